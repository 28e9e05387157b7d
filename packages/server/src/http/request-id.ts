import { randomUUID } from 'node:crypto'

const VALID = /^[A-Za-z0-9._:~+/=@-]{1,128}$/

/** The caller's own id if it is fit for a header and a log line, else a new one. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && VALID.test(given) ? given : randomUUID()
}
