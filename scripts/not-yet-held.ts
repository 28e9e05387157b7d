/**
 * Writes which laws each topic does not hold yet: tsx scripts/not-yet-held.ts
 * With the names of topics it looks at those alone, and with the names of laws at those alone: it keeps the rest of what is written.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { breachesOf } from '../packages/core/src/laws/breaches.ts'
import { LAWS, type LawName, THOROUGH } from '../packages/core/src/laws/index.ts'
import type { Laws } from '../packages/core/src/laws/law.ts'
import { writtenTopics } from '../packages/core/test/implemented-topics.ts'
import { NOT_YET_HELD } from '../packages/core/test/not-yet-held.ts'

const SEEDS = Number(process.env.LAW_SEEDS ?? THOROUGH)
const FILE = fileURLToPath(new URL('../packages/core/test/not-yet-held.ts', import.meta.url))

const isLaw = (name: string): name is LawName => Object.values(LAWS).some(kind => Object.hasOwn(kind, name))
const namedLaws = process.argv.slice(2).filter(isLaw)
const named = process.argv.slice(2).filter(name => !isLaw(name))
const isNamed = (law: LawName) => namedLaws.length === 0 || namedLaws.includes(law)

const namedOf = <Kind extends object>(kind: Kind): Partial<Kind> =>
  Object.fromEntries(Object.entries(kind).filter(([law]) => isLaw(law) && isNamed(law))) as Partial<Kind>
const laws: Laws<LawName> = {
  problem: namedOf(LAWS.problem),
  form: namedOf(LAWS.form),
  sheet: namedOf(LAWS.sheet),
  levels: namedOf(LAWS.levels),
}
const notYet = new Map<LawName, number>()
const lines: string[] = []
for (const topic of writtenTopics) {
  const isLookedAt = named.length === 0 || named.includes(topic.id)
  const written = NOT_YET_HELD[topic.id] ?? []
  const found = isLookedAt ? breachesOf(laws, topic, SEEDS, 0).map(({ law }) => law) : []
  const kept = isLookedAt ? written.filter(law => !isNamed(law)) : written
  const broken = [...new Set([...kept, ...found.filter(isNamed)])].sort()
  for (const law of broken) notYet.set(law, (notYet.get(law) ?? 0) + 1)
  if (broken.length > 0) lines.push(`  '${topic.id}': [${broken.map(law => JSON.stringify(law)).join(', ')}],`)
}
writeFileSync(
  FILE,
  `import type { LawName } from '../src/laws/index.ts'

/** Laws that a topic does not hold yet. Who mends a topic deletes its lines; a law that is held must not stand here. */
export const NOT_YET_HELD: Readonly<Record<string, readonly LawName[]>> = {
${lines.join('\n')}
}
`,
)
execFileSync('npx', ['biome', 'check', '--write', FILE])
for (const [law, topics] of [...notYet].sort()) console.log(`${topics} topics: ${law}`)
