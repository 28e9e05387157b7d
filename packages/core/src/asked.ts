import {
  factNumbersOf,
  isDrawn,
  isMoreThanNumbers,
  numbersOf,
  promptNumbersOf,
  storyOf,
  valueText,
} from './likeness.ts'
import { isSame } from './same.ts'
import type { Draft, Sketch } from './topic.ts'
import type { Variety } from './variety.ts'

/** Of ten problems in a row two may tell one story, and two have one answer. */
const BEFORE = 9
const OFTEN = 2
/** With as many as this, ten problems need none of them more often. */
const FEW = 5

/** The sum of no numbers. */
const NONE = 0

/** What is wrong with being near, worst first. */
const [NUMBERS, STORY, ANSWER] = [8, 4, 2]
/** Like its neighbor on the page: another is looked for, though not for long. */
export const NEIGHBOR = 1
/** An answer is still on the page when so many problems have come since. */
const IN_SIGHT = 3

/** A problem that could be asked. What makes it like another is read where it is needed. */
export class Candidate {
  readonly answer: string
  readonly isDrawn: boolean
  readonly isMoreThanNumbers: boolean
  wasAsked = false
  #numbers: number | null = null
  #ofPrompt: readonly number[] | null = null
  #ofFacts: readonly number[] | null = null
  #story: string | null = null

  constructor(
    readonly form: string,
    readonly facts: unknown,
    readonly draft: Draft,
  ) {
    this.answer = valueText(draft.answer)
    this.isDrawn = isDrawn(draft)
    this.isMoreThanNumbers = this.isDrawn || isMoreThanNumbers(draft.answer)
  }

  get numbers(): number {
    this.#numbers ??= numbersOf(this.draft, this.ofPrompt)
    return this.#numbers
  }

  get ofPrompt(): readonly number[] {
    this.#ofPrompt ??= promptNumbersOf(this.draft)
    return this.#ofPrompt
  }

  /** Those it was drawn with, which a figure or a choice may show where the prompt has none. */
  get ofFacts(): readonly number[] {
    this.#ofFacts ??= factNumbersOf(this.facts)
    return this.#ofFacts
  }

  get story(): string {
    this.#story ??= storyOf(this.draft)
    return this.#story
  }
}

/** What an entry has asked so far. */
export class Asked {
  readonly #byForm = new Map<string, Candidate[]>()
  readonly #byAnswer = new Map<string, Candidate[]>()
  readonly #numbers = new Set<number>()
  readonly #row: Candidate[]
  size = 0

  constructor(row: readonly Candidate[] = []) {
    this.#row = [...row]
  }

  /** All may be asked again, but what stands just above on the page still stands there. */
  forgotten(): Asked {
    return new Asked(this.#row)
  }

  /** How many of the form were looked at. */
  of(form: string): number {
    return this.#byForm.get(form)?.length ?? 0
  }

  /** What the sketch leads to, or null if that was asked. Equal facts make equal problems, so that few are written out. */
  candidate(form: string, { facts, draft }: Sketch): Candidate | null {
    const known = listIn(this.#byForm, form)
    for (const other of known) if (isSame(other.facts, facts)) return other.wasAsked ? null : other
    const candidate = new Candidate(form, facts, draft())
    for (const other of known) if (other.wasAsked && asksTheSame(candidate, other)) candidate.wasAsked = true
    known.push(candidate)
    return candidate.wasAsked ? null : candidate
  }

  add(candidate: Candidate): void {
    // Other facts may lead to the same prompt.
    for (const other of listIn(this.#byForm, candidate.form))
      if (!other.wasAsked && (other === candidate || asksTheSame(other, candidate))) other.wasAsked = true
    if (candidate.isMoreThanNumbers) listIn(this.#byAnswer, candidate.answer).push(candidate)
    else this.#numbers.add(candidate.numbers)
    this.#row.push(candidate)
    if (this.#row.length > BEFORE) this.#row.shift()
    this.size++
  }

  /** How near it is to what was asked: 0 for not at all. A form is not blamed for having few stories or answers. */
  nearness(candidate: Candidate, varietyOf: (form: string) => Variety): number {
    const { form, answer, draft } = candidate
    let [forms, types, answers] = [0, 0, 0]
    for (const before of this.#row) {
      if (before.form === form) forms++
      if (before.draft.answer.type === draft.answer.type) types++
      if (before.answer === answer) answers++
    }
    const isAnswered = answers >= OFTEN && answers >= fairShare(types, varietyOf(form).answers)
    const stories = forms >= OFTEN ? varietyOf(form).stories : 1
    const isTold = stories > 1 && this.#told(candidate) >= fairShare(forms, stories)
    const near = (this.#hasNumbersOf(candidate) ? NUMBERS : 0) + (isTold ? STORY : 0) + (isAnswered ? ANSWER : 0)
    if (near > 0) return near
    const last = this.#row.at(-1)
    const isInSight = answers > 0 && this.#row.slice(-IN_SIGHT).some(before => before.answer === answer)
    return (isInSight && varietyOf(form).answers >= FEW) || (last && isAlike(candidate, last)) ? NEIGHBOR : 0
  }

  #told({ form, story }: Candidate): number {
    let told = 0
    for (const before of this.#row) if (before.form === form && before.story === story) told++
    return told
  }

  #hasNumbersOf(candidate: Candidate): boolean {
    if (!candidate.isMoreThanNumbers) return candidate.numbers !== NONE && this.#numbers.has(candidate.numbers)
    // A figure holds many numbers: they are read only where the answer is another's too.
    const alike = this.#byAnswer.get(candidate.answer)
    return alike !== undefined && candidate.numbers !== NONE && alike.some(other => other.numbers === candidate.numbers)
  }
}

function listIn<T>(lists: Map<string, T[]>, name: string): T[] {
  const known = lists.get(name)
  if (known) return known
  const none: T[] = []
  lists.set(name, none)
  return none
}

/** As often as it may come when this problem and so many others share so few: yes comes six times in ten at most. */
const fairShare = (others: number, among: number) =>
  among < FEW ? Math.max(OFTEN, Math.ceil((others + 1) / among) + 1) : OFTEN

/** Two numbers or more of one stand in the other too, and few others: 13 by 3 by 10 beside 14 by 3 by 10. */
const isAlike = (candidate: Candidate, before: Candidate): boolean =>
  haveTwoInCommon(candidate.ofFacts, before.ofFacts) ||
  (!candidate.isDrawn && !before.isDrawn && haveTwoInCommon(candidate.ofPrompt, before.ofPrompt))

function haveTwoInCommon(one: readonly number[], other: readonly number[]): boolean {
  const [few, many] = one.length < other.length ? [one, other] : [other, one]
  if (few.length < 2) return false
  let shared = 0
  for (const word of few) if (many.includes(word)) shared++
  return shared >= 2 && shared * 3 >= few.length * 2
}

/** Equal prompts have equal answers. Where the prompt is the choices ("Which is even?"), they count too. */
const asksTheSame = (one: Candidate, other: Candidate): boolean =>
  one.answer === other.answer &&
  isSame(one.draft.prompt.en, other.draft.prompt.en) &&
  (one.draft.wrong === null || isSame(wrongValues(one.draft), wrongValues(other.draft)))

const wrongValues = ({ wrong }: Draft): string[] => (wrong ?? []).map(valueText).sort()
