import {
  type Block,
  type Both,
  borderArea,
  explainedBy,
  type Figure,
  figure,
  itemOf,
  type Locale,
  line,
  list,
  type Noun,
  type PieceBorder,
  type PieceGroup,
  type Printed,
  type Step,
  shapePieces,
  things,
  wholes,
} from '../../../author.ts'
import { BLOCKS, type BlockName, type Dissection, lying } from './dissections.ts'

export const asked = (...items: readonly (Both<Block> | Figure)[]): Both<readonly Block[]> => {
  const inLocale = (locale: Locale) => items.map(item => ('kind' in item ? figure(item) : item[locale]))
  return { en: inLocale('en'), es: inLocale('es') }
}
export const countedUp = (many: number, noun: Noun): Step =>
  explainedBy(list(...wholes(1, many)), {
    en: line`Count the ${things(noun)}.`,
    es: line`Cuenta los ${things(noun)}.`,
  })

const areaOfBlock = (name: BlockName): number =>
  borderArea(itemOf(itemOf(shapePieces({ pieces: [BLOCKS[name]] }).groups, 0).pieces, 0).border)
export const areaOf = (blocks: readonly BlockName[]): number => blocks.reduce((sum, name) => sum + areaOfBlock(name), 0)
export const outlineArea = ({ outline }: Dissection): number => areaIn(shapePieces({ outline }))

/** What the first group of a figure covers: its outline, or its pieces. */
export function areaIn(drawn: Figure): number {
  const group = groupIn(drawn)
  return group.outline
    ? borderArea(group.outline)
    : group.pieces.reduce((sum, { border }) => sum + borderArea(border), 0)
}
export const groupIn = (drawn: Figure): PieceGroup => itemOf(drawn.kind === 'shape-pieces' ? drawn.groups : [], 0)
export const groupsIn = (printed: Printed): readonly PieceGroup[] => printed.figure('shape-pieces').groups
export const bordersIn = ({ pieces }: PieceGroup): readonly PieceBorder[] => pieces.map(({ border }) => border)
/** The lengths of its sides. */
export const sidesIn = (border: PieceBorder): readonly number[] =>
  border.map(({ at: [x, y] }, i) => {
    const [nextX, nextY] = itemOf(border, (i + 1) % border.length).at
    return Math.sqrt((nextX - x) ** 2 + (nextY - y) ** 2)
  })
/** As large, as far as drawn corners tell. */
export const isAsLarge = (one: number, other: number): boolean => Math.abs(one - other) < 0.01

const ORDER = Object.keys(BLOCKS)
/** The pieces of a kind side by side, so that two sets are the same only where their figures are. */
export const set = (blocks: readonly BlockName[], turn = 0) =>
  lying(
    [...blocks].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other)),
    turn,
  )
