import { type Sentence, sentenceChoice } from '../answer/choice.ts'
import { type Block, type Both, prose } from '../content.ts'
import { assert } from '../errors.ts'
import type { Printed } from '../printed.ts'
import type { Random } from '../random.ts'
import type { WhyWrong } from '../solution/lettered.ts'
import type { Step } from '../solution/step.ts'
import type { Difficulty, FormSpec } from '../topic.ts'
import { tupleOf } from '../tuple.ts'

/** One statement about what is printed: its key, its words, and whether it is so. */
export interface Statement extends Sentence {
  readonly isTrue: boolean
  /** What a solution says of it where it is false. Where one false statement has it, all have. */
  readonly why?: WhyWrong
}

interface StatementsSpec<Level, D extends Difficulty, Facts> {
  readonly levels?: readonly D[]
  readonly share?: number
  /** "Which statement is true?" if left out. */
  readonly question?: Both<Block>
  draw(random: Random, level: Level): Facts
  /** What the statements are about: a graph, a table, an expression. */
  about?(facts: Facts): Both<readonly Block[]>
  /** One true and at least three false statements. */
  statements(facts: Facts): readonly Statement[]
  solution(facts: Facts, answer: Sentence): readonly Step[]
  /** Whether the statement of this key is so: from what is printed, by another road. */
  holds(printed: Printed, key: string): boolean
}

const WHICH: Both<Block> = { en: prose`Which statement is true?`, es: prose`¿Qué afirmación es verdadera?` }

/** One true statement among false ones, each of which a mistake leads to; its key is the mistake's name. */
export function trueStatement<Level, Facts, const D extends Difficulty = Difficulty>({
  question = WHICH,
  draw,
  about,
  statements,
  solution,
  holds,
  ...rest
}: StatementsSpec<Level, D, Facts>): FormSpec<Level, D, Facts, Sentence> {
  const statementsOf = onceInARow(statements)
  const trueOne = (facts: Facts) => {
    const [only, ...others] = statementsOf(facts).filter(({ isTrue }) => isTrue)
    assert(only && others.length === 0, 'Exactly one statement is true')
    return only
  }
  return {
    ...rest,
    kind: 'choose',
    draw,
    answer: sentenceChoice,
    solve: trueOne,
    mistakes: facts => {
      const wrong = statementsOf(facts).filter(({ isTrue }) => !isTrue)
      return Object.fromEntries(tupleOf(wrong, Math.max(3, wrong.length)).map(statement => [statement.key, statement]))
    },
    ask: facts => {
      const { en, es } = about?.(facts) ?? { en: [], es: [] }
      return { en: [...en, question.en], es: [...es, question.es] }
    },
    solution,
    whyWrong: facts => {
      const said = statementsOf(facts).flatMap(({ key, why }) => (why ? [[key, why] as const] : []))
      return said.length > 0 ? Object.fromEntries(said) : null
    },
    check: (printed, { key }) => holds(printed, key),
  }
}

/** Of the same facts the right choice is asked for, then the wrong ones: the statements are made once for both. */
function onceInARow<Facts>(statements: (facts: Facts) => readonly Statement[]): typeof statements {
  let last: { readonly facts: Facts; readonly made: readonly Statement[] } | null = null
  return facts => {
    if (last === null || last.facts !== facts) last = { facts, made: statements(facts) }
    return last.made
  }
}
