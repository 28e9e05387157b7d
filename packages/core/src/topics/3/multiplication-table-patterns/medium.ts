import {
  blank,
  both,
  equation,
  exact,
  type FormMaker,
  integer,
  isTrue,
  line,
  list,
  minus,
  numberList,
  prose,
  type Step,
  sum,
  tableCells,
  times,
  trueOrFalse,
  tupleOf,
  type Value,
  wholes,
} from '../../../author.ts'
import { printedOf } from '../../kit/choices/statements.ts'
import { filled } from '../../kit/equations/filled.ts'
import {
  completed,
  isMultiplied,
  type levels,
  type Products,
  rowByRow,
  somePlaces,
  told,
  wholeTable,
  withGaps,
} from './products.ts'
import { rowStatements } from './statements.ts'

/** A number and itself; where ones make a ten, tens and ones one after the other. */
const doubled = (number: number): readonly Step[] => {
  const ones = number % 10
  if (ones < 5 || number < 10)
    return [told(equation(sum(number, number), 2 * number), line`Double ${number}.`, line`Duplica ${number}.`)]
  return [
    told(
      equation(sum(number, number - ones), 2 * number - ones),
      line`To double ${number}, first add its tens to it.`,
      line`Para duplicar ${number}, primero súmale sus decenas.`,
    ),
    told(
      equation(sum(2 * number - ones, ones), 2 * number),
      line`Then add its ones.`,
      line`Después suma sus unidades.`,
    ),
  ]
}

const DOUBLED = [3, 5, 4].flatMap(less => [7, 4, 9, 6, 10, 8, 3].map((by): readonly [number, number] => [less, by]))

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  shuffled: form({
    levels: ['medium'],
    share: 2,
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
    share: 2,
    draw(random) {
      const [less, by] = random.evenly(DOUBLED)
      return { less, by, isFactorMissing: random.evenly([false, true, false]), isFirst: random.chance(0.6) }
    },
    answer: integer,
    solve: ({ less, by, isFactorMissing }) => (isFactorMissing ? 2 * less : 2 * less * by),
    ask({ less, by, isFactorMissing, isFirst }) {
      const product = (factor: Value) => (isFirst ? times(factor, by) : times(by, factor))
      const known = equation(product(less), less * by)
      const asked = isFactorMissing ? equation(product(blank(2)), 2 * less * by) : equation(product(2 * less), blank(2))
      return { en: prose`You know that ${known}. So ${asked}.`, es: prose`Sabes que ${known}. Entonces, ${asked}.` }
    },
    solution({ less, by, isFactorMissing, isFirst }) {
      const product = (factor: Value) => (isFirst ? times(factor, by) : times(by, factor))
      const last = equation(product(2 * less), 2 * less * by)
      return isFactorMissing
        ? [
            ...doubled(less * by),
            told(
              equation(times(2, less), 2 * less),
              line`The product is doubled and ${by} stays the same, so double ${less}.`,
              line`El producto se duplica y el ${by} no cambia, así que duplica ${less}.`,
            ),
            told(last, line`The missing number is ${2 * less}.`, line`El número que falta es ${2 * less}.`),
          ]
        : [
            told(
              equation(2 * less, times(2, less)),
              line`${2 * less} is double ${less}, so the product is double ${less * by}.`,
              line`${2 * less} es el doble de ${less}, así que el producto es el doble de ${less * by}.`,
            ),
            ...doubled(less * by),
            told(last, line`The missing number is ${2 * less * by}.`, line`El número que falta es ${2 * less * by}.`),
          ]
    },
    check(printed, answer) {
      const [, asked] = printed.all('relation')
      return asked !== undefined && isTrue(filled(asked, answer))
    },
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
    draw: random => ({ side: random.evenly([7, 6, 9, 8, 4]), from: random.int(2, 6), gap: random.evenly([2, 1, 3]) }),
    answer: numberList,
    solve: ({ side, from, gap }) => [side * (from + gap), side],
    ask({ side, from, gap }) {
      const shown = list(...wholes(from, from + 4).map((column, i): Value => (i === gap ? blank(2) : side * column)))
      return {
        en: prose`These products are next to each other in one row of the multiplication table: ${shown}. It is the row of ____.`,
        es: prose`Estos productos van seguidos en una fila de la tabla de multiplicar: ${shown}. Es la fila del ____.`,
      }
    },
    solution({ side, from, gap }) {
      const at = gap === 1 ? from + 2 : from
      return [
        told(
          equation(minus(side * (at + 1), side * at), side),
          line`Subtract two products that are next to each other. The products go up by ${side}, so it is the row of ${side}.`,
          line`Resta dos productos seguidos. Los productos suben de ${side} en ${side}, así que es la fila del ${side}.`,
        ),
        told(
          equation(sum(side * (from + gap - 1), side), side * (from + gap)),
          line`Add ${side} to the product before the blank.`,
          line`Suma ${side} al producto que está antes del espacio.`,
        ),
        told(
          list(side * (from + gap), side),
          line`The missing product is ${side * (from + gap)}. It is the row of ${side}.`,
          line`El producto que falta es ${side * (from + gap)}. Es la fila del ${side}.`,
        ),
      ]
    },
    check(printed, answers) {
      const [missing, side] = tupleOf(answers, 2)
      const [shown] = printed.all('list')
      const products = (shown?.items ?? []).map(item => exact(item.kind === 'blank' ? missing : item))
      return (
        products.length === 5 &&
        products.every((product, i) => i === 0 || product.minus(products[i - 1] ?? product).equals(exact(side)))
      )
    },
  }),
})

const isOutOfOrder = (factors: readonly number[]) =>
  factors.some((factor, i) => i > 0 && factor < (factors[i - 1] ?? 0))
