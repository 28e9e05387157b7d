import { Readable } from 'node:stream'
import { deflateSync, inflateSync } from 'node:zlib'
import { renderToStream } from '@react-pdf/renderer'
import type { Platform } from './platform.ts'

/** Node; a build for browsers takes `browser.ts` instead. */
export const platform: Platform = {
  write: async document => allOf(await renderToStream(document)),
  stream: bytes => Readable.from([bytes], { objectMode: false }),
  deflate: (bytes, level) => deflateSync(bytes, { level }),
  inflate: (bytes, most) => inflateSync(bytes, { maxOutputLength: most }),
  nextTask: () => new Promise(resolve => setImmediate(resolve)),
}

/** The writer leaves thousands of small pieces in its stream; whoever iterates over it gets them joined. */
async function allOf(stream: NodeJS.ReadableStream): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
}
