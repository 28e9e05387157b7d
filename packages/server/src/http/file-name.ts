import { wellFormed } from '../text.ts'

/** The two names of an attachment: one in plain ASCII for every client, and the title as it is for those that can. */
export function fileNames(title: string, extension: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
  const whole = title
    // Characters that a file system or a careless client could take for something else.
    .replace(/[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .slice(0, 120)
    .trim()
  const name = encodeURIComponent(`${wellFormed(whole) || 'worksheet'}.${extension}`).replace(
    /['()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename="${slug || 'worksheet'}.${extension}"; filename*=UTF-8''${name}`
}
