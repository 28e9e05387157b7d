import type { Branding } from '../rendering/job.ts'
import type { Sql } from '../storage/sql.ts'

interface Row {
  readonly organization: string | null
  readonly accentColor: string | null
  readonly footer: string | null
  readonly logo: Uint8Array | null
  readonly logoType: 'image/png' | 'image/jpeg' | null
}

/** What an account's PDFs carry. It touches no other output. */
export function brandingsOf(sql: Sql) {
  return {
    async find(account: string): Promise<Branding | null> {
      const [row] = await sql.rows<Row>(
        `SELECT organization, accent_color AS "accentColor", footer, logo, logo_type AS "logoType"
         FROM branding WHERE account = ?`,
        account,
      )
      if (!row) return null
      const { logo, logoType, ...rest } = row
      return { ...rest, logo: logo && logoType ? { type: logoType, bytes: new Uint8Array(logo) } : null }
    },

    async set(account: string, { organization, accentColor, footer, logo }: Branding): Promise<void> {
      await sql.rows(
        `INSERT INTO branding (account, organization, accent_color, footer, logo, logo_type) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (account) DO UPDATE SET organization = excluded.organization, accent_color = excluded.accent_color,
           footer = excluded.footer, logo = excluded.logo, logo_type = excluded.logo_type`,
        account,
        organization,
        accentColor,
        footer,
        logo?.bytes ?? null,
        logo?.type ?? null,
      )
    },
  }
}

export type Brandings = ReturnType<typeof brandingsOf>
