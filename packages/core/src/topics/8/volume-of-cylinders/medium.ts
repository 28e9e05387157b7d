import { piExpr } from '../../../answer/expression.ts'
import { figure, prose } from '../../../content.ts'
import { measure } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import { m } from '../../../math/template.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { FormMaker } from '../../../topic.ts'
import { type Measured, measured } from '../../common/measured.ts'
import type { levels } from './levels.ts'
import { cubic, drawing, isExact, printedBase, squareTimesHeight, units } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  halfFull: form({
    levels: ['medium'],
    lines: 3,
    draw: random => ({
      r: Ratio.of(random.int(2, 10)),
      h: Ratio.of(2 * random.int(2, 10)),
      unit: random.pick(units),
      by: 'radius' as const,
    }),
    answer: measured,
    solve: (drawn): Measured => ({ amount: piExpr(squareTimesHeight(drawn).over(2)), unit: cubic(drawn.unit) }),
    ask: drawn => ({
      en: [
        prose`The cylinder is half full of water. Find the volume of the water in terms of ${m`π`}.`,
        figure(drawing(drawn)),
      ],
      es: [
        prose`El cilindro está lleno de agua hasta la mitad. Halla el volumen del agua en términos de ${m`π`}.`,
        figure(drawing(drawn)),
      ],
    }),
    check: (printed, { amount }) => isExact(amount, printedBase(printed).over(2)),
  }),

  missingHeight: form({
    levels: ['medium'],
    lines: 3,
    draw: random => ({ r: random.int(2, 10), h: random.int(3, 20), unit: random.pick(units) }),
    answer: measured,
    solve: ({ h, unit }): Measured => ({ amount: h, unit }),
    ask: ({ r, h, unit }) => {
      const [volume, radius] = [measure(piExpr(Ratio.of(r * r * h)), cubic(unit)), measure(r, unit)]
      return {
        en: prose`A cylinder has a volume of ${volume} and a radius of ${radius}. Find its height.`,
        es: prose`Un cilindro tiene un volumen de ${volume} y un radio de ${radius}. Halla su altura.`,
      }
    },
    check(printed, { amount }) {
      const [volume, radius] = printed.all('measure')
      return isExact(volume!.of, evaluate(radius!.of).power(2).times(exact(amount)))
    },
  }),
})
