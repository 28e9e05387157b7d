/** One topic on the built package, in a process that draws nothing else. Prints problems a second. */
import { generateWorksheet } from '@worksheet/core'

const COUNT = 30
/** The compiler needs this long to know what runs often. */
const WARM_UP_MS = 1000
const ROUND_MS = 100
const ROUNDS = 4

const [grade, topic, ...difficulties] = process.argv.slice(2)
const entries = difficulties.map(difficulty => ({ id: difficulty, grade, topic, difficulty, count: COUNT }))

function rate(milliseconds, seed) {
  let problems = 0
  const start = performance.now()
  while (performance.now() - start < milliseconds) problems += generateWorksheet({ entries, seed: seed++ }).problemCount
  return (problems / (performance.now() - start)) * 1000
}

rate(WARM_UP_MS, 0)
// The best round counts: other work on the machine only ever slows one down.
console.log(Math.max(...Array.from({ length: ROUNDS }, (_, round) => rate(ROUND_MS, (round + 1) * 1e5))))
