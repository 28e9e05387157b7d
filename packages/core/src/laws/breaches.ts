import { childOf, keyOf, type Random, stream } from '../random.ts'
import { isSame } from '../same.ts'
import type { Draft, Topic } from '../topic.ts'
import { Case, type Place, placeOf } from './case.ts'
import type { Laws, Verdict } from './law.ts'
import { TopicLevels } from './level-draws.ts'
import { sheetOf } from './sheet.ts'

/** A law that is not kept, where, and what shows it. */
export interface Breach<Name extends string> {
  readonly law: Name
  readonly place: string
  readonly why: string
}

/** Laws of drawing itself, which are seen before there is a problem to look at. */
export type DrawingLaw =
  | 'every level has a form'
  | 'it can be drawn'
  | 'draws are found quickly'
  | 'same seed, same problem'

type Look<Name extends string> = (law: Name | DrawingLaw, verdict: () => Verdict, where?: string) => void

/** One sheet of thirty is looked at for so many samples. */
const SAMPLES_PER_SHEET = 25
/** Draws that are made twice. */
const REPEATED = 20
/** How often `until` may draw: far below the bound at which it gives up, so that no caller ever meets the bound. */
const MOST_TRIES = 60

/** Runs every law, on problems and sheets from a first seed on. Of a law the first breach at each place is told. */
export function breachesOf<Name extends string>(
  laws: Laws<Name>,
  topic: Topic,
  samples: number,
  firstSeed: number,
): readonly Breach<Name | DrawingLaw>[] {
  const found = new Map<string, Breach<Name | DrawingLaw>>()
  const lookAt =
    (place: string): Look<Name> =>
    (law, verdict, where) => {
      const key = `${place}: ${law}`
      if (found.has(key)) return
      const why = tried(verdict)
      if (why !== null) found.set(key, { law, place, why: where === undefined ? why : `${where}: ${why}` })
    }
  for (const difficulty of topic.difficulties) {
    const level = `${topic.id} ${difficulty}`
    const forms = [...new Set(topic.turns(difficulty))]
    if (forms.length === 0) {
      lookAt(level)('every level has a form', () => 'none is offered')
      continue
    }
    const seeds = Array.from({ length: samples }, (_, i) => firstSeed + i)
    for (const form of forms) inspectForm(laws, placeOf(topic, difficulty, form), seeds, lookAt(`${level} ${form}`))
    for (let seed = firstSeed + 1; seed <= firstSeed + Math.ceil(samples / SAMPLES_PER_SHEET); seed++) {
      const where = `on a sheet of thirty of seed ${seed}`
      const sheet = tried(() => sheetOf(topic, difficulty, seed))
      if (typeof sheet === 'string') lookAt(level)('it can be drawn', () => sheet, where)
      else for (const [name, law] of entriesOf(laws.sheet)) lookAt(level)(name, () => law(sheet), where)
    }
  }
  const levels = new TopicLevels(topic, samples, firstSeed)
  for (const [name, law] of entriesOf(laws.levels)) lookAt(topic.id)(name, () => law(levels))
  return [...found.values()]
}

function inspectForm<Name extends string>(
  laws: Laws<Name>,
  place: Place,
  seeds: readonly number[],
  look: Look<Name>,
): void {
  const eachProblem = entriesOf(laws.problem)
  const problems: Case[] = []
  for (const [index, seed] of seeds.entries()) {
    const where = `seed ${seed}`
    const random = randomOf(place, seed)
    const draft = tried(() => draftOf(place, random))
    if (typeof draft === 'string') {
      look('it can be drawn', () => draft, where)
      continue
    }
    look('draws are found quickly', () => isQuick(random), where)
    if (index < REPEATED)
      look('same seed, same problem', () => isRepeated(draftOf(place, randomOf(place, seed)), draft), where)
    const problem = new Case(place, seed, draft)
    problems.push(problem)
    for (const [name, law] of eachProblem) look(name, () => law(problem), where)
  }
  for (const [name, law] of entriesOf(laws.form)) look(name, () => law(problems))
}

const randomOf = ({ topic, difficulty, form }: Place, seed: number): Random =>
  stream(childOf(keyOf(seed, topic.id, difficulty, form), 0)).atTurn(seed)

const draftOf = ({ topic, difficulty, form }: Place, random: Random): Draft =>
  topic.sketch(difficulty, form, random).draft()

const isQuick = ({ longestUntil }: Random): Verdict => (longestUntil <= MOST_TRIES ? null : `${longestUntil} tries`)

const isRepeated = (again: Draft, first: Draft): Verdict =>
  isSame(again.prompt, first.prompt) ? null : 'another problem'

const entriesOf = <Name extends string, Law>(laws: Readonly<Partial<Record<Name, Law>>>) =>
  Object.entries(laws) as [Name, Law][]

/** What was asked for, or what went wrong and where. */
function tried<T>(make: () => T): T | string {
  try {
    return make()
  } catch (error) {
    return error instanceof Error ? `${error.message} ${error.stack?.split('\n')[2]?.trim() ?? ''}` : String(error)
  }
}
