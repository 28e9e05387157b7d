/**
 * Breaks the core on purpose, one error at a time, and says whether a test notices: npm run mutants [words of the error]
 * Works on the files in place and puts each back, so that it wants a checkout of its own.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { blindLaws, LAWS, type Mutant, mutants } from './planted-errors.ts'

const [words = ''] = process.argv.slice(2)
const tried = [...mutants, ...blindLaws()].filter(({ error }) => error.includes(words))

const isNoticed = ({ tests, topic }: Mutant) =>
  tests.some(test => {
    const { status } = spawnSync('npx', ['vitest', 'run', test, ...(topic && test === LAWS ? ['-t', topic] : [])], {
      env: { ...process.env, LAW_SEEDS: '25' },
    })
    return status !== 0
  })

let survivors = 0
for (const mutant of tried) {
  const path = `packages/core/src/${mutant.file}`
  const source = readFileSync(path, 'utf8')
  if (source.split(mutant.from).length !== 2) throw new Error(`${path} does not hold once: ${mutant.from}`)
  writeFileSync(
    path,
    source.replace(mutant.from, () => mutant.to),
  )
  try {
    const caught = isNoticed(mutant)
    if (!caught) survivors++
    console.log(`${caught ? 'caught  ' : 'SURVIVED'}  ${mutant.error}`)
  } finally {
    writeFileSync(path, source)
  }
}
console.log(`${tried.length - survivors} of ${tried.length} caught`)
process.exitCode = survivors > 0 ? 1 : 0
