import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { createHttpServer } from '../../src/http/connections.ts'

it('hangs up on clients that send slowly or nothing, and says why', async () => {
  const patience = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 }
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
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!).error.code).toBe('request_timeout')
  }
  server.close()
})
