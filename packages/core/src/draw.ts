import type { DraftAnswer } from './answer/answer.ts'
import type { Locale } from './both.ts'
import { WorksheetError } from './errors.ts'
import type { Problem } from './problem.ts'
import { childOf, type Key, stream, uuidOf } from './random.ts'
import { isSame } from './same.ts'
import type { Difficulty, Draft, Topic } from './topic.ts'

/** A draw that repeats a prompt tries again: a few times in its own variant, then in any. */
const SAME_VARIANT = 4
/** How often, before its form has nothing new left: the last of many is harder to meet than the last of a few. */
const patienceAfter = (known: number) => 20 + 8 * known

const LETTERS = 'ABCDEFGH'

export interface Drawn {
  readonly form: string
  readonly draft: Draft
}

/** Draws an entry's problems one after another. Problem k depends on the key and on problems 0 to k − 1 alone. */
export function drawer(topic: Topic, difficulty: Difficulty, key: Key): (index: number) => Drawn {
  const forms = topic.turns(difficulty)
  const variety = topic.variety?.[difficulty] ?? Number.POSITIVE_INFINITY
  const uses = new Map<string, number>()
  let lap: readonly string[] = []
  let known = new Prompts()
  let fresh = forms

  return index => {
    const place = index % forms.length
    if (place === 0) lap = byInstruction(topic, stream(childOf(key, -1 - index)).shuffle(forms))
    const random = stream(childOf(key, index))
    let form = lap[place] as string
    for (let tries = 0; ; tries++) {
      // When all has been asked it may be asked again, so that repeats come as late and as seldom as possible.
      if (fresh.length === 0 || known.size >= variety) [known, fresh] = [new Prompts(), forms]
      // A form that has nothing new left gives its turn away.
      if (!fresh.includes(form)) [form, tries] = [random.pick(fresh), 0]
      const used = uses.get(form) ?? 0
      const turn = tries < SAME_VARIANT ? (key[3] >>> 8) + used : random.int(0, 9999)
      const draft = draftOf(topic, difficulty, form, random.atTurn(turn), known)
      if (draft) {
        uses.set(form, used + 1)
        return { form, draft }
      }
      if (tries > patienceAfter(known.of(form))) fresh = fresh.filter(name => name !== form)
    }
  }
}

/** Forms with the same instruction follow one another, so that it is said once for them. */
function byInstruction(topic: Topic, forms: readonly string[]): readonly string[] {
  const said = forms.map(form => topic.form(form).instruction)
  const first = (form: string) => said.indexOf(topic.form(form).instruction)
  return [...forms].sort((one, other) => first(one) - first(other))
}

/** A draft that asks something new, or null. Whatever goes wrong inside a topic reaches the caller as the one error class. */
function draftOf(
  topic: Topic,
  difficulty: Difficulty,
  form: string,
  random: Parameters<Topic['sketch']>[2],
  known: Prompts,
): Draft | null {
  try {
    const sketch = topic.sketch(difficulty, form, random)
    if (known.has(form, sketch.facts)) return null
    const draft = sketch.draft()
    return known.add(form, sketch.facts, draft) ? draft : null
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

/** The prompts of an entry so far. Equal prompts have equal answers: only those with the same answer are compared. */
class Prompts {
  readonly #byAnswer = new Map<string, Draft[]>()
  readonly #byForm = new Map<string, number>()
  readonly #facts = new Map<string, unknown[]>()
  size = 0

  of(form: string): number {
    return this.#byForm.get(form) ?? 0
  }

  /** Whether these facts were looked at before: a repeat is most often known without being written out. */
  has(form: string, facts: unknown): boolean {
    return this.#facts.get(form)?.some(other => isSame(facts, other)) ?? false
  }

  /** Whether the draft was new. */
  add(form: string, facts: unknown, draft: Draft): boolean {
    const seen = this.#facts.get(form)
    if (seen) seen.push(facts)
    else this.#facts.set(form, [facts])
    const key = form + valueText(draft.answer)
    const alike = this.#byAnswer.get(key)
    if (alike?.some(other => asksTheSame(draft, other))) return false
    if (alike) alike.push(draft)
    else this.#byAnswer.set(key, [draft])
    this.#byForm.set(form, this.of(form) + 1)
    this.size++
    return true
  }
}

/** An open prompt is what is asked; where the prompt is the choices ("Which is even?"), they count too. */
const asksTheSame = (a: Draft, b: Draft): boolean =>
  isSame(a.prompt.en, b.prompt.en) && isSame(wrongValues(a).sort(), wrongValues(b).sort())

const wrongValues = ({ wrong }: Draft): string[] => (wrong ?? []).map(valueText)

const valueText = ({ value }: DraftAnswer): string => (typeof value === 'string' ? value : JSON.stringify(value))

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
  const right = choices.length === 0 ? -1 : choices.findIndex(choice => isSame(choice.value, value))
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

/** The right answer among the wrong ones, in an order of the problem's own. */
export function choicesOf(draft: Draft, key: Key): readonly DraftAnswer[] {
  if (draft.ordered) return draft.ordered
  if (draft.wrong === null) return []
  return stream(childOf(key, 1)).shuffle([draft.answer, ...draft.wrong])
}
