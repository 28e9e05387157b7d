import { type AnswerKind, type Json, LOCALES, type Locale, type Requirement } from '@worksheet/core'
import { shapeError } from '@worksheet/core/request'
import * as z from 'zod'
import { MOST_DETAILS, ServiceError } from './errors.ts'
import { ANSWER_TYPES, REQUIREMENTS } from './openapi/answer-types.ts'
import { failureOf, serviceErrorOf } from './rendering/failure.ts'
import type { GenerationRequest } from './rendering/job.ts'
import { entry, LIMITS, unknownLocale } from './request.ts'

/** The longest text that the checker reads, which is the data of a drawing. */
const LONGEST_TEXT = 20_000

const KINDS = Object.keys(ANSWER_TYPES) as [AnswerKind, ...AnswerKind[]]

const words = z.object({ text: z.string() })
const pupils = z.string().max(LONGEST_TEXT).describe('What the pupil wrote: plain text, LaTeX, MathML or ASCIIMath.')

const byAnswer = z
  .object({
    text: pupils,
    answer: z
      .object({
        type: z.enum(KINDS),
        value: z.unknown(),
        requires: z.enum(REQUIREMENTS).nullish(),
        label: z.string().nullish(),
        text: z.string().optional(),
      })
      .describe('The `answer` of the problem, as the worksheet had it.'),
    instruction: words
      .optional()
      .describe('With `prompt`: names and units that the pupil may repeat are known by them.'),
    prompt: words.optional(),
    choices: z
      .array(z.object({ label: z.string(), text: z.string(), mistake: z.string().nullish() }))
      .optional()
      .describe('With them, a wrong choice is told by its mistake.'),
  })
  .meta({ id: 'CheckByAnswer' })

const byPlace = z
  .object({
    text: pupils,
    entry: z.string().describe('The id of an entry of `worksheet`.'),
    place: z.int().min(1).describe('The place of the problem in its entry, from 1.'),
  })
  .meta({ id: 'CheckByPlace' })

export const answersBody = z
  .object({
    answers: z
      .array(z.union([byAnswer, byPlace]))
      .min(1)
      .max(LIMITS.problems),
    worksheet: z
      .object({
        entries: z.array(entry).min(1),
        seed: z.int(),
        locale: z.string().optional(),
      })
      .meta({ id: 'CheckedWorksheet' })
      .optional()
      .describe('The request that made the problems, for answers that are named by their place.'),
    locale: z.string().optional().describe('The language of the problems that are given by their answer: en or es.'),
  })
  .meta({ id: 'CheckAnswersRequest' })

/** A pupil's text and the problem that it answers: as data, or by its place in the worksheet. */
export type AnswerToCheck =
  | { readonly text: string; readonly entry: string; readonly place: number }
  | {
      readonly text: string
      readonly answer: {
        readonly type: AnswerKind
        readonly value: Json
        readonly requires: Requirement | null
        readonly label: string | null
        readonly text: string
      }
      readonly words: readonly string[]
      readonly choices: readonly { readonly label: string; readonly text: string; readonly mistake: string | null }[]
    }

export interface AnswersToCheck {
  readonly request: GenerationRequest
  readonly answers: readonly AnswerToCheck[]
  readonly warnings: readonly string[]
}

export function parseAnswers(value: unknown): AnswersToCheck {
  const result = answersBody.safeParse(value)
  if (!result.success) throw serviceErrorOf(failureOf(shapeError(result.error.issues.slice(0, MOST_DETAILS))))
  const { answers, worksheet, locale } = result.data
  const asked = worksheet?.locale ?? locale ?? 'en'
  const known: Locale | undefined = LOCALES.find(one => one === asked)
  const counts = new Map(worksheet?.entries.map(({ id, count }) => [id, count]))
  return {
    request: { entries: worksheet?.entries ?? [], seed: worksheet?.seed ?? 0, locale: known ?? 'en' },
    answers: answers.map((answer, i) => ('answer' in answer ? givenBy(answer, i) : foundAt(answer, counts, i))),
    warnings: known ? [] : [unknownLocale(asked)],
  }
}

function givenBy(
  { text, answer, instruction, prompt, choices = [] }: z.infer<typeof byAnswer>,
  i: number,
): AnswerToCheck {
  const { type, value, requires = null, label = null, text: shown = '' } = answer
  const fits = ANSWER_TYPES[type].schema.safeParse(value)
  if (!fits.success)
    throw refused(`answers[${i}].answer.value`, `A value of the type ${type} is ${ANSWER_TYPES[type].about}.`)
  return {
    text,
    answer: { type, value: fits.data as Json, requires, label, text: shown },
    words: [instruction, prompt].flatMap(said => said?.text ?? []),
    choices: choices.map(choice => ({ ...choice, mistake: choice.mistake ?? null })),
  }
}

function foundAt(answer: z.infer<typeof byPlace>, counts: ReadonlyMap<string, number>, i: number): AnswerToCheck {
  const count = counts.get(answer.entry)
  if (count === undefined) throw refused(`answers[${i}].entry`, 'No entry of the worksheet has this id.')
  if (answer.place > count) throw refused(`answers[${i}].place`, `The entry has ${count} problems.`)
  return answer
}

export const refused = (path: string, message: string) =>
  new ServiceError('invalid_request', message, { details: [{ path, code: 'invalid_request', message }] })
