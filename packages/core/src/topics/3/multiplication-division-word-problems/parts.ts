import {
  answerStep,
  both,
  box,
  type count,
  evaluate,
  line,
  type Printed,
  people,
  prose,
  type Random,
  type Step,
  step,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { groupByGroup } from '../../kit/facts/groups.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { groupStories } from './group-stories.ts'

export interface Level {
  readonly factors: readonly number[]
}

export const sharingStories = groupStories.flatMap(({ share, ...story }) => (share ? [{ ...story, share }] : []))

export const drawFactors = (random: Random, { factors }: Level) =>
  random.until(
    () => ({ a: random.pick(factors), b: random.pick(factors) }),
    ({ a, b }) => factors.length > 6 || a * b <= 50,
  )

export const drawFrom =
  <S extends { readonly each?: number }>(stories: readonly S[], first = 0) =>
  (random: Random, level: Level) => {
    const story = random.evenly(startingAt(stories, first))
    const { a, b } = drawFactors(random, level)
    return { story, a, b: story.each ?? b, who: random.pick(people) }
  }

/** Not 2 and 2: there a sum gives the product, and a difference the quotient. */
export const drawToChoose = (first: number) => (random: Random, level: Level) => {
  const facts = drawFrom(sharingStories, first)(random, level)
  const isPlain = (factors: { readonly a: number; readonly b: number }) => factors.a + factors.b > 4
  return isPlain(facts) ? facts : { ...facts, ...random.until(() => drawFactors(random, level), isPlain) }
}

export const whichEquation = {
  en: prose`Which equation fits the problem? ${box()} is the answer.`,
  es: prose`¿Qué ecuación va con el problema? ${box()} es la respuesta.`,
}

/** The two numbers of a story, the greater one first. */
export const numbersOf = (printed: Printed) => {
  const [first, second] = printed.take(2)
  return [Math.max(first.n, second.n), Math.min(first.n, second.n)] as const
}

export type Amount = ReturnType<typeof count>

const inAll = (answer: Amount) =>
  answerStep(both({ kind: 'paragraph', content: [answer] }), {
    en: line`There are ${answer} in all.`,
    es: line`Hay ${answer} en total.`,
  })

export const totalSteps = (a: number, b: number, answer: Amount): readonly Step[] => [
  step(times(a, b), because.equalGroups, { groups: a }),
  ...groupByGroup(a, b),
  inAll(answer),
]

export const amountOf = ({ amount }: ReturnType<typeof count>) => evaluate(amount)

/** As many groups as the answer says make the total again. */
export const givesBack = (printed: Printed, answer: ReturnType<typeof count>) => {
  const [total, known] = numbersOf(printed)
  return amountOf(answer).times(known).equals(total)
}
