import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

test('a reader that closes the pipe early is no failure', async () => {
  const line = `{ npx tsx ${main} catalog --all --json; echo "code $?" >&2; } | head -c 1`
  const { stdout, stderr } = await promisify(execFile)('bash', ['-c', line])
  expect(stdout).toBe('[')
  expect(stderr).toContain('code 0')
  expect(stderr).not.toMatch(/EPIPE|Error/)
})
