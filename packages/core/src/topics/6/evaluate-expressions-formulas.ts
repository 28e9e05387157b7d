import {
  answerStep,
  blank,
  both,
  byFormula,
  type CellHole,
  decimal,
  defineTopic,
  type Expr,
  equation,
  evaluate,
  evaluateAt,
  exact,
  expr,
  integer,
  itemOf,
  line,
  list,
  m,
  mapParts,
  measure,
  mixed,
  money,
  moneyAmount,
  type Printed,
  prose,
  type Random,
  Ratio,
  rational,
  type Step,
  setOf,
  step,
  substitute,
  sum,
  symbol,
  table,
  tableCells,
  times,
  type Value,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { measured } from '../kit/measures/measured.ts'
import { formulas } from './evaluate-expressions-formulas/formulas.ts'

/** An expression, the values of its letters in alphabetical order, and what it is worth, reckoned apart from the expression. */
interface Evaluation {
  readonly expression: Expr
  readonly values: readonly Value[]
  readonly result: Value
}

const kinds = {
  'ax + b': (random: Random): Evaluation => {
    const [a, b, x] = [random.int(2, 9), random.int(2, 30), random.int(2, 12)]
    return { expression: m`${a}x + ${b}`, values: [x], result: a * x + b }
  },
  'ax - b': (random: Random): Evaluation => {
    const [a, x] = [random.int(3, 9), random.int(2, 12)]
    const b = random.int(2, Math.min(30, a * x - 1))
    return { expression: m`${a}x - ${b}`, values: [x], result: a * x - b }
  },
  'b - ax': (random: Random): Evaluation => {
    const [a, x] = [random.int(2, 4), random.int(2, 6)]
    const b = random.int(a * x + 1, 30)
    return { expression: m`${b} - ${a}x`, values: [x], result: b - a * x }
  },
  'x/a + b': (random: Random): Evaluation => {
    const [a, q, b] = [random.int(2, 4), random.int(1, 3), random.int(2, 30)]
    return { expression: m`x/${a} + ${b}`, values: [a * q], result: q + b }
  },
  'ax^2 - y': (random: Random): Evaluation => {
    const [a, x] = [random.int(2, 5), random.int(2, 7)]
    const y = random.int(1, Math.min(12, a * x ** 2))
    return { expression: m`${a}x^2 - y`, values: [x, y], result: a * x ** 2 - y }
  },
  'a(x + y)': (random: Random): Evaluation => {
    const [a, x, y] = [random.int(2, 9), random.int(2, 12), random.int(2, 12)]
    return { expression: m`${a}(x + y)`, values: [x, y], result: a * (x + y) }
  },
  'xy + a': (random: Random): Evaluation => {
    const [a, x, y] = [random.int(2, 20), random.int(2, 12), random.int(2, 12)]
    return { expression: m`xy + ${a}`, values: [x, y], result: x * y + a }
  },
  '(x + a)^2 - y': (random: Random): Evaluation => {
    const [a, x, y] = [random.int(1, 6), random.int(1, 8), random.int(1, 9)]
    return (x + a) ** 2 > y
      ? { expression: m`(x + ${a})^2 - y`, values: [x, y], result: (x + a) ** 2 - y }
      : { expression: m`(x + ${a})^2 + y`, values: [x, y], result: (x + a) ** 2 + y }
  },
  'ax + by': (random: Random): Evaluation => {
    const [a, b, x, y] = [random.int(2, 9), random.int(2, 9), random.int(2, 12), random.int(2, 12)]
    return { expression: m`${a}x + ${b}y`, values: [x, y], result: a * x + b * y }
  },
  'fraction for x': (random: Random): Evaluation => {
    const [d, a, b] = [random.int(2, 6), random.int(2, 9), random.int(1, 9)]
    const x = Ratio.of(random.coprimeTo(d), d)
    return { expression: m`${a}x + ${b}`, values: [x], result: mixed(x.times(a).plus(b)) }
  },
  'square of a fraction': (random: Random): Evaluation => {
    const [d, a] = [random.int(2, 6), random.int(1, 9)]
    const x = Ratio.of(random.coprimeTo(d), d)
    return { expression: m`x^2 + ${a}`, values: [x], result: mixed(x.power(2).plus(a)) }
  },
  'decimal for x': (random: Random): Evaluation => {
    const [a, b, x] = [random.int(2, 9), random.int(2, 20), Ratio.of(random.int(0, 6) * 10 + random.int(1, 9), 10)]
    return { expression: m`${a}x + ${b}`, values: [decimal(x)], result: decimal(x.times(a).plus(b)) }
  },
  'square of a decimal': (random: Random): Evaluation => {
    const [a, x, y] = [random.int(2, 5), Ratio.of(random.int(0, 1) * 10 + random.int(1, 9), 10), random.int(1, 9)]
    return { expression: m`${a}x^2 + y`, values: [decimal(x), y], result: decimal(x.power(2).times(a).plus(y)) }
  },
}

interface Level {
  readonly kinds: readonly (keyof typeof kinds)[]
}
const hasTwoLetters = ({ kinds }: Level) => kinds.includes('a(x + y)')
const draw = (random: Random, level: Level) => kinds[random.evenly(level.kinds)](random)

function ask({ expression, values }: Evaluation) {
  const y = values[1]
  const one = equation(symbol('x'), itemOf(values, 0))
  if (y === undefined) return { en: prose`${expression} for ${one}`, es: prose`${expression} para ${one}` }
  const pair = list(one, equation(symbol('y'), y))
  return { en: prose`${expression} for ${pair}`, es: prose`${expression} para ${pair}` }
}

/** Every letter of the printed formula takes its printed value. */
function check(printed: Printed, answer: Value): boolean {
  const [expression] = printed.maths
  const bindings = Object.fromEntries(
    printed.all('relation').map(({ left, right }) => [left.kind === 'symbol' ? left.name : '', evaluate(right)]),
  )
  return expression !== undefined && evaluate(expression, bindings).equals(exact(answer))
}

const hasPoint = (value: Value) => {
  const shown = expr(value)
  return shown.kind === 'number' && shown.as === 'decimal'
}

/** The letters filled in, the operations in order. */
function worked({ expression, values }: Evaluation): readonly Step[] {
  const letters = values.length === 1 ? ['x'] : ['x', 'y']
  const at = Object.fromEntries(values.map((value, i) => [itemOf(letters, i), exact(value)]))
  return evaluateAt(expression, at, '×', values.some(hasPoint) ? value => decimal(value) : value => mixed(value))
}

/** 3 × 4 where letters stood side by side. */
const withTimes = (of: Expr): Expr => {
  const inner = mapParts(of, withTimes)
  return inner.kind === 'product' ? { ...inner, sign: true } : inner
}
const filledIn = (of: Expr, at: Readonly<Record<string, Value>>): Expr =>
  withTimes(substitute(of, Object.fromEntries(Object.entries(at).map(([letter, value]) => [letter, expr(value)]))))

/** One value put in: the expression with it, and its result. */
const putIn = (of: Expr, value: Value): Step => {
  const result = evaluate(of, { x: exact(value) })
  return step(equation(filledIn(of, { x: value }), result.isInteger ? result : decimal(result)), because.substitute, {
    value: expr(value),
    letter: x,
  })
}

const evaluateIt = { en: prose`Evaluate the expression.`, es: prose`Evalúa la expresión.` }
const x = symbol('x')

/** One table of a letter and an expression in it. */
function drawTable(random: Random, level: Level) {
  const isHard = level.kinds.includes('fraction for x')
  const [a, b] = [random.int(2, 9), random.int(2, 20)]
  const values = isHard
    ? [Ratio.of(1, 2), Ratio.of(3, 2), Ratio.of(5, 2), Ratio.of(9, 2)]
    : random
        .sample([1, 2, 3, 4, 5, 6, 8, 10], 4)
        .sort((a, b) => a - b)
        .map(value => Ratio.of(value))
  const power = hasTwoLetters(level) && random.chance(0.5)
  const expression = power ? m`x^2 + ${b}` : m`${a}x + ${b}`
  return {
    expression,
    values,
    results: values.map(value => (power ? value.times(value).plus(b) : value.times(a).plus(b))),
  }
}

export const evaluateExpressionsFormulas = defineTopic(
  {
    id: 'evaluate-expressions-formulas',
    name: { en: 'Evaluate expressions and formulas', es: 'Evaluar expresiones y fórmulas' },
    description: {
      en: 'Substitute numbers for the variables in an expression or formula and find its value.',
      es: 'Sustituye las variables de una expresión o fórmula por números y halla su valor.',
    },
    domain: 'Expressions & Equations',
    standards: ['6.EE.A.2c'],
    rev: 2,
    levels: {
      easy: { kinds: ['ax + b', 'b - ax', 'ax - b', 'x/a + b'] },
      medium: { kinds: ['a(x + y)', 'ax^2 - y', 'xy + a', 'ax + by', '(x + a)^2 - y'] },
      hard: { kinds: ['decimal for x', 'fraction for x', 'square of a decimal', 'square of a fraction'] },
    },
  },
  form => ({
    evaluate: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction: evaluateIt,
      draw,
      answer: integer,
      solve: ({ result }) => result,
      ask,
      solution: worked,
      check,
    }),

    evaluateAnyNumber: form({
      levels: ['hard'],
      share: 2,
      instruction: evaluateIt,
      draw,
      answer: rational,
      solve: ({ result }) => result,
      ask,
      solution: worked,
      check,
    }),

    table: form({
      instruction: { en: prose`Complete the table.`, es: prose`Completa la tabla.` },
      draw: drawTable,
      answer: tableCells,
      solve({ expression, values, results }) {
        const shown = results.map(value => (value.isInteger ? value : decimal(value)))
        return {
          blanks: shown,
          head: [x, expression],
          rows: values.map((value, i): CellHole[] => [written(value), shown[i]!]),
        }
      },
      ask({ expression, values }) {
        const shown = table({ head: [x, expression], rows: values.map(value => [written(value), blank(2)]) })
        return both(shown)
      },
      solution: ({ expression, values }) => values.map(value => putIn(expression, written(value))),
      check(printed, { blanks }) {
        const { head, rows } = printed.block('table')
        const expression = head![1]![0] as Expr
        return (
          blanks.length === rows.length &&
          rows.every((row, i) => evaluate(expression, { x: evaluate(row[0]![0] as Expr) }).equals(exact(blanks[i]!)))
        )
      },
    }),

    formula: form({
      levels: ['hard'],
      share: 3,
      draw(random) {
        const formula = random.evenly(formulas)
        return { formula, ...formula.draw(random) }
      },
      answer: measured,
      solve: ({ formula, amount }) => ({ amount, unit: formula.unit }),
      ask: ({ formula, values }) => formula.says(values),
      solution: ({ formula: { formula, letters, unit }, values, amount }) =>
        byFormula(
          formula,
          filledIn(formula.right, Object.fromEntries(letters.map((letter, i) => [letter, itemOf(values, i)]))),
          measure(amount, unit),
        ),
      check(printed, { amount, unit }) {
        const [formula, ...given] = printed.all('relation')
        const bindings = Object.fromEntries(
          given.map(({ left, right }) => [left.kind === 'symbol' ? left.name : '', evaluate(right)]),
        )
        const units = given.flatMap(({ right }) => (right.kind === 'measure' ? [right.unit] : []))
        const isUnit = formulas.some(known => known.unit === unit) && units.length > 0
        return formula !== undefined && isUnit && evaluate(formula.right, bindings).equals(exact(amount))
      },
    }),

    phonePlan: form({
      levels: ['medium', 'hard'],
      draw: (random, level) => ({
        isData: hasTwoLetters(level),
        rate: hasTwoLetters(level) ? 100 * random.int(2, 5) : random.pick([5, 8, 10, 12, 15, 20, 25]),
        monthly: 100 * random.int(8, 30),
        used: hasTwoLetters(level) ? random.int(3, 20) : random.int(15, 180),
      }),
      answer: moneyAmount,
      solve: ({ rate, monthly, used }) => rate * used + monthly,
      ask({ isData, rate, monthly, used }) {
        const cost = sum(m`${isData ? rate / 100 : decimal(Ratio.of(rate, 100), 2)}n`, monthly / 100)
        const [formula, given] = [equation(symbol('C'), cost), equation(symbol('n'), used)]
        return isData
          ? {
              en: prose`The cost of a phone plan in dollars with ${symbol('n')} gigabytes of data is ${formula}. Find the cost for ${given}.`,
              es: prose`El costo en dólares de un plan telefónico con ${symbol('n')} gigabytes de datos es ${formula}. Halla el costo para ${given}.`,
            }
          : {
              en: prose`The cost of a phone plan in dollars for ${symbol('n')} minutes of calls is ${formula}. Find the cost for ${given}.`,
              es: prose`El costo en dólares de un plan telefónico con ${symbol('n')} minutos de llamadas es ${formula}. Halla el costo para ${given}.`,
            }
      },
      solution({ isData, rate, monthly, used }) {
        const each = isData ? expr(rate / 100) : decimal(Ratio.of(rate, 100), 2)
        return [
          step(equation(times(each, used), decimal(Ratio.of(rate * used, 100))), because.substitute, {
            value: used,
            letter: symbol('n'),
          }),
          answerStep(
            equation(
              sum(decimal(Ratio.of(rate * used, 100)), monthly / 100),
              decimal(Ratio.of(rate * used + monthly, 100)),
            ),
            {
              en: line`The cost is ${money(rate * used + monthly)}.`,
              es: line`El costo es ${money(rate * used + monthly)}.`,
            },
          ),
        ]
      },
      // The printed formula for the printed number.
      check(printed, cents) {
        const [formula, given] = printed.all('relation')
        return (
          formula !== undefined &&
          given !== undefined &&
          evaluate(formula.right, { n: evaluate(given.right) })
            .times(100)
            .equals(cents)
        )
      },
    }),

    greatestResult: form({
      levels: ['easy', 'medium'],
      draw: (random, level) =>
        random.until(
          () => {
            const values = random.sample([1, 2, 3, 4, 5, 6, 7, 8], 3).sort((a, b) => a - b)
            const [a, b] = [random.int(2, 5), random.int(2, 12)]
            const expression = hasTwoLetters(level)
              ? random.pick([m`x(${8 + a} - x)`, m`${64 + b} - x^2`, m`x^2 + ${a}x`, m`${a}(${b + 8} - x)`])
              : random.pick([m`${a}x + ${b}`, m`${8 * a + b} - ${a}x`])
            return { expression, values }
          },
          ({ expression, values }) =>
            new Set(values.map(value => evaluate(expression, { x: value }).toString())).size === values.length,
        ),
      answer: integer,
      solve: ({ expression, values }) =>
        [...values].sort((one, two) => evaluate(expression, { x: two }).compare(evaluate(expression, { x: one })))[0]!,
      ask: ({ expression, values }) => ({
        en: prose`Which value of ${x} from ${setOf(...values)} gives the greatest result for ${expression}?`,
        es: prose`¿Qué valor de ${x} del conjunto ${setOf(...values)} da el mayor resultado para ${expression}?`,
      }),
      solution: ({ expression, values }, answer) => [
        ...values.map(value => putIn(expression, value)),
        step(equation(x, answer), because.takeTheGreatestResult),
      ],
      // Every other value of the set gives less.
      check(printed, answer) {
        const expression = printed.maths.at(-1)!
        const values = printed.one('list').items.map(item => evaluate(item))
        const best = evaluate(expression, { x: exact(answer) })
        return (
          values.some(value => value.equals(exact(answer))) &&
          values.every(value => value.equals(exact(answer)) || evaluate(expression, { x: value }).compare(best) < 0)
        )
      },
    }),
  }),
)

const written = (value: Ratio): Value => (value.isInteger ? value : decimal(value))
