import { type ApiRouter, sendJson } from '../http/context.ts'
import type { Services } from '../services.ts'

export function healthRoutes(router: ApiRouter, { storage, lifecycle, metrics, showMetrics }: Services): void {
  /** The process runs. */
  router.get('/healthz', ctx => sendJson(ctx, 200, { status: 'ok' }))

  /** Requests may be sent here: the database answers, and the server is not stopping. */
  router.get('/readyz', async ctx => {
    if (lifecycle.phase !== 'serving') return sendJson(ctx, 503, { status: 'stopping' })
    const reachable = await storage.sql.rows('SELECT 1').then(
      () => true,
      () => false,
    )
    sendJson(ctx, reachable ? 200 : 503, { status: reachable ? 'ok' : 'no database' })
  })

  if (!showMetrics) return
  router.get('/metrics', async ctx => {
    ctx.set('Content-Type', metrics.registry.contentType)
    ctx.body = await metrics.registry.metrics()
  })
}
