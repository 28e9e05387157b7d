import { errorOf, WorksheetApiError } from './errors.ts'
import { fileNameOf } from './file-name.ts'
import type { components, operations } from './schema.ts'

type Schemas = components['schemas']
type Query<Name extends keyof operations> = operations[Name] extends { parameters: { query?: infer Q } }
  ? NonNullable<Q>
  : never

export interface ClientOptions {
  /** Where the service is, such as `https://worksheets.example.org`, or a path of your own backend that leads to it. */
  readonly baseUrl: string
  /** Belongs on a server. A page leaves it out and asks a backend of its own, which adds it. */
  readonly apiKey?: string
  /** How often a call is tried again that could not be answered just then. 3 unless given. */
  readonly retries?: number
  /** How long one attempt may take, in milliseconds. 60,000 unless given. */
  readonly timeoutMs?: number
  readonly fetch?: typeof fetch
}

export interface CallOptions {
  /** Under one key a worksheet is made and charged once, however often it is asked for. A new one for each call unless given. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

/** An answer, and what its headers say. */
export interface Outcome<Data> {
  readonly data: Data
  readonly requestId: string | null
  readonly warnings: readonly string[]
  /** Null where the call is free. */
  readonly creditsCharged: number | null
  readonly creditsRemaining: number | null
  readonly seed: number | null
  /** An earlier answer under the same key, sent again for nothing. */
  readonly isReplay: boolean
}

export interface PdfFile {
  readonly bytes: Uint8Array
  readonly fileName: string
}

export interface WorksheetClient {
  catalog(query?: Query<'getCatalog'>, options?: CallOptions): Promise<Outcome<Schemas['Catalog']>>
  account(query?: Query<'getAccount'>, options?: CallOptions): Promise<Outcome<Schemas['AccountAnswer']['data']>>
  json(
    body: Schemas['JsonWorksheetRequest'],
    options?: CallOptions,
  ): Promise<Outcome<Schemas['WorksheetAnswer']['data']>>
  pdf(body: Schemas['PdfWorksheetRequest'], options?: CallOptions): Promise<Outcome<PdfFile>>
  latex(body: Schemas['LatexWorksheetRequest'], options?: CallOptions): Promise<Outcome<string>>
  embed(body: Schemas['EmbedRequest'], options?: CallOptions): Promise<Outcome<Schemas['EmbedAnswer']['data']>>
  checkAnswers(
    body: Schemas['CheckAnswersRequest'],
    options?: CallOptions,
  ): Promise<Outcome<Schemas['VerdictsAnswer']['data']['answers']>>
}

/** What another attempt may answer, the next moment or on another server. */
const WORTH_ANOTHER: ReadonlySet<number> = new Set([408, 429, 502, 503, 504])

const LONGEST_WAIT_MS = 30_000

interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: unknown
  /** Sent again under the same key, it is charged once. */
  readonly key?: string
  readonly options: CallOptions
}

export function createClient({
  baseUrl,
  apiKey,
  retries = 3,
  timeoutMs = 60_000,
  fetch: send = fetch,
}: ClientOptions): WorksheetClient {
  const root = `${baseUrl.replace(/\/+$/, '')}/api/public/v1`

  async function attempt({ method, path, body, key, options: { signal } }: Call): Promise<Response> {
    const late = AbortSignal.timeout(timeoutMs)
    try {
      return await send(root + path, {
        method,
        headers: {
          ...(apiKey !== undefined && { Authorization: `Bearer ${apiKey}` }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(key !== undefined && { 'Idempotency-Key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: signal ? AbortSignal.any([signal, late]) : late,
      })
    } catch (cause) {
      signal?.throwIfAborted()
      const message = late.aborted ? `The service did not answer in ${timeoutMs} ms.` : 'The service was not reached.'
      throw new WorksheetApiError({ code: 'network_error', message, status: null, requestId: null, cause })
    }
  }

  async function answered<Data>(call: Call, read: (response: Response) => Promise<Data>): Promise<Outcome<Data>> {
    for (let tries = 0; ; tries++) {
      let wait: number | null = null
      try {
        const response = await attempt(call)
        if (response.ok)
          return { data: await complete(read(response), call.options.signal), ...toldBy(response.headers) }
        wait = secondsToWait(response.headers)
        throw await errorOf(response)
      } catch (error) {
        if (!(error instanceof WorksheetApiError) || tries >= retries || !isWorthAnother(error)) throw error
      }
      await pause(wait ?? backOff(tries), call.options.signal)
    }
  }

  const get = <Data>(path: string, query: object, options: CallOptions, read: (body: never) => Data) =>
    answered({ method: 'GET', path: path + queryOf(query), options }, async response =>
      read((await response.json()) as never),
    )

  const post = <Body, Data>(path: string, body: unknown, options: CallOptions, read: (body: Body) => Data) =>
    answered({ method: 'POST', path, body, key: keyOf(options), options }, async response =>
      read((await response.json()) as Body),
    )

  return {
    catalog: (query = {}, options = {}) => get('/catalog', query, options, (body: Schemas['Catalog']) => body),
    account: (query = {}, options = {}) =>
      get('/account', query, options, ({ data }: Schemas['AccountAnswer']) => data),
    json: (body, options = {}) => post('/worksheets', body, options, ({ data }: Schemas['WorksheetAnswer']) => data),
    pdf: (body, options = {}) =>
      answered({ method: 'POST', path: '/worksheets/pdf', body, key: keyOf(options), options }, pdfOf),
    latex: (body, options = {}) =>
      post('/worksheets/latex', body, options, ({ data }: Schemas['LatexAnswer']) => data.latex),
    embed: (body, options = {}) => post('/embeds', body, options, ({ data }: Schemas['EmbedAnswer']) => data),
    checkAnswers: (body, options = {}) =>
      answered({ method: 'POST', path: '/answers/check', body, options }, async response => {
        const { data } = (await response.json()) as Schemas['VerdictsAnswer']
        return data.answers
      }),
  }
}

const keyOf = ({ idempotencyKey = crypto.randomUUID() }: CallOptions) => idempotencyKey

async function pdfOf(response: Response): Promise<PdfFile> {
  const { headers, status } = response
  // Whatever stands in between must not be saved as a PDF.
  if (!headers.get('content-type')?.startsWith('application/pdf'))
    throw new WorksheetApiError({
      code: 'unexpected_answer',
      message: 'The answer is no PDF.',
      status,
      requestId: headers.get('x-request-id'),
    })
  return {
    bytes: new Uint8Array(await response.arrayBuffer()),
    fileName: fileNameOf(headers.get('content-disposition') ?? ''),
  }
}

/** An answer that breaks off in the middle is as good as none: the next attempt gets it whole, for nothing. */
async function complete<Data>(reading: Promise<Data>, signal: AbortSignal | undefined): Promise<Data> {
  try {
    return await reading
  } catch (cause) {
    signal?.throwIfAborted()
    if (cause instanceof WorksheetApiError) throw cause
    const message = 'The answer broke off.'
    throw new WorksheetApiError({ code: 'network_error', message, status: null, requestId: null, cause })
  }
}

const isWorthAnother = ({ code, status }: WorksheetApiError) =>
  code === 'network_error' ||
  code === 'idempotency_in_progress' ||
  (status !== null && WORTH_ANOTHER.has(status) && code !== 'render_timeout')

function toldBy(headers: Headers): Omit<Outcome<unknown>, 'data'> {
  const number = (name: string) => (headers.has(name) ? Number(headers.get(name)) : null)
  return {
    requestId: headers.get('x-request-id'),
    warnings: JSON.parse(headers.get('x-worksheet-warnings') ?? '[]') as string[],
    creditsCharged: number('x-credits-charged'),
    creditsRemaining: number('x-credits-remaining'),
    seed: number('x-worksheet-seed'),
    isReplay: headers.get('idempotency-replayed') === 'true',
  }
}

function secondsToWait(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? Math.min(seconds * 1000, LONGEST_WAIT_MS) : null
}

/** Longer each time, and never the same for all, so that clients do not come back together. */
const backOff = (tries: number) => Math.min(200 * 2 ** tries, LONGEST_WAIT_MS) * (0.5 + Math.random() / 2)

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}

function queryOf(query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(Object.fromEntries(given.map(([name, value]) => [name, String(value)])))}`
}
