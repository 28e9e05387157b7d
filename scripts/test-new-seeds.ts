/** Runs the tests in full on cases that were never drawn before: npm run test:new-seeds. A PROPERTY_SEED repeats a run. */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

const seed = process.env.PROPERTY_SEED || String(randomInt(2, 1_000_000))
const again = `PROPERTY_SEED=${seed} npm run test:new-seeds`
console.log(`To repeat this run: ${again}`)
const { status } = spawnSync('npx', ['vitest', 'run', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, PROPERTY_SEED: seed, TEST_IN_FULL: '1' },
})
if (status !== 0) console.log(`To repeat this run: ${again}`)
process.exitCode = status ?? 1
