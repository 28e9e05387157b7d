import { both, decimal, exact, type FormMaker, figure, Ratio } from '../../../author.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import { workForms } from './about-the-work.ts'
import type { levels } from './levels.ts'
import { findX, knownOf, sideSteps, sidesOf } from './parts.ts'
import { drawTriple, drawTurn, labelledTriangle, satisfies, triples } from './right-triangles.ts'
import { storyForms } from './stories.ts'
import { figureForms } from './within-figures.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  decimals: form({
    levels: ['hard'],
    instruction: findX,
    draw(random, { missing }) {
      const scale = random.pick([2, 10])
      return {
        triple: drawTriple(
          random,
          triples.filter(triple => triple[0] <= 24 && triple.some(side => side % scale !== 0)),
        ),
        scale,
        missing: random.evenly(missing),
        unit: random.pick(['meter', 'centimeter', 'inch']),
        turn: drawTurn(random),
      }
    },
    answer: measured,
    solve: ({ triple, scale, missing, unit }): Measured => ({
      amount: decimal(Ratio.of(sidesOf(triple)[missing], scale)),
      unit,
    }),
    ask: ({ triple: [a, b, c], scale, missing, turn, unit }) => {
      const shown = (side: number) => decimal(Ratio.of(side, scale))
      return both(figure(labelledTriangle([a, b], { AB: shown(c), BC: shown(a), CA: shown(b) }, missing, turn, unit)))
    },
    solution: ({ triple: [a, b, c], scale, missing, unit }) => {
      const sides = { AB: Ratio.of(c, scale), BC: Ratio.of(a, scale), CA: Ratio.of(b, scale) }
      return sideSteps(knownOf(sides, missing), sides[missing], { unit })
    },
    check: (printed, { amount }) => exact(amount).n > 0 && satisfies(printed, exact(amount).power(2)),
  }),

  ...storyForms(form),
  ...figureForms(form),
  ...workForms(form),
})
