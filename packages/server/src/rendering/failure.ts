import type { ErrorCode as LibraryCode } from '@worksheet/core'
import { type ErrorCode, type ErrorDetail, ServiceError } from '../errors.ts'

/** An error as data, so that it can cross from another thread. */
export interface Failure {
  readonly code: LibraryCode | 'render_failed'
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
  const { code, details } = error as Error & { code: LibraryCode; details: readonly ErrorDetail[] }
  return { code, message: error.message, details, internal }
}

const DEFECT = { code: 'render_failed', message: '', details: [] } as const

/** What the service says for each code of the library: a new one has no way in without a place here. */
const CODES: Readonly<Record<LibraryCode, ErrorCode>> = {
  invalid_request: 'invalid_request',
  unknown_grade: 'unknown_grade',
  unknown_topic: 'unknown_topic',
  topic_not_implemented: 'topic_not_implemented',
  difficulty_not_available: 'difficulty_not_available',
  duplicate_entry_id: 'duplicate_entry_id',
  too_many_problems: 'too_many_problems',
  invalid_option: 'invalid_request',
  unsupported_character: 'invalid_request',
  figure_not_loaded: 'render_failed',
  topics_not_loaded: 'generation_failed',
  content_version_gone: 'invalid_request',
  generation_failed: 'generation_failed',
}

/** The title is the only text of a request that a PDF prints. */
const PATHS: Partial<Record<LibraryCode, string>> = { invalid_option: '', unsupported_character: 'layout.title' }

/** A defect of the library says things that help its makers, not the caller. */
const SAID_OF_DEFECTS = {
  generation_failed: 'The problems could not be generated.',
  render_failed: 'The output could not be rendered.',
} as const

export function serviceErrorOf({ code, message, details, internal }: Failure): ServiceError {
  const cause = new Error(internal)
  const told = code === 'render_failed' ? code : CODES[code]
  if (told === 'render_failed' || told === 'generation_failed')
    return new ServiceError(told, SAID_OF_DEFECTS[told], { cause })
  const path = code === 'render_failed' ? undefined : PATHS[code]
  const all = path === undefined ? details : [{ path, code, message }]
  return new ServiceError(told, message, { ...(all.length > 0 && { details: all }), cause })
}
