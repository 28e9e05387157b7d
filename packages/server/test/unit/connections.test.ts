import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { createHttpServer } from '../../src/http/connections.ts'
import { EVERYWHERE } from '../../src/openapi/parts.ts'
import { startServer } from '../support/server.ts'

it('answers in its own shape what Node would refuse in words of its own', async () => {
  const service = await startServer()
  const answerTo = async (head: string) => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1')
    let answer = ''
    socket.on('data', chunk => {
      answer += chunk
    })
    socket.write(`${head}\r\n\r\n`)
    await once(socket, 'close')
    return answer
  }
  const nowhere = await answerTo('GET /healthz HTTP/1.1\r\nConnection: close')
  expect(nowhere).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[\s\S]*X-Request-Id: [\s\S]*"code":"invalid_request"/)
  const unknown = await answerTo('GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: magic\r\nConnection: close')
  expect(unknown).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*X-Request-Id: /)
  const twice = await answerTo('GET /healthz HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close')
  expect(twice).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[\s\S]*"code":"invalid_request"/)
  const tunnel = await answerTo('CONNECT example.org:443 HTTP/1.1\r\nHost: example.org')
  expect(tunnel).toMatch(/^HTTP\/1\.1 405 [\s\S]*Allow: GET, HEAD, POST\r\n[\s\S]*"code":"method_not_allowed"/)
  const older = await answerTo('GET /healthz HTTP/1.0')
  expect(older).toMatch(/^HTTP\/1\.1 200 OK/)
  const nonsense = await answerTo('hello')
  expect(nonsense).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[\s\S]*"code":"invalid_request"/)
  await service.stop()
})

it('hangs up on clients that send slowly or nothing, and says why', async () => {
  const patience = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50, answerTimeout: 5000 }
  const server = createHttpServer((request, response) => {
    request.resume()
    request.once('end', () => response.end('all of it'))
  }, patience).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const answerTo = async (start: string, drop: string) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', chunk => {
      answer += chunk
    })
    socket.on('error', () => {})
    socket.write(start)
    const timer = setInterval(() => socket.write(drop), 60)
    await once(socket, 'close')
    clearInterval(timer)
    return answer
  }
  for (const [start, drop] of [
    ['GET / HTTP/1.1\r\nHost: x\r\n', 'X-A: b\r\n'],
    ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n', 'x'],
  ] as const) {
    const answer = await answerTo(start, drop)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    for (const name of EVERYWHERE) expect(answer).toContain(`\r\n${name}: `)
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!).error.code).toBe('request_timeout')
  }
  server.close()
})

it('hangs up on clients that take nothing of their answer, not on those that wait for it', async () => {
  const patience = {
    headersTimeout: 5000,
    requestTimeout: 5000,
    connectionsCheckingInterval: 1000,
    answerTimeout: 200,
  }
  const server = createHttpServer(({ url }, response) => {
    if (url === '/large') response.end(Buffer.alloc(30_000_000))
    else setTimeout(() => response.end('late'), 700)
  }, patience).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const hungUp = new Promise(resolve => server.once('connection', socket => socket.once('close', resolve)))
  const idle = connect(port, '127.0.0.1').pause()
  idle.on('error', () => {})
  idle.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n')
  await hungUp
  idle.destroy()
  expect(await (await fetch(`http://127.0.0.1:${port}/slow`)).text()).toBe('late')
  server.close()
  server.closeAllConnections()
})

it('closes after the last byte of every answer, and at once where nothing is on its way', async () => {
  const size = 64_000_000
  const server = createHttpServer((_request, response) => response.end(Buffer.alloc(size, 'x'))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const idle = connect(port, '127.0.0.1')
  await once(idle, 'connect')
  const slow = connect(port, '127.0.0.1')
  slow.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  let received = 0
  let closed: Promise<unknown> | null = null
  slow.on('data', chunk => {
    received += chunk.length
    closed ??= once(server.close(), 'close')
    // What was written is far from being flushed while the client takes it piece by piece.
    slow.pause()
    setImmediate(() => slow.resume())
  })
  await Promise.all([once(slow, 'close'), once(idle, 'close')])
  expect(received).toBeGreaterThan(size)
  await closed
})

it('tells a client that reads only after it has sent everything that its body was too large', async () => {
  const service = await startServer()
  const large = ' '.repeat(8_000_000)
  const chunk = `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`
  for (const [header, body] of [
    [`Content-Length: ${large.length}`, large],
    ['Transfer-Encoding: chunked', chunk],
  ] as const) {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1').pause()
    const key = `Authorization: Bearer ${service.key}`
    const head = `POST /api/public/v1/worksheets HTTP/1.1\r\nHost: x\r\n${key}\r\nContent-Type: application/json\r\n${header}`
    socket.write(`${head}\r\n\r\n`)
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject)
      socket.write(body, () => resolve())
    })
    const [answer] = await once(socket.resume(), 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"body_too_large"/)
    socket.destroy()
  }
  await service.stop()
})
