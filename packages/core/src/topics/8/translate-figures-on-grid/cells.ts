import { count, evaluate, failed, type Inline, isTerm, line, tupleOf, words } from '../../../author.ts'
import type { Cell } from '../../../content.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Move } from '../../kit/transformations/moves.ts'
import { byRule } from '../../kit/transformations/points.ts'

const RIGHT = words('right', 'a la derecha')
const LEFT = words('left', 'a la izquierda')
const UP = words('up', 'hacia arriba')
const DOWN = words('down', 'hacia abajo')

/** "3 units right and 2 units up" in a cell that both languages share. */
export const moveCell = ([a, b]: Move): readonly Inline[] =>
  line`${count(Math.abs(a), nouns.unit)} ${a > 0 ? RIGHT : LEFT} ${words('and', 'y')} ${count(Math.abs(b), nouns.unit)} ${b > 0 ? UP : DOWN}`

export function cellMove(cell: Cell): Move {
  const sizes = cell.flatMap(item =>
    typeof item !== 'string' && item.kind === 'quantity' ? [evaluate(item.amount).toNumber()] : [],
  )
  const says = cell.flatMap(item => (typeof item !== 'string' && item.kind === 'words' ? [item.en] : []))
  const [a, b] = tupleOf(sizes, 2)
  return [says.includes(RIGHT.en) ? a : -a, says.includes(UP.en) ? b : -b]
}

/** How far a rule moves the origin. */
export function cellRule(cell: Cell): Move {
  const to = cell.flatMap(item =>
    typeof item !== 'string' && !isTerm(item) && item.kind === 'list' ? [item.items] : [],
  )[1]
  return byRule(to ?? failed('The cell has no rule'), [0, 0])
}
