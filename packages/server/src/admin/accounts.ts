import { ACCOUNT_NAME, type Account } from '../accounts/accounts.ts'
import { monthOf } from '../ledger/operation.ts'
import {
  type Command,
  CommandError,
  type Desk,
  type Given,
  MOST_CREDITS,
  table,
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

const told = ({ name, status, plan, allowance, balance, held, ratePerMinute, rateBurst, createdAt }: Account) => ({
  name,
  status,
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
  'account list': list,
  'account show': show,
  'account suspend': setStatus('suspended', 'Refuse all requests of an account.'),
  'account resume': setStatus('active', 'Serve a suspended account again.'),
}
