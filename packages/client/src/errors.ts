import type { components } from './schema.ts'

type ErrorBody = components['schemas']['Error']['error']

/** The codes of the service, and two for when it did not answer in its own words. */
export type WorksheetApiErrorCode = ErrorBody['code'] | 'network_error' | 'unexpected_answer'

interface Told {
  readonly code: WorksheetApiErrorCode
  readonly message: string
  readonly status: number | null
  readonly requestId: string | null
  readonly details?: ErrorBody['details']
  readonly cause?: unknown
}

/** Every failure of a call. Decide by `code`; `message` is for people. */
export class WorksheetApiError extends Error {
  override readonly name = 'WorksheetApiError'
  readonly code: WorksheetApiErrorCode
  /** Null where no answer came. */
  readonly status: number | null
  /** What the service's log calls the request. */
  readonly requestId: string | null
  /** What is wrong with a body, by path. */
  readonly details: NonNullable<ErrorBody['details']>

  constructor({ code, message, status, requestId, details = [], cause }: Told) {
    super(message, { cause })
    this.code = code
    this.status = status
    this.requestId = requestId
    this.details = details
  }
}

/** What an answer that is no success says; a proxy in between may have answered in words of its own. */
export async function errorOf(response: Response): Promise<WorksheetApiError> {
  const { status, headers } = response
  const requestId = headers.get('x-request-id')
  const body: unknown = await response.json().catch(() => null)
  const error = (body as { error?: ErrorBody } | null)?.error
  return typeof error?.code === 'string'
    ? new WorksheetApiError({ ...error, status, requestId })
    : new WorksheetApiError({
        code: 'unexpected_answer',
        message: `The service answered ${status} in no words of its own.`,
        status,
        requestId,
      })
}
