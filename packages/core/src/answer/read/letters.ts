import { withPlainSigns } from '../../math/tokens.ts'
import type { Asked } from '../check-answer.ts'
import { letterOf } from '../grade/choice.ts'
import { itemsOf, plainWords, squashed } from '../grade/text.ts'
import { choiceWords } from './prompt.ts'

/** A cell of words or a formula, said alone: Fourteen, 5 = 3 + 1. */
const isToldBy = (cell: string, text: string): boolean =>
  /\p{L}{3}|[=+*/<>-]/u.test(cell) &&
  (plainWords(cell) === plainWords(text) || (/\d/.test(cell) && squashed(cell) === squashed(text)))

/** Words of a choice: in "a local minimum" no A is said, though the question says "local minimum" too. */
export const isOffered = ({ choices, prompt }: Pick<Asked, 'choices' | 'prompt'>, words: string): boolean =>
  choices.some(({ content }) =>
    ` ${plainWords(choiceWords(content, prompt.locale)).replace(/[:;,.](?= |$)/g, '')} `.includes(` ${words} `),
  )

/** Row D, "D does not make 10" where the question says so, and 7 and 2 for what the row prints: a letter of a table or a figure. */
export function isLetterSaid({ answer, choices, prompt }: Asked, text: string): boolean {
  const key = answer.label ?? answer.value
  if (typeof key !== 'string' || !/^[A-H]$/.test(key)) return false
  if (choices.length === 0 && letterOf(text) === key.toLowerCase()) return true
  const [, letter, rest = ''] =
    /^(?:(?:the )?(?:row|group|shape|figure|picture|card|box|set)|(?:(?:la|el) )?(?:fila|grupo|figura|forma|tarjeta|caja|imagen|dibujo|conjunto))? ?([A-H]),? (.+)$/i.exec(
      text,
    ) ?? []
  const words = plainWords(withPlainSigns(rest))
  if (
    letter?.toUpperCase() === key &&
    words.length > 3 &&
    / /.test(words) &&
    ` ${prompt.words} `.includes(` ${words} `) &&
    !isOffered({ choices, prompt }, words)
  )
    return true
  const items = itemsOf(
    text.replace(/^(?:(?:row|fila) )?([A-H])(?:[:.)]|(?= \d)) ?/i, (typed, named: string) =>
      named.toUpperCase() === key ? '' : typed,
    ),
    /[,;| ]/,
  )
  const rows = prompt.lines.map(line => line.split(' | ')).filter(([head = '']) => /^[A-H]$/.test(head))
  const alone = rows.filter(row => row.slice(1).some(cell => isToldBy(cell, text)))
  const own = rows.filter(
    row => row.length > 2 && plainWords(row.slice(1).join(' | ')) === plainWords(items.join(' | ')),
  )
  return (own.length === 1 && own[0]?.[0] === key) || (alone.length === 1 && alone[0]?.[0] === key)
}
