import type { Account } from '../accounts/accounts.ts'
import { parseKey } from '../accounts/key.ts'
import { ServiceError } from '../errors.ts'
import type { RateDecision, RateLimit } from '../rate-limit.ts'
import type { Services } from '../services.ts'
import type { Handler } from './context.ts'

type Needs = Pick<Services, 'storage' | 'keyUse' | 'rateLimit' | 'clock'>

/** Lets a request through that has a valid key of an active account and keeps to its rate. */
export function authenticate(services: Needs): Handler {
  return async (ctx, next) => {
    const account = await accountBehind(ctx.req.headers.authorization, services)
    ctx.state.account = account
    if (account.status === 'suspended') throw new ServiceError('account_suspended', 'The account is suspended.')
    const limit = {
      perMinute: account.ratePerMinute ?? services.rateLimit.perMinute,
      burst: account.rateBurst ?? services.rateLimit.burst,
    }
    const decision = await services.storage.limiter.take(account.name, limit, services.clock())
    ctx.set(rateHeaders(limit, decision))
    if (!decision.allowed) {
      const seconds = Math.max(1, Math.ceil(decision.retryAfter / 1000))
      const headers = { 'Retry-After': String(seconds) }
      throw new ServiceError('rate_limited', `Too many requests. Go on in ${seconds} s.`, { headers })
    }
    await next()
  }
}

async function accountBehind(header: string | undefined, { storage, keyUse, clock }: Needs): Promise<Account> {
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
  return account
}

const challenge = (value: string) => ({ headers: { 'WWW-Authenticate': value } })

function rateHeaders({ perMinute, burst }: RateLimit, { remaining, resetAfter }: RateDecision) {
  return {
    'RateLimit-Policy': `"default";q=${perMinute};w=60, "burst";q=${burst};w=${Math.ceil((burst * 60) / perMinute)}`,
    RateLimit: `"burst";r=${remaining};t=${Math.ceil(resetAfter / 1000)}`,
  }
}
