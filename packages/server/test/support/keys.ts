import { makeKey } from '../../src/accounts/key.ts'

/** Well formed, with a right checksum, and known to no database. */
export const UNKNOWN_KEY = makeKey().text

/** One character of the secret is wrong, which the checksum shows. */
export const MISTYPED_KEY = UNKNOWN_KEY.replace(
  /_(.)(.{31})_/,
  (_, first: string, rest: string) => `_${first === 'a' ? 'b' : 'a'}${rest}_`,
)
