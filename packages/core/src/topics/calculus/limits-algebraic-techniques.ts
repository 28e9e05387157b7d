import { surdExpr } from '../../answer/expression.ts'
import { limitValue, type ValueOrNone } from '../../answer/number.ts'
import { numberList, tableCells } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { both, prose, table } from '../../content.ts'
import {
  absolute,
  blank,
  cases,
  equation,
  expr,
  join,
  limit,
  over,
  relation,
  root,
  sum,
  symbol,
  type Value,
  words,
} from '../../math/build.ts'
import { approximate, exact, substitute } from '../../math/evaluate.ts'
import { type Expr, holds, type Of } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import { surd } from '../../number/surd.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { dualAt } from './shared/dual.ts'
import { near, polynomialOf } from './shared/functions.ts'

const x = symbol('x')

interface Limit {
  readonly of: Expr
  readonly by: string
  readonly to: Value
  readonly value: Value
}

const inX = (of: Expr, to: Value, value: Value): Limit => ({ of, by: 'x', to, value })
/** A place and another root. */
const roots = (random: Random) => {
  const a = random.intExcept(-6, 6, 0)
  return [a, random.intExcept(-7, 7, a, 0)] as const
}
const quadratic = (a: number, b: number) => polynomialOf([a * b, -a - b, 1])

const limits = {
  polynomial(random: Random): Limit {
    const [a, p, q, r] = [random.intExcept(-4, 4, 0), random.intExcept(-3, 3, 0), random.int(-9, 9), random.int(-9, 9)]
    return inX(polynomialOf([r, q, p]), a, p * a * a + q * a + r)
  },
  rational(random: Random): Limit {
    const [a, p, q] = [random.int(-5, 5), random.int(2, 5), random.int(-9, 9)]
    const s = random.until(
      () => random.intExcept(-6, 6, 0),
      s => a + s !== 0 && q !== p * s,
    )
    return inX(m`{${p}x + ${q}}/{x + ${s}}`, a, Ratio.of(p * a + q, a + s))
  },
  radical(random: Random): Limit {
    const [p, value, a] = [random.int(2, 5), random.int(2, 9), random.intExcept(-5, 6, 0)]
    return inX(m`√{${p}x + ${value * value - p * a}}`, a, value)
  },
  trigonometric(random: Random): Limit {
    const k = random.int(2, 9)
    return random.pick([
      inX(m`${k}sin x`, m`π/6`, Ratio.of(k, 2)),
      inX(m`${k}sin x`, m`π/3`, k % 2 === 0 ? m`${k / 2}√3` : m`{${k}√3}/2`),
      inX(m`${k}cos x`, m`π/3`, Ratio.of(k, 2)),
      inX(m`${k}cos x`, m`π`, -k),
      inX(m`${k}tan x`, m`π/4`, k),
    ])
  },
  'quadratic over quadratic'(random: Random): Limit {
    const [a, b] = roots(random)
    const c = random.intExcept(-7, 7, a, b, 0)
    return inX(over(quadratic(a, b), quadratic(a, c)), a, Ratio.of(a - b, a - c))
  },
  cubes(random: Random): Limit {
    const a = random.intExcept(-5, 5, 0)
    return inX(m`{x^3 + ${-(a ** 3)}}/{x + ${-a}}`, a, 3 * a * a)
  },
  'cubic over linear'(random: Random): Limit {
    const [a, b] = roots(random)
    const p = random.int(1, 3)
    return inX(m`{${p}x^3 + ${-p * (a + b)}x^2 + ${p * a * b}x}/{x + ${-a}}`, a, p * a * (a - b))
  },
  conjugate(random: Random): Limit {
    const [b, c, k] = [random.int(1, 6), random.intExcept(-6, 6, 0), random.int(1, 4)]
    const shift = b * b - k * c
    return random.chance(0.5)
      ? inX(m`{√{${k}x + ${shift}} - ${b}}/{x + ${-c}}`, c, Ratio.of(k, 2 * b))
      : inX(m`{x + ${-c}}/{√{${k}x + ${shift}} - ${b}}`, c, Ratio.of(2 * b, k))
  },
  'complex fraction in h'(random: Random): Limit {
    const a = random.int(2, 9)
    const k = random.coprimeTo(a, 5)
    return {
      of: m`{${k}/{${a} + h} + ${over(-k, a)}}/h`,
      by: 'h',
      to: 0,
      value: Ratio.of(-k, a * a),
    }
  },
  'complex fraction'(random: Random): Limit {
    const a = random.int(2, 6)
    const k = random.coprimeTo(a, 5)
    return inX(m`{${k}/x + ${over(-k, a)}}/{x + ${-a}}`, a, Ratio.of(-k, a * a))
  },
}
type LimitKind = keyof typeof limits

const printedLimit = ({ of, by, to }: Limit) => limit(by, to, of)

/** The mean of the values on both sides, twice as close the second time. */
function isNumericLimit({ of, by, to, side }: Of<'limit'>, value: number): boolean {
  const a = approximate(to)
  const at = (h: number) => approximate(of, { [by]: a + h })
  const close = (h: number) => (side ? at(side === 'left' ? -h : h) : (at(h) + at(-h)) / 2)
  return near(close(1e-4), value, 2e-3) && near(close(1e-5), value, 2e-4)
}
const isIndeterminate = ({ of, by, to }: Of<'limit'>) => Number.isNaN(approximate(of, { [by]: approximate(to) }))

const instruction = {
  en: prose`Find the limit. Give the exact value. If the limit does not exist, say so.`,
  es: prose`Calcula el límite. Da el valor exacto. Si el límite no existe, dilo.`,
}

const steps = option({
  substitution: { en: prose`direct substitution`, es: prose`sustitución directa` },
  factor: { en: prose`factor and simplify`, es: prose`factorizar y simplificar` },
  conjugate: { en: prose`multiply by the conjugate`, es: prose`multiplicar por el conjugado` },
  denominator: { en: prose`use a common denominator`, es: prose`usar un denominador común` },
})
const STEPS = {
  rational: 'substitution',
  radical: 'substitution',
  'quadratic over quadratic': 'factor',
  'cubic over linear': 'factor',
  conjugate: 'conjugate',
  'complex fraction': 'denominator',
  'complex fraction in h': 'denominator',
} as const

const combinations = {
  '2f − g': { of: (k: number) => m`(${k}f(x) - g(x))`, value: (p: number, q: number, k: number): Value => k * p - q },
  fg: { of: () => m`(f(x)g(x))`, value: (p: number, q: number): Value => p * q },
  'f/g': { of: () => m`{f(x)}/{g(x)}`, value: (p: number, q: number): Value => Ratio.of(p, q) },
  '(f + k)/g': {
    of: (k: number) => m`{f(x) + ${k}}/{g(x)}`,
    value: (p: number, q: number, k: number): Value => Ratio.of(p + k, q),
  },
  '√f': { of: () => m`√{f(x)}`, value: (p: number): Value => surdExpr(surd(Ratio.of(1), p)) },
}

const ABSENT = words('does not exist', 'no existe')
const threeOf = (a: number, cells: readonly Value[]) => ({
  head: [limit('x', a, m`f(x)`, 'left'), limit('x', a, m`f(x)`, 'right'), limit('x', a, m`f(x)`)],
  rows: [[0, 1, 2].map(i => cells[i] ?? blank(3))],
})

export const limitsAlgebraicTechniques = defineTopic(
  {
    id: 'limits-algebraic-techniques',
    name: { en: 'Evaluate limits algebraically', es: 'Calcular límites de forma algebraica' },
    description: {
      en: 'Evaluate limits with limit laws, substitution, factoring, conjugates or common denominators.',
      es: 'Calcula límites con propiedades, sustitución, factorización, conjugados o denominadores comunes.',
    },
    domain: 'Limits & Continuity',
    standards: ['AP-CALC-1.5', 'AP-CALC-1.6', 'AP-CALC-1.7'],
    levels: {
      easy: { kinds: ['polynomial', 'rational', 'radical', 'trigonometric'] },
      medium: { kinds: ['quadratic over quadratic', 'cubes', 'cubic over linear'] },
      hard: { kinds: ['conjugate', 'complex fraction in h', 'complex fraction'] },
    },
  },
  form => ({
    substitute: form({
      levels: ['easy'],
      share: 2,
      instruction,
      draw: (random, { kinds }) => limits[random.evenly<LimitKind>(kinds)](random),
      answer: limitValue,
      solve: ({ value }): ValueOrNone => value,
      ask: drawn => both(printedLimit(drawn)),
      check: (printed, answer) =>
        answer !== 'none' &&
        !isIndeterminate(printed.one('limit')) &&
        isNumericLimit(printed.one('limit'), approximate(expr(answer))),
    }),

    resolve: form({
      levels: ['medium', 'hard'],
      share: 2,
      instruction,
      lines: 4,
      draw: (random, { kinds }) => limits[random.evenly<LimitKind>(kinds)](random),
      answer: limitValue,
      solve: ({ value }): ValueOrNone => value,
      ask: drawn => both(printedLimit(drawn)),
      check: (printed, answer) =>
        answer !== 'none' &&
        isIndeterminate(printed.one('limit')) &&
        isNumericLimit(printed.one('limit'), approximate(expr(answer))),
    }),

    laws: form({
      levels: ['easy'],
      draw: random => {
        const combination = random.evenly(['2f − g', 'fg', 'f/g', '(f + k)/g', '√f'])
        const p = combination === '√f' ? random.pick([4, 9, 16, 25, 2, 3, 6, 8]) : random.int(-6, 6)
        return { combination, a: random.int(-6, 6), p, q: random.intExcept(-6, 6, 0), k: random.int(2, 5) } as const
      },
      answer: limitValue,
      solve: ({ combination, p, q, k }): ValueOrNone => combinations[combination].value(p, q, k),
      ask({ combination, a, p, q, k }) {
        const [f, g] = [equation(limit('x', a, m`f(x)`), p), equation(limit('x', a, m`g(x)`), q)]
        const wanted = limit('x', a, combinations[combination].of(k))
        return { en: prose`${f} and ${g}. Find ${wanted}.`, es: prose`${f} y ${g}. Halla ${wanted}.` }
      },
      // The laws hold for constant functions too: f and g are put in as such.
      check(printed, answer) {
        const [f, g] = printed.all('relation').map(({ right }) => exact(right))
        const wanted = printed.all('limit')[2]
        if (!f || !g || !wanted || answer === 'none') return false
        const isRoot = wanted.of.kind === 'root'
        const inside = wanted.of.kind === 'root' ? wanted.of.of : wanted.of
        const [value] = dualAt(inside, Ratio.of(0), name => [name === 'f' ? f : g, Ratio.of(0)])
        return (
          near(approximate(expr(answer)) ** (isRoot ? 2 : 1), value.toNumber()) &&
          (!isRoot || approximate(expr(answer)) >= 0)
        )
      },
    }),

    oneSided: form({
      levels: ['medium'],
      instruction,
      lines: 3,
      draw(random) {
        const side = random.evenly(['left', 'right', 'both'])
        const kind = random.evenly(['pieces', 'absolute'])
        const [a, p, q, s] = [random.int(-5, 5), random.int(1, 3), random.int(-6, 6), random.int(1, 6)]
        const r = random.intExcept(-3, 3, 0, p)
        return { side, kind, a, p, q, r, s, isJoined: random.chance(0.55) }
      },
      answer: limitValue,
      solve({ side, kind, a, p, q, s, isJoined }): ValueOrNone {
        const left = kind === 'absolute' ? -s : p * a + q
        const right = kind === 'absolute' ? s : isJoined ? left : p * a + q + s
        if (side === 'both') return left === right ? left : 'none'
        return side === 'left' ? left : right
      },
      ask({ side, kind, a, p, q, r, s, isJoined }) {
        const to = side === 'both' ? undefined : side
        if (kind === 'absolute') return both(limit('x', a, over(join(s, absolute(sum(x, -a))), sum(x, -a)), to))
        const right = p * a + q + (isJoined ? 0 : s)
        const f = equation(
          m`f(x)`,
          cases(
            [polynomialOf([q, p]), relation(x, '<', a)],
            [polynomialOf([right - r * a * a, 0, r]), relation(x, '≥', a)],
          ),
        )
        return both([f, limit('x', a, m`f(x)`, to)])
      },
      check(printed, answer) {
        const shown = printed.one('limit')
        const [pieces] = printed.all('cases')
        const of = pieces ?? shown.of
        const isNear = (side: 'left' | 'right', value: number) => isNumericLimit({ ...shown, of, side }, value)
        const sides = shown.side ? [shown.side] : (['left', 'right'] as const)
        if (answer !== 'none') return sides.every(side => isNear(side, approximate(expr(answer))))
        const a = approximate(shown.to)
        const [below, above] = [-1e-6, 1e-6].map(h => approximate(of, { x: a + h }))
        return sides.length === 2 && !near(below ?? 0, above ?? 0, 1e-2)
      },
    }),

    threeLimits: form({
      levels: ['medium'],
      instruction: {
        en: prose`Complete the table. Write “does not exist” where there is no limit.`,
        es: prose`Completa la tabla. Escribe «no existe» donde no haya límite.`,
      },
      lines: 2,
      draw(random) {
        const [a, p, q, s] = [random.int(-5, 5), random.int(1, 3), random.int(-6, 6), random.int(1, 6)]
        const r = random.intExcept(-3, 3, 0, p)
        return { a, p, q, r, s, isJoined: random.evenly([true, false]) }
      },
      answer: tableCells,
      solve({ a, p, q, s, isJoined }) {
        const left = p * a + q
        const right = isJoined ? left : left + s
        const blanks = [expr(left), expr(right), isJoined ? expr(left) : ABSENT]
        return { blanks, ...threeOf(a, blanks) }
      },
      ask({ a, p, q, r, s, isJoined }) {
        const right = p * a + q + (isJoined ? 0 : s)
        const f = equation(
          m`f(x)`,
          cases([polynomialOf([q, p]), relation(x, '<', a)], [polynomialOf([right - r * a, r]), relation(x, '≥', a)]),
        )
        return both([f, table(threeOf(a, []))])
      },
      check(printed, { blanks }) {
        const pieces = printed.one('cases')
        const shown = printed.one('limit')
        const [left, right, whole] = blanks.map(value => expr(value))
        if (!left || !right || !whole) return false
        const isNear = (side: 'left' | 'right', value: Expr) =>
          value.kind !== 'words' && isNumericLimit({ ...shown, of: pieces, side }, approximate(value))
        if (!isNear('left', left) || !isNear('right', right)) return false
        const isSame = near(approximate(left), approximate(right))
        return isSame ? whole.kind !== 'words' && near(approximate(whole), approximate(left)) : whole.kind === 'words'
      },
    }),

    firstStep: form({
      levels: ['medium', 'hard'],
      lines: 0,
      draw(random) {
        const kind = random.evenly([
          'rational',
          'quadratic over quadratic',
          'conjugate',
          'complex fraction',
          'cubic over linear',
          'radical',
          'complex fraction in h',
        ])
        return { kind, drawn: limits[kind](random) }
      },
      answer: steps,
      solve: ({ kind }) => STEPS[kind],
      ask: ({ drawn }) => ({
        en: [printedLimit(drawn), prose`Which method finds this limit?`],
        es: [printedLimit(drawn), prose`¿Con qué método se halla este límite?`],
      }),
      check(printed, answer) {
        const shown = printed.one('limit')
        if (!isIndeterminate(shown)) return answer === 'substitution'
        if (holds(shown.of, part => part.kind === 'root')) return answer === 'conjugate'
        const isComplex = shown.of.kind === 'quotient' && holds(shown.of.over, part => part.kind === 'quotient')
        return answer === (isComplex ? 'denominator' : 'factor')
      },
    }),

    findK: form({
      levels: ['hard'],
      lines: 4,
      draw(random) {
        const [a, b] = roots(random)
        return { a, b, p: random.int(1, 3) }
      },
      answer: numberList,
      solve: ({ a, b, p }) => [-p * (a + b), p * (a - b)],
      ask({ a, b, p }) {
        const k = symbol('k')
        const shown = limit('x', a, m`{${p}x^2 + k x + ${p * a * b}}/{x + ${-a}}`)
        return {
          en: [shown, prose`Find the value of ${k} for which the limit exists. Then find the limit. Write ${k} first.`],
          es: [
            shown,
            prose`Halla el valor de ${k} para el que el límite existe. Después halla el límite. Escribe primero ${k}.`,
          ],
        }
      },
      check(printed, answer) {
        const [k, value] = answer
        if (k === undefined || value === undefined) return false
        const shown = printed.one('limit')
        const filled: Of<'limit'> = { ...shown, of: substitute(shown.of, { k: exact(k) }) }
        return isIndeterminate(filled) && isNumericLimit(filled, exact(value).toNumber())
      },
    }),

    errorSpotting: form({
      levels: ['medium', 'hard'],
      lines: 0,
      draw(random, { kinds }) {
        const [a, b] = random.until(
          () => roots(random),
          ([a, b]) => a !== -b,
        )
        const mistake = random.evenly(['zero', 'absent', 'canceled', 'none'])
        // A square under the root at 0, and another at the place of the limit.
        const [low, high] = random.sample([1, 2, 3, 4, 5], 2) as [number, number]
        return (kinds as readonly LimitKind[]).includes('conjugate')
          ? { mistake, ...rootWork(low, high) }
          : { mistake, ...factorWork(a, b) }
      },
      answer: option({
        zero: { en: prose`0/0 was taken to be 0.`, es: prose`Tomó 0/0 como 0.` },
        absent: {
          en: prose`0/0 does not show that there is no limit.`,
          es: prose`0/0 no demuestra que el límite no exista.`,
        },
        canceled: {
          en: prose`Terms were canceled that are not factors.`,
          es: prose`Canceló términos que no son factores.`,
        },
        none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
      }),
      solve: ({ mistake }) => mistake,
      ask({ mistake, start, struck, wrong, simplified, value }) {
        const zero = over(0, 0)
        if (mistake === 'absent')
          return {
            en: [equation(start, zero), prose`A student concludes that the limit does not exist. What is the mistake?`],
            es: [equation(start, zero), prose`Un estudiante concluye que el límite no existe. ¿Cuál es el error?`],
          }
        const work =
          mistake === 'zero'
            ? equation(equation(start, zero), 0)
            : mistake === 'canceled'
              ? equation(equation(start, struck), wrong)
              : equation(equation(start, simplified), value)
        return {
          en: [work, prose`This is a student's work. What is the mistake?`],
          es: [work, prose`Este es el trabajo de un estudiante. ¿Cuál es el error?`],
        }
      },
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        const [start] = printed.all('limit')
        if (!start) return false
        if (left.kind !== 'relation') return answer === 'absent'
        if (left.right.kind === 'quotient') return answer === 'zero'
        return answer === (isNumericLimit(start, approximate(right)) ? 'none' : 'canceled')
      },
    }),
  }),
)

/** x² is struck out above and below; or x − a is canceled as it should be. */
const factorWork = (a: number, b: number) => ({
  start: limit('x', a, over(quadratic(a, b), m`x^2 - ${a * a}`)),
  struck: limit('x', a, over(polynomialOf([a * b, -a - b]), -a * a)),
  wrong: Ratio.of(1),
  simplified: limit('x', a, over(sum(x, -b), sum(x, a))),
  value: Ratio.of(a - b, 2 * a),
})
/** The same of (√(x + low²) − high)/(x − c), where x + low² is high² at c. */
function rootWork(low: number, high: number) {
  const c = high * high - low * low
  const side = root(polynomialOf([low * low, 1]))
  return {
    start: limit('x', c, over(sum(side, -high), sum(x, -c))),
    struck: limit('x', c, over(sum(root(low * low), -high), -c)),
    wrong: Ratio.of(low - high, -c),
    simplified: limit('x', c, over(1, sum(side, high))),
    value: Ratio.of(1, 2 * high),
  }
}
