#!/usr/bin/env node
import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { CommandError } from './admin/command.ts'
import { proofOf } from './admin/proof.ts'
import { describeCommands, parseCommand, runCommand } from './admin/run.ts'
import { type Config, ConfigError, describeConfig, readConfig } from './config.ts'
import { GroupCommit } from './ledger/group-commit.ts'
import { openStorage } from './storage/storage.ts'
import { VERSION } from './version.ts'

/** The only file that reads the environment and the command line. */
async function main([first = '--help', ...rest]: readonly string[]): Promise<void> {
  if (first === '--help' || first === '-h' || first === 'help' || rest.includes('--help')) return print(help())
  if (first === '--version') return print(VERSION)
  const config = readConfig(process.env)
  if (first === 'serve') {
    if (rest.length > 0)
      throw new CommandError(
        `serve takes no options; settings are environment variables. To see all: worksheet-server --help`,
      )
    return startServer(config)
  }
  await runAdminCommand([first, ...rest], config)
}

async function startServer(config: Config): Promise<void> {
  const [{ serve }, { library }] = await Promise.all([import('./serve.ts'), import('./rendering/library.ts')])
  const createWorker = () => new Worker(new URL('./worker.js', import.meta.url))
  const running = await serve({ config, library, createWorker, print: text => process.stdout.write(text) })
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
      storage,
      ledger,
      now: Date.now(),
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
${describeCommands()}

  --json on a command prints its answer for a machine.

Environment:
${describeConfig()}`

const print = (text: string) => void process.stdout.write(`${text}\n`)

function fail(error: unknown): void {
  const expected = error instanceof ConfigError || error instanceof CommandError
  process.stderr.write(`${expected ? (error as Error).message : (error as Error).stack}\n`)
  process.exit(expected ? 2 : 1)
}

main(process.argv.slice(2)).catch(fail)
