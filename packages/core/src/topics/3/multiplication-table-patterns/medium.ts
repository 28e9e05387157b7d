import {
  blank,
  both,
  bracketed,
  equation,
  exact,
  explained,
  type FormMaker,
  itemOf,
  line,
  list,
  minus,
  numberList,
  prose,
  type Step,
  statements,
  sum,
  tableCells,
  times,
  trueOrFalse,
  tupleOf,
  type Value,
  wholes,
} from '../../../author.ts'
import { printedOf } from '../../kit/choices/statements.ts'
import { chain, isTrueChain } from '../../kit/facts/chain.ts'
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
import { rowStatements } from './statements.ts'

/** A number and itself; where ones make a ten, tens and ones one after the other. */
const doubled = (number: number): readonly Step[] => {
  const ones = number % 10
  if (ones < 5 || number < 10)
    return [explained(equation(sum(number, number), 2 * number), line`Double ${number}.`, line`Duplica ${number}.`)]
  return [
    explained(
      statements(equation(sum(number - ones, number - ones), 2 * (number - ones)), equation(sum(ones, ones), 2 * ones)),
      line`Double ${number}: double its tens, and double its ones.`,
      line`Duplica ${number}: duplica sus decenas y duplica sus unidades.`,
    ),
    explained(
      equation(sum(2 * (number - ones), 2 * ones), 2 * number),
      line`Add the tens and the ones.`,
      line`Suma las decenas y las unidades.`,
    ),
  ]
}

const DOUBLED = wholes(0, 20).map((i): readonly [less: number, by: number] => [
  itemOf([3, 5, 4], i % 3),
  itemOf([7, 4, 9, 6, 5, 8, 3], i % 7),
])

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  shuffled: form({
    levels: ['medium'],
    instruction: {
      en: prose`The numbers of the rows and columns are not in order. Fill in the multiplication table.`,
      es: prose`Los números de las filas y columnas no están en orden. Completa la tabla de multiplicar.`,
    },
    draw(random): Products {
      const factors = wholes(3, 9)
      return random.until(
        (): Products => ({
          tops: random.sample(factors, 4),
          sides: random.sample(factors, 4),
          printed: somePlaces(random, 4, 4, 16 - random.int(8, 10)),
          areHeadsHidden: false,
        }),
        ({ tops, sides }) => isOutOfOrder(tops) && isOutOfOrder(sides),
      )
    },
    answer: tableCells,
    solve: completed,
    ask: products => both(withGaps(products)),
    solution: products => [...rowByRow(products), wholeTable(products)],
    check: isMultiplied,
  }),

  doubleRule: form({
    levels: ['medium'],
    instruction: {
      en: prose`Use doubling to find the product. Write the missing numbers.`,
      es: prose`Duplica para hallar el producto. Escribe los números que faltan.`,
    },
    draw(random) {
      const [less, by] = random.evenly(DOUBLED)
      return { less, by, isFirst: random.chance(0.6) }
    },
    answer: numberList,
    solve: ({ less, by }) => [less * by, 2 * less * by],
    ask({ less, by, isFirst }) {
      const product = (factor: Value) => (isFirst ? times(factor, by) : times(by, factor))
      const twice = (value: Value) => (isFirst ? times(2, value) : times(value, 2))
      return both(chain(product(2 * less), twice(bracketed(product(less))), twice(blank(2)), blank(2)))
    },
    solution({ less, by, isFirst }) {
      const product = isFirst ? times(less, by) : times(by, less)
      return [
        explained(
          equation(2 * less, times(2, less)),
          line`${2 * less} is double ${less}.`,
          line`${2 * less} es el doble de ${less}.`,
        ),
        explained(
          equation(product, less * by),
          line`Work inside the parentheses first.`,
          line`Calcula primero lo que está entre paréntesis.`,
        ),
        ...doubled(less * by),
        explained(
          list(less * by, 2 * less * by),
          line`The missing numbers are ${less * by} and ${2 * less * by}.`,
          line`Los números que faltan son ${less * by} y ${2 * less * by}.`,
        ),
      ]
    },
    check: isTrueChain,
  }),

  statement: form({
    levels: ['medium'],
    draw: random => random.evenly(rowStatements),
    answer: trueOrFalse,
    solve: ({ isTrue }) => (isTrue ? 'true' : 'false'),
    ask: ({ says }) => ({
      en: [says.en, prose`True or false?`],
      es: [says.es, prose`¿Verdadero o falso?`],
    }),
    solution: ({ why }) => why,
    // Each column of the whole table is looked at.
    check(printed, answer) {
      const statement = printedOf(rowStatements, printed)
      const isSo = wholes(1, 10).every(column => statement?.holdsIn(column) === true)
      return statement !== undefined && answer === (isSo ? 'true' : 'false')
    },
  }),

  rowGap: form({
    levels: ['medium'],
    draw: random => ({ side: random.evenly([7, 6, 9, 8, 4]), from: random.int(2, 6) }),
    answer: numberList,
    solve: ({ side, from }) => [side * (from + 1), side * (from + 3), side],
    ask({ side, from }) {
      const shown = list(...wholes(from, from + 4).map((column, i): Value => (i % 2 === 1 ? blank(2) : side * column)))
      return {
        en: prose`Two products are missing from this part of a row of the multiplication table: ${shown}. It is the row for ____.`,
        es: prose`En esta parte de una fila de la tabla de multiplicar faltan dos productos: ${shown}. Es la fila del ____.`,
      }
    },
    solution({ side, from }) {
      const [first, missing, next, other] = tupleOf(
        wholes(from, from + 3).map(column => side * column),
        4,
      )
      return [
        explained(
          equation(minus(next, first), 2 * side),
          line`From ${first} to ${next} there are two equal steps. Together they make ${2 * side}.`,
          line`De ${first} a ${next} hay dos pasos iguales. Juntos suman ${2 * side}.`,
        ),
        explained(
          equation(sum(side, side), 2 * side),
          line`Each step is half of ${2 * side}. The products go up by ${side}, so it is the row for ${side}.`,
          line`Cada paso es la mitad de ${2 * side}. Los productos suben de ${side} en ${side}, así que es la fila del ${side}.`,
        ),
        explained(
          statements(equation(sum(first, side), missing), equation(sum(next, side), other)),
          line`Add ${side} to the product before each blank.`,
          line`Suma ${side} al producto que está antes de cada espacio.`,
        ),
        explained(
          list(missing, other, side),
          line`The missing products are ${missing} and ${other}. It is the row for ${side}.`,
          line`Los productos que faltan son ${missing} y ${other}. Es la fila del ${side}.`,
        ),
      ]
    },
    check(printed, answers) {
      const [first, second, side] = tupleOf(answers, 3)
      const { items } = itemOf(printed.all('list'), 0)
      const products = items.map((item, i) => exact(item.kind === 'blank' ? (i === 1 ? first : second) : item))
      return (
        products.length === 5 &&
        products.slice(1).every((product, i) => product.minus(itemOf(products, i)).equals(exact(side)))
      )
    },
  }),
})

const isOutOfOrder = (factors: readonly number[]) =>
  factors.some((factor, i) => i > 0 && factor < itemOf(factors, i - 1))
