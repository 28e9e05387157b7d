import {
  type Both,
  blank,
  both,
  type Content,
  equation,
  exact,
  explained,
  type FormMaker,
  fillTable,
  integer,
  itemOf,
  line,
  list,
  minus,
  prose,
  type Random,
  type Sentence,
  sentenceChoice,
  statements,
  step,
  sum,
  trueOrFalse,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  type By,
  changed,
  drawNumber,
  isRun,
  NUMBERS,
  numberIn,
  run,
  runIn,
  sayRule,
  told,
  toldIn,
  worked,
} from './parts.ts'

/** Half are 10 less, one in five is 1 more or 1 less, past a ten. */
const STEPS: readonly By[] = [-10, 10, -10, 1, -10, 10, -10, -1, 10, -10]

/** Three that follow each other in the list. */
function drawThree(random: Random, ahead: number): readonly number[] {
  const place = 3 * random.turn(NUMBERS.length) + ahead
  return [0, 1, 2].map(i => itemOf(NUMBERS, (place + i) % NUMBERS.length))
}

const rules: Readonly<Record<By, Sentence>> = {
  10: { key: '10', says: { en: prose`${10} more`, es: prose`${10} más` } },
  [-10]: { key: '-10', says: { en: prose`${10} less`, es: prose`${10} menos` } },
  1: { key: '1', says: { en: prose`${1} more`, es: prose`${1} más` } },
  [-1]: { key: '-1', says: { en: prose`${1} less`, es: prose`${1} menos` } },
}

const upOrDown = (n: number, size: 10 | 1): By => (n < 50 ? size : size === 10 ? -10 : -1)

const TABLE = {
  instruction: { en: prose`Fill in the table.`, es: prose`Completa la tabla.` },
  head: [words('10 less', '10 menos'), words('number', 'número'), words('10 more', '10 más')],
  row: (n: number) => [n - 10, n, n + 10],
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  sentence: form({
    levels: ['medium'],
    share: 2,
    draw(random) {
      const [n, by] = [drawNumber(random, 0), random.evenly(STEPS)]
      const tens = n - (n % 10)
      return { n: by === 1 ? tens + 9 : by === -1 ? tens + 10 : n, by }
    },
    answer: integer,
    solve: ({ n, by }) => n + by,
    ask: ({ n, by }) => told(by, n, blank(2)),
    solution: ({ n, by }) => worked(n, by),
    check: (printed, answer) => exact(answer).minus(toldIn(printed)).equals(numberIn(printed)),
  }),
  table: form(
    fillTable({
      levels: ['medium'],
      instruction: TABLE.instruction,
      draw: random => ({
        head: TABLE.head,
        rows: drawThree(random, 18).map(TABLE.row),
        blanks: [0, 1, 2].flatMap(row => [[row, 0] as const, [row, 2] as const]),
      }),
      fits: rows =>
        rows.every(row =>
          isRun(
            row.map(({ n }) => n),
            10,
          ),
        ),
      solution: ({ rows }) =>
        rows.map(row => {
          const [less, n, more] = row.map(cell => exact(cell).n) as [number, number, number]
          return step(statements(equation(minus(n, 10), less), equation(sum(n, 10), more)), because.explain, {
            sentence: {
              en: line`One ten less, one ten more than ${n}.`,
              es: line`Una decena menos y una decena más que ${n}.`,
            },
          })
        }),
    }),
  ),
  whichRule: form({
    levels: ['medium'],
    draw: random => {
      const n = drawNumber(random, 45)
      return { n, by: upOrDown(n, random.evenly([10, 10, 1])) }
    },
    answer: sentenceChoice,
    solve: ({ by }) => rules[by],
    mistakes({ by }): Record<string, Sentence> {
      const [one, ten] = [by > 0 ? 1 : -1, by > 0 ? 10 : -10] as const
      return {
        otherSize: rules[by === one ? ten : one],
        otherWay: rules[by === one ? (-one as By) : (-ten as By)],
        both: rules[by === one ? (-ten as By) : (-one as By)],
      }
    },
    ask({ n, by }): Both<Content> {
      const shown = list(...run(n, by, 4))
      return { en: [prose`What is the rule?`, shown], es: [prose`¿Cuál es la regla?`, shown] }
    },
    solution: ({ n, by }, { says }) => [
      explained(
        by > 0 ? equation(sum(n, by), n + by) : equation(minus(n, -by), n + by),
        line`Compare the first two numbers.`,
        line`Compara los dos primeros números.`,
      ),
      by > 0
        ? explained(
            says,
            line`Each number is ${by} more than the one before.`,
            line`Cada número es ${by} más que el anterior.`,
          )
        : explained(
            says,
            line`Each number is ${-by} less than the one before.`,
            line`Cada número es ${-by} menos que el anterior.`,
          ),
    ],
    whyWrong({ by }) {
      const [size, otherSize] = Math.abs(by) === 1 ? [1, 10] : [10, 1]
      const way =
        by > 0
          ? { en: line`The numbers get greater.`, es: line`Los números aumentan.` }
          : { en: line`The numbers get smaller.`, es: line`Los números son cada vez menores.` }
      return {
        otherSize: {
          en: line`Each number changes by ${size}, not ${otherSize}.`,
          es: line`Cada número cambia en ${size}, no en ${otherSize}.`,
        },
        otherWay: way,
        both: way,
      }
    },
    check: (printed, { key }) => isRun(runIn(printed), Number(key)),
  }),
  next: form({
    levels: ['medium'],
    instruction: { en: prose`Write the next number.`, es: prose`Escribe el número que sigue.` },
    draw: random => {
      const n = drawNumber(random, 54)
      return { n, by: upOrDown(n, 10) }
    },
    answer: integer,
    solve: ({ n, by }) => n + 3 * by,
    ask: ({ n, by }) => both(list(...run(n, by, 3), blank(2))),
    solution: ({ n, by }) => [sayRule(run(n, by, 3), by), changed(n + 2 * by, by)],
    check(printed, answer) {
      const values = runIn(printed, answer)
      return isRun(values, itemOf(values, 1) - itemOf(values, 0))
    },
  }),
  trueOrFalse: form({
    levels: ['medium'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw: random => {
      const isRight = random.evenly([true, false])
      const by = random.evenly([-10, 10, -10])
      const n = drawNumber(random, 63)
      return { n, by, end: isRight ? n + by : n + random.pick([by / 10, -by]) }
    },
    answer: trueOrFalse,
    solve: ({ n, by, end }) => (n + by === end ? 'true' : 'false'),
    ask: ({ n, by, end }) => told(by, n, end),
    solution: ({ n, by, end }, answer) => [
      ...worked(n, by),
      answer === 'true'
        ? step(trueOrFalse.show(answer), because.sentenceSaysTheSame)
        : step(trueOrFalse.show(answer), because.notTheSameNumber, { right: n + by, wrong: end }),
    ],
    check(printed, answer) {
      const [, start, end] = printed.take(3)
      return (answer === 'true') === start.plus(toldIn(printed)).equals(end)
    },
  }),
})
