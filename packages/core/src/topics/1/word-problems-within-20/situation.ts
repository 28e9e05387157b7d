import type { Block, Both, Hole, Term } from '../../../content.ts'
import type { Noun } from '../../../language/noun.ts'
import { apple } from '../../../language/nouns/food.ts'
import { book, crayon } from '../../../language/nouns/school.ts'
import { marble, sticker } from '../../../language/nouns/toys.ts'
import type { Expr } from '../../../math/expr.ts'

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
}
/** What is known, what is asked, and how the equation of the story goes. */
export interface Situation {
  /** The unknown is the sum of the two numbers, or what one has over the other. */
  readonly unknown: 'total' | 'rest'
  readonly numbers: 'parts' | 'whole and part' | 'part and whole'
  /** The first number is printed without what it counts. */
  readonly isBare?: true
  readonly equation: (first: number, second: number) => Expr
  readonly tellings: readonly Telling[]
}

/** Things that children have. */
export const OWN: readonly Noun[] = [sticker, marble, crayon, book, apple]
