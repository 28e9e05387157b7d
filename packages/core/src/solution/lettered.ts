import type { Both, Locale } from '../both.ts'
import { type Block, type Inline, line } from '../content.ts'
import { assert } from '../errors.ts'
import type { Value } from '../math/build.ts'
import { listed } from '../named-blanks.ts'
import { isSame } from '../same.ts'
import { chooseLetter, lineIsWrong, noMistake, wrongChoice } from './reasons/any-grade.ts'
import { type Step, step } from './step.ts'

interface RightChoice {
  readonly letter: string
  readonly choice: readonly Block[]
  /** What the key says beside the choice: the corrected work. */
  readonly note: readonly Block[]
  /** Whether it is a line of somebody's work: the corrected work stands in the steps already. */
  readonly isLine: boolean
}

/** A sentence that stands beside the wrong choice, or a step with maths of its own. */
export type WhyWrong = Both<readonly Inline[]> | Step

/** By the names of mistakes, or by the values of fixed options. */
export type WhyWrongOf<V> = Readonly<
  [V] extends [string]
    ? string extends V
      ? Record<string, WhyWrong>
      : Partial<Record<V, WhyWrong>>
    : Record<string, WhyWrong>
>

/** What is said of every option, without the right one. */
export const ofAllBut = <const Option extends string>(
  right: Option,
  all: Readonly<Record<NoInfer<Option>, WhyWrong>>,
): Readonly<Partial<Record<Option, WhyWrong>>> => {
  const { [right]: _, ...others } = all
  return others as Readonly<Partial<Record<Option, WhyWrong>>>
}

/** Why the choice of a letter is wrong. */
export interface WrongChoice {
  readonly letter: string
  readonly why: Step
}

/** Of the mistakes that were not made: what each would give, beside what was written. */
export function wouldGive<const Option extends string>(
  right: Option,
  written: Value,
  results: Readonly<Partial<Record<NoInfer<Option>, Value>>>,
): Readonly<Partial<Record<Option, WhyWrong>>> {
  const refused = Object.entries<Value | undefined>(results).flatMap(([name, result]) =>
    name === right || result === undefined
      ? []
      : [
          [
            name,
            {
              en: line`This mistake would give ${result}, not ${written}.`,
              es: line`Ese error daría ${result}, no ${written}.`,
            },
          ] as const,
        ],
  )
  return Object.fromEntries(refused) as Readonly<Partial<Record<Option, WhyWrong>>>
}

/** A choice of more signs is not repeated beside its letter; a formula counts as few. */
const SHORT = 24
const FORMULA = 6

const isShort = (blocks: readonly Block[]): boolean =>
  blocks.every(
    block =>
      block.kind === 'maths' ||
      (block.kind === 'paragraph' &&
        block.content.reduce((size, item) => size + (typeof item === 'string' ? item.length : FORMULA), 0) <= SHORT),
  )

/** The step that tells why a choice is wrong. A sentence stands beside the choice, if that is short. */
export function whyWrongStep(
  { shown }: { readonly shown: Both<readonly Block[]> },
  name: string,
  all: Readonly<Record<string, WhyWrong | undefined>>,
): Step {
  const why = Object.hasOwn(all, name) ? all[name] : undefined
  assert(why, () => `Nothing tells why ${name} is wrong`)
  if ('reason' in why) return why
  return step(isShort(shown.en) && isShort(shown.es) ? shown : { en: [], es: [] }, wrongChoice, { why })
}

/** The wrong choices in the order of their letters; those that one sentence refuses stand in one line. */
function wrongSteps(given: readonly WrongChoice[], locale: Locale): readonly Block[] {
  const wrong = toldAlike(given)
  const sentenceOf = ({ why }: WrongChoice) => (why.reason === wrongChoice.id ? why.says[locale] : null)
  const likeIt = (choice: WrongChoice): readonly WrongChoice[] => {
    const sentence = sentenceOf(choice)
    return sentence ? wrong.filter(other => isSame(sentenceOf(other), sentence)) : [choice]
  }
  return wrong.flatMap(choice => {
    const alike = likeIt(choice)
    if (alike[0] !== choice) return []
    const work = alike.length > 1 ? [named(alike, locale)] : labeled(choice.letter, choice.why.work[locale])
    return [stepBlock(choice.why, work, locale)]
  })
}

/** Where one is too long to be repeated beside its letter, none of those that a sentence refuses is. */
function toldAlike(wrong: readonly WrongChoice[]): readonly WrongChoice[] {
  const isSentence = ({ why }: WrongChoice) => why.reason === wrongChoice.id
  if (!wrong.some(choice => isSentence(choice) && choice.why.work.en.length === 0)) return wrong
  return wrong.map(choice => (isSentence(choice) ? { ...choice, why: { ...choice.why, work: NOTHING } } : choice))
}
const NOTHING: Step['work'] = { en: [], es: [] }

const stepBlock = ({ reason, says }: Step, work: readonly Block[], locale: Locale): Block => ({
  kind: 'step',
  reason,
  says: says[locale],
  work,
})

/** "C. 12; D. 15", or "C, D." where the choices are too long to be repeated. */
function named(choices: readonly WrongChoice[], locale: Locale): Block {
  const contents = choices.map(({ letter, why }) => ({ letter, content: inlined(why.work[locale]).flatMap(contentOf) }))
  return {
    kind: 'paragraph',
    content: contents.every(({ content }) => content.length === 0)
      ? [`${contents.map(({ letter }) => letter).join(', ')}.`]
      : contents.flatMap(({ letter, content }, i) => [`${i === 0 ? '' : '; '}${letter}. `, ...content]),
  }
}

const contentOf = (block: Block): readonly Inline[] => (block.kind === 'paragraph' ? block.content : [])

/**
 * The steps of a solution with the letter of the right choice: before the last line where that says the choice itself, in a line
 * of its own where the key says more of it, otherwise after the words of the last line. The wrong choices stand where they part
 * no line from the one that it follows from: after a calculation, before a line that stands alone.
 */
export function withLetters(
  steps: readonly Block[],
  { letter, choice, note, isLine }: RightChoice,
  wrong: readonly WrongChoice[],
  locale: Locale,
): readonly Block[] {
  const last = steps.at(-1)
  if (last?.kind !== 'step') return steps
  const refused = wrongSteps(wrong, locale)
  const before = steps.slice(0, -1)
  const withRefused = (end: Block) => (before.length === 0 ? [...refused, end] : [...before, end, ...refused])
  if (last.reason === noMistake.id || isSame(inlined(last.work), inlined(choice)))
    return withRefused({ ...last, work: labeled(letter, choice) })
  const said = sentenceOf(note)
  if (!said)
    return withRefused({ ...last, says: [...last.says, ` ${chooseLetter[locale].replace('{letter}', letter)}`] })
  const isWritten = choice.every(block => block.kind === 'maths' || block.kind === 'paragraph')
  const work: readonly Block[] = isWritten ? labeled(letter, choice) : [{ kind: 'paragraph', content: [`${letter}.`] }]
  const end: Block = isLine
    ? { kind: 'step', reason: lineIsWrong.id, says: [lineIsWrong[locale]], work }
    : { kind: 'step', reason: chooseLetter.id, says: said, work }
  return isLine ? [...steps, end, ...refused] : [...steps, ...refused, end]
}

/** A note of one sentence. */
function sentenceOf([note, ...others]: readonly Block[]): readonly Inline[] | null {
  return note?.kind === 'paragraph' && others.length === 0 ? note.content : null
}

/** A formula alone and a sentence that holds nothing else print the same. */
const inlined = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map(block => (block.kind === 'maths' ? { kind: 'paragraph', content: [block.of] } : block))

/** The last line of a solution names the parts of the answer as the key does. */
export function withNames(steps: readonly Block[], bare: readonly Block[], named: readonly Block[]): readonly Block[] {
  const last = steps.at(-1)
  if (last?.kind !== 'step') return steps
  const parts = listed(bare)
  const isBare = parts.length > 0 ? isSame(listed(last.work), parts) : isSame(inlined(last.work), inlined(bare))
  return isBare ? [...steps.slice(0, -1), { ...last, work: named }] : steps
}

function labeled(letter: string, blocks: readonly Block[]): readonly Block[] {
  const [first, ...rest] = inlined(blocks)
  return first?.kind === 'paragraph'
    ? [{ ...first, content: [`${letter}. `, ...first.content] }, ...rest]
    : [{ kind: 'paragraph', content: [`${letter}.`] }, ...blocks]
}
