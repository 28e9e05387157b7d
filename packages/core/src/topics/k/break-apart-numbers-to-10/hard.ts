import {
  type Both,
  blank,
  both,
  type Content,
  count,
  type Expr,
  equation,
  equationSet,
  exact,
  explained,
  expr,
  type FilledTable,
  type FormMaker,
  figure,
  formulaChoice,
  isTrue,
  itemOf,
  line,
  list,
  namedNumbers,
  numberBond,
  prose,
  type Random,
  sideBySide,
  statements,
  step,
  sum,
  symbol,
  table,
  tableCells,
  type Value,
  writtenLetter,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { completesBond } from '../../kit/facts/bond.ts'
import type { levels } from './levels.ts'
import { upTo } from './parts.ts'

const LETTERS = ['A', 'B', 'C', 'D'] as const

const letter = writtenLetter('A', 'B', 'C', 'D')

const bothBonds = namedNumbers('A', 'B')

/** The forms take turns among the wholes: no table shows the pairs that another problem asks for. */
const WHOLES = [6, 7, 8, 9, 10] as const

/** Every pair of parts, the smaller first, but no part 0: 5 + 2 is the pair 2 + 5 again. */
const pairsOf = (whole: number) => upTo(Math.floor(whole / 2)).map(part => [part, whole - part] as const)

const pairEquation = (whole: number, [a, b]: readonly [Value, Value]) => equation(whole, sum(a, b))

/** All pairs of a whole in counting order, three of their cells empty. */
function drawTable(random: Random) {
  const whole = random.evenly(WHOLES)
  const rows = random.shuffle(upTo(whole - 2)).slice(0, 3)
  return { whole, blanks: rows.sort((a, b) => a - b).map(row => [row, random.int(0, 1)] as const) }
}

/** The missing part of one of two bonds, by counting on. */
const foundInBond = (name: string, part: number, whole: number) =>
  step(both(prose`${symbol(name)}: ${equation(sum(part, whole - part), whole)}`), because.explain, {
    sentence: {
      en: line`Count on from ${part} to ${whole}: you say ${count(whole - part, nouns.number)}.`,
      es: line`Sigue contando después del ${part} hasta el ${whole}: dices ${count(whole - part, nouns.number)}.`,
    },
  })

const rowsOf = (whole: number) => upTo(whole - 1).map(part => [part, whole - part] as const)

const makes = (part: number, whole: number) =>
  explained(equation(sum(part, whole - part), whole), line`It makes ${whole}.`, line`Forma ${whole}.`)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  allTheWays: form({
    levels: ['hard'],
    instruction: {
      en: prose`Write all the addition sentences. Leave out 0. Write the smaller number first.`,
      es: prose`Escribe todas las sumas. No uses el 0. Escribe primero el número menor.`,
    },
    lines: 0,
    draw: random => {
      const whole = random.evenly(WHOLES)
      const pairs = pairsOf(whole)
      const shown = random.shuffle(upTo(pairs.length)).slice(0, pairs.length - 3)
      return { whole, shown }
    },
    answer: equationSet,
    solve: ({ whole, shown }) =>
      pairsOf(whole)
        .filter(([part]) => !shown.includes(part))
        .map(pair => pairEquation(whole, pair)),
    ask: ({ whole, shown }) =>
      both([
        ...pairsOf(whole)
          .filter(([part]) => shown.includes(part))
          .map(pair => pairEquation(whole, pair)),
        ...upTo(3).map(() => pairEquation(whole, [blank(2), blank(2)])),
      ]),
    solution: ({ whole }, ways) => [
      explained(
        list(...pairsOf(whole).map(([part]) => part)),
        line`Start with ${1} as the smaller part. Stop when the other part would be smaller.`,
        line`Empieza con ${1} como parte menor. Detente cuando la otra parte ya sería menor.`,
      ),
      step(statements(...ways), because.findTheOtherParts),
    ],
    // With those that are printed, each number up to half the whole is a part once.
    check(printed, ways) {
      const relations = [
        ...ways,
        ...printed
          .all('relation')
          .filter(({ right }) => right.kind === 'sum' && right.terms.every(({ kind }) => kind === 'number')),
      ]
      const smaller = relations.flatMap(way => {
        if (way.kind !== 'relation' || way.right.kind !== 'sum' || !isTrue(way)) return []
        return [Math.min(...way.right.terms.map(term => exact(term).n))]
      })
      const whole = exact(itemOf(printed.all('relation'), 0).left).n
      return (
        smaller.length === relations.length &&
        JSON.stringify(smaller.sort()) === JSON.stringify(upTo(Math.floor(whole / 2)))
      )
    },
  }),
  table: form({
    levels: ['hard'],
    lines: 0,
    draw: drawTable,
    answer: tableCells,
    solve: ({ whole, blanks }): FilledTable => ({
      blanks: blanks.map(([row, column]) => itemOf(itemOf(rowsOf(whole), row), column)),
      rows: rowsOf(whole),
    }),
    ask({ whole, blanks }): Both<Content> {
      const isBlank = (row: number, column: number) => blanks.some(([r, c]) => r === row && c === column)
      const shown = table({
        rows: rowsOf(whole).map((pair, row) => pair.map((part, column) => (isBlank(row, column) ? blank(2) : part))),
      })
      return {
        en: [prose`Each row makes ${whole}. Write the missing numbers.`, shown],
        es: [prose`Cada fila forma ${whole}. Escribe los números que faltan.`, shown],
      }
    },
    solution: ({ whole, blanks }, { blanks: values }) => [
      explained(
        statements(...blanks.map(([row]) => equation(sum(...itemOf(rowsOf(whole), row)), whole))),
        line`From row to row, the left number goes up ${1}. The right number goes down ${1}.`,
        line`De fila en fila, el número izquierdo sube ${1}. El número derecho baja ${1}.`,
      ),
      step(list(...values), because.writeTheMissingNumbers),
    ],
    check(printed, { blanks }) {
      const whole = itemOf(printed.numbers, 0)
      let next = 0
      return printed.block('table').rows.every(row =>
        row
          .map(([item]) => exact((item as Expr).kind === 'blank' ? itemOf(blanks, next++) : (item as Expr)))
          .reduce((all, part) => all.plus(part))
          .equals(whole),
      )
    },
  }),
  whichDoesNot: form({
    levels: ['hard'],
    draw: random => {
      const whole = random.evenly(WHOLES)
      const parts = random.sample(
        upTo(whole - 1).filter(part => whole === 6 || (part > 1 && part !== whole - 1)),
        4,
      )
      const [part, ...others] = parts
      const other = whole - part + (whole === 10 ? -1 : random.pick([-1, 1]))
      return { whole, part, other, others }
    },
    answer: formulaChoice,
    solve: ({ part, other }) => sum(part, other),
    mistakes: ({ whole, others: [a, b, c] }) => ({
      makesIt: sum(a, whole - a),
      makesItToo: sum(b, whole - b),
      makesItAsWell: sum(c, whole - c),
    }),
    ask: ({ whole }) => ({ en: prose`Which does not make ${whole}?`, es: prose`¿Cuál no forma ${whole}?` }),
    solution: ({ whole, part, other }) => [
      explained(
        equation(sum(part, other), part + other),
        line`Add the two numbers in each choice.`,
        line`Suma los dos números de cada opción.`,
      ),
      explained(sum(part, other), line`${part + other} is not ${whole}.`, line`${part + other} no es ${whole}.`),
    ],
    whyWrong: ({ whole, others: [a, b, c] }) => ({
      makesIt: makes(a, whole),
      makesItToo: makes(b, whole),
      makesItAsWell: makes(c, whole),
    }),
    check: (printed, answer) => !isTrue(equation(expr(answer), itemOf(printed.numbers, 0))),
  }),
  wrongRow: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw: random => {
      const whole = random.evenly(WHOLES)
      const from = random.int(1, whole - 5)
      const place = random.evenly([1, 2, 3, 0])
      return { whole, from, place, off: random.evenly([1, -1]) }
    },
    answer: letter,
    solve: ({ place }) => itemOf(LETTERS, place),
    ask({ whole, from, place, off }): Both<Content> {
      const shown = table({
        rows: LETTERS.map((name, i) => [symbol(name), from + i, whole - from - i + (i === place ? off : 0)]),
      })
      return {
        en: [prose`Which row does not make ${whole}?`, shown],
        es: [prose`¿Qué fila no forma ${whole}?`, shown],
      }
    },
    key({ whole, from, place, off }): Both<Content> {
      const [part, other] = [from + place, whole - from - place]
      return {
        en: prose`${part} and ${other + off} do not make ${whole}. ${part} and ${other} make ${whole}.`,
        es: prose`${part} y ${other + off} no forman ${whole}. ${part} y ${other} forman ${whole}.`,
      }
    },
    solution: ({ whole, from, place, off }, answer) => {
      const [part, other] = [from + place, whole - from - place]
      return [
        explained(
          statements(
            ...LETTERS.map((_, i) => {
              const more = i === place ? off : 0
              return equation(sum(from + i, whole - from - i + more), whole + more)
            }),
          ),
          line`Add the numbers in each row. Only row ${symbol(answer)} does not make ${whole}.`,
          line`Suma los números de cada fila. Solo la fila ${symbol(answer)} no forma ${whole}.`,
        ),
        step(both(prose`${symbol(answer)}: ${equation(sum(part, other), whole)}`), because.changeTheNumber, {
          wrong: other + off,
          right: other,
        }),
      ]
    },
    check(printed, answer) {
      const [whole, ...cells] = printed.numbers
      const wrong = LETTERS.filter(
        (_, i) =>
          whole &&
          !itemOf(cells, 2 * i)
            .plus(itemOf(cells, 2 * i + 1))
            .equals(whole),
      )
      return wrong.length === 1 && wrong[0] === answer
    },
  }),
  twoBonds: form({
    levels: ['hard'],
    instruction: { en: prose`Write the missing parts.`, es: prose`Escribe las partes que faltan.` },
    lines: 1,
    draw: random =>
      random.until(
        () => {
          const whole = random.evenly(WHOLES)
          return { whole, part: random.int(2, whole - 2), other: random.int(2, whole - 2) }
        },
        ({ whole, part, other }) =>
          whole > 6 && other !== part && other !== whole - part && part * 2 !== whole && other * 2 !== whole,
      ),
    answer: bothBonds,
    solve: ({ whole, part, other }) => [whole - part, whole - other],
    ask: ({ whole, part, other }) =>
      both(
        sideBySide(
          [prose`${symbol('A')}`, figure(numberBond(whole, [part, null]))],
          [prose`${symbol('B')}`, figure(numberBond(whole, [null, other]))],
        ),
      ),
    solution: ({ whole, part, other }, answer) => [
      foundInBond('A', part, whole),
      foundInBond('B', other, whole),
      step(bothBonds.show(answer), because.writeTheMissingNumbers),
    ],
    check: (printed, answers) =>
      printed.figures('number-bond').every((bond, i) => completesBond(bond, itemOf(answers, i))),
  }),
})
