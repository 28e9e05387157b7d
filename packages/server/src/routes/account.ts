import { creditsOf } from '../accounts/accounts.ts'
import { DAY_MS } from '../accounts/usage.ts'
import { ServiceError } from '../errors.ts'
import { limitOf } from '../http/authenticate.ts'
import { type ApiRouter, accountOf, type Context, sendJson } from '../http/context.ts'
import { unknownParameters } from '../http/parameters.ts'
import { monthOf } from '../ledger/operation.ts'
import type { Services } from '../services.ts'

const MOST_DAYS = 366

/** An addition beside the interface: what an account has, and what it used. Free. */
export function accountRoutes(router: ApiRouter, services: Services): void {
  const { storage, clock } = services
  router.get('/api/public/v1/account', async ctx => {
    unknownParameters(ctx, ['from', 'to'])
    const account = accountOf(ctx)
    const { name, title, plan, allowance } = account
    const now = clock()
    const { balance, held, available, allowanceLeft } = creditsOf(account, now)
    const { from, to } = rangeOf(ctx, now)
    const usage = await storage.usage.between(from, to + DAY_MS, name)
    sendJson(ctx, 200, {
      data: {
        account: name,
        title,
        plan,
        credits: { balance, held, available },
        allowance: plan === 'monthly' ? { monthly: allowance, left: allowanceLeft, renewsAt: nextMonth(now) } : null,
        rateLimit: limitOf(account, services),
        usage: {
          from: dayText(from),
          to: dayText(to),
          rows: usage.map(({ time, operation, apiKey, requests, problems }) => ({
            day: dayText(time),
            operation,
            key: apiKey,
            requests,
            problems,
          })),
        },
      },
    })
  })
}

const dayText = (time: number) => new Date(time).toISOString().slice(0, 10)

const monthStart = (month: number) => Date.UTC(Math.floor(month / 12), month % 12)
const nextMonth = (now: number) => new Date(monthStart(monthOf(now) + 1)).toISOString()

/** Whole days, in UTC, the last one included. Without parameters, those of this month. */
function rangeOf(ctx: Context, now: number): { readonly from: number; readonly to: number } {
  const today = now - (now % DAY_MS)
  const to = dayIn(ctx, 'to') ?? today
  const from = dayIn(ctx, 'from') ?? Math.min(to, monthStart(monthOf(to)))
  if (from > to || to - from >= MOST_DAYS * DAY_MS)
    throw refused('from', `The range runs from ${dayText(from)} to ${dayText(to)}; it takes 1 to ${MOST_DAYS} days.`)
  return { from, to }
}

function dayIn(ctx: Context, name: 'from' | 'to'): number | null {
  const [text] = [ctx.query[name] ?? []].flat()
  if (text === undefined) return null
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  // A day that no month has is read as another by some.
  if (Number.isNaN(time) || dayText(time) !== text) throw refused(name, `${name} takes a day such as 2026-01-31.`)
  return time
}

const refused = (path: string, message: string) =>
  new ServiceError('invalid_request', message, { details: [{ path, code: 'invalid_request', message }] })
