import { type ErrorDetail, isErrorCode, ServiceError } from '../errors.ts'

/** An error as data, so that it can cross from another thread. */
export interface Failure {
  readonly code: string
  readonly message: string
  readonly details: readonly ErrorDetail[]
  /** For the log alone. */
  readonly internal: string
}

/** The library's own errors keep their code and message. Any other is a defect, and its message stays inside. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { ...DEFECT, internal: String(error) }
  const internal = error.stack ?? error.message
  if (error.name !== 'WorksheetError') return { ...DEFECT, internal }
  const { code, details } = error as Error & { code: string; details: readonly ErrorDetail[] }
  return { code, message: error.message, details, internal }
}

const DEFECT = { code: 'render_failed', message: 'The output could not be rendered.', details: [] }

export function serviceErrorOf({ code, message, details, internal }: Failure): ServiceError {
  const cause = new Error(internal)
  switch (code) {
    // A defect of the library says things that help its makers, not the caller.
    case 'generation_failed':
      return new ServiceError('generation_failed', 'The problems could not be generated.', { cause })
    case 'invalid_option':
      return new ServiceError('invalid_request', message, { details: [{ path: '', code, message }], cause })
    // The title is the only text of a request that a PDF prints.
    case 'unsupported_character':
      return new ServiceError('invalid_request', message, { details: [{ path: 'layout.title', code, message }], cause })
    default:
      if (!isErrorCode(code)) return new ServiceError('render_failed', DEFECT.message, { cause })
      return new ServiceError(code, message, details.length > 0 ? { details, cause } : { cause })
  }
}
