import {
  absolute,
  approximate,
  blank,
  both,
  cases,
  type Expr,
  equation,
  expr,
  type FormMaker,
  holds,
  join,
  limit,
  limitValue,
  m,
  option,
  over,
  prose,
  relation,
  sum,
  table,
  tableCells,
  type Value,
  type ValueOrNone,
  words,
} from '../../../author.ts'
import { near, polynomialOf } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import { instruction, isIndeterminate, isNumericLimit, type LimitKind, limits, printedLimit, x } from './parts.ts'

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

const ABSENT = words('does not exist', 'no existe')

const threeOf = (a: number, cells: readonly Value[]) => ({
  head: [limit('x', a, m`f(x)`, 'left'), limit('x', a, m`f(x)`, 'right'), limit('x', a, m`f(x)`)],
  rows: [[0, 1, 2].map(i => cells[i] ?? blank(3))],
})

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  resolve: form({
    levels: ['medium', 'hard'],
    share: 2,
    instruction,
    draw: (random, { kinds }) => limits[random.evenly<LimitKind>(kinds)](random),
    answer: limitValue,
    solve: ({ value }): ValueOrNone => value,
    ask: drawn => both(printedLimit(drawn)),
    check: (printed, answer) =>
      answer !== 'none' &&
      isIndeterminate(printed.one('limit')) &&
      isNumericLimit(printed.one('limit'), approximate(expr(answer))),
  }),

  oneSided: form({
    levels: ['medium'],
    instruction,
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
      es: prose`Completa la tabla. Escribe “no existe” donde no haya límite.`,
    },
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
})
