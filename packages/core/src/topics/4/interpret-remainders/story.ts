import {
  type Block,
  type Both,
  both,
  count,
  evaluate,
  type Inline,
  type Noun,
  type Printed,
  type Quantity,
  role,
  type Step,
  step,
  type Term,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { countedUp, type Division, divided, interpreted, joined, type Kind, resultOf } from './division.ts'

type Sentence = Both<readonly Inline[]>
/** A question, and the sentence that answers it. */
interface Asked {
  readonly question: Sentence
  readonly ends: (found: Quantity) => Sentence
}
/** Things that are put into groups of one size. */
export interface Packing {
  readonly sizes: readonly number[]
  readonly items: Noun
  readonly groups: Noun
  readonly tell: (total: Term, each: Term) => Sentence
}
export interface PackingStory extends Packing {
  readonly asks: Readonly<Partial<Record<Kind, Asked>>>
}

export interface ToldPacking {
  readonly story: Packing
  readonly kind: Kind
  readonly asked: Asked
  readonly division: Division
}

export const KINDS = ['full', 'left', 'needed'] as const
/** The questions of a kind that these stories have. */
export const askingFor = (stories: readonly PackingStory[], kind: Kind) =>
  stories.flatMap(story => {
    const asked = story.asks[kind]
    return asked ? [{ story, kind, asked }] : []
  })

/** The size of a group bears the name of what is asked: a check reads no words. */
export const tellPacking = ({ story, kind, asked, division: { total, each } }: ToldPacking): Both<Block> =>
  joined(story.tell(role('total', count(total, story.items)), role(kind, count(each, story.items))), asked.question)

export const foundIn = ({ story, kind, division }: ToldPacking): Quantity =>
  count(resultOf(division, kind), kind === 'left' ? story.items : story.groups)

export const packingSteps = (told: ToldPacking): readonly Step[] => {
  const found = foundIn(told)
  return [
    ...divided(told.division),
    interpreted(told.division, told.kind, told.story.groups),
    step(both({ kind: 'paragraph', content: [found] }), because.answer, { sentence: told.asked.ends(found) }),
  ]
}

export const kindPrinted = (printed: Printed): Kind => {
  const names = printed.terms('role').map(({ name }) => name)
  const [only] = KINDS.filter(kind => names.includes(kind))
  if (!only) throw new Error('A story prints the size of its groups')
  return only
}
export const fitsPacking = (printed: Printed, { amount }: Quantity): boolean => {
  const kind = kindPrinted(printed)
  return evaluate(amount).equals(countedUp(printed.role('total').n, printed.role(kind).n)[kind])
}
