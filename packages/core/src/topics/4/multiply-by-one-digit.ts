import { integer } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import {
  both,
  bullets,
  column,
  columnWithResult,
  figure,
  line,
  prose,
  withHiddenDigits,
  workedColumn,
} from '../../content.ts'
import { areaModel } from '../../figure/area-model.ts'
import { blank, equation, times } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { arePartialProducts, isProductRight, undoesTheColumn } from '../common/columns.ts'
import { isOnlyFilling } from '../common/missing-digits.ts'

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
      steps: ({ top, factor }) => both(workedColumn('×', top, factor)),
      check: undoesTheColumn,
    }),

    horizontal: form({
      instruction,
      lines: 4,
      draw,
      answer: integer,
      solve: ({ top, factor }) => top * factor,
      ask: ({ top, factor }) => both(equation(times(top, factor), blank(3))),
      steps: ({ top, factor }) => both(workedColumn('×', top, factor)),
      check(printed, answer) {
        const [top, factor] = printed.one('product').factors.map(part => evaluate(part))
        return top !== undefined && factor !== undefined && exact(answer).over(factor).equals(top)
      },
    }),

    areaModel: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Complete the area model from left to right. Then write the product.`,
        es: prose`Completa el modelo de área de izquierda a derecha. Luego escribe el producto.`,
      },
      lines: 1,
      draw,
      answer: numberList,
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
          exact(answers.at(-1) ?? 0).equals(total) &&
          total.over(factor).equals(evaluate(printed.one('product').factors[0] ?? blank()))
        )
      },
    }),

    partialProducts: form({
      levels: ['hard'],
      instruction: {
        en: prose`Write the partial products. Then add them.`,
        es: prose`Escribe los productos parciales. Luego súmalos.`,
      },
      lines: 1,
      draw,
      answer: numberList,
      solve: ({ top, factor }) => [...partsOf(top).map(part => part * factor), top * factor],
      ask: ({ top, factor }) =>
        both([
          bullets(...partsOf(top).map(part => line`${equation(times(factor, part), blank(3))}`)),
          equation(times(top, factor), blank(3)),
        ]),
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
          value => String(value * factor).length === 5 || value * factor < 10_000,
        )
        const [inTop, inProduct] = random.sample([0, 1, 2, 3], 2) as [number, number]
        const hidden = (value: number, place: number) => Math.floor(value / 10 ** place) % 10
        return {
          rows: [withHiddenDigits(top, inTop), withHiddenDigits(factor)],
          product: withHiddenDigits(top * factor, inProduct),
          digits: [hidden(top, inTop), hidden(top * factor, inProduct)],
        }
      },
      answer: numberList,
      solve: ({ digits }) => digits,
      ask: ({ rows, product }) => both(columnWithResult('×', rows, product)),
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
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        return (
          left.kind === 'product' &&
          exact(answer)
            .times(evaluate(left.factors[0] ?? blank()))
            .equals(evaluate(right))
        )
      },
    }),

    findTheError: form({
      levels: ['medium'],
      instruction: { en: prose`Is the product right?`, es: prose`¿Está bien el producto?` },
      draw: (random, level) => {
        const isRight = random.evenly([true, false])
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
      check(printed, answer) {
        const isRight = isProductRight(printed)
        return isRight !== null && answer === (isRight ? 'right' : 'carry')
      },
    }),
  }),
)
