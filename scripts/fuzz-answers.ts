/** Judges a million strings, in about half an hour: npm run fuzz-answers [how many]. Fails on the first that throws, and tells what took longest. */
import fc from 'fast-check'
import { checkAnswer } from '../packages/core/src/answer/check-answer.ts'
import { problems, typedTexts } from '../packages/core/test/typed-texts.ts'

const count = Number(process.argv[2] ?? 1_000_000)
const slowest = { ms: 0, text: '', value: '' }

fc.assert(
  fc.property(fc.constantFrom(...problems), typedTexts, (problem, text) => {
    const start = performance.now()
    checkAnswer(problem, text)
    const ms = performance.now() - start
    if (ms > slowest.ms) Object.assign(slowest, { ms, text, value: JSON.stringify(problem.answer.value) })
  }),
  { numRuns: count },
)
console.log(
  `${count} strings judged. The slowest took ${slowest.ms.toFixed(1)} ms: ${slowest.text} for ${slowest.value}`,
)
