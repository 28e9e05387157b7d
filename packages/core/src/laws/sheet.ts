import { drawer, problemOf } from '../draw.ts'
import type { Problem } from '../problem.ts'
import { childOf, keyOf } from '../random.ts'
import { isSame } from '../same.ts'
import type { Difficulty, Topic } from '../topic.ts'
import type { SheetLaw } from './law.ts'

const LONG = 30
const SHORT = 10

/** Thirty problems of one level, as a caller gets them. */
export interface Sheet {
  readonly topic: Topic
  readonly difficulty: Difficulty
  readonly seed: number
  readonly problems: readonly Problem[]
}

export const sheetOf = (topic: Topic, difficulty: Difficulty, seed: number): Sheet => ({
  topic,
  difficulty,
  seed,
  problems: problemsOf(topic, difficulty, seed, LONG),
})

export const problemsAreDistinct: SheetLaw = ({ topic, difficulty, problems }) => {
  const asked = problems.map(({ prompt, instruction, choices }) =>
    JSON.stringify([instruction, prompt, choices.map(({ content }) => JSON.stringify(content)).sort()]),
  )
  const distinct = new Set(asked).size
  const wanted = topic.variety?.[difficulty] ?? LONG
  return distinct < wanted ? `only ${distinct} distinct problems, ${wanted} promised` : null
}

export const longerKeepsShorter: SheetLaw = ({ topic, difficulty, seed, problems }) =>
  isSame(problems.slice(0, SHORT), problemsOf(topic, difficulty, seed, SHORT)) ? null : 'another sheet'

function problemsOf(topic: Topic, difficulty: Difficulty, seed: number, count: number): readonly Problem[] {
  const key = keyOf(seed, topic.id, difficulty, 0)
  const draw = drawer(topic, difficulty, key)
  return Array.from({ length: count }, (_, index) =>
    problemOf(topic, draw(index), childOf(key, index), 'en', index + 1, false),
  )
}
