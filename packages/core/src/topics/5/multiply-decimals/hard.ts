import {
  answerStep,
  blank,
  both,
  decimal,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  type FormMaker,
  findMistake,
  line,
  minus,
  money,
  moneyAmount,
  prose,
  Ratio,
  rational,
  statements,
  step,
  story,
  sum,
  times,
  type Work,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { numbersIn, placesOf, withPlaces } from '../../kit/decimals/decimals.ts'
import { divided } from '../../kit/decimals/divide-by-parts.ts'
import type { levels } from './levels.ts'
import { costOf, costSaid, digitsOf, drawPair, dropsZero, price, product, workedCost } from './parts.ts'
import { asked, prices } from './stories.ts'

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

export const hardForms = (form: FormMaker<typeof levels>) => ({
  pointInFactor: form({
    levels: ['hard'],
    lines: 0,
    draw: drawPair,
    answer: rational,
    solve: ({ left }) => decimal(left),
    ask(pair) {
      const [left, right] = [digitsOf(pair.left), digitsOf(pair.right)]
      const known = equation(times(left, right), left * right)
      const unknown = equation(times(blank(3), decimal(pair.right)), decimal(product(pair)))
      return { en: prose`${known}, so ${unknown}`, es: prose`${known}, así que ${unknown}` }
    },
    solution(pair) {
      const [left, right] = [placesOf(pair.left), placesOf(pair.right)]
      const all = product(pair)
      return [
        ...(dropsZero(pair)
          ? [
              explainedBy(equation(decimal(all), decimal(all, left + right)), {
                en: line`Write the product with all the digits of ${digitsOf(pair.left) * digitsOf(pair.right)}.`,
                es: line`Escribe el producto con todas las cifras de ${digitsOf(pair.left) * digitsOf(pair.right)}.`,
              }),
            ]
          : []),
        explainedBy(equation(minus(left + right, right), left), {
          en: line`The product has as many decimal places as both factors together: subtract those of ${decimal(pair.right)}.`,
          es: line`El producto tiene tantas cifras decimales como los dos factores juntos: resta las de ${decimal(pair.right)}.`,
        }),
        answerStep(equation(times(decimal(pair.left), decimal(pair.right)), decimal(all)), {
          en: line`The missing factor has the digits of ${digitsOf(pair.left)}: it is ${decimal(pair.left)}.`,
          es: line`El factor que falta tiene las cifras de ${digitsOf(pair.left)}: es ${decimal(pair.left)}.`,
        }),
      ]
    },
    check(printed, answer) {
      const [, , , one, other] = numbersIn(printed, 5)
      return exact(answer).times(one).equals(other)
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
    solution: ({ missing, known, first }) => [
      explainedBy(divide(decimal(known.times(missing)), decimal(known)), {
        en: line`A factor is missing: divide the product by the other factor.`,
        es: line`Falta un factor: divide el producto entre el otro factor.`,
      }),
      ...divided(known.times(missing), known).slice(0, -1),
      answerStep(
        equation(
          first ? times(missing, decimal(known)) : times(decimal(known), missing),
          decimal(known.times(missing)),
        ),
        {
          en: line`The missing factor is ${missing}.`,
          es: line`El factor que falta es ${missing}.`,
        },
      ),
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
          en: [
            ...costSaid(paid.cents - answer).en,
            ...line` Subtract it from ${paid}: the change is ${money(answer)}.`,
          ],
          es: [...costSaid(paid.cents - answer).es, ...line` Réstalo de ${paid}: el cambio es de ${money(answer)}.`],
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
            by: withPlaces(random, 2, 0.2, 0.9),
          }),
          facts => {
            const [one, other] = partials(facts)
            return placesOf(one) === placesOf(facts.by) && placesOf(other) === placesOf(facts.by) + 1
          },
        ),
      work: facts => workOf(facts, facts.tenths, partials(facts), whole(partials(facts))),
      steps: facts => {
        const [, split] = workOf(facts, facts.tenths, partials(facts), whole(partials(facts)))
        const [one, other] = partials(facts)
        const places = placesOf(other)
        return [
          step(split as Expr, because.multiplyEachPlace),
          explainedBy(
            statements(
              equation(times(facts.ones, decimal(facts.by)), decimal(one)),
              equation(times(decimal(facts.tenths), decimal(facts.by)), decimal(other)),
            ),
            {
              en: line`Each product has as many decimal places as its factors together.`,
              es: line`Cada producto tiene tantas cifras decimales como sus factores juntos.`,
            },
          ),
          step(equation(sum(decimal(one, places), decimal(other)), decimal(whole([one, other]))), because.lineUpPoints),
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
          says: facts => {
            const [one] = partials(facts)
            return {
              en: line`${decimal(one.over(10))} was added, not ${decimal(one)}, because the decimal points were not lined up`,
              es: line`se sumó ${decimal(one.over(10))} y no ${decimal(one)}, porque los puntos decimales no se alinearon`,
            }
          },
          work: facts => workOf(facts, facts.tenths, partials(facts), lastDigitsAdded(partials(facts))),
        },
      },
      follows: (before, after) => evaluate(before).equals(evaluate(after)),
    }),
  ),
})
