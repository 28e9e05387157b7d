import { checkAnswer, contentToText, DIFFICULTIES, generateWorksheet, LOCALES } from '@worksheet/core'
import { oneOf, readOptions, wholeNumber } from '../options.ts'
import { formsIn } from '../request.ts'
import { type Command, UsageError } from '../terminal.ts'

export const CHECK_OPTIONS = {
  grade: { type: 'string' },
  topic: { type: 'string' },
  difficulty: { type: 'string' },
  forms: { type: 'string' },
  seed: { type: 'string', default: '1' },
  number: { type: 'string', default: '1' },
  locale: { type: 'string', default: 'en' },
} as const

/** Tells whether an answer to one problem of a worksheet is right, and if not, why: exit code 0 for right, 1 for wrong. */
export const checkCommand: Command = async (args, terminal) => {
  const { values, positionals } = readOptions(args.map(withoutHyphen), CHECK_OPTIONS, Number.POSITIVE_INFINITY)
  const input = positionals.map(word => word.replace(/^−/, '-')).join(' ')
  if (values.topic === undefined || input === '')
    throw new UsageError(
      "Say which problem and what was answered: worksheet check --topic two-step-equations --seed 7 --number 3 'x = 5'.",
    )
  const locale = oneOf(values.locale, LOCALES, 'locale')
  const number = wholeNumber(values.number, 'number', { low: 1 })
  const difficulty = values.difficulty === undefined ? undefined : oneOf(values.difficulty, DIFFICULTIES, 'difficulty')
  const { entries } = generateWorksheet({
    entries: [{ grade: values.grade, topic: values.topic, difficulty, count: number, forms: formsIn(values.forms) }],
    seed: wholeNumber(values.seed, 'seed'),
    locale,
  })
  const problem = entries[0]?.problems.at(-1)
  if (!problem) throw new Error(`Problem ${number} was not generated`)
  const { answer, choices } = problem
  const verdict = checkAnswer(problem, input, locale)
  const right = verdict.kind === 'right'
  const asked = [
    contentToText([...problem.instruction, ...problem.prompt], locale),
    ...choices.map(({ label, content }) => `${label}. ${contentToText(content, locale)}`),
    `${right ? '✓' : '✗'} ${input}`,
    ...(right || verdict.kind === 'wrong' ? [] : [verdict.reason[locale]]),
    ...(right ? [] : [`→ ${answer.label ? `${answer.label}. ` : ''}${contentToText(answer.content, locale)}`]),
  ]
  terminal.write(`${asked.join('\n')}\n`)
  return right ? 0 : 1
}

/** An answer may begin with a minus sign, which is no flag. */
const withoutHyphen = (word: string, i: number, args: readonly string[]) =>
  /^-[^-]/.test(word) && !args[i - 1]?.startsWith('--') ? word.replace('-', '−') : word
