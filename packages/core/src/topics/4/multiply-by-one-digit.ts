import {
  type AnswerType,
  answerStep,
  areaModel,
  asWritten,
  type Both,
  blank,
  both,
  bullets,
  column,
  columnWithResult,
  defineTopic,
  equation,
  evaluate,
  exact,
  expr,
  figure,
  type Inline,
  integer,
  itemOf,
  line,
  list,
  multiplyByPlaces,
  numberList,
  option,
  prose,
  type Random,
  type Step,
  statements,
  step,
  sum,
  times,
  tupleOf,
  type Value,
  withHiddenDigits,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { arePartialProducts, isProductRight, undoesTheColumn } from '../kit/columns/columns.ts'
import { isOnlyFilling } from '../kit/columns/missing-digits.ts'

interface Level {
  readonly top: readonly [least: number, most: number]
  /** Columns that carry, at least and at most. */
  readonly carries: readonly [least: number, most: number]
  /** The share of items with an inner zero. */
  readonly zero?: boolean
}

const digitsOf = (value: number) => [...String(value)].map(Number)

function carriesOf(top: number, factor: number): number {
  let carry = 0
  return digitsOf(top)
    .reverse()
    .filter((digit, i, all) => {
      carry = Math.floor((digit * factor + carry) / 10)
      return carry > 0 && i < all.length - 1
    }).length
}

function draw(random: Random, { top: [least, most], carries, zero = false }: Level) {
  const wantsZero = zero && random.evenly([true, false])
  return random.until(
    () => {
      const drawn = random.int(least, most)
      return { top: wantsZero ? Math.floor(drawn / 100) * 100 + (drawn % 10) : drawn, factor: random.int(2, 9) }
    },
    ({ top, factor }) =>
      top % 10 !== 0 && carriesOf(top, factor) >= (wantsZero ? 0 : carries[0]) && carriesOf(top, factor) <= carries[1],
  )
}

/** 243 is 200 + 40 + 3; places that are zero are left out. */
const partsOf = (value: number) =>
  digitsOf(value)
    .map((digit, i, all) => digit * 10 ** (all.length - 1 - i))
    .filter(part => part > 0)

/** Every column by itself, the carry forgotten. */
const withoutCarrying = (top: number, factor: number) =>
  digitsOf(top)
    .reverse()
    .reduce((total, digit, place) => total + ((digit * factor) % 10) * 10 ** place, 0)

/** Products of thousands: only a semicolon tells where one ends. */
const productsInOrder: AnswerType<readonly Value[]> = {
  ...numberList,
  show: values => both(statements(...values.map(value => expr(value)))),
}
const solution = ({ top, factor }: { readonly top: number; readonly factor: number }): readonly Step[] =>
  multiplyByPlaces(top, factor)

/** What one place of the product is made of: the digit times the factor, and the carry. */
function placeOf(top: number, factor: number, place: number) {
  const digit = Math.floor(top / 10 ** place) % 10
  const carry = Math.floor(((top % 10 ** place) * factor) / 10 ** place)
  return { digit, carry, value: digit * factor + carry }
}
const lastDigit = (top: number, factor: number, place: number) => placeOf(top, factor, place).value % 10

function columnAt(top: number, factor: number, place: number, why: Both<readonly Inline[]>): Step {
  const { digit, carry, value } = placeOf(top, factor, place)
  const product = times(asWritten(digit), factor)
  return step(equation(carry > 0 ? sum(product, carry) : product, value), because.becauseOf, { why })
}

const instruction = { en: prose`Multiply.`, es: prose`Multiplica.` }

export const multiplyByOneDigit = defineTopic(
  {
    id: 'multiply-by-one-digit',
    name: { en: 'Multiply by one-digit numbers', es: 'Multiplicar por números de un dígito' },
    description: {
      en: 'Multiply a number of up to four digits by a one-digit number.',
      es: 'Multiplica un número de hasta cuatro dígitos por un número de un dígito.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['4.NBT.B.5'],
    levels: {
      easy: { top: [12, 98], carries: [0, 1] },
      medium: { top: [112, 987], carries: [1, 3], zero: true },
      hard: { top: [1112, 9876], carries: [1, 4] },
    },
  },
  form => ({
    columns: form({
      share: 2,
      instruction,
      lines: 3,
      draw,
      answer: integer,
      solve: ({ top, factor }) => top * factor,
      ask: ({ top, factor }) => both(column('×', top, factor)),
      solution,
      check: undoesTheColumn,
    }),

    horizontal: form({
      instruction,
      lines: 4,
      draw,
      answer: integer,
      solve: ({ top, factor }) => top * factor,
      ask: ({ top, factor }) => both(equation(times(top, factor), blank(3))),
      solution,
      check(printed, answer) {
        const [top, factor] = tupleOf(printed.one('product').factors, 2)
        return exact(answer).over(evaluate(factor)).equals(evaluate(top))
      },
    }),

    areaModel: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Complete the area model from left to right. Then write the product.`,
        es: prose`Completa el modelo de área de izquierda a derecha. Luego escribe el producto.`,
      },
      draw,
      answer: productsInOrder,
      solve: ({ top, factor }) => [...partsOf(top).map(part => part * factor), top * factor],
      ask: ({ top, factor }) => {
        const parts = partsOf(top)
        return both([
          figure(
            areaModel({
              columns: parts,
              rows: [factor],
              cells: [parts.map(() => blank(2))],
              columnSizes: parts.map((_, i) => parts.length - i),
              rowSizes: [1],
            }),
          ),
          equation(times(top, factor), blank(3)),
        ])
      },
      solution,
      // Each box over the side factor is the part above it; the boxes add up.
      check(printed, answers) {
        const { columns, rows } = printed.figure('area-model')
        const side = rows[0]?.label
        const factor = side?.kind === 'number' ? evaluate(side) : null
        const boxes = answers.slice(0, -1).map(value => exact(value))
        const total = boxes.reduce((sum, box) => sum.plus(box), exact(0))
        return (
          factor !== null &&
          boxes.length === columns.length &&
          boxes.every((box, i) => {
            const label = columns[i]?.label
            return label?.kind === 'number' && box.over(factor).equals(evaluate(label))
          }) &&
          exact(itemOf(answers, boxes.length)).equals(total) &&
          total.over(factor).equals(evaluate(itemOf(printed.one('product').factors, 0)))
        )
      },
    }),

    partialProducts: form({
      levels: ['hard'],
      instruction: {
        en: prose`Write the partial products. Then add them.`,
        es: prose`Escribe los productos parciales. Luego súmalos.`,
      },
      draw,
      answer: productsInOrder,
      solve: ({ top, factor }) => [...partsOf(top).map(part => part * factor), top * factor],
      ask: ({ top, factor }) =>
        both([
          bullets(...partsOf(top).map(part => line`${equation(times(factor, part), blank(3))}`)),
          equation(times(top, factor), blank(3)),
        ]),
      solution,
      check: arePartialProducts,
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
          digits: [hidden(top, inTop), hidden(top * factor, inProduct)],
          top,
          factor,
          inTop,
          inProduct,
        }
      },
      answer: numberList,
      solve: ({ digits }) => digits,
      ask: ({ rows, product }) => both(columnWithResult('×', rows, product)),
      solution: ({ top, factor, inTop, inProduct, digits }) => [
        columnAt(top, factor, inTop, {
          en: line`the product shows the last digit of this, ${lastDigit(top, factor, inTop)}`,
          es: line`el producto muestra la última cifra de esto, ${lastDigit(top, factor, inTop)}`,
        }),
        columnAt(top, factor, inProduct, {
          en: line`the last digit of this, ${lastDigit(top, factor, inProduct)}, is missing in the product`,
          es: line`la última cifra de esto, ${lastDigit(top, factor, inProduct)}, falta en el producto`,
        }),
        answerStep(list(...digits), {
          en: line`These are the missing digits, row by row.`,
          es: line`Estos son los dígitos que faltan, fila por fila.`,
        }),
      ],
      check: isOnlyFilling,
    }),

    missingFactor: form({
      levels: ['hard'],
      instruction: { en: prose`Find the missing factor.`, es: prose`Halla el factor que falta.` },
      lines: 3,
      draw: random => ({
        top: random.until(
          () => random.int(102, 2999),
          value => value % 10 !== 0,
        ),
        factor: random.int(2, 9),
      }),
      answer: integer,
      solve: ({ factor }) => factor,
      ask: ({ top, factor }) => both(equation(times(top, blank(2)), top * factor)),
      // The ones of the product leave one or two factors to try; an estimate with the leading digit decides.
      solution({ top, factor }) {
        const unit = 10 ** (String(top).length - 1)
        const near = Math.round(top / unit) * unit
        return [
          step(equation(times(near, factor), near * factor), because.estimate, { value: top * factor }),
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

    findTheError: form({
      levels: ['medium'],
      kind: 'find-mistake',
      instruction: { en: prose`Is the product right?`, es: prose`¿Está bien el producto?` },
      draw: (random, level) => {
        const isRight = random.evenly([true, false, false, false])
        const { top, factor } = random.until(
          () => draw(random, level),
          ({ top, factor }) => withoutCarrying(top, factor) !== top * factor,
        )
        return { top, factor, claimed: isRight ? top * factor : withoutCarrying(top, factor) }
      },
      answer: option({
        right: { en: prose`Yes, it is right.`, es: prose`Sí, está bien.` },
        carry: { en: prose`No, a carry was not added.`, es: prose`No, no se sumó lo que se llevaba.` },
      }),
      solve: ({ top, factor, claimed }) => (claimed === top * factor ? 'right' : 'carry'),
      ask: ({ top, factor, claimed }) => both(columnWithResult('×', [top, factor], claimed)),
      key: ({ top, factor, claimed }) =>
        claimed === top * factor
          ? both([])
          : { en: prose`The product is ${top * factor}.`, es: prose`El producto es ${top * factor}.` },
      solution: ({ top, factor, claimed }) => [
        ...(claimed === top * factor
          ? []
          : [
              step(expr(claimed), because.mistakeIs, {
                what: { en: line`a carry was not added`, es: line`no se sumó lo que se llevaba` },
              }),
            ]),
        ...multiplyByPlaces(top, factor),
      ],
      check(printed, answer) {
        const isRight = isProductRight(printed)
        return isRight !== null && answer === (isRight ? 'right' : 'carry')
      },
    }),
  }),
)
