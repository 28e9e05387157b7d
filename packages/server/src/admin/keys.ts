import type { ApiKey } from '../accounts/keys.ts'
import { ACCOUNT_OPTION, findAccount } from './accounts.ts'
import { type Command, CommandError, type Desk, table, textOf, timeText, wholeNumber } from './command.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000
const USUAL_OVERLAP_HOURS = 24

const told = ({ publicPart, account, name, createdAt, lastUsedAt, expiresAt, revokedAt }: ApiKey) => ({
  key: publicPart,
  account,
  name,
  createdAt: timeText(createdAt),
  lastUsedAt: lastUsedAt && timeText(lastUsedAt),
  expiresAt: expiresAt && timeText(expiresAt),
  revokedAt: revokedAt && timeText(revokedAt),
})

/** A key is named by its public part; the whole key will do as well. */
async function findKey({ storage }: Desk, text: string): Promise<ApiKey> {
  const publicPart = /^wsk_([^_]+)/.exec(text)?.[1] ?? text
  const key = await storage.keys.find(publicPart)
  if (!key)
    throw new CommandError(
      `There is no key "${publicPart}". To see the keys: worksheet-server key list --account <name>`,
    )
  return key
}

const create: Command = {
  about: 'Make a key. It is shown once.',
  options: {
    ...ACCOUNT_OPTION,
    name: { value: 'text', about: 'What the key is for.' },
    'expires-in-days': { value: 'text', about: 'Without it the key does not expire.' },
  },
  async run(desk, given) {
    const account = await findAccount(desk, textOf(given, 'account')!)
    const days = wholeNumber(given, 'expires-in-days', { high: 36_500 })
    const expiresAt = days && desk.now + days * DAY_MS
    const { text, publicPart } = await desk.storage.keys.create(
      account.name,
      textOf(given, 'name') ?? 'key',
      expiresAt,
      desk.now,
    )
    return {
      data: { key: text, publicPart, account: account.name, expiresAt: expiresAt && timeText(expiresAt) },
      text: `${text}\n\nKeep it now: it cannot be shown again.`,
    }
  },
}

const list: Command = {
  about: 'List the keys of an account.',
  options: ACCOUNT_OPTION,
  async run(desk, given) {
    const account = await findAccount(desk, textOf(given, 'account')!)
    const keys = (await desk.storage.keys.list(account.name)).map(told)
    const rows = keys.map(({ key, name, createdAt, lastUsedAt, expiresAt, revokedAt }) => [
      key,
      name,
      createdAt,
      lastUsedAt ?? '-',
      expiresAt ?? '-',
      revokedAt ?? '-',
    ])
    return { data: keys, text: table(['key', 'name', 'created', 'last used', 'expires', 'revoked'], rows) }
  },
}

const revoke: Command = {
  about: 'Refuse a key from now on.',
  argument: 'key',
  options: {},
  async run(desk, _given, text) {
    const { publicPart } = await findKey(desk, text)
    await desk.storage.keys.revoke(publicPart, desk.now)
    return { data: told((await desk.storage.keys.find(publicPart))!), text: `The key ${publicPart} is revoked.` }
  },
}

const rotate: Command = {
  about: 'Make a new key in place of another, which stays valid for a while.',
  argument: 'key',
  options: {
    'overlap-hours': { value: 'text', about: `How long the old key stays valid. Default: ${USUAL_OVERLAP_HOURS}.` },
  },
  async run(desk, given, text) {
    const { publicPart: old, account, name, expiresAt, revokedAt } = await findKey(desk, text)
    const ends = Math.min(revokedAt ?? Number.POSITIVE_INFINITY, expiresAt ?? Number.POSITIVE_INFINITY)
    if (ends <= desk.now)
      throw new CommandError(
        `The key ${old} is not valid any more. To make another: worksheet-server key create --account ${account}`,
      )
    const hours = wholeNumber(given, 'overlap-hours', { low: 0, high: 24 * 365 }) ?? USUAL_OVERLAP_HOURS
    const validUntil = Math.min(desk.now + hours * HOUR_MS, ends)
    const made = await desk.storage.keys.create(account, name, expiresAt, desk.now)
    await desk.storage.keys.revoke(old, validUntil)
    return {
      data: {
        key: made.text,
        publicPart: made.publicPart,
        account,
        replaces: old,
        oldKeyValidUntil: timeText(validUntil),
      },
      text: `${made.text}\n\nKeep it now: it cannot be shown again. The old key ${old} stays valid until ${timeText(validUntil)}.`,
    }
  },
}

export const keyCommands: Readonly<Record<string, Command>> = {
  'key create': create,
  'key list': list,
  'key revoke': revoke,
  'key rotate': rotate,
}
