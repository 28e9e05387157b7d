import { decimalNumber, moneyAmount } from '../../answer/number.ts'
import { type Both, both, type Content, column, figure, name, prose, subject, workedColumn } from '../../content.ts'
import { areaGrid } from '../../figure/area-grid.ts'
import { type Person, people } from '../../language/people.ts'
import { blank, decimal, equation, money, times } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { undoesTheColumn } from '../common/columns.ts'
import { withPlaces } from './kit/decimals.ts'
import { isProduct } from './kit/product-check.ts'

/** Pairs of factors under the names that levels list. */
const factors = {
  'tenths × digit': (random: Random) => [withPlaces(random, 1, 0.2, 9.9), Ratio.of(random.int(2, 9))],
  'hundredths × whole': (random: Random) => [withPlaces(random, 2, 0.12, 9.99), Ratio.of(random.int(2, 40))],
  'tenths × tenths': (random: Random) => [withPlaces(random, 1, 0.2, 4.9), withPlaces(random, 1, 0.2, 9.9)],
  'hundredths × tenths': (random: Random) => [withPlaces(random, 2, 0.12, 4.99), withPlaces(random, 1, 0.2, 9.9)],
  'trailing zero': (random: Random) => [
    withPlaces(random, random.pick([1, 2]), 0.2, 4.9),
    Ratio.of(random.pick([2, 4, 5, 6, 8]), 10),
  ],
} satisfies Record<string, (random: Random) => Ratio[]>

type Kind = keyof typeof factors

/** The product's last digit is no zero that must be dropped, but where the level wants one. */
function drawPair(random: Random, { kinds }: { readonly kinds: readonly Kind[] }) {
  const kind = random.evenly(kinds)
  const [left, right] = random.until(
    () => factors[kind](random) as [Ratio, Ratio],
    ([left, right]) => (kind === 'tenths × digit' ? true : dropsZero(left, right) === (kind === 'trailing zero')),
  )
  return { left, right }
}

const digitsOf = (value: Ratio) => value.times(scaleOf(value)).n
const scaleOf = (value: Ratio) => (value.d === 1 ? 1 : 10 % value.d === 0 ? 10 : 100)
const dropsZero = (left: Ratio, right: Ratio) =>
  (digitsOf(left) * digitsOf(right)) % 10 === 0 && scaleOf(left) * scaleOf(right) > 1

const instruction = { en: prose`Multiply.`, es: prose`Multiplica.` }

interface Story {
  readonly cents: readonly [least: number, most: number]
  /** Tenths bought. */
  readonly tenths: readonly [least: number, most: number]
  tell(price: ReturnType<typeof money>, amount: ReturnType<typeof decimal>, who: Person): Both<Content>
}

const stories: readonly Story[] = [
  {
    cents: [120, 390],
    tenths: [12, 48],
    tell: (price, amount, who) => ({
      en: prose`Apples cost ${price} per pound. ${name(who)} buys ${amount} pounds. How much does ${subject(who)} pay?`,
      es: prose`Las manzanas cuestan ${price} por libra. ${name(who)} compra ${amount} libras. ¿Cuánto paga?`,
    }),
  },
  {
    cents: [280, 450],
    tenths: [55, 145],
    tell: (price, amount, who) => ({
      en: prose`Gas costs ${price} per gallon. ${name(who)} fills the tank with ${amount} gallons. What is the total cost?`,
      es: prose`La gasolina cuesta ${price} por galón. ${name(who)} llena el tanque con ${amount} galones. ¿Cuál es el costo total?`,
    }),
  },
  {
    cents: [250, 980],
    tenths: [15, 65],
    tell: (price, amount, who) => ({
      en: prose`${name(who)} needs ${amount} yards of fabric. One yard costs ${price}. How much does the fabric cost?`,
      es: prose`${name(who)} necesita ${amount} yardas de tela. Una yarda cuesta ${price}. ¿Cuánto cuesta la tela?`,
    }),
  },
  {
    cents: [60, 240],
    tenths: [15, 85],
    tell: (price, amount, who) => ({
      en: prose`Postage costs ${price} per pound. ${name(who)} mails a package that weighs ${amount} pounds. How much is the postage?`,
      es: prose`El envío cuesta ${price} por libra. ${name(who)} envía un paquete que pesa ${amount} libras. ¿Cuánto cuesta el envío?`,
    }),
  },
  {
    cents: [450, 990],
    tenths: [11, 35],
    tell: (price, amount, who) => ({
      en: prose`Cheese costs ${price} per pound. ${name(who)} buys ${amount} pounds for a party. How much does it cost?`,
      es: prose`El queso cuesta ${price} por libra. ${name(who)} compra ${amount} libras para una fiesta. ¿Cuánto cuesta?`,
    }),
  },
]

export const multiplyDecimals = defineTopic(
  {
    id: 'multiply-decimals',
    name: { en: 'Multiply decimals', es: 'Multiplicar decimales' },
    description: {
      en: 'Multiply decimals up to hundredths and place the decimal point in the product.',
      es: 'Multiplica decimales hasta las centésimas y coloca el punto decimal en el producto.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['5.NBT.B.7'],
    levels: {
      easy: { kinds: ['tenths × digit'] },
      medium: { kinds: ['hundredths × whole', 'tenths × tenths'] },
      hard: { kinds: ['hundredths × tenths', 'trailing zero'] },
    },
  },
  form => ({
    columns: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction,
      draw: drawPair,
      answer: decimalNumber,
      solve: ({ left, right }) => decimal(left.times(right)),
      ask: ({ left, right }) => both(column('×', decimal(left), decimal(right))),
      steps: ({ left, right }) => both(workedColumn('×', decimal(left), decimal(right))),
      check: undoesTheColumn,
    }),

    horizontal: form({
      share: 2,
      instruction,
      lines: 4,
      draw: drawPair,
      answer: decimalNumber,
      solve: ({ left, right }) => decimal(left.times(right)),
      ask: ({ left, right }) => both(equation(times(decimal(left), decimal(right)), blank(3))),
      steps: ({ left, right }) => both(workedColumn('×', decimal(left), decimal(right))),
      check: (printed, answer) => isProduct(printed, exact(answer)),
    }),

    placeThePoint: form({
      levels: ['hard'],
      lines: 0,
      draw: (random, level) => drawPair(random, { kinds: level.kinds.filter(kind => kind !== 'trailing zero') }),
      answer: decimalNumber,
      solve: ({ left, right }) => decimal(left.times(right)),
      ask({ left, right }) {
        const known = equation(times(digitsOf(left), digitsOf(right)), digitsOf(left) * digitsOf(right))
        const asked = equation(times(decimal(left), decimal(right)), blank(3))
        return { en: prose`${known}, so ${asked}`, es: prose`${known}, así que ${asked}` }
      },
      check(printed, answer) {
        const [, asked] = printed.all('relation')
        const [left, right] = asked?.left.kind === 'product' ? asked.left.factors.map(factor => evaluate(factor)) : []
        return left !== undefined && right !== undefined && exact(answer).over(left).equals(right)
      },
    }),

    gridModel: form({
      levels: ['medium'],
      instruction: {
        en: prose`The squares that are both gray and striped show the product. Multiply.`,
        es: prose`Los cuadrados que son grises y también rayados muestran el producto. Multiplica.`,
      },
      lines: 0,
      draw: random =>
        random.until(
          () => ({ left: random.int(2, 9), right: random.int(2, 9) }),
          ({ left, right }) => (left * right) % 10 !== 0,
        ),
      answer: decimalNumber,
      solve: ({ left, right }) => decimal(Ratio.of(left * right, 100)),
      ask: ({ left, right }) =>
        both([
          figure(areaGrid({ rows: 10, columns: 10, shadedColumns: left, stripedRows: right })),
          equation(times(decimal(Ratio.of(left, 10)), decimal(Ratio.of(right, 10))), blank(3)),
        ]),
      // Counts the squares that are shaded twice.
      check(printed, answer) {
        const places = printed.figure('area-grid').shaded.map(({ row, column }) => row * 10 + column)
        return (
          exact(answer).equals(Ratio.of(places.length - new Set(places).size, 100)) && isProduct(printed, exact(answer))
        )
      },
    }),

    missingFactor: form({
      levels: ['hard'],
      instruction: { en: prose`Find the missing factor.`, es: prose`Halla el factor que falta.` },
      lines: 3,
      draw: random => ({
        missing: random.int(2, 12),
        known: withPlaces(random, random.pick([1, 2]), 0.2, 6.9),
        first: random.evenly([true, false]),
      }),
      answer: decimalNumber,
      solve: ({ missing }) => decimal(missing),
      ask: ({ missing, known, first }) =>
        both(
          equation(
            first ? times(blank(2), decimal(known)) : times(decimal(known), blank(2)),
            decimal(known.times(missing)),
          ),
        ),
      check(printed, answer) {
        const [known, product] = printed.all('number').map(number => evaluate(number))
        return known !== undefined && product !== undefined && exact(answer).times(known).equals(product)
      },
    }),

    money: form({
      levels: ['medium', 'hard'],
      draw(random) {
        const { cents, tenths, tell } = random.pick(stories)
        const amount = random.until(
          () => random.int(...tenths),
          value => value % 10 !== 0,
        )
        return {
          cents: random.int(cents[0] / 10, cents[1] / 10) * 10,
          amount: Ratio.of(amount, 10),
          who: random.pick(people),
          tell,
        }
      },
      answer: moneyAmount,
      solve: ({ cents, amount }) => amount.times(cents).n,
      ask: ({ cents, amount, who, tell }) => tell(money(cents), decimal(amount), who),
      check(printed, answer) {
        const [price, amount] = printed.maths
          .map(item => evaluate(item))
          .sort((a, b) => (a.d === 1 ? 1 : 0) - (b.d === 1 ? 1 : 0))
        return price !== undefined && amount !== undefined && Ratio.of(answer, 100).over(amount).equals(price)
      },
    }),

    reasonable: form({
      instruction: {
        en: prose`Choose the product. Estimate to decide.`,
        es: prose`Elige el producto. Estima para decidir.`,
      },
      levels: ['easy', 'medium'],
      draw: drawPair,
      answer: decimalNumber,
      solve: ({ left, right }) => decimal(left.times(right)),
      mistakes: ({ left, right }) => ({
        pointOneTooFarRight: decimal(left.times(right).times(10)),
        pointOneTooFarLeft: decimal(left.times(right).over(10)),
        noPointAtAll: decimal(digitsOf(left) * digitsOf(right)),
        pointTwoTooFarLeft: decimal(left.times(right).over(100)),
      }),
      ask: ({ left, right }) => both(times(decimal(left), decimal(right))),
      check: (printed, answer) => isProduct(printed, exact(answer)),
    }),
  }),
)
