import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const command = fileURLToPath(new URL('../bin/worksheet.js', import.meta.url))
const built = fileURLToPath(new URL('../dist/main.js', import.meta.url))

test.skipIf(!existsSync(built))('a reader that closes the pipe early is no failure', async () => {
  const line = `{ node ${command} catalog --all --json; echo "code $?" >&2; } | head -c 1`
  const { stdout, stderr } = await promisify(execFile)('bash', ['-c', line])
  expect(stdout).toBe('[')
  expect(stderr).toContain('code 0')
  expect(stderr).not.toMatch(/EPIPE|Error/)
})
