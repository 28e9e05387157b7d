/** Widths of the printable ASCII characters of a Times-like face, in thousandths of an em, from the space on. */
const ASCII = [
  250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, 500, 500, 500, 500, 500, 500, 500,
  500, 500, 500, 278, 278, 564, 564, 564, 444, 921, 722, 667, 667, 722, 611, 556, 722, 722, 333, 389, 722, 611, 889,
  722, 722, 556, 722, 667, 556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469, 500, 333, 444, 500, 444, 500,
  444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480,
  200, 480, 541,
]

const OTHERS: Readonly<Record<string, number>> = {
  '−': 0.564,
  '×': 0.564,
  '÷': 0.564,
  '°': 0.4,
  '¢': 0.5,
  π: 0.53,
  θ: 0.49,
  '…': 1,
  '\u2009': 0.2,
  '′': 0.25,
  '∠': 0.7,
  '△': 0.7,
  '∞': 0.71,
}

/** How wide a run of text is, in em. */
export function widthOfText(text: string): number {
  let width = 0
  for (const character of /^[ -~]*$/.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')) {
    const ascii = ASCII[(character.codePointAt(0) ?? 0) - 32]
    width += ascii === undefined ? (OTHERS[character] ?? 0.6) : ascii / 1000
  }
  return width
}
