import { DAY_MS, type Usage } from '../accounts/usage.ts'
import { findAccount } from './accounts.ts'
import { type Command, CommandError, table, textOf } from './command.ts'

const HEADINGS = ['account', 'time', 'operation', 'key', 'requests', 'problems'] as const

const dayText = (time: number) => new Date(time).toISOString().slice(0, 10)

export function timeOf(text: string | null, usual: number, name: string): number {
  if (text === null) return usual
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(time)) throw new CommandError(`--${name} takes a day such as 2026-01-31.`)
  return time
}

/** Days as they are, or added up to months. */
function grouped(usage: readonly Usage[], by: 'day' | 'month') {
  const sums = new Map<string, { row: readonly [string, string, string, string]; requests: number; problems: number }>()
  for (const { account, time, operation, apiKey, requests, problems } of usage) {
    const when = dayText(time).slice(0, by === 'month' ? 7 : 10)
    const row = [account, when, operation ?? '-', apiKey ?? '-'] as const
    const sum = sums.get(row.join(' ')) ?? { row, requests: 0, problems: 0 }
    sums.set(row.join(' '), { row, requests: sum.requests + requests, problems: sum.problems + problems })
  }
  return [...sums.values()]
}

/** A field that a table program would take for more than text is put in quotes; none begins a formula. */
const csvField = (value: string | number) => {
  const text = String(value)
  return /^[=+@-]|[",\r\n]/.test(text) && text !== '-' ? `"${text.replaceAll('"', '""')}"` : text
}

const show: Command = {
  about: 'Show what was charged, by account, day or month, operation and key.',
  options: {
    account: { value: 'text', about: 'Only this account.' },
    from: { value: 'text', about: 'The first day, in UTC. Default: 30 days ago.' },
    to: { value: 'text', about: 'The last day, in UTC. Default: today.' },
    by: { value: 'text', about: 'day or month. Default: day.' },
    csv: { value: 'flag', about: 'Print it for a table program.' },
  },
  async run(desk, given) {
    const name = textOf(given, 'account')
    const account = name === null ? null : (await findAccount(desk, name)).name
    const by = textOf(given, 'by') ?? 'day'
    if (by !== 'day' && by !== 'month') throw new CommandError('--by takes day or month.')
    const today = desk.now - (desk.now % DAY_MS)
    const from = timeOf(textOf(given, 'from'), today - 30 * DAY_MS, 'from')
    const to = timeOf(textOf(given, 'to'), today, 'to')
    const sums = grouped(await desk.storage.usage.between(from, to + DAY_MS, account), by)
    const rows = sums.map(({ row, requests, problems }) => [...row, requests, problems])
    const csv = () => [HEADINGS, ...rows].map(row => row.map(csvField).join(',')).join('\n')
    const data = rows.map(row => Object.fromEntries(HEADINGS.map((heading, i) => [heading, row[i]])))
    return { data, text: given.csv === true ? csv() : table(HEADINGS, rows) }
  },
}

export const usageCommands: Readonly<Record<string, Command>> = { 'usage show': show }
