import {
  answerStep,
  type Both,
  count,
  divide,
  type Expr,
  equation,
  type Inline,
  line,
  list,
  type Noun,
  type Step,
  step,
  thing,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Groups, productOf } from '../../kit/facts/equal-groups.ts'

/** total ÷ groups = each, and total ÷ each = groups. */
export const sharing = (pair: Groups): Expr => equation(divide(productOf(pair), pair.groups), pair.each)
export const grouping = (pair: Groups): Expr => equation(divide(productOf(pair), pair.each), pair.groups)

/** Dealt out a round at a time. */
export const sharedOut = (pair: Groups, groups: Noun, items: Noun): readonly Step[] => [
  step(divide(productOf(pair), pair.groups), because.shareEqually),
  step(list(...wholes(1, pair.each).map(round => round * pair.groups)), because.explain, {
    sentence: {
      en: line`In every round, each ${thing(groups)} gets ${count(1, items)}. Skip count by ${pair.groups} to ${productOf(pair)}.`,
      es: line`En cada ronda, a cada ${thing(groups)} le toca ${count(1, items)}. Cuenta de ${pair.groups} en ${pair.groups} hasta ${productOf(pair)}.`,
    },
  }),
  step(sharing(pair), because.explain, {
    sentence: { en: line`Count the rounds: ${pair.each}.`, es: line`Cuenta las rondas: ${pair.each}.` },
  }),
]

/** So many equal jumps reach the total: how long is each? */
export const lengthOfJumps = (pair: Groups): readonly Step[] => [
  step(divide(productOf(pair), pair.groups), because.explain, {
    sentence: {
      en: line`Together, ${pair.groups} equal jumps are ${productOf(pair)} long. To find the length of one jump, divide.`,
      es: line`Los ${pair.groups} saltos iguales suman ${productOf(pair)}. Para hallar de cuánto es cada salto, divide.`,
    },
  }),
  step(list(...wholes(1, pair.each).map(length => length * pair.groups)), because.explain, {
    sentence: {
      en: line`Jumps of 1 reach ${pair.groups}, jumps of 2 reach ${2 * pair.groups}, and so on. Skip count by ${pair.groups} to ${productOf(pair)}.`,
      es: line`Con saltos de 1 se llega a ${pair.groups}, con saltos de 2 a ${2 * pair.groups}, y así. Cuenta de ${pair.groups} en ${pair.groups} hasta ${productOf(pair)}.`,
    },
  }),
  step(sharing(pair), because.explain, {
    sentence: { en: line`Each jump is ${pair.each} long.`, es: line`Cada salto es de ${pair.each}.` },
  }),
]

/** Groups of one size taken one after another. */
export const groupsMade = (pair: Groups): readonly Step[] => [
  step(divide(productOf(pair), pair.each), because.explain, {
    sentence: {
      en: line`Find how many groups of ${pair.each} make ${productOf(pair)}: divide.`,
      es: line`Halla cuántos grupos de ${pair.each} forman ${productOf(pair)}: divide.`,
    },
  }),
  step(list(...wholes(1, pair.groups).map(group => group * pair.each)), because.skipCount, { step: pair.each }),
  step(grouping(pair), because.countGroups, { groups: pair.groups }),
]
/** 7 apples as the last line of a solution. */
export const amountStep = (amount: number, noun: Noun, says: Both<readonly Inline[]>): Step => {
  const said = { kind: 'paragraph', content: line`${count(amount, noun)}` } as const
  return answerStep({ en: said, es: said }, says)
}
