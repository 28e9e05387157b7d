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

export interface EmbedListed {
  readonly id: string
  readonly title: string
  readonly problemCount: number
  readonly createdAt: number
  readonly expiresAt: number | null
}

export const EMBED_ID = /^[A-Za-z0-9_-]{22}$/

/** 127 random bits: an address that nobody guesses. None begins with a dash, which a command would read as an option. */
export const makeEmbedId = () => randomBytes(16).toString('base64url').replace(/^-/, '_')

export function embedsOf(sql: Sql) {
  return {
    async find(id: string, now: number): Promise<Embed | null> {
      const [embed] = await sql.rows<Embed>(
        `SELECT id, title, locale, problem_count AS "problemCount", html, etag FROM embed
         WHERE id = ? AND (expires_at IS NULL OR expires_at > ?)`,
        id,
        now,
      )
      return embed ?? null
    },

    list: (account: string) =>
      sql.rows<EmbedListed>(
        `SELECT id, title, problem_count AS "problemCount", created_at AS "createdAt", expires_at AS "expiresAt"
         FROM embed WHERE account = ? ORDER BY created_at, id`,
        account,
      ),

    /** False where there is none of this id. */
    async remove(id: string): Promise<boolean> {
      return (await sql.rows('DELETE FROM embed WHERE id = ? RETURNING id', id)).length > 0
    },

    async expire(id: string, at: number): Promise<boolean> {
      return (await sql.rows('UPDATE embed SET expires_at = ? WHERE id = ? RETURNING id', at, id)).length > 0
    },

    async removeExpired(now: number): Promise<void> {
      await sql.rows('DELETE FROM embed WHERE expires_at <= ?', now)
    },
  }
}

export type Embeds = ReturnType<typeof embedsOf>
