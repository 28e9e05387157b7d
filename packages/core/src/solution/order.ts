import { line } from '../content.ts'
import { assert } from '../errors.ts'
import { expr, symbol } from '../math/build.ts'
import { type Bindings, evaluate } from '../math/evaluate.ts'
import { type Expr, holds, isSame, partsOf } from '../math/expr.ts'
import { mapParts, substitute } from '../math/substitute.ts'
import { Ratio } from '../number/ratio.ts'
import * as because from './reasons/index.ts'
import { type Step, step } from './step.ts'

type Show = (value: Ratio) => Expr
const asNumber: Show = value => expr(value)

const isNumber = (of: Expr): boolean => of.kind === 'number' || (of.kind === 'negative' && of.of.kind === 'number')
const isEnclosed = (of: Expr): boolean => of.kind === 'group' || of.kind === 'absolute'
/** Groups that print no brackets say nothing about the order. */
const ungrouped = (of: Expr): Expr =>
  of.kind === 'group' && of.brackets === 'none' ? ungrouped(of.of) : mapParts(of, ungrouped)
const isPower = (of: Expr): boolean => of.kind === 'power' || of.kind === 'root' || of.kind === 'factorial'
const isScaling = (of: Expr): boolean => of.kind === 'product' || of.kind === 'quotient'
const isSum = (of: Expr): boolean => of.kind === 'sum' || (of.kind === 'negative' && !isNumber(of))
const isOperation = (of: Expr) => isPower(of) || isScaling(of) || isSum(of)

const ENCLOSED = { en: line`the parentheses`, es: line`los paréntesis` }
const OPERATIONS = [
  { is: isPower, what: { en: line`the powers and roots`, es: line`las potencias y raíces` } },
  { is: isScaling, what: { en: line`the multiplication and division`, es: line`la multiplicación y la división` } },
  { is: isSum, what: { en: line`the addition and subtraction`, es: line`la suma y la resta` } },
] as const

/** Each operation of one kind whose parts are numbers becomes its value. */
const worked = (of: Expr, is: (of: Expr) => boolean, show: Show): Expr =>
  is(of) && partsOf(of).every(part => isNumber(part) || (part.kind === 'group' && isNumber(part.of)))
    ? show(evaluate(of))
    : mapParts(of, part => worked(part, is, show))

/** One line further within each innermost pair of brackets; around a number they are left away. */
function workedInside(of: Expr, show: Show): Expr {
  if (!isEnclosed(of) || !holds(of, isOperation)) return mapParts(of, part => workedInside(part, show))
  const inner = mapParts(of, part => nextLine(part, show).line)
  const [content] = partsOf(inner)
  if (!content || !isNumber(content)) return inner
  return of.kind === 'absolute' ? show(evaluate(inner)) : content
}

function nextLine(
  of: Expr,
  show: Show,
): { readonly line: Expr; readonly what: (typeof OPERATIONS)[number]['what'] | typeof ENCLOSED } {
  const inside = workedInside(of, show)
  if (!isSame(inside, of)) return { line: inside, what: ENCLOSED }
  for (const { is, what } of OPERATIONS) {
    const next = worked(of, is, show)
    if (!isSame(next, of)) return { line: next, what }
  }
  return { line: show(evaluate(of)), what: ENCLOSED }
}

/** The first two terms of a sum that stands alone: left to right needs a line between. */
function firstTwo(of: Expr, show: Show): Expr | null {
  if (of.kind !== 'sum' || of.terms.length < 3 || !of.terms.every(isNumber)) return null
  const [a, b, ...rest] = of.terms
  return a && b ? { ...of, terms: [show(evaluate({ kind: 'sum', terms: [a, b] })), ...rest] } : null
}

const MOST_LINES = 6

/** A long calculation does several operations of one kind in one line. */
function shortened<Line extends { readonly what: unknown }>(lines: readonly Line[], most: number): readonly Line[] {
  if (lines.length <= most) return lines
  const same = lines.findIndex(({ what }, i) => what === lines[i + 1]?.what)
  return shortened(lines.toSpliced(Math.max(0, same), 1), most)
}

/** An expression worked out, one kind of operation a line. */
export function orderOfOperations(of: Expr, show: Show = asNumber): readonly Step[] {
  const first = firstTwo(ungrouped(of), show)
  const lines: ReturnType<typeof nextLine>[] = []
  for (let line = first ?? ungrouped(of); !isNumber(line); ) {
    const next = nextLine(line, show)
    lines.push(next)
    line = next.line
  }
  return [
    ...(first ? [step(first, because.workLeftToRight)] : []),
    ...shortened(lines, first ? MOST_LINES - 1 : MOST_LINES).map(({ line, what }, i) =>
      step(line, i === 0 && !first ? because.doFirst : because.doNext, { what }),
    ),
  ]
}

/** A formula with its letters filled in, then the operations in order. `by`: how factors of numbers are printed. */
export function evaluateAt(of: Expr, at: Bindings, by: '×' | '·' = '×', show: Show = asNumber): readonly Step[] {
  const letters = Object.entries(at)
  const values = Object.fromEntries(letters.map(([letter, value]) => [letter, show(Ratio.from(value))]))
  const filled = by === '×' ? withTimes(substitute(of, values)) : substitute(of, values)
  const [only, ...others] = letters
  assert(only, 'A letter gets a number')
  const first =
    others.length === 0
      ? step(filled, because.substitute, { value: show(Ratio.from(only[1])), letter: symbol(only[0]) })
      : step(filled, because.substituteValues)
  return [first, ...orderOfOperations(filled, show)]
}

/** 3 × 4 where letters stood side by side. */
const withTimes = (of: Expr): Expr => {
  const inner = mapParts(of, withTimes)
  return inner.kind === 'product' ? { ...inner, sign: true } : inner
}
