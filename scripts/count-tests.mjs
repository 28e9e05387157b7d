/** Closes a run: a skipped test is a failure here, and the last line counts. */
import { readFileSync } from 'node:fs'

const [file, status] = process.argv.slice(2)
const { numPassedTests, numFailedTests, numPendingTests = 0, numTodoTests = 0, testResults } = JSON.parse(readFileSync(file, 'utf8'))
const skipped = numPendingTests + numTodoTests
for (const { name, assertionResults } of testResults) {
  for (const { fullName, status } of assertionResults) {
    if (status !== 'passed') console.log(`${status}: ${name.split('/packages/').at(-1)}: ${fullName}`)
  }
}
const unread = Number(status) !== 0 && numFailedTests + skipped === 0 ? 1 : 0
const failed = numFailedTests + skipped + unread
console.log(`${numPassedTests} passed, ${failed} failed`)
process.exitCode = failed > 0 || Number(status) !== 0 ? 1 : 0
