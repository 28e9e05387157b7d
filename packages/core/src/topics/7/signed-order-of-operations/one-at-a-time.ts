import {
  assert,
  type Both,
  capitalLine,
  type Expr,
  evaluate,
  explainedBy,
  expr,
  type Inline,
  itemOf,
  mapParts,
  partsOf,
  type Step,
} from '../../../author.ts'
import { isTakenAway, type Kind, type Operation, operand, type Show, told, type Where } from './operation-words.ts'
import { isNumber, tidy } from './tidy.ts'

const RANK: Readonly<Record<Kind, number>> = {
  absolute: 0,
  power: 0,
  product: 1,
  quotient: 1,
  bar: 1,
  sum: 2,
  difference: 2,
}

function kindOf(of: Expr): Kind | null {
  switch (of.kind) {
    case 'power':
      return isNumber(of.base) ? 'power' : null
    case 'absolute':
      return isNumber(of.of) ? 'absolute' : null
    case 'product':
      return of.factors.slice(0, 2).every(isNumber) ? 'product' : null
    case 'quotient':
      return isNumber(of.over) && isNumber(of.under) ? (of.sign ? 'quotient' : 'bar') : null
    case 'sum': {
      const [a, b] = of.terms
      if (!a || !b || !isNumber(a) || !isNumber(operand(b))) return null
      return isTakenAway(b) ? 'difference' : 'sum'
    }
    default:
      return null
  }
}

function operationsIn(of: Expr, depth = 0, where: Where = null, isInChain = false): readonly Operation[] {
  const kind = kindOf(of)
  const here = kind ? [{ node: of, kind, depth, where, isInChain, isOpposite: false }] : []
  switch (of.kind) {
    case 'group':
      return operationsIn(of.of, depth + 1, of.brackets === 'square' ? 'square' : 'round')
    case 'absolute':
      return [...operationsIn(of.of, depth + 1, 'bars'), ...here]
    case 'quotient':
      return of.sign
        ? [...operationsIn(of.over, depth, where, true), ...operationsIn(of.under, depth, where), ...here]
        : [...operationsIn(of.over, depth + 1, 'top'), ...operationsIn(of.under, depth + 1, 'bottom'), ...here]
    case 'product':
      return [
        ...here.map(operation => ({ ...operation, isInChain: isInChain || of.factors.length > 2 })),
        ...of.factors.flatMap((factor, i) => operationsIn(factor, depth, where, i === 0)),
      ]
    case 'negative':
      return operationsIn(of.of, depth, where).map(operation =>
        operation.node === of.of ? { ...operation, isOpposite: true } : operation,
      )
    default:
      return [...partsOf(of).flatMap(part => operationsIn(part, depth, where)), ...here]
  }
}

/** The innermost brackets first, then powers, then × and ÷, then + and −, each from left to right. */
const firstOf = (operations: readonly Operation[]): Operation | undefined =>
  [...operations].sort((a, b) => b.depth - a.depth || RANK[a.kind] - RANK[b.kind])[0]

/** What an operation leaves in its place. */
function left(node: Expr, show: Show): Expr {
  if (node.kind === 'sum') {
    const [first, second, ...rest] = node.terms
    assert(first && second, 'A sum has two terms')
    const value = show(evaluate({ ...node, terms: [first, second] }))
    return rest.length === 0 ? value : { ...node, terms: [value, ...rest] }
  }
  if (node.kind === 'product' && node.factors.length > 2) {
    const value = show(evaluate({ ...node, factors: node.factors.slice(0, 2) }))
    return { ...node, factors: [value, ...node.factors.slice(2)] }
  }
  return show(evaluate(node))
}

const replaced = (of: Expr, node: Expr, by: Expr): Expr =>
  of === node ? by : mapParts(of, part => replaced(part, node, by))

const IN: Readonly<Record<Exclude<Where, null>, readonly [en: string, es: string]>> = {
  round: ['in the parentheses, ', 'entre paréntesis, '],
  square: ['in the brackets, ', 'entre corchetes, '],
  bars: ['between the bars, ', 'entre las barras, '],
  top: ['in the numerator, ', 'en el numerador, '],
  bottom: ['in the denominator, ', 'en el denominador, '],
}

interface Line {
  readonly operation: Operation
  /** What stands after the operation. */
  readonly of: Expr
}

/** One operation after another until a number is left. */
export function linesOf(given: Expr, show: Show = value => expr(value)): readonly Line[] {
  const lines: Line[] = []
  let of = given
  for (let operation = firstOf(operationsIn(of)); operation; operation = firstOf(operationsIn(of))) {
    of = tidy(replaced(of, operation.node, left(operation.node, show)))
    lines.push({ operation, of })
  }
  return lines
}

/** What is done in a line, as a sentence. */
function spoken(operation: Operation, show: Show, isFirst: boolean): Both<readonly Inline[]> {
  const { en, es } = told(operation, show)
  const [enIn, esIn] = operation.where ? IN[operation.where] : ['', '']
  return {
    en: [...capitalLine(joined(`${isFirst ? 'first, ' : ''}${enIn}`, en)), '.'],
    es: [...capitalLine(joined(`${isFirst ? 'primero, ' : ''}${esIn}`, es)), '.'],
  }
}
/** The sentence of the operation that comes first. */
export const spokenFirst = (given: Expr): Both<readonly Inline[]> =>
  spoken(itemOf(linesOf(given), 0).operation, value => expr(value), false)

/** One operation a line, with its sign told; it begins with "First" unless a line stands before. */
export const oneAtATime = (given: Expr, show: Show = value => expr(value), isBegun = false): readonly Step[] =>
  linesOf(given, show).map(({ operation, of }, i) => explainedBy(of, spoken(operation, show, i === 0 && !isBegun)))

const joined = (opening: string, words: readonly Inline[]): readonly Inline[] => {
  const first = itemOf(words, 0)
  return typeof first === 'string' ? [opening + first, ...words.slice(1)] : [opening, ...words]
}
