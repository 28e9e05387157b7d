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

export const tablePages = PAGES.map(name => new URL(`reference/${name}.md`, import.meta.url))
