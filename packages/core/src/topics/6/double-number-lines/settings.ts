import { type Both, type Inline, line, type Noun, noun, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Words = Both<readonly Inline[]>
/** Two quantities that grow together. */
export interface Setting {
  readonly top: Noun
  readonly bottom: Noun
  /** Likely amounts of each for the first mark. */
  readonly tops: readonly [number, number]
  readonly bottoms: readonly [number, number]
  /** The least and the most of the second for one of the first, where not all amounts are likely. */
  readonly each?: readonly [number, number]
  tell(a: Term, b: Term): Words
  /** The same once the setting is known: "The baker uses …" */
  again(a: Term, b: Term): Words
  /** "How many … for so many of the first?" */
  ask(a: Term): Words
}

const settings: readonly Setting[] = [
  {
    top: nouns.cup,
    bottom: nouns.muffin,
    tops: [2, 3],
    bottoms: [10, 14],
    tell: (a, b) => ({
      en: line`A baker uses ${a} of flour for ${b}.`,
      es: line`Una panadera usa ${a} de harina para ${b}.`,
    }),
    again: (a, b) => ({
      en: line`The baker uses ${a} of flour for ${b}.`,
      es: line`La panadera usa ${a} de harina para ${b}.`,
    }),
    ask: a => ({
      en: line`With the same recipe, how many muffins can she bake with ${a} of flour?`,
      es: line`Con la misma receta, ¿cuántos muffins puede hornear con ${a} de harina?`,
    }),
  },
  {
    top: nouns.minute,
    bottom: nouns.liter,
    tops: [2, 6],
    bottoms: [15, 48],
    tell: (a, b) => ({
      en: line`In ${a}, ${b} of water flow from a hose.`,
      es: line`En ${a} salen ${b} de agua de una manguera.`,
    }),
    again: (a, b) => ({
      en: line`In ${a}, ${b} of water flow from the hose.`,
      es: line`En ${a} salen ${b} de agua de la manguera.`,
    }),
    ask: a => ({
      en: line`At this rate, how many liters of water flow in ${a}?`,
      es: line`A este ritmo, ¿cuántos litros de agua salen en ${a}?`,
    }),
  },
  {
    top: nouns.hour,
    bottom: nouns.mile,
    tops: [2, 4],
    bottoms: [35, 79],
    tell: (a, b) => ({
      en: line`A ship sails ${b} in ${a}.`,
      es: line`Un barco recorre ${b} en ${a}.`,
    }),
    again: (a, b) => ({
      en: line`The ship sails ${b} in ${a}.`,
      es: line`El barco recorre ${b} en ${a}.`,
    }),
    ask: a => ({
      en: line`At this speed, how many miles does it sail in ${a}?`,
      es: line`A esta rapidez, ¿cuántas millas recorre en ${a}?`,
    }),
  },
  {
    top: nouns.ticket,
    bottom: nouns.dollar,
    tops: [2, 4],
    bottoms: [9, 39],
    each: [4, 15],
    tell: (a, b) => ({ en: line`At a fair, ${a} cost ${b}.`, es: line`En una feria, ${a} cuestan ${b}.` }),
    again: (a, b) => ({ en: line`At the fair, ${a} cost ${b}.`, es: line`En la feria, ${a} cuestan ${b}.` }),
    ask: a => ({
      en: line`At this price, how many dollars do ${a} cost?`,
      es: line`A este precio, ¿cuántos dólares cuestan ${a}?`,
    }),
  },
  {
    top: nouns.minute,
    bottom: nouns.page,
    tops: [2, 5],
    bottoms: [9, 32],
    tell: (a, b) => ({
      en: line`A printer prints ${b} in ${a}.`,
      es: line`Una impresora imprime ${b} en ${a}.`,
    }),
    again: (a, b) => ({
      en: line`The printer prints ${b} in ${a}.`,
      es: line`La impresora imprime ${b} en ${a}.`,
    }),
    ask: a => ({
      en: line`At this rate, how many pages does it print in ${a}?`,
      es: line`A este ritmo, ¿cuántas páginas imprime en ${a}?`,
    }),
  },
  {
    top: nouns.gallon,
    bottom: nouns.mile,
    tops: [2, 5],
    bottoms: [55, 95],
    tell: (a, b) => ({
      en: line`A car travels ${b} on ${a} of gas.`,
      es: line`Un carro recorre ${b} con ${a} de gasolina.`,
    }),
    again: (a, b) => ({
      en: line`The car travels ${b} on ${a} of gas.`,
      es: line`El carro recorre ${b} con ${a} de gasolina.`,
    }),
    ask: a => ({
      en: line`At this rate, how many miles does it travel on ${a} of gas?`,
      es: line`A este ritmo, ¿cuántas millas recorre con ${a} de gasolina?`,
    }),
  },
  {
    top: nouns.liter,
    bottom: noun('square meter', 'square meters', 'metro cuadrado', 'metros cuadrados', 'm'),
    tops: [2, 4],
    bottoms: [15, 38],
    each: [6, 12],
    tell: (a, b) => ({
      en: line`A painter can paint ${b} of wall with ${a} of paint.`,
      es: line`Una pintora puede pintar ${b} de pared con ${a} de pintura.`,
    }),
    again: (a, b) => ({
      en: line`The painter can paint ${b} of wall with ${a} of paint.`,
      es: line`La pintora puede pintar ${b} de pared con ${a} de pintura.`,
    }),
    ask: a => ({
      en: line`At this rate, how many square meters of wall can she paint with ${a} of paint?`,
      es: line`A este ritmo, ¿cuántos metros cuadrados de pared puede pintar con ${a} de pintura?`,
    }),
  },
  {
    top: nouns.pound,
    bottom: nouns.dollar,
    tops: [2, 4],
    bottoms: [9, 27],
    each: [4, 11],
    tell: (a, b) => ({
      en: line`At a market, ${a} of nuts cost ${b}.`,
      es: line`En un mercado, ${a} de nueces cuestan ${b}.`,
    }),
    again: (a, b) => ({
      en: line`At the market, ${a} of nuts cost ${b}.`,
      es: line`En el mercado, ${a} de nueces cuestan ${b}.`,
    }),
    ask: a => ({
      en: line`At this price, how many dollars do ${a} of nuts cost?`,
      es: line`A este precio, ¿cuántos dólares cuestan ${a} de nueces?`,
    }),
  },
  {
    top: nouns.week,
    bottom: nouns.kilogram,
    tops: [2, 5],
    bottoms: [31, 94],
    each: [14, 24],
    tell: (a, b) => ({
      en: line`The dogs at a shelter eat ${b} of food in ${a}.`,
      es: line`Los perros de un refugio comen ${b} de alimento en ${a}.`,
    }),
    again: (a, b) => ({
      en: line`The dogs eat ${b} of food in ${a}.`,
      es: line`Los perros comen ${b} de alimento en ${a}.`,
    }),
    ask: a => ({
      en: line`At this rate, how many kilograms of food do they eat in ${a}?`,
      es: line`A este ritmo, ¿cuántos kilogramos de alimento comen en ${a}?`,
    }),
  },
  {
    top: nouns.day,
    bottom: nouns.page,
    tops: [2, 5],
    bottoms: [35, 95],
    each: [12, 30],
    tell: (a, b) => ({
      en: line`Mateo reads ${b} of a novel in ${a}.`,
      es: line`Mateo lee ${b} de una novela en ${a}.`,
    }),
    again: (a, b) => ({
      en: line`Mateo reads ${b} of a novel in ${a}.`,
      es: line`Mateo lee ${b} de una novela en ${a}.`,
    }),
    ask: a => ({
      en: line`At this rate, how many pages does he read in ${a}?`,
      es: line`A este ritmo, ¿cuántas páginas lee en ${a}?`,
    }),
  },
  {
    top: nouns.hen,
    bottom: nouns.egg,
    tops: [2, 5],
    bottoms: [9, 29],
    each: [4, 6],
    tell: (a, b) => ({
      en: line`On a farm, ${a} lay ${b} a week.`,
      es: line`En una granja, ${a} ponen ${b} por semana.`,
    }),
    again: (a, b) => ({
      en: line`On the farm, ${a} lay ${b} a week.`,
      es: line`En la granja, ${a} ponen ${b} por semana.`,
    }),
    ask: a => ({
      en: line`At this rate, how many eggs do ${a} lay a week?`,
      es: line`A este ritmo, ¿cuántos huevos ponen ${a} por semana?`,
    }),
  },
  {
    top: nouns.bracelet,
    bottom: nouns.gram,
    tops: [2, 4],
    bottoms: [25, 75],
    each: [10, 22],
    tell: (a, b) => ({ en: line`Leah uses ${b} of beads for ${a}.`, es: line`Leah usa ${b} de cuentas para ${a}.` }),
    again: (a, b) => ({ en: line`Leah uses ${b} of beads for ${a}.`, es: line`Leah usa ${b} de cuentas para ${a}.` }),
    ask: a => ({
      en: line`At this rate, how many grams of beads does she use for ${a}?`,
      es: line`A este ritmo, ¿cuántos gramos de cuentas usa para ${a}?`,
    }),
  },
  {
    top: nouns.minute,
    bottom: noun('box', 'boxes', 'caja', 'cajas', 'f'),
    tops: [2, 5],
    bottoms: [9, 35],
    tell: (a, b) => ({ en: line`A machine packs ${b} in ${a}.`, es: line`Una máquina empaca ${b} en ${a}.` }),
    again: (a, b) => ({ en: line`The machine packs ${b} in ${a}.`, es: line`La máquina empaca ${b} en ${a}.` }),
    ask: a => ({
      en: line`At this rate, how many boxes does it pack in ${a}?`,
      es: line`A este ritmo, ¿cuántas cajas empaca en ${a}?`,
    }),
  },
  {
    top: nouns.minute,
    bottom: nouns.word,
    tops: [2, 4],
    bottoms: [65, 175],
    each: [30, 55],
    tell: (a, b) => ({ en: line`Luis types ${b} in ${a}.`, es: line`Luis escribe ${b} a máquina en ${a}.` }),
    again: (a, b) => ({ en: line`Luis types ${b} in ${a}.`, es: line`Luis escribe ${b} a máquina en ${a}.` }),
    ask: a => ({
      en: line`At this rate, how many words does he type in ${a}?`,
      es: line`A este ritmo, ¿cuántas palabras escribe en ${a}?`,
    }),
  },
  {
    top: nouns.day,
    bottom: nouns.liter,
    tops: [2, 4],
    bottoms: [37, 95],
    each: [18, 30],
    tell: (a, b) => ({ en: line`A cow gives ${b} of milk in ${a}.`, es: line`Una vaca da ${b} de leche en ${a}.` }),
    again: (a, b) => ({ en: line`The cow gives ${b} of milk in ${a}.`, es: line`La vaca da ${b} de leche en ${a}.` }),
    ask: a => ({
      en: line`At this rate, how many liters of milk does it give in ${a}?`,
      es: line`A este ritmo, ¿cuántos litros de leche da en ${a}?`,
    }),
  },
  {
    top: noun('crate', 'crates', 'cajón', 'cajones', 'm'),
    bottom: nouns.kilogram,
    tops: [2, 4],
    bottoms: [25, 79],
    each: [12, 20],
    tell: (a, b) => ({
      en: line`On an apple farm, ${a} hold ${b} of apples.`,
      es: line`En una huerta, ${a} contienen ${b} de manzanas.`,
    }),
    again: (a, b) => ({
      en: line`On the farm, ${a} hold ${b} of apples.`,
      es: line`En la huerta, ${a} contienen ${b} de manzanas.`,
    }),
    ask: a => ({
      en: line`At this rate, how many kilograms of apples do ${a} hold?`,
      es: line`A este ritmo, ¿cuántos kilogramos de manzanas contienen ${a}?`,
    }),
  },
  {
    top: nouns.minute,
    bottom: nouns.meter,
    tops: [2, 5],
    bottoms: [13, 59],
    each: [6, 12],
    tell: (a, b) => ({ en: line`A climber climbs ${b} in ${a}.`, es: line`Una escaladora sube ${b} en ${a}.` }),
    again: (a, b) => ({ en: line`The climber climbs ${b} in ${a}.`, es: line`La escaladora sube ${b} en ${a}.` }),
    ask: a => ({
      en: line`At this rate, how many meters does she climb in ${a}?`,
      es: line`A este ritmo, ¿cuántos metros sube en ${a}?`,
    }),
  },
  {
    top: nouns.second,
    bottom: nouns.meter,
    tops: [2, 5],
    bottoms: [15, 59],
    each: [7, 12],
    tell: (a, b) => ({ en: line`A cyclist rides ${b} in ${a}.`, es: line`Un ciclista avanza ${b} en ${a}.` }),
    again: (a, b) => ({ en: line`The cyclist rides ${b} in ${a}.`, es: line`El ciclista avanza ${b} en ${a}.` }),
    ask: a => ({
      en: line`At this speed, how many meters does he ride in ${a}?`,
      es: line`A esta rapidez, ¿cuántos metros avanza en ${a}?`,
    }),
  },
  {
    top: nouns.minute,
    bottom: nouns.centimeter,
    tops: [2, 5],
    bottoms: [7, 29],
    each: [3, 6],
    tell: (a, b) => ({ en: line`A snail crawls ${b} in ${a}.`, es: line`Un caracol avanza ${b} en ${a}.` }),
    again: (a, b) => ({ en: line`The snail crawls ${b} in ${a}.`, es: line`El caracol avanza ${b} en ${a}.` }),
    ask: a => ({
      en: line`At this rate, how many centimeters does it crawl in ${a}?`,
      es: line`A este ritmo, ¿cuántos centímetros avanza en ${a}?`,
    }),
  },
  {
    top: nouns.week,
    bottom: nouns.dollar,
    tops: [2, 4],
    bottoms: [9, 39],
    each: [4, 15],
    tell: (a, b) => ({ en: line`Nina saves ${b} in ${a}.`, es: line`Nina ahorra ${b} en ${a}.` }),
    again: (a, b) => ({ en: line`Nina saves ${b} in ${a}.`, es: line`Nina ahorra ${b} en ${a}.` }),
    ask: a => ({
      en: line`At this rate, how many dollars does she save in ${a}?`,
      es: line`A este ritmo, ¿cuántos dólares ahorra en ${a}?`,
    }),
  },
  {
    top: nouns.yard,
    bottom: nouns.dollar,
    tops: [2, 4],
    bottoms: [11, 39],
    each: [5, 14],
    tell: (a, b) => ({
      en: line`At a fabric store, ${a} of cloth cost ${b}.`,
      es: line`En una tienda de telas, ${a} de tela cuestan ${b}.`,
    }),
    again: (a, b) => ({
      en: line`At the store, ${a} of cloth cost ${b}.`,
      es: line`En la tienda, ${a} de tela cuestan ${b}.`,
    }),
    ask: a => ({
      en: line`At this price, how many dollars do ${a} of cloth cost?`,
      es: line`A este precio, ¿cuántos dólares cuestan ${a} de tela?`,
    }),
  },
  {
    top: nouns.minute,
    bottom: nouns.gallon,
    tops: [2, 5],
    bottoms: [17, 95],
    each: [8, 20],
    tell: (a, b) => ({
      en: line`A pump moves ${b} of water in ${a}.`,
      es: line`Una bomba mueve ${b} de agua en ${a}.`,
    }),
    again: (a, b) => ({
      en: line`The pump moves ${b} of water in ${a}.`,
      es: line`La bomba mueve ${b} de agua en ${a}.`,
    }),
    ask: a => ({
      en: line`At this rate, how many gallons of water does it move in ${a}?`,
      es: line`A este ritmo, ¿cuántos galones de agua mueve en ${a}?`,
    }),
  },
  {
    top: nouns.day,
    bottom: nouns.gallon,
    tops: [2, 3],
    bottoms: [61, 145],
    each: [30, 50],
    tell: (a, b) => ({
      en: line`An elephant drinks ${b} of water in ${a}.`,
      es: line`Un elefante bebe ${b} de agua en ${a}.`,
    }),
    again: (a, b) => ({
      en: line`The elephant drinks ${b} of water in ${a}.`,
      es: line`El elefante bebe ${b} de agua en ${a}.`,
    }),
    ask: a => ({
      en: line`At this rate, how many gallons of water does it drink in ${a}?`,
      es: line`A este ritmo, ¿cuántos galones de agua bebe en ${a}?`,
    }),
  },
  {
    top: noun('scarf', 'scarves', 'bufanda', 'bufandas', 'f'),
    bottom: nouns.ounce,
    tops: [2, 4],
    bottoms: [11, 35],
    each: [5, 9],
    tell: (a, b) => ({ en: line`Rosa uses ${b} of yarn for ${a}.`, es: line`Rosa usa ${b} de estambre para ${a}.` }),
    again: (a, b) => ({ en: line`Rosa uses ${b} of yarn for ${a}.`, es: line`Rosa usa ${b} de estambre para ${a}.` }),
    ask: a => ({
      en: line`At this rate, how many ounces of yarn does she use for ${a}?`,
      es: line`A este ritmo, ¿cuántas onzas de estambre usa para ${a}?`,
    }),
  },
]

/** Every third of them at each level: a level tells no setting that another tells. */
const atLevel = (turn: number): readonly Setting[] => settings.filter((_, i) => i % 3 === turn)
export const settingsAt = { easy: atLevel(0), medium: atLevel(1), hard: atLevel(2) } as const
