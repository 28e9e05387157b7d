import {
  blank,
  divide,
  equation,
  exact,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  fractionBar,
  integer,
  itemOf,
  line,
  numberLine,
  prose,
  Ratio,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { dividedUnits, divisionOf, quotientOf, type UnitDivision, unitOf } from '../../kit/fractions/unit-division.ts'
import type { levels } from './levels.ts'
import { dividesBack, divisionIn, drawDivision } from './parts.ts'

const solve = (division: UnitDivision) => quotientOf(division, 'whole by unit')
const solution = (division: UnitDivision) => dividedUnits(division, 'whole by unit')
const bars = ({ whole, d }: UnitDivision) => figure(fractionBar({ parts: d, wholes: whole }))

export const easyForms = (form: FormMaker<typeof levels>) => ({
  quotient: form({
    levels: ['easy'],
    draw: (random, level) => drawDivision(random, level, { least: 6, most: 18 }),
    answer: integer,
    solve,
    ask: division => {
      const { whole, d } = division
      const work = equation(divisionOf(division, 'whole by unit'), blank(3))
      return {
        en: [prose`How many parts of ${Ratio.of(1, d)} are there in ${whole} wholes? Divide.`, work],
        es: [prose`¿Cuántas partes de ${Ratio.of(1, d)} hay en ${whole} enteros? Divide.`, work],
      }
    },
    solution,
    check: (printed, answer) => dividesBack(divisionIn(printed), answer),
  }),

  bars: form({
    levels: ['easy'],
    draw: (random, level) =>
      random.until(
        () => drawDivision(random, level, { most: 20 }),
        ({ whole, d }) => whole > d,
      ),
    answer: integer,
    solve,
    ask(division) {
      const { d } = division
      const drawn = [bars(division), equation(divisionOf(division, 'whole by unit'), blank(3))]
      return {
        en: [prose`Each bar is 1 whole, cut into parts of ${Ratio.of(1, d)}. Divide.`, ...drawn],
        es: [prose`Cada barra es 1 entero, dividido en partes de ${Ratio.of(1, d)}. Divide.`, ...drawn],
      }
    },
    solution: division =>
      dividedUnits(division, 'whole by unit', {
        en: line`Each bar is 1 whole and has ${division.d} parts of ${unitOf(division)}.`,
        es: line`Cada barra es 1 entero y tiene ${division.d} partes de ${unitOf(division)}.`,
      }),
    // Counts the parts of all bars.
    check(printed, answer) {
      const wholes = printed.figure('fraction-bar').rows.flatMap(row => row.wholes)
      return exact(answer).equals(wholes.flat().length) && dividesBack(divisionIn(printed), answer)
    },
  }),

  jumps: form({
    levels: ['easy'],
    draw: (random, level) =>
      random.until(
        () => drawDivision(random, level, { least: 6, most: 20 }),
        ({ whole, d }) => whole < d,
      ),
    answer: integer,
    solve,
    ask(division) {
      const { whole, d } = division
      const unit = unitOf(division)
      const drawn = [
        figure(numberLine({ from: 0, to: whole, step: unit, labels: d, jumps: [[0, unit, unit]] })),
        equation(divisionOf(division, 'whole by unit'), blank(3)),
      ]
      return {
        en: [
          prose`The first jump of ${unit} is drawn. How many jumps of ${unit} does it take to get from 0 to ${whole}?`,
          ...drawn,
        ],
        es: [
          prose`Está dibujado el primer salto de ${unit}. ¿Cuántos saltos de ${unit} se necesitan para llegar de 0 a ${whole}?`,
          ...drawn,
        ],
      }
    },
    solution: division =>
      dividedUnits(division, 'whole by unit', {
        en: line`From 0 to 1 there are ${division.d} jumps of ${unitOf(division)}.`,
        es: line`De 0 a 1 hay ${division.d} saltos de ${unitOf(division)}.`,
      }),
    // Counts the steps of the line.
    check(printed, answer) {
      const { to, step: size } = printed.figure('number-line')
      return size !== null && exact(answer).times(Ratio.of(size.n, size.d)).equals(Ratio.of(to.n, to.d))
    },
  }),

  whichDivision: form({
    levels: ['easy'],
    draw: (random, level) => drawDivision(random, level, { least: 6, most: 24 }),
    answer: formulaChoice,
    solve: division => divisionOf(division, 'whole by unit'),
    mistakes: ({ whole, d }) => ({
      exchanged: divide(Ratio.of(1, d), whole),
      otherUnit: divide(d, Ratio.of(1, whole)),
      wholes: divide(whole, d),
    }),
    ask(division) {
      const { whole, d } = division
      const drawn = bars(division)
      return {
        en: [
          prose`The bars show ${whole} wholes. Each whole is cut into parts of ${Ratio.of(1, d)}. Which division do the bars show?`,
          drawn,
        ],
        es: [
          prose`Las barras muestran ${whole} enteros. Cada entero está dividido en partes de ${Ratio.of(1, d)}. ¿Qué división muestran las barras?`,
          drawn,
        ],
      }
    },
    solution: (division, answer) => [
      step(equation(divide(1, unitOf(division)), division.d), because.read, {
        what: {
          en: line`each bar has ${division.d} parts of ${unitOf(division)}`,
          es: line`cada barra tiene ${division.d} partes de ${unitOf(division)}`,
        },
      }),
      step(expr(answer), because.explain, {
        sentence: {
          en: line`The ${division.whole} wholes are divided into parts of ${unitOf(division)}.`,
          es: line`Los ${division.whole} enteros se dividen en partes de ${unitOf(division)}.`,
        },
      }),
    ],
    whyWrong: ({ whole, d }) => ({
      exchanged: {
        en: line`This divides one part by ${whole}, not the ${whole} wholes.`,
        es: line`Esto divide una parte entre ${whole}, no los ${whole} enteros.`,
      },
      otherUnit: {
        en: line`There are ${whole} wholes, not ${d}.`,
        es: line`Hay ${whole} enteros, no ${d}.`,
      },
      wholes: {
        en: line`The parts are ${Ratio.of(1, d)}, not ${d} wholes.`,
        es: line`Las partes son de ${Ratio.of(1, d)}, no de ${d} enteros.`,
      },
    }),
    // As many wholes as bars, and so many parts as are drawn.
    check(printed, answer) {
      const wholes = printed.figure('fraction-bar').rows.flatMap(row => row.wholes)
      const chosen = expr(answer)
      if (chosen.kind !== 'quotient' || !chosen.sign) return false
      return exact(chosen.over).equals(wholes.length) && exact(answer).equals(wholes.length * itemOf(wholes, 0).length)
    },
  }),
})
