import { type CatalogTopic, catalog, LOCALES, topicsForStandard } from '@worksheet/core'
import { oneOf, readOptions } from '../options.ts'
import type { Command } from '../terminal.ts'

type Row = CatalogTopic & { readonly grade: string }

export const CATALOG_OPTIONS = {
  grade: { type: 'string' },
  text: { type: 'string' },
  standard: { type: 'string' },
  locale: { type: 'string', default: 'en' },
  all: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

/** Lists topics, by grade, words or standard. */
export const catalogCommand: Command = async (args, terminal) => {
  const { values } = readOptions(args, CATALOG_OPTIONS)
  const locale = oneOf(values.locale, LOCALES, 'locale')
  const grades = catalog({ locale })
  if (values.grade !== undefined)
    oneOf(
      values.grade,
      grades.map(({ id }) => id),
      'grade',
    )
  const every = grades.flatMap(({ id, topics }) => topics.map((topic): Row => ({ ...topic, grade: id })))
  const candidates: readonly Row[] =
    values.standard === undefined ? every : topicsForStandard(values.standard, { locale })
  const rows = candidates.filter(
    row =>
      (values.grade === undefined || row.grade === values.grade) &&
      (values.text === undefined || mentions(row, values.text)) &&
      (values.all || row.implemented),
  )
  if (values.json) terminal.write(`${JSON.stringify(rows, null, 2)}\n`)
  else if (rows.length === 0)
    terminal.warn(`No topic matches.${values.all ? '' : ' Add --all to see those that have no generator yet.'}\n`)
  else terminal.write(tableOf(rows))
  return rows.length === 0 ? 1 : 0
}

const mentions = ({ id, name, description, domain }: Row, text: string) =>
  [id, name, description, domain].some(field => field.toLowerCase().includes(text.toLowerCase()))

function tableOf(rows: readonly Row[]): string {
  const cells = rows.map(({ grade, id, name, difficulties, implemented }) => [
    grade,
    id,
    difficulties.join(' '),
    implemented ? name : `${name} (planned)`,
  ])
  const head = ['GRADE', 'TOPIC', 'LEVELS', 'NAME']
  const widths = head.map((_, column) => Math.max(...[head, ...cells].map(row => row[column]?.length ?? 0)))
  return `${[head, ...cells]
    .map(row =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')}\n`
}
