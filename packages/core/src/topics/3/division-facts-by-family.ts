import { integer } from '../../answer/number.ts'
import { numberList, tableCells } from '../../answer/number-list.ts'
import { both, type CellHole, line, longDivision, prose, table } from '../../content.ts'
import { blank, divide, equation, over, type Value, words } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { drillOf } from '../common/drill.ts'

interface Level {
  readonly divisors: readonly number[]
  readonly quotients: readonly [least: number, most: number]
}

const draw = (random: Random, { divisors, quotients }: Level) => ({
  divisor: random.evenly(divisors),
  quotient: random.int(...quotients),
})

/** As draw, with 0 ÷ n now and then in the level that has 1 ÷ 1. */
function drawWithZero(random: Random, level: Level) {
  const fact = draw(random, level)
  return level.quotients[0] < 2 && random.chance(0.04) ? { ...fact, quotient: 0 } : fact
}

const without1 = (divisors: readonly number[]) => [...new Set(divisors.filter(divisor => divisor > 1))]

const instruction = { en: prose`Divide.`, es: prose`Divide.` }
const findMissing = { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` }

/** The dividend comes back when the quotient is counted as often as the divisor says. */
const givesBack = (answer: Value, divisor: number, dividend: number) =>
  Array.from({ length: divisor }, () => exact(answer).toNumber()).reduce((total, value) => total + value, 0) ===
  dividend

function check(printed: Printed, answer: Value): boolean {
  const { over: dividend, under: divisor } = printed.one('quotient')
  return givesBack(answer, evaluate(divisor).n, evaluate(dividend).n)
}

const QUOTIENTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const upFrom = (least: number) => QUOTIENTS.filter(quotient => quotient >= least)

const drawFamily = (random: Random, { divisors, quotients: [least] }: Level) => ({
  divisor: random.evenly(without1(divisors)),
  quotients: random.sample(upFrom(least), 5),
})

/** All ten facts of one divisor. */
function drawOneDivisor(random: Random, { divisors }: Level) {
  const divisor = random.evenly(without1(divisors))
  return random.shuffle(QUOTIENTS).map(quotient => ({ divisor, quotient }))
}

/** Twenty facts of all divisors of the level. */
const drawMixed = (random: Random, { divisors, quotients: [least] }: Level) =>
  random.sample(
    without1(divisors).flatMap(divisor => upFrom(least).map(quotient => ({ divisor, quotient }))),
    20,
  )

const tableOf = (divisor: number, quotients: readonly number[], results: readonly CellHole[]) => ({
  rowHeads: true,
  rows: [
    [words('Number', 'Número'), ...quotients.map(quotient => divisor * quotient)],
    [line`÷ ${divisor}`, ...results],
  ],
})

export const divisionFactsByFamily = defineTopic(
  {
    id: 'division-facts-by-family',
    name: { en: 'Division facts by family', es: 'Tablas de dividir' },
    description: {
      en: 'Recall quotients of basic division facts, one divisor at a time or mixed.',
      es: 'Recuerda los cocientes de las divisiones básicas, un divisor a la vez o mezclados.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.C.7'],
    levels: {
      easy: { divisors: [2, 5, 10, 2, 5, 10, 1], quotients: [1, 10] },
      medium: { divisors: [3, 4, 9], quotients: [2, 10] },
      hard: { divisors: [6, 7, 8], quotients: [2, 10] },
    },
  },
  form => ({
    bare: form({
      share: 3,
      instruction,
      lines: 0,
      draw: drawWithZero,
      answer: integer,
      solve: ({ quotient }) => quotient,
      ask: ({ divisor, quotient }) => both(equation(divide(divisor * quotient, divisor), blank(2))),
      check,
    }),

    bracket: form({
      instruction,
      lines: 0,
      draw,
      answer: integer,
      solve: ({ quotient }) => quotient,
      ask: ({ divisor, quotient }) => both(longDivision(divisor * quotient, divisor)),
      check(printed, answer) {
        const { dividend, divisor } = printed.block('long-division')
        return givesBack(answer, divisor, evaluate(dividend).n)
      },
    }),

    fractionBar: form({
      levels: ['medium', 'hard'],
      instruction,
      lines: 0,
      draw,
      answer: integer,
      solve: ({ quotient }) => quotient,
      ask: ({ divisor, quotient }) => both(equation(over(divisor * quotient, divisor), blank(2))),
      check,
    }),

    missingDivisor: form({
      levels: ['hard'],
      instruction: findMissing,
      lines: 0,
      draw,
      answer: integer,
      solve: ({ divisor }) => divisor,
      ask: ({ divisor, quotient }) => both(equation(divide(divisor * quotient, blank(2)), quotient)),
      check(printed, answer) {
        const [dividend, quotient] = printed.all('number').map(({ n }) => n)
        return givesBack(answer, quotient ?? 0, dividend ?? -1)
      },
    }),

    missingDividend: form({
      levels: ['hard'],
      instruction: findMissing,
      lines: 0,
      draw,
      answer: integer,
      solve: ({ divisor, quotient }) => divisor * quotient,
      ask: ({ divisor, quotient }) => both(equation(divide(blank(2), divisor), quotient)),
      check(printed, answer) {
        const [divisor, quotient] = printed.all('number').map(({ n }) => n)
        return exact(answer)
          .over(divisor ?? 1)
          .equals(quotient ?? -1)
      },
    }),

    drill: form({
      instruction: {
        en: prose`Divide. Write the quotients row by row.`,
        es: prose`Divide. Escribe los cocientes fila por fila.`,
      },
      wide: true,
      lines: 0,
      draw: (random, level) => ({ facts: random.evenly([drawOneDivisor, drawMixed])(random, level) }),
      answer: numberList,
      solve: ({ facts }) => facts.map(({ quotient }) => quotient),
      ask: ({ facts }) =>
        both(
          drillOf(
            facts.map(({ divisor, quotient }) => equation(divide(divisor * quotient, divisor), blank(2))),
            5,
          ),
        ),
      check(printed, answers) {
        const facts = printed.all('quotient')
        return (
          answers.length === facts.length &&
          facts.every(({ over: dividend, under: divisor }, i) =>
            givesBack(answers[i] ?? 0, evaluate(divisor).n, evaluate(dividend).n),
          )
        )
      },
    }),

    table: form({
      instruction: {
        en: prose`Divide each number. Complete the table.`,
        es: prose`Divide cada número. Completa la tabla.`,
      },
      lines: 0,
      draw: drawFamily,
      answer: tableCells,
      solve: ({ divisor, quotients }) => ({ blanks: quotients, ...tableOf(divisor, quotients, quotients) }),
      ask: ({ divisor, quotients }) =>
        both(
          table(
            tableOf(
              divisor,
              quotients,
              quotients.map(() => blank(2)),
            ),
          ),
        ),
      check(printed, { blanks }) {
        const values = printed.all('number').map(({ n }) => n)
        const divisor = values.at(-1) ?? 0
        return (
          blanks.length === values.length - 1 &&
          blanks.every((answer, i) => givesBack(answer, divisor, values[i] ?? -1))
        )
      },
    }),
  }),
)
