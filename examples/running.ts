import { execFile, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const root = fileURLToPath(new URL('../', import.meta.url))
const cache = join(root, 'node_modules/.cache')

/** A copy of an example, so that what it writes leaves the tree clean. It finds its packages as the original does. */
export function copyOf(example: string): string {
  const folder = join(cache, `examples-${process.pid}`, example)
  cpSync(join(root, 'examples', example), folder, { recursive: true })
  return folder
}

export const removeCopies = () => rmSync(join(cache, `examples-${process.pid}`), { recursive: true, force: true })

export interface Ran {
  readonly stdout: string
  readonly stderr: string
}

/** Runs a program to its end; a failure carries all that it printed. */
export function run(
  program: string,
  words: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, PYTHONDONTWRITEBYTECODE: '1', ...environment }
  return promisify(execFile)(program, [...words], { cwd: folder, env, maxBuffer: 2 ** 26 })
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

export interface Service {
  readonly url: string
  readonly key: string
  /** Where its database is. */
  readonly folder: string
  /** All that it printed until it was ready. */
  readonly greeting: string
  stop(): Promise<void>
}

/** The built service on this machine alone, with an empty database of its own. */
export async function startService(): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'worksheet-examples-'))
  const url = `http://127.0.0.1:${await freePort()}`
  const child = spawn(process.execPath, [join(root, 'packages/server/dist/main.js'), 'serve', '--demo'], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: new URL(url).port,
      PUBLIC_URL: url,
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
    },
  })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  let greeting = ''
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      greeting += chunk
      if (/is ready at[\s\S]*curl.*\n/.test(greeting)) resolve()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    void ended.then(() => reject(new Error(`The service ended:\n${greeting}`)))
  })
  const key = /wsk_\w+/.exec(greeting)?.[0] ?? ''
  return {
    url,
    key,
    folder,
    greeting,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
