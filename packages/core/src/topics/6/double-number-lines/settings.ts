import { type Both, failed, type Inline, line, type Noun, noun, type Term } from '../../../author.ts'
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

export const settings: readonly Setting[] = [
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
]

/** Three of the twelve settings for each of the four forms of a level: no sheet of six tells one twice. */
const groups = [0, 1, 2, 3].map(turn => settings.filter((_, i) => i % 4 === turn))
export const settingsOf = (turn: 0 | 1 | 2 | 3): readonly Setting[] => groups[turn] ?? failed('Four groups')
