import type { DraftAnswer } from './answer/answer.ts'
import type { Locale } from './both.ts'
import { WorksheetError } from './errors.ts'
import type { Problem } from './problem.ts'
import { childOf, type Key, stream, uuidOf } from './random.ts'
import type { Difficulty, Draft, Topic } from './topic.ts'

/** A draw that repeats a prompt tries again: a few times in its own variant, then in any, then in another form. */
const SAME_VARIANT = 4
const REDRAWS = 60
const CHOICES = 4
const LETTERS = 'ABCDEFGH'

export interface Drawn {
  readonly form: string
  readonly draft: Draft
}

/** Draws an entry's problems one after another. Problem k depends on the key and on problems 0 to k − 1 alone. */
export function drawer(topic: Topic, difficulty: Difficulty, key: Key): (index: number) => Drawn {
  const forms = topic.turns(difficulty)
  const kinds = new Set(forms).size
  const known = new Prompts()
  const spent = new Set<string>()
  const uses = new Map<string, number>()
  let lap: readonly string[] = []

  return index => {
    const place = index % forms.length
    if (place === 0) lap = stream(childOf(key, -1 - index)).shuffle(forms)
    const random = stream(childOf(key, index))
    let form = lap[place] as string
    for (let tries = 0; ; tries++) {
      if (tries === REDRAWS) spent.add(form)
      // A form that has nothing new left gives its turn away, so that repeats come as late as possible.
      if (spent.has(form)) form = random.pick(forms)
      const turn = (key[3] >>> 8) + (uses.get(form) ?? 0)
      const draft = draftOf(topic, difficulty, form, random.atTurn(tries < SAME_VARIANT ? turn : random.int(0, 9999)))
      if (!known.add(form, draft) && tries < 3 * REDRAWS && spent.size < kinds) continue
      uses.set(form, (uses.get(form) ?? 0) + 1)
      return { form, draft }
    }
  }
}

/** Whatever goes wrong inside a topic reaches the caller as the one error class. */
function draftOf(topic: Topic, difficulty: Difficulty, form: string, random: Parameters<Topic['draft']>[2]): Draft {
  try {
    return topic.draft(difficulty, form, random)
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

/**
 * The prompts of an entry so far. Equal prompts have equal answers, and answers are short:
 * a prompt is written out only when its answer has come before.
 */
class Prompts {
  readonly #byAnswer = new Map<string, Draft | Set<string>>()

  /** Whether the draft was new. */
  add(form: string, draft: Draft): boolean {
    const key = form + draft.answer.key
    const alike = this.#byAnswer.get(key)
    if (alike === undefined) {
      this.#byAnswer.set(key, draft)
      return true
    }
    const prompts = alike instanceof Set ? alike : new Set([writtenOut(alike)])
    this.#byAnswer.set(key, prompts)
    const before = prompts.size
    return prompts.add(writtenOut(draft)).size > before
  }
}

/** An open prompt is what is asked; where the prompt is the choices ("Which is even?"), they count too. */
const writtenOut = ({ prompt, mistakes }: Draft) =>
  [JSON.stringify(prompt.en), ...mistakes.map(({ answer }) => answer.key)].join()

export function problemOf(
  topic: Topic,
  { form, draft }: Drawn,
  key: Key,
  locale: Locale,
  number: number,
  solutions: boolean,
): Problem {
  const { type, value, requires, shown } = draft.answer
  const { instruction, lines, wide } = topic.form(form)
  const choices = choicesOf(draft, key)
  const right = choices.length === 0 ? -1 : choices.findIndex(({ key }) => key === draft.answer.key)
  return {
    id: uuidOf(key),
    number,
    form,
    instruction: instruction ? [instruction[locale]] : [],
    prompt: draft.prompt[locale],
    choices: choices.map((answer, i) => ({ label: LETTERS[i] as string, content: answer.shown[locale] })),
    answer: { type, value, requires, content: shown[locale], label: right < 0 ? null : (LETTERS[right] as string) },
    solution: solutions ? (draft.steps()?.[locale] ?? null) : null,
    lines,
    wide,
  }
}

/** The right answer among the first distinct mistakes, in an order of the problem's own. */
export function choicesOf(draft: Draft, key: Key): readonly DraftAnswer[] {
  if (draft.ordered) return draft.ordered
  if (draft.mistakes.length === 0) return []
  const wrong = new Map<string, DraftAnswer>()
  for (const { answer } of draft.mistakes) {
    if (answer.key !== draft.answer.key && !wrong.has(answer.key) && wrong.size < CHOICES - 1)
      wrong.set(answer.key, answer)
  }
  return stream(childOf(key, 1)).shuffle([draft.answer, ...wrong.values()])
}
