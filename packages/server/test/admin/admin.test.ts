import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CommandError } from '../../src/admin/command.ts'
import { describeCommands, parseCommand, runCommand } from '../../src/admin/run.ts'
import { GroupCommit } from '../../src/ledger/group-commit.ts'
import { openStorage, type Storage } from '../../src/storage/storage.ts'

const NOW = Date.UTC(2026, 4, 15)

describe('the administration command line', () => {
  const folder = mkdtempSync(`${tmpdir()}/worksheet-admin-`)
  let storage: Storage
  beforeAll(async () => {
    storage = await openStorage({ DATA_DIR: folder })
  })
  afterAll(async () => {
    await storage.sql.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const png = Buffer.from('89504e470d0a1a0a0000000d494844520000000a0000000508060000000000000000', 'hex')
  const run = async (words: string[], now = NOW) =>
    runCommand(parseCommand(words), {
      database: { DATABASE_URL: undefined, DATA_DIR: folder },
      storage,
      ledger: new GroupCommit(storage.ledger),
      now,
      progress: () => {},
      readFile: async path => (path.startsWith('no-such') ? Promise.reject(new Error(`ENOENT: ${path}`)) : png),
      proof: async () => {},
    })
  const json = async (words: string, now = NOW) => JSON.parse((await run([...words.split(' '), '--json'], now)).output)
  const text = async (words: string) => (await run(words.split(' '))).output

  it('makes, lists, shows, suspends and resumes accounts', async () => {
    expect(await json('account create first')).toMatchObject({
      name: 'first',
      plan: 'prepaid',
      balance: 0,
      status: 'active',
    })
    await json('account create second --allowance 100 --rate-per-minute 60 --rate-burst 5')
    expect(await json('account show second')).toMatchObject({
      plan: 'monthly',
      allowance: 100,
      available: 100,
      ratePerMinute: 60,
      rateBurst: 5,
    })
    expect((await json('account list')).map(({ name }: { name: string }) => name)).toEqual(['first', 'second'])
    expect(await text('account suspend first')).toMatch(/suspended/)
    expect((await json('account show first')).status).toBe('suspended')
    await text('account resume first')
    expect(await text('account list')).toMatch(/first +active +prepaid/)
  })

  it('makes, lists, rotates and revokes keys', async () => {
    const made = await json('key create --account first --name classroom --expires-in-days 30')
    expect(made.key).toMatch(/^wsk_/)
    const listed = await json('key list --account first')
    expect(listed).toMatchObject([{ key: made.publicPart, name: 'classroom', lastUsedAt: null, revokedAt: null }])
    expect(JSON.stringify(listed)).not.toContain(made.key)
    const rotated = await json(`key rotate ${made.publicPart} --overlap-hours 2`)
    expect(rotated).toMatchObject({
      replaces: made.publicPart,
      oldKeyValidUntil: new Date(NOW + 2 * 3600_000).toISOString(),
    })
    await json(`key revoke ${rotated.key}`)
    expect(await text('key list --account first')).toContain(rotated.publicPart)
  })

  it('rotates valid keys alone, and tells when the old one really ends', async () => {
    const hour = 3_600_000
    const told = (time: number) => ({ oldKeyValidUntil: new Date(time).toISOString() })
    const brief = await json('key create --account first --expires-in-days 1')
    const twice = await json(`key rotate ${brief.publicPart} --overlap-hours 2`)
    expect(await json(`key rotate ${brief.publicPart}`)).toMatchObject(told(NOW + 2 * hour))
    expect(await json(`key rotate ${twice.publicPart} --overlap-hours 48`)).toMatchObject(told(NOW + 24 * hour))
    await expect(json(`key rotate ${brief.publicPart}`, NOW + 3 * hour)).rejects.toThrow(/not valid any more/)
    await expect(json(`key rotate ${twice.publicPart}`, NOW + 25 * hour)).rejects.toThrow(/not valid any more/)
  })

  it('grants once under one name, and takes back no more than there is', async () => {
    expect(await json('credits grant --account first --amount 50 --id invoice-1')).toMatchObject({
      amount: 50,
      available: 50,
      repeated: false,
    })
    expect(await json('credits grant --account first --amount 50 --id invoice-1')).toMatchObject({
      amount: 0,
      available: 50,
      repeated: true,
    })
    await expect(json('credits grant --account first --amount -60')).rejects.toThrow(/only 50/)
    expect(await json('credits grant --account first --amount -20')).toMatchObject({ available: 30 })
    expect(await json('credits balance --account first')).toEqual({
      account: 'first',
      balance: 30,
      held: 0,
      available: 30,
    })
    expect(
      (await json('ledger list --account first --limit 2')).map(({ posted }: { posted: number }) => posted),
    ).toEqual([-20, 50])
  })

  it('takes no sum that could no longer be counted exactly', async () => {
    await expect(json(`account create endless --allowance ${Number.MAX_SAFE_INTEGER}`)).rejects.toThrow(/1000000000000/)
    await json('account create endless --allowance 1000000000000')
    await json('credits grant --account endless --amount 1000000000000')
    const { balance } = await json('credits grant --account endless --amount 1').then(() =>
      json('credits balance --account endless'),
    )
    expect(balance).toBe(2e12 + 1)
    expect(await json('ledger verify')).toEqual({ ok: true, violations: [] })
  })

  it('renews a monthly plan when someone looks in the next month', async () => {
    await json('credits grant --account second --amount -30')
    expect((await json('credits balance --account second')).available).toBe(70)
    expect((await json('credits balance --account second', NOW + 31 * 86_400_000)).available).toBe(100)
  })

  it('sets and shows branding, part by part', async () => {
    await run([
      'branding',
      'set',
      '--account',
      'first',
      '--organization',
      'Escuela Ñandú',
      '--accent-color',
      '#00aa55',
      '--logo',
      'logo.png',
    ])
    await run(['branding', 'set', '--account', 'first', '--footer', 'Page for teachers'])
    expect(await json('branding show --account first')).toMatchObject({
      organization: 'Escuela Ñandú',
      accentColor: '#00aa55',
      footer: 'Page for teachers',
      logo: { type: 'image/png' },
    })
    await run(['branding', 'set', '--account', 'first', '--organization', '', '--logo', ''])
    expect(await json('branding show --account first')).toMatchObject({
      organization: null,
      logo: null,
      footer: 'Page for teachers',
    })
    await expect(text('branding set --account first --accent-color red')).rejects.toThrow(/#rrggbb/)
    const missing = text('branding set --account first --logo no-such.png')
    await expect(missing).rejects.toThrow(CommandError)
    await expect(missing).rejects.toThrow(/logo.*no-such\.png/)
  })

  it('verifies the ledger, and finds what someone changed behind its back', async () => {
    expect(await json('ledger verify')).toEqual({ ok: true, violations: [] })
    await expect(storage.sql.rows('UPDATE movement SET posted = 1')).rejects.toThrow(/append-only/)
    await expect(storage.sql.rows('DELETE FROM movement')).rejects.toThrow(/append-only/)
    await storage.sql.rows("UPDATE account SET balance = balance + 1 WHERE name = 'first'")
    const { output, exitCode } = await run(['ledger', 'verify', '--json'])
    expect(exitCode).toBe(1)
    expect(JSON.parse(output)).toEqual({
      ok: false,
      violations: [{ rule: 'balance is the sum of its movements', subject: 'first' }],
    })
    await storage.sql.rows("UPDATE account SET balance = balance - 1 WHERE name = 'first'")
  })

  it('explains what is wrong with a command', async () => {
    for (const [words, told] of [
      ['account', /no command/],
      ['account destroy', /no command/],
      ['account create', /account create <name>/],
      ['account create Upper', /lower-case/],
      ['account create first', /exists already/],
      ['account show nobody', /no account "nobody"/],
      ['key create', /--account is missing/],
      ['key create --account first --expires-in-days soon', /whole number/],
      ['key create --account first --colour red', /colour/],
      ['key revoke nothing', /no key/],
      ['credits grant --account first --amount 1.5', /whole number/],
      ['credits grant --account first --amount 0', /other than 0/],
      ['ledger list --account first --limit 0', /whole number/],
    ] as const) {
      await expect((async () => run(words.split(' ')))(), words).rejects.toThrow(told)
    }
  })

  it('has help for every command', () => {
    for (const name of [
      'account create',
      'account list',
      'account show',
      'account suspend',
      'account resume',
      'key create',
      'key list',
      'key revoke',
      'key rotate',
      'credits grant',
      'credits balance',
      'ledger list',
      'ledger verify',
      'branding set',
      'branding show',
    ]) {
      expect(describeCommands()).toContain(name)
    }
  })
})
