import {
  both,
  column,
  equation,
  explained,
  type FormMaker,
  failed,
  isTrue,
  itemOf,
  line,
  list,
  minus,
  prose,
  statements,
  step,
  symbol,
  table,
  tableCells,
  writtenName,
  writtenOption,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { undoesTheColumn } from '../../kit/columns/columns.ts'
import { drillOf } from '../../kit/facts/drill.ts'
import { complete, type Fact, resultOf, toWorkOut, written } from '../../kit/facts/facts.ts'
import { addsUp, filledTable, type Sums, tableOf, tableWorked } from './addition-table.ts'
import { drawAlone, drawFive } from './families.ts'
import type { levels } from './levels.ts'
import { ADD, alone, drill, type Level, type Missing, SUBTRACT, worked } from './parts.ts'

const SIGN_NAMES = { '+': 'plus', '−': 'minus' } as const

const oneSign = writtenOption({ plus: both(prose`+`), minus: both(prose`−`) })

const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const

const letter = writtenName('A', 'B', 'C', 'D', 'E')

const WRONG_BY = new Map([
  [1, { en: line`that is ${1} too high`, es: line`le sobra ${1}` }],
  [2, { en: line`that is ${2} too high`, es: line`le sobran ${2}` }],
  [-1, { en: line`that is ${1} too low`, es: line`le falta ${1}` }],
  [-2, { en: line`that is ${2} too low`, es: line`le faltan ${2}` }],
])

const OFF = [...WRONG_BY.keys()]
const wrongBy = (off: number) => WRONG_BY.get(off) ?? failed('Each wrong result is off by one of these')

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  addDown: form({
    ...alone('+'),
    levels: ['medium'],
    instruction: ADD,
    ask: ({ a, b, sign }) => both(column(sign, a, b)),
    check: undoesTheColumn,
  }),
  subtractDown: form({
    ...alone('−'),
    levels: ['medium'],
    instruction: SUBTRACT,
    ask: ({ a, b, sign }) => both(column(sign, a, b)),
    check: undoesTheColumn,
  }),
  sign: form({
    levels: ['medium'],
    instruction: { en: prose`Write + or −.`, es: prose`Escribe + o −.` },
    // The greater number first, so that both signs could be.
    draw(random, level: Level): Fact {
      const { a, b, sign } = drawAlone(random, level.facts, 6)
      return { a: Math.max(a, b), b: Math.min(a, b), sign }
    },
    answer: oneSign,
    solve: ({ sign }) => SIGN_NAMES[sign],
    ask: fact => both(prose`${fact.a} __ ${fact.b} = ${resultOf(fact)}`),
    solution: fact => [
      step(list(fact.a, resultOf(fact)), fact.sign === '+' ? because.resultIsGreater : because.resultIsLess, {
        start: fact.a,
      }),
      explained(complete(fact), [`Write ${fact.sign}.`], [`Escribe ${fact.sign}.`]),
    ],
    check(printed, answer) {
      const [a, b, result] = printed.take(3)
      return (answer === 'plus' ? result.minus(b) : result.plus(b)).equals(a)
    },
  }),
  table: form({
    levels: ['medium', 'hard'],
    instruction: { en: prose`Fill in the addition table.`, es: prose`Completa la tabla de sumar.` },
    draw(random, { places }: Level): Sums {
      const tops = random.sample([5, 6, 7, 8, 9], 3)
      const sides = random.sample([3, 4, 5, 6, 7, 8, 9], 3)
      return { tops, sides, hidden: places.length > 1 ? [random.int(0, 2), random.int(0, 2)] : null }
    },
    answer: tableCells,
    solve: filledTable,
    ask: sums => both(table(tableOf(sums, false))),
    solution(sums) {
      if (sums.hidden === null) return tableWorked(sums)
      const [column, row] = sums.hidden
      const [top, side] = [itemOf(sums.tops, column), itemOf(sums.sides, row)]
      const [knownSide, knownTop] = [itemOf(sums.sides, (row + 1) % 3), itemOf(sums.tops, (column + 1) % 3)]
      return [
        step(
          statements(
            equation(minus(knownSide + top, knownSide), top),
            equation(minus(side + knownTop, knownTop), side),
          ),
          because.takeKnownHeader,
        ),
        ...tableWorked(sums),
      ]
    },
    check: (printed, { blanks }) => addsUp(printed, blanks),
  }),
  drill: form({
    ...drill,
    ask: (drawn: readonly Missing[]) =>
      both(
        drillOf(
          drawn.map(({ fact }) => toWorkOut(fact)),
          5,
        ),
      ),
    levels: ['medium'],
    instruction: {
      en: prose`Add or subtract. Write the answers row by row.`,
      es: prose`Suma o resta. Escribe las respuestas fila por fila.`,
    },
  }),
  findTheMistake: form({
    levels: ['medium'],
    share: 2,
    kind: 'find-mistake',
    instruction: {
      en: prose`One fact is wrong. Write its letter.`,
      es: prose`Una operación está mal. Escribe su letra.`,
    },
    wide: true,
    draw: random => ({ shown: drawFive(random), wrong: random.evenly([3, 1, 4, 0, 2]), off: random.evenly(OFF) }),
    answer: letter,
    solve: ({ wrong }) => itemOf(LETTERS, wrong),
    ask: ({ shown, wrong, off }) =>
      both(
        table({
          head: LETTERS.map(name => symbol(name)),
          rows: [shown.map((fact, i) => equation(written(fact), resultOf(fact) + (i === wrong ? off : 0)))],
        }),
      ),
    key: ({ shown, wrong }) => both(complete(itemOf(shown, wrong))),
    solution({ shown, wrong, off }, name) {
      const fact = itemOf(shown, wrong)
      return [
        ...worked(fact).slice(-3),
        explained(
          both(prose`${symbol(name)}: ${complete(fact)}`),
          [...line`The table says ${resultOf(fact) + off}: `, ...wrongBy(off).en, '. The other facts are right.'],
          [...line`La tabla dice ${resultOf(fact) + off}: `, ...wrongBy(off).es, '. Las otras operaciones están bien.'],
        ),
      ]
    },
    check: (printed, name) =>
      printed.all('relation').every((item, i) => isTrue(item) !== (i === LETTERS.indexOf(name))),
  }),
})
