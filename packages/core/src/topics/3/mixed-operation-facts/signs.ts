import { explained, line, type Printed, type Random, type Ratio, relation, type Step, words } from '../../../author.ts'
import { complete, type Fact, type Level, resultOf, SIGNS, type Sign } from './operations.ts'

export const NAMES = { plus: '+', minus: '−', times: '×', dividedBy: '÷' } as const satisfies Record<string, Sign>

/** A fact whose sign is looked for: sums of numbers that could be factors, differences of numbers that could be divided. */
export function signTriple(random: Random, sign: Sign, { factors }: Level): Fact {
  const isEasy = factors.includes(10)
  const [a, b] = [random.pick(factors), isEasy ? random.int(3, 9) : random.pick(factors)]
  const isTurned = random.chance(0.5)
  const [first, second] = isTurned ? [a, b] : [b, a]
  return sign === '+' || sign === '×' ? { a: first, b: second, sign } : { a: a * b, b: second, sign }
}

const OTHERS = { '+': '×', '×': '+', '−': '÷', '÷': '−' } as const satisfies Record<Sign, Sign>

/** The signs that could be, tried. Where there is no division, a result that is less tells the sign alone. */
export function signSteps(fact: Fact, hasDivision: boolean): readonly Step[] {
  const { a, b, sign } = fact
  const result = resultOf(fact)
  const last = explained(
    complete(fact),
    line`The sign ${words(sign, sign)} gives ${result}.`,
    line`El signo ${words(sign, sign)} da ${result}.`,
  )
  if (sign === '−' && !hasDivision)
    return [
      explained(
        relation(result, '<', a),
        line`${result} is less than ${a}, so subtract.`,
        line`${result} es menor que ${a}, así que resta.`,
      ),
      last,
    ]
  const isGreater = sign === '+' || sign === '×'
  const tried = { a, b, sign: OTHERS[sign] }
  return [
    explained(
      relation(result, isGreater ? '>' : '<', a),
      isGreater
        ? line`${result} is greater than ${a}, so add or multiply.`
        : line`${result} is less than ${a}, so subtract or divide.`,
      isGreater
        ? line`${result} es mayor que ${a}, así que suma o multiplica.`
        : line`${result} es menor que ${a}, así que resta o divide.`,
    ),
    explained(
      complete(tried),
      line`The sign ${words(tried.sign, tried.sign)} gives ${resultOf(tried)}, not ${result}.`,
      line`El signo ${words(tried.sign, tried.sign)} da ${resultOf(tried)}, no ${result}.`,
    ),
    last,
  ]
}

/** Whether this sign, and no other, makes the printed numbers true. */
export function isOnlySign(printed: Printed, sign: Sign): boolean {
  const [a, b, result] = printed.take(3)
  return isOnlySignOf(a, b, result, sign)
}
export function isOnlySignOf(a: Ratio, b: Ratio, result: Ratio, sign: Sign): boolean {
  const fits = SIGNS.filter(each =>
    each === '+'
      ? result.minus(b).equals(a)
      : each === '−'
        ? result.plus(b).equals(a)
        : each === '×'
          ? result.over(b).equals(a)
          : result.times(b).equals(a),
  )
  return fits.join() === sign
}
