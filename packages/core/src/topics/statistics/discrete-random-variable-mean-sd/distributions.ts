import {
  apply,
  type Block,
  type Both,
  decimal,
  type Expr,
  equation,
  evaluate,
  itemOf,
  type Printed,
  prose,
  type Random,
  Ratio,
  symbol,
  type TableSpec,
  table,
  tupleOf,
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

const variables: readonly Variable[] = [
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
  {
    says: {
      en: prose`${X} is the number of siblings of a student chosen at random.`,
      es: prose`${X} es el número de hermanos de un estudiante elegido al azar.`,
    },
    values: inARow(0),
  },
  {
    says: {
      en: prose`${X} is the number of goals that a soccer team scores in a game chosen at random.`,
      es: prose`${X} es el número de goles que anota un equipo de fútbol en un partido elegido al azar.`,
    },
    values: inARow(0),
  },
  {
    says: {
      en: prose`${X} is the number of books that a library visitor chosen at random borrows.`,
      es: prose`${X} es el número de libros que saca un visitante de la biblioteca elegido al azar.`,
    },
    values: inARow(2),
  },
  {
    says: {
      en: prose`${X} is the price, in dollars, that a driver chosen at random pays at a parking lot.`,
      es: prose`${X} es el precio, en dólares, que paga en un estacionamiento un conductor elegido al azar.`,
    },
    values: someOf(2, 4, 5, 8, 10, 12, 15, 20),
  },
  {
    says: {
      en: prose`${X} is the number of students absent from a class on a school day chosen at random.`,
      es: prose`${X} es el número de estudiantes que faltan a una clase en un día escolar elegido al azar.`,
    },
    values: inARow(2),
  },
  {
    says: {
      en: prose`${X} is the score of one dart in a dart game.`,
      es: prose`${X} es el puntaje de un dardo en un juego de dardos.`,
    },
    values: someOf(0, 5, 10, 20, 25, 40, 50),
  },
]

/** Counts that follow one another, for bars side by side. */
export const counted: readonly Variable[] = [
  {
    says: {
      en: prose`${X} is the number of phone calls that a person chosen at random makes in a day.`,
      es: prose`${X} es el número de llamadas que hace en un día una persona elegida al azar.`,
    },
    values: inARow(1),
  },
  {
    says: {
      en: prose`${X} is the number of pets in a household chosen at random.`,
      es: prose`${X} es el número de mascotas en un hogar elegido al azar.`,
    },
    values: inARow(0),
  },
  {
    says: {
      en: prose`${X} is the number of eggs that a hen lays in a week chosen at random.`,
      es: prose`${X} es el número de huevos que pone una gallina en una semana elegida al azar.`,
    },
    values: inARow(2),
  },
  {
    says: {
      en: prose`${X} is the number of typing errors on a page of a draft chosen at random.`,
      es: prose`${X} es el número de errores de tecleo en una página de un borrador elegida al azar.`,
    },
    values: inARow(1),
  },
  {
    says: {
      en: prose`${X} is the number of movies that a student chosen at random saw last month.`,
      es: prose`${X} es el número de películas que vio el mes pasado un estudiante elegido al azar.`,
    },
    values: inARow(1),
  },
  {
    says: {
      en: prose`${X} is the number of floors that a passenger chosen at random rides in an elevator.`,
      es: prose`${X} es el número de pisos que recorre en un ascensor un pasajero elegido al azar.`,
    },
    values: inARow(2),
  },
  {
    says: {
      en: prose`${X} is the number of cups of coffee that an office worker chosen at random drinks in a day.`,
      es: prose`${X} es el número de tazas de café que toma en un día un oficinista elegido al azar.`,
    },
    values: inARow(0),
  },
  {
    says: {
      en: prose`${X} is the number of bus rides that a student chosen at random takes in a week.`,
      es: prose`${X} es el número de viajes en autobús que hace en una semana un estudiante elegido al azar.`,
    },
    values: inARow(3),
  },
]

/** The forms share the stories out. */
export const storiesOf = (first: number) => variables.filter((_, i) => i % 4 === first)

/** Positive parts of twenty: probabilities that are multiples of 0.05 and rise and fall once. */
export function drawParts(random: Random, count: number): number[] {
  const places = Array.from({ length: 19 }, (_, i) => i + 1)
  const cuts = [0, ...random.sample(places, count - 1).sort((a, b) => a - b), 20]
  const parts = cuts.slice(1).map((cut, i) => cut - itemOf(cuts, i))
  const [before, after]: [number[], number[]] = [[], []]
  for (const part of parts.sort((a, b) => a - b)) {
    if (random.chance(0.5)) before.push(part)
    else after.unshift(part)
  }
  return [...before, ...after]
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
  const [values, chances] = tupleOf(
    printed.block('table').rows.map(row => row.slice(1).map(cell => cell[0] as Expr)),
    2,
  )
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
