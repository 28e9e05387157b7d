const LONGEST = 60

/** What was probably meant, by the fewest letters to change, or null where nothing is near. Each candidate has its spellings. */
export function nearest(
  word: string,
  candidates: Iterable<readonly [meant: string, ...spellings: readonly string[]]>,
): string | null {
  if (word.length > LONGEST) return null
  const asked = plain(word)
  let [found, least] = [null as string | null, mostChanges(asked.length) + 1]
  for (const [meant, ...spellings] of candidates) {
    for (const spelling of [meant, ...spellings]) {
      const distance = distanceOf(asked, plain(spelling), least)
      if (distance < least) [found, least] = [meant, distance]
    }
  }
  return found
}

/** Of a short word one letter: what differs in more is another word. */
const mostChanges = (length: number) => (length < 5 ? 1 : Math.max(2, Math.floor(length / 3)))

/** " Did you mean "two-step-equations"?", or nothing. */
export function didYouMean(...asked: Parameters<typeof nearest>): string {
  const found = nearest(...asked)
  return found === null ? '' : ` Did you mean "${found}"?`
}

/** Without accents, case and what separates words: "Ecuaciones de dos pasos", "two_step_equations". */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .toLowerCase()

/** Letters to add, leave out or exchange; it may stop at `enough`. */
function distanceOf(one: string, other: string, enough: number): number {
  if (Math.abs(one.length - other.length) >= enough) return enough
  let above = Uint16Array.from({ length: other.length + 1 }, (_, i) => i)
  let row = new Uint16Array(other.length + 1)
  for (let i = 1; i <= one.length; i++) {
    row[0] = i
    let least = i
    for (let j = 1; j <= other.length; j++) {
      const [up, left, across] = [above[j], row[j - 1], above[j - 1]] as [number, number, number]
      const distance = Math.min(up + 1, left + 1, across + (one[i - 1] === other[j - 1] ? 0 : 1))
      row[j] = distance
      if (distance < least) least = distance
    }
    if (least >= enough) return enough
    ;[above, row] = [row, above]
  }
  return above[other.length] ?? enough
}
