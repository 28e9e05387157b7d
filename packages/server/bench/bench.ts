import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { build } from 'esbuild'
import { ENTRY, WITH_FIGURES } from './entry.ts'
import { benchFairness, type Fairness } from './fairness.ts'

const CONNECTIONS = 64
const SECONDS = 4
const ROUNDS = 5
const VARIANTS = ['koa', 'rendering', 'unmetered', 'metered'] as const

export interface ServerFigures {
  /** Medians of rounds that took turns, so that other work on the machine meets all alike. */
  readonly requestsPerSecond: Readonly<Record<(typeof VARIANTS)[number], number>>
  readonly cpuMicrosecondsPerRequest: Readonly<Record<(typeof VARIANTS)[number], number>>
  readonly meteringCpu: number
  /** Half of what the rounds differ by. */
  readonly meteringSpread: number
  readonly catalogP99IdleMs: number
  readonly catalogP99UnderPdfsMs: number
  readonly pdfsPerSecond: number
  /** What a customer waits while another's large bodies are refused. */
  readonly fairness: Fairness
  /** For how long the event loop stands while 150 problems with large figures are answered. */
  readonly stallMs: number
}

interface Subject {
  readonly child: ChildProcess
  readonly url: string
  readonly key: string
  readonly otherKey?: string
}

const local = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!

async function bundle(): Promise<string> {
  const folder = local('../../../node_modules/.cache/worksheet-server-bench')
  await build({
    entryPoints: { server: local('./server.ts'), worker: local('../src/rendering/worker.ts') },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    // The built packages are measured, not their sources.
    tsconfigRaw: {},
  })
  return `${folder}/server.mjs`
}

async function start(file: string, variant: string, folder: string): Promise<Subject> {
  const child = fork(file, [variant], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: `${folder}/${variant}`,
      RATE_LIMIT_PER_MINUTE: '1000000',
      RATE_LIMIT_BURST: '1000000',
      RENDER_WORKERS: '1',
    },
  })
  const [told] = (await once(child, 'message')) as [Omit<Subject, 'child'>]
  return { child, ...told }
}

async function askedOf({ child }: Subject): Promise<{ readonly cpu: NodeJS.CpuUsage; readonly stallMs: number }> {
  child.send('tell')
  const [told] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage; stallMs: number }]
  return told
}

async function cpuOf(subject: Subject): Promise<number> {
  const { cpu } = await askedOf(subject)
  return cpu.user + cpu.system
}

/** The median of the longest stalls, plain and compressed in turn, once the server is warm. */
async function stallOf(subject: Subject): Promise<number> {
  const stalls: number[] = []
  for (let round = -2; round < 2 * ROUNDS; round++) {
    const { headers, ...request } = json(subject, 10, { entries: WITH_FIGURES })
    await askedOf(subject)
    const encoding = round % 2 === 0 ? 'identity' : 'br'
    const answer = await fetch(`${subject.url}/api/public/v1/worksheets`, {
      ...request,
      headers: { ...headers, 'Accept-Encoding': encoding },
    })
    if (answer.status !== 200) throw new Error(`150 problems with figures got ${answer.status}`)
    await answer.arrayBuffer()
    const { stallMs } = await askedOf(subject)
    if (round >= 0) stalls.push(stallMs)
  }
  return median(stalls)
}

const json = ({ key }: Subject, count: number, more: object = {}) => ({
  method: 'POST' as const,
  headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
  body: JSON.stringify({ entries: [{ ...ENTRY, count }], seed: 7, ...more }),
})

async function load(subject: Subject, seconds: number) {
  const isKoa = subject.key === ''
  const before = await cpuOf(subject)
  const result = await autocannon({
    url: isKoa ? subject.url : `${subject.url}/api/public/v1/worksheets`,
    connections: CONNECTIONS,
    duration: seconds,
    ...(isKoa ? {} : json(subject, 10)),
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${subject.url}: ${result.non2xx} refused, ${result.errors} failed, ${result.timeouts} timed out`)
  const requests = result.requests.total
  return { perSecond: requests / result.duration, cpu: ((await cpuOf(subject)) - before) / requests }
}

async function catalogP99(subject: Subject): Promise<number> {
  const { latency } = await autocannon({
    url: `${subject.url}/api/public/v1/catalog`,
    connections: 1,
    duration: SECONDS,
    headers: { Authorization: `Bearer ${subject.key}` },
  })
  return latency.p99
}

/** Every figure of the service, in one run. */
export async function benchServer(): Promise<ServerFigures> {
  const folder = mkdtempSync(`${tmpdir()}/worksheet-bench-`)
  const file = await bundle()
  const subjects = await Promise.all(VARIANTS.map(variant => start(file, variant, folder)))
  try {
    return await measure(subjects)
  } finally {
    for (const { child } of subjects) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(subjects: readonly Subject[]): Promise<ServerFigures> {
  for (const subject of subjects) await load(subject, 2)
  const rounds: Awaited<ReturnType<typeof load>>[][] = subjects.map(() => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, subject] of subjects.entries()) rounds[i]!.push(await load(subject, SECONDS))
  }
  const [koa, rendering, unmetered, metered] = rounds.map(results => ({
    perSecond: Math.round(median(results.map(({ perSecond }) => perSecond))),
    cpu: Math.round(median(results.map(({ cpu }) => cpu))),
  })) as [Typical, Typical, Typical, Typical]

  const roundsOf = (variant: (typeof VARIANTS)[number]) => rounds[VARIANTS.indexOf(variant)]!
  const shares = roundsOf('metered').map(({ cpu }, round) => cpu / roundsOf('unmetered')[round]!.cpu - 1)

  const service = subjects[VARIANTS.indexOf('metered')]!
  const catalogP99IdleMs = await catalogP99(service)
  const pdfs = autocannon({
    url: `${service.url}/api/public/v1/worksheets/pdf`,
    connections: 8,
    duration: SECONDS + 2,
    ...json(service, 30, { layout: { title: 'Bench' }, showAnswerKey: true }),
  })
  const catalogP99UnderPdfsMs = await catalogP99(service)
  const { '2xx': delivered, duration } = await pdfs
  return {
    requestsPerSecond: { koa: koa.perSecond, rendering: rendering.perSecond, unmetered: unmetered.perSecond, metered: metered.perSecond },
    cpuMicrosecondsPerRequest: { koa: koa.cpu, rendering: rendering.cpu, unmetered: unmetered.cpu, metered: metered.cpu },
    meteringCpu: metered.cpu / unmetered.cpu - 1,
    meteringSpread: (Math.max(...shares) - Math.min(...shares)) / 2,
    catalogP99IdleMs,
    catalogP99UnderPdfsMs,
    pdfsPerSecond: delivered / duration,
    stallMs: await stallOf(service),
    fairness: await fairnessOf(service),
  }
}

async function fairnessOf(service: Subject): Promise<Fairness> {
  const other = { url: service.url, key: service.otherKey! }
  return benchFairness(service, other, json(service, 10).body)
}

/** One of them alone, which takes half a minute. */
async function alone<Figure>(figureOf: (service: Subject) => Promise<Figure>): Promise<Figure> {
  const folder = mkdtempSync(`${tmpdir()}/worksheet-fairness-`)
  const service = await start(await bundle(), 'metered', folder)
  try {
    return await figureOf(service)
  } finally {
    service.child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Typical {
  readonly perSecond: number
  readonly cpu: number
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const part = process.argv[2]
  const figures = part === 'fairness' ? alone(fairnessOf) : part === 'stall' ? alone(stallOf) : benchServer()
  console.log(JSON.stringify(await figures, null, 2))
}
