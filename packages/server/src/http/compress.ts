import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, Handler } from './context.ts'

/** Below it, compression saves nothing that anybody would notice. */
const LEAST_BYTES = 1024

/** A few levels more take many times as long for a few percent. */
const BROTLI_LEVEL = 4

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const ENCODERS = {
  br: (bytes: Buffer) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } }),
  gzip: (bytes: Buffer) => gzipped(bytes, { level: 5 }),
} as const

/** More than the worksheet maker has files. */
const MOST_KEPT = 512

/** Sends text compressed where the caller takes it. The work is done off the main thread; what has a tag is kept. */
export function compress(): Handler {
  const kept = new Map<string, Promise<Buffer>>()
  /** A strong tag names one sequence of bytes, so each form has one of its own. */
  const named = (ctx: Context, encoding: string, encode: () => Promise<Buffer>) => {
    const tag = ctx.response.get('ETag').replace(/"$/, `-${encoding}"`)
    const encoded = kept.get(tag) ?? encode()
    kept.set(tag, encoded)
    ctx.set('ETag', tag)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return encoded
  }
  return async (ctx, next) => {
    await next()
    const { body } = ctx
    const isText = /^(?:application\/(?:json|javascript)|text\/)/.test(ctx.type)
    if (!isText || ctx.response.get('Content-Encoding') || !(typeof body === 'string' || Buffer.isBuffer(body))) return
    if (body.length < LEAST_BYTES) return
    ctx.vary('Accept-Encoding')
    const encoding = ctx.acceptsEncodings('br', 'gzip', 'identity')
    if (encoding !== 'br' && encoding !== 'gzip') return
    const encode = () => ENCODERS[encoding](Buffer.isBuffer(body) ? body : Buffer.from(body))
    ctx.body = await (ctx.response.get('ETag') ? named(ctx, encoding, encode) : encode())
    ctx.set('Content-Encoding', encoding)
  }
}
