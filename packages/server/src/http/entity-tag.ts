import { createHash } from 'node:crypto'
import type { Context } from './context.ts'

/** A strong tag: it names these very bytes. */
export const entityTagOf = (content: string | Uint8Array) =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`

/** What is compressed has a tag of its own, which tells of the same content. */
const nameOf = (tag: string) =>
  tag
    .trim()
    .replace(/^W\//, '')
    .replace(/-(?:gzip|br)"$/, '"')

/** Answers 304 without a body where the caller has this very content already. */
export function answerUnchanged(ctx: Context, entityTag: string): boolean {
  const known = ctx.req.headers['if-none-match']
  const unchanged = known?.trim() === '*' || known?.split(',').some(tag => nameOf(tag) === nameOf(entityTag))
  if (!unchanged) return false
  ctx.body = null
  ctx.status = 304
  return true
}
