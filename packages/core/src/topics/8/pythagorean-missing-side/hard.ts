import {
  both,
  decimal,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  measure,
  prose,
  Ratio,
  step,
  sum,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import { workForms } from './about-the-work.ts'
import type { levels } from './levels.ts'
import { knownOf, sideSteps } from './parts.ts'
import { drawTriple, drawTurn, labelledTriangle, satisfies, type Triple, triples } from './right-triangles.ts'
import { storyForms } from './stories.ts'
import { figureForms } from './within-figures.ts'

const perimeterOf = ([a, b, c]: Triple, scale: number) => Ratio.of(a + b + c, scale)
const valueOf = (amount: Ratio) => (amount.isInteger ? expr(amount) : decimal(amount))

export const hardForms = (form: FormMaker<typeof levels>) => ({
  decimals: form({
    levels: ['hard'],
    instruction: { en: prose`Find the perimeter of the triangle.`, es: prose`Halla el perímetro del triángulo.` },
    draw(random, { missing }) {
      const scale = random.pick([2, 10])
      return {
        triple: drawTriple(
          random,
          0,
          triples.filter(triple => triple[0] <= 24 && triple.some(side => side % scale !== 0)),
        ),
        scale,
        missing: random.evenly(missing),
        unit: random.pick(['meter', 'centimeter', 'inch']),
        turn: drawTurn(random),
      }
    },
    answer: measured,
    solve: ({ triple, scale, unit }): Measured => ({ amount: valueOf(perimeterOf(triple, scale)), unit }),
    ask: ({ triple: [a, b, c], scale, missing, turn, unit }) => {
      const shown = (side: number) => valueOf(Ratio.of(side, scale))
      return both(figure(labelledTriangle([a, b], { AB: shown(c), BC: shown(a), CA: shown(b) }, missing, turn, unit)))
    },
    solution: ({ triple: [a, b, c], scale, missing, unit }) => {
      const sides = { AB: Ratio.of(c, scale), BC: Ratio.of(a, scale), CA: Ratio.of(b, scale) }
      return [
        ...sideSteps(knownOf(sides, missing), sides[missing], { unit }),
        step(
          equation(
            sum(valueOf(sides.BC), valueOf(sides.CA), valueOf(sides.AB)),
            measure(valueOf(perimeterOf([a, b, c], scale)), unit),
          ),
          because.addAllSides,
        ),
      ]
    },
    check(printed, { amount }) {
      const known = printed
        .figure('right-triangle')
        .lines.flatMap(({ label }) => (label?.kind === 'measure' ? [evaluate(label)] : []))
      const [one, other] = tupleOf(known, 2)
      const x = exact(amount).minus(one).minus(other)
      return x.n > 0 && satisfies(printed, x.power(2))
    },
  }),

  ...storyForms(form),
  ...figureForms(form),
  ...workForms(form),
})
