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
  divide,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  figure,
  type Inline,
  integer,
  itemOf,
  line,
  list,
  multiplyByPlaces,
  name,
  numberList,
  option,
  people,
  prose,
  type Random,
  role,
  type Step,
  statements,
  step,
  sum,
  times,
  tupleOf,
  type Value,
  wholes,
  withHiddenDigits,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { undoesTheColumn } from '../kit/columns/columns.ts'
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
      top % 10 !== 0 &&
      (!zero || factor > 2) &&
      // No two columns are worked out alike.
      new Set(
        digitsOf(top).map((_, place) => `${placeOf(top, factor, place).digit} ${placeOf(top, factor, place).carry}`),
      ).size === digitsOf(top).length &&
      carriesOf(top, factor) >= (wantsZero ? 1 : carries[0]) &&
      carriesOf(top, factor) <= carries[1],
  )
}

/** 243 is 200 + 40 + 3; places that are zero are left out. */
const partsOf = (value: number) =>
  digitsOf(value)
    .map((digit, i, all) => digit * 10 ** (all.length - 1 - i))
    .filter(part => part > 0)

/** The product with the carry into one place forgotten. */
function withoutCarryTo(place: number, top: number, factor: number): number {
  const digits = digitsOf(top).reverse()
  let [carry, total] = [0, 0]
  digits.forEach((digit, at) => {
    const value = digit * factor + (at === place ? 0 : carry)
    const isLast = at === digits.length - 1
    total += (isLast ? value : value % 10) * 10 ** at
    carry = Math.floor(value / 10)
  })
  return total
}

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

const COLUMNS = [
  { en: 'Ones', es: 'Unidades' },
  { en: 'Tens', es: 'Decenas' },
  { en: 'Hundreds', es: 'Centenas' },
  { en: 'Thousands', es: 'Millares' },
] as const
/** The product in columns: what each digit gives with what was carried, what is written and what is carried on. */
function inColumns({ top, factor }: { readonly top: number; readonly factor: number }): readonly Step[] {
  const last = digitsOf(top).length - 1
  return [
    ...digitsOf(top).map((_, place) => {
      const { digit, carry, value } = placeOf(top, factor, place)
      const product = times(asWritten(digit), factor)
      const [written, carried] = [value % 10, Math.floor(value / 10)]
      const { en, es } = itemOf(COLUMNS, place)
      return explained(
        equation(carry > 0 ? sum(product, carry) : product, asWritten(value)),
        place === last
          ? [`${en}: write ${value}.`]
          : carried > 0
            ? [`${en}: write ${written}, and carry ${carried}.`]
            : [`${en}: write ${written}.`],
        place === last
          ? [`${es}: escribe ${value}.`]
          : carried > 0
            ? [`${es}: escribe ${written} y lleva ${carried}.`]
            : [`${es}: escribe ${written}.`],
      )
    }),
    explained(
      equation(times(top, factor), top * factor),
      line`Read the digits that are written, from left to right.`,
      line`Lee de izquierda a derecha las cifras escritas.`,
    ),
  ]
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
      solution: inColumns,
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
        const possible = wholes(2, 9).filter(one => (one * ones) % 10 === end)
        const unit = 10 ** (String(top).length - 1)
        const near = Math.round(top / unit) * unit
        return [
          explained(
            statements(...possible.map(one => equation(times(one, ones), one * ones))),
            possible.length > 1
              ? line`The product ends in ${asWritten(end)}. These factors give that last digit.`
              : line`The product ends in ${asWritten(end)}. Only this factor gives that last digit.`,
            possible.length > 1
              ? line`El producto termina en ${asWritten(end)}. Estos factores dan esa última cifra.`
              : line`El producto termina en ${asWritten(end)}. Solo este factor da esa última cifra.`,
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

    findTheError: form({
      levels: ['medium'],
      kind: 'find-mistake',
      instruction: { en: prose`Is the product right?`, es: prose`¿Está bien el producto?` },
      draw: (random, level) => {
        const kind = random.evenly(['tens', 'right', 'hundreds', 'tens', 'hundreds'] as const)
        const { top, factor } = random.until(
          () => draw(random, level),
          ({ top, factor }) => placeOf(top, factor, 1).carry > 0 && placeOf(top, factor, 2).carry > 0,
        )
        return {
          kind,
          top,
          factor,
          claimed: kind === 'right' ? top * factor : withoutCarryTo(kind === 'tens' ? 1 : 2, top, factor),
        }
      },
      answer: option({
        right: { en: prose`Yes, it is right.`, es: prose`Sí, está bien.` },
        tens: {
          en: prose`No, the carry to the tens was not added.`,
          es: prose`No, no se sumó lo que se llevaba a las decenas.`,
        },
        hundreds: {
          en: prose`No, the carry to the hundreds was not added.`,
          es: prose`No, no se sumó lo que se llevaba a las centenas.`,
        },
      }),
      solve: ({ kind }) => kind,
      ask: ({ top, factor, claimed }) => both(columnWithResult('×', [top, factor], claimed)),
      key: ({ top, factor, claimed }) =>
        claimed === top * factor
          ? both([])
          : { en: prose`The product is ${top * factor}.`, es: prose`El producto es ${top * factor}.` },
      solution: ({ kind, top, factor, claimed }) => {
        const all = inColumns({ top, factor })
        if (kind === 'right') return all
        const { carry } = placeOf(top, factor, kind === 'tens' ? 1 : 2)
        const forgotten = explained(
          expr(claimed),
          kind === 'tens'
            ? line`Here the carry ${carry} was not added to the tens.`
            : line`Here the carry ${carry} was not added to the hundreds.`,
          kind === 'tens'
            ? line`Aquí no se sumó a las decenas el ${carry} que se llevaba.`
            : line`Aquí no se sumó a las centenas el ${carry} que se llevaba.`,
        )
        return [...all, forgotten]
      },
      // The ones are always right; the tens tell whether the first carry was added.
      check(printed, answer) {
        const { rows, result } = printed.block('column')
        const [top, factor] = tupleOf(
          rows.map(({ of }) => evaluate(of).n),
          2,
        )
        const said = result ? evaluate(result.of).n : 0
        if (said === top * factor) return answer === 'right'
        const tensAreRight = Math.floor(said / 10) % 10 === Math.floor((top * factor) / 10) % 10
        return answer === (tensAreRight ? 'hundreds' : 'tens')
      },
    }),
  }),
)
