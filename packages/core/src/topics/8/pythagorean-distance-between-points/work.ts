import {
  approximate,
  both,
  type Expr,
  equation,
  type Inline,
  isNear,
  itemOf,
  LINE_NAMES,
  line,
  lineChoices,
  minus,
  name,
  noMistakeStep,
  option,
  over,
  type Point,
  people,
  power,
  prose,
  relation,
  root,
  step,
  steps,
  sum,
  symbol,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  drawPair,
  exactRoot,
  type Form,
  isWhole,
  legsOf,
  legsStep,
  legsWhose,
  named,
  pointAt,
  rootSteps,
  squareBetween,
  theoremStep,
} from './parts.ts'

const d = symbol('d')
const MISTAKES = ['sign', 'squareOfSum', 'doubled', 'halved'] as const
type Mistake = (typeof MISTAKES)[number]
const LEGS = legsWhose(11, square => square > 16 && square < 200 && !isWhole(square)).filter(([a, b]) => a > 2 && b > 2)
const isSplit = (a: number, b: number) => a * b < 0

interface Facts {
  readonly points: readonly [Point, Point]
  readonly mistake: Mistake | null
}

/** The lines of the work; a slip goes on to the end. */
function linesOf({ points: [[x, y], [u, v]], mistake }: Facts): readonly (readonly Inline[])[] {
  const isX = isSplit(x, u)
  const right = (a: number, b: number): Expr => minus(Math.max(a, b), Math.min(a, b))
  const isSign = mistake === 'sign'
  const [first, second] = [isSign && isX ? signSlip(x, u) : right(x, u), isSign && !isX ? signSlip(y, v) : right(y, v)]
  const [a, b] = [first, second].map(of => approximate(of)) as [number, number]
  const square = mistake === 'squareOfSum' ? (a + b) ** 2 : mistake === 'doubled' ? 2 * a + 2 * b : a * a + b * b
  const formulas = [
    equation(
      power(d, 2),
      mistake === 'squareOfSum'
        ? power({ kind: 'group', of: sum(a, b), brackets: 'round' }, 2)
        : sum(power(a, 2), power(b, 2)),
    ),
    equation(
      mistake === 'squareOfSum'
        ? equation(power(d, 2), power(a + b, 2))
        : equation(power(d, 2), mistake === 'doubled' ? sum(2 * a, 2 * b) : sum(a * a, b * b)),
      square,
    ),
    mistake === 'halved' ? equation(equation(d, over(square, 2)), exactHalf(square)) : rootLine(square),
  ]
  return [line`${equation(first, a)}; ${equation(second, b)}`, ...formulas.map(one => line`${one}`)]
}
/** The difference as if there were no minus signs. */
const signSlip = (p: number, q: number): Expr => {
  const [one, two] = [Math.abs(p), Math.abs(q)]
  return minus(Math.max(one, two), Math.min(one, two))
}
const exactHalf = (square: number): Expr => (square % 2 === 0 ? sum(square / 2) : over(square, 2))
const rootLine = (square: number): Expr => {
  const found = exactRoot(square)
  return found.kind === 'root' ? equation(d, found) : equation(equation(d, root(square)), found)
}
const WHERE: Readonly<Record<Mistake, number>> = { sign: 0, squareOfSum: 1, doubled: 2, halved: 3 }

export const workForms = (form: Form) => ({
  firstMistake: form({
    levels: ['medium'],
    share: 2,
    kind: 'find-mistake',
    draw(random) {
      const mistake = random.evenly([...MISTAKES, null])
      const points = random.until(
        () => drawPair(random, random.pick(LEGS), 10),
        ([[x, y], [u, v]]) => {
          const isX = isSplit(x, u)
          const [p, q] = isX ? [x, u] : [y, v]
          const square = squareBetween([x, y], [u, v])
          return square % 2 === 0 && Math.abs(p) !== Math.abs(q)
        },
      )
      return { points, mistake, who: random.pick(people) }
    },
    answer: option<string>({
      ...lineChoices(4),
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ mistake }) => (mistake === null ? 'none' : itemOf(LINE_NAMES, WHERE[mistake])),
    ask({ points, mistake, who }) {
      const [a, b] = named('AB', points) as [Expr, Expr]
      const shown = steps(...linesOf({ points, mistake }))
      return {
        en: [
          prose`${name(who)} finds the exact distance ${d} from ${a} to ${b}. Which line has the first mistake, if any?`,
          shown,
        ],
        es: [
          prose`${name(who)} halla la distancia exacta ${d} de ${a} a ${b}. ¿En qué renglón está el primer error, si hay alguno?`,
          shown,
        ],
      }
    },
    key({ points, mistake }) {
      if (mistake === null) return both([])
      const right = itemOf(linesOf({ points, mistake: null }), WHERE[mistake])
      return {
        en: { kind: 'paragraph', content: ['It should be ', ...right, '.'] },
        es: { kind: 'paragraph', content: ['Debe ser ', ...right, '.'] },
      }
    },
    solution({ points, mistake }) {
      const [[x, y], [u, v]] = points
      const square = squareBetween(...points)
      const right = [legsStep(...points), theoremStep(legsOf(...points), d), ...rootSteps(square, d)]
      const [a, b] = legsOf(...points)
      switch (mistake) {
        case null:
          return [...right, noMistakeStep()]
        case 'sign': {
          const [p, q] = isSplit(x, u) ? [x, u] : [y, v]
          const low = Math.min(p, q)
          return [
            step(relation(minus(Math.max(p, q), low), '≠', signSlip(p, q)), because.mistakeIs, {
              what: {
                en: line`the minus sign of ${low} was left out in line 1`,
                es: line`en el renglón 1 se omitió el signo menos de ${low}`,
              },
            }),
            ...right,
          ]
        }
        case 'squareOfSum':
          return [
            step(
              relation(
                power({ kind: 'group', of: sum(a, b), brackets: 'round' }, 2),
                '≠',
                sum(power(a, 2), power(b, 2)),
              ),
              because.mistakeIs,
              {
                what: {
                  en: line`in line 2 the legs were added before they were squared`,
                  es: line`en el renglón 2 se sumaron los catetos antes de elevarlos al cuadrado`,
                },
              },
            ),
            ...right.slice(1),
          ]
        case 'doubled':
          return [
            step(relation(power(a, 2), '≠', times(2, a)), because.mistakeIs, {
              what: {
                en: line`in line 3 the legs were doubled, not squared`,
                es: line`en el renglón 3 los catetos se duplicaron en vez de elevarse al cuadrado`,
              },
            }),
            ...right.slice(1),
          ]
        case 'halved':
          return [
            step(relation(root(square), '≠', over(square, 2)), because.mistakeIs, {
              what: {
                en: line`in line 4 half of ${square} was taken, not its square root`,
                es: line`en el renglón 4 se tomó la mitad de ${square} y no su raíz cuadrada`,
              },
            }),
            ...rootSteps(square, d),
          ]
        default:
          return mistake satisfies never
      }
    },
    // Every printed number is compared with the length of the vector.
    check(printed, answer) {
      const [[x, y], [u, v]] = [pointAt(printed, 'A'), pointAt(printed, 'B')]
      const square = (x - u) ** 2 + (y - v) ** 2
      const [across, up, ...others] = printed.all('relation').map(({ right }) => approximate(right))
      const isRight = [
        across === Math.abs(x - u) && up === Math.abs(y - v),
        isNear(itemOf(others, 0), square),
        isNear(itemOf(others, 1), square),
        isNear(itemOf(others, 2), Math.sqrt(square)),
      ]
      const wrong = isRight.indexOf(false)
      return answer === (wrong < 0 ? 'none' : itemOf(LINE_NAMES, wrong))
    },
  }),
})
