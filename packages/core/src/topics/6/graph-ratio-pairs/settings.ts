import { type Both, type Expr, type Inline, line, type Noun, noun, type Term, words } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Words = Both<readonly Inline[]>
/** Two quantities in one ratio: the first goes to the right, the second up. */
export interface Setting {
  readonly x: Noun
  readonly y: Noun
  readonly xTitle: Expr
  readonly yTitle: Expr
  /** Likely amounts of the second for one of the first. */
  readonly ones: readonly Term1[]
  readonly rates: readonly [number, number]
  /** "Each ticket costs the same." */
  readonly steady: Words
  tell(a: Term, b: Term): Words
  /** "How many … for so many of the first?" */
  ask(a: Term): Words
  /** The answer in a sentence. */
  end(a: Term, b: Term): Words
}
/** The second term of a ratio with first term 1. */
export type Term1 = 2 | 3 | 4 | 5 | 6

const lap = noun('lap', 'laps', 'vuelta', 'vueltas', 'f')
const carton = noun('box', 'boxes', 'caja', 'cajas', 'f')
const sugar = noun('cup of sugar', 'cups of sugar', 'taza de azúcar', 'tazas de azúcar', 'f')
const flour = noun('cup of flour', 'cups of flour', 'taza de harina', 'tazas de harina', 'f')
const oats = noun('cup of oats', 'cups of oats', 'taza de avena', 'tazas de avena', 'f')
const milk = noun('cup of milk', 'cups of milk', 'taza de leche', 'tazas de leche', 'f')
const redBead = noun('red bead', 'red beads', 'cuenta roja', 'cuentas rojas', 'f')
const blueBead = noun('blue bead', 'blue beads', 'cuenta azul', 'cuentas azules', 'f')
const whitePaint = noun(
  'can of white paint',
  'cans of white paint',
  'lata de pintura blanca',
  'latas de pintura blanca',
  'f',
)
const greenPaint = noun(
  'can of green paint',
  'cans of green paint',
  'lata de pintura verde',
  'latas de pintura verde',
  'f',
)
const lemonJuice = noun(
  'cup of lemon juice',
  'cups of lemon juice',
  'taza de jugo de limón',
  'tazas de jugo de limón',
  'f',
)
const water = noun('cup of water', 'cups of water', 'taza de agua', 'tazas de agua', 'f')

export const settings: readonly Setting[] = [
  {
    x: lap,
    y: nouns.minute,
    xTitle: words('Laps', 'Vueltas'),
    yTitle: words('Time (minutes)', 'Tiempo (minutos)'),
    ones: [2, 3],
    rates: [1.4, 3],
    steady: {
      en: line`A runner runs laps around a track at a steady pace.`,
      es: line`Un corredor da vueltas a una pista a paso constante.`,
    },
    tell: (a, b) => ({ en: line`A runner runs ${a} in ${b}.`, es: line`Un corredor da ${a} en ${b}.` }),
    ask: a => ({
      en: line`How many minutes does the runner need for ${a}?`,
      es: line`¿Cuántos minutos tarda en dar ${a}?`,
    }),
    end: (a, b) => ({ en: line`The runner runs ${a} in ${b}.`, es: line`El corredor da ${a} en ${b}.` }),
  },
  {
    x: sugar,
    y: flour,
    xTitle: words('Sugar (cups)', 'Azúcar (tazas)'),
    yTitle: words('Flour (cups)', 'Harina (tazas)'),
    ones: [2, 3],
    rates: [1.2, 3],
    steady: {
      en: line`A bakery uses sugar and flour in the same ratio for every batch.`,
      es: line`Una panadería usa azúcar y harina en la misma razón en cada tanda.`,
    },
    tell: (a, b) => ({ en: line`A bakery uses ${a} for every ${b}.`, es: line`Una panadería usa ${a} por cada ${b}.` }),
    ask: a => ({
      en: line`How many cups of flour does the bakery use for ${a}?`,
      es: line`¿Cuántas tazas de harina usa para ${a}?`,
    }),
    end: (a, b) => ({ en: line`The bakery uses ${b} for ${a}.`, es: line`La panadería usa ${b} para ${a}.` }),
  },
  {
    x: nouns.ticket,
    y: nouns.dollar,
    xTitle: words('Tickets', 'Boletos'),
    yTitle: words('Cost (dollars)', 'Costo (dólares)'),
    ones: [2, 3, 4, 5, 6],
    rates: [0.6, 3],
    steady: {
      en: line`Every ticket at a fair costs the same.`,
      es: line`Todos los boletos de una feria cuestan lo mismo.`,
    },
    tell: (a, b) => ({ en: line`A fair sells ${a} for ${b}.`, es: line`Una feria vende ${a} por ${b}.` }),
    ask: a => ({ en: line`How many dollars do ${a} cost?`, es: line`¿Cuántos dólares cuestan ${a}?` }),
    end: (a, b) => ({ en: line`The fair sells ${a} for ${b}.`, es: line`La feria vende ${a} por ${b}.` }),
  },
  {
    x: nouns.minute,
    y: carton,
    xTitle: words('Time (minutes)', 'Tiempo (minutos)'),
    yTitle: words('Boxes', 'Cajas'),
    ones: [2, 3, 4, 5, 6],
    rates: [0.4, 3],
    steady: {
      en: line`A machine packs boxes at a steady rate.`,
      es: line`Una máquina empaca cajas a ritmo constante.`,
    },
    tell: (a, b) => ({ en: line`A machine packs ${b} in ${a}.`, es: line`Una máquina empaca ${b} en ${a}.` }),
    ask: a => ({ en: line`How many boxes does the machine pack in ${a}?`, es: line`¿Cuántas cajas empaca en ${a}?` }),
    end: (a, b) => ({ en: line`The machine packs ${b} in ${a}.`, es: line`La máquina empaca ${b} en ${a}.` }),
  },
  {
    x: redBead,
    y: blueBead,
    xTitle: words('Red beads', 'Cuentas rojas'),
    yTitle: words('Blue beads', 'Cuentas azules'),
    ones: [2, 3, 4, 5],
    rates: [0.4, 3],
    steady: {
      en: line`A necklace repeats the same pattern of red and blue beads.`,
      es: line`Un collar repite el mismo patrón de cuentas rojas y azules.`,
    },
    tell: (a, b) => ({ en: line`A necklace has ${b} for every ${a}.`, es: line`Un collar tiene ${b} por cada ${a}.` }),
    ask: a => ({ en: line`How many blue beads go with ${a}?`, es: line`¿Cuántas cuentas azules van con ${a}?` }),
    end: (a, b) => ({ en: line`The necklace has ${b} for ${a}.`, es: line`El collar tiene ${b} por ${a}.` }),
  },
  {
    x: nouns.minute,
    y: nouns.gallon,
    xTitle: words('Time (minutes)', 'Tiempo (minutos)'),
    yTitle: words('Water (gallons)', 'Agua (galones)'),
    ones: [2, 3, 4, 5, 6],
    rates: [0.6, 3],
    steady: {
      en: line`Water flows from a hose at a steady rate.`,
      es: line`De una manguera sale agua a ritmo constante.`,
    },
    tell: (a, b) => ({
      en: line`In ${a}, ${b} of water flow from a hose.`,
      es: line`En ${a} salen ${b} de agua de una manguera.`,
    }),
    ask: a => ({
      en: line`How many gallons of water flow in ${a}?`,
      es: line`¿Cuántos galones de agua salen en ${a}?`,
    }),
    end: (a, b) => ({
      en: line`In ${a}, ${b} of water flow from the hose.`,
      es: line`En ${a} salen ${b} de agua de la manguera.`,
    }),
  },
  {
    x: nouns.second,
    y: nouns.step,
    xTitle: words('Time (seconds)', 'Tiempo (segundos)'),
    yTitle: words('Steps', 'Pasos'),
    ones: [2, 3],
    rates: [2, 3],
    steady: { en: line`A jogger runs at a steady pace.`, es: line`Una corredora va a paso constante.` },
    tell: (a, b) => ({ en: line`A jogger takes ${b} in ${a}.`, es: line`Una corredora da ${b} en ${a}.` }),
    ask: a => ({ en: line`How many steps does the jogger take in ${a}?`, es: line`¿Cuántos pasos da en ${a}?` }),
    end: (a, b) => ({ en: line`The jogger takes ${b} in ${a}.`, es: line`La corredora da ${b} en ${a}.` }),
  },
  {
    x: nouns.adult,
    y: nouns.student,
    xTitle: words('Adults', 'Adultos'),
    yTitle: words('Students', 'Estudiantes'),
    ones: [4, 5, 6],
    rates: [1.5, 3],
    steady: {
      en: line`Every group of a museum tour has adults and students in the same ratio.`,
      es: line`En cada grupo de una visita al museo, los adultos y los estudiantes están en la misma razón.`,
    },
    tell: (a, b) => ({
      en: line`On a museum tour there are ${b} for every ${a}.`,
      es: line`En una visita al museo hay ${b} por cada ${a}.`,
    }),
    ask: a => ({ en: line`How many students go with ${a}?`, es: line`¿Cuántos estudiantes van con ${a}?` }),
    end: (a, b) => ({ en: line`There are ${b} for ${a}.`, es: line`Hay ${b} por ${a}.` }),
  },
  {
    x: nouns.pound,
    y: nouns.dollar,
    xTitle: words('Weight (pounds)', 'Peso (libras)'),
    yTitle: words('Cost (dollars)', 'Costo (dólares)'),
    ones: [2, 3, 4],
    rates: [0.6, 3],
    steady: {
      en: line`A market sells grapes at the same price per pound.`,
      es: line`Un mercado vende las uvas al mismo precio por libra.`,
    },
    tell: (a, b) => ({
      en: line`A market sells ${a} of grapes for ${b}.`,
      es: line`Un mercado vende ${a} de uvas por ${b}.`,
    }),
    ask: a => ({
      en: line`How many dollars do ${a} of grapes cost?`,
      es: line`¿Cuántos dólares cuestan ${a} de uvas?`,
    }),
    end: (a, b) => ({
      en: line`The market sells ${a} of grapes for ${b}.`,
      es: line`El mercado vende ${a} de uvas por ${b}.`,
    }),
  },
  {
    x: whitePaint,
    y: greenPaint,
    xTitle: words('White paint (cans)', 'Pintura blanca (latas)'),
    yTitle: words('Green paint (cans)', 'Pintura verde (latas)'),
    ones: [2, 3, 4],
    rates: [0.4, 3],
    steady: {
      en: line`A painter always mixes white and green paint in the same ratio.`,
      es: line`Una pintora mezcla siempre pintura blanca y verde en la misma razón.`,
    },
    tell: (a, b) => ({ en: line`A painter mixes ${a} with ${b}.`, es: line`Una pintora mezcla ${a} con ${b}.` }),
    ask: a => ({
      en: line`How many cans of green paint does the painter mix with ${a}?`,
      es: line`¿Cuántas latas de pintura verde mezcla con ${a}?`,
    }),
    end: (a, b) => ({ en: line`The painter mixes ${a} with ${b}.`, es: line`La pintora mezcla ${a} con ${b}.` }),
  },
  {
    x: nouns.week,
    y: nouns.inch,
    xTitle: words('Time (weeks)', 'Tiempo (semanas)'),
    yTitle: words('Growth (inches)', 'Crecimiento (pulgadas)'),
    ones: [2, 3, 4, 5, 6],
    rates: [1.4, 3],
    steady: { en: line`A vine grows at a steady rate.`, es: line`Una enredadera crece a ritmo constante.` },
    tell: (a, b) => ({ en: line`A vine grows ${b} in ${a}.`, es: line`Una enredadera crece ${b} en ${a}.` }),
    ask: a => ({ en: line`How many inches does the vine grow in ${a}?`, es: line`¿Cuántas pulgadas crece en ${a}?` }),
    end: (a, b) => ({ en: line`The vine grows ${b} in ${a}.`, es: line`La enredadera crece ${b} en ${a}.` }),
  },
  {
    x: lemonJuice,
    y: water,
    xTitle: words('Lemon juice (cups)', 'Jugo de limón (tazas)'),
    yTitle: words('Water (cups)', 'Agua (tazas)'),
    ones: [3, 4, 5, 6],
    rates: [1.5, 3],
    steady: {
      en: line`A stand makes all its lemonade with the same ratio of lemon juice to water.`,
      es: line`Un puesto prepara toda su limonada con la misma razón de jugo de limón a agua.`,
    },
    tell: (a, b) => ({
      en: line`A stand mixes ${a} with ${b} to make lemonade.`,
      es: line`Un puesto mezcla ${a} con ${b} para hacer limonada.`,
    }),
    ask: a => ({
      en: line`How many cups of water does the stand use for ${a}?`,
      es: line`¿Cuántas tazas de agua usa para ${a}?`,
    }),
    end: (a, b) => ({ en: line`The stand mixes ${a} with ${b}.`, es: line`El puesto mezcla ${a} con ${b}.` }),
  },
  {
    x: nouns.hour,
    y: nouns.mile,
    xTitle: words('Time (hours)', 'Tiempo (horas)'),
    yTitle: words('Distance (miles)', 'Distancia (millas)'),
    ones: [2, 3],
    rates: [1.4, 3],
    steady: { en: line`A hiker walks at a steady pace.`, es: line`Una excursionista camina a paso constante.` },
    tell: (a, b) => ({ en: line`A hiker walks ${b} in ${a}.`, es: line`Una excursionista camina ${b} en ${a}.` }),
    ask: a => ({ en: line`How many miles does the hiker walk in ${a}?`, es: line`¿Cuántas millas camina en ${a}?` }),
    end: (a, b) => ({ en: line`The hiker walks ${b} in ${a}.`, es: line`La excursionista camina ${b} en ${a}.` }),
  },
  {
    x: nouns.notebook,
    y: nouns.dollar,
    xTitle: words('Notebooks', 'Cuadernos'),
    yTitle: words('Cost (dollars)', 'Costo (dólares)'),
    ones: [2, 3, 4],
    rates: [1.2, 3],
    steady: {
      en: line`Every notebook at a store costs the same.`,
      es: line`Todos los cuadernos de una tienda cuestan lo mismo.`,
    },
    tell: (a, b) => ({ en: line`A store sells ${a} for ${b}.`, es: line`Una tienda vende ${a} por ${b}.` }),
    ask: a => ({ en: line`How many dollars do ${a} cost?`, es: line`¿Cuántos dólares cuestan ${a}?` }),
    end: (a, b) => ({ en: line`The store sells ${a} for ${b}.`, es: line`La tienda vende ${a} por ${b}.` }),
  },
  {
    x: nouns.day,
    y: nouns.egg,
    xTitle: words('Time (days)', 'Tiempo (días)'),
    yTitle: words('Eggs', 'Huevos'),
    ones: [3, 4, 5, 6],
    rates: [1.4, 3],
    steady: {
      en: line`The hens on a farm lay eggs at a steady rate.`,
      es: line`Las gallinas de una granja ponen huevos a ritmo constante.`,
    },
    tell: (a, b) => ({
      en: line`The hens on a farm lay ${b} in ${a}.`,
      es: line`Las gallinas de una granja ponen ${b} en ${a}.`,
    }),
    ask: a => ({ en: line`How many eggs do the hens lay in ${a}?`, es: line`¿Cuántos huevos ponen en ${a}?` }),
    end: (a, b) => ({ en: line`The hens lay ${b} in ${a}.`, es: line`Las gallinas ponen ${b} en ${a}.` }),
  },
  {
    x: oats,
    y: milk,
    xTitle: words('Oats (cups)', 'Avena (tazas)'),
    yTitle: words('Milk (cups)', 'Leche (tazas)'),
    ones: [2, 3],
    rates: [1.2, 3],
    steady: {
      en: line`A camp cook uses oats and milk in the same ratio for every pot.`,
      es: line`La cocinera de un campamento usa avena y leche en la misma razón en cada olla.`,
    },
    tell: (a, b) => ({
      en: line`A camp cook uses ${a} for every ${b}.`,
      es: line`La cocinera de un campamento usa ${a} por cada ${b}.`,
    }),
    ask: a => ({
      en: line`How many cups of milk does the cook use for ${a}?`,
      es: line`¿Cuántas tazas de leche usa para ${a}?`,
    }),
    end: (a, b) => ({ en: line`The cook uses ${b} for ${a}.`, es: line`La cocinera usa ${b} para ${a}.` }),
  },
]
