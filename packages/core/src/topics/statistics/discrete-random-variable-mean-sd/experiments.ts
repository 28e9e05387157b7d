import {
  type Block,
  type Both,
  type Inline,
  itemOf,
  line,
  type Printed,
  paragraphOf,
  prose,
  Ratio,
  symbol,
  wholes,
} from '../../../author.ts'

type Kind = 'sum' | 'difference' | 'larger' | 'prizes'

/** Two spinners with a and b sections, or a game of a rounds with b boxes each. */
export interface Experiment {
  readonly kind: Kind
  readonly a: number
  readonly b: number
}

const pairs = (kind: Kind, from: number, to: number, isSquare: boolean): Experiment[] =>
  wholes(from, to).flatMap(a =>
    wholes(from, to)
      .filter(b => (isSquare ? a === b : a <= b))
      .map(b => ({ kind, a, b })),
  )
export const experiments: readonly Experiment[] = [
  ...pairs('sum', 2, 4, false),
  { kind: 'sum', a: 6, b: 6 },
  ...pairs('difference', 3, 6, true),
  ...pairs('larger', 3, 6, true),
  ...[3, 4].flatMap(a => [2, 3, 4, 5].map((b): Experiment => ({ kind: 'prizes', a, b }))),
  { kind: 'prizes', a: 5, b: 2 },
]

const X = symbol('X')

/** A spinner's sections: 1 and 2, or from 1 to their number. */
const sections = (n: number): Both<readonly Inline[]> =>
  n === 2
    ? { en: line`${n} equal sections numbered 1 and ${n}`, es: line`${n} secciones iguales numeradas 1 y ${n}` }
    : {
        en: line`${n} equal sections numbered from 1 to ${n}`,
        es: line`${n} secciones iguales numeradas del 1 al ${n}`,
      }

/** One spinner, spun twice; what X is follows. */
const spunTwice = (n: number, is: Both<readonly Inline[]>) =>
  paragraphOf({
    en: [...line`A spinner has `, ...sections(n).en, ...line`. It is spun twice. `, ...is.en],
    es: [...line`Una ruleta tiene `, ...sections(n).es, ...line`. Se gira dos veces. `, ...is.es],
  })

export function tell({ kind, a, b }: Experiment): Both<Block> {
  if (a === 6) return tellDice(kind)
  switch (kind) {
    case 'sum': {
      const sum = { en: line`${X} is the sum of the two numbers.`, es: line`${X} es la suma de los dos números.` }
      if (a === b) return spunTwice(a, sum)
      const [one, other] = [sections(a), sections(b)]
      return paragraphOf({
        en: [
          ...line`One spinner has `,
          ...one.en,
          ...line`; another has `,
          ...other.en,
          ...line`. Both are spun once. `,
          ...sum.en,
        ],
        es: [
          ...line`Una ruleta tiene `,
          ...one.es,
          ...line`; otra tiene `,
          ...other.es,
          ...line`. Cada ruleta se gira una vez. `,
          ...sum.es,
        ],
      })
    }
    case 'difference':
      return spunTwice(a, {
        en: line`${X} is the difference of the two numbers, the larger minus the smaller; ${X} is 0 if they are equal.`,
        es: line`${X} es la diferencia de los dos números, el mayor menos el menor; ${X} es 0 si son iguales.`,
      })
    case 'larger':
      return spunTwice(a, {
        en: line`${X} is the larger of the two numbers, or either one if they are equal.`,
        es: line`${X} es el mayor de los dos números, o cualquiera de ellos si son iguales.`,
      })
    case 'prizes':
      return {
        en: prose`A game has ${a} rounds. In each round, a player opens one of ${b} closed boxes at random. Only one of the boxes holds a prize. ${X} is the number of prizes that the player wins.`,
        es: prose`Un juego tiene ${a} rondas. En cada ronda, un jugador abre al azar una de ${b} cajas cerradas. Solo una de las cajas tiene premio. ${X} es el número de premios que gana el jugador.`,
      }
  }
}

/** Six equal sections are a die. */
function tellDice(kind: Kind): Both<Block> {
  if (kind === 'sum')
    return {
      en: prose`Two fair dice with the numbers from 1 to ${6} are rolled once. ${X} is the sum of the two numbers.`,
      es: prose`Dos dados justos con los números del 1 al ${6} se lanzan una vez. ${X} es la suma de los dos números.`,
    }
  if (kind === 'difference')
    return {
      en: prose`A fair die with the numbers from 1 to ${6} is rolled twice. ${X} is the difference of the two numbers, the larger minus the smaller; ${X} is 0 if they are equal.`,
      es: prose`Un dado justo con los números del 1 al ${6} se lanza dos veces. ${X} es la diferencia de los dos números, el mayor menos el menor; ${X} es 0 si son iguales.`,
    }
  return {
    en: prose`A fair die with the numbers from 1 to ${6} is rolled twice. ${X} is the larger of the two numbers, or either one if they are equal.`,
    es: prose`Un dado justo con los números del 1 al ${6} se lanza dos veces. ${X} es el mayor de los dos números, o cualquiera de ellos si son iguales.`,
  }
}

export function experimentIn(printed: Printed): Experiment {
  const numbers = printed.numbers.map(({ n }) => n)
  const at = (i: number) => itemOf(numbers, i)
  if (/prize|premio/.test(printed.text)) return { kind: 'prizes', a: at(0), b: at(1) }
  if (/sum|suma/.test(printed.text))
    return { kind: 'sum', a: at(0), b: /dice|dados|twice|dos veces/.test(printed.text) ? at(0) : at(2) }
  return { kind: /difference|diferencia/.test(printed.text) ? 'difference' : 'larger', a: at(0), b: at(0) }
}

export const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)

/** In how many of the equally likely outcomes X has each value, by formulas. */
export function distributionOf({ kind, a, b }: Experiment): {
  readonly values: readonly number[]
  readonly chances: readonly Ratio[]
} {
  const of = (values: readonly number[], count: (x: number) => number, total: number) => ({
    values,
    chances: values.map(x => Ratio.of(count(x), total)),
  })
  switch (kind) {
    case 'sum':
      return of(wholes(2, a + b), x => Math.min(a, x - 1) - Math.max(1, x - b) + 1, a * b)
    case 'difference':
      return of(wholes(0, a - 1), x => (x === 0 ? a : 2 * (a - x)), a * a)
    case 'larger':
      return of(wholes(1, a), x => 2 * x - 1, a * a)
    case 'prizes':
      return of(wholes(0, a), x => choose(a, x) * (b - 1) ** (a - x), b ** a)
  }
}

/** The value of X in each of the equally likely outcomes, one by one. */
export function outcomesOf({ kind, a, b }: Experiment): readonly number[] {
  if (kind === 'prizes')
    return wholes(1, a).reduce<number[]>(
      (scores, _) => scores.flatMap(score => wholes(1, b).map(choice => score + (choice === 1 ? 1 : 0))),
      [0],
    )
  const x = {
    sum: (i: number, j: number) => i + j,
    difference: (i: number, j: number) => Math.abs(i - j),
    larger: Math.max,
  }
  return wholes(1, a).flatMap(i => wholes(1, b).map(j => x[kind](i, j)))
}
