const LIMIT = 1024

/** A JSON array in ASCII. Where it grows past 1 KiB, the last warnings are left out and the header says so. */
export function warningsHeader(warnings: readonly string[]): string {
  const whole = ascii(JSON.stringify(warnings))
  if (whole.length <= LIMIT) return whole
  const cut = (kept: number) => ascii(JSON.stringify([...warnings.slice(0, kept), `${warnings.length - kept} more`]))
  // From the few that fit upwards: a body has room for tens of thousands of warnings.
  let kept = 0
  while (cut(kept + 1).length <= LIMIT) kept++
  return cut(kept)
}

/** Every UTF-16 unit outside printable ASCII becomes an escape that JSON reads back. */
const ascii = (text: string) =>
  text.replace(/[^ -~]/g, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
