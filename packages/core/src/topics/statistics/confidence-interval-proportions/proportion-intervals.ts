import {
  accented,
  type Block,
  type Both,
  blank,
  bracketed,
  decimal,
  type Expr,
  equation,
  evaluate,
  interval,
  itemOf,
  join,
  minus,
  over,
  type Printed,
  power,
  prose,
  type Random,
  Ratio,
  relation,
  root,
  type Step,
  statements,
  step,
  symbol,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { shownFloat } from '../../kit/statistics/decimals.ts'
import type { Survey } from './proportion-surveys.ts'

export const LEVELS = [
  { level: 90, z: 1645 },
  { level: 95, z: 1960 },
  { level: 99, z: 2576 },
] as const
export const thousandths = (value: number) => decimal(Ratio.of(value, 1000), 3)
export const critical = (z: number) => equation(power(symbol('z'), symbol('*')), thousandths(z))
export const between = (low: number, high: number) => interval(thousandths(low), thousandths(high), [false, false])

export const deviation = (n: number, x: number) => Math.sqrt(((x / n) * (1 - x / n)) / n)
/** A sample whose share a survey plausibly finds. */
export const drawSample = (random: Random, [low, high]: readonly [number, number], least = 100, most = 1500) => {
  const n = random.int(least / 10, most / 10) * 10
  return { n, x: Math.round((n * random.int(low * 10, high * 10)) / 1000) }
}

/** An interval for a survey, its center and its margin in thousandths. */
export const drawInterval = (random: Random, survey: Survey) => {
  const [estimate, margin] = [random.int(survey.share[0] * 10, survey.share[1] * 10), random.int(18, 60)]
  return { survey, low: estimate - margin, high: estimate + margin, estimate, margin }
}
export const endsOf = (interval: Expr | undefined): readonly [number, number] | null =>
  interval?.kind === 'interval' && !interval.closed[0] && !interval.closed[1]
    ? [evaluate(interval.from).toNumber(), evaluate(interval.to).toNumber()]
    : null
export const zIn = (printed: Printed) => evaluate(itemOf(printed.all('relation'), 0).right).toNumber()
export const isNear = (one: number, other: number, margin: number) => Math.abs(one - other) <= margin

export const toThousandths = {
  en: prose`Round the ends of the interval to the nearest thousandth.`,
  es: prose`Redondea los extremos del intervalo a la milésima más cercana.`,
}
export const MET = words('met', 'se cumple')
export const NOT_MET = words('not met', 'no se cumple')
export const CONDITIONS = [
  words('Random sample', 'Muestra aleatoria'),
  words('10% condition', 'Condición del 10%'),
  words('Large counts', 'Conteos grandes'),
] as const
export const conditionsTable = (cells: readonly [Expr, Expr, Expr]) => ({
  head: [words('Condition', 'Condición'), words('Met or not met?', '¿Se cumple o no?')],
  rows: CONDITIONS.map((condition, i) => [condition, cells[i] ?? blank(5)]),
  rowHeads: true,
})

interface Pollster {
  readonly isRandom: boolean
  /** What is counted is rare. */
  readonly isRare?: true
  readonly tell: (n: number, all: number, x: number) => Both<Block>
}
export const pollsters: readonly Pollster[] = [
  {
    isRandom: true,
    tell: (n, all, x) => ({
      en: prose`A school has ${all} students. A random sample of ${n} of them is asked about a new logo: ${x} like it.`,
      es: prose`Una escuela tiene ${all} estudiantes. Se pregunta por un nuevo logotipo a una muestra aleatoria de ${n} de ellos: a ${x} les gusta.`,
    }),
  },
  {
    isRandom: false,
    tell: (n, all, x) => ({
      en: prose`A town has ${all} residents. A reporter asks the first ${n} who leave a stadium about a new parking fee: ${x} are for it.`,
      es: prose`Un pueblo tiene ${all} habitantes. Una reportera pregunta por una nueva tarifa de estacionamiento a los primeros ${n} que salen de un estadio: ${x} están a favor.`,
    }),
  },
  {
    isRandom: true,
    isRare: true,
    tell: (n, all, x) => ({
      en: prose`A factory made ${all} lamps this week. An inspector tests ${n} of them chosen at random: ${x} are defective.`,
      es: prose`Una fábrica hizo ${all} lámparas esta semana. Una inspectora prueba ${n} de ellas elegidas al azar: ${x} son defectuosas.`,
    }),
  },
  {
    isRandom: false,
    tell: (n, all, x) => ({
      en: prose`A gym has ${all} members. The owner posts a question on the gym’s page, and ${n} members choose to answer it: ${x} want longer hours.`,
      es: prose`Un gimnasio tiene ${all} miembros. El dueño publica una pregunta en la página del gimnasio y ${n} miembros deciden contestarla: ${x} quieren un horario más amplio.`,
    }),
  },
  {
    isRandom: true,
    tell: (n, all, x) => ({
      en: prose`A theater sold ${all} tickets this year. A random sample of ${n} of the tickets is checked: ${x} were bought online.`,
      es: prose`Un teatro vendió ${all} boletos este año. Se revisa una muestra aleatoria de ${n} de los boletos: ${x} se compraron en línea.`,
    }),
  },
  {
    isRandom: false,
    tell: (n, all, x) => ({
      en: prose`A lake has ${all} tagged fish. A ranger checks the ${n} fish that swim nearest to the dock: ${x} are trout.`,
      es: prose`Un lago tiene ${all} peces marcados. Un guardabosques revisa los ${n} peces que nadan más cerca del muelle: ${x} son truchas.`,
    }),
  },
  {
    isRandom: true,
    tell: (n, all, x) => ({
      en: prose`An orchard has ${all} trees. A random sample of ${n} of the trees is examined: ${x} carry fruit this year.`,
      es: prose`Un huerto tiene ${all} árboles. Se examina una muestra aleatoria de ${n} de los árboles: ${x} tienen fruta este año.`,
    }),
  },
  {
    isRandom: false,
    tell: (n, all, x) => ({
      en: prose`An airline sold ${all} seats this weekend. The crew of the first flight asks all its ${n} passengers: ${x} travel for work.`,
      es: prose`Una aerolínea vendió ${all} asientos este fin de semana. La tripulación del primer vuelo pregunta a sus ${n} pasajeros: ${x} viajan por trabajo.`,
    }),
  },
]

export const LARGER = words('greater than', 'mayor que')
export const SMALLER = words('less than', 'menor que')

/** Whether four places are all of a sample proportion. */
export const signOf = (n: number, x: number) => ((10_000 * x) % n === 0 ? '=' : '≈')

export const P_HAT = accented('hat', symbol('p'))
/** The sample proportion, the conditions if they are to be named, and the standard error. */
export function errorSteps(n: number, x: number, withConditions: boolean): readonly Step[] {
  const share = shownFloat(x / n, 4)
  return [
    step(relation(equation(P_HAT, over(x, n)), signOf(n, x), share), because.sampleProportion),
    ...(withConditions
      ? [step(statements(relation(x, '≥', 10), relation(n - x, '≥', 10)), because.checkConditions)]
      : []),
    step(
      relation(root(over(join(share, bracketed(minus(1, share))), n)), '≈', shownFloat(deviation(n, x), 5)),
      because.standardError,
    ),
  ]
}
