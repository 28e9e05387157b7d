import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresBinaries } from '@worksheet/testing/tools'
import pg from 'pg'

const NOBODY = 65534

export interface TestPostgres {
  /** A new, empty database. */
  database(): Promise<string>
  stop(): Promise<void>
}

/** A throwaway PostgreSQL on a free port. It refuses to run as root, so root starts it as nobody. */
export async function startPostgres(): Promise<TestPostgres> {
  const binaries = postgresBinaries()
  if (!binaries) throw new Error('No PostgreSQL binaries')
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const folder = mkdtempSync(join(tmpdir(), 'worksheet-postgres-'))
  if ('uid' in identity) chownSync(folder, NOBODY, NOBODY)
  const data = join(folder, 'data')
  const options = { ...identity, env: { ...process.env, LC_ALL: 'C', HOME: folder } }
  const initdb = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync']
  const made = spawnSync(join(binaries, 'initdb'), initdb, { ...options, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(made.stderr || String(made.error))
  const port = await freePort()
  const settings = { max_connections: 90, fsync: 'off', full_page_writes: 'off', log_min_messages: 'fatal' }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const args = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, ...flags]
  const child = spawn(join(binaries, 'postgres'), args, { ...options, stdio: 'ignore' })
  const url = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`
  await ready(child, url('postgres'))
  let count = 0
  return {
    async database() {
      const name = `test_${++count}`
      await query(url('postgres'), `CREATE DATABASE ${name}`)
      return url(name)
    },
    async stop() {
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** An open port is not enough: the server answers a query only after its own start-up. */
async function ready(child: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if (child.exitCode !== null) throw new Error('PostgreSQL ended while starting')
    if (
      await query(url, 'SELECT 1').then(
        () => true,
        () => false,
      )
    )
      return
    await sleep(25)
  }
  throw new Error('PostgreSQL did not start')
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

export function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
