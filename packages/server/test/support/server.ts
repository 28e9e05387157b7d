import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { parseCommand, runCommand } from '../../src/admin/run.ts'
import { DEVELOPMENT, readConfig } from '../../src/config.ts'
import type { Library } from '../../src/rendering/engine.ts'
import { type Running, serve } from '../../src/serve.ts'
import { fakeLibrary } from './fake-library.ts'
import { freePort } from './postgres.ts'

export interface TestServer extends Running {
  readonly key: string
  readonly log: readonly string[]
  /** Moves the service's clock on. */
  later(ms: number): void
  /** Runs a command of `worksheet-server` on the same database and reads its JSON. */
  admin<Data = Record<string, unknown>>(words: string): Promise<Data>
  call(path: string, options?: CallOptions): Promise<Called>
  balance(): Promise<number>
}

interface Content {
  readonly text: string
  readonly latex: string
  readonly html: string
}

interface ToldEntry {
  readonly instruction: Content
  readonly problems: readonly {
    readonly id: string
    readonly prompt: Content
    readonly answer: Content & { readonly type: string; readonly value: unknown }
    readonly figures: readonly object[]
  }[]
}

export interface ToldGrade {
  readonly id: string
  readonly name: string
  readonly topics: readonly {
    readonly id: string
    readonly implemented: boolean
    readonly difficulties: readonly string[]
  }[]
}

/** Every body that the service may answer with, in one type: a test looks at the part that it expects. */
export interface AnswerJson extends ReadonlyArray<ToldGrade> {
  readonly data: {
    readonly seed: number
    readonly locale: string
    readonly problemCount: number
    readonly entries: readonly [ToldEntry, ...ToldEntry[]]
    readonly warnings: readonly string[]
    readonly latex: string
    readonly embedId: string
    readonly embedUrl: string
  }
  readonly error: {
    readonly code: string
    readonly message: string
    readonly requestId: string
    readonly details: readonly { readonly path: string; readonly code: string; readonly message: string }[]
  }
  readonly html: string
  readonly title: string
}

/** Topics that can be asked for, as the entries of a request, each at its first difficulty. */
export const entriesOf = (catalog: readonly ToldGrade[], count: number) =>
  catalog.flatMap(({ id, topics }) =>
    topics
      .filter(({ implemented }) => implemented)
      .map(({ id: topic, difficulties }) => ({ id: topic, grade: id, topic, difficulty: difficulties[0]!, count })),
  )

export interface CallOptions {
  readonly method?: string
  readonly body?: unknown
  readonly key?: string | null
  readonly headers?: Record<string, string>
}

export interface Called {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array
  readonly text: string
  readonly json: AnswerJson
}

export interface TestServerOptions {
  readonly databaseUrl?: string | undefined
  readonly environment?: Record<string, string>
  readonly library?: Library
  readonly worker?: URL
  readonly dataFolder?: string
  readonly databaseMs?: number
}

/** The service on a free port of this machine, in this process, with the stand-in library unless told otherwise. */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const port = await freePort()
  const folder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'worksheet-server-'))
  const environment = {
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: folder,
    SHUTDOWN_DELAY_MS: '0',
    RENDER_WORKERS: '1',
    ...DEVELOPMENT,
    RATE_LIMIT_PER_MINUTE: '1000000',
    RATE_LIMIT_BURST: '1000000',
    ...(options.databaseUrl && { DATABASE_URL: options.databaseUrl }),
    ...options.environment,
  }
  const log: string[] = []
  let printed = ''
  let ahead = 0
  const running = await serve({
    config: readConfig(environment),
    library: options.library ?? fakeLibrary,
    createWorker: () => typescriptWorker(options.worker ?? new URL('./fake-worker.ts', import.meta.url)),
    print: text => {
      printed += text
    },
    aheadMs: () => ahead,
    ...(options.databaseMs !== undefined && { databaseMs: options.databaseMs }),
    logTo: { write: line => void log.push(line) },
  })
  const key = /wsk_\w+/.exec(printed)?.[0] ?? ''
  const admin = async <Data>(words: string) => {
    const { storage, ledger, clock } = running.services
    const desk = {
      database: { DATABASE_URL: options.databaseUrl, DATA_DIR: folder },
      storage,
      ledger,
      now: clock(),
      progress: () => {},
      readFile: async () => new Uint8Array(),
      proof: async () => {},
    }
    const { output } = await runCommand(parseCommand([...words.split(' '), '--json']), desk)
    return JSON.parse(output) as Data
  }
  return {
    ...running,
    key,
    log,
    later: ms => {
      ahead += ms
    },
    admin,
    call: (path, given = {}) => call(running.url + path, { key, ...given }),
    balance: async () => (await admin<{ balance: number }>('credits balance --account demo')).balance,
    stop: async () => {
      await running.stop()
      if (!options.dataFolder) rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const typescriptWorker = (file: URL) =>
  new Worker(new URL('./typescript-worker.mjs', import.meta.url), { workerData: { file: file.href } })

export async function call(url: string, { method, body, key, headers = {} }: CallOptions): Promise<Called> {
  const response = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(key && { Authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    redirect: 'manual',
    ...(body !== undefined && {
      body: typeof body === 'string' || body instanceof Uint8Array ? (body as string) : JSON.stringify(body),
    }),
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  const text = new TextDecoder().decode(bytes)
  const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== ''
  return { status: response.status, headers: response.headers, bytes, text, json: isJson ? JSON.parse(text) : null }
}
