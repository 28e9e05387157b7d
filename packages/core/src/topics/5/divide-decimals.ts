import { decimalNumber, moneyAmount, quantity } from '../../answer/number.ts'
import {
  type Both,
  both,
  type Content,
  count,
  figure,
  longDivision,
  name,
  prose,
  workedLongDivision,
} from '../../content.ts'
import { areaGrid } from '../../figure/area-grid.ts'
import { type Person, people } from '../../language/people.ts'
import { blank, decimal, divide, equation, money, type Value } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { equalParts, howManyFit } from './shared/decimal-division-stories.ts'
import { placesOf, withPlaces } from './shared/decimals.ts'

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
  'zero in the quotient': (random: Random) => [Ratio.of(random.int(2, 9), 100), Ratio.of(random.int(3, 9))] as const,
  'whole ÷ tenths': (random: Random) =>
    random.until(
      () => [Ratio.of(random.int(2, 90)), Ratio.of(random.int(2, 9), 10)] as const,
      ([quotient, divisor]) => quotient.times(divisor).isInteger,
    ),
  'tenths ÷ tenths': (random: Random) =>
    random.until(
      () => [Ratio.of(random.int(2, 25)), withPlaces(random, 1, 0.2, 4.9)] as const,
      ([quotient, divisor]) => placesOf(quotient.times(divisor)) === 1,
    ),
  'hundredths ÷ hundredths': (random: Random) =>
    [Ratio.of(random.int(2, 30)), withPlaces(random, 2, 0.12, 0.98)] as const,
}

interface Level {
  readonly divisions: readonly (keyof typeof divisions)[]
}

const from = ([quotient, divisor]: readonly [Ratio, Ratio]) => ({
  quotient,
  divisor,
  dividend: quotient.times(divisor),
})
const draw = (random: Random, level: Level) => from(divisions[random.evenly(level.divisions)](random))

const instruction = { en: prose`Divide.`, es: prose`Divide.` }

/** Multiplies back. */
function check(printed: Printed, answer: Value): boolean {
  const { over, under } = printed.one('quotient')
  return exact(answer).times(evaluate(under)).equals(evaluate(over))
}

interface Story {
  readonly cents: readonly [least: number, most: number]
  readonly parts: readonly [least: number, most: number]
  tell(total: ReturnType<typeof money>, parts: number, who: Person): Both<Content>
}

const sharing: readonly Story[] = [
  {
    cents: [350, 1250],
    parts: [3, 8],
    tell: (total, parts, who) => ({
      en: prose`${name(who)} and friends pay ${total} for pizza. The ${parts} of them share the cost equally. How much does each person pay?`,
      es: prose`${name(who)} y sus amigos pagan ${total} por unas pizzas. Entre los ${parts} se reparten el costo por igual. ¿Cuánto paga cada persona?`,
    }),
  },
  {
    cents: [45, 380],
    parts: [3, 9],
    tell: (total, parts, who) => ({
      en: prose`${name(who)} pays ${total} for ${parts} notebooks of the same kind. What is the price of one notebook?`,
      es: prose`${name(who)} paga ${total} por ${parts} cuadernos iguales. ¿Cuál es el precio de un cuaderno?`,
    }),
  },
  {
    cents: [125, 675],
    parts: [2, 6],
    tell: (total, parts, who) => ({
      en: prose`${name(who)} pays ${total} for ${parts} tickets to the museum. How much is one ticket?`,
      es: prose`${name(who)} paga ${total} por ${parts} boletos para el museo. ¿Cuánto cuesta un boleto?`,
    }),
  },
  {
    cents: [215, 890],
    parts: [4, 9],
    tell: (total, parts, who) => ({
      en: prose`${name(who)} saves the same amount every week and has ${total} after ${parts} weeks. How much is that a week?`,
      es: prose`${name(who)} ahorra la misma cantidad cada semana y tiene ${total} después de ${parts} semanas. ¿Cuánto ahorra por semana?`,
    }),
  },
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
    levels: {
      easy: { divisions: ['same places'] },
      medium: { divisions: ['zero added', 'zero in the quotient', 'whole ÷ tenths'] },
      hard: { divisions: ['tenths ÷ tenths', 'hundredths ÷ hundredths'] },
    },
  },
  form => ({
    bracket: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction,
      lines: 7,
      draw: (random, level) =>
        random.until(
          () => draw(random, level),
          ({ divisor }) => divisor.isInteger,
        ),
      answer: decimalNumber,
      solve: ({ quotient }) => decimal(quotient),
      ask: ({ dividend, divisor }) => both(longDivision(decimal(dividend), divisor.n)),
      steps: ({ dividend, divisor }) => both(workedLongDivision(decimal(dividend), divisor.n)),
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
      answer: decimalNumber,
      solve: ({ quotient }) => decimal(quotient),
      ask: ({ dividend, divisor }) => both(equation(divide(decimal(dividend), decimal(divisor)), blank(3))),
      steps({ dividend, divisor, quotient }) {
        if (divisor.isInteger) return both(workedLongDivision(decimal(dividend), divisor.n))
        const scale = 10 ** placesOf(divisor)
        const scaled = divide(decimal(dividend.times(scale)), divisor.times(scale))
        return both(m`${decimal(dividend)} ÷ ${decimal(divisor)} = ${scaled} = ${decimal(quotient)}`)
      },
      check,
    }),

    placeThePoint: form({
      levels: ['easy', 'medium'],
      lines: 0,
      draw: random => {
        const [quotient, divisor] = random.until(
          () => [random.int(12, 240), random.int(2, 9)] as const,
          ([quotient, divisor]) => (quotient * divisor) % 10 > 0,
        )
        return { quotient, divisor, places: random.evenly([1, 2]) }
      },
      answer: decimalNumber,
      solve: ({ quotient, places }) => decimal(Ratio.of(quotient, 10 ** places)),
      ask({ quotient, divisor, places }) {
        const known = equation(divide(quotient * divisor, divisor), quotient)
        const asked = equation(divide(decimal(Ratio.of(quotient * divisor, 10 ** places)), divisor), blank(3))
        return { en: prose`${known}, so ${asked}`, es: prose`${known}, así que ${asked}` }
      },
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
      lines: 0,
      draw: random => {
        const [share, parts] = random.until(
          () => [random.int(2, 45), random.int(2, 9)] as const,
          ([share, parts]) => share * parts <= 99 && share * parts >= 12 && share % 10 !== 0,
        )
        return { share, parts }
      },
      answer: decimalNumber,
      solve: ({ share }) => decimal(Ratio.of(share, 100)),
      ask: ({ share, parts }) =>
        both([
          figure(areaGrid({ rows: 10, columns: 10, shaded: share * parts })),
          equation(divide(decimal(Ratio.of(share * parts, 100)), parts), blank(3)),
        ]),
      check: (printed, answer) =>
        check(printed, answer) &&
        Ratio.of(printed.figure('area-grid').shaded.length, 100).equals(evaluate(printed.one('quotient').over)),
    }),

    missingDividend: form({
      levels: ['hard'],
      instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
      lines: 3,
      draw,
      answer: decimalNumber,
      solve: ({ dividend }) => decimal(dividend),
      ask: ({ divisor, quotient }) => both(equation(divide(blank(3), decimal(divisor)), decimal(quotient))),
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
      answer: decimalNumber,
      solve: ({ divisor }) => decimal(divisor),
      ask: ({ dividend, quotient }) => both(equation(divide(decimal(dividend), blank(3)), decimal(quotient))),
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        return left.kind === 'quotient' && exact(answer).times(evaluate(right)).equals(evaluate(left.over))
      },
    }),

    equalParts: form({
      levels: ['medium'],
      draw(random) {
        const { hundredths, parts, tell, noun } = random.pick(equalParts)
        const share = random.until(
          () => random.int(...hundredths),
          value => value % 10 !== 0,
        )
        return { share: Ratio.of(share, 100), parts: random.pick(parts), who: random.pick(people), tell, noun }
      },
      answer: quantity,
      solve: ({ share, noun }) => count(decimal(share), noun),
      ask: ({ share, parts, who, tell }) => tell(decimal(share.times(parts)), parts, who),
      check(printed, { amount }) {
        const [total, parts] = printed.numbers
        return total !== undefined && parts !== undefined && evaluate(amount).times(parts).equals(total)
      },
    }),

    howManyFit: form({
      levels: ['hard'],
      share: 2,
      draw(random) {
        const { sizes, fit, tell, noun } = random.pick(howManyFit)
        return {
          size: Ratio.of(random.pick(sizes), 100),
          many: random.int(...fit),
          who: random.pick(people),
          tell,
          noun,
        }
      },
      answer: quantity,
      solve: ({ many, noun }) => count(many, noun),
      ask: ({ size, many, who, tell }) => tell(decimal(size.times(many)), decimal(size), who),
      // So many of the size make the whole.
      check(printed, { amount }) {
        const [total, size] = printed.numbers
        return total !== undefined && size !== undefined && evaluate(amount).times(size).equals(total)
      },
    }),

    story: form({
      draw(random) {
        const { cents, parts, tell } = random.pick(sharing)
        return { share: random.int(...cents), parts: random.int(...parts), who: random.pick(people), tell }
      },
      answer: moneyAmount,
      solve: ({ share }) => share,
      ask: ({ share, parts, who, tell }) => tell(money(share * parts), parts, who),
      check(printed, answer) {
        const { cents } = printed.one('money')
        const [parts] = printed.all('number')
        return parts !== undefined && evaluate(parts).times(answer).equals(cents)
      },
    }),
  }),
)
