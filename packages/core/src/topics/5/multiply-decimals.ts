import {
  answerStep,
  areaGrid,
  blank,
  both,
  column,
  count,
  decimal,
  defineTopic,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  figure,
  findMistake,
  formulaChoice,
  line,
  minus,
  money,
  moneyAmount,
  multiplyDecimals as multiplied,
  prose,
  quantity,
  type Random,
  Ratio,
  rational,
  relation,
  type Step,
  statements,
  step,
  story,
  sum,
  times,
  type Work,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { undoesTheColumn } from '../kit/columns/columns.ts'
import { numbersIn, placesOf, withPlaces } from '../kit/decimals/decimals.ts'
import { divided } from '../kit/decimals/divide-by-parts.ts'
import { isProduct } from '../kit/decimals/product-check.ts'
import { asked, equalSizes, type PriceStory, prices } from './multiply-decimals/stories.ts'

interface Factors {
  readonly left: Ratio
  readonly right: Ratio
}

/** Pairs of factors under the names that levels list. */
const factors = {
  'tenths × digit': random => ({ left: withPlaces(random, 1, 0.2, 9.9), right: Ratio.of(random.int(2, 9)) }),
  'hundredths × whole': random => ({ left: withPlaces(random, 2, 0.12, 9.99), right: Ratio.of(random.int(2, 40)) }),
  'tenths × tenths': random => ({ left: withPlaces(random, 1, 0.2, 4.9), right: withPlaces(random, 1, 0.2, 9.9) }),
  'hundredths × tenths': random => ({
    left: withPlaces(random, 2, 0.12, 4.99),
    right: withPlaces(random, 1, 0.2, 9.9),
  }),
  'trailing zero': random => ({
    left: withPlaces(random, random.pick([1, 2]), 0.2, 4.9),
    right: Ratio.of(random.pick([2, 4, 5, 6, 8]), 10),
  }),
} satisfies Record<string, (random: Random) => Factors>

type Kind = keyof typeof factors
interface Level {
  readonly kinds: readonly Kind[]
}

const digitsOf = (value: Ratio) => value.times(10 ** placesOf(value)).n
const dropsZero = ({ left, right }: Factors) => (digitsOf(left) * digitsOf(right)) % 10 === 0

/** The product's last digit is no zero that must be dropped, but where the level wants one. */
function drawPair(random: Random, { kinds }: Level): Factors {
  const kind = random.evenly(kinds)
  return random.until(
    () => factors[kind](random),
    pair => kind === 'tenths × digit' || dropsZero(pair) === (kind === 'trailing zero'),
  )
}

const product = ({ left, right }: Factors) => left.times(right)
const written = ({ left, right }: Factors) => times(decimal(left), decimal(right))
const worked = ({ left, right }: Factors) => multiplied(left, right)
/** 3.8 is near 4, 0.42 near 0.4, 17 near 20. */
function firstDigit(value: Ratio): Ratio {
  const unit =
    [Ratio.of(10), Ratio.of(1), Ratio.of(1, 10), Ratio.of(1, 100)].find(one => value.compare(one) >= 0) ?? Ratio.of(1)
  return unit.times(value.over(unit).rounded())
}
const instruction = { en: prose`Multiply.`, es: prose`Multiplica.` }

const price = (random: Random, { cents, tenths }: PriceStory) => ({
  price: money(random.int(cents[0] / 10, cents[1] / 10) * 10),
  amount: decimal(withPlaces(random, 1, tenths[0] / 10, tenths[1] / 10)),
})
type Price = ReturnType<typeof price>
const costOf = ({ price, amount }: Price) => evaluate(amount).times(price.cents).n
/** $2.60 × 3.4: the price without its last zero first. */
function workedCost({ price, amount }: Price): readonly Step[] {
  const dollars = Ratio.of(price.cents, 100)
  return [
    explainedBy(equation(price, decimal(dollars)), {
      en: line`A zero at the end of a decimal can be left out.`,
      es: line`El cero al final de un decimal se puede omitir.`,
    }),
    ...multiplied(dollars, evaluate(amount)),
  ]
}

/** The ones and the tenths of the first factor, each times the second. */
interface Partial {
  readonly ones: number
  readonly tenths: Ratio
  readonly by: Ratio
}
const partials = ({ ones, tenths, by }: Partial): readonly [Ratio, Ratio] => [by.times(ones), by.times(tenths)]
const workOf = (facts: Partial, tenths: Ratio, [one, other]: readonly [Ratio, Ratio], total: Ratio): Work => [
  times(decimal(facts.tenths.plus(facts.ones)), decimal(facts.by)),
  sum(times(facts.ones, decimal(facts.by)), times(decimal(tenths), decimal(facts.by))),
  sum(decimal(one), decimal(other)),
  decimal(total),
]
const whole = ([one, other]: readonly [Ratio, Ratio]) => one.plus(other)

/** 1.4 + 0.07 with the last digits under each other. */
function lastDigitsAdded([one, other]: readonly [Ratio, Ratio]): Ratio {
  return Ratio.of(digitsOf(one) + digitsOf(other), 10 ** Math.max(placesOf(one), placesOf(other)))
}

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
    rev: 3,
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
      answer: rational,
      solve: pair => decimal(product(pair)),
      ask: ({ left, right }) => both(column('×', decimal(left), decimal(right))),
      solution: worked,
      check: undoesTheColumn,
    }),

    horizontal: form({
      share: 2,
      instruction,
      lines: 4,
      draw: drawPair,
      answer: rational,
      solve: pair => decimal(product(pair)),
      ask: pair => both(equation(written(pair), blank(3))),
      solution: worked,
      check: (printed, answer) => isProduct(printed, exact(answer)),
    }),

    reasonable: form({
      instruction: {
        en: prose`Choose the product. Estimate to decide.`,
        es: prose`Elige el producto. Estima para decidir.`,
      },
      levels: ['easy'],
      draw: (random, level) =>
        random.until(
          () => drawPair(random, level),
          pair => !dropsZero(pair),
        ),
      answer: rational,
      solve: pair => decimal(product(pair)),
      mistakes: pair => ({
        pointOneTooFarRight: decimal(product(pair).times(10)),
        pointOneTooFarLeft: decimal(product(pair).over(10)),
        pointTwoTooFarLeft: decimal(product(pair).over(100)),
      }),
      ask: pair => both(written(pair)),
      solution: pair => {
        const [a, b] = [firstDigit(pair.left), firstDigit(pair.right)]
        return [
          explainedBy(
            statements(relation(decimal(pair.left), '≈', decimal(a)), relation(decimal(pair.right), '≈', decimal(b))),
            {
              en: line`Round each factor to its first digit.`,
              es: line`Redondea cada factor a su primera cifra.`,
            },
          ),
          explainedBy(equation(times(decimal(a), decimal(b)), decimal(a.times(b))), {
            en: line`Multiply the rounded factors: the product must be near ${decimal(a.times(b))}.`,
            es: line`Multiplica los factores redondeados: el producto debe estar cerca de ${decimal(a.times(b))}.`,
          }),
          answerStep(both(decimal(product(pair))), {
            en: line`The other choices are at least 10 times too large or too small.`,
            es: line`Las otras opciones son al menos 10 veces más grandes o más pequeñas.`,
          }),
        ]
      },
      check: (printed, answer) => isProduct(printed, exact(answer)),
    }),

    equalSizes: form(
      story({
        levels: ['easy'],
        share: 2,
        settings: equalSizes,
        draw: (random, { tenths, noun }) => ({
          groups: random.int(3, 9),
          size: count(decimal(withPlaces(random, 1, tenths[0] / 10, tenths[1] / 10)), noun),
        }),
        answer: quantity,
        solve: ({ groups, size }, { noun }) => count(decimal(evaluate(size.amount).times(groups)), noun),
        ask: ({ groups, size }, { ask }) => ask(groups, size),
        solution: ({ groups, size }, answer, { says }) => [
          ...multiplied(evaluate(size.amount), Ratio.of(groups)),
          answerStep(equation(times(groups, size.amount), answer.amount), says(answer)),
        ],
        check: (numberOf, { amount }) => exact(amount).over(numberOf('groups')).equals(numberOf('size')),
      }),
    ),

    gridModel: form({
      levels: ['medium'],
      instruction: {
        en: prose`The squares that are both gray and striped show the product. Multiply.`,
        es: prose`Los cuadrados que son grises y también rayados muestran el producto. Multiplica.`,
      },
      draw: random =>
        random.until(
          () => ({ left: random.int(2, 9), right: random.int(2, 9) }),
          ({ left, right }) => (left * right) % 10 !== 0,
        ),
      answer: rational,
      solve: ({ left, right }) => decimal(Ratio.of(left * right, 100)),
      ask: ({ left, right }) =>
        both([
          figure(areaGrid({ rows: 10, columns: 10, shadedColumns: left, stripedRows: right })),
          equation(times(decimal(Ratio.of(left, 10)), decimal(Ratio.of(right, 10))), blank(3)),
        ]),
      solution: ({ left, right }) => [
        step(equation(times(right, left), left * right), because.count, {
          group: {
            en: line`the squares that are gray and striped`,
            es: line`los cuadrados grises y rayados`,
          },
        }),
        step(
          equation(
            times(decimal(Ratio.of(left, 10)), decimal(Ratio.of(right, 10))),
            decimal(Ratio.of(left * right, 100)),
          ),
          because.becauseOf,
          { why: { en: line`each square is a hundredth`, es: line`cada cuadrado es una centésima` } },
        ),
      ],
      // Counts the squares that are shaded twice.
      check(printed, answer) {
        const places = printed.figure('area-grid').shaded.map(({ row, column }) => row * 10 + column)
        return (
          exact(answer).equals(Ratio.of(places.length - new Set(places).size, 100)) && isProduct(printed, exact(answer))
        )
      },
    }),

    placeThePoint: form({
      levels: ['hard'],
      lines: 0,
      draw: drawPair,
      answer: rational,
      solve: pair => decimal(product(pair)),
      ask(pair) {
        const [left, right] = [digitsOf(pair.left), digitsOf(pair.right)]
        const known = equation(times(left, right), left * right)
        const unknown = equation(written(pair), blank(3))
        return { en: prose`${known}, so ${unknown}`, es: prose`${known}, así que ${unknown}` }
      },
      solution: pair => worked(pair).slice(1),
      check(printed, answer) {
        const [, , , left, right] = numbersIn(printed, 5)
        return exact(answer).over(left).equals(right)
      },
    }),

    money: form(
      story({
        levels: ['medium'],
        share: 2,
        settings: prices,
        draw: price,
        answer: moneyAmount,
        solve: costOf,
        ask: ({ price, amount }, { tell, cost }) => asked(tell(price, amount), cost),
        solution: (numbers, answer) => [
          ...workedCost(numbers),
          answerStep(equation(times(numbers.price, numbers.amount), money(answer)), {
            en: line`The cost is ${money(answer)}.`,
            es: line`El costo es de ${money(answer)}.`,
          }),
        ],
        check: (numberOf, answer) => Ratio.of(answer, 100).over(numberOf('amount')).equals(numberOf('price')),
      }),
    ),

    whichProduct: form({
      levels: ['medium'],
      draw: (random, level) =>
        random.until(
          () => drawPair(random, level),
          pair => pair.left.compare(1) > 0 && pair.right.compare(1) > 0 && !dropsZero(pair),
        ),
      answer: formulaChoice,
      solve: written,
      mistakes: ({ left, right }) => ({
        onePlaceMore: times(decimal(left), decimal(right.over(10))),
        onePlaceLess: times(decimal(left.times(10)), decimal(right)),
        twoPlacesMore: times(decimal(left.over(10)), decimal(right.over(10))),
        twoPlacesLess: times(decimal(left.times(10)), decimal(right.times(10))),
      }),
      ask(pair) {
        const [left, right] = [digitsOf(pair.left), digitsOf(pair.right)]
        const known = equation(times(left, right), left * right)
        return {
          en: prose`${known}. Which product is equal to ${decimal(product(pair))}?`,
          es: prose`${known}. ¿Qué producto es igual a ${decimal(product(pair))}?`,
        }
      },
      solution: pair => [
        step(
          equation(sum(placesOf(pair.left), placesOf(pair.right)), placesOf(product(pair))),
          because.countDecimalPlaces,
        ),
        explainedBy(
          statements(
            ...[
              [pair.left, pair.right.over(10)],
              [pair.left.times(10), pair.right],
              [pair.left.over(10), pair.right.over(10)],
            ].map(([a = pair.left, b = pair.right]) =>
              equation(sum(placesOf(a), placesOf(b)), placesOf(a) + placesOf(b)),
            ),
          ),
          {
            en: line`The other choices have too many or too few decimal places.`,
            es: line`Las otras opciones tienen más o menos cifras decimales.`,
          },
        ),
        explainedBy(written(pair), {
          en: line`This product has as many decimal places as ${decimal(product(pair))}.`,
          es: line`Este producto tiene tantas cifras decimales como ${decimal(product(pair))}.`,
        }),
      ],
      check(printed, answer) {
        const [, , , wanted] = numbersIn(printed, 4)
        return evaluate(answer as Expr).equals(wanted)
      },
    }),

    missingFactor: form({
      levels: ['hard'],
      instruction: { en: prose`Find the missing factor.`, es: prose`Halla el factor que falta.` },
      lines: 3,
      draw: random => ({
        missing: random.int(3, 12),
        known: withPlaces(random, random.pick([1, 2]), 0.2, 6.9),
        first: random.evenly([true, false]),
      }),
      answer: rational,
      solve: ({ missing }) => missing,
      ask: ({ missing, known, first }) =>
        both(
          equation(
            first ? times(blank(2), decimal(known)) : times(decimal(known), blank(2)),
            decimal(known.times(missing)),
          ),
        ),
      solution: ({ missing, known }) => [
        step(divide(decimal(known.times(missing)), decimal(known)), because.useOppositeOperation),
        ...divided(known.times(missing), known),
      ],
      check(printed, answer) {
        const [known, total] = numbersIn(printed, 2)
        return exact(answer).times(known).equals(total)
      },
    }),

    change: form(
      story({
        levels: ['hard'],
        share: 2,
        settings: prices,
        draw(random, setting) {
          const bought = price(random, setting)
          const cost = costOf(bought)
          // A bill or two that cover the cost.
          const paid = [500, 1000, 2000, 3000, 4000, 5000, 6000].find(bills => bills >= cost + 10)
          return { ...bought, paid: money(paid ?? Math.ceil((cost + 10) / 1000) * 1000) }
        },
        answer: moneyAmount,
        solve: ({ paid, ...bought }) => paid.cents - costOf(bought),
        ask: ({ price, amount, paid }, { tell, change }) => asked(tell(price, amount), change(paid)),
        solution: ({ price, amount, paid }, answer) => [
          ...workedCost({ price, amount }),
          answerStep(equation(minus(paid, money(paid.cents - answer)), money(answer)), {
            en: line`The cost is ${money(paid.cents - answer)}. Subtract it from ${paid}: the change is ${money(answer)}.`,
            es: line`El costo es de ${money(paid.cents - answer)}. Réstalo de ${paid}: el cambio es de ${money(answer)}.`,
          }),
        ],
        check: (numberOf, answer) =>
          numberOf('paid').minus(Ratio.of(answer, 100)).over(numberOf('amount')).equals(numberOf('price')),
      }),
    ),

    findTheError: form(
      findMistake({
        levels: ['hard'],
        lines: 3,
        draw: (random): Partial =>
          random.until(
            () => ({
              ones: random.int(2, 9),
              tenths: withPlaces(random, 1, 0.1, 0.9),
              by: withPlaces(random, random.pick([1, 2]), 0.2, 0.9),
            }),
            facts => {
              const [one, other] = partials(facts)
              return placesOf(one) === placesOf(facts.by) && placesOf(other) === placesOf(facts.by) + 1
            },
          ),
        work: facts => workOf(facts, facts.tenths, partials(facts), whole(partials(facts))),
        steps: facts => {
          const [, split, parts, total] = workOf(facts, facts.tenths, partials(facts), whole(partials(facts)))
          return [
            step(split as Expr, because.multiplyEachPlace),
            step(parts as Expr, because.placeThePoint),
            step(total as Expr, because.lineUpPoints),
          ]
        },
        mistakes: {
          tenthsAsOnes: {
            says: ({ tenths }) => ({
              en: line`the digit after the point is worth ${decimal(tenths)}, not ${tenths.times(10)}`,
              es: line`el dígito después del punto vale ${decimal(tenths)}, no ${tenths.times(10)}`,
            }),
            work: facts => {
              const parts = [facts.by.times(facts.ones), facts.by.times(facts.tenths).times(10)] as const
              return workOf(facts, facts.tenths.times(10), parts, whole(parts))
            },
          },
          onePlaceTooFew: {
            says: ({ tenths, by }) => ({
              en: line`the product ${times(decimal(tenths), decimal(by))} has ${equation(sum(1, placesOf(by)), 1 + placesOf(by))} decimal places`,
              es: line`el producto ${times(decimal(tenths), decimal(by))} tiene ${equation(sum(1, placesOf(by)), 1 + placesOf(by))} cifras decimales`,
            }),
            work: facts => {
              const parts = [facts.by.times(facts.ones), facts.by.times(facts.tenths).times(10)] as const
              return workOf(facts, facts.tenths, parts, whole(parts))
            },
          },
          pointsNotLinedUp: {
            says: () => ({
              en: line`the decimal points were not lined up`,
              es: line`no se alinearon los puntos decimales`,
            }),
            work: facts => workOf(facts, facts.tenths, partials(facts), lastDigitsAdded(partials(facts))),
          },
        },
        follows: (before, after) => evaluate(before).equals(evaluate(after)),
      }),
    ),
  }),
)
