import type Router from '@koa/router'
import type { Middleware, ParameterizedContext } from 'koa'
import type { Account } from '../accounts/accounts.ts'
import type { ErrorCode } from '../errors.ts'

/** What the middleware learn of a request, for those behind them and for the log line. */
export interface State {
  requestId: string
  account: Account | undefined
  /** The part of the key that is no secret. */
  apiKey: string | null
  credits: number
  errorCode: ErrorCode | undefined
}

export type Context = ParameterizedContext<State>
export type Handler = Middleware<State>
export type ApiRouter = Router<State>

/** The account whose key the request carried. Paths without a key have no business asking. */
export function accountOf({ state }: Context): Account {
  if (!state.account) throw new Error('This path was reached without a key')
  return state.account
}

export function sendJson(ctx: Context, status: number, body: unknown): void {
  ctx.status = status
  ctx.set('Content-Type', 'application/json')
  ctx.body = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
}
