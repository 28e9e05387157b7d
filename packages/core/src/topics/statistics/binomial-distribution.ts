import { drawing } from '../../answer/drawing.ts'
import { decimalNumber, integer } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { figure, prose } from '../../content.ts'
import { histogram } from '../../figure/histogram.ts'
import { apply, decimal, equation, relation, symbol, words } from '../../math/build.ts'
import { exact, isTrue } from '../../math/evaluate.ts'
import { Ratio } from '../../number/ratio.ts'
import { defineTopic } from '../../topic.ts'
import {
  asks,
  bank,
  chance,
  distribution,
  drawSetting,
  hundredths,
  isIn,
  probability,
  settingIn,
  settings,
  total,
  WAYS,
  type Way,
  wayIn,
} from './shared/binomial.ts'
import { isSafe, plain, shownFloat } from './shared/decimals.ts'
import { below } from './shared/normal.ts'

export const binomialDistribution = defineTopic(
  {
    id: 'binomial-distribution',
    name: { en: 'Binomial distribution', es: 'Distribución binomial' },
    description: {
      en: 'Find the probability of a number of successes in a fixed number of independent trials.',
      es: 'Halla la probabilidad de cierto número de éxitos en un número fijo de ensayos independientes.',
    },
    domain: 'Random Variables & Distributions',
    standards: ['S-MD.A.3', 'S-MD.A.4', 'S-CP.B.9', 'AP-STAT-4.10', 'AP-STAT-4.11'],
    levels: {
      easy: { ways: ['exactly'], least: 3, most: 6 },
      medium: { ways: WAYS, least: 6, most: 12 },
      hard: { ways: [], least: 20, most: 200 },
    },
  },
  form => ({
    probability: form({
      levels: ['easy', 'medium'],
      share: 3,
      lines: 4,
      draw: (random, { ways, least, most }) =>
        random.until(
          () => {
            const n = random.int(least, most)
            return {
              way: random.evenly<Way>(ways),
              n,
              ...drawSetting(random),
              k: random.int(1, n - 1),
            }
          },
          ({ way, n, p, k }) => {
            const value = total(way, n, p.toNumber(), k)
            return value > 0.0005 && value < 0.9995 && isSafe(value, 4)
          },
        ),
      answer: decimalNumber,
      solve: ({ way, n, p, k }) => shownFloat(total(way, n, p.toNumber(), k), 4),
      ask({ way, n, p, k, setting }) {
        const told = settings[setting]?.(n, probability(p))
        const asked = asks[way](k)
        return { en: told ? [told.en, asked.en] : asked.en, es: told ? [told.es, asked.es] : asked.es }
      },
      check(printed, answer) {
        const [n, p, [k = 0]] = settingIn(printed)
        const way = wayIn(printed.text)
        const value = distribution(n, p).reduce((sum, part, x) => sum + (isIn(way, x, k) ? part : 0), 0)
        return Math.abs(value - exact(answer).toNumber()) < 0.00005
      },
    }),

    between: form({
      levels: ['medium'],
      lines: 4,
      draw: (random, { least, most }) =>
        random.until(
          () => {
            const n = random.int(least, most)
            const low = random.int(1, n - 2)
            return { n, low, high: random.int(low + 1, Math.min(n - 1, low + 3)), ...drawSetting(random) }
          },
          ({ n, p, low, high }) => {
            const value = sumOver(n, p.toNumber(), low, high)
            return value > 0.0005 && value < 0.9995 && isSafe(value, 4)
          },
        ),
      answer: decimalNumber,
      solve: ({ n, p, low, high }) => shownFloat(sumOver(n, p.toNumber(), low, high), 4),
      ask({ n, p, low, high, setting }) {
        const told = settings[setting]?.(n, probability(p))
        const asked = {
          en: prose`Find the probability that X is between ${low} and ${high}, both included, to 4 decimal places.`,
          es: prose`Halla la probabilidad de que X esté entre ${low} y ${high}, ambos incluidos, con 4 decimales.`,
        }
        return { en: told ? [told.en, asked.en] : asked.en, es: told ? [told.es, asked.es] : asked.es }
      },
      check(printed, answer) {
        const [n, p, [low = 0, high = 0]] = settingIn(printed)
        const value = distribution(n, p).reduce((sum, part, x) => sum + (low <= x && x <= high ? part : 0), 0)
        return Math.abs(value - exact(answer).toNumber()) < 0.00005
      },
    }),

    isBinomial: form({
      levels: ['easy'],
      lines: 0,
      draw: random => ({ setting: random.evenly(bank) }),
      answer: option({
        binomial: { en: prose`X is binomial.`, es: prose`X es binomial.` },
        fixed: { en: prose`No: the number of trials is not fixed.`, es: prose`No: el número de ensayos no es fijo.` },
        independent: {
          en: prose`No: the trials are not independent.`,
          es: prose`No: los ensayos no son independientes.`,
        },
        constant: {
          en: prose`No: the probability is not always the same.`,
          es: prose`No: la probabilidad no es siempre la misma.`,
        },
      }),
      solve: ({ setting }) => setting.fails,
      ask: ({ setting }) => ({
        en: [setting.says.en, prose`Is X binomial?`],
        es: [setting.says.es, prose`¿Es X binomial?`],
      }),
      check: (printed, answer) =>
        answer ===
        (/until|hasta/.test(printed.text)
          ? 'fixed'
          : /without|sin /.test(printed.text)
            ? 'independent'
            : /farther|different difficulty|más lejos|distinta dificultad/.test(printed.text)
              ? 'constant'
              : 'binomial'),
    }),

    meanAndDeviation: form({
      levels: ['medium', 'hard'],
      share: 2,
      lines: 3,
      draw: (random, { least, most }) =>
        random.until(
          () => ({ n: random.int(least, most), ...drawSetting(random) }),
          ({ n, p }) =>
            n % (p.d % 3 === 0 ? p.d : 1) === 0 && isSafe(Math.sqrt(n * p.toNumber() * (1 - p.toNumber())), 2),
        ),
      answer: numberList,
      solve: ({ n, p }) => [plain(p.times(n)), shownFloat(Math.sqrt(n * p.toNumber() * (1 - p.toNumber())), 2)],
      ask({ n, p, setting }) {
        const told = settings[setting]?.(n, probability(p))
        const asked = {
          en: prose`Find the mean and the standard deviation of X. Round the standard deviation to the nearest hundredth.`,
          es: prose`Halla la media y la desviación estándar de X. Redondea la desviación estándar a la centésima más cercana.`,
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
      levels: ['medium'],
      lines: 3,
      draw(random) {
        const n = random.int(4, 6)
        const p = hundredths(random.int(6, 14))
        const k = random.int(1, n - 1)
        return { n, p, k, isUpper: random.evenly([true, false]) }
      },
      answer: decimalNumber,
      solve({ n, p, k, isUpper }) {
        const heights = heightsOf(n, p.toNumber())
        return decimal(
          heights.filter((_, x) => (isUpper ? x >= k : x <= k)).reduce((a, b) => a.plus(b), Ratio.of(0)),
          2,
        )
      },
      ask({ n, p, k, isUpper }) {
        const heights = heightsOf(n, p.toNumber()).map(height => height.toNumber())
        const drawn = barsOf(
          heights,
          heights.map((_, x) => x).filter(x => (isUpper ? x >= k : x <= k)),
        )
        const event = relation(symbol('X'), isUpper ? '≥' : '≤', k)
        const given = heightsOf(n, p.toNumber()).map(height => decimal(height, 2))
        return {
          en: [
            figure(drawn),
            prose`The bars from X = 0 on have the heights ${{ kind: 'list', items: given, brackets: '' }}. Find ${{ kind: 'apply', name: 'P', to: [event], primes: 0, inverse: false }}.`,
          ],
          es: [
            figure(drawn),
            prose`Las barras desde X = 0 tienen las alturas ${{ kind: 'list', items: given, brackets: '' }}. Halla ${{ kind: 'apply', name: 'P', to: [event], primes: 0, inverse: false }}.`,
          ],
        }
      },
      check(printed, answer) {
        const { heights } = printed.figure('histogram')
        const { sign, right } = printed.one('relation')
        const k = exact(right).n
        const sum = heights.reduce(
          (area: number, height, x) => area + ((sign === '≥' ? x >= k : x <= k) ? (height ?? 0) : 0),
          0,
        )
        return Math.abs(sum - exact(answer).toNumber()) < 1e-9
      },
    }),

    shadeBars: form({
      levels: ['medium'],
      lines: 0,
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

    unusual: form({
      levels: ['hard'],
      lines: 3,
      draw: random =>
        random.until(
          () => {
            const n = random.int(40, 200)
            const { setting, p } = drawSetting(random)
            const spread = Math.sqrt(n * p.toNumber() * (1 - p.toNumber()))
            const distance = random.evenly([true, false]) ? random.int(24, 40) : random.int(6, 16)
            return { n, p, setting, count: Math.round(n * p.toNumber() + (random.sign() * distance * spread) / 10) }
          },
          ({ n, p, count }) => {
            const z = Math.abs(count - n * p.toNumber()) / Math.sqrt(n * p.toNumber() * (1 - p.toNumber()))
            return count < n && count > 1 && ((z > 2.2 && z < 5) || (z < 1.8 && z > 0.5))
          },
        ),
      answer: option({
        unusual: { en: prose`Yes, it is unusual.`, es: prose`Sí, es inusual.` },
        usual: { en: prose`No, it is not unusual.`, es: prose`No, no es inusual.` },
      }),
      solve: ({ n, p, count }) =>
        (count - n * p.toNumber()) ** 2 > 4 * n * p.toNumber() * (1 - p.toNumber()) ? 'unusual' : 'usual',
      ask({ n, p, count, setting }) {
        const told = settings[setting]?.(n, probability(p))
        const asked = {
          en: prose`X turns out to be ${count}. Is this unusual, that is, more than 2 standard deviations from the mean?`,
          es: prose`X resulta ser ${count}. ¿Es inusual, es decir, está a más de 2 desviaciones estándar de la media?`,
        }
        return { en: told ? [told.en, asked.en] : asked.en, es: told ? [told.es, asked.es] : asked.es }
      },
      check(printed, answer) {
        const [n, p, [count = 0]] = settingIn(printed)
        const chances = distribution(n, p)
        const spread = Math.sqrt(chances.reduce((sum, part, x) => sum + part * (x - n * p) ** 2, 0))
        return answer === (Math.abs(count - n * p) > 2 * spread ? 'unusual' : 'usual')
      },
    }),

    normalApproximation: form({
      levels: ['hard'],
      lines: 2,
      draw: random =>
        random.until(
          () => ({ n: random.int(20, 200), ...drawSetting(random), isLarge: random.evenly([true, false]) }),
          ({ n, p, isLarge }) => isLarge === hasLargeCounts(n, p),
        ),
      answer: option({
        yes: { en: prose`Yes, both are at least 10.`, es: prose`Sí, ambos son por lo menos 10.` },
        no: { en: prose`No, at least one is less than 10.`, es: prose`No, por lo menos uno es menor que 10.` },
      }),
      solve: ({ n, p }) => (hasLargeCounts(n, p) ? 'yes' : 'no'),
      ask({ n, p, setting }) {
        const told = settings[setting]?.(n, probability(p))
        const asked = {
          en: prose`A normal distribution is used for X only if the expected numbers of successes and of failures are both at least 10. Is this the case here?`,
          es: prose`Se usa una distribución normal para X solo si los números esperados de éxitos y de fracasos son ambos por lo menos 10. ¿Es así en este caso?`,
        }
        return { en: told ? [told.en, asked.en] : asked.en, es: told ? [told.es, asked.es] : asked.es }
      },
      // The expected numbers as weighted sums over the whole distribution.
      check(printed, answer) {
        const [n, p] = settingIn(printed)
        const successes = distribution(n, p).reduce((sum, part, x) => sum + part * x, 0)
        return answer === (Math.min(successes, n - successes) > 10 - 1e-6 ? 'yes' : 'no')
      },
    }),

    normalEstimate: form({
      levels: ['hard'],
      lines: 3,
      draw: random => {
        const [n, twentieths, deviation] = random.pick([
          [100, 10, 5],
          [100, 4, 4],
          [100, 16, 4],
          [64, 10, 4],
          [100, 2, 3],
          [100, 18, 3],
          [48, 15, 3],
          [192, 5, 6],
          [192, 15, 6],
          [150, 8, 6],
          [150, 12, 6],
          [144, 10, 6],
        ] as const)
        const step = deviation % 3 === 0 ? 3 : 1
        const mean = (n * twentieths) / 20
        const distance = step * random.int(1, Math.floor((2.4 * deviation) / step)) * random.sign()
        return {
          n,
          p: hundredths(twentieths),
          mean,
          deviation,
          k: mean + distance,
          isBelow: random.evenly([true, false]),
        }
      },
      answer: decimalNumber,
      solve: ({ mean, deviation, k, isBelow }) => {
        const z = (k - mean) / deviation
        return shownFloat(below(isBelow ? z : -z), 4)
      },
      ask({ n, p, k, isBelow }) {
        const event = apply('P', relation(symbol('X'), isBelow ? '≤' : '≥', k))
        return {
          en: prose`X is binomial with ${equation(symbol('n'), n)} and ${equation(symbol('p'), plain(p))}. Estimate ${event} with a normal distribution, without a continuity correction, to 4 decimal places.`,
          es: prose`X es binomial con ${equation(symbol('n'), n)} y ${equation(symbol('p'), plain(p))}. Estima ${event} con una distribución normal, sin corrección por continuidad, con 4 decimales.`,
        }
      },
      // By the middle of many thin strips under the curve with the mean and deviation of the distribution.
      check(printed, answer) {
        const [n, p] = printed
          .all('relation')
          .filter(({ sign }) => sign === '=')
          .map(({ right }) => exact(right).toNumber())
        const event = printed.all('relation').find(({ sign }) => sign !== '=')
        if (n === undefined || p === undefined || !event) return false
        const chances = distribution(n, p)
        const spread = Math.sqrt(chances.reduce((sum, part, x) => sum + part * (x - n * p) ** 2, 0))
        const z = (exact(event.right).toNumber() - n * p) / spread
        let area = 0.5
        for (let i = 0; i < 2000; i++)
          area += ((z / 2000) * Math.exp(-((((i + 0.5) * z) / 2000) ** 2) / 2)) / Math.sqrt(2 * Math.PI)
        return Math.abs((event.sign === '≤' ? area : 1 - area) - exact(answer).toNumber()) < 0.0000501
      },
    }),

    smallestNumber: form({
      levels: ['hard'],
      lines: 3,
      draw: random => ({ p: hundredths(random.int(1, 12)), goal: random.pick([90, 95, 99]) }),
      answer: integer,
      solve({ p, goal }) {
        let n = 1
        while (1 - (1 - p.toNumber()) ** n < goal / 100 - 1e-12) n++
        return n
      },
      ask: ({ p, goal }) => ({
        en: prose`Each trial succeeds with probability ${plain(p)}, independently. Find the smallest number of trials for which the probability of at least one success is at least ${plain(Ratio.of(goal, 100))}.`,
        es: prose`Cada ensayo tiene éxito con probabilidad ${plain(p)}, de manera independiente. Halla el menor número de ensayos para el que la probabilidad de por lo menos un éxito es por lo menos ${plain(Ratio.of(goal, 100))}.`,
      }),
      check(printed, answer) {
        const [p, goal] = printed.numbers
        if (!p || !goal) return false
        const needed = Math.log(1 - goal.toNumber()) / Math.log(1 - p.toNumber())
        return exact(answer).isInteger && exact(answer).n === Math.ceil(needed - 1e-9)
      },
    }),
  }),
)

const hasLargeCounts = (n: number, p: Ratio): boolean =>
  p.times(n).compare(10) >= 0 && Ratio.of(n).minus(p.times(n)).compare(10) >= 0

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
