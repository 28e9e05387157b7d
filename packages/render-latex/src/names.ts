const [BACKSLASH, BRACE] = ['\\', '{']

/** The names of all commands and environments in a piece of LaTeX, each once. */
export function namesIn(latex: string): Set<string> {
  const names = new Set<string>()
  for (let at = latex.indexOf(BACKSLASH); at >= 0; at = latex.indexOf(BACKSLASH, at)) {
    const end = lettersEnd(latex, at + 1)
    const name = latex.slice(at + 1, end)
    if (name !== '') names.add(name)
    // A sign after a backslash, itself a backslash perhaps, is no beginning of a name.
    at = name === '' ? end + 1 : end
    if (name !== 'begin' || latex[end] !== BRACE) continue
    at = lettersEnd(latex, end + 1)
    names.add(latex.slice(end + 1, at))
  }
  return names
}

function lettersEnd(text: string, start: number): number {
  let end = start
  while (isLetter(text.charCodeAt(end))) end++
  return end
}

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)

const STYLE = 'worksheet/'

/** The names of all styles of figures in it, words with spaces between them. */
export function stylesIn(latex: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (let at = latex.indexOf(STYLE); at >= 0; at = latex.indexOf(STYLE, at)) {
    const start = at + STYLE.length
    at = start
    while (latex[at] === ' ' || isLetter(latex.charCodeAt(at))) at++
    names.add(latex.slice(start, at))
  }
  return names
}
