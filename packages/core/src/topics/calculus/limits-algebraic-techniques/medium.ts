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
  isSame,
  join,
  limit,
  limitValue,
  line,
  m,
  option,
  over,
  prose,
  Ratio,
  relation,
  type Step,
  step,
  substitute,
  sum,
  table,
  tableCells,
  tupleOf,
  type Value,
  type ValueOrNone,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { near, polynomialOf } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import {
  instruction,
  isIndeterminate,
  isNumericLimit,
  type LimitKind,
  limits,
  printedLimit,
  quadratic,
  roots,
  solveLimit,
  x,
} from './limits.ts'

const ABSENT = words('does not exist', 'no existe')

/** What is taken on one side of a place, and where it leads. */
const fromSide = (side: 'left' | 'right', a: number, piece: Expr, end?: number): Step => {
  const taken = limit('x', a, piece, side)
  const filled = substitute(piece, { x: a })
  const reached = end === undefined || isSame(filled, expr(end)) ? taken : equation(taken, filled)
  return step(end === undefined ? taken : equation(reached, end), because.fromTheSide, {
    side: side === 'left' ? { en: line`left`, es: line`izquierda` } : { en: line`right`, es: line`derecha` },
    where: relation(x, side === 'left' ? '<' : '>', a),
  })
}

const conclusion = (a: number, value: ValueOrNone, sides: readonly [number, number]): Step =>
  value === 'none'
    ? step(relation(sides[0], '≠', sides[1]), because.oneSidedDiffer)
    : step(equation(limit('x', a, m`f(x)`), value), because.oneSidedAgree)

const threeOf = (a: number, cells: readonly Value[]) => ({
  head: [limit('x', a, m`f(x)`, 'left'), limit('x', a, m`f(x)`, 'right'), limit('x', a, m`f(x)`)],
  rows: [[0, 1, 2].map(i => cells[i] ?? blank(3))],
})

const MISTAKES = {
  zero: {
    en: line`0/0 is not 0; it only shows that the expression must be rewritten`,
    es: line`0/0 no es 0; solo indica que hay que reescribir la expresión`,
  },
  absent: {
    en: line`0/0 does not tell whether there is a limit; it only shows that the expression must be rewritten`,
    es: line`0/0 no dice si hay límite; solo indica que hay que reescribir la expresión`,
  },
  canceled: {
    en: line`only factors of the whole numerator and denominator may be canceled`,
    es: line`solo se pueden cancelar factores de todo el numerador y de todo el denominador`,
  },
}

/** x² is struck out above and below; or x − a is canceled as it should be. */
const factorWork = (a: number, b: number) => ({
  to: a,
  of: over(quadratic(a, b), m`x^2 - ${a * a}`),
  start: limit('x', a, over(quadratic(a, b), m`x^2 - ${a * a}`)),
  struck: limit('x', a, over(polynomialOf([a * b, -a - b]), -a * a)),
  wrong: Ratio.of(1),
  factored: limit('x', a, m`{(x + ${-a})(x + ${-b})}/{(x + ${-a})(x + ${a})}`),
  common: m`x + ${-a}`,
  simplified: limit('x', a, over(sum(x, -b), sum(x, a))),
  value: Ratio.of(a - b, 2 * a),
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
    solution: solveLimit,
    check: (printed, answer) =>
      answer !== 'none' &&
      isIndeterminate(printed.one('limit')) &&
      isNumericLimit(printed.one('limit'), approximate(expr(answer))),
  }),
  oneSided: form({
    levels: ['medium'],
    instruction: {
      en: prose`Find the limit, if it exists.`,
      es: prose`Calcula el límite, si existe.`,
    },
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
    solution({ side, kind, a, p, q, r, s, isJoined }, value) {
      const right = p * a + q + (isJoined ? 0 : s)
      const pieces =
        kind === 'absolute'
          ? { left: m`{-${s}(x + ${-a})}/{x + ${-a}}`, right: m`{${s}(x + ${-a})}/{x + ${-a}}` }
          : { left: polynomialOf([q, p]), right: polynomialOf([right - r * a * a, 0, r]) }
      const ends = kind === 'absolute' ? { left: -s, right: s } : { left: p * a + q, right }
      if (side === 'both')
        return [
          fromSide('left', a, pieces.left, ends.left),
          fromSide('right', a, pieces.right, ends.right),
          conclusion(a, value, [ends.left, ends.right]),
        ]
      return [
        fromSide(side, a, pieces[side]),
        kind === 'absolute'
          ? step(expr(ends[side]), because.cancelInLimit, { factor: m`x + ${-a}` })
          : step(equation(substitute(pieces[side], { x: a }), ends[side]), because.nowSubstitute, {
              value: a,
              letter: x,
            }),
      ]
    },
    check(printed, answer) {
      const shown = printed.one('limit')
      const [pieces] = printed.all('cases')
      const of = pieces ?? shown.of
      const isNear = (side: 'left' | 'right', value: number) => isNumericLimit({ ...shown, of, side }, value)
      const sides = shown.side ? [shown.side] : (['left', 'right'] as const)
      if (answer !== 'none') return sides.every(side => isNear(side, approximate(expr(answer))))
      const a = approximate(shown.to)
      const [below, above] = tupleOf(
        [-1e-6, 1e-6].map(h => approximate(of, { x: a + h })),
        2,
      )
      return sides.length === 2 && !near(below, above, 1e-2)
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
    solution: ({ a, p, q, r, s, isJoined }) => {
      const [left, right] = [p * a + q, p * a + q + (isJoined ? 0 : s)]
      return [
        fromSide('left', a, polynomialOf([q, p]), left),
        fromSide('right', a, polynomialOf([right - r * a, r]), right),
        conclusion(a, isJoined ? left : 'none', [left, right]),
      ]
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
  errorSpotting: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw(random) {
      const [a, b] = random.until(
        () => roots(random),
        ([a, b]) => a !== -b,
      )
      const mistake = random.evenly(['zero', 'absent', 'canceled', 'none'])
      return { mistake, ...factorWork(a, b) }
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
    ask({ mistake, to, of, start, struck, wrong, simplified, value }) {
      if (mistake === 'absent')
        return {
          en: [
            prose`Substituting ${to} for ${x} in ${of} gives ${over(0, 0)}. A student concludes that ${start} does not exist. What is the mistake, if any?`,
          ],
          es: [
            prose`Al sustituir ${x} por ${to} en ${of} se obtiene ${over(0, 0)}. Un estudiante concluye que ${start} no existe. ¿Cuál es el error, si hay alguno?`,
          ],
        }
      const work =
        mistake === 'zero'
          ? equation(equation(start, over(0, 0)), 0)
          : mistake === 'canceled'
            ? equation(equation(start, struck), wrong)
            : equation(equation(start, simplified), value)
      return {
        en: [work, prose`This is a student’s work. What is the mistake, if any?`],
        es: [work, prose`Este es el trabajo de un estudiante. ¿Cuál es el error, si hay alguno?`],
      }
    },
    key: ({ mistake, start, value }) => {
      const right = equation(start, value)
      return mistake === 'none' ? both([]) : { en: prose`It should be ${right}.`, es: prose`Debe ser ${right}.` }
    },
    solution: ({ mistake, start, struck, factored, common, simplified, value }) => [
      mistake === 'absent'
        ? step(over(0, 0), because.mistakeIs, { what: MISTAKES.absent })
        : step(over(0, 0), because.zeroOverZero),
      step(factored, because.factorToCancel, { factor: common }),
      step(equation(simplified, value), because.cancelInLimit, { factor: common }),
      ...(mistake === 'absent'
        ? []
        : mistake === 'none'
          ? [step(equation(start, value), because.noMistake)]
          : [
              step(mistake === 'canceled' ? struck : equation(start, over(0, 0)), because.mistakeIs, {
                what: MISTAKES[mistake],
              }),
            ]),
    ],
    whyWrong({ mistake, wrong, common, value }) {
      const result = mistake === 'canceled' ? wrong : mistake === 'none' ? value : 0
      return {
        ...(mistake === 'zero'
          ? {}
          : mistake === 'absent'
            ? {
                zero: {
                  en: line`The work does not go on from 0/0 to 0.`,
                  es: line`El trabajo no pasa de 0/0 a 0.`,
                },
              }
            : {
                zero: {
                  en: line`Something was canceled before any value was substituted, so 0/0 is not in the work.`,
                  es: line`Se canceló antes de sustituir; por eso 0/0 no está en el trabajo.`,
                },
              }),
        ...(mistake === 'absent'
          ? {}
          : {
              absent: {
                en: line`The work does give a limit: ${result}.`,
                es: line`El trabajo sí da un límite: ${result}.`,
              },
            }),
        ...(mistake === 'canceled'
          ? {}
          : mistake === 'none'
            ? {
                canceled: {
                  en: line`What was canceled, ${common}, is a factor of the numerator and of the denominator.`,
                  es: line`Lo que se canceló, ${common}, es un factor del numerador y del denominador.`,
                },
              }
            : { canceled: { en: line`Nothing was canceled.`, es: line`No se canceló nada.` } }),
      }
    },
    check(printed, answer) {
      const [start] = printed.all('limit')
      if (!start) return false
      if (printed.all('relation').length === 0) return answer === 'absent'
      const { left, right } = printed.one('relation')
      if (left.kind !== 'relation') return false
      if (left.right.kind === 'quotient') return answer === 'zero'
      return answer === (isNumericLimit(start, approximate(right)) ? 'none' : 'canceled')
    },
  }),
})
