import { equation, line, minus, negative, type Step, statements, step, sum } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { complete, type Fact, resultOf } from '../../kit/facts/facts.ts'

/** Where the ten stays: 15 + 3, 10 + 6, 18 − 3. */
const isInTeens = ({ a, b, sign }: Fact) =>
  sign === '+' ? Math.max(a, b) >= 10 && a + b < 20 : a > 10 && a < 20 && a - b >= 10
function byOnes({ a, b, sign }: Fact): Step {
  const [most, least] = [Math.max(a, b), Math.min(a, b)]
  const ones = most - 10
  if (sign === '−')
    return step(statements(complete({ a: ones, b, sign }), complete({ a, b, sign })), because.explain, {
      sentence: { en: line`Subtract the ones. The ten stays.`, es: line`Resta las unidades. La decena no cambia.` },
    })
  return step(
    ones === 0 ? complete({ a, b, sign }) : statements(complete({ a: ones, b: least, sign }), complete({ a, b, sign })),
    because.explain,
    { sentence: { en: line`Add the ones. The ten stays.`, es: line`Suma las unidades. La decena no cambia.` } },
  )
}
const isDouble = ({ a, b, sign }: Fact) => sign === '+' && a === b
/** Half of a double: 14 − 7 by 7 + 7. */
export const isHalf = ({ a, b, sign }: Fact) => sign === '−' && a === 2 * b && a > 10
export const byTheDouble = ({ b }: Fact): Step =>
  step(statements(equation(sum(b, b), 2 * b), equation(minus(2 * b, b), b)), because.useADouble, { a: b })

/** A fact within twenty in one line. */
export function inOneLine(fact: Fact): Step {
  const { a, b, sign } = fact
  if (isDouble(fact)) return step(complete(fact), because.useADouble, { a })
  if (isHalf(fact)) return byTheDouble(fact)
  if (isInTeens(fact)) return byOnes(fact)
  if (Math.max(a, resultOf(fact)) <= 10) {
    if (sign === '+') return step(complete(fact), because.countOn, { count: Math.min(a, b), start: Math.max(a, b) })
    return b <= a - b
      ? step(complete(fact), because.countBack, { count: b, start: a })
      : step(complete(fact), because.thinkAndCountOn, { a: b, whole: a })
  }
  if (sign === '−' && b === 10)
    return step(complete(fact), because.explain, {
      sentence: { en: line`Take away the ten. The ones stay.`, es: line`Quita la decena. Las unidades no cambian.` },
    })
  if (sign === '−') {
    const ones = a - 10
    return step(
      statements(
        equation(minus(a, b), sum(a, negative(ones), negative(b - ones))),
        equation(minus(10, b - ones), a - b),
      ),
      because.goToTen,
    )
  }
  const [most, least] = [Math.max(a, b), Math.min(a, b)]
  const [toTen, rest] = [10 - most, least - (10 - most)]
  return step(
    statements(equation(sum(a, b), sum(most, toTen, rest)), equation(sum(10, rest), a + b)),
    because.makeTen,
    { a: most, b: toTen },
  )
}
export const isAcrossTen = ({ a, b, sign }: Fact) =>
  sign === '+' ? a < 10 && a + b > 10 && b < 10 : a > 10 && b < 10 && a - b < 10
/** Facts of one kind are found in one way. */
export function wayOf(fact: Fact): string | null {
  if (isDouble(fact)) return 'double'
  if (isHalf(fact)) return 'half'
  if (isInTeens(fact)) return 'ones'
  if (Math.max(fact.a, resultOf(fact)) <= 10) return `within ten ${fact.sign}`
  return isAcrossTen(fact) ? `across ten ${fact.sign}` : null
}
