import {
  blank,
  both,
  box,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  integer,
  itemOf,
  line,
  prose,
  type Step,
  statements,
  step,
  symbol,
  table,
  tableCells,
  writtenName,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import { mistakeIn, rightWork, solutionOf, type Worked, workOf, wrongValue } from './first-mistake.ts'
import type { levels } from './levels.ts'
import { balances, onBalance, weighs } from './parts.ts'
import { drawSquare, isHidden, type Square, squareSteps } from './squares.ts'
import {
  drawTwoSided,
  givenOf,
  knownSide,
  missingOf,
  sides,
  sideWith,
  type TwoSided,
  toFind,
  twoSidedSteps,
  valueOf,
  whyFound,
  withBox,
} from './two-sided.ts'

/** The lines before the first mistake. */
function rightBefore(facts: Worked): readonly Step[] {
  if (facts.wrong === 0) return []
  const [first, second] = rightWork(facts)
  return [
    ...knownSide(facts),
    facts.wrong === 1
      ? explained(first, line`Line ${symbol('A')} is right.`, line`El renglón ${symbol('A')} está bien.`)
      : explained(
          statements(first, second),
          line`Lines ${symbol('A')} and ${symbol('B')} are right.`,
          line`Los renglones ${symbol('A')} y ${symbol('B')} están bien.`,
        ),
  ]
}

const tableOf = (square: Square, isFilled: boolean) => ({
  rows: square.rows.map((row, r) => row.map((value, c) => (!isFilled && isHidden(square, r, c) ? blank(2) : value))),
})

const LETTERS = ['A', 'B', 'C'] as const

const letter = writtenName('A', 'B', 'C')

/** The result of the side that is known, a change the wrong way, and 10 too many. */
function wrongOf(facts: TwoSided) {
  const [value, given, missing] = [valueOf(facts), givenOf(facts), missingOf(facts)]
  const [a, b] = facts.known
  const moved = facts.place === 0 ? given - b : given - a
  return {
    resultOfTheSide: value,
    movedTheWrongWay:
      facts.sign === '+' ? (facts.place === 0 ? a : b) + moved : facts.place === 0 ? a - moved : b - moved,
    tenOff: missing + 10,
  }
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  twoSided: form({
    levels: ['hard'],
    instruction: missingNumber,
    lines: 2,
    draw: drawTwoSided,
    answer: integer,
    solve: missingOf,
    ask: facts => both(withBox(facts)),
    solution: twoSidedSteps,
    check: fitsTheGap,
  }),
  chooseTwoSided: form({
    levels: ['hard'],
    lines: 2,
    draw: random =>
      random.until(
        () => drawTwoSided(random),
        facts => Object.values(wrongOf(facts)).every(wrong => wrong >= 0),
      ),
    answer: integer,
    solve: missingOf,
    mistakes: wrongOf,
    ask: facts => ({
      en: [withBox(facts), prose`Which number makes both sides equal?`],
      es: [withBox(facts), prose`¿Qué número hace iguales los dos lados?`],
    }),
    solution: twoSidedSteps,
    whyWrong(facts) {
      const wrong = wrongOf(facts)
      const why = (value: number) => {
        const side = sideWith(facts, value)
        const found = evaluate(side).n
        return found < 0
          ? {
              en: line`There is not enough to take away ${givenOf(facts)}.`,
              es: line`No alcanza para quitar ${givenOf(facts)}.`,
            }
          : explained(
              equation(side, found),
              line`The other side is ${valueOf(facts)}.`,
              line`El otro lado es ${valueOf(facts)}.`,
            )
      }
      return {
        resultOfTheSide: {
          en: line`It is the value of the whole other side.`,
          es: line`Es el valor de todo el otro lado.`,
        },
        movedTheWrongWay: why(wrong.movedTheWrongWay),
        tenOff: why(wrong.tenOff),
      }
    },
    check: fitsTheGap,
  }),
  balanceOfSums: form({
    levels: ['hard'],
    instruction: weighs,
    lines: 2,
    draw: random =>
      random.until(
        () => drawTwoSided(random),
        ({ sign }) => sign === '+',
      ),
    answer: integer,
    solve: missingOf,
    ask(facts) {
      const pan = facts.place === 0 ? [box(), givenOf(facts)] : [givenOf(facts), box()]
      return facts.isTurned ? onBalance(pan, facts.known) : onBalance(facts.known, pan)
    },
    solution: twoSidedSteps,
    check: balances,
  }),
  square: form({
    levels: ['hard'],
    kind: 'table',
    instruction: {
      en: prose`The last number in each row and column is the sum. Fill in the blanks.`,
      es: prose`El último número de cada fila y columna es el total. Completa los espacios.`,
    },
    draw: drawSquare,
    answer: tableCells,
    solve: square => ({
      ...tableOf(square, true),
      blanks: square.rows.flatMap((row, r) => row.filter((_, c) => isHidden(square, r, c))),
    }),
    ask: square => both(table(tableOf(square, false))),
    solution: square => [
      ...squareSteps(square),
      step(both(table(tableOf(square, true))), because.writeTheMissingNumbers),
    ],
    // In each row and each column, what the sum is more than one number is the other.
    check(printed, { blanks }) {
      let next = 0
      const rows = printed.block('table').rows.map(row =>
        row.map(([item]) => {
          const of = item as Expr
          return exact(of.kind === 'blank' ? itemOf(blanks, next++) : of)
        }),
      )
      const columns = [0, 1, 2].map(c => rows.map(row => itemOf(row, c)))
      return (
        next === blanks.length &&
        [...rows, ...columns].every(cells => itemOf(cells, 2).minus(itemOf(cells, 1)).equals(itemOf(cells, 0)))
      )
    },
  }),
  firstMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    instruction: {
      en: prose`Which line has the first mistake? Write its letter.`,
      es: prose`¿En qué renglón está el primer error? Escribe su letra.`,
    },
    draw(random): Worked {
      const wrong = random.evenly([1, 0, 2])
      const facts = random.until(
        () => drawTwoSided(random),
        drawn => wrongValue(drawn) > givenOf(drawn) + 5 || drawn.sign === '−',
      )
      return { ...facts, wrong }
    },
    answer: letter,
    solve: ({ wrong }) => itemOf(LETTERS, wrong),
    ask: facts =>
      both([withBox(facts), table({ rows: workOf(facts).map((work, i) => [symbol(itemOf(LETTERS, i)), work]) })]),
    key: facts => ({
      en: prose`It should be ${itemOf(rightWork(facts), facts.wrong)}. The missing number is ${missingOf(facts)}.`,
      es: prose`Debe ser ${itemOf(rightWork(facts), facts.wrong)}. El número que falta es ${missingOf(facts)}.`,
    }),
    solution(facts, answer) {
      const [first] = rightWork(facts)
      return [
        ...rightBefore(facts),
        step(both(prose`${symbol(answer)}: ${itemOf(workOf(facts), facts.wrong)}`), because.mistakeIs, {
          what: mistakeIn(facts),
        }),
        ...(facts.wrong === 0 ? [...knownSide(facts), step(first, because.bothSidesEqual)] : []),
        step(equation(toFind(facts), missingOf(facts)), whyFound(facts)),
        step(equation(...sides(facts, missingOf(facts))), because.writeTheMissingNumber),
      ]
    },
    // The number that each line gives the box: in the first wrong one it is another than before.
    check(printed, answer) {
      const found = printed.all('relation').map(solutionOf)
      const wrong = found.slice(1).findIndex((value, i) => value !== found[i])
      return answer === itemOf(LETTERS, wrong)
    },
  }),
})
