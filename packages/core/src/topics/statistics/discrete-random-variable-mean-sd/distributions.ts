import {
  apply,
  type Block,
  type Both,
  decimal,
  type Expr,
  equation,
  evaluate,
  type Printed,
  prose,
  type Random,
  Ratio,
  symbol,
  type TableSpec,
  table,
  type Value,
} from '../../../author.ts'

/** What X is, and the values that it plausibly takes. */
export interface Variable {
  readonly says: Both<Block>
  readonly values: (random: Random, count: number) => number[]
}

const inARow = (most: number) => (random: Random, count: number) => {
  const from = random.int(0, most)
  return Array.from({ length: count }, (_, i) => from + i)
}
const someOf =
  (...choices: readonly number[]) =>
  (random: Random, count: number) =>
    random.sample(choices, count).sort((a, b) => a - b)

const X = symbol('X')

export const variables: readonly Variable[] = [
  {
    says: {
      en: prose`${X} is the number of TV sets in a home chosen at random.`,
      es: prose`${X} es el número de televisores en una casa elegida al azar.`,
    },
    values: inARow(1),
  },
  {
    says: {
      en: prose`${X} is the number of repair calls that a plumber gets on a day chosen at random.`,
      es: prose`${X} es el número de llamadas que recibe un plomero en un día elegido al azar.`,
    },
    values: inARow(3),
  },
  {
    says: {
      en: prose`${X} is the number of cars that a dealer sells on a day chosen at random.`,
      es: prose`${X} es el número de carros que vende un concesionario en un día elegido al azar.`,
    },
    values: inARow(2),
  },
  {
    says: {
      en: prose`${X} is the amount, in dollars, that a visitor chosen at random spends at a school fair.`,
      es: prose`${X} es la cantidad, en dólares, que gasta en una feria escolar un visitante elegido al azar.`,
    },
    values: someOf(0, 1, 2, 5, 10, 15, 20, 25, 50),
  },
  {
    says: {
      en: prose`${X} is the score of one throw in a ring toss game.`,
      es: prose`${X} es el puntaje de un tiro en un juego de aros.`,
    },
    values: someOf(-10, -5, 0, 5, 10, 15, 20, 30),
  },
  {
    says: {
      en: prose`${X} is the number of people in a car that enters a parking lot.`,
      es: prose`${X} es el número de personas en un carro que entra a un estacionamiento.`,
    },
    values: (_, count) => Array.from({ length: count }, (_, i) => i + 1),
  },
]

/** Positive parts of twenty: probabilities that are multiples of 0.05. */
export function drawParts(random: Random, count: number): number[] {
  const places = Array.from({ length: 19 }, (_, i) => i + 1)
  const cuts = [0, ...random.sample(places, count - 1).sort((a, b) => a - b), 20]
  return cuts.slice(1).map((cut, i) => cut - cuts[i]!)
}
export const chanceOf = (part: number): Expr => decimal(Ratio.of(part, 20), 2)

const PROBABILITY = apply('P', equation(symbol('X'), symbol('x')))
export const distributionSpec = (values: readonly number[], chances: readonly Value[]): TableSpec => ({
  rowHeads: true,
  rows: [
    [symbol('x'), ...values],
    [PROBABILITY, ...chances],
  ],
})
export const distributionTable = (values: readonly number[], chances: readonly Value[]): Block =>
  table(distributionSpec(values, chances))

/** The values and probabilities of a printed table; a cell without a number is null. */
export function distributionIn(printed: Printed): readonly { readonly x: Ratio; readonly chance: Ratio | null }[] {
  const [values = [], chances = []] = printed.block('table').rows.map(row => row.slice(1).map(cell => cell[0] as Expr))
  return values.map((value, i) => {
    const chance = chances[i]
    return { x: evaluate(value), chance: chance?.kind === 'number' ? evaluate(chance) : null }
  })
}

export const meanOf = (values: readonly number[], chances: readonly Ratio[]): Ratio =>
  values.reduce((sum, x, i) => sum.plus((chances[i] ?? Ratio.of(0)).times(x)), Ratio.of(0))
/** The mean of the squares less the square of the mean. */
export const varianceOf = (values: readonly number[], chances: readonly Ratio[]): Ratio =>
  meanOf(
    values.map(x => x * x),
    chances,
  ).minus(meanOf(values, chances).power(2))
