import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import Koa from 'koa'
import { createApp } from '../src/app.ts'
import { DEVELOPMENT, readConfig } from '../src/config.ts'
import type { Operation, Result } from '../src/ledger/operation.ts'
import { library } from '../src/rendering/library.ts'
import { produce } from '../src/rendering/produce.ts'
import { serve } from '../src/serve.ts'
import { ENTRY } from './entry.ts'

/** One of the servers that are compared, as a process of its own. It tells its address and, when asked, its processor time, and for how
 * long at most its event loop stood since it was asked before.
 */
async function start(variant: string): Promise<{ url: string; key: string; otherKey?: string }> {
  if (variant === 'koa') return { url: await listen(bare(() => 'hello')), key: '' }
  if (variant === 'rendering') {
    const request = { entries: [{ ...ENTRY, count: 10 }], locale: 'en', seed: 7 } as const
    return { url: await listen(bare(() => produce({ output: 'json', request, warnings: [], include: null, includeSolutions: false }))), key: '' }
  }
  let printed = ''
  const running = await serve({
    config: readConfig({ ...DEVELOPMENT, ...process.env }),
    library,
    createWorker: () => new Worker(new URL('./worker.mjs', import.meta.url)),
    print: text => {
      printed += text
    },
  })
  const { services } = running
  await services.ledger.submit({ type: 'grant', id: 'bench', account: 'demo', amount: 1e12, at: 0, note: '' })
  const key = /wsk_\w+/.exec(printed)![0]
  if (variant === 'metered') {
    const { accounts, keys } = services.storage
    await accounts.create({ name: 'other', allowance: 0, ratePerMinute: null, rateBurst: null }, 0)
    const { text: otherKey } = await keys.create('other', 'bench', null, 0)
    return { url: running.url, key, otherKey }
  }
  // The same application, whose ledger agrees to everything and writes nothing.
  const yes: Result = { ok: true, available: 1, repeated: false }
  const submit = async (...operations: Operation[]) => operations.map(() => yes)
  const app = createApp({ ...services, till: { ...services.till, ledger: { submit } } })
  return { url: await listen(app.callback()), key }
}

/** Koa without anything of the service. */
function bare(body: () => unknown) {
  const app = new Koa()
  app.use(ctx => {
    ctx.body = body()
  })
  return app.callback()
}

async function listen(listener: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
process.on('message', () => {
  process.send!({ cpu: process.cpuUsage(), stallMs: delay.max / 1e6 })
  delay.reset()
})
process.send!(await start(process.argv[2]!))
