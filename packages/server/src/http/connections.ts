import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
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
  // What Node would refuse in words of its own is answered like everything else.
  server.on('checkExpectation', (request, response) => void server.emit('request', request, response))
  return server
}

/** What is not HTTP, or too much or too slow of it, never becomes a request; it gets the same kind of answer all the same. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [code, message] = refusalOf(error.code)
  const refusal = new ServiceError(code, message)
  const requestId = requestIdOf(undefined)
  const body = JSON.stringify(errorBody(refusal, requestId))
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    ...Object.entries(SAFE_HEADERS).map(([name, value]) => `${name}: ${value}`),
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
