import {
  answerStep,
  type Both,
  type Content,
  count,
  equation,
  type Icon,
  iconNoun,
  line,
  type Noun,
  prose,
  type Step,
  step,
  sum,
  theThings,
  times,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Groups, productOf } from '../../kit/facts/equal-groups.ts'
import { groupByGroup } from '../../kit/facts/groups.ts'

export const factOf = (pair: Groups) => equation(times(pair.groups, pair.each), productOf(pair))

export const repeated = ({ groups, each }: Groups) => sum(...Array<number>(groups).fill(each))

export const asGroups = ({ groups, each }: Groups): Both<Content> => ({
  en: prose`${count(groups, nouns.group)} of ${each}`,
  es: prose`${count(groups, nouns.group)} de ${each}`,
})

/** "4 rows of 6" read off a picture. */
export const seen = ({ groups, each }: Groups, of: Noun): Both<Content> => ({
  en: prose`${count(groups, of)} of ${each}`,
  es: prose`${count(groups, of)} de ${each}`,
})

/** Three blanks: how many groups, how many in each, how many in all. */
export const threeNumbers = (pair: Groups) => [pair.groups, pair.each, productOf(pair)]

/** "4 rows of 6 = 24 balls". */
export const filledIn = (pair: Groups, all: Noun, of: Noun): Both<Content> => ({
  en: prose`${count(pair.groups, of)} of ${pair.each} = ${count(productOf(pair), all)}`,
  es: prose`${count(pair.groups, of)} de ${pair.each} = ${count(productOf(pair), all)}`,
})

/** Counted group by group; the last line says what was asked, in words or as a fact. */
export const countedAll = (pair: Groups, all: Noun, of: Noun = nouns.group, isFact = false): readonly Step[] => [
  ...groupByGroup(pair.groups, pair.each).slice(0, -1),
  answerStep(isFact ? factOf(pair) : filledIn(pair, all, of), {
    en: line`There are ${count(productOf(pair), all)} in ${count(pair.groups, of)} of ${pair.each}.`,
    es: line`Hay ${count(productOf(pair), all)} en ${count(pair.groups, of)} de ${pair.each}.`,
  }),
]

export const readFrom = (pair: Groups, noun: Noun, what: Both<ReturnType<typeof line>>): Step =>
  step(seen(pair, noun), because.count, { group: what })

export const loopsRead = (pair: Groups, icon: Icon) =>
  readFrom(pair, nouns.group, {
    en: line`the groups, and ${theThings(iconNoun(icon))} in one group`,
    es: line`los grupos y ${theThings(iconNoun(icon))} de un grupo`,
  })

export const rowsRead = (pair: Groups, icon: Icon) =>
  readFrom(pair, nouns.row, {
    en: line`the rows, and ${theThings(iconNoun(icon))} in one row`,
    es: line`las filas y ${theThings(iconNoun(icon))} de una fila`,
  })
