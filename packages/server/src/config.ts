import * as z from 'zod'

const integer = (low: number, high: number) => {
  const error = `must be a whole number from ${low} to ${high}`
  return z.string().regex(/^\d+$/, error).transform(Number).pipe(z.int(error).min(low, error).max(high, error))
}

/** Each setting with what `--help` says about it. */
const settings = {
  PORT: integer(0, 65535).default(3000).describe('Port of the service.'),
  HOST: z.string().min(1).default('::').describe('Address to listen on. 127.0.0.1 keeps the service to this machine.'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .regex(/^[^?#]*$/, 'must end with its path, because paths are added to it')
    .transform(url => url.replace(/\/+$/, ''))
    .optional()
    .describe('Address under which the public reaches the service; embeds link to it. Default: http://localhost:PORT.'),
  DATA_DIR: z.string().min(1).default('./data').describe('Folder of the SQLite file. Not used with DATABASE_URL.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional()
    .describe('PostgreSQL database for everything, so that any number of replicas serve together.'),
  RATE_LIMIT_PER_MINUTE: integer(1, 1_000_000)
    .default(3000)
    .describe('Requests a minute of an account that has no limit of its own.'),
  RATE_LIMIT_BURST: integer(1, 1_000_000)
    .default(300)
    .describe('Requests at once of an account that has no limit of its own.'),
  METRICS_PORT: z
    .union([z.literal('main'), integer(0, 65535)], { error: 'must be a whole number from 0 to 65535, or main' })
    .default(9464)
    .describe(
      'Port of its own for /metrics, which the public need not reach. main puts it on the port of the service.',
    ),
  DEMO_ACCOUNT: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('false')
    .transform(text => text === 'true')
    .describe('Whether an empty database gets an account to try the service with, whose key is printed.'),
  MAKER: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('true')
    .transform(text => text === 'true')
    .describe('Whether / is the worksheet maker, a page that runs in the browser; otherwise it leads to /docs.'),
  RENDER_WORKERS: integer(1, 64)
    .optional()
    .describe('Threads that render PDFs and large outputs. Default: one less than the processors.'),
  RENDER_QUEUE: integer(1, 10_000)
    .default(64)
    .describe('Outputs that may wait for a thread before the service answers 503.'),
  RENDER_TIMEOUT_MS: integer(100, 600_000).default(20_000).describe('Longest time for one output, its wait included.'),
  SHUTDOWN_DELAY_MS: integer(0, 60_000)
    .default(500)
    .describe('After SIGTERM: time in which load balancers notice before the port closes.'),
  SHUTDOWN_TIMEOUT_MS: integer(0, 600_000)
    .default(25_000)
    .describe('After SIGTERM: time for running requests to finish.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('Least level of the log lines.'),
} as const

const schema = z.object(settings)

export type Config = Readonly<z.infer<typeof schema>>

/** Something that whoever starts the service can put right. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** What a developer wants of it: an account at once, and everything on one port. */
export const DEVELOPMENT = { DEMO_ACCOUNT: 'true', METRICS_PORT: 'main' } as const

/** Reads the environment, or says which variable is wrong and why. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => {
      const name = String(path[0])
      // A database address may hold a password, so its value is not repeated.
      const value = name === 'DATABASE_URL' ? '' : ` (it is ${JSON.stringify(environment[name])})`
      return `  ${name}: ${message}${value}`
    })
    throw new ConfigError(`The configuration is not valid:\n${lines.join('\n')}`)
  }
  return result.data
}

export function describeConfig(): string {
  const width = Math.max(...Object.keys(settings).map(name => name.length)) + 2
  return Object.entries(settings)
    .map(([name, setting]) => {
      const { defaultValue } = setting.def as { defaultValue?: unknown }
      const suffix = defaultValue === undefined ? '' : ` Default: ${String(defaultValue)}.`
      return `  ${name.padEnd(width)}${setting.description ?? ''}${suffix}`
    })
    .join('\n')
}
