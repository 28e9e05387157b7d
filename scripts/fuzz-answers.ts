/**
 * Judges strings of every kind, up to 2,000 characters long, as answers of every type: npm run fuzz-answers [how many] [seed].
 * Fails on the first that throws, and on those that take too long each time they are judged. Without a number it judges 100,000,
 * in about four minutes; a million is ten of these, each with a seed of its own.
 */
import fc from 'fast-check'
import { checkAnswer } from '../packages/core/src/answer/check-answer.ts'
import { problems, typedTexts } from '../packages/core/test/typed-texts.ts'

const [count = 100_000, seed = Date.now()] = process.argv.slice(2).map(Number)
const LONGEST_MS = 20
const WARM_AFTER = 2000
const slowest = { ms: 0, text: '', value: '' }
let judged = 0
let slow = 0

/** Time of the processor alone: others may be using the machine. */
function msOf(run: () => unknown): number {
  const start = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

fc.assert(
  fc.property(fc.constantFrom(...problems), typedTexts, (problem, text) => {
    const judge = () => checkAnswer(problem, text)
    const first = msOf(judge)
    if (judged++ < WARM_AFTER || first <= LONGEST_MS) return
    // A collection of garbage or a first compilation is no work of this text.
    const ms = Math.min(first, ...[1, 2, 3].map(() => msOf(judge)))
    if (ms > LONGEST_MS) slow++
    if (ms > slowest.ms) Object.assign(slowest, { ms, text, value: JSON.stringify(problem.answer.value) })
  }),
  { numRuns: count, seed },
)
console.log(`${judged} strings judged with the seed ${seed}. ${slow} took more than ${LONGEST_MS} ms.`)
if (slow > 0) console.log(`The slowest took ${slowest.ms.toFixed(1)} ms: ${slowest.text} for ${slowest.value}`)
process.exitCode = slow > 0 ? 1 : 0
