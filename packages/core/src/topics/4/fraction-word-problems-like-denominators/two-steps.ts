import {
  type Both,
  count,
  type Expr,
  equation,
  explained,
  gcd,
  type Inline,
  itemOf,
  line,
  minus,
  over,
  type Printed,
  type Quantity,
  type Random,
  Ratio,
  role,
  type Step,
  sum,
  wholes,
} from '../../../author.ts'
import { inLowestTerms } from '../../kit/fractions/fractions.ts'
import { groupedByTimes, inParts, multiplied, simplest } from './facts.ts'
import type { Plan, TwoStepStory } from './hard-stories.ts'

/** n × a/d and c/d. */
export interface TwoSteps {
  readonly n: number
  readonly a: number
  readonly c: number
  readonly d: number
}
export const topOf = (plan: Plan, { n, a, c }: TwoSteps): number =>
  plan === 'more' ? n * a + c : plan === 'left' ? c - n * a : n * a - c
export const isMixed = (top: number, d: number) => top > d && top % d !== 0

const made = new WeakMap<TwoStepStory, readonly TwoSteps[]>()
/** All likely numbers of a story: the result is a mixed number, and so is the product. */
function numbersOf(story: TwoStepStory): readonly TwoSteps[] {
  const { plan, denominators, most, mostEach = 1, isWhole = false } = story
  const found =
    made.get(story) ??
    denominators.flatMap(d =>
      wholes(2, d - 1)
        .filter(a => gcd(a, d) === 1 && a <= mostEach * d)
        .flatMap(a => wholes(3, 7).map(n => ({ n, a, d })))
        .filter(({ n, a }) => isMixed(n * a, d) && n * a <= most * d)
        .flatMap(product => wholes(d + 1, most * d).map(c => ({ ...product, c })))
        .filter(numbers => {
          const top = topOf(plan, numbers)
          const isOther = isWhole ? numbers.c % d === 0 : gcd(numbers.c, d) === 1
          const isLikely =
            plan === 'left' ? top <= 3 * d : plan === 'more' ? numbers.c < 3 * d && top <= most * d : true
          // What is left is not the product itself.
          return isOther && isLikely && isMixed(top, d) && top !== numbers.n * numbers.a
        }),
    )
  made.set(story, found)
  return found
}

export interface Told extends TwoSteps {
  readonly story: TwoStepStory
}
/** Draws a story and numbers of it that also pass the test; which they are is found out once. */
export function drawerOf(
  stories: readonly TwoStepStory[],
  test: (plan: Plan, numbers: TwoSteps) => boolean = () => true,
) {
  const fitting = new WeakMap<TwoStepStory, readonly (readonly TwoSteps[])[]>()
  return (random: Random): Told => {
    const story = random.evenly(stories)
    const byTimes = fitting.get(story) ?? groupedByTimes(numbersOf(story).filter(own => test(story.plan, own)))
    fitting.set(story, byTimes)
    return { story, ...random.pick(random.pick(byTimes)) }
  }
}
export const eachOf = ({ story, a, d }: Told): Quantity => count(Ratio.of(a, d), story.noun)
export const otherOf = ({ c, d }: TwoSteps): Ratio => Ratio.of(c, d)
export const tell = (told: Told): Both<readonly Inline[]> =>
  told.story.tell(
    role('n', told.n),
    role('each', eachOf(told)),
    role(told.story.plan, count(inLowestTerms(otherOf(told)), told.story.noun)),
  )
export const resultOf = (told: Told): Ratio => Ratio.of(topOf(told.story.plan, told), told.d)

/** The second step in parts of one size. */
export const secondOf = (plan: Plan, { n, a, c, d }: TwoSteps): Expr => {
  const [product, other] = [over(n * a, d), over(c, d)]
  return plan === 'more' ? sum(product, other) : plan === 'left' ? minus(other, product) : minus(product, other)
}
const SECOND: Readonly<Record<Plan, Both<readonly Inline[]>>> = {
  more: { en: line`Add the other amount.`, es: line`Suma la otra cantidad.` },
  left: {
    en: line`Subtract the product from the amount at the start.`,
    es: line`Resta el producto de la cantidad del principio.`,
  },
  less: { en: line`Subtract the other amount.`, es: line`Resta la otra cantidad.` },
}
export const worked = (told: Told): readonly Step[] => {
  const { story, n, a, d } = told
  const second = SECOND[story.plan]
  return [
    multiplied(n, a, d, eachOf(told)),
    inParts(otherOf(told), d),
    explained(equation(secondOf(story.plan, told), over(topOf(story.plan, told), d)), second.en, second.es),
    ...simplest(topOf(story.plan, told), d),
  ]
}

/** The amount is added again and again, or taken away again and again. */
export function counted(printed: Printed): Ratio {
  const plan = itemOf(
    printed.terms('role').flatMap(({ name }) => (name === 'more' || name === 'left' || name === 'less' ? [name] : [])),
    0,
  )
  const [each, other] = [printed.role('each'), printed.role(plan)]
  const times = wholes(1, printed.role('n').n)
  if (plan === 'left') return times.reduce(rest => rest.minus(each), other)
  const start = plan === 'more' ? other : Ratio.of(0).minus(other)
  return times.reduce(all => all.plus(each), start)
}
