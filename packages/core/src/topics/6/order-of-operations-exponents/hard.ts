import { expression } from '../../../answer/expression.ts'
import { rational } from '../../../answer/number.ts'
import { option, trueOrFalse } from '../../../answer/option.ts'
import type { AnswerType } from '../../../answer/type.ts'
import { writtenOut } from '../../../answer/written.ts'
import { both, line, prose, steps } from '../../../content.ts'
import { bracketed, divide, equation, expr, minus, power, sum, symbol, times } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import type { Expr } from '../../../math/expr.ts'
import { m } from '../../../math/template.ts'
import type { Random } from '../../../random.ts'
import type { FormMaker } from '../../../topic.ts'
import { operationNames, operationSign, operations } from '../../common/operations.ts'
import type { levels } from './levels.ts'
import { draw } from './parts.ts'

interface Operand {
  readonly base: number
  readonly exponent: 1 | 2
}

type Sign = '+' | '−' | '×' | '÷'

const operandExpr = ({ base, exponent }: Operand): Expr => (exponent === 1 ? expr(base) : power(base, exponent))

/** Reads operands and signs with the usual precedence, from left to right. */
function joined(operands: readonly Expr[], signs: readonly Sign[]): Expr {
  const terms: { readonly sign: '+' | '−'; readonly of: Expr }[] = [{ sign: '+', of: operands[0]! }]
  signs.forEach((sign, i) => {
    const next = operands[i + 1]!
    const last = terms.at(-1)!
    if (sign === '×') terms[terms.length - 1] = { ...last, of: times(last.of, next) }
    else if (sign === '÷') terms[terms.length - 1] = { ...last, of: divide(last.of, next) }
    else terms.push({ sign, of: next })
  })
  return terms.length === 1
    ? terms[0]!.of
    : terms
        .slice(1)
        .reduce(
          (total, { sign, of }) => (sign === '+' ? sum(...partsOfSum(total), of) : minusFrom(total, of)),
          terms[0]!.of,
        )
}

const partsOfSum = (value: Expr): readonly Expr[] => (value.kind === 'sum' ? value.terms : [value])

const minusFrom = (total: Expr, of: Expr): Expr => {
  const difference = minus(0, of)
  return sum(...partsOfSum(total), ...(difference.kind === 'sum' ? difference.terms.slice(1) : []))
}

/** All ways to put one pair of brackets around some but not all of the operands; a power may be taken of the whole bracket. */
function placements(operands: readonly Operand[], signs: readonly Sign[]): readonly Expr[] {
  const found: Expr[] = []
  for (let from = 0; from < operands.length; from++) {
    for (let to = from + 1; to < operands.length; to++) {
      const last = operands[to]!
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

/** Exactly one placement gives the target, and no brackets at all give something else. */
function drawPlacement(random: Random) {
  return random.until(
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
      const unique = options.filter(
        ({ value, exactly }) =>
          value !== null && value <= 200 && options.filter(other => other.exactly === exactly).length === 1,
      )
      const different = unique.filter(({ value }) => value !== null && safely(plain) !== String(value))
      return { plain, chosen: different.length === 0 ? null : random.pick(different) }
    },
    ({ chosen }) => chosen !== null,
  )
}

const safely = (value: Expr): string => {
  const quotients = value.kind === 'quotient' && evaluate(value.under).n === 0
  return quotients ? 'none' : String(evaluateOrNull(value))
}

function evaluateOrNull(value: Expr) {
  try {
    return evaluate(value)
  } catch {
    return null
  }
}

/** The same numbers and signs, with brackets in their places. */
const withBrackets: AnswerType<Expr> = { ...expression, requires: 'same-form' }

const withoutBrackets = (value: Expr) => writtenOut(value).replace(/[()]/g, '')

export const hardForms = (form: FormMaker<typeof levels>) => ({
  evaluateAnyNumber: form({
    levels: ['hard'],
    share: 4,
    instruction: { en: prose`Evaluate the expression.`, es: prose`Evalúa la expresión.` },
    lines: 4,
    draw,
    answer: rational,
    solve: ({ value }) => value,
    ask: ({ expression }) => both(expression),
    check: (printed, answer) => evaluate(printed.maths[0]!).equals(exact(answer)),
  }),

  placeParentheses: form({
    levels: ['medium', 'hard'],
    share: 2,
    instruction: {
      en: prose`Put in one pair of parentheses to make the equation true.`,
      es: prose`Pon un par de paréntesis para que la igualdad sea verdadera.`,
    },
    lines: 2,
    draw: drawPlacement,
    answer: withBrackets,
    solve: ({ chosen, plain }) => chosen?.placed ?? plain,
    ask: ({ plain, chosen }) => both(equation(plain, chosen?.value ?? 0)),
    // The same numbers and signs, one pair of brackets, and the right value.
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      const text = writtenOut(answer)
      return (
        withoutBrackets(answer) === withoutBrackets(left) &&
        text.split('(').length === 2 &&
        evaluate(answer).equals(evaluate(right))
      )
    },
  }),

  chooseTheSign: form({
    levels: ['hard'],
    instruction: {
      en: prose`Which sign makes the equation true?`,
      es: prose`¿Qué signo hace verdadera la igualdad?`,
    },
    lines: 1,
    draw(random) {
      const sign = random.evenly(operationNames)
      return random.until(
        () => {
          const [b, c] = [random.int(2, 4), random.int(2, 12)]
          const a = sign === 'dividedBy' ? b ** 2 * random.int(2, 5) : b ** 2 + random.int(1, 20)
          return { a, b, c, sign, value: operations[sign](a, b ** 2) + c }
        },
        ({ a, b, c, value }) => operationNames.filter(name => operations[name](a, b ** 2) + c === value).length === 1,
      )
    },
    answer: operationSign,
    solve: ({ sign }) => sign,
    ask: ({ a, b, c, value }) => both(prose`${a} ${symbol('□')} ${power(b, 2)} + ${c} = ${value}`),
    // Tries all four signs: one alone gives the printed value.
    check(printed, answer) {
      const [a, c, value] = printed.numbers.map(({ n }) => n)
      const square = evaluate(printed.one('power')).n
      if (a === undefined || c === undefined || value === undefined) return false
      return operationNames.filter(name => operations[name](a, square) === value - c).join() === answer
    },
  }),

  trueOrFalse: form({
    levels: ['easy', 'medium'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    lines: 2,
    draw(random, level) {
      const isTrue = random.evenly([true, false])
      const { expression, value, wrong } = random.until(
        () => draw(random, level),
        ({ value, wrong }) => !exact(value).equals(wrong),
      )
      return { expression, claimed: isTrue ? exact(value).n : wrong, isTrue }
    },
    answer: trueOrFalse,
    solve: ({ isTrue }) => (isTrue ? 'true' : 'false'),
    ask: ({ expression, claimed }) => both(equation(expression, claimed)),
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      return answer === (evaluate(left).equals(evaluate(right)) ? 'true' : 'false')
    },
  }),

  findTheError: form({
    instruction: { en: prose`Which step is the first wrong one?`, es: prose`¿Cuál es el primer paso equivocado?` },
    draw(random) {
      const wrong = random.evenly(['second', 'third', 'none', 'first'])
      const [b, d, e] = [random.int(2, 6), random.int(1, 3), random.int(3, 6)]
      const [a, c] = [random.int(d ** 2, d ** 2 + 9), d + e]
      return { wrong, a, b, c, d, e }
    },
    answer: option({
      first: { en: prose`step 1`, es: prose`el paso 1` },
      second: { en: prose`step 2`, es: prose`el paso 2` },
      third: { en: prose`step 3`, es: prose`el paso 3` },
      none: { en: prose`No step is wrong.`, es: prose`Ningún paso está mal.` },
    }),
    solve: ({ wrong }) => wrong,
    ask({ wrong, a, b, c, d, e }) {
      const square = wrong === 'second' ? 2 * e : e ** 2
      const lines =
        wrong === 'first'
          ? [m`${a} + ${b} × ${c} - ${d}^2`, m`${a} + ${b * c} - ${d ** 2}`, expr(a + b * c - d ** 2)]
          : [
              m`${a} + ${b} × ${e}^2`,
              m`${a} + ${b} × ${square}`,
              wrong === 'third' ? m`${a + b} × ${square}` : m`${a} + ${b * square}`,
            ]
      return both([m`${a} + ${b} × (${c} - ${d})^2`, steps(...lines.map(item => line`${item}`))])
    },
    // The first wrong step changes the value.
    check(printed, answer) {
      const values = printed.maths.map(item => evaluate(item))
      const at = values.findIndex((value, i) => i > 0 && !value.equals(values[i - 1]!))
      return values.length === 4 && answer === (at < 0 ? 'none' : ['first', 'second', 'third'][at - 1])
    },
  }),
})
