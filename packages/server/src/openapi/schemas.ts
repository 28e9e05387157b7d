import { type AnswerKind, DIFFICULTIES, FORM_KINDS } from '@worksheet/core'
import * as z from 'zod'
import { ERRORS, type ErrorCode } from '../errors.ts'
import { ANSWER_TYPES, REQUIREMENTS, toldValues } from './answer-types.ts'

const shown = {
  text: z.string().describe('Plain text that reads well aloud and in a terminal.'),
  latex: z.string().describe('For a paragraph of text; maths stands inside $...$.'),
  html: z.string().describe('Well-formed HTML with MathML, safe to insert.'),
}

const figure = z
  .object({
    kind: z.string().describe('What is drawn, such as `number-line`.'),
    alt: z.string().describe("What it shows, in the worksheet's language."),
    svg: z.string().describe('The drawing, safe to insert.'),
  })
  .meta({ id: 'Figure' })

const content = z.object(shown).meta({ id: 'Content' })

const problem = z
  .object({
    id: z.uuid().describe('The same request gives the same ids.'),
    number: z.int().describe('Counts through the whole worksheet, from 1.'),
    kind: z.enum(FORM_KINDS).describe('What the pupil does.'),
    instruction: content.optional().describe('Only where the problems of an entry differ in it.'),
    prompt: content,
    answer: z
      .object({
        type: z.enum(Object.keys(ANSWER_TYPES) as [AnswerKind, ...AnswerKind[]]).describe('How to read `value`.'),
        value: z.unknown().describe(`Canonical for its type: equal answers have equal values.\n\n${toldValues()}`),
        requires: z.enum(REQUIREMENTS).optional().describe('What a right answer must also be.'),
        label: z.string().optional().describe('The label of the right choice.'),
        ...shown,
        figures: z.array(figure).optional().describe('What the pupil was to draw.'),
      })
      .meta({ id: 'Answer' }),
    choices: z
      .array(z.object({ label: z.string(), ...shown }).meta({ id: 'Choice' }))
      .optional()
      .describe('Only for multiple choice.'),
    figures: z.array(figure).describe('The figures of the prompt, in reading order.'),
    svg: z
      .string()
      .optional()
      .describe(
        'The whole problem as a picture without text, where `include` asks for `svg`: for slides and book tools.',
      ),
    solution: z
      .array(
        z
          .object({
            reason: z.string().describe('The name of what was done, the same in every language.'),
            ...shown,
            says: content.describe('What was done, in words.'),
          })
          .meta({ id: 'Step' }),
      )
      .optional()
      .describe('The steps of a worked solution, where it was asked for.'),
  })
  .meta({ id: 'Problem' })

const worksheet = z
  .object({
    id: z.uuid(),
    seed: z.int().describe('Send it again to get the same worksheet.'),
    locale: z.enum(['en', 'es']),
    contentVersion: z.string().describe('The version of the generators that made it.'),
    problemCount: z.int(),
    entries: z.array(
      z
        .object({
          id: z.string(),
          grade: z.string(),
          topic: z.string(),
          difficulty: z.enum(DIFFICULTIES),
          count: z.int(),
          forms: z.array(z.string()).optional().describe('The forms that the entry names, where it names some.'),
          instruction: content.describe('Said once for all problems. Empty where they differ in it.'),
          problems: z.array(problem),
        })
        .meta({ id: 'WorksheetEntry' }),
    ),
    warnings: z.array(z.string()),
  })
  .meta({ id: 'Worksheet' })

const topicLevel = z
  .object({
    difficulty: z.enum(DIFFICULTIES),
    forms: z.array(
      z
        .object({
          id: z.string(),
          kind: z.enum(FORM_KINDS).describe('What the pupil does.'),
          share: z.number().describe('How many of the problems of the level have this form, of 1.'),
        })
        .meta({ id: 'TopicForm' }),
    ),
    variety: z.int().nullable().describe('How many distinct problems there are, where they are fewer than thirty.'),
  })
  .meta({ id: 'TopicLevel' })

const catalogGrade = z
  .object({
    id: z.string(),
    name: z.string(),
    topics: z.array(
      z
        .object({
          id: z.string(),
          name: z.string(),
          domain: z.string(),
          description: z.string(),
          implemented: z.boolean().describe('Whether entries may ask for it.'),
          difficulties: z.array(z.enum(DIFFICULTIES)),
          standards: z.array(z.string()),
          levels: z.array(topicLevel).optional().describe('Only where it was asked for.'),
        })
        .meta({ id: 'CatalogTopic' }),
    ),
  })
  .meta({ id: 'CatalogGrade' })

const account = z
  .object({
    account: z.string(),
    title: z.string().describe('What people call it.'),
    plan: z.enum(['prepaid', 'monthly']),
    credits: z.object({
      balance: z.int(),
      held: z.int().describe('Set aside for requests that run.'),
      available: z.int().describe('What can be spent now.'),
    }),
    allowance: z
      .object({ monthly: z.int(), left: z.int(), renewsAt: z.iso.datetime() })
      .nullable()
      .describe('Only of a monthly plan.'),
    rateLimit: z.object({ perMinute: z.int(), burst: z.int() }),
    usage: z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      rows: z.array(
        z
          .object({
            day: z.iso.date(),
            operation: z.string().nullable(),
            key: z.string().nullable().describe('The part of the key that is no secret.'),
            requests: z.int(),
            problems: z.int().describe('What was charged.'),
          })
          .meta({ id: 'Usage' }),
      ),
    }),
  })
  .meta({ id: 'Account' })

const verdict = z
  .object({
    isRight: z.boolean(),
    verdict: z
      .enum(['right', 'other-form', 'missing-part', 'wrong-part', 'wrong-unit', 'not-understood', 'mistake', 'wrong'])
      .describe('What was found; the fields beside it say more.'),
    asked: z.string().optional().describe('The form that was asked for, of `other-form`.'),
    parts: z.array(z.string()).optional().describe('What is missing, of `missing-part`.'),
    places: z.array(z.int()).optional().describe('Which parts are wrong, from 1, of `wrong-part`.'),
    unit: z.string().optional().describe('Of `wrong-unit`.'),
    at: z.int().optional().describe('Where it is not understood, in characters from 0.'),
    label: z.string().optional().describe('The wrong choice, of `mistake`.'),
    mistake: z.string().nullable().optional().describe('The name of the mistake that leads to the wrong choice.'),
    reason: z.object({ en: z.string(), es: z.string() }).describe('For the pupil.'),
  })
  .meta({ id: 'Verdict' })

const codes = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]

/** What the service answers. */
export const answers = {
  Catalog: z.array(catalogGrade).meta({ id: 'Catalog' }),
  WorksheetAnswer: z.object({ data: worksheet }).meta({ id: 'WorksheetAnswer' }),
  AccountAnswer: z.object({ data: account }).meta({ id: 'AccountAnswer' }),
  VerdictsAnswer: z.object({ data: z.object({ answers: z.array(verdict) }) }).meta({ id: 'VerdictsAnswer' }),
  LatexAnswer: z.object({ data: z.object({ latex: z.string() }) }).meta({ id: 'LatexAnswer' }),
  EmbedAnswer: z.object({ data: z.object({ embedId: z.string(), embedUrl: z.url() }) }).meta({ id: 'EmbedAnswer' }),
  Error: z
    .object({
      error: z.object({
        code: z.enum(codes).describe('Stable; decide by it.'),
        message: z.string().describe('For people; its wording may change.'),
        requestId: z.string(),
        details: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
      }),
    })
    .meta({ id: 'Error' }),
  OembedAnswer: z
    .object({
      version: z.literal('1.0'),
      type: z.literal('rich'),
      provider_name: z.string(),
      provider_url: z.url(),
      title: z.string(),
      width: z.int(),
      height: z.int(),
      html: z.string(),
    })
    .meta({ id: 'OembedAnswer' }),
} as const

export type AnswerName = keyof typeof answers
