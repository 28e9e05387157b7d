import { spawn } from 'node:child_process'
import { chmodSync, closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { serveAlone } from '../storage/alone.ts'
import { openStorage, SQLITE_FILE } from '../storage/storage.ts'
import { type Command, CommandError, type Desk } from './command.ts'

const create: Command = {
  about: 'Copy the whole database into a file while the service runs, and open the copy to see that it is whole.',
  argument: 'file',
  options: {},
  async run(desk, _given, file) {
    claim(file)
    if (desk.database.DATABASE_URL === undefined) {
      await desk.storage.sql.rows('VACUUM INTO ?', file)
      checkCopy(file)
    } else {
      await program('pg_dump', ['--format=custom', `--file=${file}`], desk)
      await program('pg_restore', ['--list', file], desk)
    }
    return { data: { file }, text: `The database is copied into ${file}.` }
  },
}

const restore: Command = {
  about: 'Put a copy in the place of the database, and check its ledger. No server may run.',
  argument: 'file',
  options: { yes: { value: 'flag', about: 'Do it: what the database holds now is lost.' } },
  async run(desk, given, file) {
    if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`)
    if (given.yes !== true)
      throw new CommandError(
        `What the database holds now is lost. To do it: worksheet-server backup restore ${file} --yes`,
      )
    const { DATABASE_URL, DATA_DIR } = desk.database
    if (DATABASE_URL === undefined) {
      checkCopy(file)
      const alone = await serveAlone(DATA_DIR)
      await desk.storage.sql.close()
      try {
        replace(file, join(DATA_DIR, SQLITE_FILE))
      } finally {
        alone.end()
      }
    } else await program('pg_restore', ['--clean', '--if-exists', '--no-owner', '--exit-on-error', file], desk)
    const restored = await openStorage(desk.database)
    try {
      const violations = await restored.charges.audit()
      const text =
        violations.length === 0
          ? 'The database is restored, and its ledger is sound.'
          : 'The ledger of the copy is not sound: worksheet-server ledger verify'
      return { data: { file, ok: violations.length === 0, violations }, text, failed: violations.length > 0 }
    } finally {
      await restored.sql.close()
    }
  },
}

/** It names customers, so from its first byte on nobody but the owner reads it. */
export function claim(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new CommandError(
      code === 'EEXIST'
        ? `The file ${file} exists already. Choose another name.`
        : `The copy cannot be written: ${message}`,
    )
  }
}

/** A copy that cannot be read is none. */
function checkCopy(file: string): void {
  const problem = problemOf(file)
  if (problem !== null) throw new CommandError(`${file} is not a whole copy of the database: ${problem}`)
}

function problemOf(file: string): string | null {
  try {
    const copy = new Database(file, { readonly: true })
    try {
      const found = String(copy.pragma('integrity_check', { simple: true }))
      copy.prepare('SELECT COUNT(*) FROM account').get()
      return found === 'ok' ? null : found
    } finally {
      copy.close()
    }
  } catch (error) {
    return (error as Error).message
  }
}

/** The copy is made whole beside the database first, so that no moment is without one. */
function replace(file: string, database: string): void {
  const beside = `${database}.restored`
  rmSync(beside, { force: true })
  const copy = new Database(file, { readonly: true })
  copy.prepare('VACUUM INTO ?').run(beside)
  copy.close()
  chmodSync(beside, 0o600)
  for (const end of ['-wal', '-shm']) rmSync(`${database}${end}`, { force: true })
  renameSync(beside, database)
}

/** The password goes by the environment, where no list of processes shows it. */
function program(name: string, words: readonly string[], { database }: Desk): Promise<void> {
  const url = new URL(database.DATABASE_URL!)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const target = name === 'pg_restore' && words.includes('--list') ? [] : [`--dbname=${url.href}`]
  return new Promise((resolve, reject) => {
    const child = spawn(name, [...target, ...words], {
      env: { ...process.env, ...(password && { PGPASSWORD: password }) },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', chunk => {
      said += chunk
    })
    child.on('error', () => reject(new CommandError(`${name} is not installed here; it comes with PostgreSQL.`)))
    child.on('close', code => (code === 0 ? resolve() : reject(new CommandError(`${name} failed: ${said.trim()}`))))
  })
}

export const backupCommands: Readonly<Record<string, Command>> = { 'backup create': create, 'backup restore': restore }
