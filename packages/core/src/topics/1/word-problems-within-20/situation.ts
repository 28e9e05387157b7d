import type { Block, Both, Expr, Hole, Inline, Noun, Quantity, Term, Value } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** What a story names. */
export interface Told {
  readonly noun: Noun
  readonly who: Term
  /** The pronoun of the first child. */
  readonly she: Term
  readonly other: Term
}
/** A story with its two numbers in the order in which it tells them; the first comes with what it counts. */
interface Telling {
  readonly nouns: readonly Noun[]
  readonly tell: (first: Hole, second: Hole, named: Told) => Both<Block>
  /** The sentence that answers the question. */
  readonly answer: (found: Quantity, named: Told) => Both<readonly Inline[]>
}
/** What is known, what is asked, and how the equation of the story goes. */
export interface Situation {
  /** The unknown is the sum of the two numbers, or what one has over the other. */
  readonly unknown: 'total' | 'rest'
  readonly numbers: 'parts' | 'whole and part' | 'part and whole'
  /** The first number is printed without what it counts. */
  readonly isBare?: true
  /** The unknown stands alone on one side: nothing is to be undone. */
  readonly isDirect?: true
  /** With a box, or with the number that belongs in it. */
  readonly equation: (first: number, second: number, unknown: Value) => Expr
  readonly tellings: readonly Telling[]
}

/** Things that children have. */
export const OWN: readonly Noun[] = [
  nouns.sticker,
  nouns.marble,
  nouns.crayon,
  nouns.shell,
  nouns.card,
  nouns.button,
  nouns.pencil,
  nouns.bead,
  nouns.book,
]
