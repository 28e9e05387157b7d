import { parseAnswers } from '../answers.ts'
import { chargeForSize } from '../http/authenticate.ts'
import { readBody } from '../http/body.ts'
import { type ApiRouter, accountOf, sendJson } from '../http/context.ts'
import { parseJson } from '../http/json.ts'
import { warningsHeader } from '../http/warnings.ts'
import type { Services } from '../services.ts'

/** An addition beside the interface: judges what pupils wrote. Free; its work is done in a thread. */
export function answerRoutes(router: ApiRouter, services: Services): void {
  const { engine } = services
  router.post('/api/public/v1/answers/check', async ctx => {
    const account = accountOf(ctx)
    const bytes = await readBody(ctx.req)
    await chargeForSize(services, account, bytes.length)
    const { warnings, ...job } = parseAnswers(parseJson(bytes))
    if (job.request.entries.length > 0) engine.check(job.request)
    const verdicts = await engine.produce({ output: 'verdicts', ...job }, account.name)
    if (warnings.length > 0) ctx.set('X-Worksheet-Warnings', warningsHeader(warnings))
    sendJson(ctx, 200, typeof verdicts === 'string' ? verdicts : Buffer.from(verdicts))
  })
}
