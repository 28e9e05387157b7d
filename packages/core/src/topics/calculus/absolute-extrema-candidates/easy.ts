import {
  approximate,
  blank,
  type Expr,
  type FormMaker,
  interval,
  m,
  numberSet,
  pointList,
  prose,
  table,
  tableCells,
} from '../../../author.ts'
import { near, slopeOf } from '../../kit/functions/functions.ts'
import { at, draw, ends, extremesOf, f, onGrid, rangeOf, x } from './extrema.ts'
import type { levels } from './levels.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  criticalNumbers: form({
    levels: ['easy', 'medium'],
    draw: (random, { kinds }) => draw(random, { kinds }),
    answer: numberSet,
    solve: ({ candidates }) => candidates.slice(1, -1).map(([place]) => place),
    ask: problem => {
      const [first, last] = [problem.candidates[0]?.[0] ?? 0, problem.candidates.at(-1)?.[0] ?? 0]
      const range = interval(first, last, [false, false])
      return {
        en: prose`Find the critical numbers of ${f(problem.of)} in the open interval ${range}.`,
        es: prose`Halla los números críticos de ${f(problem.of)} en el intervalo abierto ${range}.`,
      }
    },
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
        turns.every((turn, i) => Math.abs((places[i] ?? 0) - turn) <= (to - from) / steps)
      )
    },
  }),

  candidatesTable: form({
    levels: ['easy', 'medium'],
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
        en: [
          prose`Complete the table of candidates for the absolute extrema of ${formula} on ${range}. Give exact values.`,
          shown,
        ],
        es: [
          prose`Completa la tabla de candidatos a extremos absolutos de ${formula} en ${range}. Da valores exactos.`,
          shown,
        ],
      }
    },
    check(printed, { blanks }) {
      const of = printed.one('relation').right
      const places = (printed.block('table').head ?? []).slice(1).map(([item]) => approximate(item as Expr))
      return (
        blanks.length === places.length &&
        places.every((place, i) => near(approximate(of, { x: place }), at(blanks[i] ?? 0)))
      )
    },
  }),

  extrema: form({
    share: 3,
    instruction: {
      en: prose`Find the points of the absolute maximum, then those of the absolute minimum. Give exact values. List ties from left to right.`,
      es: prose`Halla los puntos del máximo absoluto y después los del mínimo absoluto. Da valores exactos. Si hay empate, escribe los puntos de izquierda a derecha.`,
    },
    lines: 5,
    draw: (random, { kinds }) => draw(random, { kinds }),
    answer: pointList,
    solve: extremesOf,
    ask: problem => ({
      en: prose`${f(problem.of)} on ${rangeOf(problem)}`,
      es: prose`${f(problem.of)} en ${rangeOf(problem)}`,
    }),
    check(printed, answer) {
      const [from, to] = ends(printed.one('interval'))
      const of = printed.one('relation').right
      const [high, low] = onGrid(of, from, to)
      const slack = 4e-3 * Math.max(1, high - low)
      const points = answer.map(items => items.map(at))
      const isOn = points.every(([px = 0, py = 0]) => near(approximate(of, { x: px }), py) && px >= from && px <= to)
      const isHigh = ([, py = 0]: readonly number[]) => Math.abs(py - high) < slack
      const isLow = ([, py = 0]: readonly number[]) => Math.abs(py - low) < slack
      return (
        isOn &&
        points.length >= 2 &&
        isHigh(points[0] ?? []) &&
        isLow(points.at(-1) ?? []) &&
        points.every(point => isHigh(point) || isLow(point))
      )
    },
  }),
})
