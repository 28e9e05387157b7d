import {
  apply,
  decimalNumber,
  equation,
  exact,
  type FormMaker,
  integer,
  option,
  prose,
  Ratio,
  relation,
  symbol,
} from '../../../author.ts'
import { plain, shownFloat } from '../../kit/statistics/decimals.ts'
import { below } from '../../kit/statistics/normal.ts'
import { together } from '../../kit/statistics/together.ts'
import { distribution, drawSetting, hundredths, probability, SETTINGS, settingIn, settings } from './binomial.ts'
import type { levels } from './levels.ts'

const hasLargeCounts = (n: number, p: Ratio): boolean =>
  p.times(n).compare(10) >= 0 && Ratio.of(n).minus(p.times(n)).compare(10) >= 0

export const hardForms = (form: FormMaker<typeof levels>) => ({
  unusual: form({
    levels: ['hard'],
    lines: 3,
    draw: random => {
      const [setting, isFar] = together(random, SETTINGS, [true, false])
      return random.until(
        () => {
          const n = random.int(40, 200)
          const { p } = drawSetting(random, setting)
          const spread = Math.sqrt(n * p.toNumber() * (1 - p.toNumber()))
          const distance = isFar ? random.int(24, 40) : random.int(6, 16)
          return { n, p, setting, count: Math.round(n * p.toNumber() + (random.sign() * distance * spread) / 10) }
        },
        ({ n, p, count }) => {
          const z = Math.abs(count - n * p.toNumber()) / Math.sqrt(n * p.toNumber() * (1 - p.toNumber()))
          return count < n && count > 1 && ((z > 2.2 && z < 5) || (z < 1.8 && z > 0.5))
        },
      )
    },
    answer: option({
      unusual: { en: prose`Yes, it is unusual.`, es: prose`Sí, es inusual.` },
      usual: { en: prose`No, it is not unusual.`, es: prose`No, no es inusual.` },
    }),
    solve: ({ n, p, count }) =>
      (count - n * p.toNumber()) ** 2 > 4 * n * p.toNumber() * (1 - p.toNumber()) ? 'unusual' : 'usual',
    ask({ n, p, count, setting }) {
      const told = settings[setting]?.(n, probability(p))
      const asked = {
        en: prose`${symbol('X')} turns out to be ${count}. Is this unusual, that is, more than 2 standard deviations from the mean?`,
        es: prose`${symbol('X')} resulta ser ${count}. ¿Es inusual, es decir, está a más de 2 desviaciones estándar de la media?`,
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
    draw: random => {
      const [setting, isLarge] = together(random, SETTINGS, [true, false])
      return random.until(
        () => ({ n: random.int(20, 200), ...drawSetting(random, setting) }),
        ({ n, p }) => isLarge === hasLargeCounts(n, p),
      )
    },
    answer: option({
      yes: { en: prose`Yes, both are at least 10.`, es: prose`Sí, ambos son por lo menos 10.` },
      no: { en: prose`No, at least one is less than 10.`, es: prose`No, por lo menos uno es menor que 10.` },
    }),
    solve: ({ n, p }) => (hasLargeCounts(n, p) ? 'yes' : 'no'),
    ask({ n, p, setting }) {
      const told = settings[setting]?.(n, probability(p))
      const asked = {
        en: prose`A normal distribution is used for ${symbol('X')} only if the expected numbers of successes and of failures are both at least 10. Is this the case here?`,
        es: prose`Se usa una distribución normal para ${symbol('X')} solo si los números esperados de éxitos y de fracasos son ambos por lo menos 10. ¿Es así en este caso?`,
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
        en: prose`${symbol('X')} is binomial with ${equation(symbol('n'), n)} and ${equation(symbol('p'), plain(p))}. Estimate ${event} with a normal distribution, without a continuity correction, to 4 decimal places.`,
        es: prose`${symbol('X')} es binomial con ${equation(symbol('n'), n)} y ${equation(symbol('p'), plain(p))}. Estima ${event} con una distribución normal, sin corrección por continuidad, con 4 decimales.`,
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
})
