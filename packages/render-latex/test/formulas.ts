/** The formulas of a piece of LaTeX. A dollar sign within braces belongs to words within the formula. */
export function formulasIn(latex: string): readonly string[] {
  const found: string[] = []
  let start = -1
  let depth = 0
  for (let i = 0; i < latex.length; i++) {
    const character = latex[i]
    if (character === '\\') i++
    else if (character === '$' && start < 0) [start, depth] = [i + 1, 0]
    else if (character === '$' && depth === 0) {
      found.push(latex.slice(start, i))
      start = -1
    } else if (character === '{') depth++
    else if (character === '}') depth--
  }
  return found
}
