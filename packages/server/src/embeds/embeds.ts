import { randomBytes } from 'node:crypto'
import type { Sql } from '../storage/sql.ts'

/** A worksheet page as it was generated. It is stored whole, so it never changes. */
export interface Embed {
  readonly id: string
  readonly title: string
  readonly locale: string
  readonly problemCount: number
  /** The page, compressed with gzip. */
  readonly html: Uint8Array
  readonly etag: string
}

export const EMBED_ID = /^[A-Za-z0-9_-]{22}$/

/** 128 random bits: an address that nobody guesses. */
export const makeEmbedId = () => randomBytes(16).toString('base64url')

export function embedsOf(sql: Sql) {
  return {
    async store(account: string, { id, title, locale, problemCount, html, etag }: Embed, now: number): Promise<void> {
      await sql.rows(
        `INSERT INTO embed (id, account, title, locale, problem_count, html, etag, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        id,
        account,
        title,
        locale,
        problemCount,
        html,
        etag,
        now,
      )
    },

    async find(id: string): Promise<Embed | null> {
      const [embed] = await sql.rows<Embed>(
        'SELECT id, title, locale, problem_count AS "problemCount", html, etag FROM embed WHERE id = ?',
        id,
      )
      return embed ?? null
    },

    async remove(id: string): Promise<void> {
      await sql.rows('DELETE FROM embed WHERE id = ?', id)
    },
  }
}

export type Embeds = ReturnType<typeof embedsOf>
