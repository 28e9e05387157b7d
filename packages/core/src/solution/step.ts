import { type Block, type Both, blocksOf, type Content, type Hole, type Inline, inlineOf } from '../content.ts'
import { assert } from '../errors.ts'
import { equation, words } from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import { formulaIn } from '../math/template.ts'
import type { ReasonId, ReasonText, SlotOf } from './reason.ts'
import * as because from './reasons/index.ts'

/** One step of a worked solution: its maths, and what was done. */
export interface Step {
  readonly reason: ReasonId
  readonly says: Both<readonly Inline[]>
  readonly work: Both<readonly Block[]>
}

/** Maths or a lexicon term, the same in both languages; words with their article in each. */
export type Slot = Hole | Both<readonly Inline[]>

type Slots<R extends ReasonText> = [SlotOf<R>] extends [never] ? [] : [slots: { readonly [Name in SlotOf<R>]: Slot }]

/** A step: what stands there now, and the reason that led to it. */
export function step<R extends ReasonText>(work: Content | Both<Content>, reason: R, ...[slots]: Slots<R>): Step {
  const { en, es } = isInBoth(work) ? work : { en: work, es: work }
  const filling: Readonly<Record<string, Slot>> = slots ?? {}
  const english = blocksOf(en)
  return {
    reason: reason.id,
    says: { en: said(reason.en, filling, 'en'), es: said(reason.es, filling, 'es') },
    work: { en: english, es: en === es ? english : blocksOf(es) },
  }
}

/** A step in words of the topic's own. */
export const explained = (work: Content | Both<Content>, en: readonly Inline[], es: readonly Inline[]): Step =>
  explainedBy(work, { en, es })
/** A step in a sentence that is made in both languages at once. */
export const explainedBy = (work: Content | Both<Content>, sentence: Both<readonly Inline[]>): Step =>
  step(work, because.explain, { sentence })

/** A sentence of the topic's own that ends the solution of a story: "The shop rents out 19 mountain bikes." */
export const answerStep = (work: Content | Both<Content>, sentence: Both<readonly Inline[]>): Step =>
  step(work, because.answer, { sentence })

/** The work of a mistake that was not made. */
export const anotherAnswer = (work: Content | Both<Content>): Step => step(work, because.leadsElsewhere)

/** The end of a pupil's work that has no mistake: its lines stand in the steps before. */
export const noMistakeStep = (): Step => step(words('no mistake', 'ningún error'), because.noMistake)

/** Several statements on one line of work: 2x = 6; y = 4. A comma would be read as part of a number. */
export function statements(...all: readonly Expr[]): Content {
  const [only, ...others] = all
  if (only && others.length === 0) return only
  return { kind: 'paragraph', content: all.flatMap((one, i) => (i === 0 ? [one] : ['; ', one])) }
}

/** The lines of a calculation as values of what is worked out: f(5) = 2 · 5 + 1, f(5) = 11. */
export const asValuesOf = (left: Expr, steps: readonly Step[]): readonly Step[] =>
  steps.map(step => ({ ...step, work: { en: namedBlocks(left, step.work.en), es: namedBlocks(left, step.work.es) } }))

const namedBlocks = (left: Expr, blocks: readonly Block[]): readonly Block[] =>
  blocks.map(block => (block.kind === 'maths' ? { ...block, of: equation(left, block.of) } : block))

const isInBoth = (work: Content | Both<Content>): work is Both<Content> =>
  'en' in work && 'es' in work && !('kind' in work)

const isWords = (slot: Slot): slot is Both<readonly Inline[]> =>
  typeof slot === 'object' && 'en' in slot && !('kind' in slot)

const PIECE = /\{(?<slot>\w+)\}|`(?<formula>[^`]+)`|[^{`]+/g

/** What stands between the slots of a reason: the same each time that it is given. */
type Piece = { readonly slot: string } | { readonly is: Inline }
const pieces = new Map<string, readonly Piece[]>()

function piecesOf(text: string): readonly Piece[] {
  const known = pieces.get(text)
  if (known) return known
  const found = [...text.matchAll(PIECE)].map(({ 0: words, groups }): Piece => {
    if (groups?.formula !== undefined) return { is: formulaIn(groups.formula) }
    return groups?.slot === undefined ? { is: words } : { slot: groups.slot }
  })
  pieces.set(text, found)
  return found
}

function said(text: string, slots: Readonly<Record<string, Slot>>, locale: 'en' | 'es'): readonly Inline[] {
  const says: Inline[] = []
  for (const piece of piecesOf(text)) {
    if ('is' in piece) {
      says.push(piece.is)
      continue
    }
    const slot = slots[piece.slot]
    assert(slot !== undefined, () => `A reason has no value for its slot ${piece.slot}`)
    if (isWords(slot)) says.push(...slot[locale])
    else says.push(inlineOf(slot))
  }
  return says
}

/** The steps of a solution as content: one block a step. */
export const solutionBlocks = (steps: readonly Step[]): Both<readonly Block[]> => ({
  en: steps.map(step => blockOf(step, 'en')),
  es: steps.map(step => blockOf(step, 'es')),
})

const blockOf = ({ reason, says, work }: Step, locale: 'en' | 'es'): Block => ({
  kind: 'step',
  reason,
  says: says[locale],
  work: work[locale],
})
