import {
  type Both,
  both,
  type Content,
  exact,
  type FormMaker,
  figure,
  fractionInLowestTerms,
  itemOf,
} from '../../../author.ts'
import { drawPlaced, TRIG, trigFigure } from '../../kit/triangles/trig-figure.ts'
import type { levels } from './levels.ts'
import { asked, drawSides, findRatio, ratioOf, squareAsked } from './parts.ts'
import { ratioSteps, readSides } from './shared.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  ratio: form({
    levels: ['easy'],
    share: 3,
    instruction: findRatio,
    draw: random => ({ sides: drawSides(random), of: random.evenly(TRIG), placed: drawPlaced(random) }),
    answer: fractionInLowestTerms,
    solve: ({ sides, of }) => ratioOf(of, sides),
    ask({ sides, of, placed }): Both<Content> {
      return both([figure(trigFigure(placed, sides.opposite, sides.adjacent, sides)), asked(of, placed.names[0]!)])
    },
    solution: ({ sides, of, placed }) => {
      const corner = itemOf([...placed.names], 0)
      return [readSides(corner, sides), ...ratioSteps(of, corner, sides)]
    },
    check: (printed, answer) => exact(answer).n > 0 && exact(answer).power(2).equals(squareAsked(printed)),
  }),
})
