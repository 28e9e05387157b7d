import { randomUUID } from 'node:crypto'
import { ACCOUNT_OPTION, findAccount, renewed } from './accounts.ts'
import { type Command, CommandError, MOST_CREDITS, table, textOf, timeText, wholeNumber } from './command.ts'

const grant: Command = {
  about: 'Give an account credits, or take them back with a negative amount.',
  options: {
    ...ACCOUNT_OPTION,
    amount: { value: 'text', required: true, about: 'How many credits.' },
    id: {
      value: 'text',
      about: 'A name for this grant, such as an invoice number. A grant of the same name is made once.',
    },
    note: { value: 'text', about: 'Why.' },
  },
  async run(desk, given) {
    const account = await findAccount(desk, textOf(given, 'account')!)
    const amount = wholeNumber(given, 'amount', { low: -MOST_CREDITS, high: MOST_CREDITS })
    if (!amount) throw new CommandError('--amount takes a whole number other than 0.')
    const id = `grant:${account.name}:${textOf(given, 'id') ?? randomUUID()}`
    const [result] = await desk.ledger.submit({
      type: 'grant',
      id,
      account: account.name,
      amount,
      at: desk.now,
      note: textOf(given, 'note') ?? '',
    })
    if (!result!.ok) throw new CommandError(`The account has only ${result!.available} credits to take.`)
    const { available, repeated } = result!
    const text = repeated
      ? `This grant was made before. The account has ${available} credits.`
      : `The account has ${available} credits now.`
    return { data: { account: account.name, amount: repeated ? 0 : amount, available, repeated }, text }
  },
}

const balance: Command = {
  about: 'Show what an account can spend.',
  options: ACCOUNT_OPTION,
  async run(desk, given) {
    const { name, balance, held } = await renewed(desk, await findAccount(desk, textOf(given, 'account')!))
    const text = `${balance - held} credits${held > 0 ? `, and ${held} held by requests that run` : ''}`
    return { data: { account: name, balance, held, available: balance - held }, text }
  },
}

const list: Command = {
  about: 'List the movements of an account, the newest first.',
  options: { ...ACCOUNT_OPTION, limit: { value: 'text', about: 'How many. Default: 50.' } },
  async run(desk, given) {
    const account = await findAccount(desk, textOf(given, 'account')!)
    const movements = await desk.storage.charges.movements(
      account.name,
      wholeNumber(given, 'limit', { high: 1_000_000 }) ?? 50,
    )
    const rows = movements.map(({ sequence, at, kind, posted, held, reference, note }) => [
      sequence,
      timeText(at),
      kind,
      posted,
      held,
      reference,
      note,
    ])
    const data = movements.map(({ at, ...rest }) => ({ ...rest, at: timeText(at) }))
    return { data, text: table(['number', 'time', 'kind', 'posted', 'held', 'reference', 'note'], rows) }
  },
}

const verify: Command = {
  about: 'Check every promise of the ledger. Ends with 1 where one is broken, with 3 where it could not be checked.',
  options: { archive: { value: 'text', about: 'Check a file of archived movements, too.' } },
  async run({ storage, progress, readFile }, given) {
    const file = textOf(given, 'archive')
    const archive = file === null ? [] : await storage.charges.checkArchive(await readFile(file))
    const ledger = await storage.charges.audit({
      onProgress: ({ table, done }) => progress(`looked at ${done.toLocaleString('en')} rows of ${table}`),
    })
    const violations = [...archive, ...ledger]
    if (violations.length === 0) return { data: { ok: true, violations }, text: 'The ledger is sound.' }
    const rows = violations.map(({ rule, subject }) => [rule, subject])
    return { data: { ok: false, violations }, text: table(['broken promise', 'where'], rows), failed: true }
  },
}

export const ledgerCommands: Readonly<Record<string, Command>> = {
  'credits grant': grant,
  'credits balance': balance,
  'ledger list': list,
  'ledger verify': verify,
}
