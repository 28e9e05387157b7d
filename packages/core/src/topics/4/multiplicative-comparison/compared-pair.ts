import type { Both, Expr, Hole, Inline, Noun, Quantity, Term } from '../../../author.ts'

type Sentence = Both<readonly Inline[]>
type Range = readonly [least: number, most: number]
/** Two amounts of one kind, the larger one several times as large; and a third one that is compared with it. */
export interface ComparedPair {
  readonly small: Range
  readonly times: Range
  /** Of the larger amount. */
  readonly likely?: Range
  readonly unit: Noun
  /** Names for the bars of a diagram. */
  readonly smaller: Expr
  readonly larger: Expr
  readonly tellSmaller: (n: Term) => Sentence
  readonly tellLarger: (n: Term) => Sentence
  readonly isTimes: (k: Hole) => Sentence
  /** The same where one of the two is told for the first time. */
  readonly meetsLarger: (k: Term) => Sentence
  readonly meetsSmaller: (k: Term) => Sentence
  readonly isMore: (n: Hole) => Sentence
  /** The same where the larger one is told for the first time. */
  readonly meetsMore?: (n: Hole) => Sentence
  readonly askSmaller: Sentence
  readonly askLarger: Sentence
  readonly endsSmaller: (n: Quantity) => Sentence
  readonly endsLarger: (n: Quantity) => Sentence
  readonly third: {
    readonly isMore: (n: Hole) => Sentence
    readonly ask: Sentence
    readonly ends: (n: Quantity) => Sentence
  }
}
