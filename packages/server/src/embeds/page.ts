import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { entityTagOf } from '../http/entity-tag.ts'
import type { Embed } from './embeds.ts'

/** Makes the stored form of a page: compressed, with the tag that names these very bytes. */
export function storedPage(html: string): Pick<Embed, 'html' | 'etag'> {
  return { html: gzipSync(html), etag: entityTagOf(html) }
}

/** What a page calls itself. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  return title.replace(/&(?:#(\d+)|(\w+));/g, (whole, code?: string, name?: string) =>
    code ? String.fromCodePoint(Number(code)) : (ENTITIES.get(name ?? '') ?? whole),
  )
}

const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }))

export const pageOf = ({ html }: Embed) => gunzipSync(html).toString('utf8')

/**
 * The page may use its own style sheets and nothing else: no script, no form, nothing from any other place.
 * Everyone may put it in a frame.
 */
export function pagePolicy(html: string): string {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => `'sha256-${sha256(css!)}'`)
  return [
    "default-src 'none'",
    `style-src ${styles.length > 0 ? [...new Set(styles)].join(' ') : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ')
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
