import { createHash } from 'node:crypto'
import { ServiceError } from '../errors.ts'
import { chargeForSize } from '../http/authenticate.ts'
import { readBody } from '../http/body.ts'
import { accountOf, type Context } from '../http/context.ts'
import { canonicalJson, parseJson } from '../http/json.ts'
import { warningsHeader } from '../http/warnings.ts'
import { type Delivery, payFor } from '../paid.ts'
import { problemsOf } from '../rendering/engine.ts'
import type { Job, Product } from '../rendering/job.ts'
import { type BodyName, LIMITS, type Parsed, parseBody } from '../request.ts'
import type { Services } from '../services.ts'

/** What one of the paid operations does differently from the others. */
export interface Operation<Name extends BodyName> {
  readonly name: Name
  job(parsed: Parsed<Name>, context: { readonly account: string }): Promise<Job> | Job
  /** How often each problem is made, with other numbers. */
  copies(parsed: Parsed<Name>): number
  deliver(product: Product, parsed: Parsed<Name>): Delivery
}

/** Serves a paid operation: checks in their fixed order, then the work, paid for. */
export async function generate<Name extends BodyName>(
  ctx: Context,
  services: Services,
  operation: Operation<Name>,
): Promise<void> {
  const { engine, till, metrics } = services
  const account = accountOf(ctx)
  const bytes = await readBody(ctx.req)
  await chargeForSize(services, account, bytes.length)
  const value = parseJson(bytes)
  const parsed = parseBody(operation.name, value)
  engine.check(parsed.request)
  const amount = problemsIn(parsed.request, operation.copies(parsed))
  const retry = retryOf(ctx.req.headers['idempotency-key'], operation.name, value)

  const { requestId, apiKey } = ctx.state
  const order = { account, amount, note: `${operation.name} ${requestId}`, operation: operation.name, apiKey, retry }
  const { delivery, replayed, charged, remaining } = await payFor(till, order, async () => {
    const job = await operation.job(parsed, { account: account.name })
    const product = await engine.produce(job, account.name)
    const delivery = operation.deliver(product, parsed)
    return { ...delivery, headers: { ...delivery.headers, ...commonHeaders(parsed) } }
  })

  if (!replayed) {
    metrics.problems.inc({ operation: operation.name }, amount)
    metrics.credits.inc({ movement: 'charged' }, charged)
  }
  ctx.state.credits = charged
  ctx.status = delivery.status
  ctx.set({ ...delivery.headers, 'X-Credits-Charged': String(charged), 'X-Credits-Remaining': String(remaining) })
  if (replayed) ctx.set('Idempotency-Replayed', 'true')
  ctx.body = typeof delivery.body === 'string' ? delivery.body : Buffer.from(delivery.body)
}

/** All that are made count, also against what a request may ask for. */
function problemsIn(request: Job['request'], copies: number): number {
  const problems = problemsOf(request)
  const all = problems * copies
  if (all <= LIMITS.problems) return all
  const message = `${copies} versions of ${problems} problems are ${all}; a request may ask for ${LIMITS.problems}.`
  const details = [{ path: 'layout.versions', code: 'too_many_problems', message }]
  throw new ServiceError('too_many_problems', message, { details })
}

function commonHeaders({ request, warnings }: Parsed<BodyName>): Record<string, string> {
  return {
    'X-Worksheet-Seed': String(request.seed),
    ...(warnings.length > 0 && { 'X-Worksheet-Warnings': warningsHeader(warnings) }),
  }
}

const VISIBLE_ASCII = /^[!-~]{1,255}$/

function retryOf(header: string | string[] | undefined, operation: string, value: unknown) {
  if (header === undefined) return null
  if (typeof header !== 'string' || !VISIBLE_ASCII.test(header)) {
    const message = 'The header Idempotency-Key takes 1 to 255 visible ASCII characters.'
    throw new ServiceError('invalid_request', message, {
      details: [{ path: 'Idempotency-Key', code: 'invalid_format', message }],
    })
  }
  const fingerprint = createHash('sha256')
    .update(`${operation}\n${canonicalJson(value)}`)
    .digest('hex')
  return { key: header, fingerprint }
}
