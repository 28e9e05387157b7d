import {
  accented,
  answerStep,
  type Block,
  type Both,
  decimal,
  type Expr,
  equation,
  evaluate,
  expr,
  itemOf,
  join,
  line,
  list,
  m,
  minus,
  namedNumbers,
  type Point,
  type Printed,
  percent,
  power,
  prose,
  type Random,
  Ratio,
  type Step,
  step,
  substitute,
  sum,
  symbol,
  table,
  tupleOf,
  type Value,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  drawLine,
  hatted,
  lineEquation,
  named,
  type Regression,
  regressions,
  rightSide,
  tenths,
} from './regressions.ts'

export const drawRegression = (random: Random, among: readonly Regression[] = regressions) => {
  const setting = random.evenly(among)
  return { setting, ...drawLine(random, setting) }
}
/** A data point near the line. */
export function drawNearby(random: Random, { setting, a, b }: ReturnType<typeof drawRegression>) {
  const x = random.int(Math.max(setting.from, 2), setting.to)
  const most = Math.max(2, Math.round((Math.abs(b) * (setting.to - setting.from)) / 60))
  const predicted = a + b * x
  const [nearby, away] = [Math.round(predicted / 10), random.sign()]
  const y = nearby + away * random.int(1, most)
  // A residual of exactly 1 would be told in the singular.
  return { x, y: Math.abs(10 * y - predicted) === 10 ? y + away : y }
}
export const saying = ({ tells }: Regression, ...asked: readonly Both<Block>[]) => ({
  en: [tells.en, ...asked.map(({ en }) => en)],
  es: [tells.es, ...asked.map(({ es }) => es)],
})
/** The unit after "in": thousands of dollars. */
export const unitOf = ({ unit }: Regression): ReturnType<typeof words> =>
  unit.en === 'thousand dollars' ? words('thousands of dollars', 'miles de dólares') : unit
/** Value of a right side in x. */
export const valueAt = (right: Expr, x: Ratio | number) => evaluate(substitute(right, { x: Ratio.from(x) }))
export const printedLine = (printed: Printed) =>
  printed.all('relation').find(({ left }) => left.kind === 'accented' && left.mark === 'hat')!.right
export const slopeOf = (right: Expr) => valueAt(right, 1).minus(valueAt(right, 0))

export const leastSquares = (a: Expr, b: Expr): Both<Block> => ({
  en: prose`The least-squares line is ${lineEquation(a, b)}.`,
  es: prose`La recta de mínimos cuadrados es ${lineEquation(a, b)}.`,
})
export const writeTheLine = {
  en: prose`Find the exact coefficients of the least-squares line ${equation(hatted, m`a + bx`)}.`,
  es: prose`Halla los coeficientes exactos de la recta de mínimos cuadrados ${equation(hatted, m`a + bx`)}.`,
}
export const coefficients = namedNumbers('a', 'b')
/** The line that the coefficients make. */
export const lineOf = ([a, b]: readonly [Value, Value]): Expr => rightSide(a, b)
/** The last line: the coefficients in their line. */
export const lineStep = (answer: readonly Value[]): Step => {
  const [a, b] = tupleOf(answer, 2)
  return answerStep(list(equation(symbol('a'), a), equation(symbol('b'), b)), {
    en: line`The line is ${lineEquation(a, b)}.`,
    es: line`La recta es ${lineEquation(a, b)}.`,
  })
}
/** ŷ at an x. */
export const predictionStep = (a: number, b: number, x: number): Step =>
  step(equation(equation(hatted, sum(tenths(a), join(tenths(b), x))), tenths(a + b * x)), because.substitute, {
    value: x,
    letter: symbol('x'),
  })
export const residualSteps = (
  setting: Regression,
  [a, b]: readonly [number, number],
  x: number,
  y: number,
  answer: Value,
) => {
  const residual = evaluate(expr(answer))
  const amount = residual.n < 0 ? residual.negated() : residual
  const size = decimal(amount)
  const { actual, isCount } = named(setting)
  const by = isCount
    ? { en: line`${size}`, es: line`${size}` }
    : { en: line`${size} ${setting.unit}`, es: line`${size} ${setting.unit}` }
  return [
    predictionStep(a, b, x),
    step(equation(minus(symbol('y'), hatted), minus(y, tenths(a + b * x))), because.residualIs),
    answerStep(
      expr(answer),
      residual.n < 0
        ? {
            en: [...line`The ${actual} is `, ...by.en, ' less than predicted.'],
            es: [...line`En este caso, ${actual} es `, ...by.es, ' menor que lo previsto.'],
          }
        : {
            en: [...line`The ${actual} is `, ...by.en, ' more than predicted.'],
            es: [...line`En este caso, ${actual} es `, ...by.es, ' mayor que lo previsto.'],
          },
    ),
  ]
}

/** "For each … , the predicted … goes up by …." */
export const perUnit = (setting: Regression, by: number): Both<Block> => {
  const [{ each, unit }, { forecast }] = [setting, named(setting)]
  const [how, amount] = [by > 0 ? words('increases', 'aumenta') : words('decreases', 'disminuye'), tenths(Math.abs(by))]
  return {
    en: prose`For each ${each}, the ${forecast} ${how} by ${amount} ${unit} on average.`,
    es: prose`Por cada ${each}, ${forecast} ${how} en promedio ${amount} ${unit}.`,
  }
}
export const always = (setting: Regression, by: number): Both<Block> => {
  const [{ each, unit }, { actual }] = [setting, named(setting)]
  const [how, amount] = [by > 0 ? words('increases', 'aumenta') : words('decreases', 'disminuye'), tenths(Math.abs(by))]
  return {
    en: prose`For each ${each}, the ${actual} always ${how} by exactly ${amount} ${unit}.`,
    es: prose`Por cada ${each}, ${actual} siempre ${how} exactamente ${amount} ${unit}.`,
  }
}
export const atZero = (setting: Regression, when: Expr, value: number): Both<Block> => {
  const [{ unit }, { forecast }] = [setting, named(setting)]
  return {
    en: prose`When ${when}, the ${forecast} is ${tenths(value)} ${unit}.`,
    es: prose`Cuando ${when}, ${forecast} es de ${tenths(value)} ${unit}.`,
  }
}
export const actualAtZero = (setting: Regression, when: Expr, value: number): Both<Block> => ({
  en: prose`Whenever ${when}, the ${named(setting).actual} is exactly ${tenths(value)} ${setting.unit}.`,
  es: prose`Siempre que ${when}, ${named(setting).actual} es exactamente de ${tenths(value)} ${setting.unit}.`,
})

/** x with a whole mean and a sum of squares of which slopes come out exact. */
export const COLUMNS = [
  [1, 2, 3, 4, 5],
  [2, 4, 6, 8, 10],
  [0, 1, 2, 3, 4],
  [1, 3, 5, 7, 9],
  [0, 2, 3, 4, 6],
  [1, 2, 3, 3, 4, 5],
  [2, 3, 4, 4, 5, 6],
] as const
const sumOf = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)

/** Sums of squares and products about the means, each times the number of points: whole for whole data. */
function sumsOf(xs: readonly number[], ys: readonly number[]) {
  const product = (one: readonly number[], other: readonly number[]) =>
    xs.length * sumOf(one.map((x, i) => x * itemOf(other, i))) - sumOf(one) * sumOf(other)
  return { xx: product(xs, xs), xy: product(xs, ys), yy: product(ys, ys) }
}
export function correlation(xs: readonly number[], ys: readonly number[]): number {
  const { xx, xy, yy } = sumsOf(xs, ys)
  const n = xs.length
  return yy === 0 ? 1 : xy / n / Math.sqrt((xx / n) * (yy / n))
}
export function fitted(xs: readonly number[], ys: readonly number[]) {
  const { xx, xy } = sumsOf(xs, ys)
  return { a: Ratio.of(sumOf(ys) * xx - xy * sumOf(xs), xs.length * xx), b: Ratio.of(xy, xx) }
}

export const [MEAN_X, MEAN_Y] = [accented('bar', symbol('x')), accented('bar', symbol('y'))]
export const [SPREAD_X, SPREAD_Y] = [symbol('s', symbol('x')), symbol('s', symbol('y'))]
export const R_SQUARED = power(symbol('r'), 2)

/** A computer's table: with such t statistics every P prints as 0.000. */
export function drawOutput(random: Random, among: readonly Regression[] = regressions) {
  const { setting, a, b } = drawRegression(random, among)
  const n = random.int(12, 40)
  const r = random.until(
    () => random.int(60, 97),
    r => ((r / 100) * Math.sqrt(n - 2)) / Math.sqrt(1 - (r / 100) ** 2) > 6.5,
  )
  const [tOfB, tOfA] = [((r / 100) * Math.sqrt(n - 2)) / Math.sqrt(1 - (r / 100) ** 2), random.int(700, 1900) / 100]
  return { setting, a, b, n, r, tOfA, tOfB: b < 0 ? -tOfB : tOfB }
}
const places = (value: number, count: number) => decimal(Ratio.of(Math.round(value * 10 ** count), 10 ** count), count)
/** The residuals' spread that goes with r, where x spreads a quarter of its range. */
export const spreadOf = ({ setting, b, r }: ReturnType<typeof drawOutput>): Expr =>
  places((Math.abs(b) / 40) * (setting.to - setting.from) * (Math.sqrt(1 - (r / 100) ** 2) / (r / 100)), 2)
export function outputOf(facts: ReturnType<typeof drawOutput>): readonly Block[] {
  const { setting, a, b, r, tOfA, tOfB } = facts
  const row = (name: Expr, value: number, t: number) => [
    name,
    decimal(Ratio.of(value, 10), 2),
    places(value / 10 / t, 3),
    places(t, 2),
    decimal(0, 3),
  ]
  return [
    table({
      rowHeads: true,
      head: [
        words('Predictor', 'Predictor'),
        words('Coef', 'Coef.'),
        words('SE Coef', 'EE del coef.'),
        symbol('T'),
        symbol('P'),
      ],
      rows: [row(words('Constant', 'Constante'), a, tOfA), row(setting.x, b, tOfB)],
    }),
    { kind: 'maths', of: equation(symbol('S'), spreadOf(facts)) },
    {
      kind: 'maths',
      of: equation(words('R-Sq', 'R-cuad.'), percent(decimal(Ratio.of(Math.round((r * r) / 10), 10), 1))),
    },
  ]
}
export const coefficientsIn = (printed: Printed) =>
  printed.block('table').rows.map(row => evaluate(itemOf(row, 1)[0] as Expr))

/** Points near the line over the range of the data. */
export function drawPoints(random: Random, { setting, a, b }: ReturnType<typeof drawRegression>): readonly Point[] {
  const { from, to } = setting
  return Array.from({ length: 9 }, (_, i): Point => {
    const x = i === 0 ? from : i === 8 ? to : from + Math.round(((to - from) * i) / 8)
    const noise = (Math.abs(b) * (to - from) * random.int(-12, 12)) / 1000
    return [x, Math.round(a / 10 + (b * x) / 10 + noise)]
  })
}
