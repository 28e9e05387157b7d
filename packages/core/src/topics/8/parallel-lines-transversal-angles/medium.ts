import { numberList, solution } from '../../../answer/number-list.ts'
import { both, figure, prose } from '../../../content.ts'
import { parallelLinesTransversal } from '../../../figure/parallel-lines-transversal.ts'
import { degrees, equation, measureOfAngle } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import type { Of } from '../../../math/expr.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { checkExpressions, drawExpressions, parallel } from './parts.ts'
import { drawAngle, labelled, sizeOf } from './transversal.ts'

const CORNERS = [1, 2, 3, 4, 5, 6, 7, 8] as const

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  allAngles: form({
    levels: ['medium'],
    lines: 3,
    draw: random => ({ angle: drawAngle(random), turn: random.int(-3, 3) * 8, given: random.pick(CORNERS) }),
    answer: numberList,
    solve: ({ angle, given }) => CORNERS.filter(corner => corner !== given).map(corner => sizeOf(corner, angle)),
    ask({ angle, turn, given }) {
      const drawn = figure(parallelLinesTransversal({ angle, labels: 'all', turn }))
      const known = equation(measureOfAngle(`${given}`), degrees(sizeOf(given, angle)))
      return {
        en: [
          drawn,
          prose`The marked lines are parallel, and ${known}. Write the measures of the seven other angles in degrees, in the order of their numbers.`,
        ],
        es: [
          drawn,
          prose`Las rectas marcadas son paralelas y ${known}. Escribe las medidas de los otros siete ángulos en grados, en el orden de sus números.`,
        ],
      }
    },
    // Vertical and corresponding angles are equal, neighbors on a line make 180°.
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      const given = Number(((left as Of<'prefixed'>).of as Of<'symbol'>).name)
      const all = answer.map(value => exact(value))
      all.splice(given - 1, 0, evaluate(right))
      const size = (corner: number) => all[corner - 1] ?? Ratio.of(0)
      return (
        all.length === 8 &&
        [
          [1, 4],
          [2, 3],
          [5, 8],
          [6, 7],
          [1, 5],
          [2, 6],
        ].every(([a, b]) => size(a!).equals(size(b!))) &&
        size(1).plus(size(2)).equals(180) &&
        evaluate(right).n > 0
      )
    },
  }),

  solveForX: form({
    levels: ['medium'],
    share: 3,
    instruction: parallel,
    lines: 3,
    draw: random => drawExpressions(random, 1),
    answer: solution('x'),
    solve: ({ value }) => value,
    ask: ({ angle, turn, labels }) => both(labelled(angle, turn, labels, 16)),
    check: (printed, answer) => checkExpressions(printed, exact(answer)),
  }),
})
