/** Over and under a bar, as text. 9 before 1/2 is a mixed number; a sum keeps its brackets, 5π/4 needs none inside. */
export function fractionText(before: string, over: string, under: string): string {
  if (/^d(?:\^?\(?2\)?|²)?\p{L}?$/u.test(over) && /^d\p{L}(?:\^?\(?2\)?|²)?$/u.test(under)) return `${over}/${under}`
  if (isDigits(over) && isDigits(under)) return `${/\d$/.test(before.trim()) ? ' ' : ''}${over}/${under} `
  const isPlain = /^-?[\p{L}\d.√π]+$/u.test(over) && /^(?:[\d.]+|\p{L})$/u.test(under)
  return isPlain ? `(${over}/${under})` : `((${over})/(${under}))`
}

const isDigits = (text: string): boolean => /^(?:\d{1,3}(?:,\d{3})+|\d+)$/.test(text)
