import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { DEVELOPMENT } from '../../src/config.ts'
import { freePort } from './postgres.ts'
import { type Called, type CallOptions, call } from './server.ts'

const local = (path: string) => fileURLToPath(new URL(path, import.meta.url))

let bundled: Promise<string> | null = null

/** The service with the stand-in library, made from the sources, so that no stale build can hide a mistake. */
function bundle(): Promise<string> {
  const folder = local(`../../../../node_modules/.cache/worksheet-server-${process.pid}`)
  if (!bundled) process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  bundled ??= build({
    entryPoints: [local('./serve-process.ts'), local('./fake-worker.ts')],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: {
      '@worksheet/core/show': local('../../../core/src/show/index.ts'),
      '@worksheet/core/request': local('../../../core/src/request/index.ts'),
      '@worksheet/core': local('../../../core/src/index.ts'),
    },
  }).then(() => `${folder}/serve-process.mjs`)
  return bundled
}

export interface ServerProcess {
  readonly url: string
  readonly child: ChildProcess
  /** What it has printed so far. */
  readonly output: () => string
  readonly ended: Promise<number | null>
  /** Moves the clock of a server with the stand-in library on. */
  later(ms: number): Promise<void>
  call(path: string, options?: CallOptions): Promise<Called>
}

/** Starts a process and waits until it prints what tells that it is ready. */
export async function startProcess(
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
  ready: RegExp,
): Promise<ServerProcess> {
  const port = environment.PORT ?? String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, command, {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: port, PUBLIC_URL: url, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk
      if (ready.test(output)) resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    void ended.then(code => reject(new Error(`The process ended with ${code}:\n${output}`)))
  })
  return {
    url,
    child,
    ended,
    output: () => output,
    later: async ms => {
      const heard = once(child, 'message')
      child.send(ms)
      await heard
    },
    call: (path, options = {}) => call(url + path, options),
  }
}

/** A server with the stand-in library as a process of its own. */
export async function startServerProcess(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const quick = {
    RATE_LIMIT_PER_MINUTE: '1000000',
    RATE_LIMIT_BURST: '1000000',
    LOG_LEVEL: 'silent',
    SHUTDOWN_DELAY_MS: '0',
    RENDER_WORKERS: '1',
    ...DEVELOPMENT,
  }
  return startProcess([await bundle()], { ...quick, ...environment }, /READY/)
}
