import { errorBody, ServiceError, shuttingDown } from '../errors.ts'
import type { Services } from '../services.ts'
import { type Context, type Handler, sendJson } from './context.ts'
import { requestIdOf } from './request-id.ts'

/** Headers that every answer carries; a page that needs more than nothing says so itself. */
export const SAFE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
}

/** Gives each request its id, turns errors into answers, and writes one log line and one measurement. */
export function respond(
  { log, metrics, lifecycle }: Pick<Services, 'log' | 'metrics' | 'lifecycle'>,
  routeOf: (ctx: Context) => string,
): Handler {
  return async (ctx, next) => {
    const start = performance.now()
    const requestId = requestIdOf(ctx.req.headers['x-request-id'])
    ctx.state = { requestId, account: undefined, apiKey: null, credits: 0, errorCode: undefined }
    ctx.set({ ...SAFE_HEADERS, 'X-Request-Id': requestId })
    let defect: unknown
    try {
      if (lifecycle.phase === 'closed') throw shuttingDown()
      if (ctx.req.httpVersion === '1.1' && ctx.req.headers.host === undefined)
        throw new ServiceError('invalid_request', 'The header Host is missing.')
      if (ctx.req.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length > 1)
        throw new ServiceError('invalid_request', 'The header Host is there twice.')
      await next()
    } catch (error) {
      const known =
        error instanceof ServiceError
          ? error
          : new ServiceError('internal_error', 'Something went wrong in the service.', { cause: error })
      // A server that is full or stopping is as it should be.
      if (known.status >= 500 && known.code !== 'overloaded' && known.code !== 'shutting_down')
        defect = known.cause ?? known
      if (known.code === 'service_unavailable') metrics.databaseErrors.inc({ place: 'request' })
      sendError(ctx, known)
    }
    if (lifecycle.phase !== 'serving') ctx.set('Connection', 'close')
    const ms = performance.now() - start
    const route = routeOf(ctx)
    const { account, apiKey, credits, errorCode } = ctx.state
    metrics.requests.observe({ method: ctx.method, route, status: ctx.status }, ms / 1000)
    const line = {
      requestId,
      method: ctx.method,
      route,
      status: ctx.status,
      ms: Math.round(ms * 100) / 100,
      account: account?.name,
      apiKey: apiKey ?? undefined,
      credits,
      errorCode,
    }
    if (defect) log.error({ ...line, err: defect }, 'request')
    else log.info(line, 'request')
  }
}

function sendError(ctx: Context, error: ServiceError): void {
  ctx.state.errorCode = error.code
  for (const header of ['ETag', 'Content-Disposition', 'Location']) ctx.remove(header)
  ctx.set({ 'Cache-Control': 'no-store', ...error.headers })
  sendJson(ctx, error.status, errorBody(error, ctx.state.requestId))
}
