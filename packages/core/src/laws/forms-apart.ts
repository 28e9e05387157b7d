import { promptNumbersOf } from '../likeness.ts'
import { keyOf, stream } from '../random.ts'
import { contentToText } from '../show/text.ts'
import type { Difficulty, Topic } from '../topic.ts'
import type { LevelsLaw } from './law.ts'

/** So many turns show whether two forms go through a list side by side. */
const TURNS = 16
/** With fewer samples of a topic it is not asked: it would cost more than all else that is. */
const LEAST_SAMPLES = TURNS
/** What most prompts of a form say is no story. */
const SAID_BY_MOST = 0.4
const LEAST_WORDS = 3
const LEAST_STORIES = 10
const STORIES = 0.6
const NUMBERS = 0.8
/** More than so many are a list of data: some of them are anywhere. */
const MANY = 8
/** Small numbers meet by chance: so often do those of turns that lie apart. */
const BY_CHANCE = 0.4
const APART = 5

interface Told {
  readonly words: ReadonlySet<string>
  readonly numbers: readonly number[]
}

/** Two forms of a level take turns with one list at different places of it: on a page they would stand side by side with one story, or with the same numbers. */
export const formsDoNotMeet: LevelsLaw = ({ topic, samples }) => {
  if (samples < LEAST_SAMPLES) return null
  const found = topic.difficulties.flatMap(difficulty => {
    const forms = [...new Set(topic.turns(difficulty))].map((form, place) => ({
      form,
      told: toldBy(topic, difficulty, form, place),
    }))
    return forms.flatMap((one, i) =>
      forms.slice(i + 1).flatMap(other => {
        const what = meetingOf(one.told, other.told)
        return what === null ? [] : [`${difficulty}: ${one.form} and ${other.form} take the same ${what} at each turn`]
      }),
    )
  })
  return found.length > 0 ? found.join('; ') : null
}

/** Prompts of a form, each at the turn that it has where the first form of the level begins another turn later. */
function toldBy(topic: Topic, difficulty: Difficulty, form: string, place: number): readonly Told[] {
  const told = Array.from({ length: TURNS }, (_, turn) => {
    const random = stream(keyOf('apart', topic.id, difficulty, form, turn)).atTurn(turn + place)
    const draft = topic.sketch(difficulty, form, random).draft()
    const words =
      contentToText(draft.prompt.en, 'en')
        .toLowerCase()
        .match(/[a-z]{4,}/g) ?? []
    const numbers = [...new Set(promptNumbersOf(draft))]
    return { words: new Set<string>(words), numbers: numbers.length > MANY ? [] : numbers }
  })
  const saidBy = new Map<string, number>()
  for (const { words } of told) for (const word of words) saidBy.set(word, (saidBy.get(word) ?? 0) + 1)
  const most = TURNS * SAID_BY_MOST
  return told.map(({ words, numbers }) => ({
    words: new Set([...words].filter(word => (saidBy.get(word) ?? 0) <= most)),
    numbers,
  }))
}

function meetingOf(one: readonly Told[], other: readonly Told[]): 'story' | 'numbers' | null {
  const pairs = one.map((told, turn) => [told, other[turn] as Told] as const)
  const stories = pairs.filter(pair => pair.every(({ words }) => words.size >= LEAST_WORDS))
  if (stories.length >= LEAST_STORIES && shareOf(stories, tellsTheSame) >= STORIES) return 'story'
  const apart = one.map((told, turn) => [told, other[(turn + APART) % TURNS] as Told] as const)
  return shareOf(pairs, hasTheSame) >= NUMBERS && shareOf(apart, hasTheSame) <= BY_CHANCE ? 'numbers' : null
}

type Pair = readonly [Told, Told]

const shareOf = (pairs: readonly Pair[], test: (pair: Pair) => boolean) => pairs.filter(test).length / pairs.length

function tellsTheSame([one, other]: Pair): boolean {
  const common = [...one.words].filter(word => other.words.has(word)).length
  return common * 2 >= Math.min(one.words.size, other.words.size)
}

function hasTheSame([one, other]: Pair): boolean {
  const common = one.numbers.filter(number => other.numbers.includes(number)).length
  return common >= 2 && common * 3 >= Math.min(one.numbers.length, other.numbers.length) * 2
}
