import dns from 'node:dns'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer, Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConfigError, DEVELOPMENT, readConfig } from '../../src/config.ts'
import { type Running, serve } from '../../src/serve.ts'
import { fakeLibrary } from '../support/fake-library.ts'
import { freePort } from '../support/postgres.ts'
import { call, typescriptWorker } from '../support/server.ts'
import { until } from '../support/until.ts'

describe('the start', () => {
  let folder = ''
  let running: Running | null = null
  let printed = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'worksheet-start-'))
    printed = ''
  })
  afterEach(async () => {
    await running?.stop()
    running = null
    rmSync(folder, { recursive: true, force: true })
  })

  const start = async (environment: Record<string, string>, library = fakeLibrary) => {
    running = await serve({
      config: readConfig({
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        SHUTDOWN_DELAY_MS: '0',
        ...DEVELOPMENT,
        ...environment,
      }),
      library,
      createWorker: () => typescriptWorker(new URL('../support/fake-worker.ts', import.meta.url)),
      print: text => {
        printed += text
      },
      logTo: { write: () => {} },
    })
    return running
  }

  it('tells the port that it was given where any would do, also in what it links to', async () => {
    const { url, metricsUrl } = await start({ PORT: '0', METRICS_PORT: '0' })
    const port = new URL(url).port
    expect(Number(port)).toBeGreaterThan(0)
    expect(printed.match(/localhost:\d+/g)).toEqual(Array(3).fill(`localhost:${port}`))
    const { json } = await call(`${url}/openapi.json`, {})
    expect(json).toMatchObject({ servers: [{ url: `http://localhost:${port}` }] })
    expect((await call(`${metricsUrl}/metrics`, {})).status).toBe(200)
  })

  it('answers nobody before the library is read, so that nobody waits for that later', async () => {
    const port = await freePort()
    let isRead = false
    const load = async () => {
      await sleep(300)
      isRead = true
    }
    const started = start({ PORT: String(port), METRICS_PORT: '0' }, { ...fakeLibrary, load })
    await until(() =>
      call(`http://127.0.0.1:${port}/healthz`, {}).then(
        ({ status }) => status === 200,
        () => false,
      ),
    )
    expect(isRead).toBe(true)
    await started
  })

  it('lets nobody but its owner read what it keeps', async () => {
    await start({ PORT: '0', METRICS_PORT: '0' })
    for (const file of ['worksheet.sqlite', 'worksheet.sqlite-wal', 'server.lock'])
      expect(statSync(join(folder, file)).mode & 0o777, file).toBe(0o600)
  })

  it('makes no account unless it is asked for one, and says how to make the first', async () => {
    const { services, metricsUrl, url } = await start({ PORT: '0', METRICS_PORT: '0', DEMO_ACCOUNT: 'false' })
    expect(await services.storage.accounts.list()).toEqual([])
    expect(printed).not.toMatch(/wsk_/)
    expect(printed).toMatch(/account create school[\s\S]*credits grant[\s\S]*key create/)
    expect((await call(`${url}/metrics`, {})).status).toBe(404)
    expect((await call(`${metricsUrl}/metrics`, {})).status).toBe(200)
    expect(readConfig({})).toMatchObject({ DEMO_ACCOUNT: false, METRICS_PORT: 9464 })
  })

  it('answers on the port of the metrics as everywhere', async () => {
    const { metricsUrl } = await start({ PORT: '0', METRICS_PORT: '0' })
    const headers = { 'X-Request-Id': 'mine' }
    const told = await call(`${metricsUrl}/metrics?module=all`, { headers })
    expect([told.status, told.headers.get('x-request-id')]).toEqual([200, 'mine'])
    expect(told.text).toMatch(/worksheet_render_queue_length/)
    const nothing = await call(`${metricsUrl}/nothing`, { headers })
    expect(nothing.status).toBe(404)
    expect(nothing.json).toMatchObject({ error: { code: 'not_found', requestId: 'mine' } })
  })

  it('without the worksheet maker leads from its root to the reference, also under a path that a proxy adds', async () => {
    for (const [publicUrl, place] of [
      ['https://example.org', '/docs'],
      ['https://example.org/math/', '/math/docs'],
    ] as const) {
      const { url, stop } = await start({ PORT: '0', PUBLIC_URL: publicUrl })
      const { status, headers } = await call(`${url}/`, {})
      expect([status, headers.get('location')]).toEqual([302, place])
      await stop()
    }
  })

  it('answers who comes as soon as the port is open, also where the other port takes its time', async () => {
    const lookup = dns.lookup
    const slowly = (...given: unknown[]) => setTimeout(() => Reflect.apply(lookup, dns, given), 300)
    const spy = vi.spyOn(dns, 'lookup').mockImplementation(slowly as unknown as typeof lookup)
    const port = await freePort()
    const started = start({ PORT: String(port), METRICS_PORT: '0' })
    let open: Socket | null = null
    while (!open) {
      const socket = connect(port, '127.0.0.1')
      open = await new Promise<Socket | null>(resolve => {
        socket.once('connect', () => resolve(socket)).once('error', () => resolve(null))
      })
      await sleep(10)
    }
    spy.mockRestore()
    open.write('GET /healthz HTTP/1.0\r\n\r\n')
    const answer = await Promise.race([once(open, 'data'), sleep(5000, ['nothing'])])
    await started
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200/)
  })

  it('starts as it is on a machine that speaks no IPv6', async () => {
    const { listen } = Server.prototype
    const spy = vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server, port, host) {
      if (host !== '::') return Reflect.apply(listen, this, [port, host ?? '127.0.0.1'])
      setImmediate(() => this.emit('error', Object.assign(new Error('listen'), { code: 'EAFNOSUPPORT' })))
      return this
    } as typeof listen)
    const { HOST } = readConfig({})
    const { url } = await start({ PORT: '0', HOST }).finally(() => spy.mockRestore())
    expect((await call(`${url.replace('localhost', '127.0.0.1')}/healthz`, {})).status).toBe(200)
  })

  it('says that its port is taken, and shows the key of the demo account at the first start that succeeds', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const taken = String(typeof address === 'object' && address?.port)
    for (const setting of ['PORT', 'METRICS_PORT']) {
      const attempt = start({ PORT: '0', [setting]: taken })
      await expect(attempt).rejects.toThrow(ConfigError)
      await expect(attempt).rejects.toThrow(new RegExp(`^${setting}: port ${taken} is in use`))
    }
    other.close()
    await start({ PORT: '0' })
    expect(printed).toMatch(/wsk_\w+/)
  })

  it('names the setting of a database that cannot be opened', async () => {
    writeFileSync(join(folder, 'file'), '')
    await expect(start({ PORT: '0', DATA_DIR: join(folder, 'file') })).rejects.toThrow(/^DATA_DIR: .*file cannot be/)
    const nowhere = { PORT: '0', DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/none' }
    await expect(start(nowhere)).rejects.toThrow(/^DATABASE_URL: (?!.*secret)/)
  })
})
