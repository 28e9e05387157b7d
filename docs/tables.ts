import { readFileSync } from 'node:fs'
import { cellsOf, HEAD, type Row, readResults } from '../bench/results.ts'
import { COMMANDS, usage } from '../packages/server/src/admin/run.ts'
import { describeConfig } from '../packages/server/src/config.ts'
import { ERRORS } from '../packages/server/src/errors.ts'
import { ANSWER_TYPES } from '../packages/server/src/openapi/answer-types.ts'
import { HEADERS } from '../packages/server/src/openapi/parts.ts'

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map(row => `| ${row.map(cell).join(' | ')} |`).join('\n')
/** A vertical bar would end the cell, and an angle bracket outside code would begin an element. */
const cell = (text: string) => text.replaceAll('|', '\\|')

const statuses = [...new Set(Object.values(ERRORS).map(({ status }) => status))]

const { machine, parts } = readResults()
const rows = Object.values(parts).flat()
const rowNamed = (what: string): Row => {
  const row = rows.find(row => row.what === what)
  if (!row) throw new Error(`The bench has no line "${what}"`)
  return row
}

interface PupilAnswers {
  readonly right: readonly string[]
  readonly wrong: readonly string[]
  readonly problem: { readonly answer: { readonly type: string; readonly requires: string | null } }
}

/** Answers that the tests hold the checker to: of each type, those of the problem with the most. */
function takenRows(): string[][] {
  const file = new URL('../packages/core/test/pupil-answers.jsonl', import.meta.url)
  const all = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as PupilAnswers)
  const types = [...new Set(all.map(({ problem }) => problem.answer.type))].sort()
  const listed = (texts: readonly string[], most: number) =>
    texts
      .slice(0, most)
      .map(text => `\`${text}\``)
      .join(' · ')
  return types.map(type => {
    const most = all
      .filter(({ problem }) => problem.answer.type === type)
      .reduce((a, b) => (b.right.length > a.right.length ? b : a))
    const { requires } = most.problem.answer
    return [`\`${type}\`${requires === null ? '' : `, \`${requires}\``}`, listed(most.right, 8), listed(most.wrong, 5)]
  })
}

/** What a reader of the README asks first. */
const CHIEF = [
  'Equal share of all topics',
  'Equal share, printed as text, TeX and MathML',
  'App that bundles one topic and prints it as text',
  'PDF of 30 problems, warm, CPU',
  'PDF of 30 problems: Chromium with KaTeX',
  'PDF of 30 problems: pdflatex',
  'CPU of metering',
]

/** Tables of the reference that are made from the code: npm run docs-tables writes them, a test compares them. */
export const tables: Readonly<Record<string, string>> = {
  errors: table(
    ['status', 'code', 'when'],
    statuses.flatMap(status =>
      Object.entries(ERRORS)
        .filter(([, error]) => error.status === status)
        .map(([code, { when }]) => [String(status), `\`${code}\``, when]),
    ),
  ),
  settings: table(
    ['variable', 'meaning'],
    describeConfig()
      .split('\n')
      .map(line => {
        const [, name = '', meaning = ''] = /^ *(\w+) +(.*)$/.exec(line) ?? []
        return [`\`${name}\``, meaning]
      }),
  ),
  headers: table(
    ['header', 'meaning'],
    Object.entries(HEADERS).map(([name, { description }]) => [`\`${name}\``, description]),
  ),
  answers: table(
    ['`type`', '`value`', 'such as'],
    Object.entries(ANSWER_TYPES).map(([type, { about, example }]) => [
      `\`${type}\``,
      about,
      `\`${JSON.stringify(example)}\``,
    ]),
  ),
  taken: table(['`type`', 'taken', 'refused'], takenRows()),
  bench: table(HEAD, rows.map(cellsOf)),
  measured: table(
    HEAD.slice(0, 2),
    CHIEF.map(what => cellsOf(rowNamed(what)).slice(0, 2)),
  ),
  machine: `Measured with Node ${machine.node} on ${machine.cores} cores of an ${machine.cpu}.`,
  commands: Object.entries(COMMANDS)
    .map(([name, command]) => {
      const options = Object.entries(command.options).map(([option, { about }]) => [`\`--${option}\``, about])
      const rows = options.length === 0 ? '' : `\n\n${table(['option', ''], options)}`
      return `### ${name}\n\n${command.about}\n\n\`\`\`\n${usage(name, command)}\n\`\`\`${rows}`
    })
    .join('\n\n'),
}

const PAGES = ['answers', 'errors', 'configuration', 'headers', 'administration']

/** A page with its tables as they should be. */
export function completed(page: string): string {
  return page.replace(
    /(<!-- table: (\w+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, begin: string, name: string, end: string) =>
      `${begin}\n${tables[name] ?? `No table is named ${name}.`}\n\n${end}`,
  )
}

export const tablePages = [
  ...PAGES.map(name => new URL(`reference/${name}.md`, import.meta.url)),
  new URL('guides/checking-answers.md', import.meta.url),
  new URL('project/performance.md', import.meta.url),
  new URL('../README.md', import.meta.url),
]
