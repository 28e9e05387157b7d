import {
  blank,
  equation,
  exact,
  explained,
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
  table,
  tableCells,
  tupleOf,
  type Value,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { EASY_PARTS, patternTable, printedRows, printedTerms, rowsOf, rulesSaid, termsOf } from './patterns.ts'
import { growing } from './savings.ts'

const FIVE = [0, 1, 2, 3, 4]

const WRONG = itemOf(EASY_PARTS, 2).filter(({ b }) => b > 5 && b !== 10)
/** One of the terms of B after the second is wrong by less than the step. */
function drawWrong(random: Random) {
  const pair = random.evenly(WRONG)
  const place = random.int(2, 4)
  // Of the same kind as the others: an odd number among even ones would be seen at once.
  const off = (pair.b % 20 === 0 ? 10 : pair.b % 5 === 0 ? 5 : 2) * random.sign()
  return { ...pair, place, wrong: place * pair.b + off }
}

function drawStory(random: Random) {
  const of = random.evenly(growing)
  const a = random.int(...of.a)
  return { of, a, b: a * random.evenly([3, 4, 2, 5]) }
}
const wrongAndRight = (values: readonly Value[]) => {
  const [wrong, right] = tupleOf(values, 2)
  return {
    en: prose`wrong term: ${wrong}; it should be: ${right}`,
    es: prose`término incorrecto: ${wrong}; debe ser: ${right}`,
  }
}
const blockOf = ({ en, es }: ReturnType<(typeof growing)[number]['tell']>) =>
  ({ en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } }) as const

export const easyForms = (form: FormMaker<typeof levels>) => ({
  completeBoth: form({
    levels: ['easy'],
    draw: random => random.evenly(itemOf(EASY_PARTS, 0)),
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
      explained(
        list(...termsOf(0, a, 5)),
        line`Pattern A: start at 0 and add ${a} each time.`,
        line`Patrón A: empieza en 0 y suma ${a} cada vez.`,
      ),
      explained(
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
    draw: random => ({ ...random.evenly(itemOf(EASY_PARTS, 1)), n: random.evenly([4, 5, 6]) }),
    answer: pointAnswer,
    solve: ({ a, b, n }) => [(n - 1) * a, (n - 1) * b],
    ask({ a, b, n }) {
      const { en, es } = rulesSaid(0, a, 0, b)
      return {
        en: [...en, prose`Write the ${ordinal(n)} terms of the two patterns as one ordered pair (A, B).`],
        es: [...es, prose`Escribe en un par ordenado (A, B) el ${ordinal(n)} término de cada patrón.`],
      }
    },
    solution: ({ a, b, n }, answer) => [
      explained(
        list(...termsOf(0, a, n)),
        line`Write the terms of pattern A up to the ${ordinal(n)} one.`,
        line`Escribe los términos del patrón A hasta el ${ordinal(n)}.`,
      ),
      explained(list(...termsOf(0, b, n)), line`Do the same for pattern B.`, line`Haz lo mismo con el patrón B.`),
      explained(
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
    namedAnswer: (_, answer) => wrongAndRight(answer),
    solution: ({ b, place, wrong }) => [
      explained(
        equation(sum((place - 1) * b, b), place * b),
        line`Add ${b} to the term before it. The sum is not ${wrong}.`,
        line`Suma ${b} al término anterior. El resultado no es ${wrong}.`,
      ),
      explained(
        equation(sum(place * b, b), (place + 1) * b),
        line`With ${place * b} in place of ${wrong}, the next term follows the rule too.`,
        line`Con ${place * b} en lugar de ${wrong}, el término siguiente también cumple la regla.`,
      ),
      explained(
        list(wrong, place * b),
        line`Write the wrong term, then the right one.`,
        line`Escribe el término incorrecto y luego el correcto.`,
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
    draw: drawStory,
    answer: tableCells,
    solve: ({ of, a, b }) => ({
      head: [of.unit, 1, 2, 3, 4],
      rows: [
        [of.rows[0], ...termsOf(a, a, 4)],
        [of.rows[1], ...termsOf(b, b, 4)],
      ],
      rowHeads: true,
      blanks: [...termsOf(a, a, 4), ...termsOf(b, b, 4)],
    }),
    ask({ of, a, b }) {
      const amount = (value: number) => (of.money ? money(value * 100) : value)
      const { en, es } = blockOf(of.tell(role('a', amount(a)), role('b', amount(b))))
      const empty = [1, 2, 3, 4].map(() => blank(2))
      const drawn = table({
        head: [of.unit, 1, 2, 3, 4],
        rows: of.rows.map(name => [name, ...empty]),
        rowHeads: true,
      })
      return { en: [en, drawn], es: [es, drawn] }
    },
    solution: ({ of, a, b }) => [
      explained(
        list(...termsOf(a, a, 4)),
        line`${of.rows[0]}: start with ${a} and add ${a} each time.`,
        line`${of.rows[0]}: empieza con ${a} y suma ${a} cada vez.`,
      ),
      explained(
        list(...termsOf(b, b, 4)),
        line`${of.rows[1]}: start with ${b} and add ${b} each time.`,
        line`${of.rows[1]}: empieza con ${b} y suma ${b} cada vez.`,
      ),
    ],
    // Each amount lies as many times above 0 as its column says.
    check(printed, { blanks }) {
      const values = blanks.map(value => exact(value))
      return (
        values.length === 8 &&
        ['a', 'b'].every((name, row) =>
          [1, 2, 3, 4].every(n =>
            itemOf(values, 4 * row + n - 1)
              .over(printed.role(name))
              .equals(n),
          ),
        )
      )
    },
  }),
})
