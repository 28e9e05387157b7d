const LIMIT = 1024

/** A JSON array in ASCII. Where it grows past 1 KiB, the last warnings are left out and the header says so. */
export function warningsHeader(warnings: readonly string[]): string {
  for (let kept = warnings.length; kept >= 0; kept--) {
    const left = warnings.length - kept
    const text = ascii(JSON.stringify(left === 0 ? warnings : [...warnings.slice(0, kept), `${left} more`]))
    if (text.length <= LIMIT) return text
  }
  return '[]'
}

/** Every UTF-16 unit outside printable ASCII becomes an escape that JSON reads back. */
const ascii = (text: string) =>
  text.replace(/[^ -~]/g, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
