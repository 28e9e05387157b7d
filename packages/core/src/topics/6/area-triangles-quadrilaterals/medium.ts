import { exact, type FormMaker, line, type Ratio } from '../../../author.ts'
import { drawnArea, isNearDrawn, isTrueToScale } from '../../kit/geometry/drawn.ts'
import { measured } from '../../kit/measures/measured.ts'
import { areaSteps } from './area-steps.ts'
import { areaOf, drawShape, type FlatShape, LENGTH_UNITS } from './flat-shapes.ts'
import type { levels } from './levels.ts'
import { askArea, inSquares } from './parts.ts'

/** Areas by usual mistakes. */
function slips({ kind, bases: [base], height, slant }: FlatShape): Readonly<Record<string, Ratio>> {
  const side = slant ?? height
  const half = (value: Ratio, isHalf: boolean) => (isHalf ? value.over(2) : value)
  const isTriangle = kind === 'triangle'
  return {
    slantSideForHeight: half(base.times(side), isTriangle),
    halfMixedUp: half(base.times(height), !isTriangle),
    slantSideTimesHeight: half(side.times(height), isTriangle),
    lengthsAdded: base.plus(side).times(isTriangle ? 1 : 2),
  }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  choice: form({
    levels: ['medium'],
    share: 2,
    draw(random) {
      const kind = random.evenly(['parallelogram', 'triangle'])
      const shape = random.until(
        () => drawShape(random, kind, true),
        drawn => new Set([areaOf(drawn), ...Object.values(slips(drawn))].map(String)).size === 5,
      )
      return { unit: random.pick(LENGTH_UNITS), shape }
    },
    answer: measured,
    solve: ({ shape, unit }) => inSquares(shape, areaOf(shape), unit),
    mistakes: ({ shape, unit }) =>
      Object.fromEntries(Object.entries(slips(shape)).map(([name, area]) => [name, inSquares(shape, area, unit)])),
    ask: askArea,
    solution: ({ shape, unit }) => areaSteps(shape, unit),
    whyWrong: ({ shape: { kind } }) => {
      const isTriangle = kind === 'triangle'
      return {
        slantSideForHeight: {
          en: line`It uses the slanted side in place of the height.`,
          es: line`Usa el lado inclinado en lugar de la altura.`,
        },
        halfMixedUp: isTriangle
          ? { en: line`It is not divided by 2.`, es: line`No está dividido entre 2.` }
          : {
              en: line`It is divided by 2, as for a triangle.`,
              es: line`Está dividido entre 2, como en un triángulo.`,
            },
        slantSideTimesHeight: {
          en: line`It uses the slanted side in place of the base.`,
          es: line`Usa el lado inclinado en lugar de la base.`,
        },
        lengthsAdded: { en: line`It adds lengths of sides.`, es: line`Suma longitudes de lados.` },
      }
    },
    check(printed, { amount }) {
      const drawn = printed.figure('polygon')
      return isTrueToScale(drawn) && isNearDrawn(exact(amount), drawnArea(drawn))
    },
  }),
})
