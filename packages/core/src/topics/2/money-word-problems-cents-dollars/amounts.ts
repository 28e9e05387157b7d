import {
  type AnswerType,
  answerStep,
  type Both,
  both,
  cents,
  type Inline,
  money,
  moneyAmount,
  type Of,
  type Random,
  type Step,
} from '../../../author.ts'

export type Unit = 'cents' | 'dollars'
export type Amount = Of<'money'>

/** So many cents, or so many dollars. */
export const amountOf = (unit: Unit, value: number): Amount => (unit === 'cents' ? cents(value) : money(100 * value))
/** The number beside the sign: 35 of 35¢, 12 of $12. */
export const plain = (amount: Amount): number => (amount.as === 'cents' ? amount.cents : amount.cents / 100)
/** Another amount in the same unit. */
export const inUnitOf = (amount: Amount, value: number): Amount => ({
  ...amount,
  cents: amount.as === 'cents' ? value : 100 * value,
})

/** Some stories of a form end in cents, others in dollars. */
export const amountAnswer: AnswerType<Amount> = {
  kind: 'money',
  show: value => both(value),
  value: value => moneyAmount.value(value.cents),
  nearMisses: value => moneyAmount.nearMisses(value.cents).map(near => ({ ...value, cents: near })),
}

/** Least and greatest amount, in cents or in dollars. */
export type Range = readonly [min: number, max: number]
export const within = (random: Random, [min, max]: Range) => random.int(min, max)

const ones = (value: number) => value % 10
/** No ten is made, and one of the two is more than ten. */
export const addsWithoutRegrouping = (a: number, b: number) =>
  ones(a) + ones(b) < 10 && a + b < 100 && a !== b && ones(a) > 0 && ones(b) > 0
export const subtractsWithoutRegrouping = (whole: number, part: number) =>
  ones(whole) > ones(part) && ones(part) > 0 && whole - part > 10 && whole - part !== part
export const subtractsWithRegrouping = (whole: number, part: number) =>
  ones(whole) < ones(part) && whole - part > 10 && whole - part !== part

/** The steps to a number, whose last line is the amount in a sentence of the story. */
export const endingIn = (steps: readonly Step[], found: Amount, sentence: Both<readonly Inline[]>): readonly Step[] => [
  ...steps,
  answerStep(both(found), sentence),
]
