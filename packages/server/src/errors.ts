/** Every code that an error body can carry: its status, and when it happens. The documentation is made from this table. */
export const ERRORS = {
  invalid_json: { status: 400, when: 'The body is not one well-formed JSON value with unique names.' },
  invalid_request: { status: 400, when: 'A field is missing or of the wrong type; `details` lists all such fields.' },
  unknown_grade: { status: 400, when: 'An entry names a grade that is not in the catalog.' },
  unknown_topic: { status: 400, when: 'An entry names a topic that its grade does not have.' },
  topic_not_implemented: { status: 400, when: 'The topic is announced in the catalog but cannot be generated yet.' },
  difficulty_not_available: { status: 400, when: 'The topic does not offer this difficulty.' },
  duplicate_entry_id: { status: 400, when: 'Two entries have the same id.' },
  too_many_problems: { status: 400, when: 'The counts of the entries add up to more than 150.' },
  missing_api_key: { status: 401, when: 'There is no `Authorization: Bearer` header.' },
  invalid_api_key: { status: 401, when: 'The key is mistyped, unknown, revoked or expired.' },
  insufficient_credits: { status: 402, when: 'The account has fewer credits than the problems asked for.' },
  account_suspended: { status: 403, when: 'The account is suspended or closed.' },
  not_found: { status: 404, when: 'There is nothing under this path.' },
  method_not_allowed: { status: 405, when: 'The path does not take this method; `Allow` lists those it takes.' },
  request_timeout: { status: 408, when: 'The request did not arrive in time.' },
  idempotency_in_progress: { status: 409, when: 'A request with this idempotency key is being served right now.' },
  body_too_large: { status: 413, when: 'The body is larger than 256 KiB.' },
  unsupported_media_type: { status: 415, when: 'The media type of the body is not `application/json`.' },
  idempotency_key_reused: { status: 422, when: 'The idempotency key was used for another body or operation.' },
  rate_limited: {
    status: 429,
    when: 'The account sends requests faster than its limit; `Retry-After` tells when to go on.',
  },
  headers_too_large: { status: 431, when: 'The request headers are larger than 16 KiB.' },
  generation_failed: { status: 500, when: 'The problems could not be generated. Nothing is charged.' },
  render_failed: { status: 500, when: 'The output could not be rendered. Nothing is charged.' },
  internal_error: { status: 500, when: 'Something else went wrong in the service. Nothing is charged.' },
  overloaded: {
    status: 503,
    when: 'Too much work is waiting; `Retry-After` tells when to try again. Nothing is charged.',
  },
  service_unavailable: {
    status: 503,
    when: 'The database does not answer; `Retry-After` tells when to try again. Nothing is charged.',
  },
  shutting_down: { status: 503, when: 'This server is stopping; another one will answer. Nothing is charged.' },
  render_timeout: { status: 504, when: 'The output took too long. Nothing is charged.' },
} as const satisfies Record<string, { status: number; when: string }>

export type ErrorCode = keyof typeof ERRORS

export interface ErrorDetail {
  readonly path: string
  readonly code: string
  readonly message: string
}

/** More of them help nobody, and a body has room for thousands. */
export const MOST_DETAILS = 100

export interface ErrorExtras {
  readonly details?: readonly ErrorDetail[]
  readonly headers?: Readonly<Record<string, string>>
  /** For the log alone. */
  readonly cause?: unknown
}

/** A refusal or failure that the caller is told about. The message is safe to show; the cause never is. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly code: ErrorCode
  readonly details: readonly ErrorDetail[] | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ErrorCode, message: string, { details, headers = {}, cause }: ErrorExtras = {}) {
    super(message, { cause })
    this.code = code
    this.details = details?.slice(0, MOST_DETAILS)
    this.headers = headers
  }

  get status(): number {
    return ERRORS[this.code].status
  }
}

/** Another server of the same service takes the request, or this one when it is back. */
export const shuttingDown = () =>
  new ServiceError('shutting_down', 'The server is stopping.', { headers: { 'Retry-After': '1' } })

/** The database cannot serve anyone just now: it is away, full, locked or read-only. */
export const unavailable = (cause: unknown) =>
  new ServiceError('service_unavailable', 'The service cannot reach its database. Try again in a moment.', {
    headers: { 'Retry-After': '2' },
    cause,
  })

/** For whoever runs the service: what the database said, too. */
export function toldInside(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? `${message} (${cause.message})` : message
}

export const isUnavailable = (error: unknown) => error instanceof ServiceError && error.code === 'service_unavailable'

export function errorBody({ code, message, details }: ServiceError, requestId: string) {
  return { error: { code, message, requestId, ...(details && { details }) } }
}
