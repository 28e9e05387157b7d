import type { Noun } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Who jumps along a number line. */
export const JUMPERS: readonly Noun[] = [
  nouns.frog,
  nouns.rabbit,
  nouns.robot,
  nouns.squirrel,
  nouns.cat,
  nouns.cricket,
  nouns.monkey,
  nouns.goat,
]
