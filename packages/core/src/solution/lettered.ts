import type { Locale } from '../both.ts'
import type { Block } from '../content.ts'
import { isSame } from '../same.ts'
import { chooseLetter } from './reasons/any-grade.ts'

/**
 * The steps of a solution that ends with the letter of the right choice: before the last line where that is the choice itself,
 * otherwise in a line of its own.
 */
export function withLetter(
  steps: readonly Block[],
  letter: string,
  choice: readonly Block[],
  locale: Locale,
): readonly Block[] {
  const last = steps.at(-1)
  if (last?.kind !== 'step') return steps
  if (isSame(inlined(last.work), inlined(choice)))
    return [...steps.slice(0, -1), { ...last, work: labeled(letter, last.work) }]
  return [
    ...steps,
    {
      kind: 'step',
      reason: chooseLetter.id,
      says: [chooseLetter[locale].replace('{letter}', letter)],
      work: choice.every(block => block.kind === 'maths' || block.kind === 'paragraph')
        ? labeled(letter, choice)
        : [{ kind: 'paragraph', content: [`${letter}.`] }],
    },
  ]
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
