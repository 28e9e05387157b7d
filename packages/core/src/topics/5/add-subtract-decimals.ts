import { decimalNumber } from '../../answer/number.ts'
import { option } from '../../answer/option.ts'
import { both, column, figure, prose, sideBySide, workedColumn } from '../../content.ts'
import { areaGrid } from '../../figure/area-grid.ts'
import { blank, decimal, equation, expr, minus, sum } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { undoesTheColumn } from '../common/columns.ts'
import { borrows, carries } from '../common/regrouping.ts'
import { placesOf, withPlaces } from './kit/decimals.ts'

/** Pairs by the name that levels list: the greater number first, so that any pair can be subtracted. */
const pairs = {
  'same places': (random: Random) => {
    const places = random.pick([1, 2])
    return [withPlaces(random, places, 2, 19), withPlaces(random, places, 1, 19)]
  },
  'different places': (random: Random) => {
    const [first, second] = random.shuffle([1, 2])
    return [withPlaces(random, first ?? 1, 5, 99), withPlaces(random, second ?? 2, 1, 60)]
  },
  'whole minus hundredths': (random: Random) => [Ratio.of(random.int(3, 60)), withPlaces(random, 2, 1, 30)],
} satisfies Record<string, (random: Random) => Ratio[]>

interface Level {
  readonly pairs: readonly (keyof typeof pairs)[]
}

/** Equal places regroup once at most, different ones at least once. */
function fits(kind: keyof typeof pairs, a: Ratio, b: Ratio, sign: '+' | '−'): boolean {
  if (kind === 'whole minus hundredths') return true
  const [greater, smaller] = a.compare(b) > 0 ? [a, b] : [b, a]
  const columns = (value: Ratio) => value.times(100).n
  const regrouped = (sign === '+' ? carries : borrows)(columns(greater), columns(smaller))
  return kind === 'same places' ? regrouped <= 1 : regrouped >= 1
}

function drawPair(random: Random, level: Level) {
  const kind = random.evenly(level.pairs)
  const sign = kind === 'whole minus hundredths' ? '−' : random.evenly(['+', '−'])
  const [a, b] = random.until(
    () => pairs[kind](random),
    ([a, b]) => a !== undefined && b !== undefined && !a.equals(b) && fits(kind, a, b, sign),
  ) as [Ratio, Ratio]
  return a.compare(b) > 0 ? { left: a, right: b, sign } : { left: b, right: a, sign: a.isInteger ? '+' : sign }
}

type Facts = ReturnType<typeof drawPair>

const result = ({ left, right, sign }: Facts) => (sign === '+' ? left.plus(right) : left.minus(right))
const written = ({ left, right, sign }: Facts) =>
  sign === '+' ? sum(decimal(left), decimal(right)) : minus(decimal(left), decimal(right))

const instruction = { en: prose`Add or subtract.`, es: prose`Suma o resta.` }

/** Where the digits stand under each other from the right, the places are mixed up. */
function alignedRight({ left, right, sign }: Facts): Ratio {
  const places = Math.max(placesOf(left), placesOf(right))
  const digits = (value: Ratio) => value.times(10 ** placesOf(value))
  const total = sign === '+' ? digits(left).plus(digits(right)) : digits(left).minus(digits(right))
  return total.over(10 ** places)
}

export const addSubtractDecimals = defineTopic(
  {
    id: 'add-subtract-decimals',
    name: { en: 'Add and subtract decimals', es: 'Sumar y restar decimales' },
    description: {
      en: 'Align the decimal points to add or subtract decimals up to hundredths.',
      es: 'Alinea los puntos decimales para sumar o restar decimales hasta las centésimas.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['5.NBT.B.7'],
    levels: {
      easy: { pairs: ['same places'] },
      medium: { pairs: ['different places'] },
      hard: { pairs: ['whole minus hundredths'] },
    },
  },
  form => ({
    columns: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction,
      draw: drawPair,
      answer: decimalNumber,
      solve: facts => decimal(result(facts)),
      ask: ({ left, right, sign }) => both(column(sign, decimal(left), decimal(right))),
      steps: ({ left, right, sign }) => both(workedColumn(sign, decimal(left), decimal(right))),
      check: undoesTheColumn,
    }),

    horizontal: form({
      share: 2,
      instruction,
      lines: 3,
      draw: drawPair,
      answer: decimalNumber,
      solve: facts => decimal(result(facts)),
      ask: facts => both(equation(written(facts), blank(3))),
      steps: ({ left, right, sign }) => both(workedColumn(sign, decimal(left), decimal(right))),
      check(printed, answer) {
        const [left, right] = printed.all('number').map(number => evaluate(number))
        const isDifference = printed.all('negative').length > 0
        return (
          left !== undefined &&
          right !== undefined &&
          (isDifference ? exact(answer).plus(right) : exact(answer).minus(right)).equals(left)
        )
      },
    }),

    grids: form({
      levels: ['easy'],
      instruction: {
        en: prose`Each grid is one whole. Add the gray parts.`,
        es: prose`Cada cuadrícula es una unidad. Suma las partes grises.`,
      },
      lines: 0,
      draw: random => ({
        left: random.until(
          () => random.int(12, 95),
          n => n % 10 !== 0,
        ),
        right: random.until(
          () => random.int(12, 95),
          n => n % 10 !== 0,
        ),
      }),
      answer: decimalNumber,
      solve: ({ left, right }) => decimal(Ratio.of(left + right, 100)),
      ask: ({ left, right }) =>
        both([
          sideBySide(...[left, right].map(shaded => figure(areaGrid({ rows: 10, columns: 10, shaded })))),
          equation(sum(decimal(Ratio.of(left, 100)), decimal(Ratio.of(right, 100))), blank(3)),
        ]),
      // Counts the gray squares of both grids.
      check(printed, answer) {
        const squares = printed.figures('area-grid').map(({ shaded }) => shaded.length)
        const given = printed.all('number').map(number => evaluate(number))
        return (
          squares.every((count, i) => given[i]?.equals(Ratio.of(count, 100))) &&
          exact(answer).equals(
            Ratio.of(
              squares.reduce((total, count) => total + count, 0),
              100,
            ),
          )
        )
      },
    }),

    threeTerms: form({
      levels: ['hard'],
      instruction,
      lines: 4,
      draw: random => ({
        terms: [withPlaces(random, 1, 1, 40), withPlaces(random, 2, 1, 20), Ratio.of(random.int(1, 30))],
      }),
      answer: decimalNumber,
      solve: ({ terms }) => decimal(terms.reduce((total, term) => total.plus(term))),
      ask: ({ terms }) => both(equation(sum(...terms.map(term => decimal(term))), blank(3))),
      steps: ({ terms }) => both(workedColumn('+', ...terms.map(term => decimal(term)))),
      check: (printed, answer) =>
        printed
          .all('number')
          .reduce((rest, number) => rest.minus(evaluate(number)), exact(answer))
          .equals(0),
    }),

    missingNumber: form({
      levels: ['hard'],
      instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
      lines: 3,
      draw: random => {
        const [missing, other] = [
          withPlaces(random, random.pick([1, 2]), 1, 40),
          withPlaces(random, random.pick([1, 2]), 1, 30),
        ]
        return { missing, other, place: random.evenly(['first addend', 'second addend', 'minuend']) }
      },
      answer: decimalNumber,
      solve: ({ missing }) => decimal(missing),
      ask({ missing, other, place }) {
        const known = decimal(other)
        if (place === 'minuend') return both(equation(minus(blank(3), known), decimal(missing.minus(other))))
        return both(
          equation(
            place === 'first addend' ? sum(blank(3), known) : sum(known, blank(3)),
            decimal(missing.plus(other)),
          ),
        )
      },
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        const [known] = printed.all('number')
        if (left.kind !== 'sum' || known === undefined) return false
        const change = printed.all('negative').length > 0 ? evaluate(known).negated() : evaluate(known)
        return exact(answer).plus(change).equals(evaluate(right))
      },
    }),

    findTheError: form({
      levels: ['hard'],
      instruction: { en: prose`Is the sum right?`, es: prose`¿Está bien la suma?` },
      draw: (random, level) => {
        const isRight = random.evenly([true, false])
        const { left, right } = random.until(
          () => drawPair(random, { ...level, pairs: ['different places'] }),
          ({ left, right }) => placesOf(left) !== placesOf(right),
        )
        const facts = { left, right, sign: '+' } as const
        return { ...facts, claimed: isRight ? result(facts) : alignedRight(facts) }
      },
      answer: option({
        right: { en: prose`Yes, it is right.`, es: prose`Sí, está bien.` },
        points: {
          en: prose`No, the decimal points were not lined up.`,
          es: prose`No, no se alinearon los puntos decimales.`,
        },
      }),
      solve: facts => (facts.claimed.equals(result(facts)) ? 'right' : 'points'),
      ask: facts => both(equation(written(facts), decimal(facts.claimed))),
      // Takes the addends away again.
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        const rest =
          left.kind === 'sum'
            ? left.terms.reduce((rest, term) => rest.minus(evaluate(term)), evaluate(right))
            : evaluate(expr(1))
        return answer === (rest.equals(0) ? 'right' : 'points')
      },
    }),
  }),
)
