import type { Noun } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { RulerUnit } from '../../kit/measures/on-a-ruler.ts'

/** What was measured, in which unit, and how long such things are. */
export interface Setting {
  readonly noun: Noun
  readonly unit: RulerUnit
  readonly least: number
  readonly most: number
}

const measured = (noun: Noun, unit: RulerUnit, least: number, most: number): Setting => ({ noun, unit, least, most })

/** Every third one is for the same level. */
export const settings: readonly Setting[] = [
  measured(nouns.pencil, 'centimeter', 7, 17),
  measured(nouns.carrot, 'inch', 3, 11),
  measured(nouns.leaf, 'centimeter', 4, 13),
  measured(nouns.book, 'inch', 5, 13),
  measured(nouns.worm, 'centimeter', 4, 13),
  measured(nouns.feather, 'inch', 2, 10),
  measured(nouns.shell, 'centimeter', 2, 10),
  measured(nouns.ribbon, 'inch', 6, 15),
  measured(nouns.crayon, 'centimeter', 3, 10),
  measured(nouns.stick, 'inch', 4, 12),
  measured(nouns.paintbrush, 'inch', 4, 12),
  measured(nouns.nail, 'centimeter', 2, 10),
  measured(nouns.candle, 'inch', 3, 12),
  measured(nouns.caterpillar, 'centimeter', 2, 10),
  measured(nouns.spoon, 'inch', 4, 12),
  measured(nouns.key, 'centimeter', 3, 11),
  measured(nouns.straw, 'inch', 4, 12),
  measured(nouns.marker, 'centimeter', 8, 16),
  measured(nouns.banana, 'inch', 3, 10),
  measured(nouns.lizard, 'centimeter', 8, 18),
  measured(nouns.fish, 'inch', 3, 12),
  measured(nouns.fork, 'centimeter', 12, 21),
  measured(nouns.snake, 'inch', 9, 20),
  measured(nouns.pen, 'centimeter', 9, 17),
  measured(nouns.cucumber, 'inch', 4, 12),
  measured(nouns.screw, 'centimeter', 2, 9),
  measured(nouns.sock, 'inch', 4, 12),
]
