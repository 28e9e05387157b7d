import { DIFFICULTIES, type Difficulty, topicLevels } from '@worksheet/core'
import { oneOf, readOptions, wholeNumber } from '../options.ts'
import { OUTPUT_OPTIONS, produce } from '../output.ts'
import { formsIn, REPEAT_OPTIONS } from '../request.ts'
import { type Command, UsageError } from '../terminal.ts'
import { topicNamed } from '../topics.ts'

export const PREVIEW_OPTIONS = {
  ...REPEAT_OPTIONS,
  ...OUTPUT_OPTIONS,
  difficulty: { type: 'string' },
  forms: { type: 'string' },
  count: { type: 'string', default: '4' },
} as const

/** A few problems of every level of a topic, with answers. */
export const previewCommand: Command = async (args, terminal) => {
  const { values, positionals } = readOptions(args, PREVIEW_OPTIONS, 1)
  const [name] = positionals
  if (name === undefined)
    throw new UsageError('Name a topic: worksheet preview two-step-equations. worksheet catalog lists them.')
  const { grade, topic } = topicNamed(name)
  const count = wholeNumber(values.count, 'count', { low: 1 })
  const levels = values.difficulty === undefined ? DIFFICULTIES : [oneOf(values.difficulty, DIFFICULTIES, 'difficulty')]
  const forms = formsIn(values.forms)
  const offered = levels.filter(level => topic.difficulties.includes(level))
  const holding = topic.implemented ? offered.filter(level => holdsAll(topic.id, level, forms)) : []
  const entries = (holding.length > 0 ? holding : offered).map(difficulty => ({
    id: difficulty,
    grade,
    topic: topic.id,
    difficulty,
    count,
    forms,
  }))
  return produce({ entries }, { ...values, answers: true }, terminal)
}

/** Whether a level has all the forms that are named: the others are not previewed, as long as one has them. */
const holdsAll = (topic: string, level: Difficulty, named: readonly string[] | undefined) =>
  topicLevels(topic)
    .filter(({ difficulty }) => difficulty === level)
    .some(({ forms }) => named?.every(name => forms.some(({ id }) => id === name)) ?? true)
