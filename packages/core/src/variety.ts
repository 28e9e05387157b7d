import { storyOf, valueText } from './likeness.ts'
import { keyOf, stream } from './random.ts'
import type { Difficulty, Topic } from './topic.ts'

/** How many stories and answers a form has, as far as some of its problems show. */
export interface Variety {
  readonly stories: number
  readonly answers: number
}

const SAMPLES = 12

const found = new WeakMap<Topic, Map<string, Variety>>()

/** The same problems are looked at each time, and only once. */
export function varietyOf(topic: Topic, difficulty: Difficulty, form: string): Variety {
  const ofTopic = found.get(topic) ?? new Map<string, Variety>()
  found.set(topic, ofTopic)
  const name = `${difficulty} ${form}`
  const known = ofTopic.get(name)
  if (known) return known
  const samples = Array.from({ length: SAMPLES }, (_, turn) =>
    topic.sketch(difficulty, form, stream(keyOf(form, turn)).atTurn(turn)).draft(),
  )
  const variety = {
    stories: new Set(samples.map(storyOf)).size,
    answers: new Set(samples.map(({ answer }) => valueText(answer))).size,
  }
  ofTopic.set(name, variety)
  return variety
}
