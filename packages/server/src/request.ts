import { randomInt } from 'node:crypto'
import { DIFFICULTIES, LOCALES, type Locale } from '@worksheet/core'
import { didYouMean, shapeError } from '@worksheet/core/request'
import { FONT_SIZES } from '@worksheet/core/show'
import * as z from 'zod'
import { MOST_DETAILS } from './errors.ts'
import { shortened } from './http/json.ts'
import { failureOf, serviceErrorOf } from './rendering/failure.ts'
import type { GenerationRequest } from './rendering/job.ts'
import { oneLine } from './text.ts'

const MOST_TITLE = 500
const MOST_VERSION = 20

/** What the interface does not have is told as that. */
function addition<Schema extends z.ZodType>(schema: Schema, about: string): Schema {
  return schema.describe(`${about} (An addition beside the interface.)`)
}

/** Unknown fields that a warning names. */
const MOST_TOLD = 20

/** What one request may ask for. */
export const LIMITS = {
  problems: 150,
  countPerEntry: 30,
  entryIdLength: 100,
  exchanges: 100,
  forms: 250,
  versions: 26,
} as const

export const entry = z
  .object({
    id: z
      .string()
      .min(1)
      .max(LIMITS.entryIdLength)
      .describe('Chosen by the caller, unique in the request, echoed back.'),
    grade: z.string().describe('A grade id from the catalog.'),
    topic: z.string().describe('A topic id from the catalog whose topic is implemented.'),
    difficulty: z.enum(DIFFICULTIES).describe('One of the difficulties that the topic offers.'),
    count: z.int().min(1).max(LIMITS.countPerEntry).describe('How many problems to generate.'),
    replace: z
      .array(z.int().min(1).max(LIMITS.countPerEntry))
      .max(LIMITS.exchanges)
      .optional()
      .describe('Problems to exchange for others, by their places in the entry, in the order of the exchanges.'),
    forms: addition(
      z
        .array(z.string())
        .min(1, 'Name at least one form, or leave forms out for all of the level')
        .max(LIMITS.forms)
        .optional(),
      'The forms of the level that the problems have, by their ids in the catalog with `include=levels`. All of them if left out.',
    ),
  })
  .meta({ id: 'Entry' })
const title = z.string().max(MOST_TITLE).transform(oneLine)
const flag = z.boolean().default(false)

const common = {
  entries: z.array(entry).min(1).describe(`The counts may add up to ${LIMITS.problems}.`),
  locale: z.string().optional().describe('en or es. Anything else falls back to en, with a warning.'),
  seed: z.int().optional().describe('The same seed, entries and locale give the same problems.'),
  contentVersion: addition(
    z.string().optional(),
    'Of a worksheet that was made before: gives its problems, or an error, never others.',
  ),
}

/** A value that is not documented is tolerated: its field takes the default, with a warning. */
const layoutFields = {
  title: title.describe('Printed above the problems.').catch(''),
  columns: z.union([z.literal(1), z.literal(2)]).catch(2),
  workspace: z.enum(['compact', 'normal', 'roomy']).describe('Room to write below each problem.').catch('normal'),
  fontSize: z
    .enum(FONT_SIZES)
    .describe('Of the text. Each is larger on a sheet that is all for kindergarten or grade 1.')
    .catch('normal'),
  showDifficulty: z.boolean().catch(true),
  showScore: z.boolean().catch(false),
  showAnswerKey: z
    .boolean()
    .optional()
    .catch(undefined)
    .describe('Used where the top level does not say `showAnswerKey`.'),
  showSolutions: addition(z.boolean(), 'Appends worked solutions, after the answers or instead of them.').catch(false),
  header: addition(title.optional(), 'Printed at the top of every page but the first; the title unless given.').catch(
    undefined,
  ),
  paper: addition(z.enum(['letter', 'a4']), 'The size of the paper.').catch('letter'),
  nameAndDate: addition(z.boolean(), 'Lines for the name and the date.').catch(true),
  showTopics: addition(z.boolean(), 'The names of the topics.').catch(true),
  keyOnNewPage: addition(z.boolean(), 'Begins the answers on a page of their own.').catch(true),
  startNumber: addition(z.int().min(0).max(9999), 'The number of the first problem.').catch(1),
  tagged: addition(z.boolean(), 'Writes a structure for readers who listen.').catch(false),
  version: addition(z.string().max(MOST_VERSION).transform(oneLine), 'Printed beside the title, such as `B`.').catch(
    '',
  ),
  versions: addition(
    z.int().min(1).max(LIMITS.versions),
    'So many sisters of the worksheet in one file, A, B, C and on, with other numbers; the keys follow them. Each problem of each is charged.',
  ).catch(1),
  part: addition(z.enum(['whole', 'key']), 'The whole worksheet, or its answers alone.').catch('whole'),
  instructions: addition(
    z.record(z.string(), z.string().max(MOST_TITLE).transform(oneLine)),
    "Instructions in place of the topics' own, by the id of the entry.",
  ).catch({}),
}

/** What a caller of JSON may ask for or leave out. */
export const INCLUDED = ['text', 'latex', 'html', 'svg', 'solution'] as const

export const bodies = {
  json: z
    .object({
      ...common,
      include: addition(
        z.array(z.enum(INCLUDED)).optional(),
        'Which of the texts, drawings and solutions the answer holds. Without it: all but solutions. With `svg`, each problem is a picture, too.',
      ),
      includeSolutions: addition(flag, 'Adds the steps of a worked solution to each problem.'),
    })
    .meta({ id: 'JsonWorksheetRequest' }),
  latex: z
    .object({
      ...common,
      title: title.optional().describe('Title of the output.'),
      document: flag.describe('`true` gives a complete file, `false` a fragment to include in another work.'),
      showAnswerKey: flag.describe('Appends the answers.'),
      showSolutions: addition(flag, 'Appends worked solutions, after the answers or instead of them.'),
      part: addition(
        z.enum(['all', 'problems', 'key', 'solutions']).default('all'),
        'One part by itself; `all` are the problems and what else is shown.',
      ),
    })
    .meta({ id: 'LatexWorksheetRequest' }),
  embed: z
    .object({
      ...common,
      title: title.optional().describe('Title of the page.'),
      showAnswerKey: flag.describe('Puts each answer behind a disclosure.'),
      showSolutions: addition(flag, 'Puts each worked solution behind a disclosure.'),
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
    ...unknownFields([given], bodies[name].shape, ''),
    ...unknownFields(given.entries, entry.shape, 'entries[].'),
    ...(name === 'pdf' && given.layout ? layoutWarnings(given.layout) : []),
  ]
  const asked = body.locale ?? 'en'
  const locale = recognised(asked)
  if (locale !== asked) warnings.unshift(unknownLocale(asked))
  const seed = body.seed ?? randomInt(2 ** 31)
  // Negative zero is a number of JSON; it is the seed 0.
  return {
    body,
    warnings,
    request: { entries: body.entries, locale, seed: seed + 0, contentVersion: body.contentVersion },
  }
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

/** Each unknown field is told once, and the first few by name. */
function unknownFields(given: readonly object[], shape: object, prefix: string): string[] {
  const unknown = new Set(given.flatMap(one => Object.keys(one).filter(field => !Object.hasOwn(shape, field))))
  const told = [...unknown].slice(0, MOST_TOLD).map(field => {
    const meant = didYouMean(
      field,
      Object.keys(shape).map(name => [prefix + name, name]),
    )
    return `The field ${prefix}${shortened(field).slice(1, -1)} is not known and was ignored.${meant}`
  })
  const more = unknown.size - told.length
  return more > 0 ? [...told, `${more} more fields${prefix && ` of ${prefix}`} are not known and were ignored.`] : told
}

function layoutWarnings(layout: object): string[] {
  const tolerated = Object.entries(layoutFields).flatMap(([field, schema]) => {
    const value: unknown = Object.hasOwn(layout, field) ? (layout as Record<string, unknown>)[field] : undefined
    if (value === undefined || schema.def.innerType.safeParse(value).success) return []
    return [`The value of layout.${field} is not documented; the default is used.`]
  })
  return [...unknownFields([layout], layoutFields, 'layout.'), ...tolerated]
}
