import { ServiceError } from '../errors.ts'
import type { ApiRouter, Handler } from '../http/context.ts'
import { answerUnchanged } from '../http/entity-tag.ts'
import { ASSETS, MAKER_POLICY } from '../maker.ts'
import type { Services } from '../services.ts'

/** The worksheet maker at the root. It runs in the browser alone; all that is done here is to hand out its files. */
export function makerRoutes(router: ApiRouter, { maker, publicUrl }: Pick<Services, 'maker' | 'publicUrl'>): void {
  if (maker === null) {
    // The public may reach the service under a path of its own, and by more than one name of the host.
    const publicPath = new URL(publicUrl).pathname.replace(/\/$/, '')
    router.get('/', ctx => ctx.redirect(`${publicPath}/docs`))
    return
  }
  const send: Handler = ctx => {
    const file = maker.get(ctx.path)
    if (!file) throw new ServiceError('not_found', 'There is nothing under this path.')
    ctx.set({
      'Content-Security-Policy': MAKER_POLICY,
      'Cache-Control': file.cacheControl,
      ETag: file.etag,
    })
    if (answerUnchanged(ctx, file.etag)) return
    ctx.status = 200
    ctx.set('Content-Type', file.type)
    ctx.body = file.content
  }
  // One name of a route for them all, so that they are counted together.
  router.get(`${ASSETS}:file`, send)
  for (const path of maker.keys()) if (!path.startsWith(ASSETS)) router.get(path, send)
}
