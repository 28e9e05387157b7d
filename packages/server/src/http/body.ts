import type { IncomingMessage } from 'node:http'
import { ServiceError } from '../errors.ts'

export const BODY_LIMIT = 256 * 1024

/** Checks the media type, then the size, in this order. */
export async function readBody(request: IncomingMessage): Promise<Uint8Array> {
  const mediaType = (request.headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase()
  if (mediaType !== 'application/json') {
    throw new ServiceError('unsupported_media_type', 'Send the body as application/json.')
  }
  const encoding = (request.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding !== 'identity') {
    throw new ServiceError('unsupported_media_type', 'Send the body without a content encoding.')
  }
  return readBytes(request)
}

function readBytes(request: IncomingMessage): Promise<Uint8Array> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) return Promise.reject(tooLarge())
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= BODY_LIMIT) chunks.push(chunk)
      else {
        request.removeAllListeners('data').resume()
        reject(tooLarge())
      }
    })
    request.once('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)))
    request.once('error', error => reject(brokenOff(error)))
    const closed = () => {
      if (!request.readableEnded) reject(brokenOff(null))
    }
    // While the key was looked up, the caller may have gone.
    if (request.destroyed) closed()
    else request.once('close', closed)
  })
}

/**
 * What is left of the body is thrown away as it comes. To close the connection instead would break it under a client
 * that still sends, and many a client reads no answer from a broken connection.
 */
const tooLarge = () => new ServiceError('body_too_large', `The body is larger than ${BODY_LIMIT} bytes.`)

const brokenOff = (cause: unknown) =>
  new ServiceError('invalid_request', 'The body ended before it was complete.', { cause })
