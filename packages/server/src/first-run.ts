import { type Accounts, accountsOf } from './accounts/accounts.ts'
import { keysOf } from './accounts/keys.ts'
import type { GroupCommit } from './ledger/group-commit.ts'
import type { Sql } from './storage/sql.ts'

export const DEMO_ACCOUNT = 'demo'
const DEMO_CREDITS = 1000

/**
 * On an empty database, makes an account to try the service with and tells its key, once.
 * Of several servers that start together, one makes it.
 */
export async function makeDemoAccount(
  sql: Sql,
  ledger: Pick<GroupCommit, 'submit'>,
  now: number,
): Promise<string | null> {
  const key = await sql.exclusively(async inside => {
    const accounts: Accounts = accountsOf(inside)
    if (!(await accounts.none())) return null
    await accounts.create({ name: DEMO_ACCOUNT, allowance: 0, ratePerMinute: null, rateBurst: null }, now)
    return (await keysOf(inside).create(DEMO_ACCOUNT, 'first key', null, now)).text
  })
  if (key === null) return null
  await ledger.submit({
    type: 'grant',
    id: 'demo',
    account: DEMO_ACCOUNT,
    amount: DEMO_CREDITS,
    at: now,
    note: 'to try the service',
  })
  return key
}

export function welcome(
  key: string | null,
  publicUrl: string,
  entry: object,
  { isDemo, hasMaker }: { readonly isDemo: boolean; readonly hasMaker: boolean },
): string {
  const lines = [
    `Worksheet is ready at ${publicUrl}${hasMaker ? ': open it to make worksheets in the browser' : ''}. The reference is at ${publicUrl}/docs.`,
    '',
  ]
  if (!isDemo) {
    lines.push(
      'To make the first account, give it credits, and make a key for it:',
      '',
      '  worksheet-server account create school',
      '  worksheet-server credits grant --account school --amount 1000',
      '  worksheet-server key create --account school',
    )
  } else if (key === null) {
    lines.push('To make a key for the demo account: node packages/server/dist/main.js key create --account demo')
  } else {
    const body = JSON.stringify({ entries: [entry] })
    lines.push(
      `The account "${DEMO_ACCOUNT}" has ${DEMO_CREDITS} credits. This is its key, shown only now:`,
      '',
      `  ${key}`,
      '',
      'Try it:',
      '',
      `  curl -s ${publicUrl}/api/public/v1/worksheets -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' -d '${body}'`,
    )
  }
  return `\n${lines.join('\n')}\n\n`
}
