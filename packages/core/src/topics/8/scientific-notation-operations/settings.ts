import { type Block, type Both, type Inline, type Noun, noun, type role } from '../../../author.ts'
import type { Decimal } from '../../kit/decimals/scientific.ts'
import type { Operation } from './parts.ts'

/** A number of a story as it is printed. */
export type Told = ReturnType<typeof role>

/** A story with one operation. */
export interface Setting {
  readonly operation: Operation
  readonly numbers: readonly (readonly [Decimal, Decimal])[]
  readonly unit: Noun
  readonly tell: (a: Told, b: Told) => Both<Block>
  readonly end: (result: Inline) => Both<readonly Inline[]>
}

export const beat = noun('beat', 'beats', 'latido', 'latidos', 'm')
export const drop = noun('drop', 'drops', 'gota', 'gotas', 'f')
export const redBloodCell = noun('red blood cell', 'red blood cells', 'glóbulo rojo', 'glóbulos rojos', 'm')
export const grain = noun('grain', 'grains', 'grano', 'granos', 'm')
