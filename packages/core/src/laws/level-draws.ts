import { Printed } from '../printed.ts'
import { childOf, keyOf, stream } from '../random.ts'
import type { Difficulty, Draft, Topic } from '../topic.ts'
import { type Reads, watched } from './watched.ts'

/** A problem of a level as laws compare it with those of another. */
export interface LevelDraw {
  readonly form: string
  /** Equal where the same is printed. */
  readonly print: string
  /** Equal where a bare calculation has the same numbers, signs and answer; null where there are words or a figure. */
  readonly calculation: string | null
  /** Every number of the prompt, in its order. */
  readonly numbers: readonly number[]
}

export interface LevelDraws {
  readonly draws: readonly LevelDraw[]
  /** What each form read of the level's parameters. */
  readonly reads: ReadonlyMap<string, Reads>
}

/** At 200 samples, 500 problems of a level are compared with 2,000 of an easier one. */
const HARDER_PER_SAMPLE = 2.5
const EASIER_PER_SAMPLE = 10

/** The levels of a topic, drawn when a law first asks for them, and once. */
export class TopicLevels {
  readonly topic: Topic
  /** How many draws of each form are looked at. */
  readonly samples: number
  /** Of how many problems of a level it is asked whether an easier level has them. */
  readonly harderCount: number
  readonly #easierCount: number
  readonly #firstSeed: number
  readonly #draws = new Map<Difficulty, LevelDraws>()

  constructor(topic: Topic, samples: number, firstSeed: number) {
    this.topic = topic
    this.samples = samples
    this.#firstSeed = firstSeed
    this.harderCount = Math.ceil(samples * HARDER_PER_SAMPLE)
    this.#easierCount = samples * EASIER_PER_SAMPLE
  }

  at(difficulty: Difficulty): LevelDraws {
    const known = this.#draws.get(difficulty)
    if (known) return known
    const isHardest = difficulty === this.topic.difficulties.at(-1)
    const drawn = drawsOf(this.topic, difficulty, this.#firstSeed, isHardest ? this.harderCount : this.#easierCount)
    this.#draws.set(difficulty, drawn)
    return drawn
  }
}

/** Draws of a level, its forms in turn. */
function drawsOf(topic: Topic, difficulty: Difficulty, firstSeed: number, count: number): LevelDraws {
  const turns = topic.turns(difficulty)
  const key = keyOf('levels', firstSeed, topic.id, difficulty)
  const levels = new Map(turns.map(form => [form, watched(topic.levels[difficulty] ?? {})]))
  const draws = Array.from({ length: count }, (_, index): LevelDraw => {
    const form = turns[index % turns.length] as string
    const random = stream(childOf(key, index)).atTurn(Math.floor(index / turns.length))
    return drawOf(topic, form, topic.sketch(difficulty, form, random, levels.get(form)?.level).draft())
  })
  return { draws, reads: new Map([...levels].map(([form, { reads }]) => [form, reads])) }
}

function drawOf(topic: Topic, form: string, draft: Draft): LevelDraw {
  const prompt = JSON.stringify(draft.prompt.en)
  const choices = (draft.wrong ?? []).map(({ value }) => JSON.stringify(value)).sort()
  return {
    form,
    print: JSON.stringify(topic.form(form).instruction?.en) + prompt + choices.join(),
    calculation: calculationOf(draft),
    numbers: [...prompt.matchAll(/(?<=[:,[])-?\d+(?:\.\d+)?(?=[,\]}])/g)].map(([digits]) => Number(digits)),
  }
}

const SIGNS = { '+': 'sum', '−': 'negative', '×': 'product' } as const
const MATHS: ReadonlySet<string> = new Set(['maths', 'column', 'long-division'])

function calculationOf(draft: Draft): string | null {
  const printed = new Printed(draft.prompt.en)
  const isBare = printed.blocks.every(block =>
    block.kind === 'paragraph' ? !/\p{L}/u.test(printed.text) : MATHS.has(block.kind),
  )
  if (!isBare) return null
  const signs = new Set<string>(printed.blocksOf('column').map(({ operator }) => SIGNS[operator]))
  if (printed.blocksOf('long-division').length > 0) signs.add('quotient')
  const numbers: string[] = []
  const visit = (value: unknown, isOperand: boolean): void => {
    if (typeof value !== 'object' || value === null) return
    const { kind, n, d } = value as { kind?: unknown; n?: unknown; d?: unknown }
    if (kind === 'number') numbers.push(`${n}/${d}`)
    else if (kind === 'blank') {
      // 14 − □ = 6 is other work than 14 − 6 = □; on which side the result stands is layout.
      if (isOperand) signs.add('missing operand')
    } else if (typeof kind === 'string' && kind !== 'relation') signs.add(kind)
    const isOperation = typeof kind === 'string' ? kind !== 'relation' : isOperand
    for (const part of Object.values(value)) visit(part, isOperation)
  }
  for (const formula of printed.maths) visit(formula, false)
  return numbers.length < 2
    ? null
    : [...numbers.sort(), ...[...signs].sort(), JSON.stringify(draft.answer.value)].join(' ')
}
