/** Closes a run: a skipped test is a failure here, as is a step that failed by no test, and the last line counts. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const [folder, ...failedSteps] = process.argv.slice(2)
let [passed, failed] = [0, 0]
const explained = new Set()
for (const file of readdirSync(folder)) {
  const { numPassedTests, testResults } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const others = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = name.split('/packages/').at(-1)
    const tests = assertionResults.filter(({ status }) => status !== 'passed')
    // A file that cannot be read has no tests.
    if (tests.length === 0) return status === 'failed' ? [`failed: ${file}`] : []
    return tests.map(({ fullName, status }) => `${status}: ${file}: ${fullName}`)
  })
  for (const other of others) console.log(other)
  passed += numPassedTests
  failed += others.length
  if (others.length > 0) explained.add(file.replace('.json', ''))
}
for (const step of failedSteps.filter(step => !explained.has(step))) {
  console.log(`failed: ${step}`)
  failed++
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
