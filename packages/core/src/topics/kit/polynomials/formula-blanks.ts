import {
  approximate,
  type Block,
  type Both,
  blank,
  type Content,
  type Expr,
  equation,
  type Inline,
  isNear,
  itemOf,
  join,
  line,
  minus,
  negative,
  over,
  type Printed,
  partsOf,
  plusMinus,
  power,
  type Random,
  root,
  type Step,
  step,
  steps,
  sum,
  symbol,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../equations/filled.ts'
import { polynomial } from './polynomial.ts'

/** A derivation with places that may be left for the pupil. */
export interface Derivation {
  readonly start: Expr
  readonly lines: (hole: (value: Expr) => Expr) => readonly Expr[]
  /** Why each line follows from the one before it. */
  readonly steps: () => readonly Step[]
}

const [a, b, c, x] = ['a', 'b', 'c', 'x'].map(name => symbol(name)) as [Expr, Expr, Expr, Expr]
const letters: Derivation = {
  start: equation(sum(join(a, power(x, 2)), join(b, x), c), 0),
  lines: hole => {
    const d = minus(power(b, 2), join(4, a, c))
    const linear = sum(power(x, 2), join(over(b, a), x))
    const square = join(4, power(a, 2))
    return [
      equation(linear, hole(negative(over(c, a)))),
      equation(sum(linear, hole(over(power(b, 2), square))), over(d, square)),
      equation(power(sum(x, hole(over(b, join(2, a)))), 2), over(d, square)),
      equation(x, over(plusMinus(hole(negative(b)), root(d)), join(2, a))),
    ]
  },
  steps: () =>
    completedSquare(
      letters,
      line => step(line, because.constantToTheRight, { value: a }),
      over(power(b, 2), join(4, power(a, 2))),
    ),
}

/** The four lines of either derivation, the first with its own reason, and the square that is added. */
function completedSquare({ lines }: Derivation, begin: (line: Expr) => Step, square: Expr | number): readonly Step[] {
  const [first, second, third, last] = tupleOf(
    lines(value => value),
    4,
  )
  return [
    begin(first),
    step(second, because.completeTheSquare, { value: square }),
    step(third, because.perfectSquare),
    step(last, because.squareRootsAndSolve, { letter: x }),
  ]
}

/** √3 or i√3. */
const squareRoot = (of: number) => (of < 0 ? join(symbol('i'), root(-of)) : root(of))
/** What a printed √3 or i√3 is the root of. */
function radicand(of: Expr, at: Readonly<Record<string, number>>): number | undefined {
  if (of.kind === 'group') return radicand(of.of, at)
  if (of.kind === 'root') return approximate(of.of, at)
  const inside = of.kind === 'product' ? of.factors.at(-1) : undefined
  return inside?.kind === 'root' ? -approximate(inside.of, at) : undefined
}

/** k(x² + 2hx + e) = 0. */
const numbers = (k: number, h: number, e: number): Derivation => {
  const of: Derivation = {
    start: equation(polynomial([k * e, 2 * k * h, k]), 0),
    lines: hole => {
      const linear = polynomial([0, 2 * h, 1])
      const shift = (size: Expr) => (h > 0 ? sum(x, size) : minus(x, size))
      return [
        equation(linear, hole(polynomial([-e]))),
        equation(sum(linear, hole(polynomial([h * h]))), h * h - e),
        equation(power(shift(hole(polynomial([Math.abs(h)]))), 2), h * h - e),
        equation(x, plusMinus(polynomial([-h]), hole(squareRoot(h * h - e)))),
      ]
    },
    steps: () => completedSquare(of, line => step(line, because.constantToTheRight, { value: k }), h * h),
  }
  return of
}

export function drawFormulaDerivation(random: Random): { readonly of: Derivation; readonly shown: number } {
  const isGeneral = random.evenly([false, true])
  // None or one of the four places is filled in already.
  const shown = random.int(0, 4)
  if (isGeneral) return { of: letters, shown }
  const h = random.intExcept(-6, 6, 0)
  const d = -random.pick([2, 3, 5, 6, 7, 10, 11])
  // With leading coefficient 1 it would be a problem of the level before, with blanks.
  return { of: numbers(random.int(2, 4), h, h * h - d), shown }
}

/** The printed lines, with the value at place `shown` and blanks at all others. */
export function printedLines({ lines }: Derivation, shown: number): readonly Expr[] {
  let place = 0
  return lines(value => (place++ === shown ? value : blank(3)))
}
export function hiddenValues({ lines }: Derivation, shown: number): readonly Expr[] {
  const values: Expr[] = []
  lines(value => {
    values.push(value)
    return value
  })
  return values.filter((_, place) => place !== shown)
}

/** The steps as far as the last line that the pupil completes. */
export function stepsToLastBlank(of: Derivation, shown: number): readonly Step[] {
  const last = printedLines(of, shown).findLastIndex(line => blanksIn(line) > 0)
  return of.steps().slice(0, last + 1)
}

const paragraph = (...content: readonly Inline[]): Block => ({ kind: 'paragraph', content })

export const asDerivation = (task: Both<readonly Inline[]>, start: Expr, lines: readonly Expr[]): Both<Content> => {
  const list = steps(...[start, ...lines].map(item => line`${item}`))
  return {
    en: [paragraph(...task.en, ' Fill in the blanks, in order.'), list],
    es: [paragraph(...task.es, ' Completa los espacios en blanco, en orden.'), list],
  }
}

const PLACES = [2.3, 5.7, -4.1, 7.9]
const LETTERS = [
  { a: 1, b: 5, c: 2 },
  { a: 2, b: 7, c: -3 },
  { a: 3, b: -4, c: 5 },
]

/** Left side minus right side; for x = p ± √d, the square of x − p, minus d. */
function difference(
  { left, right }: { readonly left: Expr; readonly right: Expr },
  at: Readonly<Record<string, number>>,
) {
  const [top, bottom] = right.kind === 'quotient' ? [right.over, approximate(right.under, at)] : [right, 1]
  const under = top.kind === 'operation' ? radicand(top.right, at) : undefined
  if (top.kind !== 'operation' || under === undefined) return approximate(left, at) - approximate(right, at)
  return (approximate(left, at) - approximate(top.left, at) / bottom) ** 2 - under / bottom ** 2
}

/** Every completed line says the same of x as the first one: it is that quadratic times a number. */
export function isFormulaDerivation(printed: Printed, answer: readonly Expr[]): boolean {
  const [start, ...lines] = printed.all('relation')
  if (!start) return false
  let next = 0
  return lines.every(printedLine => {
    const count = blanksIn(printedLine)
    const complete = filled(printedLine, ...answer.slice(next, next + count))
    next += count
    return (
      complete.kind === 'relation' &&
      LETTERS.every(at => {
        const scales = PLACES.map(x => difference(complete, { ...at, x }) / difference(start, { ...at, x }))
        return scales.every(scale => isNear(scale, itemOf(scales, 0))) && scales[0] !== 0
      })
    )
  })
}

export const blanksIn = (of: Expr): number =>
  of.kind === 'blank' ? 1 : partsOf(of).reduce((total, part) => total + blanksIn(part), 0)
