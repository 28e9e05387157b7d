import { approximate, equationFor, type FormMaker, m, point as pointOf, prose } from '../../../author.ts'
import { near } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import { curveEquation, type Kind, kinds, printedPoint, slopeAt, slopeNear, yAt } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  tangentLine: form({
    levels: ['medium'],
    lines: 5,
    draw: (random, level) => kinds[random.evenly<Kind>(level.kinds)](random),
    answer: equationFor('y'),
    solve(curve) {
      const [slope, [x, y]] = [slopeAt(curve), curve.at]
      return m`${slope}x + ${slope.times(-x).plus(y)}`
    },
    ask: curve => ({
      en: prose`Write the equation of the tangent line to ${curveEquation(curve)} at ${pointOf(...curve.at)}.`,
      es: prose`Escribe la ecuación de la recta tangente a ${curveEquation(curve)} en ${pointOf(...curve.at)}.`,
    }),
    check(printed, answer) {
      const [x, y] = printedPoint(printed)
      const at = (place: number) => approximate(answer, { x: place })
      const curve = printed.one('relation')
      return near(yAt(curve, x, y), y) && near(at(x), y) && near(at(x + 1) - at(x), slopeNear(curve, x, y), 1e-4)
    },
  }),
})
