import {
  blank,
  both,
  column,
  count,
  decimal,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  inPartialProducts,
  line,
  minus,
  money,
  moneyAmount,
  name,
  people,
  prose,
  type Random,
  Ratio,
  rational,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  sum,
  times,
} from '../../../author.ts'
import { undoesTheColumn } from '../../kit/columns/columns.ts'
import { placesOf } from '../../kit/decimals/decimals.ts'
import { isProduct } from '../../kit/decimals/product-check.ts'
import { ended, paragraph } from '../../kit/stories/endings.ts'
import {
  decimalPlace,
  drawSmall,
  drawSmaller,
  MULTIPLY,
  type Pair,
  placesIn,
  productOf,
  toFill,
  wholeOf,
  worked,
  written,
  zeroDigit,
} from './factors.ts'
import type { levels } from './levels.ts'
import { totalStories } from './stories.ts'

/** 4.06 × 2.35: one factor has a zero within. */
function drawLong(random: Random): Pair {
  const withZero = () => Ratio.of(random.int(2, 9) * 100 + random.int(2, 9), random.pick([10, 100]))
  const other = () => Ratio.of(random.int(112, 987), random.pick([10, 100]))
  return random.until(
    () => (random.chance(0.5) ? { a: withZero(), b: other() } : { a: other(), b: withZero() }),
    pair =>
      placesIn(pair) > 2 &&
      wholeOf(pair.a) > 99 &&
      wholeOf(pair.b) > 99 &&
      wholeOf(pair.b) % 100 > 9 !== wholeOf(pair.a) % 100 > 9,
  )
}
/** Zeros are added in front of the digits, or one is dropped at their end. */
function drawPlaced(random: Random): Pair {
  const isSmall = random.evenly([true, false])
  return random.until(
    () =>
      isSmall
        ? drawSmall(random)
        : { a: Ratio.of(5 * (2 * random.int(1, 9) + 1), 100), b: Ratio.of(2 * random.int(6, 49), 100) },
    pair => {
      const digits = wholeOf(pair.a) * wholeOf(pair.b)
      return isSmall ? digits % 10 !== 0 : digits % 10 === 0 && digits % 100 !== 0 && placesIn(pair) === 4
    },
  )
}

const MISTAKES = ['onlyOneFactor', 'likeAddition', 'zeroLeftOut', 'zeroDroppedEarly'] as const
type MistakeName = (typeof MISTAKES)[number]
interface Mistaken extends Pair {
  readonly mistake: MistakeName
}
/** The product with the places that the mistake gives it. */
function mistaken(pair: Pair, mistake: MistakeName): Ratio {
  const digits = Ratio.of(wholeOf(pair.a) * wholeOf(pair.b))
  const places = {
    onlyOneFactor: placesOf(pair.b),
    likeAddition: Math.max(placesOf(pair.a), placesOf(pair.b)),
    zeroLeftOut: placesIn(pair) - 1,
    zeroDroppedEarly: placesIn(pair) + 1,
  }[mistake]
  return digits.over(10 ** places)
}
const applies = (pair: Pair, mistake: MistakeName) => {
  const endsInZero = (wholeOf(pair.a) * wholeOf(pair.b)) % 10 === 0
  return mistake === 'zeroDroppedEarly' ? endsInZero : mistake !== 'zeroLeftOut' || productOf(pair).toNumber() < 0.1
}
const mistakeSaid = ({ a, b }: Pair, mistake: MistakeName): Sentence => {
  const most = Math.max(placesOf(a), placesOf(b))
  return {
    key: mistake,
    says: {
      onlyOneFactor: {
        en: prose`Only the ${placesOf(b)} decimal places of ${decimal(b)} were counted.`,
        es: prose`Solo se contaron las ${placesOf(b)} cifras decimales de ${decimal(b)}.`,
      },
      likeAddition: {
        en: prose`The product was given ${most} decimal places, as in addition.`,
        es: prose`Se dejaron ${most} cifras decimales en el producto, como en una suma.`,
      },
      zeroLeftOut: {
        en: prose`A zero between the decimal point and the digits was left out.`,
        es: prose`Se omitió un cero entre el punto decimal y los dígitos.`,
      },
      zeroDroppedEarly: {
        en: prose`The zero at the end was dropped before the point was placed.`,
        es: prose`Se quitó el cero del final antes de colocar el punto.`,
      },
    }[mistake],
  }
}

/** The rows that a pupil writes: the upper factor times each digit of the lower one. */
function rowsOfColumn({ a, b }: Pair): Step {
  const [upper, lower] = [wholeOf(a), wholeOf(b)]
  const rows = [...String(lower)]
    .reverse()
    .flatMap((digit, place) => (digit === '0' ? [] : [upper * Number(digit) * 10 ** place]))
  return explained(
    equation(equation(times(upper, lower), sum(...rows)), upper * lower),
    line`Multiply as whole numbers: ${upper} times each digit of ${lower}, in its place. Add the rows.`,
    line`Multiplica como números enteros: ${upper} por cada dígito de ${lower}, en su lugar. Suma las filas.`,
  )
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  smallFactors: form({
    levels: ['hard'],
    instruction: MULTIPLY,
    draw: drawSmaller,
    answer: rational,
    solve: pair => decimal(productOf(pair)),
    ask: pair => both(toFill(pair)),
    solution: withZeros,
    check: (printed, answer) => isProduct(printed, exact(answer)),
  }),

  longColumn: form({
    levels: ['hard'],
    instruction: MULTIPLY,
    draw: drawLong,
    answer: rational,
    solve: pair => decimal(productOf(pair)),
    ask: ({ a, b }) => both(column('×', decimal(a), decimal(b))),
    solution: pair => [rowsOfColumn(pair), ...worked(pair).slice(1)],
    check: undoesTheColumn,
  }),

  fromWholeProduct: form({
    levels: ['hard'],
    draw: drawPlaced,
    answer: rational,
    solve: ({ b }) => decimal(b),
    ask(pair) {
      const [x, y] = [wholeOf(pair.a), wholeOf(pair.b)]
      const known = equation(times(x, y), x * y)
      const asked = equation(times(decimal(pair.a), blank(4)), decimal(productOf(pair)))
      return {
        en: [prose`Use ${known} to find the missing factor.`, asked],
        es: [prose`Usa ${known} para hallar el factor que falta.`, asked],
      }
    },
    solution: missingFactor,
    check(printed, answer) {
      const [a, product] = printed
        .all('number')
        .slice(-2)
        .map(number => evaluate(number))
      if (!a || !product) return false
      return product.over(exact(answer)).equals(a)
    },
  }),

  totalStory: form({
    levels: ['hard'],
    kind: 'story',
    lines: 5,
    draw(random) {
      const story = random.evenly(totalStories)
      const price = ([least, most]: readonly [number, number]) => random.int(least / 20, most / 20) * 20
      // Hours come by quarters.
      const parts = story.unit.en[0] === 'hour' ? 4 : 20
      const amount = ([least, most]: readonly [number, number]) =>
        Ratio.of(random.int(least * parts, most * parts), parts)
      return random.until(
        () => ({
          story,
          a: price(story.prices[0]),
          b: amount(story.amounts[0]),
          c: price(story.prices[1]),
          d: amount(story.amounts[1]),
        }),
        ({ a, b, c, d }) => a !== c && placesOf(b) === 2 && placesOf(d) > 0 && !b.equals(d),
      )
    },
    answer: moneyAmount,
    solve: ({ a, b, c, d }) => b.times(a).plus(d.times(c)).n,
    ask: ({ story, a, b, c, d }) =>
      paragraph(
        story.tell(
          role('a', money(a)),
          role('b', count(decimal(b), story.unit)),
          role('c', money(c)),
          role('d', count(decimal(d), story.unit)),
        ),
      ),
    solution({ story, a, b, c, d }, total) {
      const { en, es } = story.end(role('total', money(total)))
      const step = (price: number, amount: Ratio) => {
        const [digits, places] = [wholeOf(amount), 2 + placesOf(amount)]
        const shown = decimal(amount.times(price).over(100), places)
        return explained(
          statements(
            inPartialProducts(price, digits),
            equation(times(money(price), decimal(amount)), money(amount.times(price).n)),
          ),
          line`Multiply as with whole numbers. The factors have ${sum(2, placesOf(amount))} decimal places: ${shown}.`,
          line`Multiplica como con números enteros. Los factores tienen ${sum(2, placesOf(amount))} cifras decimales: ${shown}.`,
        )
      }
      return [
        step(a, b),
        step(c, d),
        explained(
          equation(sum(money(b.times(a).n), money(d.times(c).n)), money(total)),
          line`Add both amounts.`,
          line`Suma las dos cantidades.`,
        ),
        ended(money(total), en, es),
      ]
    },
    // The total less the second product, divided by the first amount, is the first price.
    check: (printed, cents) =>
      Ratio.of(cents, 100)
        .minus(printed.role('c').times(printed.role('d')))
        .over(printed.role('b'))
        .equals(printed.role('a')),
  }),

  whichMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random): Mistaken & { readonly who: (typeof people)[number] } {
      const mistake = random.evenly(MISTAKES)
      const pair = random.until(
        () => drawSmall(random),
        drawn => applies(drawn, mistake) && (mistake === 'zeroDroppedEarly' || !applies(drawn, 'zeroDroppedEarly')),
      )
      return { ...pair, mistake, who: random.pick(people) }
    },
    answer: sentenceChoice,
    solve: facts => mistakeSaid(facts, facts.mistake),
    mistakes: facts =>
      Object.fromEntries(
        MISTAKES.filter(other => other !== facts.mistake).map(other => [other, mistakeSaid(facts, other)]),
      ),
    ask(facts) {
      const work = equation(written(facts), decimal(mistaken(facts, facts.mistake)))
      return {
        en: [prose`${name(facts.who)} writes:`, work, prose`What is the mistake?`],
        es: [prose`${name(facts.who)} escribe:`, work, prose`¿Cuál es el error?`],
      }
    },
    key: facts => both(equation(written(facts), decimal(productOf(facts)))),
    solution: (facts, answer) => [
      ...withZeros(facts),
      explained(
        answer.says,
        line`This mistake gives ${decimal(mistaken(facts, facts.mistake))} instead of ${decimal(productOf(facts))}.`,
        line`Con este error se obtiene ${decimal(mistaken(facts, facts.mistake))} en vez de ${decimal(productOf(facts))}.`,
      ),
    ],
    whyWrong: facts =>
      Object.fromEntries(
        MISTAKES.filter(other => other !== facts.mistake).map(
          other =>
            [
              other,
              {
                en: line`This would give ${decimal(mistaken(facts, other))}.`,
                es: line`Con este error se obtendría ${decimal(mistaken(facts, other))}.`,
              },
            ] as const,
        ),
      ),
    check(printed, { key }) {
      const shown = printed.one('relation')
      const [a, b] = printed.all('number').map(number => evaluate(number))
      if (!a || !b) return false
      const made = MISTAKES.filter(
        mistake => applies({ a, b }, mistake) && mistaken({ a, b }, mistake).equals(exact(shown.right)),
      )
      return made.length === 1 && made[0] === key
    },
  }),
})
/** The places of the product, less those of the factor that is given. */
function missingFactor(pair: Pair): readonly Step[] {
  const [digits, places, given] = [wholeOf(pair.a) * wholeOf(pair.b), placesIn(pair), placesOf(pair.a)]
  const product = productOf(pair)
  const shown = placesOf(product) < places ? equation(decimal(product), decimal(product, places)) : decimal(product)
  const left = count(places - given, decimalPlace)
  return [
    explained(
      shown,
      line`The product has the digits of ${digits}, with ${count(places, decimalPlace)}.`,
      line`El producto tiene los dígitos de ${digits}, con ${count(places, decimalPlace)}.`,
    ),
    explained(
      equation(minus(places, given), places - given),
      line`The decimal places of both factors add up to ${places}. ${decimal(pair.a)} has ${given}: the missing factor has ${left}.`,
      line`Las cifras decimales de los dos factores suman ${places}. ${decimal(pair.a)} tiene ${given}: el factor que falta tiene ${left}.`,
    ),
    explained(
      equation(times(decimal(pair.a), decimal(pair.b)), decimal(product)),
      line`The missing factor is ${wholeOf(pair.b)} with ${left}: ${decimal(pair.b)}.`,
      line`El factor que falta es ${wholeOf(pair.b)} con ${left}: ${decimal(pair.b)}.`,
    ),
  ]
}
/** Digits, places, zeros in front, and zeros that are dropped. */
function withZeros(pair: Pair) {
  const [x, y] = [wholeOf(pair.a), wholeOf(pair.b)]
  const [digits, places] = [x * y, placesIn(pair)]
  const missing = places - String(digits).length
  const product = productOf(pair)
  return [
    ...worked(pair).slice(0, 2),
    missing > 0
      ? explained(
          decimal(product, places),
          line`${digits} has ${String(digits).length} digits. For ${places} decimal places, write ${count(missing, zeroDigit)} in front of them.`,
          line`${digits} tiene ${String(digits).length} dígitos. Para tener ${places} cifras decimales, escribe ${count(missing, zeroDigit)} delante.`,
        )
      : explained(decimal(product, places), line`Place the decimal point.`, line`Coloca el punto decimal.`),
    ...(placesOf(product) < places
      ? [
          explained(
            equation(decimal(product, places), decimal(product)),
            line`Leave out the zero at the end.`,
            line`Omite el cero del final.`,
          ),
        ]
      : []),
  ]
}
