import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { logOutput } from '../../src/log-output.ts'
import { until } from '../support/until.ts'

describe('the log', () => {
  it('is written to the last line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'worksheet-log-'))
    const file = join(folder, 'log')
    const output = logOutput(openSync(file, 'w'))
    const log = pino({}, output)
    log.info('first')
    await until(() => readFileSync(file, 'utf8') !== '')
    log.info('last')
    await output.end()
    expect(readFileSync(file, 'utf8')).toMatch(/first[\s\S]*last/)
    rmSync(folder, { recursive: true })
  })

  it.skipIf(!existsSync('/dev/full'))('neither breaks nor holds up the service where the disk is full', async () => {
    const output = logOutput(openSync('/dev/full', 'w'))
    const log = pino({}, output)
    for (let i = 0; i < 20; i++) {
      log.info('a line')
      await sleep(10)
    }
    await output.end()
  })
})
