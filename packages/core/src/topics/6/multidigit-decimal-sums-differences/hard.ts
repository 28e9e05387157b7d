import {
  assert,
  blank,
  both,
  decimal,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  isTrue,
  line,
  minus,
  money,
  moneyAmount,
  number,
  price,
  type Random,
  Ratio,
  rational,
  role,
  type Step,
  statements,
  sum,
  tupleOf,
} from '../../../author.ts'
import { placesOf, withPlaces } from '../../kit/decimals/decimals.ts'
import { filled } from '../../kit/equations/filled.ts'
import { missingNumber } from '../../kit/facts/facts.ts'
import { ended, paragraph } from '../../kit/stories/endings.ts'
import type { levels } from './levels.ts'
import { shopping } from './shopping.ts'
import {
  digitsOf,
  drawPair,
  mostPlaces,
  operated,
  type Pair,
  RESULT,
  regroupings,
  resultOf,
  SUBTRACT,
  worked,
  written,
  zerosLeftOut,
} from './terms.ts'

interface Three {
  readonly signs: readonly ['+' | '−', '+' | '−']
  readonly terms: readonly [Ratio, Ratio, Ratio]
}
const SIGNS = [
  ['+', '−'],
  ['+', '+'],
  ['−', '+'],
] as const
const firstOf = ({ signs, terms: [a, b] }: Three): Pair => ({ sign: signs[0], a, b })
const secondOf = (three: Three): Pair => ({ sign: three.signs[1], a: resultOf(firstOf(three)), b: three.terms[2] })
const threeShown = ({ signs, terms }: Three): Expr => {
  const [a, b, c] = [decimal(terms[0]), decimal(terms[1]), decimal(terms[2])]
  const first = signs[0] === '+' ? sum(a, b) : minus(a, b)
  return signs[1] === '+' ? sum(first, c) : minus(first, c)
}

function drawThree(random: Random): Three {
  const signs = random.evenly(SIGNS)
  return random.until(
    () => {
      const [p, q, r] = random.shuffle([2, 3, 4])
      return {
        signs,
        terms: [withPlaces(random, p, 12, 60), withPlaces(random, q, 2, 11), withPlaces(random, r, 1, 9)] as const,
      }
    },
    three =>
      regroupings(firstOf(three)) > 0 && regroupings(secondOf(three)) > 0 && placesOf(resultOf(secondOf(three))) > 2,
  )
}

/** 40.02 − 7.3485: zeros stand where something must be regrouped. */
function drawZeros(random: Random): Pair {
  const kind = random.evenly(['tens and hundredths', 'thousands', 'ones and hundredths'] as const)
  const a = {
    'tens and hundredths': Ratio.of(random.int(2, 9) * 1000 + random.int(2, 9), 100),
    thousands: Ratio.of(random.int(2, 9) * 1000 + random.int(1, 9), 10),
    'ones and hundredths': Ratio.of(random.int(2, 9) * 100 + random.int(1, 9), 100),
  }[kind]
  const places = kind === 'thousands' ? 3 : 4
  return random.until(
    () => ({ sign: '−' as const, a, b: withPlaces(random, places, 0.8, 1.9) }),
    pair => regroupings(pair) > 3,
  )
}

/** 40.0200 as 39 + 0.9 + 0.11 + 0.009 + 0.0010, from which 1.3485 is taken place by place. */
function regrouped({ a, b }: Pair): readonly Expr[] {
  const places = mostPlaces(a, b)
  let [rest, taken] = [digitsOf(a, places), digitsOf(b, places)]
  const parts: Expr[] = []
  for (let place = places; place > 0; place--) {
    const own = rest % 10
    const borrowed = own < taken % 10
    const digit = borrowed ? own + 10 : own
    if (digit > 0) parts.unshift(decimal(Ratio.of(digit, 10 ** place), place))
    rest = Math.floor(rest / 10) - (borrowed ? 1 : 0)
    taken = Math.floor(taken / 10)
  }
  return [number(rest), ...parts]
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  threeTerms: form({
    levels: ['hard'],
    share: 2,
    instruction: RESULT,
    draw: drawThree,
    answer: rational,
    solve: three => decimal(resultOf(secondOf(three))),
    ask: three => both(equation(threeShown(three), blank(3))),
    solution: three => {
      const [first, second] = [firstOf(three), secondOf(three)]
      const places = mostPlaces(...three.terms)
      const line1 = (pair: Pair): Expr =>
        equation(operated(pair.sign, decimal(pair.a, places), decimal(pair.b, places)), decimal(resultOf(pair), places))
      const result = resultOf(second)
      return [
        explained(
          statements(
            ...three.terms
              .filter(own => placesOf(own) < places)
              .map(own => equation(decimal(own), decimal(own, places))),
          ),
          line`Write zeros until all numbers have ${places} decimal places.`,
          line`Escribe ceros hasta que todos los números tengan ${places} cifras decimales.`,
        ),
        explained(
          line1(first),
          line`Work from left to right. Line up the decimal points, and regroup where that is needed.`,
          line`Trabaja de izquierda a derecha. Alinea los puntos decimales y reagrupa donde haga falta.`,
        ),
        second.sign === '+'
          ? explained(line1(second), line`Then add the last number.`, line`Luego suma el último número.`)
          : explained(line1(second), line`Then subtract the last number.`, line`Luego resta el último número.`),
        ...(placesOf(result) < places
          ? [explained(equation(decimal(result, places), decimal(result)), ...zerosLeftOut(places - placesOf(result)))]
          : []),
      ]
    },
    check: (printed, answer) => evaluate(printed.one('sum')).equals(exact(answer)),
  }),

  acrossZeros: form({
    levels: ['hard'],
    instruction: SUBTRACT,
    draw: drawZeros,
    answer: rational,
    solve: pair => decimal(resultOf(pair)),
    ask: pair => both(equation(written(pair), blank(3))),
    solution: (pair): readonly Step[] => {
      const [zeros, ...others] = worked(pair)
      assert(zeros, 'Zeros are written first')
      return [
        zeros,
        explained(
          equation(decimal(pair.a, placesOf(pair.b)), sum(...regrouped(pair))),
          line`Regroup across the zeros, so that in each place there is enough to subtract from.`,
          line`Reagrupa a través de los ceros para que en cada posición alcance para restar.`,
        ),
        ...others,
      ]
    },
    check(printed, answer) {
      const [from, taken] = printed.all('number').map(number => evaluate(number))
      return from !== undefined && taken !== undefined && exact(answer).plus(taken).equals(from)
    },
  }),

  missing: form({
    levels: ['hard'],
    instruction: missingNumber,
    draw(random) {
      const kind = random.evenly(['_ + b', 'a - _', '_ - b'] as const)
      const places = random.evenly([
        [2, 4],
        [1, 3],
        [3, 4],
      ] as const)
      return {
        kind,
        pair: drawPair(
          random,
          kind === '_ - b' ? '+' : '−',
          { places, least: 3, most: 60 },
          pair => regroupings(pair) > 1 && placesOf(resultOf(pair)) > 2,
        ),
      }
    },
    answer: rational,
    solve: ({ pair }) => decimal(resultOf(pair)),
    ask({ kind, pair: { a, b } }) {
      const [one, other, gap] = [decimal(a), decimal(b), blank(3)]
      return {
        '_ + b': both(equation(sum(gap, other), one)),
        'a - _': both(equation(minus(one, gap), other)),
        '_ - b': both(equation(minus(gap, other), one)),
      }[kind]
    },
    solution: ({ kind, pair }) => [
      explained(
        written(pair),
        kind === '_ - b'
          ? line`Add what was subtracted to the difference.`
          : kind === 'a - _'
            ? line`Subtract the difference from the first number.`
            : line`Subtract the known addend from the sum.`,
        kind === '_ - b'
          ? line`Suma a la diferencia lo que se restó.`
          : kind === 'a - _'
            ? line`Resta la diferencia del primer número.`
            : line`Resta de la suma el sumando conocido.`,
      ),
      ...worked(pair),
    ],
    check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
  }),

  change: form({
    levels: ['hard'],
    kind: 'story',
    lines: 4,
    draw(random) {
      const story = random.evenly(shopping)
      const prices = tupleOf(
        story.prices.map(([least, most]) => random.int(least, most)),
        3,
      )
      const [a, b, c] = prices
      const total = a + b + c
      return { story, prices, paid: total < 1950 ? 2000 : total < 4950 ? 5000 : 10000 }
    },
    answer: moneyAmount,
    solve: ({ prices: [a, b, c], paid }) => paid - a - b - c,
    ask: ({ story, prices: [a, b, c], paid }) =>
      paragraph(story.tell(role('a', money(a)), role('b', money(b)), role('c', money(c)), role('paid', money(paid)))),
    solution: ({ story, prices: [a, b, c], paid }, answer) => [
      explained(
        equation(sum(money(a), money(b), money(c)), money(a + b + c)),
        line`Add the three prices.`,
        line`Suma los tres precios.`,
      ),
      explained(
        equation(minus(price(paid), price(a + b + c)), price(answer)),
        line`Write the zeros of ${price(paid)}, regroup across them, and subtract the total.`,
        line`Escribe los ceros de ${price(paid)}, reagrupa a través de ellos y resta el total.`,
      ),
      ended(money(answer), story.ends(role('change', money(answer))).en, story.ends(role('change', money(answer))).es),
    ],
    check: (printed, answer) =>
      ['a', 'b', 'c']
        .reduce((all, price) => all.plus(printed.role(price)), Ratio.of(answer, 100))
        .equals(printed.role('paid')),
  }),
})
