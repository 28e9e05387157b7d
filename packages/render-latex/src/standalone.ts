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
export const standalone = (latex: string): string =>
  latex.includes('worksheet') ? withoutCommands(withoutStyles(latex)) : latex

const withoutStyles = (latex: string): string =>
  latex.replace(/worksheet\/([a-z ]+)(?:=([\d.]+))?/g, (_, name: string, width = '') =>
    (STYLES.get(name) ?? '').replace('#1', width),
  )

function withoutCommands(latex: string): string {
  const parts: string[] = []
  let done = 0
  for (const { 0: command, 1: name = '', index } of latex.matchAll(/\\(worksheet[a-z]+)/g)) {
    const expansion = EXPANSIONS.get(name)
    // What stands in a group that was taken is written out with it.
    if (!expansion || index < done) continue
    parts.push(latex.slice(done, index))
    done = index + command.length
    const groups: string[] = []
    while (groups.length < expansion.takes) {
      const end = groupEnd(latex, done)
      groups.push(latex.slice(done + 1, end - 1))
      done = end
    }
    const filled = expansion.body.replace(/#(\d)/g, (_, i) => groups[Number(i) - 1] ?? '')
    parts.push(groups.length === 0 ? filled : standalone(filled))
  }
  return parts.length === 0 ? latex : parts.join('') + latex.slice(done)
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
