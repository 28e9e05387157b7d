import {
  type Block,
  type Both,
  both,
  bracketed,
  decimal,
  type Expr,
  equation,
  explained,
  type FormMaker,
  type Inline,
  itemOf,
  line,
  minus,
  mixed,
  type Person,
  people,
  type Quantity,
  type Random,
  Ratio,
  role,
  type Step,
  step,
  sum,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { ended } from '../../kit/stories/endings.ts'
import {
  type SignedAmount as Amount,
  signedAmount as amountAnswer,
  dollarsOf as dollars,
  exactAmount,
  inUnit,
} from '../../kit/stories/signed-amounts.ts'
import type { levels } from './levels.ts'

export { type Amount, amountAnswer, dollars, exactAmount, inUnit }

export type Form = FormMaker<typeof levels>
export type Words = Both<readonly Inline[]>
export type Show = (value: Ratio) => Expr
export const asDecimal: Show = value => decimal(value)
export const asMixed: Show = value => (value.isInteger ? decimal(value) : mixed(value))
type Numbers = Readonly<Record<string, Ratio>>
type Roles<N> = { readonly [Name in keyof N]: ReturnType<typeof role> }

/** A place, a thing, or a person with likely numbers; each says how it is worked out, and how its answer is undone. */
export interface Story<N extends Numbers = Numbers> {
  readonly id: string
  readonly draw: (random: Random) => N
  readonly find: (numbers: N) => Ratio
  /** Leads from the answer back to one of the numbers. */
  readonly undoes: (numbers: N, answer: Ratio) => boolean
  /** How each number is printed. */
  readonly print: { readonly [Name in keyof N]: (value: Ratio) => Expr | Quantity }
  readonly amount: (value: Ratio) => Amount
  readonly says: (roles: Roles<N>, who: Person) => Both<Block>
  readonly steps: (numbers: N, answer: Ratio) => readonly Step[]
  readonly ends: (found: Amount, who: Person) => Words
  /** Where the answer is one sum or difference: what is done, and why. */
  readonly operation?: { readonly sign: '+' | '−'; readonly why: Words }
}
/** Keeps the names of the numbers together. */
export const told = <N extends Numbers>(story: Story<N>): Story => story as unknown as Story

export interface Told {
  readonly story: Story
  readonly numbers: Numbers
  readonly who: Person
}

export const rolesOf = ({ story, numbers }: Told): Roles<Numbers> =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => {
      const shown = story.print[name]?.(value) ?? decimal(value)
      return [name, role(`${story.id} ${name}`, shown)]
    }),
  )

/** One story after the other, each worked out from what is printed in it. */
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
    draw(random): Told {
      const story = random.evenly(stories)
      // No story ends at 0, and a number that is not needed is none of the others.
      const numbers = random.until(
        () => story.draw(random),
        ({ x, ...needed }) =>
          story.find(needed).n !== 0 && (x === undefined || Object.values(needed).every(other => !other.equals(x))),
      )
      return { story, numbers, who: random.pick(people) }
    },
    answer: amountAnswer,
    solve: ({ story, numbers }) => story.amount(story.find(numbers)),
    ask: facts => facts.story.says(rolesOf(facts), facts.who),
    solution({ story, numbers, who }, answer) {
      const { en, es } = story.ends(answer, who)
      return [
        ...story.steps(numbers, exactAmount(answer)),
        ended(both({ kind: 'paragraph', content: [answer] }), en, es),
      ]
    },
    check(printed, answer) {
      const roles = printed.terms('role')
      const [id] = itemOf(roles, 0).name.split(' ')
      const story = stories.find(one => one.id === id)
      const numbers = Object.fromEntries(roles.map(({ name }) => [itemOf(name.split(' '), 1), printed.role(name)]))
      return story?.undoes(numbers, exactAmount(answer)) ?? false
    },
  })

export const did = (work: Expr, en: readonly Inline[], es: readonly Inline[]): Step => explained(work, en, es)

/** 14 as 10 + 4, 2.75 as 2 + 0.75, 0.35 as 0.3 + 0.05; nothing for a number of one digit. */
function splitOf(value: Ratio): readonly [Ratio, Ratio] | null {
  const units = value.isInteger ? [10, 1] : [1, Ratio.of(1, 10)]
  const unit = units.map(unit => Ratio.from(unit)).find(unit => value.compare(unit) > 0)
  if (!unit) return null
  const high = unit.times(Math.floor(value.over(unit).n / value.over(unit).d))
  return high.equals(value) ? null : [high, value.minus(high)]
}
/** a × b in partial products: 14 × $15.75 = $157.50 + $63 = $220.50. */
export function product(a: Ratio, b: Ratio, show: Show, showFirst: Show = asDecimal): Expr {
  const [one, other] = [splitOf(a), splitOf(b)]
  const written = times(showFirst(a), show(b))
  const result = show(a.times(b))
  if (!one && !other) return equation(written, result)
  const splitsFirst = one !== null && (!a.isInteger || a.compare(10) > 0 || other === null)
  const [high, low] = (splitsFirst ? one : other) ?? [a, b]
  const parts = splitsFirst
    ? sum(times(showFirst(high), show(b)), times(showFirst(low), show(b)))
    : sum(times(showFirst(a), show(high)), times(showFirst(a), show(low)))
  const by = splitsFirst ? b : a
  return equation(equation(equation(written, parts), sum(show(high.times(by)), show(low.times(by)))), result)
}

const signedTerm = (value: Ratio, show: Show): Expr => (value.n < 0 ? bracketed(show(value)) : show(value))
const ruleOf = (a: Ratio, b: Ratio) => (a.n < 0 === b.n < 0 ? because.sameSigns : because.unlikeSigns)

/** a + b or a − |b|: what the story does, then the rule of the signs. */
export function movedSteps(a: Ratio, change: Ratio, show: Show, { en, es }: Words): readonly Step[] {
  const size = change.n < 0 ? change.negated() : change
  const total = a.plus(change)
  const written = change.n < 0 ? minus(show(a), show(size)) : sum(show(a), show(change))
  if (a.n > 0 && total.n > 0) return [explained(equation(written, show(total)), en, es)]
  return change.n < 0
    ? [
        explained(written, en, es),
        step(equation(sum(show(a), signedTerm(change, show)), show(total)), ruleOf(a, change)),
      ]
    : [explained(written, en, es), step(equation(written, show(total)), ruleOf(a, change))]
}

/** high − low, where low may be below 0. */
export const gapSteps = (high: Ratio, low: Ratio, show: Show): readonly Step[] => [
  explained(
    minus(show(high), signedTerm(low, show)),
    line`Subtract the lower from the higher.`,
    line`Resta el menor del mayor.`,
  ),
  ...(low.n < 0
    ? [step(equation(sum(show(high), show(low.negated())), show(high.minus(low))), because.addTheOpposite)]
    : [explained(show(high.minus(low)), line`Subtract.`, line`Resta.`)]),
]
