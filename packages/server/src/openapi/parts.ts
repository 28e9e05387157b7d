import { ERRORS, type ErrorCode } from '../errors.ts'
import type { BodyName } from '../request.ts'
import type { AnswerName } from './schemas.ts'

export type Json = Record<string, unknown>

export interface Examples {
  readonly bodies: Readonly<Record<BodyName, unknown>>
  readonly answers: Readonly<Partial<Record<AnswerName, unknown>>>
}

export const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })

export const headers = (...names: string[]) =>
  Object.fromEntries(names.map(name => [name, { $ref: `#/components/headers/${name}` }]))

export const EVERYWHERE = [
  'X-Request-Id',
  'Cache-Control',
  'Content-Security-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
]
/** What any site may read carries one more. */
export const OPEN = [...EVERYWHERE, 'Access-Control-Allow-Origin']
/** What is long enough is compressed where the caller takes it. */
const COMPRESSED = ['Vary', 'Content-Encoding']
export const WITH_KEY = [...EVERYWHERE, ...COMPRESSED, 'RateLimit', 'RateLimit-Policy', 'X-Credits-Remaining']
export const PAID = [
  ...WITH_KEY,
  'X-Credits-Charged',
  'X-Worksheet-Seed',
  'X-Worksheet-Warnings',
  'Idempotency-Replayed',
]

/** An answer in JSON, by the name of its schema, with an example where there is one. */
export const jsonAnswer = (
  description: string,
  names: readonly string[],
  schema: AnswerName,
  { answers }: Examples,
) => ({
  description,
  headers: headers(...names),
  content: {
    'application/json': {
      schema: reference(schema),
      ...(answers[schema] !== undefined && { example: answers[schema] }),
    },
  },
})

/** One answer for each status, which says all the codes that come with it. */
export function errorsOf(codes: readonly ErrorCode[], names: readonly string[]): Json {
  const statuses = [...new Set(codes.map(code => ERRORS[code].status))]
  const answerOf = (status: number) => ({
    description: codes
      .filter(code => ERRORS[code].status === status)
      .map(code => `\`${code}\`: ${ERRORS[code].when}`)
      .join('\n\n'),
    headers: headers(...(BEFORE_THE_LIMIT.has(status) ? EVERYWHERE : names), ...(ERROR_HEADERS[status] ?? [])),
    content: { 'application/json': { schema: reference('Error') } },
  })
  return Object.fromEntries(statuses.map(status => [status, answerOf(status)]))
}

/** These answers come before requests are counted. */
const BEFORE_THE_LIMIT: ReadonlySet<number> = new Set([401, 403, 408])

const ERROR_HEADERS: Readonly<Record<string, readonly string[]>> = {
  401: ['WWW-Authenticate'],
  409: ['Retry-After'],
  429: ['Retry-After'],
  503: ['Retry-After'],
}

const header = (description: string, type = 'string') => ({ description, schema: { type } })

export const HEADERS = {
  'X-Request-Id': header("The caller's own id if it sent a valid one, else a new one."),
  'X-Credits-Charged': header('Credits that this request cost. 0 for a replay.', 'integer'),
  'X-Credits-Remaining': header('Credits that the account can still spend.', 'integer'),
  'X-Worksheet-Seed': header('The seed that was used.', 'integer'),
  'X-Worksheet-Warnings': header('What was ignored or replaced: a JSON array of strings.'),
  'Idempotency-Replayed': header('`true` where an earlier answer was sent again.'),
  RateLimit: header('Requests that may follow at once, and seconds until the whole burst is there again.'),
  'RateLimit-Policy': header('Requests a minute, and requests at once.'),
  'Retry-After': header('Seconds to wait.', 'integer'),
  'WWW-Authenticate': header('`Bearer`'),
  'Content-Disposition': header('`attachment` with the name of the file.'),
  'Content-Length': header('The size of the file in bytes.', 'integer'),
  'Content-Language': header('The language of the page.'),
  'Cache-Control': header('Who may keep the answer, and how long: `no-store` but for the catalog, embeds and oEmbed.'),
  'Content-Encoding': header('`br` or `gzip` where the caller takes it.'),
  'Content-Security-Policy': header('What the answer may load, and where it may stand in a frame.'),
  'Referrer-Policy': header('`no-referrer`'),
  'X-Content-Type-Options': header('`nosniff`'),
  'Access-Control-Allow-Origin': header('`*`: any site may read the answer.'),
  Vary: header('`Accept-Encoding`'),
  ETag: header('Names this very content.'),
  Location: header('The address of the page.'),
}
