import {
  answerStep,
  areaModel,
  blank,
  both,
  bullets,
  columnWithResult,
  concluded,
  divide,
  equation,
  evaluate,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  itemOf,
  line,
  list,
  numberList,
  option,
  prose,
  relation,
  statements,
  sum,
  tableCells,
  times,
  tupleOf,
  type Value,
  withHiddenDigits,
  words,
  wouldGive,
} from '../../../author.ts'
import { isOnlyFilling } from '../../kit/columns/missing-digits.ts'
import { comparison, comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import type { levels } from './levels.ts'
import { draw, multiplied, placesOf } from './parts.ts'

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

const SAYS = {
  right: { en: prose`Yes, it is right.`, es: prose`Sí, está bien.` },
  shift: {
    en: prose`No, the second partial product was not shifted.`,
    es: prose`No, el segundo producto parcial no se desplazó.`,
  },
  crossed: {
    en: prose`No, only ones times ones and tens times tens were added.`,
    es: prose`No, solo se sumaron unidades por unidades y decenas por decenas.`,
  },
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  areaModel: form({
    levels: ['hard'],
    instruction: {
      en: prose`One side and three boxes of the area model are missing. Complete it. Then write the product.`,
      es: prose`Faltan un lado y tres recuadros del modelo de área. Complétalo. Luego escribe el producto.`,
    },
    draw,
    answer: tableCells,
    solve({ a, b }) {
      const [[a1, a0], [b1, b0]] = [placesOf(a), placesOf(b)]
      return {
        blanks: [a0, b1 * a1, b0 * a1, b0 * a0, a * b],
        head: [words('×', '×'), a1, a0],
        rows: [
          [b1, b1 * a1, b1 * a0],
          [b0, b0 * a1, b0 * a0],
          [words('Product', 'Producto'), a * b, []],
        ],
      }
    },
    ask: ({ a, b }) => {
      const [[a1, a0], [b1, b0]] = [placesOf(a), placesOf(b)]
      const model = figure(
        areaModel({
          columns: [a1, blank(1)],
          rows: [b1, b0],
          cells: [
            [blank(2), b1 * a0],
            [blank(2), blank(2)],
          ],
          columnSizes: [3, 2],
          rowSizes: [3, 2],
        }),
      )
      return {
        en: [model, prose`Product: ${blank(3)}`],
        es: [model, prose`Producto: ${blank(3)}`],
      }
    },
    solution({ a, b }) {
      const [[a1, a0], [b1, b0]] = [placesOf(a), placesOf(b)]
      return [
        explainedBy(equation(divide(b1 * a0, b1), a0), {
          en: line`Divide the number in the box by the side, ${b1}, to find the other side: the first factor is ${sum(a1, a0)}.`,
          es: line`Divide el número del recuadro entre el lado, ${b1}, para hallar el otro lado: el primer factor es ${sum(a1, a0)}.`,
        }),
        explainedBy(
          statements(
            equation(times(b1, a1), b1 * a1),
            equation(times(b0, a1), b0 * a1),
            equation(times(b0, a0), b0 * a0),
          ),
          {
            en: line`Multiply the sides of each other box.`,
            es: line`Multiplica los lados de cada uno de los demás recuadros.`,
          },
        ),
        explainedBy(equation(sum(b1 * a1, b1 * a0, b0 * a1, b0 * a0), a * b), {
          en: line`Add the numbers in the four boxes: the product is ${equation(times(a, b), a * b)}.`,
          es: line`Suma los números de los cuatro recuadros: el producto es ${equation(times(a, b), a * b)}.`,
        }),
      ]
    },
    // The sides multiply to the boxes, and the boxes add up to the product.
    check(printed, { blanks }) {
      const { columns, rows, cells } = printed.figure('area-model')
      const numberOf = (label: (typeof columns)[number]['label']) => (label?.kind === 'number' ? label.n : 0)
      const [[a1], [b1, b0]] = [columns.map(({ label }) => numberOf(label)), rows.map(({ label }) => numberOf(label))]
      if (a1 === undefined || b1 === undefined || b0 === undefined) return false
      const given = numberOf(itemOf(itemOf(cells, 0), 1))
      const [a0, ...boxes] = tupleOf(
        blanks.map(blank => exact(blank).n),
        5,
      )
      return (
        a0 * b1 === given &&
        JSON.stringify(boxes) === JSON.stringify([b1 * a1, b0 * a1, b0 * a0, (a1 + a0) * (b1 + b0)])
      )
    },
  }),

  partialProducts: form({
    levels: ['hard'],
    instruction: {
      en: prose`A two-digit number was multiplied by another one, place by place. Find the missing numbers.`,
      es: prose`Se multiplicó un número de dos dígitos por otro, posición por posición. Halla los números que faltan.`,
    },
    draw,
    answer: tableCells,
    solve({ a, b }) {
      const [[a1, a0], [b1, b0]] = [placesOf(a), placesOf(b)]
      return {
        blanks: [b1, b1 * a0, b0, b0 * a0, a * b],
        rows: [
          [equation(times(b1, a1), b1 * a1), b1],
          [equation(times(b1, a0), b1 * a0), b1 * a0],
          [equation(times(b0, a1), b0 * a1), b0],
          [equation(times(b0, a0), b0 * a0), b0 * a0],
          [times(b, a), a * b],
        ],
      }
    },
    ask: ({ a, b }) => {
      const [[a1, a0], [b1, b0]] = [placesOf(a), placesOf(b)]
      const items = bullets(
        line`${equation(times(blank(1), a1), b1 * a1)}`,
        line`${equation(times(b1, a0), blank(2))}`,
        line`${equation(times(blank(1), a1), b0 * a1)}`,
        line`${equation(times(b0, a0), blank(2))}`,
      )
      return {
        en: [items, prose`Sum of the partial products: ${blank(3)}`],
        es: [items, prose`Suma de los productos parciales: ${blank(3)}`],
      }
    },
    solution({ a, b }) {
      const [[a1, a0], [b1, b0]] = [placesOf(a), placesOf(b)]
      return [
        explainedBy(statements(equation(divide(b1 * a1, a1), b1), equation(divide(b0 * a1, a1), b0)), {
          en: line`Divide each product by the known factor, ${a1}.`,
          es: line`Divide cada producto entre el factor conocido, ${a1}.`,
        }),
        explainedBy(statements(equation(times(b1, a0), b1 * a0), equation(times(b0, a0), b0 * a0)), {
          en: line`Multiply to find the other two products.`,
          es: line`Multiplica para hallar los otros dos productos.`,
        }),
        explainedBy(equation(sum(b1 * a1, b1 * a0, b0 * a1, b0 * a0), a * b), {
          en: line`Add the four partial products: this is ${times(b, a)}.`,
          es: line`Suma los cuatro productos parciales: es ${times(b, a)}.`,
        }),
      ]
    },
    // Every printed line is true, and its products add up.
    check(printed, { blanks }) {
      const lines = printed.all('relation')
      const [b1, one, b0, two, total] = tupleOf(
        blanks.map(blank => exact(blank).n),
        5,
      )
      const tens = lines.flatMap(({ left, right }) =>
        left.kind === 'product' && right.kind !== 'blank'
          ? [[evaluate(itemOf(left.factors, 1)).n, evaluate(right).n] as const]
          : [],
      )
      const [[a1, first], [, third]] = tupleOf(tens, 2)
      return a1 * b1 === first && a1 * b0 === third && first + one + third + two === total && one * b0 === two * b1
    },
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
    answer: option(SAYS),
    solve: ({ claim }) => claim,
    ask: ({ a, b, claimed }) => both(columnWithResult('×', [a, b], claimed)),
    solution: ({ a, b, claim, claimed }) => [
      ...multiplied(a, b),
      claim === 'right'
        ? answerStep(SAYS.right, {
            en: line`The printed product is the same.`,
            es: line`El producto escrito es el mismo.`,
          })
        : claim === 'shift'
          ? answerStep(SAYS.shift, {
              en: line`The printed product is ${equation(sum(a * (b % 10), times(a, Math.floor(b / 10))), claimed)}: the tens of ${b} were taken as ones.`,
              es: line`El producto escrito es ${equation(sum(a * (b % 10), times(a, Math.floor(b / 10))), claimed)}: las decenas de ${b} se tomaron como unidades.`,
            })
          : answerStep(SAYS.crossed, {
              en: line`The printed product is ${equation(sum(times(placesOf(a)[0], placesOf(b)[0]), times(a % 10, b % 10)), claimed)}: two partial products are missing.`,
              es: line`El producto escrito es ${equation(sum(times(placesOf(a)[0], placesOf(b)[0]), times(a % 10, b % 10)), claimed)}: faltan dos productos parciales.`,
            }),
    ],
    whyWrong({ a, b, claim, claimed }) {
      const { shift, crossed } = claims(a, b)
      return wouldGive(claim, claimed, { shift, crossed })
    },
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
      explainedBy(equation(times(a % 10, b % 10), (a % 10) * (b % 10)), {
        en: line`The product ends in ${(a * b) % 10}. Of the digits, only ${a % 10} times ${b % 10} ends in ${(a * b) % 10}.`,
        es: line`El producto termina en ${(a * b) % 10}. De los dígitos, solo ${a % 10} por ${b % 10} termina en ${(a * b) % 10}.`,
      }),
      ...multiplied(a, b),
      digitsFound(digits),
    ],
    check: isOnlyFilling,
  }),

  compare: form({
    levels: ['hard'],
    instruction: {
      en: prose`Compare without computing. Write <, >, or =.`,
      es: prose`Compara sin calcular. Escribe <, > o =.`,
    },
    draw: random => {
      const kind = random.evenly(['traded', 'doubled', 'traded', 'traded'] as const)
      if (kind === 'doubled') {
        const a = random.until(
          () => random.int(13, 48),
          n => n % 5 !== 0,
        )
        const half = random.until(
          () => random.int(12, 48),
          n => n !== a && n % 5 !== 0,
        )
        return { kind, k: 2, a, b: 2 * half, c: 2 * a, d: half }
      }
      const k = random.int(1, 2)
      const [a, b] = random.until(
        () => [random.int(23, 88), random.int(23, 88)] as const,
        ([one, other]) => one % 10 > k && other % 10 < 8 && other % 10 > 0 && Math.abs(one - k - other) > 4,
      )
      return { kind, k, a, b, c: a - k, d: b + k }
    },
    answer: comparison,
    solve: ({ a, b, c, d }) => comparisonOf(a * b, c * d),
    ask: ({ a, b, c, d }) => both(prose`${times(a, b)} ____ ${times(c, d)}`),
    solution: ({ kind, k, a, b, c, d }, answer) =>
      kind === 'doubled'
        ? [
            explainedBy(statements(equation(c, times(2, a)), equation(b, times(2, d))), {
              en: line`The first factor is doubled, and the second one is half as great.`,
              es: line`El primer factor es el doble y el segundo es la mitad.`,
            }),
            explainedBy(relation(times(a, b), '=', times(c, d)), {
              en: line`Both products are ${times(2, a, d)}.`,
              es: line`Los dos productos son ${times(2, a, d)}.`,
            }),
          ]
        : [
            explainedBy(equation(times(a, b), sum(times(c, b), times(k, b))), {
              en: line`Break ${a} into ${c} and ${k}.`,
              es: line`Separa ${a} en ${c} y ${k}.`,
            }),
            explainedBy(equation(times(c, d), sum(times(c, b), times(k, c))), {
              en: line`Break ${d} into ${b} and ${k}.`,
              es: line`Separa ${d} en ${b} y ${k}.`,
            }),
            explainedBy(relation(times(k, b), comparisonSigns[answer], times(k, c)), {
              en: line`Both have ${times(c, b)}: compare what is added to it.`,
              es: line`Los dos tienen ${times(c, b)}: compara lo que se le suma.`,
            }),
            concluded(times(a, b), comparisonSigns[answer], times(c, d)),
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
