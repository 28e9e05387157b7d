import {
  type AnswerType,
  both,
  count,
  type Expr,
  equation,
  evaluate,
  expr,
  list,
  numberList,
  type Printed,
  type Quantity,
  type Random,
  Ratio,
  type Step,
  step,
  symbol,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { dollars } from '../../kit/stories/amounts.ts'
import { printedTerms, type Sequence, term } from './parts.ts'
import { type SequenceStory, sequenceStories } from './sequence-stories.ts'

/** Each printed term comes from the rule. */
export const givesTerms = (printed: Printed, rule: Expr) =>
  printedTerms(printed).every((value, i) => evaluate(rule, { n: i + 1 }).equals(value))

/** a₁ = 14, d = −6. */
export const recursiveRule: AnswerType<readonly Value[]> = {
  ...numberList,
  show: values => {
    const [first, d] = tupleOf(values, 2)
    return both(list(equation(term(1), first), equation(symbol('d'), d)))
  },
}
/** a₁ = 19, a₂ = 23, … */
export const firstTerms: AnswerType<readonly Value[]> = {
  ...numberList,
  show: values => both(list(...values.map((value, i) => equation(term(i + 1), value)))),
}

export interface Told {
  readonly story: SequenceStory
  readonly first: number
  readonly d: number
  readonly n: number
}
export function drawTold(random: Random, least = 0, most = 0): Told {
  const story = random.evenly(sequenceStories)
  const [from, to] = story.n
  return {
    story,
    first: random.int(...story.first),
    d: random.int(...story.step),
    n: random.int(Math.max(from, least), Math.max(to, most)),
  }
}
export const sequenceOf = ({ first, d }: Told): Sequence => ({ first: Ratio.of(first), d: Ratio.of(d), as: 'whole' })
export const amountOf = ({ story }: Told, of: number): Expr | Quantity =>
  story.amounts === 'money' ? dollars(of) : count(of, story.noun)
export const stepOf = (told: Told) => (told.story.amounts === 'bare step' ? expr(told.d) : amountOf(told, told.d))
export const lastAmount = (told: Told) => amountOf(told, told.first + told.d * (told.n - 1))
export const toldStep = ({ first, d }: Told): Step =>
  step(list(equation(term(1), first), equation(symbol('d'), d)), because.firstAndAdded)
