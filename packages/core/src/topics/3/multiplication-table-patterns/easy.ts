import {
  type Both,
  both,
  equation,
  exact,
  explained,
  type FormMaker,
  formulaChoice,
  type Inline,
  integer,
  itemOf,
  line,
  list,
  minus,
  prose,
  type Random,
  type Sentence,
  type Step,
  sentenceChoice,
  sum,
  tableCells,
  times,
  wholes,
} from '../../../author.ts'
import { printedOf } from '../../kit/choices/statements.ts'
import {
  completed,
  isMultiplied,
  type levels,
  type Products,
  rowByRow,
  somePlaces,
  wholeTable,
  withGaps,
} from './products.ts'

/** Rows that are easy, and what all their products have in common. */
const RULES = ['even', 'fives', 'turns', 'nines', 'tens'] as const
type Rule = (typeof RULES)[number]

const EVENS = [4, 6, 8, 2, 10]
const ODDS = [7, 3, 9, 5]

const rowsFor = (random: Random, rule: Rule): readonly [right: number, ...wrong: number[]] => {
  switch (rule) {
    case 'even':
      return [random.pick(EVENS), ...random.sample(ODDS, 3)]
    case 'fives':
      return [random.pick([5, 10]), ...random.sample([2, 3, 4, 6, 7, 8, 9], 3)]
    case 'turns':
      return [random.pick(ODDS), ...random.sample(EVENS, 3)]
    case 'nines':
      return [9, ...random.sample([2, 3, 4, 5, 6, 7, 8, 10], 3)]
    case 'tens':
      return [10, ...random.sample([2, 3, 4, 6, 7, 8, 9], 2), 5]
  }
}

const QUESTIONS = {
  even: {
    en: prose`In which row of the multiplication table are all the products even?`,
    es: prose`¿En qué fila de la tabla de multiplicar son pares todos los productos?`,
  },
  fives: {
    en: prose`In which row of the multiplication table do all the products end in 0 or 5?`,
    es: prose`¿En qué fila de la tabla de multiplicar terminan en 0 o en 5 todos los productos?`,
  },
  turns: {
    en: prose`In which row of the multiplication table do odd and even products alternate?`,
    es: prose`¿En qué fila de la tabla de multiplicar se alternan productos impares y pares?`,
  },
  nines: {
    en: prose`In which row of the multiplication table do the digits of every product add up to 9?`,
    es: prose`¿En qué fila de la tabla de multiplicar suman 9 los dígitos de cada producto?`,
  },
  tens: {
    en: prose`In which row of the multiplication table do all the products end in 0?`,
    es: prose`¿En qué fila de la tabla de multiplicar terminan en 0 todos los productos?`,
  },
} as const

const ASKED = RULES.map(rule => ({ rule, says: QUESTIONS[rule] }))

const rowNamed = (side: number): Sentence => ({
  key: `${side}`,
  says: { en: prose`the row for ${side}`, es: prose`la fila del ${side}` },
})
const startOf = (side: number) => list(...wholes(1, 5).map(column => side * column))

/** Why the row goes on as it begins, and how it begins. */
function ruleSteps(rule: Rule, right: number): readonly Step[] {
  const [row, start] = [startOf(right), equation(sum(right, right), 2 * right)]
  switch (rule) {
    case 'even':
      return [
        explained(
          start,
          line`The row begins with ${right}, an even number. Adding ${right} again keeps it even.`,
          line`La fila empieza con ${right}, un número par. Al sumar ${right} otra vez sigue siendo par.`,
        ),
        explained(
          row,
          line`In the row for ${right}, all the products are even.`,
          line`En la fila del ${right}, todos los productos son pares.`,
        ),
      ]
    case 'fives':
    case 'tens':
      return [
        explained(
          start,
          line`Skip count by ${right}: look at the last digits.`,
          line`Cuenta de ${right} en ${right}: mira los últimos dígitos.`,
        ),
        rule === 'fives'
          ? explained(
              row,
              line`In the row for ${right}, all the products end in 0 or 5.`,
              line`En la fila del ${right}, todos los productos terminan en 0 o en 5.`,
            )
          : explained(
              row,
              line`In the row for ${right}, all the products end in 0.`,
              line`En la fila del ${right}, todos los productos terminan en 0.`,
            ),
      ]
    case 'turns':
      return [
        explained(
          start,
          line`${right} is odd: adding it changes odd to even and even to odd.`,
          line`${right} es impar: al sumarlo, un impar pasa a par y un par pasa a impar.`,
        ),
        explained(
          row,
          line`In the row for ${right}, the products are odd, even, odd, even, and so on.`,
          line`En la fila del ${right}, los productos son impar, par, impar, par, y así.`,
        ),
      ]
    case 'nines':
      return [
        explained(
          list(...wholes(2, 5).map(column => equation(sum(column - 1, 10 - column), 9))),
          line`Add the digits of 18, 27, 36, and 45. The next product has 1 more ten and 1 fewer one, so the sum stays 9.`,
          line`Suma los dígitos de 18, 27, 36 y 45. El producto siguiente tiene 1 decena más y 1 unidad menos, así que la suma sigue siendo 9.`,
        ),
        explained(
          row,
          line`In the row for ${right}, the digits of every product add up to 9.`,
          line`En la fila del ${right}, los dígitos de cada producto suman 9.`,
        ),
      ]
  }
}
/** How another row breaks the rule. */
function breaksRule(rule: Rule, side: number): Both<readonly Inline[]> {
  switch (rule) {
    case 'even':
      return { en: line`It begins with ${side}, an odd product.`, es: line`Empieza con ${side}, un producto impar.` }
    case 'fives':
      return {
        en: line`It begins with ${side}, which does not end in 0 or 5.`,
        es: line`Empieza con ${side}, que no termina ni en 0 ni en 5.`,
      }
    case 'turns':
      return {
        en: line`It begins with two even products, ${side} and ${2 * side}.`,
        es: line`Empieza con dos productos pares, ${side} y ${2 * side}.`,
      }
    case 'nines':
      return {
        en: line`Its first product is ${side}, not 9.`,
        es: line`Su primer producto es ${side}, no 9.`,
      }
    case 'tens':
      return {
        en: line`It begins with ${side}, which does not end in 0.`,
        es: line`Empieza con ${side}, que no termina en 0.`,
      }
  }
}

const holdsIn = (rule: Rule, side: number) =>
  wholes(1, 10).every(column => {
    const product = side * column
    if (rule === 'even') return product % 2 === 0
    if (rule === 'fives') return product % 5 === 0
    if (rule === 'tens') return product % 10 === 0
    return rule === 'nines' ? Math.floor(product / 10) + (product % 10) === 9 : product % 2 === column % 2
  })

/** The easy factors, and whether they stand at the top. */
const SECTIONS: readonly (readonly [known: readonly number[], isTurned: boolean])[] = [
  [[2, 5, 10], false],
  [[1, 2, 5, 10], true],
  [[1, 2, 5], false],
  [[2, 5, 10], true],
  [[1, 2, 5, 10], false],
  [[1, 5, 10], true],
]

export const easyForms = (form: FormMaker<typeof levels>) => ({
  section: form({
    levels: ['easy'],
    instruction: { en: prose`Fill in the multiplication table.`, es: prose`Completa la tabla de multiplicar.` },
    draw(random): Products {
      const [known, isTurned] = random.evenly(SECTIONS)
      const from = random.int(2, 6)
      const others = wholes(from, from + (known.length === 3 ? 4 : 3))
      const [sides, tops] = isTurned ? [others, known] : [known, others]
      return {
        tops,
        sides,
        printed: somePlaces(random, sides.length, tops.length, sides.length * tops.length - random.int(8, 10)),
        areHeadsHidden: false,
      }
    },
    answer: tableCells,
    solve: completed,
    ask: products => both(withGaps(products)),
    solution: products => [...rowByRow(products), wholeTable(products)],
    check: isMultiplied,
  }),

  whichRow: form({
    levels: ['easy'],
    draw(random) {
      const rule = random.evenly(RULES)
      return { rule, rows: rowsFor(random, rule) }
    },
    answer: sentenceChoice,
    solve: ({ rows: [right] }) => rowNamed(right),
    mistakes: ({ rows: [, ...wrong] }): Record<string, Sentence> =>
      Object.fromEntries(wrong.map(side => [`row${side}`, rowNamed(side)])),
    ask: ({ rule }) => QUESTIONS[rule],
    solution: ({ rule, rows: [right] }) => ruleSteps(rule, right),
    whyWrong: ({ rule, rows: [, ...wrong] }) =>
      Object.fromEntries(wrong.map(side => [`row${side}`, breaksRule(rule, side)])),
    check(printed, { key }) {
      const asked = printedOf(ASKED, printed)
      return asked !== undefined && holdsIn(asked.rule, Number(key))
    },
  }),

  rowNumber: form({
    levels: ['easy'],
    draw: random => ({ side: random.evenly([5, 3, 10, 4, 2]), from: random.int(2, 6) }),
    answer: integer,
    solve: ({ side }) => side,
    ask({ side, from }) {
      const shown = list(...wholes(from, from + 3).map(column => side * column))
      return {
        en: prose`These products come one after another in one row of the multiplication table: ${shown}. It is the row for ____.`,
        es: prose`Estos productos van seguidos en una fila de la tabla de multiplicar: ${shown}. Es la fila del ____.`,
      }
    },
    solution: ({ side, from }) => [
      explained(
        equation(minus(side * (from + 1), side * from), side),
        line`Subtract two products that come one after the other.`,
        line`Resta dos productos seguidos.`,
      ),
      explained(
        list(...wholes(from, from + 3).map(column => times(side, column))),
        line`The products go up by ${side}, so they are in the row for ${side}.`,
        line`Los productos suben de ${side} en ${side}, así que están en la fila del ${side}.`,
      ),
    ],
    check(printed, answer) {
      const products = itemOf(printed.all('list'), 0).items.map(exact)
      return (
        products.length === 4 &&
        products.slice(1).every((product, i) => product.minus(itemOf(products, i)).equals(exact(answer)))
      )
    },
  }),

  notInRow: form({
    levels: ['easy'],
    draw(random) {
      const side = random.evenly([4, 5, 3, 2, 10])
      const [near, ...inside] = random.sample(wholes(2, 9), 4)
      return {
        side,
        inside: inside.map(column => side * column),
        outside: side * near + random.pick(side > 3 ? [1, -1, 2] : [1, -1]),
      }
    },
    answer: formulaChoice,
    solve: ({ outside }) => outside,
    mistakes: ({ inside }): Record<string, number> => Object.fromEntries(inside.map(number => [`is${number}`, number])),
    ask: ({ side }) => ({
      en: prose`Which number is not in the row for ${side} of the multiplication table?`,
      es: prose`¿Qué número no está en la fila del ${side} de la tabla de multiplicar?`,
    }),
    solution: ({ side, outside }) => {
      const below = outside - (outside % side)
      return [
        explained(
          list(times(side, below / side), times(side, below / side + 1)),
          line`Find the products in the row for ${side} that are just below and just above ${outside}.`,
          line`Busca en la fila del ${side} los productos que están justo antes y justo después de ${outside}.`,
        ),
        explained(
          list(below, outside, below + side),
          line`${outside} is between ${below} and ${below + side}, so it is not in the row for ${side}.`,
          line`${outside} está entre ${below} y ${below + side}, así que no está en la fila del ${side}.`,
        ),
      ]
    },
    whyWrong: ({ side, inside }) =>
      Object.fromEntries(
        inside.map(number => [
          `is${number}`,
          explained(
            equation(times(side, number / side), number),
            line`It is in the row for ${side}.`,
            line`Está en la fila del ${side}.`,
          ),
        ]),
      ),
    check: (printed, answer) => !exact(answer).over(printed.take(1)[0]).isInteger,
  }),
})
