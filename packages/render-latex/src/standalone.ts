import { DEFINITIONS, STYLES } from './style.ts'

/** What stands for a command where nothing may be defined. */
const EXPANSIONS: ReadonlyMap<string, { readonly takes: number; readonly body: string }> = new Map([
  ...DEFINITIONS.flatMap(({ name, takes, body }) =>
    typeof body === 'string' ? [[name, { takes, body }] as const] : [],
  ),
  ['worksheetfigure', { takes: 2, body: '% #1\n#2' }],
  ['worksheetstep', { takes: 2, body: '#1\\quad\\emph{#2}' }],
])

/** The same in plain LaTeX, for a place that has none of the worksheet's commands: each is written out. */
export function standalone(latex: string): string {
  if (!latex.includes('worksheet')) return latex
  return latex
    .replace(/worksheet\/([a-z ]+)(?:=([\d.]+))?/g, (_, name: string, width = '') =>
      (STYLES.get(name) ?? '').replace('#1', width),
    )
    .split(/(?=\\worksheet[a-z])/)
    .reduceRight((after, piece) => expandedAtStart(piece + after), '')
}

function expandedAtStart(latex: string): string {
  const [whole, name = ''] = /^\\(worksheet[a-z]+)/.exec(latex) ?? []
  const expansion = EXPANSIONS.get(name)
  if (whole === undefined || !expansion) return latex
  const found: string[] = []
  let at = whole.length
  while (found.length < expansion.takes) {
    const end = groupEnd(latex, at)
    found.push(latex.slice(at + 1, end - 1))
    at = end
  }
  const filled = expansion.body.replace(/#(\d)/g, (_, i) => found[Number(i) - 1] ?? '')
  const body = filled === expansion.body ? filled : standalone(filled)
  return body + latex.slice(at)
}

/** Where the group that begins there ends. A brace after a backslash is a sign. */
function groupEnd(latex: string, start: number): number {
  let depth = 0
  for (let i = start; i < latex.length; i++) {
    const character = latex[i]
    if (character === '\\') i++
    else if (character === '{') depth++
    else if (character === '}' && --depth === 0) return i + 1
  }
  return latex.length
}
