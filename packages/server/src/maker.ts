import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { entityTagOf } from './http/entity-tag.ts'

/** A file of the worksheet maker, as a browser gets it. */
export interface MakerFile {
  readonly type: string
  readonly content: Buffer
  readonly etag: string
  readonly cacheControl: string
}

/** The files of the worksheet maker by their paths; the page itself has the path "/". */
export type Maker = ReadonlyMap<string, MakerFile>

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

/** What is here has a name of its own for each content. */
export const ASSETS = '/assets/'
const FOREVER = 'public, max-age=31536000, immutable'
const ASKED_EACH_TIME = 'no-cache'

export function readMaker(folder: string): Maker {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return new Map(
    names.map(file => {
      const path = file.slice(folder.length).split(sep).join('/').replace(/^\/?/, '/')
      const type = TYPES[extname(file)]
      if (type === undefined) throw new Error(`No content type is known for ${path} of the worksheet maker`)
      const content = readFileSync(file)
      const cacheControl = path.startsWith(ASSETS) ? FOREVER : ASKED_EACH_TIME
      return [path === '/index.html' ? '/' : path, { type, content, etag: entityTagOf(content), cacheControl }] as const
    }),
  )
}

/** The page runs its own scripts and loads its own files, and can neither reach nor be framed by any other place. */
export const MAKER_POLICY = [
  "default-src 'none'",
  // What prints PDF brings a piece of WebAssembly; of text no program is made.
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
