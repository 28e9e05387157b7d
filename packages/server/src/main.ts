#!/usr/bin/env node
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { CommandError } from './admin/command.ts'
import { proofOf } from './admin/proof.ts'
import { describeCommands, parseCommand, runCommand } from './admin/run.ts'
import { type Config, ConfigError, DEVELOPMENT, describeConfig, readConfig } from './config.ts'
import { isUnavailable, toldInside } from './errors.ts'
import { GroupCommit } from './ledger/group-commit.ts'
import { openStorage } from './storage/storage.ts'
import { VERSION } from './version.ts'

/** The only file that reads the environment and the command line. */
async function main([first = '--help', ...rest]: readonly string[]): Promise<void> {
  if (first === '--help' || first === '-h' || first === 'help' || rest.includes('--help')) return print(help())
  if (first === '--version') return print(VERSION)
  const isDemo = first === 'serve' && rest.length === 1 && rest[0] === '--demo'
  const config = readConfig(isDemo ? { ...DEVELOPMENT, ...process.env } : process.env)
  if (first === 'serve') {
    if (rest.length > 0 && !isDemo)
      throw new CommandError(
        `serve takes no option but --demo; settings are environment variables. To see all: worksheet-server --help`,
      )
    return startServer(config)
  }
  await runAdminCommand([first, ...rest], config)
}

async function startServer(config: Config): Promise<void> {
  const [{ serve }, { library }] = await Promise.all([import('./serve.ts'), import('./rendering/library.ts')])
  const createWorker = () => new Worker(new URL('./worker.js', import.meta.url))
  const makerFolder = fileURLToPath(new URL('./maker', import.meta.url))
  const running = await serve({ config, library, createWorker, makerFolder, print: text => process.stdout.write(text) })
  const stop = () => void running.stop().then(() => process.exit(0), fail)
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

async function runAdminCommand(words: readonly string[], config: Config): Promise<void> {
  const asked = parseCommand(words)
  const storage = await openStorage(config)
  try {
    const ledger = new GroupCommit(storage.ledger)
    const { output, exitCode } = await runCommand(asked, {
      database: config,
      storage,
      ledger,
      now: storage.clock.now(),
      progress: progressOn(process.stderr),
      readFile,
      // The renderers take a while to load, and most commands do without them.
      proof: async branding => proofOf((await import('./rendering/library.ts')).library, branding),
    })
    print(output)
    process.exitCode = exitCode
  } finally {
    await storage.sql.close()
  }
}

const help = () => `worksheet-server ${VERSION}: math practice problems as a metered service

Usage: worksheet-server <command> [options]

Commands:
  serve  Run the service.
      --demo  With an account to try it with, and /metrics on the same port.
${describeCommands()}

  --json on a command prints its answer for a machine.

Environment:
${describeConfig()}`

/** What is soon done tells nothing. */
const QUIET_MS = 1000

function progressOn(stream: NodeJS.WriteStream): (text: string) => void {
  let told = performance.now()
  return text => {
    if (performance.now() - told < QUIET_MS) return
    told = performance.now()
    stream.write(`${text}\n`)
  }
}

const print = (text: string) => void process.stdout.write(`${text}\n`)

const isExpected = (error: unknown) => error instanceof ConfigError || error instanceof CommandError

/** What a setting did wrong says it all. */
const messageOf = (error: unknown) => (error instanceof ConfigError ? error.message : toldInside(error))

/** The exit code 1 is left to a check that found something wrong. */
function fail(error: unknown): void {
  process.stderr.write(`${isExpected(error) || isUnavailable(error) ? messageOf(error) : (error as Error).stack}\n`)
  process.exit(isExpected(error) ? 2 : 3)
}

main(process.argv.slice(2)).catch(fail)
