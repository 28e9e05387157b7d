import {
  approximate,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  infinity,
  join,
  limit,
  line,
  over,
  prose,
  rational,
  type Step,
  step,
  tableCells,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { askGraph, checkGraph, isTellable, misread, whyMisread } from './graph.ts'
import type { levels } from './levels.ts'
import { askSide, checkSide, direction, goesUp, sideSteps } from './one-sided.ts'
import { dashed, emptyTable, features, finished, numbersIn, pointsOn, seenIntercept, WHERE, zerosOf } from './parts.ts'
import {
  drawWithoutHole,
  endOf,
  f,
  factorsAt,
  inFactors,
  isSame,
  leadingTerms,
  near,
  type Quotient,
  seen,
  valueAt,
  x,
  y,
} from './quotient.ts'

const horizontal = (of: Quotient): Step =>
  step(equation(y, endOf(of)), endOf(of) === 0 ? because.horizontalAtZero : because.horizontalAsymptote)

export const easyForms = (form: FormMaker<typeof levels>) => ({
  table: form({
    levels: ['easy'],
    share: 2,
    wide: true,
    instruction: {
      en: prose`Complete the table. Write asymptotes as equations and the y-intercept as a point, or “none” if the graph has none.`,
      es: prose`Completa la tabla. Escribe las asíntotas como ecuaciones y la intersección con el eje y como un punto, o “no hay” si la gráfica no la tiene.`,
    },
    draw: drawWithoutHole,
    answer: tableCells,
    solve: features,
    ask: of => emptyTable(of, inFactors(of)),
    solution: of => [
      step(zerosOf(of.zeros), because.setNumeratorToZero),
      step(zerosOf(of.poles), because.setDenominatorToZero),
      horizontal(of),
      of.poles.includes(0)
        ? step(equation(factorsAt(1, of.poles, 0), 0), because.noIntercept)
        : explained(
            equation(over(factorsAt(of.lead, of.zeros, 0), factorsAt(1, of.poles, 0)), valueAt(of, 0)),
            line`y-intercept: substitute ${0} for ${x}.`,
            line`Intersección con el eje y: sustituye ${x} por ${0}.`,
          ),
      finished(of),
    ],
    check(printed, { blanks }) {
      const { zeros, poles, value } = seen(printed)
      const [zero, vertical, end, intercept] = tupleOf(blanks, 4)
      return (
        isSame(numbersIn(zero), zeros) &&
        isSame(numbersIn(vertical), poles) &&
        isSame(numbersIn(end), [Math.round(value(1e7))]) &&
        isSame(numbersIn(intercept), seenIntercept(value)) &&
        expr(end).kind === 'relation'
      )
    },
  }),
  sideLimit: form({
    levels: ['easy'],
    lines: 2,
    draw(random) {
      const of = drawWithoutHole(random)
      return { of, pole: random.pick(of.poles), side: random.evenly(['left', 'right']) }
    },
    answer: direction,
    solve: drawn => (goesUp(drawn) ? 'up' : 'down'),
    ask: drawn => askSide(drawn, inFactors(drawn.of)),
    solution: sideSteps,
    check: checkSide,
  }),
  endLimit: form({
    levels: ['easy'],
    draw: random => ({ of: drawWithoutHole(random), far: random.evenly([infinity, join(-1, infinity)]) }),
    answer: rational,
    solve: ({ of }) => endOf(of),
    ask({ of, far }) {
      const [asked, shown] = [limit('x', far, f), equation(f, inFactors(of))]
      return { en: [prose`Find ${asked}.`, shown], es: [prose`Halla ${asked}.`, shown] }
    },
    solution: ({ of, far }, end) => [
      step(leadingTerms(of), because.highestPowersDecide),
      step(equation(limit('x', far, f), end), endOf(of) === 0 ? because.lowerDegreeAbove : because.equalDegrees),
    ],
    check(printed, answer) {
      const far = approximate(printed.one('limit').to) > 0 ? 1e7 : -1e7
      return near(seen(printed).value(far), exact(answer).toNumber())
    },
  }),
  whichFunction: form({
    levels: ['easy'],
    draw: random => random.until(() => drawWithoutHole(random), isTellable),
    answer: formulaChoice,
    solve: inFactors,
    mistakes: misread,
    ask: askGraph,
    solution: (of, answer) => [
      step(pointsOn(of.zeros), because.readGraph, { what: of.zeros.length === 1 ? WHERE.zero : WHERE.zeros }),
      step(dashed(of), because.readGraph, { what: WHERE.asymptotes }),
      step(expr(answer), endOf(of) === 0 ? because.factorsFromGraphAtZero : because.factorsFromGraph),
    ],
    whyWrong: whyMisread,
    check: checkGraph,
  }),
})
