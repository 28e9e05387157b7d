/** Every code a caller may meet. The service maps each to a status. */
export type ErrorCode =
  | 'invalid_request'
  | 'unknown_grade'
  | 'unknown_topic'
  | 'topic_not_implemented'
  | 'difficulty_not_available'
  | 'duplicate_entry_id'
  | 'too_many_problems'
  | 'topics_not_loaded'
  | 'content_version_gone'
  | 'invalid_option'
  | 'unsupported_character'
  | 'figure_not_loaded'
  | 'generation_failed'

export interface ErrorDetail {
  readonly path: string
  readonly code: ErrorCode
  readonly message: string
}

/** The one error of the library. Its message says what is wrong, why, and what to do. */
export class WorksheetError extends Error {
  override readonly name = 'WorksheetError'
  readonly code: ErrorCode
  readonly details: readonly ErrorDetail[]

  constructor(code: ErrorCode, message: string, details: readonly ErrorDetail[] = [], options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.details = details
  }
}

/** A broken promise inside the library: always a bug, never the caller's fault. A message with values is made when needed. */
export function assert(condition: unknown, message: string | (() => string)): asserts condition {
  if (!condition) failed(typeof message === 'string' ? message : message())
}

/** The same where a value is due. */
export function failed(message: string): never {
  throw new WorksheetError('generation_failed', message)
}

/** The default branch of every switch over a closed union. */
export function never(value: never): never {
  throw new WorksheetError('generation_failed', `Unexpected ${JSON.stringify(value)}`)
}
