import {
  answerStep,
  areaModel,
  blank,
  both,
  bullets,
  columnWithResult,
  equation,
  evaluate,
  exact,
  type FormMaker,
  figure,
  itemOf,
  line,
  list,
  multiplyByPlaces,
  numberList,
  option,
  prose,
  relation,
  type Step,
  statements,
  step,
  sum,
  tableCells,
  times,
  tupleOf,
  type Value,
  withHiddenDigits,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { arePartialProducts } from '../../kit/columns/columns.ts'
import { isOnlyFilling } from '../../kit/columns/missing-digits.ts'
import { comparison, comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import type { levels } from './levels.ts'
import { draw } from './parts.ts'

const parts = (value: number): readonly [tens: number, ones: number] => [value - (value % 10), value % 10]

const boxes = ({ a, b }: { readonly a: number; readonly b: number }) =>
  parts(b).flatMap(row => parts(a).map(column => row * column))

type Factors = { readonly a: number; readonly b: number }

/** Each place of one factor times each of the other. */
const placesMultiplied = ({ a, b }: Factors): readonly Step[] => [
  step(statements(equation(a, sum(...parts(a))), equation(b, sum(...parts(b)))), because.valueOfEachDigit),
  step(
    statements(...parts(b).flatMap(row => parts(a).map(top => equation(times(row, top), row * top)))),
    because.multiplyEachPlace,
  ),
  step(equation(sum(...boxes({ a, b })), a * b), because.addParts),
]
const digitsFound = (digits: readonly Value[]) =>
  answerStep(list(...digits), {
    en: line`These digits are missing.`,
    es: line`Estos son los dígitos que faltan.`,
  })
/** The product, and what two mistakes make of it. */
const claims = (a: number, b: number) => ({
  right: a * b,
  shift: a * (b % 10) + a * Math.floor(b / 10),
  crossed: (a - (a % 10)) * (b - (b % 10)) + (a % 10) * (b % 10),
})

export const hardForms = (form: FormMaker<typeof levels>) => ({
  areaModel: form({
    levels: ['hard'],
    instruction: {
      en: prose`Complete the area model row by row. Then write the product.`,
      es: prose`Completa el modelo de área fila por fila. Luego escribe el producto.`,
    },
    draw,
    answer: tableCells,
    solve({ a, b }) {
      const [one, two, three, four] = tupleOf(boxes({ a, b }), 4)
      const [tens, ones] = parts(b)
      return {
        blanks: [one, two, three, four, a * b],
        head: [words('×', '×'), ...parts(a)],
        rows: [
          [tens, one, two],
          [ones, three, four],
          [words('Product', 'Producto'), a * b, []],
        ],
      }
    },
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
    solution: placesMultiplied,
    // The sides multiply to the boxes, the boxes add up to the product of the printed factors.
    check(printed, { blanks }) {
      const { columns, rows } = printed.figure('area-model')
      const sides = [rows, columns].map(side => side.map(({ label }) => (label?.kind === 'number' ? label.n : 0)))
      const [down, across] = tupleOf(sides, 2)
      const expected = down.flatMap(row => across.map(column => row * column))
      const total = expected.reduce((sum, box) => sum + box, 0)
      return (
        blanks.length === expected.length + 1 &&
        [...expected, total].every((value, i) => exact(itemOf(blanks, i)).equals(value)) &&
        evaluate(printed.one('product')).equals(total)
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
    answer: tableCells,
    solve({ a, b }) {
      const products = parts(b).flatMap(row => parts(a).map(top => times(row, top)))
      const blanks = [...boxes({ a, b }), a * b]
      return { blanks, rows: [...products, times(a, b)].map((product, i) => [product, itemOf(blanks, i)]) }
    },
    ask: ({ a, b }) =>
      both([
        bullets(...parts(b).flatMap(row => parts(a).map(top => line`${equation(times(row, top), blank(3))}`))),
        equation(times(a, b), blank(3)),
      ]),
    solution: placesMultiplied,
    check: (printed, { blanks }) => arePartialProducts(printed, blanks),
  }),

  findTheError: form({
    levels: ['hard'],
    kind: 'find-mistake',
    instruction: { en: prose`Is the product right?`, es: prose`¿Está bien el producto?` },
    draw: (random, level) => {
      const claim = random.evenly(['shift', 'crossed', 'shift', 'crossed', 'right'])
      const { a, b } = draw(random, level)
      return { a, b, claim, claimed: claims(a, b)[claim] }
    },
    answer: option({
      right: { en: prose`Yes, it is right.`, es: prose`Sí, está bien.` },
      shift: {
        en: prose`No, the second partial product was not shifted.`,
        es: prose`No, el segundo producto parcial no se desplazó.`,
      },
      crossed: {
        en: prose`No, only ones times ones and tens times tens were added.`,
        es: prose`No, solo se sumaron unidades por unidades y decenas por decenas.`,
      },
    }),
    solve: ({ claim }) => claim,
    ask: ({ a, b, claimed }) => both(columnWithResult('×', [a, b], claimed)),
    key: ({ a, b, claim }) =>
      claim === 'right' ? both([]) : { en: prose`It should be ${a * b}.`, es: prose`Debe ser ${a * b}.` },
    solution: ({ a, b, claim, claimed }) => [
      ...(claim === 'right'
        ? []
        : [
            step(relation(times(a, b), '≠', claimed), because.mistakeIs, {
              what:
                claim === 'shift'
                  ? {
                      en: line`the tens of ${b} were multiplied as ones`,
                      es: line`las decenas de ${b} se multiplicaron como unidades`,
                    }
                  : {
                      en: line`two of the four partial products are missing`,
                      es: line`faltan dos de los cuatro productos parciales`,
                    },
            }),
          ]),
      ...multiplyByPlaces(a, b),
    ],
    // By how much the claim falls short.
    check(printed, answer) {
      const { rows, result } = printed.block('column')
      const [a, b] = tupleOf(
        rows.map(({ of }) => evaluate(of).n),
        2,
      )
      const missing = result ? a * b - evaluate(result.of).n : Number.NaN
      const tens = b - (b % 10)
      return answer === (missing === 0 ? 'right' : missing === (a * tens * 9) / 10 ? 'shift' : 'crossed')
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
        a,
        b,
        rows: [withHiddenDigits(a, 0), withHiddenDigits(b)],
        product: withHiddenDigits(product, 1),
        digits: [digit(a, 0), digit(product, 1)],
      }
    },
    answer: numberList,
    solve: ({ digits }) => digits,
    ask: ({ rows, product }) => both(columnWithResult('×', rows, product)),
    solution: ({ a, b, digits }) => [
      step(equation(times(a % 10, b % 10), (a % 10) * (b % 10)), because.explain, {
        sentence: {
          en: line`Only ${a % 10} times ${b % 10} ends in the ones of the product.`,
          es: line`Solo ${a % 10} por ${b % 10} termina en las unidades del producto.`,
        },
      }),
      ...multiplyByPlaces(a, b),
      digitsFound(digits),
    ],
    check: isOnlyFilling,
  }),

  missingInPartialProducts: form({
    levels: ['hard'],
    instruction: {
      en: prose`The partial products are added. Find the missing digits, row by row, from left to right.`,
      es: prose`Se suman los productos parciales. Halla los dígitos que faltan, fila por fila, de izquierda a derecha.`,
    },
    draw(random, level) {
      const { a, b } = draw(random, level)
      const rows = [a * (b % 10), a * (b - (b % 10)), a * b]
      // The zero of the second row is printed.
      const places = rows.map((row, i) => random.int(i === 0 ? 0 : 1, String(row).length - 1))
      return { a, b, rows, places }
    },
    answer: numberList,
    solve: ({ rows, places }) => rows.map((row, i) => Math.floor(row / 10 ** itemOf(places, i)) % 10),
    ask({ a, b, rows, places }) {
      const [one, two, result] = tupleOf(
        rows.map((row, i) => withHiddenDigits(row, itemOf(places, i))),
        3,
      )
      return both([times(a, b), columnWithResult('+', [one, two], result)])
    },
    solution: ({ a, b }, answer) => [...multiplyByPlaces(a, b), digitsFound(answer)],
    // Multiplies the first factor by the ones and the tens of the second, and adds.
    check(printed, answer) {
      const [a, b] = tupleOf(
        printed.one('product').factors.map(factor => evaluate(factor).n),
        2,
      )
      const { rows, result } = printed.block('column')
      if (!result) return false
      const right = [a * (b % 10), a * (b - (b % 10)), a * b]
      return [...rows, result].every(({ of, hidden: [place = 0] }, i) => {
        const value = itemOf(right, i)
        return evaluate(of).equals(value) && exact(itemOf(answer, i)).equals(Math.floor(value / 10 ** place) % 10)
      })
    },
  }),

  compare: form({
    levels: ['hard'],
    instruction: {
      en: prose`Compare without computing. Write <, >, or =.`,
      es: prose`Compara sin calcular. Escribe <, > o =.`,
    },
    draw: (random, level) => {
      const { a, b } = draw(random, level)
      const change = random.int(1, 9) * random.sign()
      const kind = random.evenly(['second factor', 'first factor', 'swapped'])
      return {
        kind,
        a,
        b,
        c: kind === 'swapped' ? b : kind === 'first factor' ? a + change : a,
        d: kind === 'swapped' ? a : kind === 'second factor' ? b + change : b,
      }
    },
    answer: comparison,
    solve: ({ a, b, c, d }) => comparisonOf(a * b, c * d),
    ask: ({ a, b, c, d }) => both(prose`${times(a, b)} ____ ${times(c, d)}`),
    solution: ({ kind, a, b, c, d }, answer) => [
      kind === 'swapped'
        ? step(statements(equation(a, d), equation(b, c)), because.explain, {
            sentence: {
              en: line`Both sides have the same factors.`,
              es: line`Los dos lados tienen los mismos factores.`,
            },
          })
        : step(
            kind === 'second factor'
              ? relation(b, comparisonSigns[answer], d)
              : relation(a, comparisonSigns[answer], c),
            because.explain,
            {
              sentence: {
                en: line`One factor is the same: compare the other factors.`,
                es: line`Un factor es el mismo: compara los otros factores.`,
              },
            },
          ),
      step(relation(times(a, b), comparisonSigns[answer], times(c, d)), because.compare),
    ],
    check(printed, answer) {
      const [left, right] = tupleOf(
        printed.all('product').map(product => evaluate(product)),
        2,
      )
      return answer === comparisonOf(left.minus(right), 0)
    },
  }),
})
