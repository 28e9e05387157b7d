import Router from '@koa/router'
import Koa from 'koa'
import { ServiceError } from './errors.ts'
import { authenticate } from './http/authenticate.ts'
import { compress } from './http/compress.ts'
import type { Context, Handler, State } from './http/context.ts'
import { respond } from './http/respond.ts'
import { accountRoutes } from './routes/account.ts'
import { answerRoutes } from './routes/answers.ts'
import { catalogRoutes } from './routes/catalog.ts'
import { documentationRoutes } from './routes/documentation.ts'
import { embedPageRoutes } from './routes/embed-pages.ts'
import { embedRoutes } from './routes/embeds.ts'
import { healthRoutes } from './routes/health.ts'
import { makerRoutes } from './routes/maker.ts'
import { worksheetRoutes } from './routes/worksheets.ts'
import type { Services } from './services.ts'

const API = '/api/public/v1'

/** The service without a port: everything it needs is given to it. */
export function createApp(services: Services): Koa<State> {
  const router = new Router<State>({ sensitive: true, strict: true })
  for (const routes of [
    accountRoutes,
    answerRoutes,
    catalogRoutes,
    worksheetRoutes,
    embedRoutes,
    embedPageRoutes,
    documentationRoutes,
    healthRoutes,
    makerRoutes,
  ]) {
    routes(router, services)
  }

  /** The pattern of a path, also of a request that is refused before it gets there. */
  const routeOf = ({ method, path, _matchedRoute: matched }: Context) => {
    if (typeof matched === 'string') return matched
    const { path: ofPath, pathAndMethod } = router.match(path, method)
    return String((pathAndMethod[0] ?? ofPath[0])?.path ?? 'none')
  }

  const app = new Koa<State>()
  app.use(respond(services, routeOf))
  app.use(compress())
  app.use(under(API, authenticate(services)))
  app.use(router.routes())
  app.use(unmatched)
  // What still goes wrong does so while an answer is on its way: the caller is gone.
  app.on('error', error => services.log.warn({ err: error }, 'response'))
  return app
}

/** A key comes first under the whole prefix, also where there is nothing to find. */
const under =
  (prefix: string, handler: Handler): Handler =>
  (ctx, next) =>
    ctx.path === prefix || ctx.path.startsWith(`${prefix}/`) ? handler(ctx, next) : next()

const unmatched: Handler = ctx => {
  const methods = [...new Set((ctx.matched as { methods: string[] }[] | undefined)?.flatMap(({ methods }) => methods))]
  if (methods.length === 0) throw new ServiceError('not_found', 'There is nothing under this path.')
  const headers = { Allow: methods.join(', ') }
  throw new ServiceError('method_not_allowed', `This path takes ${methods.join(', ')}.`, { headers })
}
