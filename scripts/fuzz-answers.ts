/**
 * Judges strings of every kind, up to 2,000 characters long, as answers of every type, on all cores:
 * npm run fuzz-answers [how many] [seed]. Each type has its equal share. A judgement must be a verdict, the same one from
 * the short way, within the bound of work, and within 100 ms of the processor once warm: five times what it takes at most on a
 * machine that does nothing else. The seed is printed and repeats a run; without a number it judges a million, in about 40
 * minutes of one core.
 */
import { fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { type CheckedProblem, checkAnswer, isRightAnswer, MOST_WORK } from '../packages/core/src/answer/check-answer.ts'
import type { Verdict } from '../packages/core/src/answer/verdict.ts'
import { LOCALES } from '../packages/core/src/both.ts'
import { bounded } from '../packages/core/src/math/work.ts'
import { problems, typedTexts } from '../packages/core/test/typed-texts.ts'

const USAGE = 'npm run fuzz-answers [how many] [seed]'
const MOST = 10_000_000
/** A process judges so many, and a run of more is many processes: what is found is repeated in seconds. */
const SHARE = 20_000
/** What is told, and what fails. */
const SLOW_MS = 20
const LONGEST_MS = 100
const WARM_AFTER = 2000
const KINDS: ReadonlySet<Verdict['kind']> = new Set([
  'right',
  'other-form',
  'missing-part',
  'wrong-part',
  'wrong-unit',
  'not-understood',
  'mistake',
  'wrong',
])

interface Report {
  readonly kinds: Readonly<Record<string, number>>
  readonly types: readonly string[]
  readonly slow: number
  readonly slowest: { readonly ms: number; readonly text: string; readonly value: string }
  /** What is broken, with the smallest case that shows it. */
  readonly failure: string | null
}

const anyProblem: fc.Arbitrary<CheckedProblem> = fc.oneof(
  ...[...new Set(problems.map(({ answer }) => answer.type))].map(type =>
    fc.constantFrom(...problems.filter(({ answer }) => answer.type === type)),
  ),
)

/** Time of the processor alone: others may be using the machine. */
function timed<T>(run: () => T): { readonly result: T; readonly ms: number } {
  const start = process.cpuUsage()
  const result = run()
  const { user, system } = process.cpuUsage(start)
  return { result, ms: (user + system) / 1000 }
}

function breachOf({ kind, reason }: Verdict): string | null {
  if (!KINDS.has(kind)) return `the verdict ${kind}`
  return LOCALES.every(locale => typeof reason[locale] === 'string' && reason[locale] !== '') ? null : 'no reason'
}

function judged(count: number, seed: number): Report {
  const kinds: Record<string, number> = {}
  const types = new Set<string>()
  const slowest = { ms: 0, text: '', value: '' }
  let runs = 0
  let slow = 0
  const property = fc.property(
    anyProblem,
    typedTexts,
    fc.constantFrom(undefined, ...LOCALES),
    (problem, text, locale) => {
      // A bound outside of the judgement's own would be passed only if that were passed before.
      const judge = () => bounded(MOST_WORK * 2, () => checkAnswer(problem, text, locale))
      const { result: found, ms: first } = timed(judge)
      const breach = breachOf(found)
      if (breach) throw new Error(breach)
      if (!locale && isRightAnswer(problem, text) !== (found.kind === 'right')) throw new Error('the short way differs')
      kinds[found.kind] = (kinds[found.kind] ?? 0) + 1
      types.add(problem.answer.type)
      if (runs++ < WARM_AFTER || first <= SLOW_MS) return
      // A collection of garbage or a first compilation is no work of this text.
      const ms = Math.min(first, ...[1, 2, 3].map(() => timed(judge).ms))
      if (ms > SLOW_MS) slow++
      if (ms > slowest.ms) Object.assign(slowest, { ms, text, value: JSON.stringify(problem.answer.value) })
    },
  )
  const { failed, counterexample, errorInstance } = fc.check(property, { numRuns: count, seed })
  const failure = failed ? `${errorInstance}: ${JSON.stringify(counterexample)}` : null
  return { kinds, types: [...types], slow, slowest, failure }
}

/** The report of a process of its own. */
const reportOf = (count: number, seed: number): Promise<Report> =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [String(count), String(seed)])
    child.once('message', report => resolve(report as Report))
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`A process ended with ${code}; its seed is ${seed}`)))
  })

async function judgedByAll(count: number, seed: number): Promise<readonly Report[]> {
  const reports: Report[] = []
  const shares = Math.ceil(count / SHARE)
  let next = 0
  const work = async () => {
    while (next < shares) {
      const share = next++
      const size = Math.min(SHARE, count - share * SHARE)
      const report = await reportOf(size, seed + share)
      reports.push(report)
      if (report.failure) console.log(`${report.failure}\nTo repeat it: npm run fuzz-answers ${size} ${seed + share}`)
      if (report.slow > 0) {
        const { ms, text, value } = report.slowest
        console.log(
          `${report.slow} slow with the seed ${seed + share}, one of them ${ms.toFixed(1)} ms: ${text} for ${value}`,
        )
      }
      if (reports.length % 10 === 0) console.log(`${Math.min(reports.length * SHARE, count)} strings`)
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), shares) }, work))
  return reports
}

const [count = 1_000_000, seed = randomInt(1, 1_000_000_000)] = process.argv.slice(2).map(Number)
if (!Number.isSafeInteger(count) || count < 1 || count > MOST || !Number.isSafeInteger(seed)) throw new Error(USAGE)

if (process.send) process.send(judged(count, seed), () => process.disconnect())
else {
  console.log(`To repeat this run: npm run fuzz-answers ${count} ${seed}`)
  const reports = await judgedByAll(count, seed)
  const kinds: Record<string, number> = {}
  for (const report of reports)
    for (const [kind, times] of Object.entries(report.kinds)) kinds[kind] = (kinds[kind] ?? 0) + times
  const types = new Set(reports.flatMap(report => report.types))
  const slow = reports.reduce((sum, report) => sum + report.slow, 0)
  const longest = Math.max(...reports.map(report => report.slowest.ms))
  const failures = reports.filter(({ failure }) => failure).length
  console.log(`${count} strings judged for ${types.size} types of answer: ${JSON.stringify(kinds)}`)
  console.log(`${failures} failed. ${slow} took more than ${SLOW_MS} ms, none more than ${longest.toFixed(1)} ms.`)
  process.exitCode = failures > 0 || longest > LONGEST_MS ? 1 : 0
}
