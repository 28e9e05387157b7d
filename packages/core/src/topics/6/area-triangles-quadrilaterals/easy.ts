import { exact, type FormMaker, type Random } from '../../../author.ts'
import { drawnArea, isNearDrawn, isTrueToScale } from '../../kit/geometry/drawn.ts'
import { measured } from '../../kit/measures/measured.ts'
import { areaSteps } from './area-steps.ts'
import { areaOf, drawShape, LENGTH_UNITS } from './flat-shapes.ts'
import type { levels } from './levels.ts'
import { askArea, inSquares, type Level } from './parts.ts'

function draw(random: Random, { shapes, slants, numbers }: Level) {
  const [kind, unit] = [random.evenly(shapes), random.pick(LENGTH_UNITS)]
  return {
    unit,
    shape: drawShape(random, kind, slants && kind !== 'right triangle' && kind !== 'kite', random.evenly(numbers)),
  }
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  area: form({
    share: 3,
    draw,
    answer: measured,
    solve: ({ shape, unit }) => inSquares(shape, areaOf(shape), unit),
    ask: askArea,
    solution: ({ shape, unit }) => areaSteps(shape, unit),
    // From the coordinates of the corners, which are true to the printed lengths, and from diagonals told in words.
    check(printed, { amount }) {
      const drawn = printed.figure('polygon')
      const [one, two] = printed.numbers
      const isOfDiagonals =
        drawn.lines.some(({ label }) => label) ||
        (one !== undefined && two !== undefined && exact(amount).times(2).equals(one.times(two)))
      return isOfDiagonals && isTrueToScale(drawn) && isNearDrawn(exact(amount), drawnArea(drawn))
    },
  }),
})
