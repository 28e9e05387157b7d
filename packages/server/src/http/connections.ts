import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { type ErrorCode, errorBody, ServiceError } from '../errors.ts'
import { requestIdOf } from './request-id.ts'
import { SAFE_HEADERS } from './respond.ts'

/**
 * Limits against clients that send slowly or never: a request has this long to arrive whole. Who takes nothing of an
 * answer for as long as `answerTimeout` does not get the rest.
 */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  answerTimeout: 60_000,
}

/** Without a listener it only takes the port; who listens later adds one. */
export function createHttpServer(listener?: RequestListener, patience = PATIENCE): Server {
  const { answerTimeout, ...limits } = patience
  const server = createServer(
    { ...limits, keepAliveTimeout: 65_000, maxHeaderSize: 16 * 1024, requireHostHeader: false },
    listener,
  )
  server.setTimeout(answerTimeout)
  // The silence of a connection whose request is being worked on is not the client's.
  server.on('request', (_request, response) => {
    const { socket } = response
    response.on('timeout', () => {
      if (socket && socket.writableLength > 0) socket.destroy()
    })
  })
  server.on('clientError', refuseConnection)
  // It is no request to Node, which would hang up without a word.
  server.on('connect', (_request, socket) => {
    const headers = { Allow: 'GET, HEAD, POST' }
    refuse(new ServiceError('method_not_allowed', 'This is not a proxy.', { headers }), socket)
  })
  closeWhenFlushed(server)
  // What Node would refuse in words of its own is answered like everything else.
  server.on('checkExpectation', (request, response) => void server.emit('request', request, response))
  return server
}

/**
 * Node takes an answer for done once it is written, and a server that closes cuts what the network has not taken of it.
 * Here a connection is idle when no answer is on its way, and ends after its last one.
 */
function closeWhenFlushed(server: Server): void {
  const answers = new Map<Socket, number>()
  let closing = false
  server.on('connection', socket => {
    answers.set(socket, 0)
    socket.once('close', () => answers.delete(socket))
  })
  const count = (socket: Socket, change: 1 | -1) => {
    const open = answers.get(socket)
    if (open === undefined) return
    answers.set(socket, open + change)
    if (closing && open + change === 0) socket.destroySoon()
  }
  server.prependListener('request', ({ socket }, response) => {
    count(socket, 1)
    response.once('close', () => count(socket, -1))
  })
  // `server.close` calls it.
  server.closeIdleConnections = () => {
    closing = true
    for (const [socket, open] of answers) if (open === 0) socket.destroySoon()
  }
}

/** What is not HTTP, or too much or too slow of it, never becomes a request; it gets the same kind of answer all the same. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [code, message] = refusalOf(error.code)
  refuse(new ServiceError(code, message), socket)
}

/** The last answer on a connection that has no request to answer. */
function refuse(refusal: ServiceError, socket: Duplex): void {
  const requestId = requestIdOf(undefined)
  const body = JSON.stringify(errorBody(refusal, requestId))
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    ...Object.entries({ ...SAFE_HEADERS, ...refusal.headers }).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

function refusalOf(code: string | undefined): [ErrorCode, string] {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return ['headers_too_large', 'The request headers are too large.']
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return ['request_timeout', 'The request did not arrive in time.']
    default:
      return ['invalid_request', 'This is not a valid HTTP request.']
  }
}
