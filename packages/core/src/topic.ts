import { answerOf, type DraftAnswer } from './answer/answer.ts'
import type { AnswerType } from './answer/type.ts'
import { type Block, type Both, blocksOf, type Content } from './content.ts'
import { assert } from './errors.ts'
import { keyOfNamedBlanks } from './named-blanks.ts'
import type { Printed } from './printed.ts'
import type { Random } from './random.ts'
import { isSame } from './same.ts'
import { type WhyWrongOf, whyWrongStep } from './solution/lettered.ts'
import { type Step, solutionBlocks } from './solution/step.ts'

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** What a pupil does with a form, for callers and laws. */
export const FORM_KINDS = [
  'compute',
  'choose',
  'find-mistake',
  'order',
  'match',
  'table',
  'story',
  'draw',
  'explain',
] as const
export type FormKind = (typeof FORM_KINDS)[number]

/** A multiple-choice problem has one right choice and as many wrong ones, if there are. */
const WRONG_CHOICES = 3

/** One presentation of the topic, as its author writes it. Write the properties in this order: types flow downwards. */
export interface FormSpec<Level, D, Facts, V> {
  /** The levels that offer this form; all of them if left out. */
  readonly levels?: readonly D[]
  /** What the pupil does. Left out where the answer tells: to choose, to draw, to fill a table, or to compute. */
  readonly kind?: FormKind
  /** How many turns it takes while a form of share 1 takes one. */
  readonly share?: number
  /** Said once above the problems, the same for all of this form. */
  readonly instruction?: Both<Block>
  /** Lines of working space a pupil needs. Left out, it is judged by the prompt. */
  readonly lines?: number
  /** Needs the whole width of the page. */
  readonly wide?: boolean
  /** The only user of randomness: draws everything that varies, wording too. */
  draw(random: Random, level: Level): Facts
  readonly answer: AnswerType<V>
  solve(facts: NoInfer<Facts>): NoInfer<V>
  /** Wrong answers by the name of the mistake that leads there. With them the problem is multiple choice. */
  mistakes?(facts: NoInfer<Facts>, answer: NoInfer<V>): Readonly<Record<string, NoInfer<V>>>
  ask(facts: NoInfer<Facts>): Both<Content>
  /** An answer of several parts as the key prints it: each with its name. Left out, it is written from the lines that name its blanks, or else printed as its type does. */
  namedAnswer?(facts: NoInfer<Facts>, answer: NoInfer<V>): Both<Content>
  /** What the key prints after the answer: the corrected line, the working that was asked for. */
  key?(facts: NoInfer<Facts>, answer: NoInfer<V>): Both<Content>
  /** A worked solution: two to six steps, each with its maths and one reason. */
  solution?(facts: NoInfer<Facts>, answer: NoInfer<V>): readonly Step[]
  /**
   * Why wrong choices are wrong: the solution says it after the letter of the choice. Each of them by the name of its mistake;
   * of fixed options, by their values, those that a pupil would take.
   */
  whyWrong?(facts: NoInfer<Facts>, answer: NoInfer<V>): WhyWrongOf<NoInfer<V>> | null
  /** Reaches the answer by another road, from what is printed alone. Runs in the tests, never for a caller. */
  check(printed: Printed, answer: NoInfer<V>): boolean
}

/** A wrong choice, and the name of the mistake that leads there. */
export interface WrongAnswer extends DraftAnswer {
  readonly mistake: string
}

/** A wrong choice, and the step that tells why. */
export interface RefusedChoice {
  readonly choice: DraftAnswer
  readonly why: Step
}

/** One drawn problem, with the types of its facts and answer closed in. */
export interface Draft {
  readonly prompt: Both<readonly Block[]>
  readonly answer: DraftAnswer
  /** Wrong choices: the first distinct mistakes. Null for an open question. */
  readonly wrong: readonly WrongAnswer[] | null
  /** Choices in a fixed order: yes and no, or the lines of a worked solution. */
  readonly ordered: readonly DraftAnswer[] | null
  /** The answer with the name of each part, which the key prints instead of the bare one. */
  namedAnswer(): Both<readonly Block[]> | null
  /** What the key prints after the answer. */
  key(): Both<readonly Block[]> | null
  solution(): Both<readonly Block[]> | null
  /** The wrong choices of which the form says why they are wrong, in their order, with a step for each. */
  whyWrong(): readonly RefusedChoice[] | null
  /** What is said to be wrong, and is none of the wrong options; empty in a sound form. */
  refusedInVain(): readonly string[]
  check(printed: Printed): boolean
  /** The names of mistakes that lead to the right answer; empty in a sound form. */
  harmlessMistakes(): readonly string[]
  /** Near misses and mistakes that `check` should have rejected; empty in a sound form. */
  wronglyAccepted(printed: Printed): readonly DraftAnswer[]
}

/** The facts of a problem, before anything is made of them: equal facts make equal problems. */
export interface Sketch {
  readonly facts: unknown
  draft(): Draft
}

export interface Form<Level = never> {
  readonly levels: readonly Difficulty[] | null
  readonly kind: FormKind
  readonly share: number
  readonly instruction: Both<Block> | null
  readonly lines: number | null
  readonly wide: boolean
  sketch(random: Random, level: Level): Sketch
}

export interface About<Id extends string = string> {
  readonly id: Id
  readonly name: Both<string>
  /** One sentence: what a pupil does. */
  readonly description: Both<string>
  readonly domain: string
  readonly standards: readonly string[]
  /** Distinct problems of a level, where there are provably fewer than thirty. */
  readonly variety?: { readonly [D in Difficulty]?: number }
  /** Raised whenever the same seed gives other problems than before. */
  readonly rev?: number
}

export interface Topic<Id extends string = string> extends About<Id> {
  readonly difficulties: readonly Difficulty[]
  /** The parameters of each level. */
  readonly levels: Levels
  /** The names of a level's forms, each as often as its share. */
  turns(difficulty: Difficulty): readonly string[]
  form(name: string): Omit<Form, 'sketch'>
  /** Of a topic that draws from others: in which rounds a form comes, the widest first. Forms of one round never follow one another while another's are left. */
  readonly roundsOf?: (form: string) => readonly string[]
  /** Another object with the level's parameters may be given: one that tells what is read of it. */
  sketch(difficulty: Difficulty, form: string, random: Random, level?: object): Sketch
}

type Levels = { readonly [D in Difficulty]?: object }
export type FormMaker<L extends Levels> = <Facts, const V, const D extends keyof L & Difficulty = keyof L & Difficulty>(
  spec: FormSpec<L[D], D, Facts, V>,
) => Form<L[D]>

/**
 * A topic: what the catalog says, the parameters of its levels as data, and its forms.
 * The levels come first so that every form knows what `level` holds without a type being written.
 */
export function defineTopic<const L extends Levels, const Id extends string>(
  about: About<Id> & { readonly levels: L },
  forms: (form: FormMaker<L>) => Readonly<Record<string, Form<never>>>,
): Topic<Id> {
  const { levels, ...rest } = about
  const byName = once(() => new Map(Object.entries(forms(makeForm))))
  const named = (name: string) => {
    const found = byName().get(name)
    assert(found, () => `${about.id} has no form ${name}`)
    return found
  }
  const turns = (difficulty: Difficulty) =>
    [...byName()].flatMap(([name, { levels, share }]) =>
      levels === null || levels.includes(difficulty) ? Array<string>(share).fill(name) : [],
    )
  const byLevel = once(() => new Map(DIFFICULTIES.map(difficulty => [difficulty, turns(difficulty)])))
  return {
    ...rest,
    levels,
    difficulties: DIFFICULTIES.filter(difficulty => levels[difficulty] !== undefined),
    turns: difficulty => byLevel().get(difficulty) ?? [],
    form: named,
    // A form is only ever drawn at a level that `turns` offers, whose parameters are the ones it was written for.
    sketch: (difficulty, form, random, level = levels[difficulty]) => named(form).sketch(random, level as never),
  }
}

/** Forms are made when first drawn from: importing hundreds of topics costs next to nothing. */
function once<T extends object>(make: () => T): () => T {
  let made: T | null = null
  return () => (made ??= make())
}

function makeForm<Level, D extends Difficulty, Facts, V>(spec: FormSpec<Level, D, Facts, V>): Form<Level> {
  return {
    levels: spec.levels ?? null,
    kind: spec.kind ?? kindOf(spec),
    share: spec.share ?? 1,
    instruction: spec.instruction ?? null,
    lines: spec.lines ?? null,
    wide: spec.wide ?? false,
    sketch(random, level) {
      const facts = spec.draw(random, level)
      return { facts, draft: () => new Written(spec, facts) }
    },
  }
}

function kindOf<Level, D, Facts, V>({ answer, mistakes }: FormSpec<Level, D, Facts, V>): FormKind {
  if (answer.kind === 'drawing') return 'draw'
  if (answer.kind === 'table') return 'table'
  return mistakes || answer.options ? 'choose' : 'compute'
}

/** What a candidate does not need that is turned down is worked out when it is asked for. */
class Written<Level, D extends Difficulty, Facts, V> implements Draft {
  readonly prompt: Both<readonly Block[]>
  readonly answer: DraftAnswer
  readonly ordered: readonly DraftAnswer[] | null
  readonly #spec: FormSpec<Level, D, Facts, V>
  readonly #facts: Facts
  readonly #value: V
  #wrong: readonly WrongAnswer[] | null = null

  constructor(spec: FormSpec<Level, D, Facts, V>, facts: Facts) {
    this.#spec = spec
    this.#facts = facts
    this.#value = spec.solve(facts)
    const { en, es } = spec.ask(facts)
    const english = blocksOf(en)
    this.prompt = { en: english, es: en === es ? english : blocksOf(es) }
    this.answer = answerOf(spec.answer, this.#value)
    this.ordered = spec.answer.options?.map(option => answerOf(spec.answer, option)) ?? null
  }

  get wrong() {
    if (!this.#spec.mistakes) return null
    this.#wrong ??= firstDistinct(this.#spec.answer, this.answer, this.#mistakes())
    return this.#wrong
  }

  namedAnswer() {
    const named = this.#spec.namedAnswer?.(this.#facts, this.#value)
    return bothBlocks(named ?? keyOfNamedBlanks(this.prompt, this.answer.shown))
  }

  key() {
    return bothBlocks(this.#spec.key?.(this.#facts, this.#value))
  }

  solution() {
    const steps = this.#spec.solution?.(this.#facts, this.#value)
    return steps ? solutionBlocks(steps) : null
  }

  whyWrong() {
    const { wrong, ordered } = this
    const all = this.#spec.whyWrong?.(this.#facts, this.#value)
    if (!all) return null
    if (!ordered) return wrong?.map(choice => ({ choice, why: whyWrongStep(choice, choice.mistake, all) })) ?? null
    const isRefused = ({ value }: DraftAnswer) => typeof value === 'string' && Object.hasOwn(all, value)
    return ordered.filter(isRefused).map(choice => ({ choice, why: whyWrongStep(choice, String(choice.value), all) }))
  }

  refusedInVain() {
    const { ordered, answer } = this
    if (!ordered) return []
    const names = Object.keys(this.#spec.whyWrong?.(this.#facts, this.#value) ?? {})
    return names.filter(name => name === answer.value || !ordered.some(({ value }) => value === name))
  }

  check(printed: Printed) {
    return this.#spec.check(printed, this.#value)
  }

  harmlessMistakes() {
    const { answer: type } = this.#spec
    return this.#mistakes()
      .filter(([, mistake]) => isSame(type.value(mistake), this.answer.value))
      .map(([name]) => name)
  }

  wronglyAccepted(printed: Printed) {
    const { answer: type } = this.#spec
    const isRight = (value: V) => isSame(type.value(value), this.answer.value)
    const wrong = [
      ...type.nearMisses(this.#value),
      ...this.#mistakes().map(([, value]) => value),
      ...(type.options ?? []),
    ]
    return wrong
      .filter(candidate => !isRight(candidate) && isAccepted(this.#spec, printed, candidate))
      .map(candidate => answerOf(type, candidate))
  }

  #mistakes(): readonly (readonly [mistake: string, value: V])[] {
    return Object.entries(this.#spec.mistakes?.(this.#facts, this.#value) ?? {})
  }
}

const bothBlocks = (shown: Both<Content> | null | undefined): Both<readonly Block[]> | null =>
  shown ? { en: blocksOf(shown.en), es: blocksOf(shown.es) } : null

/** The wrong choices; a mistake that is not needed for them is not written out. */
function firstDistinct<V>(
  type: AnswerType<V>,
  right: DraftAnswer,
  mistakes: readonly (readonly [mistake: string, value: V])[],
): readonly WrongAnswer[] {
  const wrong: WrongAnswer[] = []
  for (const [mistake, leadsTo] of mistakes) {
    if (wrong.length === WRONG_CHOICES) break
    const answer = answerOf(type, leadsTo)
    if (![right, ...wrong].some(({ value }) => isSame(value, answer.value))) wrong.push({ ...answer, mistake })
  }
  return wrong
}

/** A check that cannot even read a wrong answer rejects it. */
function isAccepted<Level, D, Facts, V>(spec: FormSpec<Level, D, Facts, V>, printed: Printed, candidate: V): boolean {
  try {
    return spec.check(printed, candidate)
  } catch {
    return false
  }
}
