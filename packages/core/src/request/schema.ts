import * as z from 'zod'
import { LOCALES } from '../both.ts'
import { type ErrorDetail, WorksheetError } from '../errors.ts'
import { DIFFICULTIES, type Topic } from '../topic.ts'

const ENTRY_ID_LENGTH = 100

const isTopic = (value: unknown): value is Topic =>
  typeof value === 'object' &&
  value !== null &&
  'sketch' in value &&
  typeof value.sketch === 'function' &&
  'id' in value &&
  typeof value.id === 'string'

/** An entry as it is asked for, before its names are looked up. */
export const entrySchema = z.object({
  topic: z
    .union([z.string(), z.custom<Topic>(isTopic)], 'Expected the id of a topic, or a topic')
    .describe('A topic id from the catalog whose topic is implemented.'),
  count: z.int().min(1).describe('How many problems to generate.'),
  difficulty: z.enum(DIFFICULTIES).optional().describe('One of the difficulties that the topic offers.'),
  grade: z.string().optional().describe('A grade id from the catalog.'),
  id: z
    .string()
    .min(1)
    .max(ENTRY_ID_LENGTH)
    .optional()
    .describe('Chosen by the caller, unique in the request, echoed back.'),
  replace: z
    .array(z.int().min(1))
    .optional()
    .describe(
      'Problems to exchange for others, by their places in the entry, in the order of the exchanges: [3, 3, 1].',
    ),
  forms: z
    .array(z.string())
    .min(1, 'Name at least one form, or leave forms out for all of the level')
    .optional()
    .describe('The forms of the level that its problems have, by their ids; all of them if left out.'),
})

export const requestSchema = z.object({
  entries: z.array(entrySchema).min(1).describe('What to generate, in order.'),
  locale: z.enum(LOCALES).optional().describe('The language: en or es.'),
  seed: z.int().optional().describe('The same seed, entries and locale give the same problems.'),
  contentVersion: z.string().optional().describe('Where given, these problems or an error, never others.'),
})

/** One error for every shape problem, each named by its path. */
export function shapeError(issues: readonly z.core.$ZodIssue[]): WorksheetError {
  const details = issues.map(
    ({ path, message }): ErrorDetail => ({ path: pathText(path), code: 'invalid_request', message }),
  )
  const [first] = details
  const where = first?.path ? `${first.path}: ` : ''
  const more = details.length > 1 ? ` (and ${details.length - 1} more, see details)` : ''
  return new WorksheetError(
    'invalid_request',
    `The request does not have the documented shape: ${where}${first?.message ?? ''}${more}.`,
    details,
  )
}

const pathText = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : text === '' ? String(part) : `${text}.${String(part)}`,
    '',
  )
