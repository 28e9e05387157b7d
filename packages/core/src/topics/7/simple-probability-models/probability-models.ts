import {
  type Block,
  type Both,
  decimal,
  degrees,
  type Expr,
  evaluate,
  expr,
  figure,
  type Inline,
  itemOf,
  line,
  option,
  type Printed,
  percent,
  prose,
  type Random,
  Ratio,
  spinner,
  symbol,
  table,
  words,
} from '../../../author.ts'
import { type Bag, type EventName, eventNames, events, tellBag } from './chance.ts'

function contentOf(part: Block | readonly Inline[]): readonly Inline[] {
  if (!('kind' in part)) return part
  return part.kind === 'paragraph' ? part.content : []
}

/** One paragraph of several sentences or parts of one. */
export function joined(...parts: readonly Both<Block | readonly Inline[]>[]): Both<Block> {
  const [en, es]: [Inline[], Inline[]] = [[], []]
  for (const part of parts) {
    en.push(...contentOf(part.en))
    es.push(...contentOf(part.es))
  }
  return { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } }
}

/** The form of the answer, said after the question. */
export const IN_FRACTION = {
  en: line` Write a fraction.`,
  es: line` Escribe una fracción.`,
}

/** Numbers on a spinner with equal sectors: some come more than once. */
export function drawSpinner(random: Random) {
  const sectors = random.until(
    () => Array.from({ length: random.pick([4, 5, 6, 8, 10]) }, () => random.int(1, 5)),
    list => new Set(list).size > 2,
  )
  const asked = random.pick(sectors)
  return { sectors, asked, pointer: random.int(0, 35) * 10 + 5 }
}
export const labelsOf = (printed: Printed) =>
  printed.figure('spinner').sectors.map(({ label }) => evaluate(label as Expr).n)

/** A number cube, or cards with the numbers from 1 to n. */
export function drawNumbers(random: Random) {
  const source = random.evenly(['cube', 'deck', 'raffle'])
  const n = source === 'cube' ? 6 : source === 'deck' ? random.pick([8, 9, 10, 12]) : random.pick([20, 25, 30])
  const { event, k, favorable } = random.until(
    () => {
      const event: EventName = random.pick(eventNames)
      const k = source === 'raffle' && event === 'greater' ? random.int(10, n - 2) : random.pick(events[event].at)
      return {
        event,
        k,
        favorable: Array.from({ length: n }, (_, i) => i + 1).filter(value => events[event].holds(value, k)).length,
      }
    },
    ({ favorable, k }) => favorable > 0 && favorable < n && (source !== 'raffle' || favorable !== k),
  )
  return { source, n, event, k, favorable }
}

export const SOURCES = {
  cube: (n: number): Both<readonly Inline[]> => ({
    en: line`A fair number cube has the numbers from ${1} to ${n}. It is rolled once. What is the probability of rolling `,
    es: line`Un dado justo tiene los números del ${1} al ${n}. Se lanza una vez. ¿Cuál es la probabilidad de sacar `,
  }),
  deck: (n: number): Both<readonly Inline[]> => ({
    en: line`A deck has one card for each number from ${1} to ${n}. One card is drawn at random. What is the probability of drawing `,
    es: line`Un mazo tiene una tarjeta para cada número del ${1} al ${n}. Se saca una al azar. ¿Cuál es la probabilidad de sacar `,
  }),
  raffle: (n: number): Both<readonly Inline[]> => ({
    en: line`There is one raffle ticket for each number from ${1} to ${n}. One ticket is drawn at random. What is the probability of drawing `,
    es: line`Hay un boleto de rifa para cada número del ${1} al ${n}. Se saca uno al azar. ¿Cuál es la probabilidad de sacar `,
  }),
}
export const END = { en: line`?`, es: line`?` }

export const LIKELY = option({
  impossible: { en: prose`impossible`, es: prose`imposible` },
  unlikely: { en: prose`unlikely`, es: prose`poco probable` },
  even: { en: prose`as likely as not`, es: prose`igual de probable que sí o que no` },
  likely: { en: prose`likely`, es: prose`probable` },
  certain: { en: prose`certain`, es: prose`seguro` },
})
type Likelihood = keyof typeof LIKELIHOODS
export const LIKELIHOODS = {
  impossible: (p: Ratio) => p.n === 0,
  unlikely: (p: Ratio) => p.n > 0 && p.compare(Ratio.of(1, 4)) <= 0,
  even: (p: Ratio) => p.equals(Ratio.of(1, 2)),
  likely: (p: Ratio) => p.compare(Ratio.of(3, 4)) >= 0 && p.compare(1) < 0,
  certain: (p: Ratio) => p.equals(1),
} as const
export const LIKELIHOOD_NAMES = Object.keys(LIKELIHOODS) as readonly Likelihood[]

/** A probability table whose last or another entry is missing: tenths or hundredths that make 1. */
export function drawTable(random: Random) {
  const as = random.evenly(['decimal', 'percent', 'fraction'])
  const whole = as === 'fraction' ? random.pick([8, 10, 12, 20]) : 20
  const cuts = random
    .sample(
      Array.from({ length: whole - 1 }, (_, i) => i + 1),
      3,
    )
    .sort((a, b) => a - b)
  const ends = [0, ...cuts, whole]
  const parts = ends.slice(1).map((end, i) => Ratio.of(end - itemOf(ends, i), whole))
  return { as, parts, missing: random.int(0, 3), names: random.shuffle(TABLE_NAMES).slice(0, 4) }
}
const TABLE_NAMES = [
  words('red', 'rojo'),
  words('blue', 'azul'),
  words('green', 'verde'),
  words('yellow', 'amarillo'),
  words('white', 'blanco'),
]
export const written = (value: Ratio, as: 'decimal' | 'percent' | 'fraction'): Expr =>
  as === 'decimal' ? decimal(value) : as === 'percent' ? percent(value.times(100)) : expr(value)

/** Angles of an unequal spinner that are multiples of 30°. */
export function drawUnequal(random: Random) {
  const parts = random.evenly([
    [6, 4, 2],
    [5, 4, 3],
    [3, 3, 6],
    [2, 3, 7],
    [1, 3, 8],
    [2, 4, 3, 3],
    [1, 2, 3, 6],
    [4, 4, 3, 1],
    [5, 1, 6],
    [2, 2, 5, 3],
  ])
  const sizes = random.shuffle(parts)
  const asked = random.until(
    () => random.int(0, sizes.length - 1),
    // The angle that is missing is none of the others.
    place => sizes.filter(size => size === sizes[place]).length === 1,
  )
  return { sizes, asked, pointer: random.int(0, 35) * 10 + 5 }
}
export const LETTERS = ['A', 'B', 'C', 'D'] as const
export const spinnerOf = (sizes: readonly number[], pointer: number) =>
  spinner(
    sizes.map((size, i) => ({ label: itemOf(LETTERS, i), size })),
    { pointer },
  )
/** The size of a sector is what is looked for, so that no size is told. */
export const unequalSpinner = ({ sizes, pointer }: { readonly sizes: readonly number[]; readonly pointer: number }) =>
  figure({ ...spinnerOf(sizes, pointer), says: 'looks' })
/** All angles but one. */
export const anglesTable = (sizes: readonly number[], hidden: number) => {
  const shown = sizes.map((size, i) => ({ size, letter: symbol(itemOf(LETTERS, i)) })).filter((_, i) => i !== hidden)
  return table({
    head: [words('Section', 'Sección'), ...shown.map(({ letter }) => letter)],
    rows: [[words('Angle', 'Ángulo'), ...shown.map(({ size }) => degrees(30 * size))]],
    rowHeads: true,
  })
}

export const shareOf = (printed: Printed, letter: string) => {
  const { sectors } = printed.figure('spinner')
  const total = sectors.reduce((sum, { size }) => sum + size, 0)
  const mine = sectors.filter(({ label }) => label?.kind === 'symbol' && label.name === letter)
  return Ratio.of(
    mine.reduce((sum, { size }) => sum + size, 0),
    total,
  )
}

export const askBag = (bag: Bag, ...question: readonly Both<readonly Inline[]>[]) => {
  const told = tellBag(bag)
  return joined(told, { en: line` `, es: line` ` }, ...question)
}
