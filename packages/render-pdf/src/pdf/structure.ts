import type { Reference, Writer } from './writer.ts'

/** An element of the structure tree. */
export interface Branch {
  readonly reference: Reference<object>
  readonly role: string
  readonly alt: string | null
  readonly parent: Reference<object>
  /** Branches, and the numbers of marked content on its page. */
  readonly holds: (Reference<object> | number)[]
  page: Reference<object> | null
}

/** A tree has hundreds of small branches: all in one piece they cost the writer a fraction of what one by one does. */
export function writeBranches(branches: readonly Branch[], writer: Writer): void {
  const start = writer._offset
  let text = ''
  for (const branch of branches) {
    branch.reference.offset = start + text.length
    text += `${branch.reference.id} 0 obj\n${entriesOf(branch)}\nendobj\n`
  }
  writer._write(Buffer.from(text, 'latin1'))
  for (const { reference } of branches) writer._refEnd(reference)
}

function entriesOf({ role, alt, parent, holds, page }: Branch): string {
  const spoken = alt === null ? '' : `/Alt${textString(alt)}`
  const place = page === null ? '' : `/Pg ${page}`
  return `<</S/${role}${spoken}/P ${parent}/K[${holds.join(' ')}]${place}>>`
}

const BEYOND_ASCII = /[^ -~]/

/** Text as a file holds it: ASCII as it is, else in UTF-16 behind its mark, one byte a character. */
function textString(text: string): string {
  const bytes = BEYOND_ASCII.test(text) ? Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1') : text
  return `(${bytes.replace(/[\\()\r\n]/g, character => ESCAPES[character] ?? `\\${character}`)})`
}

const ESCAPES: Readonly<Record<string, string>> = { '\r': '\\r', '\n': '\\n' }
