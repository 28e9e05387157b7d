import {
  type Block,
  type Both,
  type Content,
  type Expr,
  type Inline,
  itemOf,
  type Printed,
  prose,
  type Random,
  type Sentence,
  sentenceChoice,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { Difficulty, FormSpec } from '../../../topic.ts'

/** A theorem, postulate or definition: its name, and what it says. */
export interface Theorem {
  readonly name: Both<Block>
  readonly says: Both<readonly Inline[]>
  /** What it is about, where it is a wrong choice. */
  readonly about: Both<readonly Inline[]>
}

/** A step of an argument, and the reason that justifies it. */
export interface Argued<Id extends string> {
  /** The figure and what is given in words. */
  readonly about: Both<readonly Block[]>
  readonly claim: Expr
  /** What is read to see which reason it is, to follow "Read:", and in symbols. */
  readonly reads: Both<readonly Inline[]>
  readonly work: Content | Both<Content>
  readonly reason: Id
  readonly others: readonly Id[]
}

interface WhichReasonSpec<Level, D extends Difficulty, Id extends string> {
  readonly levels?: readonly D[]
  readonly share?: number
  readonly theorems: Readonly<Record<Id, Theorem>>
  draw(random: Random, level: Level): Argued<Id>
  /** Whether the theorem of this name justifies the printed claim: from what is printed, by its shape and the figure. */
  justifies(printed: Printed, claim: Expr, theorem: string): boolean
}

/** Which theorem justifies a step? */
export function whichReason<Level, const Id extends string, const D extends Difficulty = Difficulty>({
  theorems,
  draw,
  justifies,
  ...rest
}: WhichReasonSpec<Level, D, Id>): FormSpec<Level, D, Argued<Id>, Sentence> {
  const named = (id: Id): Sentence => ({ key: id, says: theorems[id].name })
  return {
    ...rest,
    kind: 'choose',
    lines: 0,
    draw,
    answer: sentenceChoice,
    solve: ({ reason }) => named(reason),
    mistakes: ({ others }) => Object.fromEntries(others.map(id => [id, named(id)])),
    ask: ({ about, claim }) => ({
      en: [...about.en, prose`Which reason justifies ${claim}?`],
      es: [...about.es, prose`¿Qué razón justifica ${claim}?`],
    }),
    solution: ({ reads, work, reason }) => [
      step(work, because.read, { what: reads }),
      step(theorems[reason].name, because.explain, { sentence: theorems[reason].says }),
    ],
    whyWrong: ({ others }) => Object.fromEntries(others.map(id => [id, theorems[id].about])),
    check: (printed, { key }) => justifies(printed, itemOf(printed.maths, printed.maths.length - 1), key),
  }
}
