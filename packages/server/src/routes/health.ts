import { type ApiRouter, sendJson } from '../http/context.ts'
import type { Services } from '../services.ts'

export function healthRoutes(router: ApiRouter, { storage, lifecycle, metrics, showMetrics }: Services): void {
  /** The process runs. */
  router.get('/healthz', ctx => sendJson(ctx, 200, { status: 'ok' }))

  /** Requests may be sent here: the database takes what is written, and the server is not stopping. */
  router.get('/readyz', async ctx => {
    const status = lifecycle.phase === 'serving' ? await storage.readiness() : 'stopping'
    sendJson(ctx, status === 'ok' ? 200 : 503, { status })
  })

  if (!showMetrics) return
  router.get('/metrics', async ctx => {
    ctx.set('Content-Type', metrics.registry.contentType)
    ctx.body = await metrics.registry.metrics()
  })
}
