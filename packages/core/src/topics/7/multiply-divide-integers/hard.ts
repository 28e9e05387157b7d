import { integer } from '../../../answer/number.ts'
import { numberSet } from '../../../answer/number-list.ts'
import { both, line, prose, steps } from '../../../content.ts'
import { blank, bracketed, divide, equation, negative, over, power, times } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import { isTrue } from '../../../math/truth.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { FormMaker } from '../../../topic.ts'
import { filled } from '../../common/filled.ts'
import type { levels } from './levels.ts'
import { bracketedIfNegative, drawPair, drawStory, find, undoes, valueOf } from './parts.ts'

const powers = [
  { base: 2, exponents: [2, 3, 4, 5, 6] },
  { base: 3, exponents: [2, 3, 4] },
  { base: 4, exponents: [2, 3] },
  { base: 5, exponents: [2, 3] },
  { base: 6, exponents: [2, 3] },
  { base: 7, exponents: [2] },
  { base: 8, exponents: [2] },
  { base: 9, exponents: [2] },
  { base: 10, exponents: [2] },
] as const

function product(factors: readonly number[]): number {
  return factors.reduce((value, factor) => value * factor, 1)
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  severalFactors: form({
    levels: ['hard'],
    share: 2,
    instruction: find,
    lines: 2,
    draw(random) {
      const count = random.evenly([3, 4])
      return random.until(
        () => Array.from({ length: count }, () => random.sign() * random.int(2, count === 3 ? 9 : 6)),
        factors => Math.abs(product(factors)) <= 1000 && factors.filter(factor => factor < 0).length >= 2,
      )
    },
    answer: integer,
    solve: factors => product(factors),
    ask: factors =>
      both(equation(times(...factors.map((factor, i) => (i === 0 ? factor : bracketedIfNegative(factor)))), blank(3))),
    check: (printed, answer) => undoes(printed.one('relation').left, answer),
  }),

  power: form({
    levels: ['hard'],
    share: 2,
    instruction: find,
    lines: 1,
    draw(random) {
      const inBrackets = random.evenly([true, false])
      const { base, exponents } = random.pick(powers)
      return { inBrackets, base, exponent: random.pick<number>(exponents) }
    },
    answer: integer,
    solve: ({ inBrackets, base, exponent }) => (inBrackets ? (-base) ** exponent : -(base ** exponent)),
    ask: ({ inBrackets, base, exponent }) =>
      both(equation(inBrackets ? power(bracketed(-base), exponent) : negative(power(base, exponent)), blank(3))),
    // Divides by the base as often as the exponent says; the sign in front is taken off first.
    check(printed, answer) {
      const { left } = printed.one('relation')
      const raised = left.kind === 'negative' ? left.of : left
      if (raised.kind !== 'power') return false
      let rest = left.kind === 'negative' ? exact(answer).negated() : exact(answer)
      for (let i = 0; i < evaluate(raised.exponent).n; i++) rest = rest.over(evaluate(raised.base))
      return rest.equals(1)
    },
  }),

  missingNumber: form({
    levels: ['hard'],
    share: 2,
    instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
    lines: 1,
    draw: (random, level) => ({ ...drawPair(random, level), hidden: random.pick(['left', 'right']) }),
    answer: integer,
    solve: ({ hidden, left, right }) => (hidden === 'left' ? left : right),
    ask({ hidden, operation, left, right }) {
      const [one, two] = hidden === 'left' ? [blank(3), bracketedIfNegative(right)] : [left, blank(3)]
      return both(equation((operation === '×' ? times : divide)(one, two), valueOf({ operation, left, right })))
    },
    // Puts the number into the blank.
    check: (printed, answer) => exact(answer).n !== 0 && isTrue(filled(printed.one('relation'), answer)),
  }),

  equivalentQuotients: form({
    levels: ['hard'],
    lines: 1,
    draw(random) {
      const q = random.int(3, 12)
      const p = random.coprimeTo(q)
      const right = random.sample([over(-p, q), over(p, -q), negative(bracketed(over(-p, -q)))], random.pick([2, 3]))
      const wrong = random.sample(
        [over(-p, -q), negative(bracketed(over(-p, q))), negative(bracketed(over(p, -q))), over(-q, p)],
        4 - right.length,
      )
      return { p, q, items: random.shuffle([...right, ...wrong]) }
    },
    answer: numberSet,
    solve: ({ p, q, items }) => items.flatMap((item, i) => (evaluate(item).equals(Ratio.of(-p, q)) ? [i + 1] : [])),
    ask({ p, q, items }) {
      const target = negative(over(p, q))
      const numbered = steps(...items.map(item => line`${item}`))
      return {
        en: [prose`Which of these are equal to ${target}? Write the set of their numbers.`, numbered],
        es: [prose`¿Cuáles de estos son iguales a ${target}? Escribe el conjunto de sus números.`, numbered],
      }
    },
    // An item is equal when the target and its opposite cancel out.
    check(printed, answer) {
      const [target, ...items] = printed.maths.map(item => evaluate(item)) as [Ratio, ...Ratio[]]
      const chosen = answer.map(value => exact(value).n)
      return (
        chosen.every(number => number >= 1 && number <= items.length) &&
        items.every((item, i) => chosen.includes(i + 1) === (item.minus(target).n === 0))
      )
    },
  }),

  changeEachTime: form({
    levels: ['medium', 'hard'],
    draw: drawStory,
    answer: integer,
    solve: ({ each }) => -each,
    ask: ({ story, each, times, who }) => story.single(-each * times, times, who),
    check(printed, answer) {
      const [whole, times] = [printed.numbers.find(({ n }) => n < 0), printed.numbers.find(({ n }) => n > 0)]
      return whole !== undefined && times !== undefined && exact(answer).times(times).equals(whole)
    },
  }),
})
