import type { Both } from '../both.ts'
import { type Inline, line } from '../content.ts'
import { assert } from '../errors.ts'
import { expr, symbol } from '../math/build.ts'
import { type Bindings, evaluate } from '../math/evaluate.ts'
import { type Expr, holds, isSame, partsOf } from '../math/expr.ts'
import { mapParts, substitute } from '../math/substitute.ts'
import { Ratio } from '../number/ratio.ts'
import { tupleOf } from '../tuple.ts'
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

type What = Both<readonly Inline[]>

const WITHIN: Readonly<Record<'round' | 'square' | 'curly' | 'bars', () => What>> = {
  round: () => ({ en: line`what is in parentheses`, es: line`lo que está entre paréntesis` }),
  square: () => ({ en: line`what is in brackets`, es: line`lo que está entre corchetes` }),
  curly: () => ({ en: line`what is in braces`, es: line`lo que está entre llaves` }),
  bars: () => ({ en: line`what is between the bars`, es: line`lo que está entre las barras` }),
}

/** Where something was worked out before, the next operation is named. */
const PLACES: ReadonlyMap<Line['what'], What> = new Map([
  [WITHIN.round, { en: line` in parentheses`, es: line` entre paréntesis` }],
  [WITHIN.square, { en: line` in brackets`, es: line` entre corchetes` }],
  [WITHIN.curly, { en: line` in braces`, es: line` entre llaves` }],
  [WITHIN.bars, { en: line` between the bars`, es: line` entre las barras` }],
])
const RESTS: ReadonlyMap<Line['what'], What> = new Map([
  [WITHIN.round, { en: line`the rest in parentheses`, es: line`lo que queda entre paréntesis` }],
  [WITHIN.square, { en: line`the rest in brackets`, es: line`lo que queda entre corchetes` }],
  [WITHIN.curly, { en: line`the rest in braces`, es: line`lo que queda entre llaves` }],
  [WITHIN.bars, { en: line`the rest between the bars`, es: line`lo que queda entre las barras` }],
])
/** "the addition in parentheses", or the rest where there are several. */
function restOf({ what, inner }: Line): What | undefined {
  const [place, operation] = [PLACES.get(what), inner]
  return place && operation
    ? { en: [...operation.en, ...place.en], es: [...operation.es, ...place.es] }
    : RESTS.get(what)
}

/** A subtraction stands as a sum with a term taken away. */
const isTakenAway = (of: Expr): boolean => of.kind === 'negative' || (of.kind === 'number' && of.n < 0)

interface Operation {
  readonly is: (of: Expr) => boolean
  readonly what: (done: readonly Expr[], after: Expr) => What
}

const POWERS: Operation = {
  is: isPower,
  what: done =>
    done.every(of => of.kind === 'power')
      ? done.length === 1
        ? { en: line`the power`, es: line`la potencia` }
        : { en: line`the powers`, es: line`las potencias` }
      : done.every(of => of.kind === 'root')
        ? { en: line`the roots`, es: line`las raíces` }
        : { en: line`the powers and roots`, es: line`las potencias y raíces` },
}

const OPERATIONS: readonly Operation[] = [
  POWERS,
  {
    is: isScaling,
    what(done, after) {
      const isProduct = done.every(of => of.kind === 'product')
      if (!isProduct && !done.every(of => of.kind === 'quotient'))
        return { en: line`the multiplication and division`, es: line`la multiplicación y la división` }
      const both = readyIn(after, isScaling).length > 0
      if (isProduct)
        return both
          ? {
              en: line`the multiplication: × and ÷ go from left to right`,
              es: line`la multiplicación: × y ÷ se hacen de izquierda a derecha`,
            }
          : done.length === 1
            ? { en: line`the multiplication`, es: line`la multiplicación` }
            : { en: line`the multiplications`, es: line`las multiplicaciones` }
      return both
        ? {
            en: line`the division: × and ÷ go from left to right`,
            es: line`la división: × y ÷ se hacen de izquierda a derecha`,
          }
        : done.length === 1
          ? { en: line`the division`, es: line`la división` }
          : { en: line`the divisions`, es: line`las divisiones` }
    },
  },
  {
    is: isSum,
    what: done => {
      const subtracts = (of: Expr) => of.kind === 'sum' && of.terms.slice(1).some(isTakenAway)
      const adds = (of: Expr) => of.kind === 'sum' && of.terms.slice(1).some(term => !isTakenAway(term))
      return !done.some(subtracts)
        ? { en: line`the addition`, es: line`la suma` }
        : !done.some(adds)
          ? { en: line`the subtraction`, es: line`la resta` }
          : { en: line`the addition and subtraction`, es: line`la suma y la resta` }
    },
  },
]

const isReady = (of: Expr, is: (of: Expr) => boolean): boolean =>
  is(of) && partsOf(of).every(part => isNumber(part) || (part.kind === 'group' && isNumber(part.of)))

/** What is worked out in one line. */
const readyIn = (of: Expr, is: (of: Expr) => boolean): readonly Expr[] =>
  isReady(of, is) ? [of] : partsOf(of).flatMap(part => readyIn(part, is))

/** Each operation of one kind whose parts are numbers becomes its value. */
const worked = (of: Expr, is: (of: Expr) => boolean, show: Show): Expr =>
  isReady(of, is) ? show(evaluate(of)) : mapParts(of, part => worked(part, is, show))

/** One line further within each innermost pair of brackets; around a number they are left away. */
function workedInside(of: Expr, show: Show): Expr {
  if (!isEnclosed(of) || !holds(of, isOperation)) return mapParts(of, part => workedInside(part, show))
  const inner = mapParts(of, part => nextLine(part, show).line)
  const [content] = partsOf(inner)
  if (!content || !isNumber(content)) return inner
  return of.kind === 'absolute' ? show(evaluate(inner)) : content
}

/** The marks around the innermost operations. */
function innermost(of: Expr): keyof typeof WITHIN {
  const enclosed = enclosedIn(of)[0]
  if (enclosed?.kind === 'absolute') return 'bars'
  return enclosed?.kind === 'group' && (enclosed.brackets === 'square' || enclosed.brackets === 'curly')
    ? enclosed.brackets
    : 'round'
}

const enclosedIn = (of: Expr): readonly Expr[] => {
  const inner = partsOf(of).flatMap(enclosedIn)
  return inner.length === 0 && isEnclosed(of) && holds(of, isOperation) ? [of] : inner
}

/** What was worked out on the way to a line; a line that is left out gives its operations to the next. */
interface Line {
  readonly line: Expr
  readonly done: readonly Expr[]
  readonly what: (done: readonly Expr[], after: Expr) => What
  /** The one operation that was done in brackets. */
  readonly inner?: What | undefined
}

/** What is done next in all innermost brackets, if it is one operation and is said in a word. */
function innerOf(of: Expr, show: Show): What | undefined {
  const [first, ...others] = enclosedIn(of)
    .flatMap(partsOf)
    .map(content => {
      const { line, done, what } = nextLine(content, show)
      return what(done, line)
    })
  const isOne = first && others.every(other => isSameWords(other, first))
  return isOne && !first.en.some(part => typeof part === 'string' && part.includes(':')) ? first : undefined
}
const isSameWords = (one: What, other: What) => JSON.stringify(one) === JSON.stringify(other)

function nextLine(of: Expr, show: Show): Line {
  const inside = workedInside(of, show)
  if (!isSame(inside, of)) return { line: inside, done: [], what: WITHIN[innermost(of)], inner: innerOf(of, show) }
  for (const { is, what } of OPERATIONS) {
    const next = worked(of, is, show)
    if (!isSame(next, of)) return { line: next, done: readyIn(of, is), what }
  }
  return { line: show(evaluate(of)), done: [], what: WITHIN.round }
}

/** The first two terms of a sum that stands alone: left to right needs a line between. */
function firstTwo(of: Expr, show: Show): Expr | null {
  if (of.kind !== 'sum' || of.terms.length < 3 || !of.terms.every(isNumber)) return null
  const [a, b, ...rest] = of.terms
  return a && b ? { ...of, terms: [show(evaluate({ kind: 'sum', terms: [a, b] })), ...rest] } : null
}

const MOST_LINES = 6

/** A long calculation does several operations of one kind in one line. */
function shortened(lines: readonly Line[], most: number): readonly Line[] {
  if (lines.length <= most) return lines
  const same = Math.max(
    0,
    lines.findIndex(({ what }, i) => what === lines[i + 1]?.what),
  )
  const [one, next] = tupleOf(lines.slice(same, same + 2), 2)
  return shortened(lines.toSpliced(same, 2, { ...next, done: [...one.done, ...next.done] }), most)
}

/** An expression worked out, one kind of operation a line. */
export function orderOfOperations(of: Expr, show: Show = asNumber): readonly Step[] {
  const first = firstTwo(ungrouped(of), show)
  const lines: Line[] = []
  for (let line = first ?? ungrouped(of); !isNumber(line); ) {
    const next = nextLine(line, show)
    lines.push(next)
    line = next.line
  }
  return [
    ...(first ? [step(first, because.workLeftToRight)] : []),
    ...shortened(lines, first ? MOST_LINES - 1 : MOST_LINES).map((own, i, all) => {
      const { line, done, what, inner } = own
      const isFirst = i === 0 && !first
      const isEvaluated = what === POWERS.what || (inner && all[1]?.what === what)
      const firstReason = isEvaluated ? because.evaluateFirst : because.doFirst
      const isOneOfSeveral = (i > 0 || inner) && [all[i - 1], all[i + 1]].some(next => next?.what === what)
      const said = (isOneOfSeveral && restOf(own)) || what(done, line)
      return step(line, isFirst ? firstReason : because.doNext, { what: said })
    }),
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
      : step(filled, because.explain, { sentence: substituted(Object.entries(values)) })
  return [first, ...orderOfOperations(filled, show)]
}

/** "Substitute 4 for x and 8 for y." */
const substituted = (values: readonly (readonly [string, Expr])[]): Both<readonly Inline[]> => {
  const between = (and: string) => (i: number) => (i === 0 ? '' : i === values.length - 1 ? and : ', ')
  const [en, es] = [between(' and '), between(values.at(-1)?.[0] === 'y' ? ' e ' : ' y ')]
  return {
    en: [
      'Substitute ',
      ...values.flatMap(([letter, value], i) => [en(i), ...line`${value} for ${symbol(letter)}`]),
      '.',
    ],
    es: [
      'Sustituye ',
      ...values.flatMap(([letter, value], i) => [es(i), ...line`${symbol(letter)} por ${value}`]),
      '.',
    ],
  }
}

/** 3 × 4 where letters stood side by side. */
const withTimes = (of: Expr): Expr => {
  const inner = mapParts(of, withTimes)
  return inner.kind === 'product' ? { ...inner, sign: true } : inner
}
