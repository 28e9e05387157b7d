import { ACCOUNT_NAME, type Account } from '../accounts/accounts.ts'
import { monthOf } from '../ledger/operation.ts'
import { oneLine } from '../text.ts'
import {
  type Command,
  CommandError,
  type Desk,
  type Given,
  MOST_CREDITS,
  table,
  textOf,
  timeText,
  wholeNumber,
} from './command.ts'

export const ACCOUNT_OPTION = { account: { value: 'text', required: true, about: 'Name of the account.' } } as const

export async function findAccount({ storage }: Desk, name: string): Promise<Account> {
  const account = await storage.accounts.find(name)
  if (!account)
    throw new CommandError(`There is no account "${name}". To make it: worksheet-server account create ${name}`)
  return account
}

/** A month of a monthly plan begins when someone first looks, so looking at a balance begins it too. */
export async function renewed(desk: Desk, account: Account): Promise<Account> {
  const month = monthOf(desk.now)
  if (account.allowance === 0 || account.renewedMonth >= month) return account
  await desk.ledger.submit({ type: 'renew', account: account.name, month, at: desk.now })
  return findAccount(desk, account.name)
}

const told = ({
  name,
  title,
  closedAt,
  status,
  plan,
  allowance,
  balance,
  held,
  ratePerMinute,
  rateBurst,
  createdAt,
}: Account) => ({
  name,
  title,
  status: closedAt === null ? status : 'closed',
  plan,
  allowance: plan === 'monthly' ? allowance : null,
  balance,
  held,
  available: balance - held,
  ratePerMinute,
  rateBurst,
  createdAt: timeText(createdAt),
})

const create: Command = {
  about: 'Make an account.',
  argument: 'name',
  options: {
    allowance: { value: 'text', about: 'Credits a month. Without it the account is prepaid.' },
    'rate-per-minute': { value: 'text', about: 'Requests a minute, instead of the default.' },
    'rate-burst': { value: 'text', about: 'Requests at once, instead of the default.' },
  },
  async run(desk, given, name) {
    if (!ACCOUNT_NAME.test(name)) {
      throw new CommandError(
        'An account name takes up to 63 lower-case letters, digits, ".", "_" and "-", and starts with a letter or digit.',
      )
    }
    const account = {
      name,
      allowance: wholeNumber(given, 'allowance', { high: MOST_CREDITS }) ?? 0,
      ratePerMinute: wholeNumber(given, 'rate-per-minute', { high: 1_000_000 }),
      rateBurst: wholeNumber(given, 'rate-burst', { high: 1_000_000 }),
    }
    if (!(await desk.storage.accounts.create(account, desk.now)))
      throw new CommandError(`The account "${name}" exists already.`)
    const made = await renewed(desk, await findAccount(desk, name))
    return { data: told(made), text: `Made the account "${name}" (${made.plan}).` }
  },
}

const update: Command = {
  about: 'Change an account. What is not named stays.',
  argument: 'name',
  options: {
    title: { value: 'text', about: 'What people call it.' },
    allowance: { value: 'text', about: 'Credits a month from the next month on; 0 makes it prepaid.' },
    'rate-per-minute': { value: 'text', about: 'Requests a minute.' },
    'rate-burst': { value: 'text', about: 'Requests at once.' },
    closed: { value: 'text', about: 'yes refuses all its requests for good, no opens it again.' },
  },
  async run(desk, given, name) {
    await findAccount(desk, name)
    const closed = textOf(given, 'closed')
    if (closed !== null && closed !== 'yes' && closed !== 'no') throw new CommandError('--closed takes yes or no.')
    const title = textOf(given, 'title')
    const allowance = wholeNumber(given, 'allowance', { low: 0, high: MOST_CREDITS })
    const ratePerMinute = wholeNumber(given, 'rate-per-minute', { high: 1_000_000 })
    const rateBurst = wholeNumber(given, 'rate-burst', { high: 1_000_000 })
    await desk.storage.accounts.update(name, {
      ...(title !== null && { title: oneLine(title) }),
      ...(allowance !== null && { allowance }),
      ...(ratePerMinute !== null && { ratePerMinute }),
      ...(rateBurst !== null && { rateBurst }),
      ...(closed !== null && { closedAt: closed === 'yes' ? desk.now : null }),
    })
    return { data: told(await findAccount(desk, name)), text: `Changed the account "${name}".` }
  },
}

const remove: Command = {
  about: 'Delete keys, branding, embeds and kept answers of an account. Its ledger is kept, and its name stays taken.',
  argument: 'name',
  options: { yes: { value: 'flag', about: 'Do it. Without it, this command only tells what it would delete.' } },
  async run(desk, given, name) {
    await findAccount(desk, name)
    const [keys, embeds] = [await desk.storage.keys.list(name), await desk.storage.embeds.list(name)]
    const deleted = given.yes === true
    if (deleted) await desk.storage.accounts.remove(name, desk.now)
    const text = deleted
      ? `Deleted ${keys.length} keys and ${embeds.length} embeds of "${name}", and closed it. Its ledger is kept.`
      : `This deletes ${keys.length} keys and ${embeds.length} embeds of "${name}" for good. To do it: worksheet-server account delete ${name} --yes`
    return { data: { account: name, deleted, keys: keys.length, embeds: embeds.length }, text }
  },
}

const list: Command = {
  about: 'List all accounts.',
  options: {},
  async run({ storage }) {
    const accounts = (await storage.accounts.list()).map(told)
    const rows = accounts.map(({ name, status, plan, available, held }) => [name, status, plan, available, held])
    return { data: accounts, text: table(['name', 'status', 'plan', 'available', 'held'], rows) }
  },
}

const show: Command = {
  about: 'Show one account.',
  argument: 'name',
  options: {},
  async run(desk, _given, name) {
    const account = told(await renewed(desk, await findAccount(desk, name)))
    return {
      data: account,
      text: table(
        ['field', 'value'],
        Object.entries(account).map(([field, value]) => [field, value ?? '-']),
      ),
    }
  },
}

const setStatus = (status: Account['status'], about: string): Command => ({
  about,
  argument: 'name',
  options: {},
  async run(desk: Desk, _given: Given, name: string) {
    await findAccount(desk, name)
    await desk.storage.accounts.setStatus(name, status)
    return { data: { name, status }, text: `The account "${name}" is ${status}.` }
  },
})

export const accountCommands: Readonly<Record<string, Command>> = {
  'account create': create,
  'account update': update,
  'account delete': remove,
  'account list': list,
  'account show': show,
  'account suspend': setStatus('suspended', 'Refuse all requests of an account.'),
  'account resume': setStatus('active', 'Serve a suspended account again.'),
}
