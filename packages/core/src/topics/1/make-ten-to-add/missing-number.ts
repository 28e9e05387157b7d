import {
  type Both,
  both,
  box,
  equation,
  explainedBy,
  type Inline,
  intoItsPlace,
  type Step,
  sum,
} from '../../../author.ts'
import { type Fact, operation, partsOf, restOf, written } from './facts.ts'

/** 8 + □ = 10 + 3. */
export const askThroughTen = (fact: Fact) =>
  both(equation(operation(fact, fact.a, box()), operation(fact, 10, restOf(fact))))
/** The step to ten, and a sentence of both parts. */
export const foundThroughTen = (fact: Fact, toTen: Step, sentence: Both<readonly Inline[]>) =>
  intoItsPlace(
    [toTen, explainedBy(equation(sum(...partsOf(fact)), fact.b), sentence)],
    equation(written(fact), operation(fact, 10, restOf(fact))),
  )
