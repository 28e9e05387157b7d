import {
  decimal,
  type Expr,
  equation,
  evaluate,
  evaluateAt,
  exact,
  explained,
  expr,
  itemOf,
  lcm,
  line,
  m,
  mixed,
  over,
  type Printed,
  prose,
  type Random,
  Ratio,
  type Step,
  sum,
  symbol,
  tupleOf,
  type Value,
} from '../../../author.ts'

/** An expression, the values of its letters in alphabetical order, and what it is worth, reckoned apart from the expression. */
interface Evaluation {
  readonly expression: Expr
  readonly values: readonly Value[]
  readonly result: Value
}

/** No product of two of them is seen at a glance. */
const FACTORS = [6, 7, 8, 9, 11, 12, 13, 14, 15]

const kinds = {
  'ax + b': (random: Random): Evaluation => {
    const [a, b] = [random.int(2, 9), random.int(2, 30)]
    const x = random.intExcept(2, 12, a)
    return { expression: m`${a}x + ${b}`, values: [x], result: a * x + b }
  },
  'ax - b': (random: Random): Evaluation => {
    const a = random.int(3, 9)
    const x = random.intExcept(2, 12, a)
    const b = random.int(2, Math.min(30, a * x - 1))
    return { expression: m`${a}x - ${b}`, values: [x], result: a * x - b }
  },
  'b - ax': (random: Random): Evaluation => {
    const a = random.int(2, 4)
    const x = random.intExcept(2, 6, a)
    const b = random.int(a * x + 1, 30)
    return { expression: m`${b} - ${a}x`, values: [x], result: b - a * x }
  },
  'x/a + b': (random: Random): Evaluation => {
    const [a, q, b] = [random.int(2, 6), random.int(2, 5), random.int(2, 30)]
    return { expression: m`x/${a} + ${b}`, values: [a * q], result: q + b }
  },
  'ax^2 - y': (random: Random): Evaluation => {
    const [a, x] = [random.int(2, 5), random.int(2, 7)]
    const y = random.int(1, Math.min(12, a * x ** 2))
    return { expression: m`${a}x^2 - y`, values: [x, y], result: a * x ** 2 - y }
  },
  'a(x + y)': (random: Random): Evaluation => {
    const a = random.int(2, 9)
    const x = random.intExcept(2, 12, a)
    const y = random.intExcept(2, 12, x, a)
    return { expression: m`${a}(x + y)`, values: [x, y], result: a * (x + y) }
  },
  'xy + a': (random: Random): Evaluation => {
    const [a, x, y] = [random.int(2, 20), ...tupleOf(random.sample(FACTORS, 2), 2)]
    return { expression: m`xy + ${a}`, values: [x, y], result: x * y + a }
  },
  '(x + a)^2 - y': (random: Random): Evaluation => {
    const [a, x, y] = [random.int(1, 6), random.int(1, 8), random.int(1, 9)]
    return (x + a) ** 2 > y
      ? { expression: m`(x + ${a})^2 - y`, values: [x, y], result: (x + a) ** 2 - y }
      : { expression: m`(x + ${a})^2 + y`, values: [x, y], result: (x + a) ** 2 + y }
  },
  'ax + by': (random: Random): Evaluation => {
    const [a, x] = [random.int(2, 9), random.int(2, 12)]
    const [b, y] = [random.intExcept(2, 9, a), random.intExcept(2, 12, x)]
    return { expression: m`${a}x + ${b}y`, values: [x, y], result: a * x + b * y }
  },
  'two fractions': (random: Random): Evaluation => {
    const [d, e] = random.pick([
      [2, 3],
      [3, 4],
      [4, 3],
      [2, 5],
      [6, 4],
      [5, 2],
    ] as const)
    const [a, x, y] = [random.int(2, 9), Ratio.of(random.coprimeTo(d), d), Ratio.of(random.coprimeTo(e), e)]
    const b = random.intExcept(2, 9, a)
    return { expression: m`${a}x + ${b}y`, values: [x, y], result: mixed(x.times(a).plus(y.times(b))) }
  },
  'square of a fraction': (random: Random): Evaluation => {
    const [d, a] = [random.int(2, 5), random.int(2, 9)]
    const [x, y] = [Ratio.of(random.coprimeTo(d), d), Ratio.of(1, random.pick([2, 3, 4, 5].filter(e => e !== d)))]
    return { expression: m`${a}x^2 + y`, values: [x, y], result: mixed(x.power(2).times(a).plus(y)) }
  },
  'sum of decimals': (random: Random): Evaluation => {
    const [a, b, x] = [random.int(3, 9), random.int(2, 9), Ratio.of(random.int(1, 5) * 10 + random.int(1, 9), 10)]
    const y = Ratio.of(random.int(0, 6) * 10 + random.int(1, 9), 10)
    return {
      expression: m`${a}(x + ${b}) - y`,
      values: [decimal(x), decimal(y)],
      result: decimal(x.plus(b).times(a).minus(y)),
    }
  },
  'square of a decimal': (random: Random): Evaluation => {
    const [a, x] = [random.int(2, 5), Ratio.of(random.int(0, 1) * 10 + random.int(1, 9), 10)]
    const y = Ratio.of(random.int(0, 6) * 10 + random.int(1, 9), 10)
    return {
      expression: m`${a}x^2 + y`,
      values: [decimal(x), decimal(y)],
      result: decimal(x.power(2).times(a).plus(y)),
    }
  },
}

export interface Level {
  readonly kinds: readonly (keyof typeof kinds)[]
}

/** Two letters have two values. */
export const draw = (random: Random, level: Level) => {
  const kind = random.evenly(level.kinds)
  return random.until(
    () => kinds[kind](random),
    ({ values: [x, y] }) => x === undefined || y === undefined || !exact(x).equals(exact(y)),
  )
}

export function ask({ expression, values }: Evaluation) {
  const y = values[1]
  const one = equation(symbol('x'), itemOf(values, 0))
  if (y === undefined) return { en: prose`${expression} for ${one}`, es: prose`${expression} para ${one}` }
  const other = equation(symbol('y'), y)
  return {
    en: prose`${expression} for ${one} and ${other}`,
    es: prose`${expression} para ${one} e ${other}`,
  }
}

/** Every letter of the printed formula takes its printed value. */
export function check(printed: Printed, answer: Value): boolean {
  const [expression] = printed.maths
  const bindings = Object.fromEntries(
    printed.all('relation').map(({ left, right }) => [left.kind === 'symbol' ? left.name : '', evaluate(right)]),
  )
  return expression !== undefined && evaluate(expression, bindings).equals(exact(answer))
}

export const hasPoint = (value: Value) => {
  const shown = expr(value)
  return shown.kind === 'number' && shown.as === 'decimal'
}

/** The letters filled in, the operations in order. */
export function worked({ expression, values }: Evaluation): readonly Step[] {
  const letters = values.length === 1 ? ['x'] : ['x', 'y']
  const at = Object.fromEntries(values.map((value, i) => [itemOf(letters, i), exact(value)]))
  if (values.some(hasPoint)) return evaluateAt(expression, at, '×', value => decimal(value))
  const steps = evaluateAt(expression, at, '×', value => mixed(value))
  const parts = expression.kind === 'sum' ? expression.terms.map(term => evaluate(term, at)) : []
  const denominators = parts.filter(({ isInteger }) => !isInteger).map(({ d }) => d)
  if (denominators.length < 2 || new Set(denominators).size === 1) return steps
  const denominator = denominators.reduce(lcm)
  const numerator = parts.reduce((all, { n, d }) => all + (n * denominator) / d, 0)
  const total = Ratio.of(numerator, denominator)
  return [
    ...steps.slice(0, -1),
    explained(
      sum(...parts.map(({ n, d }) => over((n * denominator) / d, denominator))),
      line`Write both numbers as fractions with the denominator ${denominator}.`,
      line`Escribe los dos números como fracciones con denominador ${denominator}.`,
    ),
    ...(numerator < denominator && total.d === denominator
      ? steps.slice(-1)
      : [
          explained(
            equation(over(numerator, denominator), mixed(total)),
            line`Then the addition. Write the sum in simplest form.`,
            line`Luego, la suma. Escribe el resultado en su forma más simple.`,
          ),
        ]),
  ]
}

export const evaluateIt = { en: prose`Evaluate the expression.`, es: prose`Evalúa la expresión.` }

export const x = symbol('x')
