import {
  type Block,
  type Both,
  type Inline,
  type Noun,
  type Printed,
  type Random,
  type Sentence,
  type Step,
  sentenceChoice,
  step,
} from '../../../author.ts'
import type * as because from '../../../solution/reasons/index.ts'
import { ASKED, type Asked, asksMore, named } from './asked.ts'
import type { Pair } from './known-things.ts'

interface Known {
  readonly asked: Asked
  readonly pair: Pair
  readonly isReversed: boolean
}
/** Two known things in words: which weighs or holds more? */
export const known = (
  of: readonly Noun[],
  pairs: readonly Pair[],
  words: Readonly<Record<Asked, (one: Noun, other: Noun) => Both<Block>>>,
  same: Sentence,
  comparedStep: (less: Noun, more: Noun) => Step,
  /** What is so of the other thing, by what is asked; and why they are not the same. */
  wrong: Readonly<Record<Asked, (other: Noun) => Both<readonly Inline[]>>> & { readonly same: Both<readonly Inline[]> },
  tells: Readonly<
    Record<
      Asked,
      typeof because.isHeavier | typeof because.isLighter | typeof because.holdsTheMost | typeof because.holdsTheLeast
    >
  >,
) => ({
  draw: (random: Random): Known => ({
    pair: random.evenly(pairs),
    asked: random.evenly(ASKED),
    isReversed: random.evenly([true, false]),
  }),
  answer: sentenceChoice,
  solve: ({ asked, pair: [less, more] }: Known): Sentence => named(asked === 'more' ? more : less),
  mistakes: ({ asked, pair: [less, more] }: Known) => ({ opposite: named(asked === 'more' ? less : more), same }),
  ask: ({ asked, pair: [less, more], isReversed }: Known) =>
    isReversed ? words[asked](more, less) : words[asked](less, more),
  solution: ({ asked, pair: [less, more] }: Known, { says }: Sentence): readonly Step[] => [
    comparedStep(less, more),
    step(says, tells[asked]),
  ],
  whyWrong: ({ asked, pair: [less, more] }: Known) => ({
    opposite: asked === 'more' ? wrong.more(less) : wrong.less(more),
    same: wrong.same,
  }),
  check(printed: Printed, { key }: Sentence): boolean {
    const rank = (name: string) => of.findIndex(({ en }) => en[0] === name)
    const others = printed.terms('thing').map(({ noun }) => rank(noun.en[0]))
    return rank(key) >= 0 && rank(key) === (asksMore(printed) ? Math.max(...others) : Math.min(...others))
  },
})
