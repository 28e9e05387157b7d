import { type Account, creditsOf } from '../accounts/accounts.ts'
import { parseKey } from '../accounts/key.ts'
import { ServiceError } from '../errors.ts'
import type { RateDecision, RateLimit } from '../rate-limit.ts'
import type { Services } from '../services.ts'
import type { Handler } from './context.ts'

type Needs = Pick<Services, 'storage' | 'keyUse' | 'rateLimit' | 'clock'>

/** Lets a request through that has a valid key of an active account and keeps to its rate. */
export function authenticate(services: Needs): Handler {
  return async (ctx, next) => {
    const { account, publicPart } = await accountBehind(ctx.req.headers.authorization, services)
    ctx.state.account = account
    ctx.state.apiKey = publicPart
    if (account.status === 'suspended') throw new ServiceError('account_suspended', 'The account is suspended.')
    if (account.closedAt !== null) throw new ServiceError('account_suspended', 'The account is closed.')
    const limit = limitOf(account, services)
    const decision = await services.storage.limiter.take(account.name, limit, services.clock())
    ctx.set(rateHeaders(limit, decision))
    ctx.set('X-Credits-Remaining', String(creditsOf(account, services.clock()).available))
    if (!decision.allowed) {
      const seconds = Math.max(1, Math.ceil(decision.retryAfter / 1000))
      const headers = { 'Retry-After': String(seconds) }
      throw new ServiceError('rate_limited', `Too many requests. Go on in ${seconds} s.`, { headers })
    }
    await next()
  }
}

export const limitOf = ({ ratePerMinute, rateBurst }: Account, { rateLimit }: Pick<Needs, 'rateLimit'>): RateLimit => ({
  perMinute: ratePerMinute ?? rateLimit.perMinute,
  burst: rateBurst ?? rateLimit.burst,
})

/** No request that asks for something is longer. */
const USUAL_BYTES = 32 * 1024

/** A long body is work, also where it is refused: it counts as one more request for each so many bytes. */
export async function chargeForSize(services: Needs, account: Account, bytes: number): Promise<void> {
  const more = Math.floor(bytes / USUAL_BYTES)
  if (more > 0) await services.storage.limiter.owe(account.name, limitOf(account, services), more, services.clock())
}

async function accountBehind(header: string | undefined, { storage, keyUse, clock }: Needs) {
  const [, text] = /^Bearer +(\S+) *$/i.exec(header ?? '') ?? []
  if (text === undefined) {
    throw new ServiceError(
      'missing_api_key',
      'Send your key in the header Authorization: Bearer <key>.',
      challenge('Bearer'),
    )
  }
  const key = parseKey(text)
  const account = key && (await storage.keys.authenticate(key, clock()))
  if (!account) {
    throw new ServiceError('invalid_api_key', 'The API key is not valid.', challenge('Bearer error="invalid_token"'))
  }
  keyUse.mark(key.publicPart, clock())
  return { account, publicPart: key.publicPart }
}

const challenge = (value: string) => ({ headers: { 'WWW-Authenticate': value } })

function rateHeaders({ perMinute, burst }: RateLimit, { remaining, resetAfter }: RateDecision) {
  return {
    'RateLimit-Policy': `"default";q=${perMinute};w=60, "burst";q=${burst};w=${Math.ceil((burst * 60) / perMinute)}`,
    RateLimit: `"burst";r=${remaining};t=${Math.ceil(resetAfter / 1000)}`,
  }
}
