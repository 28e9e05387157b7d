import { DAY_MS } from '../accounts/usage.ts'
import { ACCOUNT_OPTION, findAccount } from './accounts.ts'
import { type Command, CommandError, table, textOf, timeText, wholeNumber } from './command.ts'

const list: Command = {
  about: 'List the embeds of an account.',
  options: ACCOUNT_OPTION,
  async run(desk, given) {
    const account = await findAccount(desk, textOf(given, 'account')!)
    const embeds = (await desk.storage.embeds.list(account.name)).map(({ createdAt, expiresAt, ...rest }) => ({
      ...rest,
      createdAt: timeText(createdAt),
      expiresAt: expiresAt && timeText(expiresAt),
    }))
    const rows = embeds.map(({ id, title, problemCount, createdAt, expiresAt }) => [
      id,
      title,
      problemCount,
      createdAt,
      expiresAt ?? '-',
    ])
    return { data: embeds, text: table(['embed', 'title', 'problems', 'created', 'expires'], rows) }
  },
}

const none = (id: string) => new CommandError(`There is no embed "${id}". To see them: worksheet-server embeds list`)

const remove: Command = {
  about: 'Take an embed away now.',
  argument: 'embed',
  options: {},
  async run({ storage }, _given, id) {
    if (!(await storage.embeds.remove(id))) throw none(id)
    return { data: { id, deleted: true }, text: `The embed ${id} is gone.` }
  },
}

const expire: Command = {
  about: 'Take an embed away after some days.',
  argument: 'embed',
  options: { 'in-days': { value: 'text', required: true, about: 'How many days it is still shown.' } },
  async run({ storage, now }, given, id) {
    const days = wholeNumber(given, 'in-days', { low: 0, high: 36_500 })!
    const expiresAt = now + days * DAY_MS
    if (!(await storage.embeds.expire(id, expiresAt))) throw none(id)
    return {
      data: { id, expiresAt: timeText(expiresAt) },
      text: `The embed ${id} is shown until ${timeText(expiresAt)}.`,
    }
  },
}

export const embedCommands: Readonly<Record<string, Command>> = {
  'embeds list': list,
  'embeds delete': remove,
  'embeds expire': expire,
}
