import {
  answerStep,
  areaGrid,
  blank,
  both,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  fraction,
  isTrue,
  line,
  numberLine,
  over,
  prose,
  Ratio,
  step,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { dividedUnits, divisionOf, quotientOf, type UnitDivision, unitOf } from '../../kit/fractions/unit-division.ts'
import type { levels } from './levels.ts'
import { dividesBack, divisionIn, drawDivision } from './parts.ts'

const solve = (division: UnitDivision) => quotientOf(division, 'unit by whole')
const solution = (division: UnitDivision) => dividedUnits(division, 'unit by whole')

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  unitQuotient: form({
    levels: ['medium'],
    instruction: {
      en: prose`Divide. Write the quotient as a fraction.`,
      es: prose`Divide. Escribe el cociente como fracción.`,
    },
    draw: (random, level) => drawDivision(random, level, { least: 10 }),
    answer: { ...fraction, requires: 'fraction' },
    solve,
    ask: division => both(equation(divisionOf(division, 'unit by whole'), blank(3))),
    solution,
    check: (printed, answer) => dividesBack(divisionIn(printed), answer),
  }),

  square: form({
    levels: ['medium'],
    draw: (random, level) => drawDivision(random, level, { least: 10, most: 48 }),
    answer: fraction,
    solve,
    ask(division) {
      const { whole, d } = division
      const unit = unitOf(division)
      const grid = [
        figure(areaGrid({ rows: whole, columns: d, shadedColumns: 1 })),
        equation(divisionOf(division, 'unit by whole'), blank(3)),
      ]
      return {
        en: [
          prose`The gray column is ${unit} of the rectangle. It is divided into ${whole} equal cells. What fraction of the rectangle is one cell?`,
          ...grid,
        ],
        es: [
          prose`La columna gris es ${unit} del rectángulo. Está dividida en ${whole} casillas iguales. ¿Qué fracción del rectángulo es una casilla?`,
          ...grid,
        ],
      }
    },
    solution: division =>
      dividedUnits(
        division,
        'unit by whole',
        {
          en: line`There are ${division.d} columns, and each column has ${division.whole} cells.`,
          es: line`Hay ${division.d} columnas y cada columna tiene ${division.whole} casillas.`,
        },
        {
          en: line`One cell is ${solve(division)} of the rectangle.`,
          es: line`Una casilla es ${solve(division)} del rectángulo.`,
        },
      ),
    // One of all cells.
    check(printed, answer) {
      const { rows, columns } = printed.figure('area-grid')
      return exact(answer).equals(Ratio.of(1, rows * columns)) && dividesBack(divisionIn(printed), answer)
    },
  }),

  line: form({
    levels: ['medium'],
    draw: (random, level) =>
      drawDivision(random, { wholes: [3, 5], denominators: [level.denominators[0], 5] }, { least: 8, most: 15 }),
    answer: fraction,
    solve,
    ask(division) {
      const { whole, d } = division
      const [unit, small] = [unitOf(division), Ratio.of(1, whole * d)]
      // The parts of the whole bear numbers, in lowest terms.
      const labels = Array.from({ length: d + 1 }, (_, i) => [Ratio.of(i, d), expr(Ratio.of(i, d))] as const)
      const jumps = Array.from({ length: whole }, (_, i) => [small.times(i), small.times(i + 1)] as const)
      const drawn = [
        figure(numberLine({ from: 0, to: 1, step: small, labels, jumps })),
        equation(divisionOf(division, 'unit by whole'), blank(3)),
      ]
      return {
        en: [prose`The ${whole} jumps from 0 to ${unit} are equally long. How long is each jump?`, ...drawn],
        es: [prose`Los ${whole} saltos de 0 a ${unit} son igual de largos. ¿Cuánto mide cada salto?`, ...drawn],
      }
    },
    solution: division =>
      dividedUnits(
        division,
        'unit by whole',
        {
          en: line`Each part of ${unitOf(division)} has ${division.whole} jumps. From 0 to 1 there are ${division.d} parts.`,
          es: line`Cada parte de ${unitOf(division)} tiene ${division.whole} saltos. De 0 a 1 hay ${division.d} partes.`,
        },
        {
          en: line`Each jump is ${solve(division)} long.`,
          es: line`Cada salto mide ${solve(division)}.`,
        },
      ),
    // So many jumps end at the unit fraction.
    check(printed, answer) {
      const { jumps } = printed.figure('number-line')
      return (
        dividesBack(divisionIn(printed), answer) &&
        evaluate(divisionIn(printed)).times(jumps.length).equals(exact(answer).times(jumps.length))
      )
    },
  }),

  chooseQuotient: form({
    levels: ['medium'],
    instruction: { en: prose`Choose the quotient.`, es: prose`Elige el cociente.` },
    draw: (random, level) => drawDivision(random, level, { least: 10 }),
    answer: formulaChoice,
    solve: division => expr(solve(division)),
    mistakes: ({ whole, d }) => ({
      multiplied: over(whole, d),
      added: over(1, whole + d),
      exchanged: over(d, whole),
    }),
    ask: division => both(divisionOf(division, 'unit by whole')),
    solution: (division, answer) => [
      ...solution(division).slice(0, 1),
      answerStep(expr(answer), {
        en: line`One of these parts is ${solve(division)} of the whole.`,
        es: line`Una de esas partes es ${solve(division)} del entero.`,
      }),
    ],
    whyWrong: ({ whole, d }) => ({
      multiplied: {
        en: line`This is ${times(Ratio.of(1, d), whole)}.`,
        es: line`Esto es ${times(Ratio.of(1, d), whole)}.`,
      },
      added: { en: line`Here ${d} and ${whole} were added.`, es: line`Aquí se sumaron ${d} y ${whole}.` },
      exchanged: {
        en: line`The quotient must be less than ${Ratio.of(1, d)}.`,
        es: line`El cociente debe ser menor que ${Ratio.of(1, d)}.`,
      },
    }),
    check: (printed, answer) => dividesBack(divisionIn(printed), evaluate(expr(answer))),
  }),

  whichCheck: form({
    levels: ['medium'],
    draw: (random, level) => drawDivision(random, level, { least: 10 }),
    answer: formulaChoice,
    solve: ({ whole, d }) => equation(times(Ratio.of(1, whole * d), whole), Ratio.of(1, d)),
    mistakes: ({ whole, d }) => ({
      dividendTimesDivisor: equation(times(Ratio.of(1, d), whole), over(whole, d)),
      quotientTimesDividend: equation(times(Ratio.of(1, whole * d), Ratio.of(1, d)), Ratio.of(1, whole * d * d)),
      quotientTimesDenominator: equation(times(Ratio.of(1, whole * d), d), Ratio.of(1, whole)),
    }),
    ask(division) {
      const work = equation(divisionOf(division, 'unit by whole'), solve(division))
      return {
        en: [work, prose`Which multiplication checks this division?`],
        es: [work, prose`¿Con qué multiplicación se comprueba esta división?`],
      }
    },
    solution: ({ whole, d }, answer) => [
      step(equation(times(Ratio.of(1, whole * d), whole), over(whole, whole * d)), because.explain, {
        sentence: {
          en: line`Multiply the quotient, ${Ratio.of(1, whole * d)}, by the divisor, ${whole}.`,
          es: line`Multiplica el cociente, ${Ratio.of(1, whole * d)}, por el divisor, ${whole}.`,
        },
      }),
      step(equation(over(whole, whole * d), Ratio.of(1, d)), because.explain, {
        sentence: {
          en: line`Divide the numerator and the denominator by ${whole}: this is the dividend, so the division is right.`,
          es: line`Divide el numerador y el denominador entre ${whole}: es el dividendo, así que la división es correcta.`,
        },
      }),
      step(expr(answer), because.explain, {
        sentence: {
          en: line`The quotient times the divisor is the dividend.`,
          es: line`El cociente por el divisor es el dividendo.`,
        },
      }),
    ],
    whyWrong: ({ whole, d }) => ({
      dividendTimesDivisor: {
        en: line`This multiplies the dividend, not the quotient.`,
        es: line`Esto multiplica el dividendo, no el cociente.`,
      },
      quotientTimesDividend: {
        en: line`This multiplies by the dividend, not by the divisor, ${whole}.`,
        es: line`Esto multiplica por el dividendo, no por el divisor, ${whole}.`,
      },
      quotientTimesDenominator: {
        en: line`This multiplies by ${d}, not by the divisor, ${whole}.`,
        es: line`Esto multiplica por ${d}, no por el divisor, ${whole}.`,
      },
    }),
    check(printed, answer) {
      const division = divisionIn(printed)
      const chosen = expr(answer)
      if (chosen.kind !== 'relation' || division.kind !== 'quotient' || chosen.left.kind !== 'product') return false
      const [quotient, divisor] = chosen.left.factors
      return (
        isTrue(chosen) &&
        quotient !== undefined &&
        divisor !== undefined &&
        evaluate(divisor).equals(evaluate(division.under)) &&
        evaluate(chosen.right).equals(evaluate(division.over)) &&
        dividesBack(division, evaluate(quotient))
      )
    },
  }),
})
