import { topicOf } from './request/check.ts'
import { DIFFICULTIES, type Difficulty, type FormKind } from './topic.ts'
import type { TopicId } from './topics/ids.ts'

/** A kind of problem that a level offers. */
export interface TopicForm {
  readonly id: string
  /** What the pupil does. */
  readonly kind: FormKind
  /** How many of the level's problems have this form. */
  readonly share: number
}

export interface TopicLevel {
  readonly difficulty: Difficulty
  readonly forms: readonly TopicForm[]
  /** How many distinct problems there are, where they are provably fewer than thirty. */
  readonly variety: number | null
}

/** What the levels of a topic are made of. In a browser its grade has to be loaded. */
export function topicLevels(id: TopicId | (string & {})): readonly TopicLevel[] {
  const { difficulties, variety, turns, form } = topicOf(id)
  return DIFFICULTIES.filter(difficulty => difficulties.includes(difficulty)).map(difficulty => {
    const names = turns(difficulty)
    return {
      difficulty,
      forms: [...new Set(names)].map(name => ({
        id: name,
        kind: form(name).kind,
        share: names.filter(other => other === name).length / names.length,
      })),
      variety: variety?.[difficulty] ?? null,
    }
  })
}
