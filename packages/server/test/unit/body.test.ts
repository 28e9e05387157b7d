import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it } from 'vitest'
import { readBody } from '../../src/http/body.ts'

it('notices a caller that hung up before the body was looked at', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const asked = once(server, 'request')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{')
  const [request] = await asked
  socket.destroy()
  await once(request, 'close').catch(() => {})
  await expect(readBody(request)).rejects.toThrow(/ended before/)
  server.close()
})
