import type { Both } from './both.ts'
import type { Block } from './content.ts'
import { assert } from './errors.ts'
import type { Random } from './random.ts'

type InstructionOf = (form: string) => Both<Block> | null

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
  return ledBy(before, random.shuffle(turns), instructionOf)
}

/** Those first that have the instruction of the form before. */
function ledBy(before: string | undefined, forms: readonly string[], instructionOf: InstructionOf): readonly string[] {
  if (before === undefined) return byInstruction(forms, instructionOf)
  const said = instructionOf(before)
  const isToldBefore = (form: string) => instructionOf(form) === said
  const led = [...forms.filter(isToldBefore), ...forms.filter(form => !isToldBefore(form))]
  return byInstruction(led, instructionOf, before)
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

/** The lap that a sheet begins with: each form once before any comes again, so that a few problems show as many forms as they can. */
export function firstLapOf(turns: readonly string[], instructionOf: InstructionOf, random: Random): readonly string[] {
  const shuffled = random.shuffle(turns)
  const first = byInstruction([...new Set(shuffled)], instructionOf)
  const again = shuffled.filter((form, place) => shuffled.indexOf(form) !== place)
  return [...first, ...ledBy(first.at(-1), again, instructionOf)]
}

/** Directions are said once for all of their forms, and as far as possible none of these follows itself. */
function byInstruction(forms: readonly string[], instructionOf: InstructionOf, before?: string): readonly string[] {
  const lap: string[] = []
  for (const group of groupsOf(forms, instructionOf)) {
    const left = groupsOf(group, form => form).map(turns => [...turns])
    for (let i = 0; i < group.length; i++) lap.push(nextOf(left, lap.at(-1) ?? before))
  }
  return lap
}

/** A turn of the form that has most of them left, but for the form before if there is another. */
function nextOf(left: readonly string[][], before: string | undefined): string {
  let [most, again] = [null as string[] | null, null as string[] | null]
  for (const turns of left) {
    if (turns[0] === before) again = turns
    else if (turns.length > (most?.length ?? 0)) most = turns
  }
  const form = (most ?? again)?.pop()
  assert(form !== undefined, 'A group has as many turns as it has forms to give')
  return form
}

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
