import { exact, type FormMaker, Ratio } from '../../../author.ts'
import { measured } from '../../kit/measures/measured.ts'
import { areaOf, drawnArea, drawShape, isNear, isTrueToScale, LENGTH_UNITS } from './flat-shapes.ts'
import type { levels } from './levels.ts'
import { askArea, inSquares } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  choice: form({
    levels: ['medium'],
    share: 2,
    draw(random) {
      const kind = random.evenly(['parallelogram', 'triangle'])
      return { unit: random.pick(LENGTH_UNITS), shape: drawShape(random, kind, true) }
    },
    answer: measured,
    solve: ({ shape, unit }) => inSquares(shape, areaOf(shape), unit),
    mistakes({ shape, unit }) {
      const {
        kind,
        bases: [base = Ratio.of(0)],
        height,
        slant,
      } = shape
      const side = slant ?? height
      const isTriangle = kind === 'triangle'
      return {
        slantSideForHeight: inSquares(shape, base.times(side).over(isTriangle ? 2 : 1), unit),
        halfMixedUp: inSquares(shape, base.times(height).over(isTriangle ? 1 : 2), unit),
        slantSideTimesHeight: inSquares(shape, side.times(height).over(isTriangle ? 2 : 1), unit),
        lengthsAdded: inSquares(shape, base.plus(side).times(isTriangle ? 1 : 2), unit),
      }
    },
    ask: askArea,
    check(printed, { amount }) {
      const drawn = printed.figure('polygon')
      return isTrueToScale(drawn) && isNear(exact(amount), drawnArea(drawn))
    },
  }),
})
