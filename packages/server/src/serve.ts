import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import pino, { type DestinationStream } from 'pino'
import { KeyUse } from './accounts/keys.ts'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { makeDemoAccount, welcome } from './first-run.ts'
import { reverseAbandoned, startHousekeeping } from './housekeeping.ts'
import { createHttpServer } from './http/connections.ts'
import { GroupCommit } from './ledger/group-commit.ts'
import { createMetrics } from './metrics.ts'
import { exampleEntry, gradesOf } from './openapi/examples.ts'
import { engineOf, type Library } from './rendering/engine.ts'
import { RenderPool } from './rendering/pool.ts'
import type { Lifecycle, Services } from './services.ts'
import { openStorage } from './storage/storage.ts'

export interface ServeOptions {
  readonly config: Config
  readonly library: Library
  readonly createWorker: () => Worker
  /** Takes what is written for a person. */
  readonly print: (text: string) => void
  readonly clock?: () => number
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
  print,
  clock = Date.now,
  logTo,
}: ServeOptions): Promise<Running> {
  const stdout = logTo ? null : pino.destination({ fd: 1, sync: false })
  const log = pino({ level: config.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime }, logTo ?? stdout!)
  const storage = await openStorage(config, error => log.error({ err: error }, 'database connection'))
  const workers = config.RENDER_WORKERS ?? Math.max(1, availableParallelism() - 1)
  const pool = new RenderPool({
    createWorker,
    workers,
    queue: config.RENDER_QUEUE,
    timeoutMs: config.RENDER_TIMEOUT_MS,
  })
  const metrics = createMetrics(pool)
  const ledger = new GroupCommit(storage.ledger, ({ operations, seconds }) => {
    metrics.ledgerBatches.observe(seconds)
    metrics.ledgerOperations.observe(operations)
  })
  const lifecycle: Lifecycle = { phase: 'serving' }
  const services: Services = {
    publicUrl: config.PUBLIC_URL,
    rateLimit: { perMinute: config.RATE_LIMIT_PER_MINUTE, burst: config.RATE_LIMIT_BURST },
    showMetrics: config.METRICS_PORT === undefined,
    storage,
    ledger,
    till: {
      ledger,
      charges: storage.charges,
      clock,
      leaseMs: config.RENDER_TIMEOUT_MS * 2 + 10_000,
      onReversed: amount => metrics.credits.inc({ movement: 'reversed' }, amount),
    },
    keyUse: new KeyUse(storage.keys),
    engine: engineOf(library, pool),
    clock,
    log,
    metrics,
    lifecycle,
  }

  // One process serves an SQLite file, so whatever is open there was left by a process that is gone.
  await reverseAbandoned(services, storage.sql.dialect === 'sqlite' ? Number.MAX_SAFE_INTEGER : clock())
  const key = await makeDemoAccount(storage.sql, ledger, clock())
  pool.start()

  const server = createHttpServer(createApp(services).callback())
  await listen(server, config.PORT, config.HOST)
  const metricsServer = config.METRICS_PORT === undefined ? null : await serveMetrics(services, config)
  const housekeeping = startHousekeeping(services)
  const { port } = server.address() as AddressInfo
  log.info({ port, database: storage.sql.dialect, workers }, 'listening')
  print(welcome(key, config.PUBLIC_URL, exampleEntry(gradesOf(services.engine))))

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
    await housekeeping.stop()
    await ledger.drained()
    await storage.sql.close()
    log.info({}, 'stopped')
    stdout?.flushSync()
  }
  return {
    url: `http://${config.HOST === '::' ? 'localhost' : config.HOST}:${port}`,
    metricsUrl: metricsServer && `http://localhost:${(metricsServer.address() as AddressInfo).port}`,
    services,
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host)
  await once(server, 'listening')
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  await closed
}

async function serveMetrics({ metrics: { registry } }: Services, { HOST, METRICS_PORT }: Config): Promise<Server> {
  const server = createHttpServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    response.setHeader('Content-Type', registry.contentType)
    response.end(await registry.metrics())
  })
  await listen(server, METRICS_PORT!, HOST)
  return server
}
