import {
  answerStep,
  type Block,
  type Both,
  count,
  exact,
  explained,
  type FormMaker,
  failed,
  type Inline,
  itemOf,
  type Noun,
  type Printed,
  prose,
  quantity,
  type Random,
  type Ratio,
  role,
  type Step,
  type Term,
} from '../../../author.ts'
import { alone } from '../../kit/stories/endings.ts'
import { inParts } from './in-parts.ts'
import type { levels } from './levels.ts'
import { type Style, shown, workedInside, written } from './operations.ts'
import { at, factsOf, type Letter, leadsBack, type Tree, type Values, valueOf } from './plans.ts'
import { fractionStories, numberStories, oneStep } from './story-banks.ts'

export interface Finding {
  readonly en: string
  readonly es: string
}
export type Quantity = Extract<Term, { kind: 'quantity' }>
type Told = (numbers: Readonly<Record<Letter, Term>>) => Both<readonly Inline[]>
export interface Story {
  /** Bears its numbers: a check reads no words. */
  readonly name: string
  readonly tree: Tree
  readonly style: Style
  readonly of: Readonly<Partial<Record<Letter, Noun | 'plain'>>>
  readonly answer: Noun
  draw(random: Random): Values
  readonly tell: Told
  /** What each step finds, and how. */
  readonly finds: readonly Finding[]
  ends(found: Quantity): Both<readonly Inline[]>
}
interface Drawn {
  readonly story: Story
  readonly values: Values
}

const LETTERS = ['a', 'b', 'c'] as const

/** The numbers of a story under its name and their letters. */
export function numbersOf(
  name: string,
  style: Style,
  of: Readonly<Partial<Record<Letter, Noun | 'plain'>>>,
  values: Values,
): Readonly<Record<Letter, Term>> {
  const term = (letter: Letter): Term => {
    const noun = of[letter]
    if (noun === undefined) return role(`${name}: none`, 0)
    const amount = shown(style, at(values, letter))
    return role(`${name}: ${letter}`, noun === 'plain' ? amount : count(amount, noun))
  }
  return { a: term('a'), b: term('b'), c: term('c') }
}
const storyOf = ({ en, es }: Both<readonly Inline[]>): Both<Block> => ({
  en: { kind: 'paragraph', content: en },
  es: { kind: 'paragraph', content: es },
})

const drawStory = (random: Random, stories: readonly Story[]): Drawn => {
  const story = random.evenly(stories)
  return { story, values: story.draw(random) }
}
const foundIn = ({ story, values }: Drawn): Quantity =>
  count(shown(story.style, valueOf(story.tree, story.style, values)), story.answer)

/** Where there is one step, it is worked out; of two, each stands in a line. */
function solved({ story, values }: Drawn): readonly Step[] {
  const facts = factsOf(story.tree, story.style, values)
  const found = foundIn({ story, values })
  const [only] = facts
  const steps =
    facts.length === 1 && only
      ? [...story.finds.map(({ en, es }) => explained(written(only), [en], [es])), ...workedInside(only)]
      : facts.flatMap((fact, i) => {
          const { en, es } = itemOf(story.finds, i)
          return inParts(fact, [en], [es])
        })
  return [...steps, answerStep(alone(found), story.ends(found))]
}

const byName = (stories: readonly Story[]) => new Map(stories.map(story => [story.name, story]))
const ALL: { known: ReadonlyMap<string, Story> | null } = { known: null }
function storyNamed(name: string): Story {
  ALL.known ??= byName([...oneStep, ...fractionStories, ...numberStories])
  return ALL.known.get(name) ?? failed(`There is no story ${name}`)
}
function isRight(printed: Printed, answer: Ratio): boolean {
  const [first] = printed.terms('role')
  const name = first?.name.split(':')[0] ?? failed('A story prints its numbers')
  const { tree, style, of } = storyNamed(name)
  const values = Object.fromEntries(
    LETTERS.filter(letter => of[letter]).map(letter => [letter, printed.role(`${name}: ${letter}`)]),
  )
  return leadsBack(tree, style, values, answer)
}

const isMixedNumber = (value: Ratio) => !value.isInteger && value.compare(1) > 0
const mixedQuantity: typeof quantity = { ...quantity, requires: 'mixed-in-lowest-terms' }

const stories = (level: 'medium' | 'hard', bank: readonly Story[], lowest?: Both<Block>) =>
  ({
    levels: [level],
    kind: 'story',
    lines: 6,
    ...(lowest && { instruction: lowest }),
    // A whole number would be no mixed number.
    draw: (random: Random) =>
      random.until(
        () => drawStory(random, bank),
        drawn => !lowest || isMixedNumber(exact(foundIn(drawn).amount)),
      ),
    answer: lowest ? mixedQuantity : quantity,
    solve: foundIn,
    ask: ({ story, values }: Drawn) => storyOf(story.tell(numbersOf(story.name, story.style, story.of, values))),
    solution: solved,
    check: (printed: Printed, { amount }: Quantity) => isRight(printed, exact(amount)),
  }) as const

export const storyForms = (form: FormMaker<typeof levels>) => ({
  oneStep: form(stories('medium', oneStep)),
  numberStory: form(stories('hard', numberStories)),
  fractionStory: form(
    stories('hard', fractionStories, {
      en: prose`Write the answer as a mixed number in lowest terms.`,
      es: prose`Escribe la respuesta como número mixto en su mínima expresión.`,
    }),
  ),
})
