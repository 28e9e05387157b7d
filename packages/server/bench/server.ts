import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import Koa from 'koa'
import { createApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import type { Operation, Result } from '../src/ledger/operation.ts'
import { exampleEntry, gradesOf } from '../src/openapi/examples.ts'
import { library } from '../src/rendering/library.ts'
import { serve } from '../src/serve.ts'

/** One of the servers that are compared, as a process of its own. It tells its address and, when asked, its processor time. */
async function start(variant: string): Promise<{ url: string; key: string; entry: object }> {
  if (variant === 'koa') {
    const app = new Koa()
    app.use(ctx => {
      ctx.body = 'hello'
    })
    return { url: await listen(app.callback()), key: '', entry: {} }
  }
  let printed = ''
  const running = await serve({
    config: readConfig(process.env),
    library,
    createWorker: () => new Worker(new URL('./worker.mjs', import.meta.url)),
    print: text => {
      printed += text
    },
  })
  const { services } = running
  await services.ledger.submit({ type: 'grant', id: 'bench', account: 'demo', amount: 1e12, at: 0, note: '' })
  const key = /wsk_\w+/.exec(printed)![0]
  const entry = typicalEntry(gradesOf(services.engine))
  if (variant === 'metered') return { url: running.url, key, entry }
  // The same application, whose ledger agrees to everything and writes nothing.
  const yes: Result = { ok: true, available: 1, repeated: false }
  const submit = async (...operations: Operation[]) => operations.map(() => yes)
  const app = createApp({ ...services, till: { ...services.till, ledger: { submit } } })
  return { url: await listen(app.callback()), key, entry }
}

/** Plain arithmetic, as most worksheets are; a topic that draws a figure for each problem costs many times more. */
function typicalEntry(grades: ReturnType<typeof gradesOf>): object {
  for (const { id: grade, topics } of grades) {
    const topic = topics.find(({ id, implemented }) => implemented && TYPICAL.includes(id))
    if (topic) return { id: 'a', grade, topic: topic.id, difficulty: topic.difficulties.at(1) }
  }
  return exampleEntry(grades)
}

const TYPICAL = ['multiply-divide-integers', 'two-step-equations']

async function listen(listener: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

process.on('message', () => process.send!({ cpu: process.cpuUsage() }))
process.send!(await start(process.argv[2]!))
