import { isCorrect } from '../answer/is-correct.ts'
import type { Both, Locale } from '../both.ts'
import type { Block, Inline } from '../content.ts'
import { choicesOf } from '../draw.ts'
import type { Expr } from '../math/expr.ts'
import { Printed } from '../printed.ts'
import { keyOf } from '../random.ts'
import { showBlocks } from '../show/show.ts'
import { shownToText } from '../show/text.ts'
import type { ShownBlock, ShownInline } from '../shown.ts'
import type { ReasonId } from '../solution/reason.ts'
import { solutionBlocks } from '../solution/step.ts'
import type { Difficulty, Draft, Topic } from '../topic.ts'

/** Something of a problem that is printed. Each of its readings is made when a law first asks for it, and once. */
export class Part {
  readonly blocks: Both<readonly Block[]>
  readonly #shown = new Map<Locale, readonly ShownBlock[]>()
  readonly #texts = new Map<Locale, string>()
  readonly #lines = new Map<Locale, string>()
  readonly #words = new Map<Locale, string>()
  readonly #sentences = new Map<Locale, string>()

  constructor(blocks: Both<readonly Block[]>) {
    this.blocks = blocks
  }

  shown(locale: Locale): readonly ShownBlock[] {
    return once(this.#shown, locale, () => showBlocks(this.blocks[locale], locale))
  }

  /** As plain text. */
  text(locale: Locale): string {
    return once(this.#texts, locale, () => shownToText(this.shown(locale)))
  }

  /** The text without tables and columns of digits, where a space is no blemish. */
  lines(locale: Locale): string {
    return once(this.#lines, locale, () => {
      const shown = this.shown(locale)
      const lines = shown.filter(({ kind }) => kind !== 'table' && kind !== 'grid')
      return lines.length === shown.length ? this.text(locale) : shownToText(lines)
    })
  }

  /** The sentences, with their formulas: what is written, and not what is drawn or set in a table. */
  sentences(locale: Locale): string {
    return once(this.#sentences, locale, () =>
      shownToText(this.shown(locale).filter(({ kind }) => kind === 'paragraph' || kind === 'list' || kind === 'maths')),
    )
  }

  /** The words alone: formulas may hold names such as "sec" or "is" that are no words. */
  words(locale: Locale): string {
    return once(this.#words, locale, () => wordsOf(this.shown(locale)))
  }
}

function once<T>(known: Map<Locale, T>, locale: Locale, make: () => T): T {
  const found = known.get(locale)
  if (found !== undefined) return found
  const made = make()
  known.set(locale, made)
  return made
}

/** A step of the solution: its maths and what was done, each as it is printed. */
export interface SolutionStep {
  readonly reason: ReasonId
  readonly says: Part
  readonly work: Part
  /** Every formula of the work, in English. */
  readonly maths: readonly Expr[]
}

/** One draw in so many has its solution read: to read it takes as long as to draw several problems. */
const SHARE = 4
export const isSolutionRead = (seed: number): boolean => seed % SHARE === 0

/** One drawn problem, with all that is printed of it. */
export class Case {
  readonly topic: Topic
  readonly difficulty: Difficulty
  readonly form: string
  readonly seed: number
  readonly draft: Draft
  readonly instruction: Part | null
  readonly prompt: Part
  readonly answer: Part
  readonly choices: readonly Part[]
  readonly namedAnswer: Part | null
  readonly key: Part | null
  readonly solution: Part | null
  /** What the solution says of the wrong choices, where it is read. */
  readonly whyWrong: Part | null
  readonly #printed = new Map<Locale, Printed>()
  readonly #asks = new Map<Locale, string>()
  #parts: readonly Part[] | null = null
  #steps: readonly SolutionStep[] | null = null

  constructor(place: Place, seed: number, draft: Draft) {
    const { topic, difficulty, form, instruction } = place
    const solution = draft.solution()
    const whyWrong = isSolutionRead(seed) ? draft.whyWrong() : null
    this.topic = topic
    this.difficulty = difficulty
    this.form = form
    this.seed = seed
    this.draft = draft
    this.instruction = instruction
    this.prompt = new Part(draft.prompt)
    this.answer = new Part(draft.answer.shown)
    this.choices = choicesOf(draft, keyOf(seed)).map(({ shown }) => new Part(shown))
    const [named, key] = [draft.namedAnswer(), draft.key()]
    this.namedAnswer = named && new Part(named)
    this.key = key && new Part(key)
    this.solution = solution && new Part(solution)
    this.whyWrong = whyWrong && new Part(solutionBlocks(whyWrong.map(({ why }) => why)))
  }

  /** Everything that is printed, in reading order. */
  get parts(): readonly Part[] {
    this.#parts ??= [
      this.instruction,
      this.prompt,
      this.answer,
      ...this.choices,
      this.namedAnswer,
      this.key,
      this.solution,
      this.whyWrong,
    ].filter(part => part !== null)
    return this.#parts
  }

  /** The steps of the solution; none where there is none. */
  get steps(): readonly SolutionStep[] {
    this.#steps ??= this.solution ? stepsOf(this.solution.blocks) : []
    return this.#steps
  }

  /** The steps that tell why the wrong choices are wrong. */
  get stepsOfWrong(): readonly SolutionStep[] {
    return this.whyWrong ? stepsOf(this.whyWrong.blocks) : []
  }

  /** The prompt as a check sees it. */
  printed(locale: Locale): Printed {
    return once(this.#printed, locale, () => new Printed(this.draft.prompt[locale]))
  }

  /** What is asked, instruction and prompt, as one line: what a pupil reads before answering. */
  asks(locale: Locale): string {
    return once(this.#asks, locale, () =>
      [this.instruction, this.prompt]
        .flatMap(part => (part ? [part.text(locale).replaceAll('\n', ' ')] : []))
        .join(' '),
    )
  }

  /** Whether a pupil who types this is right. */
  accepts(input: string): boolean {
    return isCorrect(this.draft.answer, input)
  }
}

/** A form at one of its levels. */
export interface Place {
  readonly topic: Topic
  readonly difficulty: Difficulty
  readonly form: string
  readonly instruction: Part | null
}

export function placeOf(topic: Topic, difficulty: Difficulty, form: string): Place {
  const { instruction } = topic.form(form)
  const said = instruction && new Part({ en: [instruction.en], es: [instruction.es] })
  return { topic, difficulty, form, instruction: said }
}

const stepsOf = ({ en, es }: Both<readonly Block[]>): readonly SolutionStep[] =>
  en.flatMap((english, i) => {
    const spanish = es[i]
    if (english.kind !== 'step' || spanish?.kind !== 'step') return []
    return {
      reason: english.reason,
      says: new Part({ en: [asParagraph(english.says)], es: [asParagraph(spanish.says)] }),
      work: new Part({ en: english.work, es: spanish.work }),
      maths: new Printed(english.work).maths,
    }
  })

const asParagraph = (content: readonly Inline[]): Block => ({ kind: 'paragraph', content })

const wordsOf = (blocks: readonly ShownBlock[]): string => blocks.map(wordsOfBlock).join(' ')

function wordsOfBlock(block: ShownBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return stringsOf(block.content)
    case 'list':
      return block.items.map(stringsOf).join(' ')
    case 'table':
      return [...(block.head ?? []), ...block.rows.flat()].map(stringsOf).join(' ')
    case 'figure':
      return block.alt.replace(/\b[A-Z]\b/g, '')
    case 'side-by-side':
      return block.items.map(wordsOf).join(' ')
    case 'step':
      return `${wordsOf(block.work)} ${stringsOf(block.says)}`
    case 'maths':
    case 'grid':
      return ''
  }
}

const stringsOf = (content: readonly ShownInline[]) => content.filter(item => typeof item === 'string').join(' ')
