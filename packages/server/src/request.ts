import { randomInt } from 'node:crypto'
import { entrySchema, LIMITS, LOCALES, type Locale, requestSchema, shapeError } from '@worksheet/core'
import * as z from 'zod'
import { MOST_DETAILS } from './errors.ts'
import { shortened } from './http/json.ts'
import { failureOf, serviceErrorOf } from './rendering/failure.ts'
import type { GenerationRequest } from './rendering/job.ts'
import { oneLine } from './text.ts'

const MOST_TITLE = 500

const entry = entrySchema.meta({ id: 'Entry' })
const title = z.string().max(MOST_TITLE).transform(oneLine)
const flag = z.boolean().default(false)

const common = {
  ...requestSchema.shape,
  entries: z.array(entry).min(1).describe(`The counts may add up to ${LIMITS.problems}.`),
}

/** A value that is not documented is tolerated: its field takes the default, with a warning. */
const layoutFields = {
  title: title.describe('Printed above the problems.').catch(''),
  columns: z.union([z.literal(1), z.literal(2)]).catch(2),
  workspace: z.enum(['compact', 'normal', 'roomy']).describe('Room to write below each problem.').catch('normal'),
  fontSize: z.enum(['small', 'normal', 'large']).catch('normal'),
  showDifficulty: z.boolean().catch(true),
  showScore: z.boolean().catch(false),
  showAnswerKey: z
    .boolean()
    .optional()
    .catch(undefined)
    .describe('Used where the top level does not say `showAnswerKey`.'),
}

export const bodies = {
  json: z.object(common).meta({ id: 'JsonWorksheetRequest' }),
  latex: z
    .object({
      ...common,
      title: title.optional().describe('Title of the output.'),
      document: flag.describe('`true` gives a complete file, `false` a fragment to include in another work.'),
      showAnswerKey: flag.describe('Appends the answers.'),
    })
    .meta({ id: 'LatexWorksheetRequest' }),
  embed: z
    .object({
      ...common,
      title: title.optional().describe('Title of the page.'),
      showAnswerKey: flag.describe('Puts each answer behind a disclosure.'),
    })
    .meta({ id: 'EmbedRequest' }),
  pdf: z
    .object({
      ...common,
      layout: z.object(layoutFields).partial().optional().meta({ id: 'Layout' }),
      showAnswerKey: z.boolean().optional().describe('Appends an answer key. Wins over `layout.showAnswerKey`.'),
    })
    .meta({ id: 'PdfWorksheetRequest' }),
} as const

type Bodies = typeof bodies
export type BodyName = keyof Bodies
export type Body<Name extends BodyName> = z.infer<Bodies[Name]>

export interface Parsed<Name extends BodyName> {
  readonly body: Body<Name>
  readonly request: GenerationRequest
  readonly warnings: readonly string[]
}

/** Checks the shape of a body. All that is wrong is reported together; what is merely odd becomes a warning. */
export function parseBody<Name extends BodyName>(name: Name, value: unknown): Parsed<Name> {
  const schema: z.ZodType = bodies[name]
  const result = schema.safeParse(shortEnough(value))
  if (!result.success) throw serviceErrorOf(failureOf(shapeError(result.error.issues.slice(0, MOST_DETAILS))))
  const body = result.data as Body<Name>
  // The shape is known now, so the caller's own fields can be looked at.
  const given = value as { entries: readonly object[]; layout?: object }
  const warnings = [
    ...unknownFields(given, bodies[name].shape, ''),
    ...new Set(given.entries.flatMap(item => unknownFields(item, entry.shape, 'entries[].'))),
    ...(name === 'pdf' && given.layout ? layoutWarnings(given.layout) : []),
  ]
  const asked = body.locale ?? 'en'
  const locale = recognised(asked)
  if (locale !== asked) warnings.unshift(unknownLocale(asked))
  const seed = body.seed ?? randomInt(2 ** 31)
  // Negative zero is a number of JSON; it is the seed 0.
  return { body, warnings, request: { entries: body.entries, locale, seed: seed + 0 } }
}

const recognised = (locale: string): Locale => LOCALES.find(known => known === locale) ?? 'en'

export const unknownLocale = (locale: string) => `The locale ${shortened(locale)} is not known; "en" is used.`

/**
 * A body has room for tens of thousands of entries that are none. Of those beyond the limit, which is refused in any
 * case, the first that is wrong ends the list: it is named with the others, and what follows it is not looked at.
 */
function shortEnough(value: unknown): unknown {
  const { entries } = (value ?? {}) as { entries?: unknown }
  if (!Array.isArray(entries)) return value
  const wrong = entries.findIndex((item, i) => i >= LIMITS.problems && !entry.safeParse(item).success)
  return wrong < 0 ? value : { ...(value as object), entries: entries.slice(0, wrong + 1) }
}

function unknownFields(given: object, shape: object, prefix: string): string[] {
  return Object.keys(given)
    .filter(field => !Object.hasOwn(shape, field))
    .map(field => `The field ${prefix}${shortened(field).slice(1, -1)} is not known and was ignored.`)
}

function layoutWarnings(layout: object): string[] {
  const tolerated = Object.entries(layoutFields).flatMap(([field, schema]) => {
    const value: unknown = Object.hasOwn(layout, field) ? (layout as Record<string, unknown>)[field] : undefined
    if (value === undefined || schema.def.innerType.safeParse(value).success) return []
    return [`The value of layout.${field} is not documented; the default is used.`]
  })
  return [...unknownFields(layout, layoutFields, 'layout.'), ...tolerated]
}
