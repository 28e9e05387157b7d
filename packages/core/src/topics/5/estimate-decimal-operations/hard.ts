import {
  type Block,
  type Both,
  decimal,
  equation,
  exact,
  explained,
  type FormMaker,
  line,
  minus,
  money,
  moneyAmount,
  prose,
  type Random,
  Ratio,
  rational,
  relation,
  role,
  type Sentence,
  sentenceChoice,
  sum,
  times,
  tupleOf,
  words,
} from '../../../author.ts'
import { estimateSteps, isNearest, near, operated, resultOf, roundedTo, roundPrice } from './estimates.ts'
import { leftStories } from './left-stories.ts'
import type { levels } from './levels.ts'

const WAYS = [
  ['up', 'down'],
  ['down', 'up'],
  ['up', 'up'],
  ['down', 'down'],
] as const

/** A product whose digits are printed without the point. */
function drawDigits(random: Random) {
  const [places, other] = random.evenly([
    [1, 2],
    [2, 1],
    [1, 1],
    [2, 2],
  ] as const)
  return random.until(
    () => {
      const [one, two] = random.evenly(WAYS)
      const a = near(random, Ratio.of(random.int(3, 9)), one, 0, places)
      const b = near(random, Ratio.of(random.pick([random.int(3, 9), random.int(12, 19)])), two, 0, other)
      return { a, b, digits: a.times(b).times(10 ** (places + other)).n }
    },
    ({ digits, a, b }) => digits % 10 !== 0 && !a.equals(b),
  )
}

/** Both numbers of a sum or a product were rounded up, or both down. */
type Way = 'up' | 'down'
const sameWay = (order: Order, way: Way): Sentence => ({
  key: `${order} ${way}`,
  says: SAME_WAY[order][way],
})
const SAME_WAY: Readonly<Record<Order, Readonly<Record<Way, Both<Block>>>>> = {
  greater: {
    up: {
      en: prose`The estimate is greater, because both numbers were rounded up.`,
      es: prose`La estimación es mayor, porque los dos números se redondearon hacia arriba.`,
    },
    down: {
      en: prose`The estimate is greater, because both numbers were rounded down.`,
      es: prose`La estimación es mayor, porque los dos números se redondearon hacia abajo.`,
    },
  },
  less: {
    up: {
      en: prose`The estimate is less, because both numbers were rounded up.`,
      es: prose`La estimación es menor, porque los dos números se redondearon hacia arriba.`,
    },
    down: {
      en: prose`The estimate is less, because both numbers were rounded down.`,
      es: prose`La estimación es menor, porque los dos números se redondearon hacia abajo.`,
    },
  },
}

/** A difference: one number was rounded up, the other down. */
type Order = 'greater' | 'less'
const saidOf = (order: Order, isFirstUp: boolean): Sentence => ({
  key: `${order} ${isFirstUp}`,
  says:
    order === 'greater'
      ? isFirstUp
        ? {
            en: prose`The estimate is greater: the first number was rounded up and the second down.`,
            es: prose`La estimación es mayor: el primer número se redondeó hacia arriba y el segundo hacia abajo.`,
          }
        : {
            en: prose`The estimate is greater: the first number was rounded down and the second up.`,
            es: prose`La estimación es mayor: el primer número se redondeó hacia abajo y el segundo hacia arriba.`,
          }
      : isFirstUp
        ? {
            en: prose`The estimate is less: the first number was rounded up and the second down.`,
            es: prose`La estimación es menor: el primer número se redondeó hacia arriba y el segundo hacia abajo.`,
          }
        : {
            en: prose`The estimate is less: the first number was rounded down and the second up.`,
            es: prose`La estimación es menor: el primer número se redondeó hacia abajo y el segundo hacia arriba.`,
          },
})

const said = (operation: '+' | '−' | '×', order: Order, isFirstUp: boolean): Sentence =>
  operation === '−' ? saidOf(order, isFirstUp) : sameWay(order, isFirstUp ? 'up' : 'down')

export const hardForms = (form: FormMaker<typeof levels>) => ({
  placePoint: form({
    levels: ['hard'],
    draw: drawDigits,
    answer: rational,
    solve: ({ a, b }) => decimal(a.times(b)),
    ask: ({ a, b, digits }) => ({
      en: prose`The product of ${decimal(a)} and ${decimal(b)} has the digits ${digitsOf(digits)}. Estimate to place the decimal point, and write the product.`,
      es: prose`El producto de ${decimal(a)} y ${decimal(b)} tiene los dígitos ${digitsOf(digits)}. Estima para colocar el punto decimal y escribe el producto.`,
    }),
    solution: ({ a, b }, answer) => [
      ...estimateSteps('×', [a, b], 0),
      explained(
        equation(times(decimal(a), decimal(b)), answer),
        line`Place the point so that the product is near ${roundedTo(a, 0).times(roundedTo(b, 0))}.`,
        line`Coloca el punto para que el producto esté cerca de ${roundedTo(a, 0).times(roundedTo(b, 0))}.`,
      ),
    ],
    check(printed, answer) {
      const [a, b] = printed.take(2)
      return exact(answer).over(b).equals(a)
    },
  }),

  overOrUnder: form({
    levels: ['hard'],
    draw(random) {
      const operation = random.evenly(['−', '×', '−', '+'] as const)
      const isFirstUp = random.evenly([true, false])
      const [high, low] =
        operation === '−' ? [random.int(21, 58), random.int(5, 12)] : random.sample([4, 5, 6, 7, 8, 9], 2)
      const isSecondUp = operation === '−' ? !isFirstUp : isFirstUp
      return {
        operation,
        isFirstUp,
        a: near(random, Ratio.of(high), isFirstUp ? 'up' : 'down', 0, random.pick([1, 2])),
        b: near(random, Ratio.of(low), isSecondUp ? 'up' : 'down', 0, random.pick([1, 2])),
      }
    },
    answer: sentenceChoice,
    solve: ({ operation, isFirstUp }) => said(operation, isFirstUp ? 'greater' : 'less', isFirstUp),
    mistakes: ({ operation, isFirstUp }) => ({
      turned: said(operation, isFirstUp ? 'less' : 'greater', isFirstUp),
      misread: said(operation, isFirstUp ? 'greater' : 'less', !isFirstUp),
      turnedAndMisread: said(operation, isFirstUp ? 'less' : 'greater', !isFirstUp),
    }),
    ask({ operation, a, b }) {
      const estimate = resultOf(operation, roundedTo(a, 0), roundedTo(b, 0))
      const shown = operated(operation, decimal(a), decimal(b))
      return {
        en: prose`An estimate of ${shown} is ${estimate}. Is it greater or less than the exact value?`,
        es: prose`Una estimación de ${shown} es ${estimate}. ¿Es mayor o menor que el valor exacto?`,
      }
    },
    solution({ operation, isFirstUp, a, b }) {
      const work = relation(
        resultOf(operation, roundedTo(a, 0), roundedTo(b, 0)),
        isFirstUp ? '>' : '<',
        operated(operation, decimal(a), decimal(b)),
      )
      const last =
        operation === '−'
          ? isFirstUp
            ? explained(
                work,
                line`Less is subtracted from a greater number: the estimate is greater.`,
                line`Se resta menos de un número mayor: la estimación es mayor.`,
              )
            : explained(
                work,
                line`More is subtracted from a lesser number: the estimate is less.`,
                line`Se resta más de un número menor: la estimación es menor.`,
              )
          : isFirstUp
            ? explained(
                work,
                line`Both numbers were rounded up, so the estimate is greater than the exact value.`,
                line`Los dos números se redondearon hacia arriba: la estimación es mayor que el valor exacto.`,
              )
            : explained(
                work,
                line`Both numbers were rounded down, so the estimate is less than the exact value.`,
                line`Los dos números se redondearon hacia abajo: la estimación es menor que el valor exacto.`,
              )
      return [...estimateSteps(operation, [a, b], 0), last]
    },
    whyWrong({ operation, isFirstUp, a }) {
      const rounded = isFirstUp
        ? {
            en: line`${decimal(a)} was rounded up.`,
            es: line`${decimal(a)} se redondeó hacia arriba.`,
          }
        : {
            en: line`${decimal(a)} was rounded down.`,
            es: line`${decimal(a)} se redondeó hacia abajo.`,
          }
      const turned =
        operation === '−'
          ? isFirstUp
            ? {
                en: line`Less is subtracted, and from a greater number: the estimate is greater.`,
                es: line`Se resta menos, y de un número mayor: la estimación es mayor.`,
              }
            : {
                en: line`More is subtracted, and from a lesser number: the estimate is less.`,
                es: line`Se resta más, y de un número menor: la estimación es menor.`,
              }
          : isFirstUp
            ? {
                en: line`Rounding up makes the estimate greater.`,
                es: line`Al redondear hacia arriba, la estimación es mayor.`,
              }
            : {
                en: line`Rounding down makes the estimate less.`,
                es: line`Al redondear hacia abajo, la estimación es menor.`,
              }
      return { turned, misread: rounded, turnedAndMisread: rounded }
    },
    check(printed, { key }) {
      const [a, b, estimate] = tupleOf(
        printed.all('number').map(number => exact(number)),
        3,
      )
      const isDifference = printed.all('negative').length > 0
      const exactly = printed.all('product').length > 0 ? a.times(b) : isDifference ? a.minus(b) : a.plus(b)
      const order = estimate.compare(exactly) > 0 ? 'greater' : 'less'
      const isFirstUp = roundedTo(a, 0).compare(a) > 0
      return key === (isDifference ? `${order} ${isFirstUp}` : `${order} ${isFirstUp ? 'up' : 'down'}`)
    },
  }),

  aboutLeft: form({
    levels: ['hard'],
    kind: 'story',
    lines: 4,
    draw(random) {
      const story = random.evenly(leftStories)
      const amount = random.int(3, 6)
      const price = 100 * random.int(...story.price) + random.pick([-1, -5, -11, -21, 5, 15, 19, 29])
      const other = 100 * random.int(...story.other) + random.pick([-1, -5, -11, -21, 5, 15, 19, 29])
      const [one, two] = [Math.round(price / 100), Math.round(other / 100)]
      const cost = amount * one + two
      // What is left is neither of the rounded prices.
      const has = random.until(
        () => 10 * Math.ceil((cost + random.int(4, 24)) / 10),
        money => ![one, two].includes(money - cost),
      )
      return { story, amount, price, other, has }
    },
    answer: moneyAmount,
    solve: ({ amount, price, other, has }) => 100 * (has - amount * Math.round(price / 100) - Math.round(other / 100)),
    ask: ({ story, amount, price, other, has }) =>
      story.ask(
        role('amount', amount),
        role('price', money(price)),
        role('other', money(other)),
        role('has', money(100 * has)),
      ),
    solution({ story, amount, price, other, has }, found) {
      const [one, two] = [Math.round(price / 100), Math.round(other / 100)]
      return [
        roundPrice(price),
        roundPrice(other),
        explained(
          prose`${amount} × ${money(100 * one)} = ${money(100 * amount * one)}`,
          line`There are ${amount} at this price: multiply.`,
          line`Hay ${amount} a este precio: multiplica.`,
        ),
        explained(
          prose`${money(100 * amount * one)} + ${money(100 * two)} = ${money(100 * (amount * one + two))}`,
          line`Add the other price: this is the estimated cost.`,
          line`Suma el otro precio: este es el costo estimado.`,
        ),
        explained(
          prose`${money(100 * has)} - ${money(100 * (amount * one + two))} = ${money(found)}`,
          line`Subtract the estimated cost from ${money(100 * has)}.`,
          line`Resta el costo estimado de ${money(100 * has)}.`,
        ),
        explained(money(found), story.ends.en(money(found)), story.ends.es(money(found))),
      ]
    },
    check(printed, cents) {
      const spent = printed.role('has').minus(Ratio.of(cents, 100))
      const rest = spent.minus(roundedTo(printed.role('other'), 0)).over(printed.role('amount'))
      return isNearest(printed.role('price'), rest, 0)
    },
  }),

  threeAddends: form({
    levels: ['hard'],
    instruction: {
      en: prose`To estimate, round each number to the nearest tenth.`,
      es: prose`Para estimar, redondea cada número a la décima más cercana.`,
    },
    draw(random) {
      const [one, two] = random.evenly(WAYS)
      const [a, b, c] = random.sample([12, 17, 23, 28, 34, 39, 46, 52, 57, 63, 68, 74, 85, 91, 96], 3)
      return {
        values: [
          near(random, Ratio.of(a, 10), one, -1, 3),
          near(random, Ratio.of(b, 10), two, -1, 2),
          near(random, Ratio.of(c, 10), random.pick(['up', 'down'] as const), -1, 3),
        ] as const,
        takesAway: random.evenly([true, false]),
      }
    },
    answer: rational,
    solve: ({ values, takesAway }) => decimal(roundedTotal(ordered(values, takesAway), takesAway)),
    ask({ values, takesAway }) {
      const [a, b, c] = ordered(values, takesAway)
      const shown = takesAway ? minus(sum(decimal(a), decimal(b)), decimal(c)) : sum(decimal(a), decimal(b), decimal(c))
      return { en: prose`${shown} is about ____.`, es: prose`${shown} es aproximadamente ____.` }
    },
    solution({ values, takesAway }) {
      const all = ordered(values, takesAway)
      const [a, b, c] = tupleOf(
        all.map(value => roundedTo(value, -1)),
        3,
      )
      return [
        explained(
          prose`${decimal(all[0])} → ${decimal(a)}; ${decimal(all[1])} → ${decimal(b)}; ${decimal(all[2])} → ${decimal(c)}`,
          line`Look at the hundredths digit: 5 or more rounds up.`,
          line`Mira las centésimas: 5 o más se redondea hacia arriba.`,
        ),
        explained(
          equation(sum(decimal(a), decimal(b)), decimal(a.plus(b))),
          line`Add the first two.`,
          line`Suma los dos primeros.`,
        ),
        takesAway
          ? explained(
              equation(minus(decimal(a.plus(b)), decimal(c)), decimal(a.plus(b).minus(c))),
              line`Subtract the third.`,
              line`Resta el tercero.`,
            )
          : explained(
              equation(sum(decimal(a.plus(b)), decimal(c)), decimal(a.plus(b).plus(c))),
              line`Add the third.`,
              line`Suma el tercero.`,
            ),
      ]
    },
    check(printed, answer) {
      const [a, b, c] = tupleOf(
        printed.all('number').map(number => roundedTo(exact(number), -1)),
        3,
      )
      const isTaken = printed.all('negative').length > 0
      return exact(answer)
        .minus(a)
        .minus(b)
        .equals(isTaken ? c.negated() : c)
    },
  }),
})

/** Where something is taken away, it is the least. */
const ordered = (values: readonly [Ratio, Ratio, Ratio], takesAway: boolean): readonly [Ratio, Ratio, Ratio] =>
  takesAway
    ? tupleOf(
        [...values].sort((a, b) => b.compare(a)),
        3,
      )
    : values
const roundedTotal = (values: readonly [Ratio, Ratio, Ratio], takesAway: boolean): Ratio => {
  const [a, b, c] = tupleOf(
    values.map(value => roundedTo(value, -1)),
    3,
  )
  return takesAway ? a.plus(b).minus(c) : a.plus(b).plus(c)
}
/** As they follow one another: a comma of thousands would be read as a point. */
const digitsOf = (digits: number) => words(String(digits), String(digits))
