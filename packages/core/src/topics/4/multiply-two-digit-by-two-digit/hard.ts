import { numberList } from '../../../answer/number-list.ts'
import { option } from '../../../answer/option.ts'
import { both, bullets, columnWithResult, figure, line, prose, withHiddenDigits } from '../../../content.ts'
import { areaModel } from '../../../figure/area-model.ts'
import { blank, equation, symbol, times } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import type { FormMaker } from '../../../topic.ts'
import { arePartialProducts, isProductRight } from '../../common/columns.ts'
import { isOnlyFilling } from '../../common/missing-digits.ts'
import type { levels } from './levels.ts'
import { draw } from './parts.ts'

const parts = (value: number): readonly [tens: number, ones: number] => [value - (value % 10), value % 10]

const boxes = ({ a, b }: { readonly a: number; readonly b: number }) =>
  parts(b).flatMap(row => parts(a).map(column => row * column))

export const hardForms = (form: FormMaker<typeof levels>) => ({
  areaModel: form({
    levels: ['hard'],
    instruction: {
      en: prose`Complete the area model row by row. Then write the product.`,
      es: prose`Completa el modelo de área fila por fila. Luego escribe el producto.`,
    },
    lines: 1,
    draw,
    answer: numberList,
    solve: ({ a, b }) => [...boxes({ a, b }), a * b],
    ask: ({ a, b }) =>
      both([
        figure(
          areaModel({
            columns: parts(a),
            rows: parts(b),
            cells: [
              [blank(2), blank(2)],
              [blank(2), blank(2)],
            ],
            columnSizes: [3, 2],
            rowSizes: [3, 2],
          }),
        ),
        equation(times(a, b), blank(3)),
      ]),
    // The sides multiply to the boxes, the boxes add up to the product of the printed factors.
    check(printed, answers) {
      const { columns, rows } = printed.figure('area-model')
      const sides = [rows, columns].map(side => side.map(({ label }) => (label?.kind === 'number' ? label.n : 0)))
      const expected = (sides[0] ?? []).flatMap(row => (sides[1] ?? []).map(column => row * column))
      const total = expected.reduce((sum, box) => sum + box, 0)
      return (
        [...expected, total].every((value, i) => exact(answers[i] ?? -1).equals(value)) &&
        evaluate(printed.one('product')).equals(total) &&
        answers.length === expected.length + 1
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
    solve: ({ a, b }) => [...boxes({ a, b }), a * b],
    ask: ({ a, b }) =>
      both([
        bullets(...parts(b).flatMap(row => parts(a).map(top => line`${equation(times(row, top), blank(3))}`))),
        equation(times(a, b), blank(3)),
      ]),
    check: arePartialProducts,
  }),

  findTheError: form({
    levels: ['hard'],
    instruction: { en: prose`Is the product right?`, es: prose`¿Está bien el producto?` },
    draw: (random, level) => {
      const isRight = random.evenly([true, false])
      const { a, b } = draw(random, level)
      return { a, b, claimed: isRight ? a * b : a * (b % 10) + a * Math.floor(b / 10) }
    },
    answer: option({
      right: { en: prose`Yes, it is right.`, es: prose`Sí, está bien.` },
      shift: {
        en: prose`No, the second partial product was not shifted.`,
        es: prose`No, el segundo producto parcial no se desplazó.`,
      },
    }),
    solve: ({ a, b, claimed }) => (claimed === a * b ? 'right' : 'shift'),
    ask: ({ a, b, claimed }) => both(columnWithResult('×', [a, b], claimed)),
    check(printed, answer) {
      const isRight = isProductRight(printed)
      return isRight !== null && answer === (isRight ? 'right' : 'shift')
    },
  }),

  missingDigits: form({
    levels: ['hard'],
    instruction: {
      en: prose`Find the missing digits. Write them row by row, from left to right.`,
      es: prose`Halla los dígitos que faltan. Escríbelos fila por fila, de izquierda a derecha.`,
    },
    lines: 3,
    draw(random) {
      const [a, b] = [random.int(2, 9) * 10 + random.int(1, 9), random.int(1, 9) * 10 + random.pick([1, 3, 7, 9])]
      const product = a * b
      const digit = (value: number, place: number) => Math.floor(value / 10 ** place) % 10
      return {
        rows: [withHiddenDigits(a, 0), withHiddenDigits(b)],
        product: withHiddenDigits(product, 1),
        digits: [digit(a, 0), digit(product, 1)],
      }
    },
    answer: numberList,
    solve: ({ digits }) => digits,
    ask: ({ rows, product }) => both(columnWithResult('×', rows, product)),
    check: isOnlyFilling,
  }),

  missingInPartialProducts: form({
    levels: ['hard'],
    instruction: {
      en: prose`The partial products are added. Find the missing digits, row by row, from left to right.`,
      es: prose`Se suman los productos parciales. Halla los dígitos que faltan, fila por fila, de izquierda a derecha.`,
    },
    lines: 2,
    draw(random, level) {
      const { a, b } = draw(random, level)
      const rows = [a * (b % 10), a * (b - (b % 10)), a * b]
      // The zero of the second row is printed.
      const places = rows.map((row, i) => random.int(i === 0 ? 0 : 1, String(row).length - 1))
      return { a, b, rows, places }
    },
    answer: numberList,
    solve: ({ rows, places }) => rows.map((row, i) => Math.floor(row / 10 ** (places[i] ?? 0)) % 10),
    ask({ a, b, rows, places }) {
      const [one, two, result] = rows.map((row, i) => withHiddenDigits(row, places[i] ?? 0))
      return both([times(a, b), columnWithResult('+', [one ?? 0, two ?? 0], result ?? 0)])
    },
    // Multiplies the first factor by the ones and the tens of the second, and adds.
    check(printed, answer) {
      const [a, b] = printed.one('product').factors.map(factor => evaluate(factor).n)
      const { rows, result } = printed.block('column')
      if (a === undefined || b === undefined || !result) return false
      const right = [a * (b % 10), a * (b - (b % 10)), a * b]
      return [...rows, result].every(({ of, hidden: [place = 0] }, i) => {
        const value = right[i] ?? 0
        return evaluate(of).equals(value) && exact(answer[i] ?? -1).equals(Math.floor(value / 10 ** place) % 10)
      })
    },
  }),

  compare: form({
    levels: ['hard'],
    instruction: {
      en: prose`Compare without computing. Write <, >, or =.`,
      es: prose`Compara sin calcular. Escribe <, > o =.`,
    },
    lines: 0,
    draw: (random, level) => {
      const { a, b } = draw(random, level)
      const change = random.int(1, 9) * random.sign()
      const kind = random.evenly(['second factor', 'first factor', 'swapped'])
      return {
        a,
        b,
        c: kind === 'swapped' ? b : kind === 'first factor' ? a + change : a,
        d: kind === 'swapped' ? a : kind === 'second factor' ? b + change : b,
      }
    },
    answer: option({
      less: { en: prose`<`, es: prose`<` },
      greater: { en: prose`>`, es: prose`>` },
      equal: { en: prose`=`, es: prose`=` },
    }),
    solve: ({ a, b, c, d }) => (a * b < c * d ? 'less' : a * b > c * d ? 'greater' : 'equal'),
    ask: ({ a, b, c, d }) => both(prose`${times(a, b)} ${symbol('□')} ${times(c, d)}`),
    check(printed, answer) {
      const [left, right] = printed.all('product').map(product => evaluate(product))
      const order = left && right ? left.compare(right) : 0
      return answer === (order < 0 ? 'less' : order > 0 ? 'greater' : 'equal')
    },
  }),
})
