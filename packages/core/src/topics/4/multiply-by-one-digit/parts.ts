import {
  type AnswerType,
  asWritten,
  both,
  equation,
  explained,
  expr,
  itemOf,
  line,
  numberList,
  type Random,
  type Step,
  statements,
  sum,
  times,
  type Value,
} from '../../../author.ts'

interface Level {
  readonly top: readonly [least: number, most: number]
  /** Columns that carry, at least and at most. */
  readonly carries: readonly [least: number, most: number]
  /** The share of items with an inner zero. */
  readonly zero?: boolean
}

export const digitsOf = (value: number) => [...String(value)].map(Number)

function carriesOf(top: number, factor: number): number {
  let carry = 0
  return digitsOf(top)
    .reverse()
    .filter((digit, i, all) => {
      carry = Math.floor((digit * factor + carry) / 10)
      return carry > 0 && i < all.length - 1
    }).length
}

export function draw(random: Random, { top: [least, most], carries, zero = false }: Level) {
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
export const partsOf = (value: number) =>
  digitsOf(value)
    .map((digit, i, all) => digit * 10 ** (all.length - 1 - i))
    .filter(part => part > 0)

/** Products of thousands: only a semicolon tells where one ends. */
export const productsInOrder: AnswerType<readonly Value[]> = {
  ...numberList,
  show: values => both(statements(...values.map(value => expr(value)))),
}

/** What one place of the product is made of: the digit times the factor, and the carry. */
export function placeOf(top: number, factor: number, place: number) {
  const digit = Math.floor(top / 10 ** place) % 10
  const carry = Math.floor(((top % 10 ** place) * factor) / 10 ** place)
  return { digit, carry, value: digit * factor + carry }
}

const COLUMNS = [
  { en: 'Ones', es: 'Unidades' },
  { en: 'Tens', es: 'Decenas' },
  { en: 'Hundreds', es: 'Centenas' },
  { en: 'Thousands', es: 'Millares' },
] as const

/** The product in columns: what each digit gives with what was carried, what is written and what is carried on. */
export function inColumns({ top, factor }: { readonly top: number; readonly factor: number }): readonly Step[] {
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
            ? [`${en}: write ${written} and carry ${carried}.`]
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
      line`Read the digits you wrote, from left to right.`,
      line`Lee de izquierda a derecha los dígitos que escribiste.`,
    ),
  ]
}
