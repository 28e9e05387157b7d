import { contentToText, DIFFICULTIES, generateWorksheet, isCorrect, type Locale } from '@worksheet/core'
import { oneOf, readOptions, wholeNumber } from '../options.ts'
import { type Command, UsageError } from '../terminal.ts'

/** Tells whether an answer to one problem of a worksheet is right: exit code 0 for right, 1 for wrong. */
export const checkCommand: Command = async (args, terminal) => {
  const { values, positionals } = readOptions(args, {
    grade: { type: 'string' },
    topic: { type: 'string' },
    difficulty: { type: 'string', default: 'easy' },
    seed: { type: 'string', default: '1' },
    number: { type: 'string', default: '1' },
    locale: { type: 'string', default: 'en' },
  })
  const [input] = positionals
  if (values.topic === undefined || values.grade === undefined || input === undefined) {
    throw new UsageError(
      "Say which problem and what was answered: worksheet check --grade 6 --topic one-step-equations --seed 7 --number 3 'x = 5'.",
    )
  }
  const locale: Locale = oneOf(values.locale, ['en', 'es'], 'locale')
  const number = wholeNumber(values.number, 'number')
  const difficulty = oneOf(values.difficulty, DIFFICULTIES, 'difficulty')
  const { entries } = generateWorksheet({
    entries: [{ id: 'check', grade: values.grade, topic: values.topic, difficulty, count: number }],
    seed: wholeNumber(values.seed, 'seed'),
    locale,
  })
  const problem = entries[0]?.problems.at(-1)
  if (!problem) throw new UsageError('--number counts from 1.')
  const right =
    isCorrect(problem.answer, input) ||
    (problem.answer.label !== null && input.trim().toUpperCase() === problem.answer.label)
  terminal.write(
    `${contentToText([...problem.instruction, ...problem.prompt], locale)}\n${right ? '✓' : '✗'} ${input}\n`,
  )
  if (!right) terminal.write(`→ ${contentToText(problem.answer.content, locale)}\n`)
  return right ? 0 : 1
}
