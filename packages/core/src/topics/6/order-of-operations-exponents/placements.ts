import {
  bracketed,
  divide,
  type Expr,
  evaluate,
  expr,
  failed,
  itemOf,
  lastOf,
  minus,
  power,
  type Random,
  sum,
  times,
} from '../../../author.ts'

interface Operand {
  readonly base: number
  readonly exponent: 1 | 2
}

type Sign = '+' | '−' | '×' | '÷'

const SIGNS: readonly (readonly Sign[])[] = [
  ['+', '×', '−'],
  ['×', '+', '×'],
  ['−', '×', '+'],
  ['×', '−', '+'],
  ['+', '÷', '−'],
  ['÷', '+', '×'],
  ['+', '+', '×'],
  ['×', '+', '−'],
]

const operandExpr = ({ base, exponent }: Operand): Expr => (exponent === 1 ? expr(base) : power(base, exponent))

const partsOfSum = (value: Expr): readonly Expr[] => (value.kind === 'sum' ? value.terms : [value])

const minusFrom = (total: Expr, of: Expr): Expr => {
  const difference = minus(0, of)
  return sum(...partsOfSum(total), ...(difference.kind === 'sum' ? difference.terms.slice(1) : []))
}

/** Reads operands and signs with the usual precedence, from left to right. */
function joined(operands: readonly Expr[], signs: readonly Sign[]): Expr {
  const terms: { readonly sign: '+' | '−'; readonly of: Expr }[] = [{ sign: '+', of: itemOf(operands, 0) }]
  signs.forEach((sign, i) => {
    const next = itemOf(operands, i + 1)
    const last = lastOf(terms)
    if (sign === '×') terms[terms.length - 1] = { ...last, of: times(last.of, next) }
    else if (sign === '÷') terms[terms.length - 1] = { ...last, of: divide(last.of, next) }
    else terms.push({ sign, of: next })
  })
  return terms
    .slice(1)
    .reduce(
      (total, { sign, of }) => (sign === '+' ? sum(...partsOfSum(total), of) : minusFrom(total, of)),
      itemOf(terms, 0).of,
    )
}

/** The value, or null where a step is not whole or is below zero. */
function wholeValue(value: Expr): number | null {
  switch (value.kind) {
    case 'number':
      return value.n
    case 'group':
      return wholeValue(value.of)
    case 'power': {
      const base = wholeValue(value.base)
      return base === null ? null : base ** evaluate(value.exponent).n
    }
    case 'product':
      return value.factors
        .map(wholeValue)
        .reduce((product, factor) => (product === null || factor === null ? null : product * factor), 1)
    case 'quotient': {
      const [top, bottom] = [wholeValue(value.over), wholeValue(value.under)]
      return top === null || bottom === null || bottom === 0 || top % bottom !== 0 ? null : top / bottom
    }
    case 'sum':
      return value.terms.reduce<number | null>((total, term) => {
        const size = wholeValue(term.kind === 'negative' ? term.of : term)
        if (total === null || size === null) return null
        return term.kind === 'negative' ? (total >= size ? total - size : null) : total + size
      }, 0)
    default:
      return null
  }
}

function evaluateOrNull(value: Expr) {
  try {
    return evaluate(value)
  } catch {
    return null
  }
}

const safely = (value: Expr): string => {
  const quotients = value.kind === 'quotient' && evaluate(value.under).n === 0
  return quotients ? 'none' : String(evaluateOrNull(value))
}

/** All ways to put one pair of brackets around some but not all of the operands; a power may be taken of the whole bracket. */
function placements(operands: readonly Operand[], signs: readonly Sign[]): readonly Expr[] {
  const found: Expr[] = []
  for (let from = 0; from < operands.length; from++) {
    for (let to = from + 1; to < operands.length; to++) {
      const last = itemOf(operands, to)
      const inside = (outer: boolean) => {
        const items = operands
          .slice(from, to + 1)
          .map((operand, i) => operandExpr(outer && i === to - from ? { base: operand.base, exponent: 1 } : operand))
        const group = bracketed(joined(items, signs.slice(from, to)))
        return outer ? power(group, last.exponent) : group
      }
      const isAll = from === 0 && to === operands.length - 1
      if (wholeValue(joined(operands.slice(from, to + 1).map(operandExpr), signs.slice(from, to))) === 0) continue
      const groups = [...(isAll ? [] : [inside(false)]), ...(last.exponent === 1 ? [] : [inside(true)])]
      for (const group of groups) {
        const items = [...operands.slice(0, from).map(operandExpr), group, ...operands.slice(to + 1).map(operandExpr)]
        found.push(joined(items, [...signs.slice(0, from), ...signs.slice(to)]))
      }
    }
  }
  return found
}

/** Exactly one placement gives the target, and no brackets at all give something else. */
export function drawPlacement(random: Random) {
  const { plain, chosen } = random.until(
    () => {
      const signs = random.pick(SIGNS)
      const squared = random.int(1, 3)
      const operands = Array.from(
        { length: 4 },
        (_, i): Operand => ({ base: random.int(2, i === squared ? 5 : 12), exponent: i === squared ? 2 : 1 }),
      )
      const plain = joined(operands.map(operandExpr), signs)
      const options = placements(operands, signs).map(placed => ({
        placed,
        value: wholeValue(placed),
        exactly: safely(placed),
      }))
      const different = options.flatMap(({ placed, value, exactly }) =>
        value !== null &&
        value <= 200 &&
        options.filter(other => other.exactly === exactly).length === 1 &&
        safely(plain) !== String(value)
          ? [{ placed, value }]
          : [],
      )
      if (different.length === 0) return { plain, chosen: null }
      const { placed, value } = random.pick(different)
      // What a pupil tries before: others that lead to whole numbers.
      const others = options.flatMap(other =>
        other.value === null || other.value === value || other.exactly === safely(plain)
          ? []
          : [{ placed: other.placed, value: other.value }],
      )
      return { plain, chosen: { placed, value, others: others.slice(0, 2) } }
    },
    ({ plain, chosen }) => chosen !== null && chosen.others.length > 0 && wholeValue(plain) !== null,
  )
  return { plain, chosen: chosen ?? failed('A placement was chosen') }
}
