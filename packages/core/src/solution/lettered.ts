import type { Locale } from '../both.ts'
import type { Block, Inline } from '../content.ts'
import { isSame } from '../same.ts'
import { chooseLetter, noMistake } from './reasons/any-grade.ts'

interface RightChoice {
  readonly letter: string
  readonly choice: readonly Block[]
  /** What the key says beside the choice: the corrected work. */
  readonly note: readonly Block[]
}

/**
 * The steps of a solution that ends with the letter of the right choice: before the last line where that says the choice itself,
 * in a line of its own where the key says more of it, otherwise after the words of the last line.
 */
export function withLetter(
  steps: readonly Block[],
  { letter, choice, note }: RightChoice,
  locale: Locale,
): readonly Block[] {
  const last = steps.at(-1)
  if (last?.kind !== 'step') return steps
  const before = steps.slice(0, -1)
  if (last.reason === noMistake.id || isSame(inlined(last.work), inlined(choice)))
    return [...before, { ...last, work: labeled(letter, choice) }]
  const said = sentenceOf(note)
  if (!said)
    return [...before, { ...last, says: [...last.says, ` ${chooseLetter[locale].replace('{letter}', letter)}`] }]
  const isWritten = choice.every(block => block.kind === 'maths' || block.kind === 'paragraph')
  const work: readonly Block[] = isWritten ? labeled(letter, choice) : [{ kind: 'paragraph', content: [`${letter}.`] }]
  return [...steps, { kind: 'step', reason: chooseLetter.id, says: said, work }]
}

/** A note of one sentence. */
function sentenceOf([note, ...others]: readonly Block[]): readonly Inline[] | null {
  return note?.kind === 'paragraph' && others.length === 0 ? note.content : null
}

/** A formula alone and a sentence that holds nothing else print the same. */
const inlined = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map(block => (block.kind === 'maths' ? { kind: 'paragraph', content: [block.of] } : block))

function labeled(letter: string, blocks: readonly Block[]): readonly Block[] {
  const [first, ...rest] = inlined(blocks)
  return first?.kind === 'paragraph'
    ? [{ ...first, content: [`${letter}. `, ...first.content] }, ...rest]
    : [{ kind: 'paragraph', content: [`${letter}.`] }, ...blocks]
}
