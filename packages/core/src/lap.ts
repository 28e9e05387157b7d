import type { Both } from './both.ts'
import type { Block } from './content.ts'
import type { Random } from './random.ts'

type InstructionOf = (form: string) => Both<Block> | null

/** The first problems of a sheet show this many forms, if the level has them: few sheets are longer than they need to be. */
const FIRST = 6
const FORMS_AT_FIRST = 4
const TRIES = 20

/**
 * The turns of a level in an order by lot, in which forms with the same instruction follow one another: those first that
 * have the instruction of the form before this lap, so that it need not be said again.
 */
export function lapOf(
  turns: readonly string[],
  instructionOf: InstructionOf,
  random: Random,
  before?: string,
): readonly string[] {
  const shuffled = random.shuffle(turns)
  const isToldBefore = (form: string) => before !== undefined && instructionOf(form) === instructionOf(before)
  return byInstruction(
    shuffled.toSorted((one, other) => Number(isToldBefore(other)) - Number(isToldBefore(one))),
    instructionOf,
  )
}

/** The turns of a level in an order by lot, in which forms of other rounds come between those of one. */
export const lapInRounds = (turns: readonly string[], roundsOf: (form: string) => readonly string[], random: Random) =>
  inTurn(random.shuffle(turns), roundsOf, 0)

function inTurn(
  forms: readonly string[],
  roundsOf: (form: string) => readonly string[],
  depth: number,
): readonly string[] {
  const [first] = forms
  if (first === undefined || roundsOf(first)[depth] === undefined) return forms
  const rounds = groupsOf(forms, form => roundsOf(form)[depth]).map(round => inTurn(round, roundsOf, depth + 1))
  const longest = Math.max(...rounds.map(round => round.length))
  return Array.from({ length: longest }, (_, i) => rounds.flatMap(round => round.slice(i, i + 1))).flat()
}

/** The lap that a sheet begins with: by lot, or with the forms of few turns first, if that shows more of them. */
export function firstLapOf(turns: readonly string[], instructionOf: InstructionOf, random: Random): readonly string[] {
  const wanted = Math.min(FORMS_AT_FIRST, new Set(turns).size)
  const shuffled = random.shuffle(turns)
  const laps: (readonly string[])[] = []
  for (let tries = 0; tries < TRIES; tries++) {
    const lap = lapOf(turns, instructionOf, random)
    if (formsAtFirst(lap) >= wanted) return lap
    laps.push(lap)
  }
  return laps.reduce(
    (best, lap) => (formsAtFirst(lap) > formsAtFirst(best) ? lap : best),
    fewTurnsFirst(shuffled, instructionOf),
  )
}

function fewTurnsFirst(turns: readonly string[], instructionOf: InstructionOf): readonly string[] {
  const often = (form: string) => turns.filter(other => instructionOf(other) === instructionOf(form)).length
  const sorted = turns.toSorted((one, other) => often(one) - often(other))
  const again = sorted.filter((form, place) => sorted.indexOf(form) !== place)
  return byInstruction([...new Set(sorted), ...again], instructionOf)
}

const formsAtFirst = (lap: readonly string[]) => new Set(lap.slice(0, FIRST)).size

/** Its directions are said once for all of them. */
const byInstruction = (forms: readonly string[], instructionOf: InstructionOf) => groupsOf(forms, instructionOf).flat()

function groupsOf(forms: readonly string[], kindOf: (form: string) => unknown): readonly (readonly string[])[] {
  const groups = new Map<unknown, string[]>()
  for (const form of forms) {
    const kind = kindOf(form)
    const group = groups.get(kind)
    if (group) group.push(form)
    else groups.set(kind, [form])
  }
  return [...groups.values()]
}
