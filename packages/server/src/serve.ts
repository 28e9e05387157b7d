import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import pino, { type DestinationStream } from 'pino'
import { KeyUse } from './accounts/keys.ts'
import { createApp } from './app.ts'
import { type Config, ConfigError } from './config.ts'
import { errorBody, ServiceError } from './errors.ts'
import { makeDemoAccount, welcome } from './first-run.ts'
import { reverseAbandoned, startHousekeeping } from './housekeeping.ts'
import { createHttpServer } from './http/connections.ts'
import { requestIdOf } from './http/request-id.ts'
import { SAFE_HEADERS } from './http/respond.ts'
import { GroupCommit } from './ledger/group-commit.ts'
import { logOutput } from './log-output.ts'
import { readMaker } from './maker.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { exampleEntry, gradesOf } from './openapi/examples.ts'
import { Costs } from './rendering/costs.ts'
import { engineOf, type Library } from './rendering/engine.ts'
import { RenderPool } from './rendering/pool.ts'
import type { Lifecycle, Services } from './services.ts'
import { serveAlone } from './storage/alone.ts'
import { openStorage } from './storage/storage.ts'

export interface ServeOptions {
  readonly config: Config
  readonly library: Library
  readonly createWorker: () => Worker
  /** Where the built worksheet maker is; without it there is none. */
  readonly makerFolder?: string
  /** Takes what is written for a person. */
  readonly print: (text: string) => void
  /** How far the service is ahead of its time, so that a test need not wait. */
  readonly aheadMs?: () => number
  /** What the database gets to take the last writes. */
  readonly databaseMs?: number
  readonly logTo?: DestinationStream
}

export interface Running {
  readonly url: string
  readonly metricsUrl: string | null
  readonly services: Services
  /** Stops as SIGTERM does: lets what runs finish, up to the limit. */
  stop(): Promise<void>
}

/** Wires the service up, listens, and tells how to stop it. */
export async function serve({
  config,
  library,
  createWorker,
  makerFolder,
  print,
  aheadMs = () => 0,
  databaseMs = 5000,
  logTo,
}: ServeOptions): Promise<Running> {
  const stdout = logTo ? null : logOutput(1)
  const log = pino({ level: config.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime }, logTo ?? stdout!)
  const workers = config.RENDER_WORKERS ?? Math.max(1, availableParallelism() - 1)
  const costs = new Costs()
  const pool = new RenderPool({
    createWorker,
    workers,
    queue: config.RENDER_QUEUE,
    timeoutMs: config.RENDER_TIMEOUT_MS,
    estimateMs: job => costs.estimateMs(job),
  })
  const metrics = createMetrics({ pool, heldCredits: () => storage.accounts.held() })
  const storage = await openStorage(config, error => {
    metrics.databaseErrors.inc({ place: 'connection' })
    log.error({ err: error }, 'database connection')
  })
  const clock = () => storage.clock.now() + aheadMs()
  const ledger = new GroupCommit(storage.ledger, {
    observe: ({ operations, seconds }) => {
      metrics.ledgerBatches.observe(seconds)
      metrics.ledgerOperations.observe(operations)
    },
  })
  const lifecycle: Lifecycle = { phase: 'serving' }
  // The ports come first: a server that cannot have them leaves the database alone, and makes no key that nobody sees.
  const { METRICS_PORT, HOST } = config
  const metricsServer = METRICS_PORT === 'main' ? null : createHttpServer(metricsListener(metrics))
  const metricsPort =
    metricsServer && METRICS_PORT !== 'main' ? await listen(metricsServer, 'METRICS_PORT', METRICS_PORT, HOST) : null
  const server = createHttpServer()
  // Nothing may be awaited from here until there is someone to take requests.
  const port = await listen(server, 'PORT', config.PORT, config.HOST)
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${port}`
  const services: Services = {
    publicUrl,
    rateLimit: { perMinute: config.RATE_LIMIT_PER_MINUTE, burst: config.RATE_LIMIT_BURST },
    showMetrics: METRICS_PORT === 'main',
    maker: config.MAKER && makerFolder !== undefined ? readMaker(makerFolder) : null,
    storage,
    ledger,
    till: {
      ledger,
      charges: storage.charges,
      clock,
      leaseMs: config.RENDER_TIMEOUT_MS * 2 + 10_000,
      onReversed: (amount, movement) => metrics.credits.inc({ movement }, amount),
    },
    keyUse: new KeyUse(storage.keys),
    engine: engineOf(library, pool, costs),
    clock,
    log,
    metrics,
    lifecycle,
  }
  pool.start()
  const prepared = prepare(services, config)
  const answer = createApp(services).callback()
  // A request that comes so early waits.
  server.on(
    'request',
    (request, response) =>
      void prepared.then(
        () => answer(request, response),
        () => response.destroy(),
      ),
  )
  const { key, alone } = await prepared.catch(async error => {
    server.close()
    server.closeAllConnections()
    metricsServer?.close()
    await Promise.all([pool.close(), storage.sql.close()])
    throw error
  })
  const housekeeping = startHousekeeping(services)
  log.info({ port, metricsPort: metricsPort ?? undefined, database: storage.sql.dialect, workers }, 'listening')
  print(
    welcome(key, publicUrl, exampleEntry(gradesOf(services.engine)), {
      isDemo: config.DEMO_ACCOUNT,
      hasMaker: services.maker !== null,
    }),
  )

  let stopped: Promise<void> | null = null
  const stop = async () => {
    lifecycle.phase = 'draining'
    log.info({}, 'stopping')
    await sleep(config.SHUTDOWN_DELAY_MS)
    lifecycle.phase = 'closed'
    const closed = closeServer(server)
    const late = await Promise.race([closed.then(() => false), sleep(config.SHUTDOWN_TIMEOUT_MS, true, { ref: false })])
    // Work that does not end in time fails, and its reservations are reversed.
    await pool.close()
    if (late) await Promise.race([closed, sleep(1000, undefined, { ref: false })])
    server.closeAllConnections()
    metricsServer?.close()
    metricsServer?.closeAllConnections()
    const stored = housekeeping
      .stop()
      .then(() => ledger.drained())
      .then(() => storage.sql.close())
      .then(() => alone?.end())
    if (await Promise.race([stored.then(() => false), sleep(databaseMs, true, { ref: false })]))
      log.warn({}, 'the database does not answer: what is reserved there is reversed by the next start')
    log.info({}, 'stopped')
    await stdout?.end()
  }
  return {
    url: `http://${config.HOST === '::' ? 'localhost' : config.HOST}:${port}`,
    metricsUrl: metricsPort === null ? null : `http://localhost:${metricsPort}`,
    services,
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

/** Puts the database in order before the first request, and gives the key of a new demo account. */
async function prepare(services: Services, { DATA_DIR, DEMO_ACCOUNT }: Config) {
  const { storage, ledger, clock, engine } = services
  await engine.load()
  const alone = storage.sql.dialect === 'sqlite' ? await serveAlone(DATA_DIR) : null
  // One process serves an SQLite file, so whatever is open there was left by a process that is gone.
  const until = storage.sql.dialect === 'sqlite' ? Number.MAX_SAFE_INTEGER : clock()
  await reverseAbandoned(services, until)
  const key = DEMO_ACCOUNT ? await makeDemoAccount(storage.sql, ledger, clock()) : null
  return { key, alone }
}

/** Opens a port and gives its number, which is a free one where 0 was asked for. */
async function listen(server: Server, setting: string, port: number, host: string): Promise<number> {
  // Left out, it is every address that the machine has, also where it speaks no IPv6 and would refuse `::`.
  server.listen(port, host === '::' ? undefined : host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new ConfigError(`${setting}: ${refusalOf((error as NodeJS.ErrnoException).code, port, host)}`, {
      cause: error,
    })
  }
  return (server.address() as AddressInfo).port
}

function refusalOf(code: string | undefined, port: number, host: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is in use by another program. Choose another one.`
    case 'EACCES':
      return `port ${port} may not be opened by this user. Choose one above 1023.`
    default:
      return `the address ${host} port ${port} cannot be opened (${code}).`
  }
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  await closed
}

const metricsListener =
  ({ registry }: Metrics): RequestListener =>
  async (request, response) => {
    const requestId = requestIdOf(request.headers['x-request-id'])
    for (const [name, value] of Object.entries({ ...SAFE_HEADERS, 'X-Request-Id': requestId }))
      response.setHeader(name, value)
    // Who collects metrics may send parameters of its own.
    if (request.url?.split('?')[0] !== '/metrics') {
      const body = JSON.stringify(
        errorBody(new ServiceError('not_found', 'There is nothing under this path.'), requestId),
      )
      response.writeHead(404, { 'Content-Type': 'application/json' }).end(body)
      return
    }
    response.setHeader('Content-Type', registry.contentType)
    response.end(await registry.metrics())
  }
