import { both, figure } from '../../../content.ts'
import { decimal, type Value } from '../../../math/build.ts'
import { exact } from '../../../math/evaluate.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { FormMaker } from '../../../topic.ts'
import { type Measured, measured } from '../../common/measured.ts'
import { workForms } from './about-the-work.ts'
import type { levels } from './levels.ts'
import { findX, sidesOf } from './parts.ts'
import { drawTriple, drawTurn, labelledTriangle, type Side, satisfies, triples } from './right-triangles.ts'
import { figureForms } from './within-figures.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  decimals: form({
    levels: ['hard'],
    instruction: findX,
    lines: 3,
    draw(random, { missing }) {
      const scale = random.pick([2, 10] as const)
      return {
        triple: drawTriple(
          random,
          triples.filter(triple => triple[0] <= 24 && triple.some(side => side % scale !== 0)),
        ),
        scale,
        missing: random.evenly(missing),
        unit: random.pick(['meter', 'centimeter', 'inch'] as const),
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
      return both(
        figure(
          labelledTriangle(
            [a, b],
            { AB: shown(c), BC: shown(a), CA: shown(b) } as unknown as Record<Side, Value>,
            missing,
            turn,
            unit,
          ),
        ),
      )
    },
    check: (printed, { amount }) => exact(amount).n > 0 && satisfies(printed, exact(amount).power(2)),
  }),

  ...figureForms(form),
  ...workForms(form),
})
