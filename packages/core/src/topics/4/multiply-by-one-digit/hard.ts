import {
  answerStep,
  asWritten,
  type Both,
  blank,
  both,
  bullets,
  columnWithResult,
  divide,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  type Inline,
  integer,
  itemOf,
  line,
  list,
  name,
  numberList,
  people,
  prose,
  role,
  type Step,
  statements,
  step,
  sum,
  times,
  tupleOf,
  wholes,
  withHiddenDigits,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isOnlyFilling } from '../../kit/columns/missing-digits.ts'
import type { levels } from './levels.ts'
import { digitsOf, partsOf, placeOf, productsInOrder } from './parts.ts'

const lastDigit = (top: number, factor: number, place: number) => placeOf(top, factor, place).value % 10

function columnAt(top: number, factor: number, place: number, sentence: Both<readonly Inline[]>): Step {
  const { digit, carry, value } = placeOf(top, factor, place)
  const product = times(asWritten(digit), factor)
  return step(equation(carry > 0 ? sum(product, carry) : product, value), because.explain, { sentence })
}

/** What is carried into a place from the places to its right. */
const carriedInto = (top: number, factor: number, place: number): readonly Step[] => {
  const [right, unit] = [top % 10 ** place, 10 ** place]
  const carried = Math.floor((right * factor) / unit)
  return carried === 0
    ? []
    : [
        explained(
          equation(times(right, factor), right * factor),
          line`The digits to the right of this place give this product: carry ${carried}.`,
          line`Los dígitos a la derecha de esta posición dan este producto: se lleva ${carried}.`,
        ),
      ]
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  /** From the partial products back to the number. */
  partialProducts: form({
    levels: ['hard'],
    lines: 3,
    draw: random => ({
      who: random.pick(people),
      top: random.until(
        () => random.int(1112, 9876),
        value => !digitsOf(value).includes(0) && new Set(digitsOf(value)).size > 2,
      ),
      factor: random.int(3, 9),
    }),
    answer: productsInOrder,
    solve: ({ top, factor }) => [top, top * factor],
    ask: ({ who, top, factor }) => {
      const parts = bullets(...partsOf(top).map(part => line`${part * factor}`))
      return {
        en: [
          prose`${name(who)} multiplies a four-digit number by ${role('factor', factor)} and gets these partial products:`,
          parts,
          prose`Find the number and the whole product.`,
          prose`Number: ____ Product: ____`,
        ],
        es: [
          prose`${name(who)} multiplica un número de cuatro cifras por ${role('factor', factor)} y obtiene estos productos parciales:`,
          parts,
          prose`Halla el número y el producto completo.`,
          prose`Número: ____ Producto: ____`,
        ],
      }
    },
    namedAnswer: ({ top, factor }) => ({
      en: prose`number: ${top}; product: ${top * factor}`,
      es: prose`número: ${top}; producto: ${top * factor}`,
    }),
    solution: ({ top, factor }) => [
      explained(
        statements(...partsOf(top).map(part => equation(divide(part * factor, factor), part))),
        line`Each partial product is a part of the number times ${factor}: divide by ${factor}.`,
        line`Cada producto parcial es una parte del número por ${factor}: divide entre ${factor}.`,
      ),
      explained(
        equation(sum(...partsOf(top)), top),
        line`Put the parts together: this is the number.`,
        line`Junta las partes: este es el número.`,
      ),
      explained(
        equation(sum(...partsOf(top).map(part => part * factor)), top * factor),
        line`Add the partial products: this is the product.`,
        line`Suma los productos parciales: este es el producto.`,
      ),
    ],
    // The number times the factor is the product, and the bullets add up to it.
    check(printed, answers) {
      const [top, product] = tupleOf(answers.map(exact), 2)
      const factor = printed.role('factor')
      const all = printed.numbers.reduce((total, part) => total.plus(part), exact(0))
      return top.times(factor).equals(product) && all.minus(factor).equals(product)
    },
  }),
  missingDigits: form({
    levels: ['hard'],
    instruction: {
      en: prose`Find the missing digits. Write them row by row, from left to right.`,
      es: prose`Halla los dígitos que faltan. Escríbelos fila por fila, de izquierda a derecha.`,
    },
    lines: 0,
    draw(random) {
      const factor = random.pick([3, 7, 9])
      const top = random.until(
        () => random.int(1111, 9999),
        value => new Set(String(value)).size > 1,
      )
      const hidden = (value: number, place: number) => Math.floor(value / 10 ** place) % 10
      const [inTop, inProduct] = random.until(
        () => random.sample([0, 1, 2, 3], 2),
        ([one, other]) => hidden(top, one) !== hidden(top, other),
      )
      return {
        rows: [withHiddenDigits(top, inTop), withHiddenDigits(factor)],
        product: withHiddenDigits(top * factor, inProduct),
        digits: [hidden(top, inTop), hidden(top * factor, inProduct)] as const,
        top,
        factor,
        inTop,
        inProduct,
      }
    },
    answer: numberList,
    solve: ({ digits }) => digits,
    ask: ({ rows, product }) => both(columnWithResult('×', rows, product)),
    solution: ({ top, factor, inTop, inProduct, digits }) => {
      // Where the other step shows this product already, it is not told again.
      const carried = (place: number, other: number) =>
        top % 10 ** place === Math.floor(top / 10 ** other) % 10 ? [] : carriedInto(top, factor, place)
      const inBox = [
        ...carried(inTop, inProduct),
        columnAt(top, factor, inTop, {
          en: line`With ${digits[0]} in the box, this result ends in ${lastDigit(top, factor, inTop)}, as in the product. No other digit gives that.`,
          es: line`Con ${digits[0]} en el recuadro, este resultado termina en ${lastDigit(top, factor, inTop)}, como en el producto. Con ningún otro dígito ocurre.`,
        }),
      ]
      const below = [
        ...carried(inProduct, inTop),
        columnAt(top, factor, inProduct, {
          en: line`The digit that is missing in the product is the last digit of this result, ${lastDigit(top, factor, inProduct)}.`,
          es: line`El dígito que falta en el producto es la última cifra de este resultado, ${lastDigit(top, factor, inProduct)}.`,
        }),
      ]
      return [
        ...(inTop < inProduct ? [...inBox, ...below] : [...below, ...inBox]),
        answerStep(list(...digits), {
          en: line`These are the missing digits, row by row.`,
          es: line`Estos son los dígitos que faltan, fila por fila.`,
        }),
      ]
    },
    check: isOnlyFilling,
  }),
  missingFactor: form({
    levels: ['hard'],
    instruction: { en: prose`Find the missing factor.`, es: prose`Halla el factor que falta.` },
    lines: 3,
    draw: random => ({
      top: random.until(
        () => random.int(1112, 8999),
        value => value % 10 !== 0 && value % 10 !== 5,
      ),
      factor: random.int(4, 9),
    }),
    answer: integer,
    solve: ({ factor }) => factor,
    ask: ({ top, factor }) => both(equation(times(top, blank(2)), top * factor)),
    // The ones of the product leave one or two factors to try; an estimate with the leading digit decides.
    solution({ top, factor }) {
      const [ones, end] = [top % 10, (top * factor) % 10]
      const possible = wholes(1, 9).filter(one => (one * ones) % 10 === end)
      const unit = 10 ** (String(top).length - 1)
      const near = Math.round(top / unit) * unit
      return [
        explained(
          statements(...possible.map(one => equation(times(one, ones), one * ones))),
          possible.length > 1
            ? line`${top} ends in ${asWritten(ones)}, and the product ends in ${asWritten(end)}. Of the digits from 1 to 9, these give that last digit.`
            : line`${top} ends in ${asWritten(ones)}, and the product ends in ${asWritten(end)}. Of the digits from 1 to 9, only ${itemOf(possible, 0)} gives that last digit.`,
          possible.length > 1
            ? line`${top} termina en ${asWritten(ones)} y el producto, en ${asWritten(end)}. De los dígitos del 1 al 9, estos dan esa última cifra.`
            : line`${top} termina en ${asWritten(ones)} y el producto, en ${asWritten(end)}. De los dígitos del 1 al 9, solo el ${itemOf(possible, 0)} da esa última cifra.`,
        ),
        ...(possible.length > 1
          ? [
              explained(
                statements(...possible.map(one => equation(times(near, one), near * one))),
                line`Round ${top} to ${near}. The product nearest to ${top * factor} is the one with ${factor}.`,
                line`Redondea ${top} a ${near}. El producto más cercano a ${top * factor} es el de ${factor}.`,
              ),
            ]
          : []),
        step(equation(times(top, factor), top * factor), because.checkWork, {
          how: { en: line`multiply`, es: line`multiplica` },
        }),
      ]
    },
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      return (
        left.kind === 'product' &&
        exact(answer)
          .times(evaluate(itemOf(left.factors, 0)))
          .equals(evaluate(right))
      )
    },
  }),
})
