import type { Block, Inline } from '../../content.ts'
import type { Expr } from '../../math/expr.ts'
import { isTerm } from '../../printed.ts'

/** y = 6 where the key is x = 6. */
export function hasAnotherLetter(content: readonly Block[], text: string): boolean {
  const [, typed] = /^([a-z]) ?=/i.exec(text.trim()) ?? []
  const block = content[0]
  const relation = relationOf(block)
  const name = relation?.kind === 'relation' ? relation.left : null
  return (
    typed !== undefined &&
    name?.kind === 'symbol' &&
    name.name.length === 1 &&
    name.name.toLowerCase() !== typed.toLowerCase()
  )
}

/** x = 5, or the first of x = 2 or x = 5. */
function relationOf(block: Block | undefined): Expr | undefined {
  const of = block?.kind === 'maths' ? block.of : block?.kind === 'paragraph' ? block.content.find(isMaths) : undefined
  return of?.kind === 'connected' ? of.items[0] : of
}
const isMaths = (item: Inline): item is Expr => typeof item !== 'string' && !isTerm(item)

export const isRelationKey = (content: readonly Block[]): boolean =>
  content.some(
    block =>
      (block.kind === 'maths' && block.of.kind === 'relation') ||
      (block.kind === 'paragraph' && block.content.some(item => typeof item !== 'string' && item.kind === 'relation')),
  )
