import {
  approximate,
  bracketed,
  type Expr,
  either,
  equation,
  exact,
  explained,
  type FormMaker,
  isAsDrawn,
  itemOf,
  join,
  line,
  m,
  minus,
  over,
  power,
  prose,
  type Random,
  Ratio,
  rational,
  solution,
  solutionSet,
  step,
  substitute,
  sum,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { dualAt } from '../../kit/functions/dual.ts'
import { near, slopeOf } from '../../kit/functions/functions.ts'
import { drawRows, knownIn, printedRows, valuesTable, withLines } from '../../kit/functions/values-table.ts'
import type { levels } from './levels.ts'
import { asProduct, asQuotient, byRule, k, linearPart, part, x } from './parts.ts'

/** What stands in the table at a place. */
interface Values {
  readonly at: number
  readonly f: number
  readonly g: number
  readonly f1: number
  readonly g1: number
}

/** What h is made of, its derivative by rule, and that with the values of a table. */
const combined = [
  {
    of: m`f(x)g(x) + x^2 f(x)`,
    slope: m`f'(x)g(x) + f(x)g'(x) + 2x f(x) + x^2 f'(x)`,
    filled: ({ at, f, g, f1, g1 }: Values) =>
      sum(inBrackets(f1, g), inBrackets(f, g1), inBrackets(2, at, f), inBrackets(at ** 2, f1)),
    reduced: ({ at, f, g, f1, g1 }: Values) => sum(f1 * g, f * g1, 2 * at * f, at ** 2 * f1),
    rule: 'product',
  },
  {
    of: m`{x f(x)}/{g(x)}`,
    slope: m`{(f(x) + x f'(x))g(x) - x f(x)g'(x)}/{(g(x))^2}`,
    filled: ({ at, f, g, f1, g1 }: Values) =>
      over(
        minus(join(bracketed(sum(f, inBrackets(at, f1))), bracketed(g)), inBrackets(at, f, g1)),
        power(bracketed(g), 2),
      ),
    reduced: ({ at, f, g, f1, g1 }: Values) => over(minus((f + at * f1) * g, at * f * g1), g * g),
    rule: 'both',
  },
  {
    of: m`x f(x)g(x)`,
    slope: m`f(x)g(x) + x f'(x)g(x) + x f(x)g'(x)`,
    filled: ({ at, f, g, f1, g1 }: Values) => sum(inBrackets(f, g), inBrackets(at, f1, g), inBrackets(at, f, g1)),
    reduced: ({ at, f, g, f1, g1 }: Values) => sum(f * g, at * f1 * g, at * f * g1),
    rule: 'product',
  },
  {
    of: m`{f(x)}/{g(x)} + x g(x)`,
    slope: m`{f'(x)g(x) - f(x)g'(x)}/{(g(x))^2} + g(x) + x g'(x)`,
    filled: ({ at, f, g, f1, g1 }: Values) =>
      sum(over(minus(inBrackets(f1, g), inBrackets(f, g1)), power(bracketed(g), 2)), bracketed(g), inBrackets(at, g1)),
    reduced: ({ at, f, g, f1, g1 }: Values) => sum(over(f1 * g - f * g1, g * g), g, at * g1),
    rule: 'each',
  },
  {
    of: m`{f(x)g(x)}/x`,
    slope: m`{x(f'(x)g(x) + f(x)g'(x)) - f(x)g(x)}/{x^2}`,
    filled: ({ at, f, g, f1, g1 }: Values) =>
      over(minus(join(at, bracketed(sum(inBrackets(f1, g), inBrackets(f, g1)))), inBrackets(f, g)), power(at, 2)),
    reduced: ({ at, f, g, f1, g1 }: Values) => over(minus(at * (f1 * g + f * g1), f * g), at * at),
    rule: 'both',
  },
] as const

/** (3)(−4): values side by side. */
const inBrackets = (...values: readonly number[]): Expr => join(...values.map(value => bracketed(value)))

/** No value of a row comes twice, and the four slopes are different: one taken for another gives another answer. */
const drawUnlike = (random: Random) =>
  random.until(
    () => drawRows(random, 2),
    rows =>
      rows.every(([, ...values]) => new Set(values).size === 4) &&
      new Set(rows.flatMap(([, , , f1, g1]) => [f1, g1])).size === 4,
  )

const RULES = {
  product: { en: line`the product rule`, es: line`la regla del producto` },
  both: {
    en: line`the quotient rule, with the product rule for the numerator`,
    es: line`la regla del cociente, con la del producto en el numerador`,
  },
  each: {
    en: line`the quotient rule for the first term and the product rule for the second`,
    es: line`la regla del cociente en el primer término y la del producto en el segundo`,
  },
} as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  fromTable: form({
    levels: ['hard'],
    share: 2,
    draw(random) {
      const index = random.int(0, 1)
      return { ...random.evenly(combined), rows: drawUnlike(random), index }
    },
    answer: rational,
    solve: ({ of, rows, index }) => dualAt(of, Ratio.of(itemOf(rows, index)[0]), knownIn(rows))[1],
    ask({ of, rows, index }) {
      const [h, wanted] = [equation(m`h(x)`, of), m`h'(${itemOf(rows, index)[0]})`]
      return {
        en: [
          prose`The table gives values of the differentiable functions ${m`f`} and ${m`g`} and of their derivatives.`,
          valuesTable(rows),
          prose`Let ${h}. Find ${wanted}.`,
        ],
        es: [
          prose`La tabla da valores de las funciones derivables ${m`f`} y ${m`g`} y de sus derivadas.`,
          valuesTable(rows),
          prose`Sea ${h}. Halla ${wanted}.`,
        ],
      }
    },
    solution({ slope, filled, reduced, rule, rows, index }, value) {
      const [at, f, g, f1, g1] = tupleOf(itemOf(rows, index), 5)
      const wanted = m`h'(${at})`
      return [
        step(equation(m`h'(x)`, slope), because.use, { rule: RULES[rule] }),
        step(equation(wanted, filled({ at, f, g, f1, g1 })), because.explain, {
          sentence: {
            en: line`Substitute the values from the row ${equation(x, at)}.`,
            es: line`Sustituye los valores de la fila ${equation(x, at)}.`,
          },
        }),
        step(equation(equation(wanted, reduced({ at, f, g, f1, g1 })), value), because.workOutTheValue, {
          what: wanted,
        }),
      ]
    },
    // Lines with the printed values and slopes stand in for f and g; the difference quotient of h is measured.
    check(printed, answer) {
      const at = approximate(printed.all('apply').find(({ primes, name }) => primes === 1 && name === 'h')?.to[0] ?? x)
      const h = withLines(printed.one('relation').right, at, printedRows(printed))
      return near(slopeOf(h, at), exact(answer).toNumber(), 1e-6)
    },
  }),
  horizontalTangents: form({
    levels: ['hard'],
    draw(random) {
      // (x² + c)/(x − d) has slope 0 where x² − 2dx − c = 0: at d ± r with r² = d² + c.
      const [d, r] = random.until(
        () => [random.int(-5, 5), random.int(1, 6)] as const,
        ([d, r]) => r * r !== d * d,
      )
      const [n, a] = [random.int(1, 7), random.int(1, 9)]
      const c = r * r - d * d
      return random.evenly([true, false])
        ? {
            of: m`{x^2 + ${c}}/{x + ${-d}}`,
            roots: [d - r, d + r],
            top: m`x^2 + ${-2 * d}x + ${-c}`,
            factored: m`(x + ${r - d})(x + ${-d - r})`,
            bottom: m`(x + ${-d})^2`,
            ...asQuotient(part(m`x^2 + ${c}`, m`2x`), linearPart(1, -d)),
          }
        : {
            of: m`{${a}x}/{x^2 + ${n * n}}`,
            roots: [-n, n],
            top: m`${-a}x^2 + ${a * n * n}`,
            factored: m`${-a}(x + ${n})(x + ${-n})`,
            bottom: m`(x^2 + ${n * n})^2`,
            ...asQuotient(part(m`${a}x`, m`${a}`), part(m`x^2 + ${n * n}`, m`2x`)),
          }
    },
    answer: solutionSet('x'),
    solve: ({ roots }) => roots,
    ask: ({ of }) => ({
      en: prose`Find all ${x} where the graph of ${equation(m`f(x)`, of)} has a horizontal tangent.`,
      es: prose`Halla todos los valores de ${x} donde la gráfica de ${equation(m`f(x)`, of)} tiene una tangente horizontal.`,
    }),
    solution: ({ top, bottom, factored, roots, ...known }) => [
      ...byRule(known, over(top, bottom)),
      explained(
        equation(top, 0),
        line`The tangent is horizontal where ${equation(m`f'(x)`, 0)}; a fraction is 0 where its numerator is 0 and its denominator is not.`,
        line`La tangente es horizontal donde ${equation(m`f'(x)`, 0)}; una fracción es 0 donde su numerador es 0 y su denominador no.`,
      ),
      step(equation(factored, 0), because.factor),
      explained(
        either(...roots.map(root => equation(x, root))),
        line`Set each factor equal to 0. At these values the denominator is not 0.`,
        line`Iguala a 0 cada factor. En estos valores el denominador no es 0.`,
      ),
    ],
    // Two places of slope 0: the numerator of the derivative is quadratic.
    check(printed, answer) {
      const f = printed.one('relation').right
      const places = new Set(answer.map(value => exact(value).toNumber()))
      return places.size === 2 && [...places].every(place => isAsDrawn(slopeOf(f, place), 0))
    },
  }),
  findConstant: form({
    levels: ['hard'],
    draw(random) {
      const [a, value, b] = random.until(
        () => [random.intExcept(-3, 3, 0), random.intExcept(-6, 6, 0), random.int(2, 6)] as const,
        ([a, , b]) => 3 * a + 2 * b !== 0 && a * a !== b,
      )
      return random.evenly([true, false])
        ? {
            of: m`(x^2 + k)(x + ${b})`,
            at: a,
            value,
            slope: Ratio.of(3 * a * a + 2 * a * b + value),
            derivative: m`3x^2 + ${2 * b}x + k`,
            known: 3 * a * a + 2 * a * b,
            factor: 1,
            bottom: 1,
            ...asProduct(part(m`x^2 + k`, m`2x`), linearPart(1, b)),
          }
        : {
            of: m`{x + k}/{x^2 + ${b}}`,
            at: a,
            value,
            slope: Ratio.of(a * a + b - 2 * a * (a + value), (a * a + b) ** 2),
            derivative: m`{-x^2 - 2k x + ${b}}/(x^2 + ${b})^2`,
            known: b - a * a,
            factor: -2 * a,
            bottom: (a * a + b) ** 2,
            ...asQuotient(part(m`x + k`, m`1`), part(m`x^2 + ${b}`, m`2x`)),
          }
    },
    answer: solution('k'),
    solve: ({ value }) => value,
    ask({ of, at, slope }) {
      const [h, given] = [equation(m`f(x)`, of), equation(m`f'(${at})`, slope)]
      return {
        en: prose`Let ${h}. If ${given}, find the constant ${k}.`,
        es: prose`Sea ${h}. Si ${given}, halla la constante ${k}.`,
      }
    },
    solution({ at, derivative, slope, known, factor, bottom, ...rest }, value) {
      const right = slope.times(bottom)
      return [
        ...byRule(rest, derivative),
        step(equation(substitute(derivative, { x: at }), slope), because.substitute, { value: at, letter: x }),
        bottom === 1
          ? explained(
              equation(m`${known} + k`, right),
              line`Work out the powers and products.`,
              line`Calcula las potencias y los productos.`,
            )
          : explained(
              equation(m`${known} + ${factor}k`, right),
              line`Multiply both sides by the denominator, ${bottom}.`,
              line`Multiplica ambos lados por el denominador, ${bottom}.`,
            ),
        explained(
          equation(k, value),
          known > 0
            ? factor === 1
              ? line`Subtract ${known} from both sides.`
              : line`Subtract ${known} from both sides; then divide both sides by ${factor}.`
            : factor === 1
              ? line`Add ${-known} to both sides.`
              : line`Add ${-known} to both sides; then divide both sides by ${factor}.`,
          known > 0
            ? factor === 1
              ? line`Resta ${known} de ambos lados.`
              : line`Resta ${known} de ambos lados; luego divide ambos lados entre ${factor}.`
            : factor === 1
              ? line`Suma ${-known} a ambos lados.`
              : line`Suma ${-known} a ambos lados; luego divide ambos lados entre ${factor}.`,
        ),
      ]
    },
    check(printed, answer) {
      const [h, given] = printed.all('relation')
      if (!h || given?.left.kind !== 'apply') return false
      const filled = substitute(h.right, { k: exact(answer) })
      return near(slopeOf(filled, approximate(given.left.to[0] ?? x)), approximate(given.right), 1e-6)
    },
  }),
})
