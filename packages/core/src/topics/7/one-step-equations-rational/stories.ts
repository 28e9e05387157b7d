import {
  type Block,
  type Both,
  both,
  type Expr,
  explainedBy,
  type Inline,
  prose,
  type Quantity,
  type Random,
  type Ratio,
  role,
  tupleOf,
} from '../../../author.ts'
import { ended } from '../../kit/stories/endings.ts'
import { exactAmount, type SignedAmount, signedAmount } from '../../kit/stories/signed-amounts.ts'
import { asDecimal, type Form, isTelling, made, type OneStep, type Operation, type Show } from './kinds.ts'
import { oneStepSteps } from './steps.ts'

export type Words = Both<readonly Inline[]>
type Printed = Expr | Quantity
type Role = ReturnType<typeof role>

export interface Story {
  readonly operation: Operation
  readonly draw: (random: Random) => { readonly x: Ratio; readonly by: Ratio }
  readonly show?: Show
  /** The number beside x as the story tells it, without its sign; the other side; and the solution. */
  readonly prints: {
    readonly by: (size: Ratio) => Printed
    readonly right: (value: Ratio) => Printed
    readonly x: (value: Ratio) => SignedAmount
  }
  readonly says: (by: Role, right: Role) => Both<Block>
  /** What x is, and how the equation comes about. */
  readonly models: Words
  readonly ends: (found: SignedAmount) => Words
}
interface Told {
  readonly story: Story
  readonly facts: OneStep
}
const sizeOf = (value: Ratio): Ratio => (value.n < 0 ? value.negated() : value)

export const storyForm = <const L extends 'easy' | 'medium' | 'hard'>(
  form: Form,
  level: L,
  share: number,
  stories: readonly Story[],
) =>
  form({
    levels: [level],
    share,
    kind: 'story',
    instruction: {
      en: prose`Write an equation with x. Solve it to answer the question.`,
      es: prose`Escribe una ecuación con x. Resuélvela para contestar la pregunta.`,
    },
    draw(random): Told {
      const story = random.evenly(stories)
      const facts = random.until(() => {
        const { x, by } = story.draw(random)
        return made(story.operation, x, by, story.show ?? asDecimal)
      }, isTelling)
      return { story, facts }
    },
    answer: signedAmount,
    solve: ({ story, facts }) => story.prints.x(facts.x),
    ask({ story, facts }) {
      const name = `${story.operation}${facts.by.n < 0 ? ' down' : ''}`
      return story.says(
        role(`${name} by`, story.prints.by(sizeOf(facts.by))),
        role(`${name} right`, story.prints.right(facts.right)),
      )
    },
    key: ({ facts }) => ({
      en: prose`Equation: ${facts.equation}, or an equivalent equation.`,
      es: prose`Ecuación: ${facts.equation}, o una ecuación equivalente.`,
    }),
    solution({ story, facts }, answer) {
      const { en, es } = story.ends(answer)
      return [
        explainedBy(facts.equation, story.models),
        ...oneStepSteps(facts),
        ended(both({ kind: 'paragraph', content: [answer] }), en, es),
      ]
    },
    // The operation of the story, done to the answer, gives the number at its end.
    check(printed, answer) {
      const [by, right] = printed.terms('role').map(({ name }) => ({ name, value: printed.role(name) }))
      if (!by || !right) return false
      const [operation] = tupleOf(by.name.split(' '), 1)
      const size = by.name.includes('down') ? by.value.negated() : by.value
      return made(operation as Operation, exactAmount(answer), size).right.equals(right.value)
    },
  })
