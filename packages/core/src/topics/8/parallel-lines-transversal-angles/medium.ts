import {
  blank,
  both,
  degrees,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  figure,
  itemOf,
  line,
  list,
  measureOfAngle,
  minus,
  numberList,
  type Of,
  parallelLinesTransversal,
  prose,
  solution,
  statements,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { checkExpressions, drawExpressions, equalStep, expressionSteps, parallel } from './parts.ts'
import { drawAngle, labelled, relationOf, sizeOf } from './transversal.ts'

const CORNERS = [1, 2, 3, 4, 5, 6, 7, 8] as const

const blanksBut = (given: number) =>
  list(...CORNERS.filter(corner => corner !== given).map(corner => equation(measureOfAngle(`${corner}`), blank(2))))

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  allAngles: form({
    levels: ['medium'],
    share: 2,
    lines: 1,
    draw: random => ({ angle: drawAngle(random), turn: random.int(-3, 3) * 8, given: random.pick(CORNERS) }),
    answer: numberList,
    solve: ({ angle, given }) => CORNERS.filter(corner => corner !== given).map(corner => sizeOf(corner, angle)),
    ask({ angle, turn, given }) {
      const drawn = figure(parallelLinesTransversal({ angle, labels: 'all', turn }))
      const known = equation(measureOfAngle(`${given}`), degrees(sizeOf(given, angle)))
      return {
        en: [
          drawn,
          prose`The marked lines are parallel, and ${known}. Write the measures of the seven other angles in degrees.`,
          blanksBut(given),
        ],
        es: [
          drawn,
          prose`Las rectas marcadas son paralelas y ${known}. Escribe las medidas de los otros siete ángulos en grados.`,
          blanksBut(given),
        ],
      }
    },
    namedAnswer: ({ given }, answer) =>
      both(
        list(
          ...CORNERS.filter(corner => corner !== given).map((corner, i) =>
            equation(measureOfAngle(`${corner}`), degrees(itemOf(answer, i))),
          ),
        ),
      ),
    solution({ angle, given }) {
      const size = sizeOf(given, angle)
      const measures = (wanted: number) =>
        statements(
          ...CORNERS.filter(corner => corner !== given && sizeOf(corner, angle) === wanted).map(corner =>
            equation(measureOfAngle(`${corner}`), degrees(wanted)),
          ),
        )
      return [
        ...CORNERS.flatMap(corner => {
          const relation = relationOf(given, corner)
          return relation === null || relation === 'sameSideInterior'
            ? []
            : [
                equalStep(
                  equation(equation(measureOfAngle(`${corner}`), measureOfAngle(`${given}`)), degrees(size)),
                  relation,
                ),
              ]
        }),
        explained(
          equation(minus(degrees(180), degrees(size)), degrees(180 - size)),
          line`The angles of a linear pair add up to ${degrees(180)}.`,
          line`Los ángulos de un par lineal suman ${degrees(180)}.`,
        ),
        explained(
          measures(180 - size),
          line`Each of these angles forms a linear pair with an angle of ${degrees(size)}.`,
          line`Cada uno de estos ángulos forma un par lineal con un ángulo de ${degrees(size)}.`,
        ),
      ]
    },
    // Vertical and corresponding angles are equal, neighbors on a line make 180°.
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      const given = Number(((left as Of<'prefixed'>).of as Of<'symbol'>).name)
      const all = answer.map(value => exact(value))
      all.splice(given - 1, 0, evaluate(right))
      const size = (corner: number) => itemOf(all, corner - 1)
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
    solution: ({ relation, first, second }) => expressionSteps(relation, first.of, second.of),
    check: (printed, answer) => checkExpressions(printed, exact(answer)),
  }),
})
