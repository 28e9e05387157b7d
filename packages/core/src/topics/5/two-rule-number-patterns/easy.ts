import {
  blank,
  equation,
  exact,
  type FormMaker,
  itemOf,
  line,
  list,
  money,
  numberList,
  ordinal,
  point,
  pointAnswer,
  prose,
  type Random,
  role,
  sum,
  tableCells,
  times,
  tupleOf,
} from '../../../author.ts'
import { ended, told } from '../../kit/stories/told.ts'
import type { levels } from './levels.ts'
import { drawFromZero, patternTable, printedRows, printedTerms, rowsOf, rulesSaid, termsOf } from './patterns.ts'
import { growing, type Said } from './savings.ts'

const FIVE = [0, 1, 2, 3, 4]

/** One of the terms of B after the second is wrong by less than the step. */
function drawWrong(random: Random) {
  const pair = random.until(
    () => drawFromZero(random, 17),
    ({ b }) => b > 4,
  )
  const place = random.int(2, 4)
  const off = random.int(1, Math.min(3, pair.b - 1)) * random.sign()
  return { ...pair, place, wrong: place * pair.b + off }
}

function drawStory(random: Random) {
  const of = random.evenly(growing)
  const n = random.int(4, 7)
  const a = random.int(...of.a)
  return { of, n, a, b: a * random.int(2, 3) }
}

/** What both have in the end, in one line. */
function endOf({ of, a, b, n }: ReturnType<typeof drawStory>): Said {
  const amount = (value: number) => (of.money ? money(value * 100) : value)
  const [one, other] = of.ends(amount(n * a), amount(n * b))
  return { en: [...one.en, ' ', ...other.en], es: [...one.es, ' ', ...other.es] }
}
const blockOf = ({ en, es }: Said) =>
  ({ en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } }) as const

export const easyForms = (form: FormMaker<typeof levels>) => ({
  completeBoth: form({
    levels: ['easy'],
    draw: random => drawFromZero(random, 0),
    answer: tableCells,
    solve: ({ a, b }) => ({
      rows: rowsOf(termsOf(0, a, 5), termsOf(0, b, 5)),
      rowHeads: true,
      blanks: [...termsOf(a, a, 4), ...termsOf(b, b, 4)],
    }),
    ask({ a, b }) {
      const { en, es } = rulesSaid(0, a, 0, b)
      const row = FIVE.map(i => (i === 0 ? 0 : blank(2)))
      const drawn = patternTable(row, row)
      return {
        en: [...en, prose`Complete the table.`, drawn],
        es: [...es, prose`Completa la tabla.`, drawn],
      }
    },
    solution: ({ a, b }) => [
      told(
        list(...termsOf(0, a, 5)),
        line`Pattern A: start at 0 and add ${a} each time.`,
        line`Patrón A: empieza en 0 y suma ${a} cada vez.`,
      ),
      told(
        list(...termsOf(0, b, 5)),
        line`Pattern B: start at 0 and add ${b} each time.`,
        line`Patrón B: empieza en 0 y suma ${b} cada vez.`,
      ),
    ],
    // Goes back from each term to the one before it.
    check(printed, { blanks }) {
      const [a, b] = printedRows(printed, blanks)
      const goesBack = (row: typeof a, by: string) =>
        row.every((term, i) => i === 0 || term.minus(printed.role(by)).equals(itemOf(row, i - 1)))
      return blanks.length === 8 && goesBack(a, 'stepA') && goesBack(b, 'stepB')
    },
  }),

  pairOfTerms: form({
    levels: ['easy'],
    lines: 2,
    draw: random => ({ ...drawFromZero(random, 9), n: random.evenly([4, 5, 6]) }),
    answer: pointAnswer,
    solve: ({ a, b, n }) => [(n - 1) * a, (n - 1) * b],
    ask({ a, b, n }) {
      const { en, es } = rulesSaid(0, a, 0, b)
      return {
        en: [...en, prose`Write the ${ordinal(n)} term of each pattern as an ordered pair (A, B).`],
        es: [...es, prose`Escribe el ${ordinal(n)} término de cada patrón como par ordenado (A, B).`],
      }
    },
    solution: ({ a, b, n }, answer) => [
      told(
        list(...termsOf(0, a, n)),
        line`Write the terms of pattern A up to the ${ordinal(n)} one.`,
        line`Escribe los términos del patrón A hasta el ${ordinal(n)}.`,
      ),
      told(list(...termsOf(0, b, n)), line`Do the same for pattern B.`, line`Haz lo mismo con el patrón B.`),
      told(
        point(...answer),
        line`Write the last terms as a pair, A first.`,
        line`Escribe los últimos términos como par, primero A.`,
      ),
    ],
    check(printed, answer) {
      const n = itemOf(printed.terms('ordinal'), 0).value
      return printedTerms(printed, n).every((term, i) => term.equals(exact(itemOf(answer, i))))
    },
  }),

  wrongTerm: form({
    levels: ['easy'],
    kind: 'find-mistake',
    lines: 1,
    draw: drawWrong,
    answer: numberList,
    solve: ({ wrong, place, b }) => [wrong, place * b],
    ask({ a, b, place, wrong }) {
      const { en, es } = rulesSaid(0, a, 0, b)
      const drawn = patternTable(
        termsOf(0, a, 6),
        termsOf(0, b, 6).map((term, i) => (i === place ? wrong : term)),
      )
      return {
        en: [...en, drawn, prose`One term of pattern B is wrong. The wrong term is ____. It should be ____.`],
        es: [...es, drawn, prose`Un término del patrón B es incorrecto. El término incorrecto es ____. Debe ser ____.`],
      }
    },
    key: ({ wrong, place, b }) => ({
      en: prose`The wrong term is ${wrong}. It should be ${place * b}.`,
      es: prose`El término incorrecto es ${wrong}. Debe ser ${place * b}.`,
    }),
    solution: ({ b, place, wrong }) => [
      told(
        equation(sum((place - 1) * b, b), place * b),
        line`Add ${b} to the term before it. The sum is not ${wrong}.`,
        line`Suma ${b} al término anterior. El resultado no es ${wrong}.`,
      ),
      told(
        equation(sum(place * b, b), (place + 1) * b),
        line`With ${place * b} in place of ${wrong}, the next term fits too.`,
        line`Con ${place * b} en lugar de ${wrong}, el término siguiente también corresponde.`,
      ),
    ],
    // The middle of its neighbors stands in its place; every other term does.
    check(printed, answer) {
      const [wrong, right] = tupleOf(
        answer.map(value => exact(value)),
        2,
      )
      const [, row] = printedRows(printed)
      const place = row.findIndex(term => term.equals(wrong))
      const step = printed.role('stepB')
      return (
        place > 0 &&
        right.minus(step).equals(itemOf(row, place - 1)) &&
        !right.equals(wrong) &&
        !wrong.minus(step).equals(itemOf(row, place - 1)) &&
        row.slice(0, place).every((term, i) => term.equals(step.times(i)))
      )
    },
  }),

  afterSomeTime: form({
    levels: ['easy'],
    kind: 'story',
    lines: 2,
    draw: drawStory,
    answer: numberList,
    solve: ({ a, b, n }) => [n * a, n * b],
    ask({ of, a, b, n }) {
      const amount = (value: number) => (of.money ? money(value * 100) : value)
      const told = of.tell(role('a', amount(a)), role('b', amount(b)), role('n', n))
      const [one, other] = of.blanks ?? of.ends(blank(3), blank(3))
      const shown = [told, one, other].map(blockOf)
      return { en: shown.map(({ en }) => en), es: shown.map(({ es }) => es) }
    },
    key: facts => blockOf(endOf(facts)),
    solution(facts, answer) {
      const { a, b, n } = facts
      const { en, es } = endOf(facts)
      return [
        told(
          equation(times(n, a), n * a),
          line`${a} is added ${n} times: multiply.`,
          line`Se suma ${n} veces ${a}: multiplica.`,
        ),
        told(equation(times(n, b), n * b), line`Do the same with ${b}.`, line`Haz lo mismo con ${b}.`),
        ended(list(...answer), en, es),
      ]
    },
    check: (printed, answer) =>
      [printed.role('a'), printed.role('b')].every((by, i) =>
        exact(itemOf(answer, i)).over(by).equals(printed.role('n')),
      ),
  }),
})
