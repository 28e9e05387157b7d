import {
  apply,
  decimal,
  decimalNumber,
  drawing,
  type Expr,
  equation,
  exact,
  type FormMaker,
  failed,
  figure,
  histogram,
  isTrue,
  lastOf,
  line,
  list,
  MU,
  namedNumbers,
  prose,
  Ratio,
  rational,
  relation,
  SIGMA,
  step,
  sum,
  symbol,
  tupleOf,
  wholes,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isSafe, plain, shownFloat } from '../../kit/statistics/decimals.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { chance, distribution, meanAndDeviationSteps, probability, probabilitySteps, settingIn } from './binomial.ts'
import type { levels } from './levels.ts'
import { drawSetting, hundredths, SETTINGS, settings } from './settings.ts'

const sumOver = (n: number, p: number, low: number, high: number): number =>
  Array.from({ length: high - low + 1 }, (_, i) => chance(n, p, low + i)).reduce((a, b) => a + b, 0)

const barsOf = (heights: readonly number[], shaded: readonly number[]) =>
  histogram({
    from: 0,
    heights,
    over: 'values',
    x: symbol('X'),
    y: { from: 0, to: 0.6, step: 0.1, name: words('Probability', 'Probabilidad') },
    shaded,
  })

/** Probabilities to hundredths that add up to 1: the largest takes what rounding leaves. */
function heightsOf(n: number, p: number): Ratio[] {
  const cents = Array.from({ length: n + 1 }, (_, k) => Math.round(100 * chance(n, p, k)))
  const rest = 100 - cents.reduce((a, b) => a + b, 0)
  const top = cents.indexOf(Math.max(...cents))
  return cents.map((value, k) => Ratio.of(value + (k === top ? rest : 0), 100))
}

const shadedTotal = (n: number, p: Ratio, k: number, isUpper: boolean): Ratio =>
  heightsOf(n, p.toNumber())
    .filter((_, x) => (isUpper ? x >= k : x <= k))
    .reduce((a, b) => a.plus(b), Ratio.of(0))

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  between: form({
    levels: ['medium'],
    draw: (random, { least, most }) => {
      const setting = random.evenly(startingAt(SETTINGS.medium, 2))
      return random.until(
        () => {
          const n = random.int(least, most)
          const low = random.int(1, n - 2)
          return { n, low, high: random.int(low + 1, Math.min(n - 1, low + 3)), ...drawSetting(random, setting) }
        },
        ({ n, p, low, high }) => {
          const value = sumOver(n, p.toNumber(), low, high)
          return value > 0.1 && value < 0.95 && isSafe(value, 4)
        },
      )
    },
    answer: { ...decimalNumber, requires: 'decimal-places-4' },
    solution({ n, p, low, high }, answer) {
      const values = wholes(low, high)
      return probabilitySteps(n, p, relation(relation(low, '≤', symbol('X')), '≤', high), values, answer)
    },
    solve: ({ n, p, low, high }) => shownFloat(sumOver(n, p.toNumber(), low, high), 4),
    ask({ n, p, low, high, setting }) {
      const told = settings[setting]?.(n, probability(p))
      const asked = {
        en: prose`Find the probability that ${symbol('X')} is between ${low} and ${high}, both included, to 4 decimal places.`,
        es: prose`Halla la probabilidad de que ${symbol('X')} esté entre ${low} y ${high}, ambos incluidos, con 4 cifras decimales.`,
      }
      return { en: told ? [told.en, asked.en] : asked.en, es: told ? [told.es, asked.es] : asked.es }
    },
    check(printed, answer) {
      const [n, p, rest] = settingIn(printed)
      const [low, high] = tupleOf(rest, 2)
      const value = distribution(n, p).reduce((sum, part, x) => sum + (low <= x && x <= high ? part : 0), 0)
      return Math.abs(value - exact(answer).toNumber()) < 0.00005
    },
  }),

  meanAndDeviation: form({
    levels: ['medium'],
    share: 2,
    draw: (random, { least, most }) => {
      const setting = random.evenly(startingAt(SETTINGS.medium, 4))
      return random.until(
        () => ({ n: random.int(least, most), ...drawSetting(random, setting) }),
        ({ n, p }) =>
          n % (p.d % 3 === 0 ? p.d : 1) === 0 && isSafe(Math.sqrt(n * p.toNumber() * (1 - p.toNumber())), 2),
      )
    },
    answer: namedNumbers('μ', 'σ'),
    solution: ({ n, p }, answer) => meanAndDeviationSteps(n, p, tupleOf(answer, 2)),
    solve: ({ n, p }) => [plain(p.times(n)), shownFloat(Math.sqrt(n * p.toNumber() * (1 - p.toNumber())), 2)],
    ask({ n, p, setting }) {
      const told = settings[setting]?.(n, probability(p))
      const asked = {
        en: prose`Find the mean ${MU} and the standard deviation ${SIGMA} of ${symbol('X')} (${SIGMA} to the nearest hundredth).`,
        es: prose`Halla la media ${MU} y la desviación estándar ${SIGMA} de ${symbol('X')} (${SIGMA} a la centésima más cercana).`,
      }
      return { en: told ? [told.en, asked.en] : asked.en, es: told ? [told.es, asked.es] : asked.es }
    },
    // Weighted sums over the whole distribution.
    check(printed, [mean, deviation]) {
      const [n, p] = settingIn(printed)
      const chances = distribution(n, p)
      const center = chances.reduce((sum, part, x) => sum + part * x, 0)
      const spread = Math.sqrt(chances.reduce((sum, part, x) => sum + part * (x - center) ** 2, 0))
      return (
        mean !== undefined &&
        deviation !== undefined &&
        Math.abs(exact(mean).toNumber() - center) < 1e-6 &&
        Math.abs(exact(deviation).toNumber() - spread) <= 0.005001
      )
    },
  }),

  shadedBars: form({
    levels: ['easy'],
    draw(random) {
      const isUpper = random.evenly([true, false])
      return random.until(
        () => {
          const n = random.int(4, 6)
          return { n, p: hundredths(random.int(6, 14)), k: random.int(1, n - 1), isUpper }
        },
        // Bars that round to 1 together would leave nothing outside.
        ({ n, p, k }) => shadedTotal(n, p, k, isUpper).compare(1) < 0,
      )
    },
    answer: rational,
    solution({ n, p, k, isUpper }, answer) {
      const heights = heightsOf(n, p.toNumber()).filter((_, x) => (isUpper ? x >= k : x <= k))
      return [
        step(list(...heights.map(height => decimal(height, 2))), because.readGraph, {
          what: isUpper
            ? {
                en: line`the bars from ${equation(symbol('X'), k)} on`,
                es: line`las barras desde ${equation(symbol('X'), k)}`,
              }
            : {
                en: line`the bars up to ${equation(symbol('X'), k)}`,
                es: line`las barras hasta ${equation(symbol('X'), k)}`,
              },
        }),
        step(equation(sum(...heights.map(height => decimal(height, 2))), answer), because.addTheEvent),
      ]
    },
    solve({ n, p, k, isUpper }) {
      return decimal(shadedTotal(n, p, k, isUpper), 2)
    },
    ask({ n, p, k, isUpper }) {
      const heights = heightsOf(n, p.toNumber()).map(height => height.toNumber())
      const drawn = barsOf(
        heights,
        heights.map((_, x) => x).filter(x => (isUpper ? x >= k : x <= k)),
      )
      const event = relation(symbol('X'), isUpper ? '≥' : '≤', k)
      const given = heightsOf(n, p.toNumber()).map(height => decimal(height, 2))
      const before: Expr = { kind: 'list', items: given.slice(0, -1), brackets: '' }
      const last = lastOf(given)
      return {
        en: [
          figure(drawn),
          prose`From ${equation(symbol('X'), 0)} to ${equation(symbol('X'), n)}, the heights of the bars are ${before}, and ${last}. Find ${{ kind: 'apply', name: 'P', to: [event], primes: 0, inverse: false }}.`,
        ],
        es: [
          figure(drawn),
          prose`De ${equation(symbol('X'), 0)} a ${equation(symbol('X'), n)}, las alturas de las barras son ${before} y ${last}. Halla ${{ kind: 'apply', name: 'P', to: [event], primes: 0, inverse: false }}.`,
        ],
      }
    },
    check(printed, answer) {
      const { heights } = printed.figure('histogram')
      const { sign, right } =
        printed.all('relation').find(({ sign }) => sign !== '=') ?? failed('An event is asked for')
      const k = exact(right).n
      const sum = heights.reduce(
        (area: number, height, x) =>
          area + ((sign === '≥' ? x >= k : x <= k) ? (height ?? failed('Every bar is drawn')) : 0),
        0,
      )
      return Math.abs(sum - exact(answer).toNumber()) < 1e-9
    },
  }),

  shadeBars: form({
    levels: ['easy'],
    draw(random) {
      const n = random.int(4, 6)
      const p = hundredths(random.int(6, 14))
      const [sign, k] = [random.evenly(['≤', '≥', '<', '>'] as const), random.int(1, n - 1)]
      return { heights: heightsOf(n, p.toNumber()).map(height => height.toNumber()), sign, k }
    },
    answer: drawing<{ readonly heights: readonly number[]; readonly shaded: readonly number[] }>(
      ({ heights, shaded }) => barsOf(heights, shaded),
      ({ heights, shaded }) => [
        { heights, shaded: heights.map((_, x) => x).filter(x => !shaded.includes(x)) },
        { heights, shaded: shaded.slice(1) },
      ],
    ),
    solve: ({ heights, sign, k }) => ({
      heights,
      shaded: heights
        .map((_, x) => x)
        .filter(x => (sign === '≤' ? x <= k : sign === '≥' ? x >= k : sign === '<' ? x < k : x > k)),
    }),
    solution: ({ sign, k }, { heights, shaded }) => [
      step(list(...shaded), because.explain, {
        sentence: {
          en: line`The values of ${symbol('X')} with ${relation(symbol('X'), sign, k)}.`,
          es: line`Los valores de ${symbol('X')} con ${relation(symbol('X'), sign, k)}.`,
        },
      }),
      step(figure(barsOf(heights, shaded)), because.explain, {
        sentence: { en: line`Shade the bars over them.`, es: line`Sombrea las barras sobre ellos.` },
      }),
    ],
    ask({ heights, sign, k }) {
      const event = apply('P', relation(symbol('X'), sign, k))
      return {
        en: [prose`Shade the bars for ${event}.`, figure(barsOf(heights, []))],
        es: [prose`Sombrea las barras de ${event}.`, figure(barsOf(heights, []))],
      }
    },
    // Each bar is shaded just where the event holds for its number.
    check(printed, { shaded }) {
      const event = printed.one('relation')
      const { heights } = printed.figure('histogram')
      return heights.every((_, x) => isTrue(event, { X: x }) === shaded.includes(x))
    },
  }),
})
