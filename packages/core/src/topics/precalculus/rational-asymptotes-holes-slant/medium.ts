import {
  apply,
  approximate,
  both,
  equation,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  line,
  over,
  pointAnswer,
  point as pointOf,
  prose,
  type Step,
  statements,
  step,
  tableCells,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { factorFor, polynomial } from '../../kit/polynomials/polynomial.ts'
import { askGraph, checkGraph, isTellable, misread, whyMisread } from './graph.ts'
import type { levels } from './levels.ts'
import { askSide, checkSide, direction, goesUp, sideSteps } from './one-sided.ts'
import { dashed, emptyTable, features, finished, numbersIn, pointsOn, seenIntercept, WHERE, zerosOf } from './parts.ts'
import {
  drawWithHole,
  endOf,
  expanded,
  f,
  factorsAt,
  inFactors,
  isSame,
  reduced,
  seen,
  seenHole,
  valueAt,
  type WithHole,
  x,
  y,
} from './quotient.ts'

const cancelled = (of: WithHole): readonly Step[] => [
  step(equation(f, inFactors(of)), because.factor),
  step(equation(f, reduced(of)), because.cancelledFactorIsHole, { factor: factorFor(of.hole) }),
]

const holeFound = (of: WithHole): Step =>
  explained(
    equation(over(factorsAt(of.lead, of.zeros, of.hole), factorsAt(1, of.poles, of.hole)), valueAt(of, of.hole)),
    line`y-coordinate of the hole: substitute ${of.hole} for ${x}.`,
    line`Coordenada y del hueco: sustituye ${x} por ${of.hole}.`,
  )

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  tableWithHole: form({
    levels: ['medium'],
    share: 2,
    wide: true,
    instruction: {
      en: prose`Complete the table. Write asymptotes as equations, and the hole and the y-intercept as points. Write “none” where there is none.`,
      es: prose`Completa la tabla. Escribe las asíntotas como ecuaciones, y el hueco y la intersección con el eje y como puntos. Escribe “no hay” donde no haya.`,
    },
    draw: random => drawWithHole(random),
    answer: tableCells,
    solve: features,
    ask: of => emptyTable(of, expanded(of)),
    solution(of) {
      const zeros = of.zeros.flatMap(zero => [
        ...(zero === 0 ? [] : [equation(polynomial([-zero, 1]), 0)]),
        equation(x, zero),
      ])
      const zero = zerosOf(of.zeros)
      const asymptotes = statements(...of.poles.map(pole => equation(x, pole)), equation(y, endOf(of)))
      return [
        ...cancelled(of),
        holeFound(of),
        of.hole === 0
          ? step(zero, because.zeroOfFraction, { value: equation(x, 0) })
          : of.poles.includes(0)
            ? step(zero, because.zeroWithoutIntercept, { value: equation(x, 0) })
            : step(
                statements(
                  ...zeros,
                  equation(
                    equation(apply('f', 0), over(factorsAt(of.lead, of.zeros, 0), factorsAt(1, of.poles, 0))),
                    valueAt(of, 0),
                  ),
                ),
                because.interceptsOfFraction,
              ),
        step(asymptotes, because.asymptotesOfFraction),
        finished(of),
      ]
    },
    check(printed, { blanks }) {
      const { zeros, poles, value } = seen(printed)
      const [zero, hole, vertical, end, intercept] = tupleOf(blanks, 5)
      return (
        isSame(numbersIn(zero), zeros) &&
        isSame(numbersIn(hole), seenHole(printed)) &&
        isSame(numbersIn(vertical), poles) &&
        isSame(numbersIn(end), [Math.round(value(1e7))]) &&
        isSame(numbersIn(intercept), seenIntercept(value)) &&
        expr(end).kind === 'relation'
      )
    },
  }),
  hole: form({
    levels: ['medium'],
    instruction: {
      en: prose`Find the coordinates of the hole in the graph.`,
      es: prose`Halla las coordenadas del hueco de la gráfica.`,
    },
    draw: random => drawWithHole(random),
    answer: pointAnswer,
    solve: of => [of.hole, valueAt(of, of.hole)],
    ask: of => both(equation(f, expanded(of))),
    solution: of => [
      ...cancelled(of),
      holeFound(of),
      step(pointOf(of.hole, valueAt(of, of.hole)), because.writeOrderedPair),
    ],
    check: (printed, answer) =>
      isSame(
        answer.map(item => approximate(expr(item))),
        seenHole(printed),
      ),
  }),
  sideLimitWithHole: form({
    levels: ['medium'],
    lines: 3,
    draw(random) {
      const of = drawWithHole(random)
      return { of, pole: random.pick(of.poles), side: random.evenly(['left', 'right']) }
    },
    answer: direction,
    solve: drawn => (goesUp(drawn) ? 'up' : 'down'),
    ask: drawn => askSide(drawn, expanded(drawn.of)),
    solution: drawn => [
      step(equation(f, inFactors(drawn.of)), because.factor),
      step(equation(f, reduced(drawn.of)), because.cancel, { factor: factorFor(drawn.of.hole) }),
      ...sideSteps(drawn),
    ],
    check: checkSide,
  }),
  whichFunctionWithHole: form({
    levels: ['medium'],
    draw: random =>
      random.until(
        () => drawWithHole(random),
        of => isTellable(of) && Math.abs(valueAt(of, of.hole).toNumber()) <= 6,
      ),
    answer: formulaChoice,
    solve: inFactors,
    mistakes: misread,
    ask: askGraph,
    solution: (of, answer) => [
      step(pointsOn(of.zeros), because.readGraph, { what: WHERE.zero }),
      step(dashed(of), because.readGraph, { what: WHERE.asymptotes }),
      step(pointOf(of.hole, valueAt(of, of.hole)), because.readGraph, { what: WHERE.hole }),
      step(expr(answer), because.factorsFromGraphWithHole),
    ],
    whyWrong: whyMisread,
    check: checkGraph,
  }),
})
