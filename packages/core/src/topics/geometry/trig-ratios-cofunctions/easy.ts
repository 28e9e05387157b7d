import {
  type Both,
  both,
  type Content,
  call,
  equation,
  exact,
  type FormMaker,
  figure,
  fractionInLowestTerms,
  name,
  people,
  prose,
  Ratio,
  rational,
  symbol,
} from '../../../author.ts'
import { drawPlaced, TRIG, type Trig, trigFigure } from '../../kit/triangles/trig-figure.ts'
import type { levels } from './levels.ts'
import { asked, drawSides, findRatio, ratioOf, squareAsked, wrongClaim } from './parts.ts'

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
    check: (printed, answer) => exact(answer).n > 0 && exact(answer).power(2).equals(squareAsked(printed)),
  }),

  swapped: form({
    levels: ['easy', 'medium'],
    kind: 'story',
    draw: random => ({
      sides: drawSides(random),
      of: random.evenly(TRIG),
      placed: drawPlaced(random),
      who: random.pick(people),
    }),
    answer: rational,
    solve: ({ sides, of }) => ratioOf(of, sides),
    // The claim of the stem is known to be wrong: it is no choice.
    mistakes: ({ sides, of }) => {
      const upsideDown = (name: Trig) => Ratio.of(1).over(ratioOf(name, sides))
      return {
        otherRatio: ratioOf(of === 'tan' ? 'sin' : 'tan', sides),
        upsideDown: of === 'tan' ? ratioOf('cos', sides) : upsideDown(of),
        otherUpsideDown: upsideDown(of === 'tan' ? 'sin' : 'tan'),
      }
    },
    ask({ sides, of, placed, who }): Both<Content> {
      const drawn = figure(trigFigure(placed, sides.opposite, sides.adjacent, sides))
      const corner = symbol(placed.names[0]!)
      const claim = equation(call(of, corner), wrongClaim(of, sides))
      return {
        en: [
          drawn,
          prose`${name(who)} mixes up the opposite and the adjacent leg and writes ${claim}. What is the correct value?`,
        ],
        es: [
          drawn,
          prose`${name(who)} confunde el cateto opuesto con el adyacente y escribe ${claim}. ¿Cuál es el valor correcto?`,
        ],
      }
    },
    check: (printed, answer) => exact(answer).n > 0 && exact(answer).power(2).equals(squareAsked(printed)),
  }),
})
