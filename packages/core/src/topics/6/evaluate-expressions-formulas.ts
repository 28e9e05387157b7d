import {
  answerStep,
  asValuesOf,
  blank,
  both,
  bracketed,
  type CellHole,
  decimal,
  defineTopic,
  type Expr,
  equation,
  evaluate,
  evaluateAt,
  exact,
  explained,
  expr,
  formulaChoice,
  integer,
  itemOf,
  line,
  list,
  m,
  measure,
  mixed,
  money,
  moneyAmount,
  type Of,
  over,
  type Printed,
  prose,
  type Random,
  Ratio,
  rational,
  role,
  type Step,
  setOf,
  statements,
  step,
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
import { plans } from './evaluate-expressions-formulas/plans.ts'

/** An expression, the values of its letters in alphabetical order, and what it is worth, reckoned apart from the expression. */
interface Evaluation {
  readonly expression: Expr
  readonly values: readonly Value[]
  readonly result: Value
}

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
    const [a, x] = [random.int(2, 9), random.int(2, 12)]
    const y = random.intExcept(2, 12, x)
    return { expression: m`${a}(x + y)`, values: [x, y], result: a * (x + y) }
  },
  'xy + a': (random: Random): Evaluation => {
    const [a, x] = [random.int(2, 20), random.int(2, 12)]
    const y = random.intExcept(2, 12, x)
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

/** One value put in: the expression with it, one operation after the other, and its result. */
const putIn = (of: Expr, value: Value): Step => {
  const show = (number: Ratio) => (number.isInteger ? expr(number) : decimal(number))
  const lines = evaluateAt(of, { x: exact(value) }, '×', show).flatMap(({ work }) =>
    work.en.flatMap(block => (block.kind === 'maths' ? [block.of] : [])),
  )
  return step(
    lines.reduce((all, next) => equation(all, next)),
    because.substitute,
    { value: expr(value), letter: x },
  )
}

/** s^3 is s × s × s. */
function repeated({ left, right }: Of<'relation'>, value: Value): readonly Step[] {
  if (right.kind !== 'power') return []
  const many = evaluate(right.exponent).n
  const { n, d } = exact(value)
  const factor = hasPoint(value) ? expr(value) : over(n, d)
  const named = hasPoint(value) ? factor : equation(value, factor)
  return [
    explained(
      equation(left, times(...Array.from({ length: many }, () => factor))),
      line`The exponent is ${many}: ${named} is a factor ${many} times.`,
      line`El exponente es ${many}: ${named} es factor ${many} veces.`,
    ),
    hasPoint(value)
      ? explained(
          equation(
            times(10 * exact(value).toNumber(), 10 * exact(value).toNumber()),
            (10 * exact(value).toNumber()) ** 2,
          ),
          line`Multiply as whole numbers. Each factor has 1 decimal place, so the product has 2.`,
          line`Multiplica como números enteros. Cada factor tiene 1 cifra decimal, así que el producto tiene 2.`,
        )
      : explained(
          equation(left, over(n ** many, d ** many)),
          line`Multiply the numerators and multiply the denominators.`,
          line`Multiplica los numeradores y multiplica los denominadores.`,
        ),
  ]
}

/** The product of the formula before the last step: base times height, or the hours in a whole part and a half. */
function partly({ right }: Of<'relation'>, values: readonly Value[]): readonly Step[] {
  const [one, two] = values
  if (right.kind !== 'product' || one === undefined || two === undefined) return []
  const [a, b] = [exact(one), exact(two)]
  if (right.factors.length === 3)
    return [
      explained(
        equation(times(one, two), decimal(a.times(b))),
        line`Multiply ${one} and ${two}; the last step takes half of the product.`,
        line`Multiplica ${one} por ${two}; el último paso toma la mitad del producto.`,
      ),
    ]
  const [wholes, part] = [Math.floor(b.toNumber()), b.minus(Math.floor(b.toNumber()))]
  return [
    explained(
      statements(equation(times(one, wholes), a.times(wholes)), equation(times(one, decimal(part)), a.times(part))),
      line`Multiply by ${wholes} and by ${decimal(part)}; the last step adds the products.`,
      line`Multiplica por ${wholes} y por ${decimal(part)}; el último paso suma los productos.`,
    ),
  ]
}

const evaluateIt = { en: prose`Evaluate the expression.`, es: prose`Evalúa la expresión.` }
const x = symbol('x')

const TABLES = { medium: ['x^2 + b', 'a(x + b)', 'ax^2'], hard: ['ax^2 + b', 'x(x + b)', 'b - x^2'] } as const
/** In tenths, their squares at hand. */
const TENTHS = [2, 3, 4, 5, 6, 8, 11, 12, 15, 25]
/** One table of a letter and an expression in it. */
function drawTable(random: Random, level: Level) {
  const isHard = level.kinds.includes('two fractions')
  const [a, b] = [random.int(2, 9), random.int(2, 20)]
  const values = isHard
    ? random
        .sample(TENTHS, 4)
        .sort((a, b) => a - b)
        .map(tenths => Ratio.of(tenths, 10))
    : random
        .sample([2, 3, 4, 5, 6, 8, 10], 4)
        .sort((a, b) => a - b)
        .map(value => Ratio.of(value))
  const kind = isHard ? random.evenly(TABLES.hard) : hasTwoLetters(level) ? random.evenly(TABLES.medium) : 'ax + b'
  const tables = {
    'ax + b': { expression: m`${a}x + ${b}`, result: (value: Ratio) => value.times(a).plus(b) },
    'x^2 + b': { expression: m`x^2 + ${b}`, result: (value: Ratio) => value.times(value).plus(b) },
    'a(x + b)': { expression: m`${a}(x + ${b})`, result: (value: Ratio) => value.plus(b).times(a) },
    'ax^2 + b': { expression: m`${a}x^2 + ${b}`, result: (value: Ratio) => value.times(value).times(a).plus(b) },
    'x(x + b)': { expression: m`x(x + ${b})`, result: (value: Ratio) => value.plus(b).times(value) },
    // No square of the table is greater.
    'b - x^2': { expression: m`${b + 5} - x^2`, result: (value: Ratio) => Ratio.of(b + 5).minus(value.times(value)) },
    'ax^2': { expression: m`${a}x^2`, result: (value: Ratio) => value.times(value).times(a) },
  }
  const { expression, result } = tables[kind]
  return { expression, values, results: values.map(result) }
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
    rev: 5,
    levels: {
      easy: { kinds: ['ax + b', 'b - ax', 'ax - b', 'x/a + b'] },
      medium: { kinds: ['a(x + y)', 'ax^2 - y', 'xy + a', 'ax + by', '(x + a)^2 - y'] },
      hard: { kinds: ['sum of decimals', 'two fractions', 'square of a decimal', 'square of a fraction'] },
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

    whichSubstitution: form({
      levels: ['easy'],
      draw: random => ({ a: random.int(2, 9), b: random.int(2, 20), value: random.int(3, 12) }),
      answer: formulaChoice,
      solve: ({ a, b, value }) => sum(times(a, value), b),
      mistakes: ({ a, b, value }) => ({
        digits: sum(Number(`${a}${value}`), b),
        added: sum(a, value, b),
        timesAll: times(a, bracketed(sum(value, b))),
      }),
      ask: ({ a, b, value }) => ({
        en: prose`Which expression shows ${m`${a}x + ${b}`} with ${role('value', value)} in place of ${x}?`,
        es: prose`¿Qué expresión muestra ${m`${a}x + ${b}`} con ${role('value', value)} en lugar de ${x}?`,
      }),
      solution: ({ a, b, value }, answer) => [
        explained(
          statements(sum(Number(`${a}${value}`), b), sum(a, value, b), times(a, bracketed(sum(value, b)))),
          line`The first writes the digits side by side, the second adds ${a} and ${value}, and the third multiplies ${b} by ${a} too.`,
          line`La primera escribe las cifras una junto a otra, la segunda suma ${a} y ${value} y la tercera multiplica también ${b} por ${a}.`,
        ),
        explained(
          expr(answer),
          line`A number beside a letter multiplies it: ${m`${a}x`} is ${times(a, value)} here.`,
          line`Un número junto a una letra la multiplica: ${m`${a}x`} es aquí ${times(a, value)}.`,
        ),
      ],
      // The product and the sum have the value that the expression takes.
      check: (printed, answer) =>
        evaluate(printed.one('sum'), { x: printed.role('value') }).equals(evaluate(expr(answer))),
    }),

    table: form({
      levels: ['medium', 'hard'],
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
      solution: ({ formula: { formula, letters, unit }, values, amount }) => {
        const at = Object.fromEntries(letters.map((letter, i) => [letter, exact(itemOf(values, i))]))
        const steps = evaluateAt(formula.right, at, '×', values.some(hasPoint) ? number => decimal(number) : mixed)
        const [first, ...others] = asValuesOf(formula.left, steps)
        return [
          ...(first ? [first] : []),
          ...repeated(formula, itemOf(values, 0)),
          ...partly(formula, values),
          ...others.slice(0, -1),
          explained(
            equation(formula.left, measure(amount, unit)),
            line`Write the result with its unit.`,
            line`Escribe el resultado con su unidad.`,
          ),
        ]
      },
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
      levels: ['easy'],
      draw: random => {
        const plan = random.evenly(plans)
        const rate = random.int(...plan.rate)
        return { plan, rate, fixed: random.int(...plan.fixed), used: random.intExcept(3, 20, rate) }
      },
      answer: moneyAmount,
      solve: ({ rate, fixed, used }) => 100 * (rate * used + fixed),
      ask({ plan, rate, fixed, used }) {
        const formula = equation(symbol('C'), sum(m`${rate}n`, fixed))
        return plan.says(formula, equation(symbol('n'), used))
      },
      solution: ({ rate, fixed, used }) => [
        step(sum(times(rate, used), fixed), because.substitute, { value: used, letter: symbol('n') }),
        explained(equation(times(rate, used), rate * used), line`Multiply first.`, line`Primero multiplica.`),
        answerStep(equation(sum(rate * used, fixed), rate * used + fixed), {
          en: line`Then add. The cost is ${money(100 * (rate * used + fixed))}.`,
          es: line`Después suma. El costo es ${money(100 * (rate * used + fixed))}.`,
        }),
      ],
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
      levels: ['medium'],
      draw: (random, level) =>
        random.until(
          () => {
            const values = random.sample([1, 2, 3, 4, 5, 6, 7, 8], 3).sort((a, b) => a - b)
            const [a, b] = [random.int(2, 5), random.int(2, 12)]
            const expression = hasTwoLetters(level)
              ? random.pick([m`x(${7 + a} - x)`, m`${7 + a}x - x^2`, m`(x + ${a - 1})(${7 + a} - x)`])
              : m`${8 * a + b} - ${a}x`
            return { expression, values }
          },
          ({ expression, values }) => {
            const results = values.map(value => evaluate(expression, { x: value }).toNumber())
            // Neither the first nor the last one can be taken without a look at the others.
            return (
              new Set(results).size === values.length && (!hasTwoLetters(level) || Math.max(...results) === results[1])
            )
          },
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
