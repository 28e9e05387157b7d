import {
  apply,
  approximate,
  blank,
  type Expr,
  equation,
  type FormMaker,
  interval,
  itemOf,
  lastOf,
  line,
  m,
  namedNumbers,
  prose,
  solutionSet,
  statements,
  step,
  substitute,
  table,
  tableCells,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { near, slopeOf } from '../../kit/functions/functions.ts'
import { at, criticalSteps, draw, ends, extremesOf, f, onGrid, rangeOf, valuesStep, x } from './extrema.ts'
import type { levels } from './levels.ts'
import { foundExtrema, least, M } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  criticalNumbers: form({
    levels: ['easy', 'medium'],
    // A quadratic has one line to solve: at easy the form takes cubics alone.
    draw: (random, { kinds }) => draw(random, { kinds: kinds.some(kind => kind === 'cubic') ? ['cubic'] : kinds }),
    answer: solutionSet('x'),
    solve: ({ candidates }) => candidates.slice(1, -1).map(([place]) => place),
    ask: problem => {
      const [first, last] = [itemOf(problem.candidates, 0)[0], lastOf(problem.candidates)[0]]
      const range = interval(first, last, [false, false])
      return {
        en: prose`Find the critical numbers of ${f(problem.of)} in the open interval ${range}.`,
        es: prose`Halla los números críticos de ${f(problem.of)} en el intervalo abierto ${range}.`,
      }
    },
    solution: criticalSteps,
    // Where the slope of neighbours changes sign, the answer has a critical number, and only there.
    check(printed, answer) {
      const [from, to] = ends(printed.one('interval'))
      const of = printed.one('relation').right
      const places = [...new Set(answer.map(at))].sort((a, b) => a - b)
      const steps = 60
      const turns = Array.from({ length: steps - 1 }, (_, i) => from + ((to - from) * (i + 0.517)) / steps).filter(
        place => slopeOf(of, place) * slopeOf(of, place + (to - from) / steps) < 0,
      )
      return (
        turns.length === places.length &&
        turns.every((turn, i) => Math.abs(itemOf(places, i) - turn) <= (to - from) / steps)
      )
    },
  }),
  candidatesTable: form({
    levels: ['easy'],
    draw: (random, { kinds }) => draw(random, { kinds }),
    answer: tableCells,
    solve: ({ candidates }) => ({
      blanks: candidates.map(([, value]) => value),
      head: [x, ...candidates.map(([place]) => place)],
      rows: [[m`f(x)`, ...candidates.map(([, value]) => value)]],
      rowHeads: true,
    }),
    ask(problem) {
      const shown = table({
        rowHeads: true,
        head: [x, ...problem.candidates.map(([place]) => place)],
        rows: [[m`f(x)`, ...problem.candidates.map(() => blank(3))]],
      })
      const [formula, range] = [f(problem.of), rangeOf(problem)]
      return {
        en: [prose`Complete the table of candidates for the absolute extrema of ${formula} on ${range}.`, shown],
        es: [prose`Completa la tabla de candidatos a extremos absolutos de ${formula} en ${range}.`, shown],
      }
    },
    solution({ of, candidates }) {
      const filled = candidates.map(([place, value]) =>
        equation(equation(apply('f', place), substitute(of, { x: place })), value),
      )
      const [first, ...others] = filled
      return [
        step(statements(...(first ? [first] : []), ...others.slice(-1)), because.explain, {
          sentence: {
            en: line`Substitute the endpoints of the interval.`,
            es: line`Sustituye los extremos del intervalo.`,
          },
        }),
        step(statements(...others.slice(0, -1)), because.explain, {
          sentence:
            others.length === 2
              ? { en: line`Substitute the critical number.`, es: line`Sustituye el número crítico.` }
              : { en: line`Substitute the critical numbers.`, es: line`Sustituye los números críticos.` },
        }),
        step(
          table({
            rowHeads: true,
            head: [x, ...candidates.map(([place]) => place)],
            rows: [[m`f(x)`, ...candidates.map(([, value]) => value)]],
          }),
          because.explain,
          { sentence: { en: line`Write the values in the table.`, es: line`Escribe los valores en la tabla.` } },
        ),
      ]
    },
    check(printed, { blanks }) {
      const of = printed.one('relation').right
      const places = (printed.block('table').head ?? []).slice(1).map(([item]) => approximate(item as Expr))
      return (
        blanks.length === places.length &&
        places.every((place, i) => near(approximate(of, { x: place }), at(itemOf(blanks, i))))
      )
    },
  }),
  extrema: form({
    share: 3,
    instruction: {
      en: prose`Find the absolute maximum value ${M} and the absolute minimum value ${least} on the interval. Give exact values.`,
      es: prose`Halla el valor máximo absoluto ${M} y el valor mínimo absoluto ${least} en el intervalo. Da valores exactos.`,
    },
    draw: (random, { kinds }) => draw(random, { kinds }),
    answer: namedNumbers('M', 'm'),
    solve: ({ candidates }) => extremesOf(candidates),
    ask: problem => ({
      en: prose`${f(problem.of)} on ${rangeOf(problem)}`,
      es: prose`${f(problem.of)} en ${rangeOf(problem)}`,
    }),
    solution: (problem, values) => [
      step(rangeOf(problem), because.extremeValueTheorem),
      ...criticalSteps(problem),
      valuesStep(problem),
      foundExtrema(values),
    ],
    check(printed, answer) {
      const [from, to] = ends(printed.one('interval'))
      const [high, low] = onGrid(printed.one('relation').right, from, to)
      const slack = 4e-3 * Math.max(1, high - low)
      const [first, second] = tupleOf(answer, 2)
      const [most, least] = [at(first), at(second)]
      return Math.abs(most - high) < slack && Math.abs(least - low) < slack
    },
  }),
})
