/** A formula, or the words between two. */
export interface Part {
  readonly isFormula: boolean
  readonly html: string
}

const FORMULA_START = '<math'
const FORMULA_END = '</math>'
const START = /^[^\s&]+/
const END = /(?<=\s)[^\s&;]+$/

/** A browser breaks lines beside a formula, even before a comma or within "y-axis": what stands there without a space is held. */
export const tiedLine = (parts: readonly Part[]): string =>
  parts
    .map(({ isFormula, html }, i): string => {
      const [before, after] = [parts[i - 1], parts[i + 1]]
      if (isFormula) return held(wordsOf(before, END), html, wordsOf(after, START))
      const rest = before?.isFormula ? html.replace(START, '') : html
      return after?.isFormula ? rest.replace(END, '') : rest
    })
    .join('')

const wordsOf = (part: Part | undefined, beside: RegExp): string =>
  part && !part.isFormula ? (beside.exec(part.html)?.[0] ?? '') : ''

/** A formula may break between its pieces: the first and the last of them are held. */
function held(before: string, formula: string, after: string): string {
  const first = formula.indexOf(FORMULA_END) + FORMULA_END.length
  const last = formula.lastIndexOf(FORMULA_START)
  if (last < first) return hold(before, formula, after)
  return hold(before, formula.slice(0, first), '') + formula.slice(first, last) + hold('', formula.slice(last), after)
}

const hold = (before: string, formula: string, after: string): string =>
  before + after === '' ? formula : `<span class="tied">${before}${formula}${after}</span>`
