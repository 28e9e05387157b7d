import {
  type Block,
  type Both,
  both,
  type Content,
  counters,
  drawing,
  explained,
  figure,
  type Icon,
  iconNoun,
  itemOf,
  labelOrder,
  line,
  list,
  prose,
  type Random,
  type Sentence,
  type Step,
  step,
  symbol,
  theThings,
  things,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixed, turned } from '../../kit/choices/turned.ts'
import { PICTURES } from '../../kit/facts/pictures.ts'
import { chartOf, type Kinds, LETTERS } from './marks.ts'

export const letterOrder = labelOrder(LETTERS)
export const ICONS = mixed([...PICTURES, 'rabbit'] as const)

export const above = (drawn: Block, { en, es }: Both<Block>): Both<Content> => ({ en: [drawn, en], es: [drawn, es] })
export const below = ({ en, es }: Both<Block>, ...drawn: readonly Block[]): Both<Content> => ({
  en: [en, ...drawn],
  es: [es, ...drawn],
})

/** So many things of one kind; the forms of a level begin with others. */
export const drawGroup = (random: Random, counts: readonly number[], ahead: number) => ({
  icon: random.evenly(turned(ICONS, 4 * ahead)),
  total: random.evenly(turned(counts, ahead)),
})
export interface Group {
  readonly total: number
  readonly icon: Icon
}
/** The things themselves, in two rows of different length. */
export const pictureOf = ({ total, icon }: Group): Block => {
  const first = Math.ceil(total / 2) + (total % 2 === 0 ? 1 : 0)
  return figure(counters({ icon, fill: 'white', outline: 'box', rows: [first, total - first], count: total }))
}
export const oneRow = (group: Group): Block => figure(chartOf([group]))
export const drawn = drawing<{ total: number; icon: Icon }>(
  group => chartOf([group]),
  ({ icon, total }) => [{ icon, total: total + 1 }],
)
export const of = (icon: Icon) => {
  const them = theThings(iconNoun(icon))
  return { en: line`for ${them}`, es: line`de ${them}` }
}
export const countedThings = ({ total, icon }: Group): Step =>
  step(list(...wholes(1, total)), because.count, { group: theThings(iconNoun(icon)) })
/** A: 10; B: 8; C: 9. */
export const rowsCounted = (totals: readonly number[]): Step =>
  explained(
    both({
      kind: 'paragraph',
      content: totals.flatMap((total, i) => [
        ...(i > 0 ? ['; '] : []),
        ...line`${symbol(itemOf(LETTERS, i))}: ${total}`,
      ]),
    }),
    line`Count the marks in each row. A bundle is ${5}.`,
    line`Cuenta las marcas de cada fila. Un grupo es de ${5}.`,
  )
export const crossing = (group: Group): Step => step(oneRow(group), because.everyFifthMarkCrosses)

export const TO_TEN = [6, 9, 7, 10, 8]
export const TO_FIFTEEN = [13, 15, 11, 14, 12]
export const TO_TWENTY = [16, 13, 18, 14, 19, 17]

export type Asked = 'most' | 'fewest'
export const extreme = (totals: readonly number[], asked: Asked) =>
  totals.indexOf(asked === 'most' ? Math.max(...totals) : Math.min(...totals))
export const named = (icon: Icon): Sentence => ({ key: icon, says: both(prose`${things(iconNoun(icon))}`) })
export const others = ({ icons }: Kinds, right: number) =>
  Object.fromEntries(icons.flatMap((icon, i) => (i === right ? [] : [[`row${i}`, named(icon)]])))
/** What is said of the other rows, by the names of their mistakes. */
export const ofOthers = <T>(totals: readonly number[], right: number, say: (total: number, row: number) => T) =>
  Object.fromEntries(totals.flatMap((total, i) => (i === right ? [] : [[`row${i}`, say(total, i)]])))
/** Ducks: 7; apples: 9. */
export const said = (icons: readonly Icon[], totals: readonly number[]): Both<Block> =>
  both({
    kind: 'paragraph',
    content: icons.flatMap((icon, i) => [
      ...(i > 0 ? ['; '] : []),
      ...line`${things(iconNoun(icon))}: ${itemOf(totals, i)}`,
    ]),
  })
