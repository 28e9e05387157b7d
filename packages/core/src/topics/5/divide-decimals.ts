import {
  answerStep,
  areaGrid,
  blank,
  both,
  count,
  decimal,
  defineTopic,
  divide,
  equation,
  evaluate,
  exact,
  explainedBy,
  figure,
  findMistake,
  line,
  longDivision,
  money,
  moneyAmount,
  multiplyDecimals,
  type Printed,
  prose,
  quantity,
  type Random,
  Ratio,
  rational,
  step,
  story,
  times,
  type Value,
  type Work,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { placesOf, withPlaces } from '../kit/decimals/decimals.ts'
import { divided } from '../kit/decimals/divide-by-parts.ts'
import { equalParts, howManyFit, sharedCosts } from './divide-decimals/stories.ts'

/** Divisors in hundredths that are easy to divide by once they are whole. */
const HUNDREDTHS = [2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 25].map(n => Ratio.of(n, 100))

/** Quotient and divisor come first; the dividend follows. */
const divisions = {
  'same places': (random: Random) => {
    const places = random.pick([1, 2])
    return random.until(
      () => [withPlaces(random, places, 1.1, 24), Ratio.of(random.int(2, 9))] as const,
      ([quotient, divisor]) => placesOf(quotient.times(divisor)) === places && quotient.times(divisor).compare(100) < 0,
    )
  },
  'zero added': (random: Random) =>
    random.until(
      () => [withPlaces(random, 2, 0.5, 20), Ratio.of(random.pick([2, 4, 5, 6, 8]))] as const,
      ([quotient, divisor]) => placesOf(quotient.times(divisor)) === 1,
    ),
  // 4.08 or 0.06: the tenths of the quotient are 0.
  'zero in the quotient': (random: Random) =>
    random.until(
      () =>
        [
          Ratio.of(100 * random.pick([0, 1, 2, 3, 4, 5, 6, 7, 8]) + random.int(2, 9), 100),
          Ratio.of(random.int(3, 9)),
        ] as const,
      ([quotient, divisor]) => placesOf(quotient.times(divisor)) === 2,
    ),
  'whole ÷ tenths': (random: Random) =>
    random.until(
      () => [Ratio.of(random.int(2, 90)), Ratio.of(random.int(2, 9), 10)] as const,
      ([quotient, divisor]) => quotient.times(divisor).isInteger,
    ),
  'tenths ÷ tenths': (random: Random) =>
    random.until(
      () => [Ratio.of(random.int(12, 48)), withPlaces(random, 1, 0.3, 2.5)] as const,
      ([quotient, divisor]) => placesOf(quotient.times(divisor)) === 1,
    ),
  'hundredths ÷ hundredths': (random: Random) =>
    random.until(
      () => [Ratio.of(random.int(12, 64)), random.pick(HUNDREDTHS)] as const,
      ([quotient, divisor]) => placesOf(quotient.times(divisor)) === 2,
    ),
  'tenths ÷ hundredths': (random: Random) =>
    random.until(
      () => [Ratio.of(random.int(12, 80)), random.pick(HUNDREDTHS)] as const,
      ([quotient, divisor]) => placesOf(quotient.times(divisor)) === 1,
    ),
}

interface Level {
  readonly divisions: readonly (keyof typeof divisions)[]
}
interface Division {
  readonly quotient: Ratio
  readonly divisor: Ratio
  readonly dividend: Ratio
}

const draw = (random: Random, level: Level): Division => {
  const [quotient, divisor] = divisions[random.evenly(level.divisions)](random)
  return { quotient, divisor, dividend: quotient.times(divisor) }
}

const written = ({ dividend, divisor }: Division) => divide(decimal(dividend), decimal(divisor))
const worked = ({ dividend, divisor }: Division) => divided(dividend, divisor)
const instruction = { en: prose`Divide.`, es: prose`Divide.` }

/** Multiplies back. */
function check(printed: Printed, answer: Value): boolean {
  const { over, under } = printed.one('quotient')
  return exact(answer).times(evaluate(under)).equals(evaluate(over))
}

/** The digits without the zeros that hold the places. */
const withoutZeros = (value: Ratio) => {
  const places = placesOf(value)
  const digits = String(value.times(10 ** places).n).replaceAll('0', '')
  return Ratio.of(Number(digits), 10 ** Math.max(1, digits.length - 1))
}

/** 2,592 ÷ 6 is known: 259.2 is ten times as small, and so is its quotient. */
const pointPlaced = (quotient: number, divisor: number, by: number) => [
  explainedBy(equation(divide(quotient * divisor, by), decimal(Ratio.of(quotient * divisor, by))), {
    en: line`The dividend is the known one divided by ${by}. The divisor, ${divisor}, stays the same.`,
    es: line`El dividendo es el conocido dividido entre ${by}. El divisor, ${divisor}, es el mismo.`,
  }),
  explainedBy(equation(divide(quotient, by), decimal(Ratio.of(quotient, by))), {
    en: line`So the quotient is the known one divided by ${by} too.`,
    es: line`Entonces el cociente también es el conocido dividido entre ${by}.`,
  }),
]

const scaleOf = ({ divisor }: Division) => 10 ** placesOf(divisor)
/** 4.2 ÷ 0.06, 420 ÷ 6, 70. */
const workOf = (facts: Division, dividend: Ratio, quotient: Ratio): Work => [
  written(facts),
  divide(decimal(dividend), facts.divisor.times(scaleOf(facts))),
  decimal(quotient),
]

export const divideDecimals = defineTopic(
  {
    id: 'divide-decimals',
    name: { en: 'Divide decimals', es: 'Dividir decimales' },
    description: {
      en: 'Divide decimals up to hundredths by whole numbers or by decimals.',
      es: 'Divide decimales hasta las centésimas entre números enteros o entre decimales.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['5.NBT.B.7'],
    rev: 3,
    levels: {
      easy: { divisions: ['same places'] },
      medium: { divisions: ['zero added', 'zero in the quotient', 'whole ÷ tenths'] },
      hard: { divisions: ['tenths ÷ tenths', 'hundredths ÷ hundredths', 'tenths ÷ hundredths'] },
    },
  },
  form => ({
    bracket: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction,
      draw: (random, level) => draw(random, { divisions: level.divisions.filter(kind => kind !== 'whole ÷ tenths') }),
      answer: rational,
      solve: ({ quotient }) => decimal(quotient),
      ask: ({ dividend, divisor }) => both(longDivision(decimal(dividend), divisor.n)),
      solution: worked,
      check(printed, answer) {
        const { dividend, divisor } = printed.block('long-division')
        return exact(answer).times(divisor).equals(evaluate(dividend))
      },
    }),

    horizontal: form({
      share: 2,
      instruction,
      lines: 5,
      draw,
      answer: rational,
      solve: ({ quotient }) => decimal(quotient),
      ask: facts => both(equation(written(facts), blank(3))),
      solution: worked,
      check,
    }),

    placeThePoint: form({
      levels: ['easy'],
      lines: 0,
      draw: random => {
        const [quotient, divisor] = random.until(
          () => [random.int(112, 480), random.int(2, 9)] as const,
          ([quotient, divisor]) => (quotient * divisor) % 10 > 0 && quotient % 10 > 0,
        )
        return { quotient, divisor, places: random.evenly([1, 2]) }
      },
      answer: rational,
      solve: ({ quotient, places }) => decimal(Ratio.of(quotient, 10 ** places)),
      ask({ quotient, divisor, places }) {
        const known = equation(divide(quotient * divisor, divisor), quotient)
        const asked = equation(divide(decimal(Ratio.of(quotient * divisor, 10 ** places)), divisor), blank(3))
        return { en: prose`${known}, so ${asked}`, es: prose`${known}, así que ${asked}` }
      },
      solution: ({ quotient, divisor, places }) => pointPlaced(quotient, divisor, 10 ** places),
      check(printed, answer) {
        const [, asked] = printed.all('quotient')
        return asked !== undefined && exact(answer).times(evaluate(asked.under)).equals(evaluate(asked.over))
      },
    }),

    gridModel: form({
      levels: ['easy'],
      instruction: {
        en: prose`The gray part of the grid is shared equally. Divide.`,
        es: prose`La parte gris de la cuadrícula se reparte por igual. Divide.`,
      },
      draw: random =>
        random.until(
          () => ({ share: random.int(2, 45), parts: random.int(2, 9) }),
          ({ share, parts }) => share * parts <= 99 && share * parts >= 12 && share % 10 !== 0,
        ),
      answer: rational,
      solve: ({ share }) => decimal(Ratio.of(share, 100)),
      ask: ({ share, parts }) =>
        both([
          figure(areaGrid({ rows: 10, columns: 10, shaded: share * parts })),
          equation(divide(decimal(Ratio.of(share * parts, 100)), parts), blank(3)),
        ]),
      solution: ({ share, parts }) => [
        step(equation(divide(share * parts, parts), share), because.shareEqually),
        step(
          equation(divide(decimal(Ratio.of(share * parts, 100)), parts), decimal(Ratio.of(share, 100))),
          because.becauseOf,
          {
            why: { en: line`each square is a hundredth`, es: line`cada cuadrado es una centésima` },
          },
        ),
      ],
      check: (printed, answer) =>
        check(printed, answer) &&
        Ratio.of(printed.figure('area-grid').shaded.length, 100).equals(evaluate(printed.one('quotient').over)),
    }),

    sharedCosts: form(
      story({
        levels: ['easy'],
        share: 2,
        settings: sharedCosts,
        draw(random, { hundredths, parts }) {
          const share = random.until(
            () => random.int(...hundredths),
            value => value % 10 === 5 || value % 20 === 10,
          )
          const people = random.int(...parts)
          return { total: money(share * people), parts: people }
        },
        answer: moneyAmount,
        solve: ({ total, parts }) => total.cents / parts,
        ask: ({ total, parts }, { ask }) => ask(total, parts),
        solution: ({ total, parts }, answer, { says }) => [
          ...divided(Ratio.of(total.cents, 100), Ratio.of(parts)),
          answerStep(equation(divide(total, parts), money(answer)), says(money(answer))),
        ],
        check: (numberOf, answer) => Ratio.of(answer, 100).times(numberOf('parts')).equals(numberOf('total')),
      }),
    ),

    choice: form({
      levels: ['medium'],
      instruction: { en: prose`Choose the quotient.`, es: prose`Elige el cociente.` },
      draw: (random, level) =>
        random.until(
          () => draw(random, level),
          ({ quotient }) => !quotient.isInteger,
        ),
      answer: rational,
      solve: ({ quotient }) => decimal(quotient),
      mistakes: ({ quotient }) => ({
        pointOnePlaceRight: decimal(quotient.times(10)),
        pointOnePlaceLeft: decimal(quotient.over(10)),
        zerosLost: decimal(withoutZeros(quotient).equals(quotient) ? quotient.times(100) : withoutZeros(quotient)),
        pointTwoPlacesLeft: decimal(quotient.over(100)),
      }),
      ask: facts => both(written(facts)),
      solution: worked,
      check,
    }),

    equalParts: form(
      story({
        levels: ['medium'],
        share: 2,
        settings: equalParts,
        draw(random, { hundredths, parts, noun }) {
          const [share, pieces] = random.until(
            () => [random.int(...hundredths), random.int(...parts)] as const,
            ([share, pieces]) => share % 10 !== 0 && (share * pieces) % 10 === 0,
          )
          return { total: count(decimal(Ratio.of(share * pieces, 100)), noun), parts: pieces }
        },
        answer: quantity,
        solve: ({ total, parts }, { noun }) => count(decimal(evaluate(total.amount).over(parts)), noun),
        ask: ({ total, parts }, { ask }) => ask(total, parts),
        solution: ({ total, parts }, answer, { says }) => [
          ...divided(evaluate(total.amount), Ratio.of(parts)),
          answerStep(equation(divide(total.amount, parts), answer.amount), says(answer)),
        ],
        check: (numberOf, { amount }) => exact(amount).times(numberOf('parts')).equals(numberOf('total')),
      }),
    ),

    missingDividend: form({
      levels: ['hard'],
      instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
      lines: 3,
      draw,
      answer: rational,
      solve: ({ dividend }) => decimal(dividend),
      ask: ({ divisor, quotient }) => both(equation(divide(blank(3), decimal(divisor)), decimal(quotient))),
      solution: ({ divisor, quotient }) => [
        step(times(quotient, decimal(divisor)), because.useOppositeOperation),
        ...multiplyDecimals(quotient, divisor),
      ],
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        return left.kind === 'quotient' && exact(answer).over(evaluate(left.under)).equals(evaluate(right))
      },
    }),

    missingDivisor: form({
      levels: ['hard'],
      instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
      lines: 3,
      draw,
      answer: rational,
      solve: ({ divisor }) => decimal(divisor),
      ask: ({ dividend, quotient }) => both(equation(divide(decimal(dividend), blank(3)), decimal(quotient))),
      solution: ({ dividend, quotient }) => [
        step(divide(decimal(dividend), decimal(quotient)), because.becauseOf, {
          why: {
            en: line`the dividend divided by the quotient is the divisor`,
            es: line`el dividendo entre el cociente es el divisor`,
          },
        }),
        ...divided(dividend, quotient),
      ],
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        return left.kind === 'quotient' && exact(answer).times(evaluate(right)).equals(evaluate(left.over))
      },
    }),

    howManyFit: form(
      story({
        levels: ['hard'],
        share: 2,
        settings: howManyFit,
        draw(random, { sizes, fit, unit }) {
          const size = Ratio.of(random.pick(sizes), 100)
          return { total: count(decimal(size.times(random.int(...fit))), unit), size: count(decimal(size), unit) }
        },
        answer: quantity,
        solve: ({ total, size }, { counted }) => count(evaluate(total.amount).over(evaluate(size.amount)), counted),
        ask: ({ total, size }, { ask }) => ask(total, size),
        solution: ({ total, size }, answer, { says }) => [
          ...divided(evaluate(total.amount), evaluate(size.amount)).slice(0, -1),
          answerStep(equation(divide(total.amount, size.amount), answer.amount), says(answer)),
        ],
        // So many of the size make the whole.
        check: (numberOf, { amount }) => exact(amount).times(numberOf('size')).equals(numberOf('total')),
      }),
    ),

    findTheError: form(
      findMistake({
        levels: ['hard'],
        lines: 2,
        draw: (random, level) => draw(random, level),
        work: facts => workOf(facts, facts.dividend.times(scaleOf(facts)), facts.quotient),
        steps: facts => [
          step(
            divide(facts.dividend.times(scaleOf(facts)), facts.divisor.times(scaleOf(facts))),
            because.moveBothPoints,
            {
              value: scaleOf(facts),
            },
          ),
          step(decimal(facts.quotient), because.writeQuotient),
        ],
        mistakes: {
          onlyDivisorMultiplied: {
            says: facts => ({
              en: line`only the divisor was multiplied by ${scaleOf(facts)}`,
              es: line`solo el divisor se multiplicó por ${scaleOf(facts)}`,
            }),
            work: facts => workOf(facts, facts.dividend, facts.quotient.over(scaleOf(facts))),
          },
          pointPutBack: {
            says: facts => ({
              en: line`the quotient stays the same when both are multiplied by ${scaleOf(facts)}`,
              es: line`el cociente no cambia si ambos se multiplican por ${scaleOf(facts)}`,
            }),
            work: facts => workOf(facts, facts.dividend.times(scaleOf(facts)), facts.quotient.over(scaleOf(facts))),
          },
        },
        follows: (before, after) => evaluate(before).minus(evaluate(after)).equals(0),
      }),
    ),
  }),
)
