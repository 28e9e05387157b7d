import { both, count, howMany, prose, type Quantity, quantity, type Step, step, withFigure } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { ALIKE, blockNoun, cutShape } from './dissections.ts'
import { countedUp } from './pieces.ts'

interface CutShape {
  readonly name: keyof typeof ALIKE
  readonly turn: number
}

/** How many pieces a shape is cut into that are all of a kind. */
export const piecesCounted = {
  answer: quantity,
  solve: ({ name }: CutShape): Quantity => count(ALIKE[name].laid.length, blockNoun(ALIKE[name])),
  ask: ({ name, turn }: CutShape) =>
    withFigure(
      {
        en: prose`${howMany(blockNoun(ALIKE[name]))} make this shape?`,
        es: prose`¿${howMany(blockNoun(ALIKE[name]))} forman esta figura?`,
      },
      cutShape(ALIKE[name], turn),
    ),
  solution: ({ name }: CutShape, answer: Quantity): readonly Step[] => [
    countedUp(ALIKE[name].laid.length, blockNoun(ALIKE[name])),
    step(both(prose`${answer}`), because.lastNumberTellsHowMany),
  ],
} as const
