import {
  answerStep,
  type Block,
  type Both,
  explained,
  expr,
  type Inline,
  money,
  type Random,
  type Step,
  symbol,
} from '../../../author.ts'
import { type Chain, type Done, filled, firstOf, letterTerm, numberTerms, type Text, written } from './operations.ts'
import { paragraphOf, tried, withNumber } from './phrases.ts'

type Range = readonly [least: number, most: number]

/** A situation with one unknown x; a and b are the numbers of the operations, e is the whole expression, v a number to try. */
export interface Story {
  readonly chain: Chain
  readonly letter: string
  readonly a: Range
  readonly b?: Range
  /** What a is a multiple of, where not every number divides well. */
  readonly multipleOf?: number
  /** Of a and b, those that are dollars. */
  readonly dollars: '' | 'a' | 'b' | 'ab'
  readonly tells: Text
  /** Why the first operation. */
  readonly why: Text
  readonly ends: Text
}
export interface ToldStory extends Done {
  readonly story: Story
}

const within = (random: Random, [least, most]: Range) => random.int(least, most)

export const tellStory = (random: Random, stories: readonly Story[]): ToldStory => {
  const story = random.evenly(stories)
  const { chain, letter } = story
  return random.until(
    () => ({
      story,
      chain,
      letter,
      a: within(random, story.a) * (story.multipleOf ?? 1),
      b: within(random, story.b ?? [0, 0]),
    }),
    ({ a, b }) => a !== b,
  )
}

const shownAs = (told: ToldStory, which: 'a' | 'b') =>
  told.story.dollars.includes(which) ? money(told[which] * 100) : expr(told[which])

export function askStory(told: ToldStory): Both<Block> {
  const { a, b } = numberTerms(told)
  const as = (which: 'a' | 'b') => {
    const term = which === 'a' ? a : b
    return told.story.dollars.includes(which) ? { ...term, of: money(told[which] * 100) } : term
  }
  return paragraphOf(filled(told.story.tells, { a: as('a'), b: as('b'), x: letterTerm(told) }))
}

export function storySteps(told: ToldStory): readonly Step[] {
  const { story, chain, letter } = told
  const slots: Readonly<Record<string, Inline>> = {
    a: shownAs(told, 'a'),
    b: shownAs(told, 'b'),
    x: symbol(letter),
    e: written(told),
    f: firstOf(told),
    v: expr(tried(told)),
  }
  const [why, ends] = [filled(story.why, slots), filled(story.ends, slots)]
  return [
    explained(chain[1] === undefined ? withNumber(told) : firstOf(told), why.en, why.es),
    answerStep(written(told), ends),
  ]
}
