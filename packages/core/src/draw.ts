import type { DraftAnswer } from './answer/answer.ts'
import { Asked, type Candidate, NEIGHBOR } from './asked.ts'
import type { Locale } from './both.ts'
import { assert, WorksheetError } from './errors.ts'
import { isLineName } from './form/lines.ts'
import { firstLapOf, lapInRounds, lapOf } from './lap.ts'
import type { Answer, Problem } from './problem.ts'
import { ANY_TURN, childOf, type Key, type Random, stream, uuidOf } from './random.ts'
import { isSame } from './same.ts'
import { type WrongChoice, withLetters, withNames } from './solution/lettered.ts'
import type { Difficulty, Draft, Topic, WrongAnswer } from './topic.ts'
import { type Variety, varietyOf } from './variety.ts'

/** A draw that repeats a prompt tries again: a few times in its own variant, then in any. */
const SAME_VARIANT = 4
/** How often, before its form has nothing new left: the last of many is harder to meet than the last of a few. */
const patienceAfter = (known: number) => 20 + 12 * known
/** How many new problems are looked at for one that is not near to another. Each time that none is, half as many. */
const CANDIDATES = 8
const FEWEST_CANDIDATES = 4
/** How many, when the best is only like its neighbor. */
const NEIGHBORS = 3

/** So many right choices are looked back at for the place of the next. */
const PLACES = 9

const LETTERS = 'ABCDEFGH'

export interface Drawn {
  readonly form: string
  readonly draft: Draft
  /** Where the right choice stands, from 0 on; null where there are none or their order is fixed. */
  readonly place: number | null
}

/** What a sister of a worksheet shares with it: the form of each problem, and the turn at which the first form begins. */
export interface Pattern {
  readonly forms: readonly string[]
  readonly turn: number
}

interface Given {
  /** The forms to draw from, each as often as its share: all of the level unless given. */
  readonly turns?: readonly string[]
  readonly pattern?: Pattern | null
}

/** The turn at which the first form of an entry begins; each of the others begins one later. */
export const firstTurnOf = (key: Key): number => key[3] >>> 8

/**
 * Draws an entry's problems one after another. Problem k depends on the key and on problems 0 to k − 1 alone. One that
 * takes the place of another is asked in the same form.
 */
export function drawer(
  topic: Topic,
  difficulty: Difficulty,
  key: Key,
  { turns: forms = topic.turns(difficulty), pattern = null }: Given = {},
): (index: number, sameForm?: string) => Drawn {
  const firstTurn = pattern?.turn ?? firstTurnOf(key)
  const promised = topic.variety?.[difficulty] ?? Number.POSITIVE_INFINITY
  const instructionOf = (form: string) => topic.form(form).instruction
  const lapAfter = (before: readonly string[], random: Random) => {
    if (topic.roundsOf) return lapInRounds(forms, topic.roundsOf, random)
    return before.length === 0
      ? firstLapOf(forms, instructionOf, random)
      : lapOf(forms, instructionOf, random, before.at(-1))
  }
  const varieties = new Map<string, Variety>()
  const variety = (form: string) => {
    const known = varieties.get(form) ?? varietyOf(topic, difficulty, form)
    varieties.set(form, known)
    return known
  }
  // Forms that take turns among the same cases, as plus and minus, do not all begin with one of them.
  const turns = new Map([...new Set(forms)].map((form, i) => [form, firstTurn + i]))
  const turnOf = (form: string) => turns.get(form) ?? firstTurn
  const patience = new Map<string, number>()
  const patienceFor = (form: string) => patience.get(form) ?? CANDIDATES
  const placeOf = placesInTurn()
  let lap: readonly string[] = []
  let asked = new Asked()
  let fresh = forms

  return (index, sameForm) => {
    const turnInLap = index % forms.length
    if (turnInLap === 0 && sameForm === undefined) lap = lapAfter(lap, stream(childOf(key, -1 - index)))
    const random = stream(childOf(key, index))
    let form = sameForm ?? pattern?.forms[index] ?? (lap[turnInLap] as string)
    let best: Candidate | null = null
    let nearest = Number.POSITIVE_INFINITY
    let candidates = 0
    const isLookedFor = () => nearest > 0 && candidates < (nearest === NEIGHBOR ? NEIGHBORS : patienceFor(form))
    for (let tries = 0; isLookedFor(); tries++) {
      // When all has been asked it may be asked again, so that repeats come as late and as seldom as possible.
      if (fresh.length === 0 || asked.size >= promised) [asked, fresh] = [asked.forgotten(), forms]
      // A form that has nothing new left gives its turn away.
      if (!fresh.includes(form)) [form, tries] = [random.pick(fresh), 0]
      const turn =
        (candidates === 0 || nearest === NEIGHBOR) && tries < SAME_VARIANT && sameForm === undefined
          ? turnOf(form)
          : random.int(0, ANY_TURN)
      const candidate = candidateAt(topic, difficulty, form, random.atTurn(turn), asked)
      if (candidate) {
        candidates++
        const nearness = asked.nearness(candidate, variety)
        if (nearness < nearest) [best, nearest] = [candidate, nearness]
      } else if (tries > patienceAfter(asked.of(form))) {
        if (best) break
        fresh = fresh.filter(name => name !== form)
      }
    }
    assert(best, 'A search ends with a problem')
    patience.set(form, nearest <= NEIGHBOR ? CANDIDATES : Math.max(FEWEST_CANDIDATES, patienceFor(form) >> 1))
    turns.set(form, turnOf(form) + 1)
    asked.add(best)
    return { form, draft: best.draft, place: placeOf(best.draft, random) }
  }
}

/** What stands at this turn, unless it was asked before. Whatever goes wrong in a topic reaches the caller as the one error class. */
function candidateAt(
  topic: Topic,
  difficulty: Difficulty,
  form: string,
  random: Random,
  asked: Asked,
): Candidate | null {
  try {
    return asked.candidate(form, topic.sketch(difficulty, form, random))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new WorksheetError(
      'generation_failed',
      `"${topic.id}" (${difficulty}, ${form}) could not be generated: ${reason}`,
      [],
      { cause: error },
    )
  }
}

export function problemOf(
  topic: Topic,
  { form, draft, place }: Drawn,
  key: Key,
  locale: Locale,
  number: number,
  solutions: boolean,
): Problem {
  const { type, value, requires, shown } = draft.answer
  const { kind, instruction, lines, wide } = topic.form(form)
  const choices = choicesOf(draft, key, place)
  const right = choices.length === 0 ? -1 : choices.findIndex(choice => isSame(choice.value, value))
  const label = right < 0 ? null : (LETTERS[right] as string)
  const named = (draft.namedAnswer() ?? shown)[locale]
  const note = draft.key()?.[locale] ?? []
  const steps = solutions ? (draft.solution()?.[locale] ?? null) : null
  return {
    id: uuidOf(key),
    number,
    form,
    kind,
    instruction: instruction ? [instruction[locale]] : [],
    prompt: draft.prompt[locale],
    choices: choices.map((choice, i) => ({
      label: LETTERS[i] as string,
      content: choice.shown[locale],
      mistake: 'mistake' in choice ? choice.mistake : null,
    })),
    // Each answer type gives its own values, which the answers of every topic are held to.
    answer: {
      type,
      value,
      requires,
      content: note.length === 0 ? named : [...named, ...note],
      label,
    } as Answer,
    solution:
      steps &&
      (label === null
        ? withNames(steps, shown[locale], named)
        : withLetters(
            steps,
            { letter: label, choice: shown[locale], note, isLine: isLineName(value) },
            wrongChoices(draft, choices),
            locale,
          )),
    lines,
    wide,
  }
}

/** Why the wrong choices are wrong, in the order of their letters. */
function wrongChoices(draft: Draft, choices: readonly object[]): readonly WrongChoice[] {
  const refused = draft.whyWrong() ?? []
  return choices.flatMap((choice, i) =>
    refused.filter(other => other.choice === choice).map(({ why }) => ({ letter: LETTERS[i] as string, why })),
  )
}

/** The wrong answers in an order of the problem's own, and the right one at its place: anywhere, if it has none. */
export function choicesOf(
  { answer, ordered, wrong }: Draft,
  key: Key,
  place: number | null = null,
): readonly (DraftAnswer | WrongAnswer)[] {
  if (ordered) return ordered
  if (wrong === null) return []
  const random = stream(childOf(key, 1))
  const choices: (DraftAnswer | WrongAnswer)[] = random.shuffle(wrong)
  choices.splice(place ?? random.int(0, wrong.length), 0, answer)
  return choices
}

/** Tells where the right choice stands: no letter is right much more often than another, and nobody foresees the next. */
function placesInTurn(): (draft: Draft, random: Random) => number | null {
  const before: number[] = []
  return ({ answer, ordered, wrong }, random) => {
    if (ordered || wrong === null) return null
    const times = [answer, ...wrong].map((_, place) => before.filter(other => other === place).length)
    const most = Math.min(...times) + 1
    const place = random.pick(times.flatMap((often, place) => (often <= most ? [place] : [])))
    before.push(place)
    if (before.length > PLACES) before.shift()
    return place
  }
}
