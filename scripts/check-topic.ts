/** Runs the laws on the named topics, and tells how fast they are drawn: npm run check-topic long-division-one-digit-divisor */

import { drawer, problemOf } from '../packages/core/src/draw.ts'
import { brokenLaws, THOROUGH } from '../packages/core/src/laws/index.ts'
import { childOf, keyOf } from '../packages/core/src/random.ts'
import { topicNamed } from './topic-named.ts'

const seeds = Number(process.env.LAW_SEEDS ?? THOROUGH)
/** Time of this process alone, whatever else the machine is doing. */
const cpuMilliseconds = () => process.cpuUsage().user / 1000

let broken = 0
for (const id of process.argv.slice(2)) {
  const topic = await topicNamed(id)
  const found = brokenLaws(topic, seeds)
  broken += found.length
  for (const { law, place, why } of found) {
    const breach = `${place}: ${law}: ${why}`
    console.log(`✗ ${breach.length > 700 ? `${breach.slice(0, 700)}…` : breach}`)
  }
  let drawn = 0
  const start = cpuMilliseconds()
  while (cpuMilliseconds() - start < 300) {
    for (const difficulty of topic.difficulties) {
      const key = keyOf(drawn, id, difficulty)
      const draw = drawer(topic, difficulty, key)
      for (let index = 0; index < 30; index++, drawn++)
        problemOf(topic, draw(index), childOf(key, index), 'en', index + 1, false)
    }
  }
  const perSecond = Math.round((drawn / (cpuMilliseconds() - start)) * 1000)
  console.log(
    `${found.length === 0 ? '✓' : '✗'} ${id}: ${found.length} breaches, about ${perSecond.toLocaleString('en')} problems a second`,
  )
}
process.exitCode = broken > 0 ? 1 : 0
