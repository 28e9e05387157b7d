import {
  absolute,
  apply,
  bracketed,
  call,
  decimalNumber,
  equation,
  exact,
  type FormMaker,
  integer,
  itemOf,
  join,
  line,
  minus,
  over,
  power,
  prose,
  Ratio,
  relation,
  root,
  type Sentence,
  SIGMA,
  sentenceChoice,
  shownValue,
  standardizeStep,
  statements,
  step,
  symbol,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isSafe, plain, shownFloat } from '../../kit/statistics/decimals.ts'
import { below } from '../../kit/statistics/normal.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { deviationStep, distribution, meanStep, probability, settingIn } from './binomial.ts'
import type { levels } from './levels.ts'
import { drawSetting, hundredths, SETTINGS, settings } from './settings.ts'

const hasLargeCounts = (n: number, p: Ratio): boolean =>
  p.times(n).compare(10) >= 0 && Ratio.of(n).minus(p.times(n)).compare(10) >= 0

/** As many trials as are planned: tens, or sixes for a die and thirds. */
function planned(p: Ratio, least: number): readonly number[] {
  const by = p.d === 3 || p.d === 6 ? 6 : 10
  return wholes(Math.ceil(least / by), Math.floor(200 / by)).map(n => by * n)
}

/** How many trials give one success with the chance of the goal, in percent, not yet rounded up. */
const leastTrials = (p: Ratio, goal: number) => Math.log(1 - goal / 100) / Math.log(1 - p.toNumber())

export const hardForms = (form: FormMaker<typeof levels>) => ({
  unusual: form({
    levels: ['hard'],
    lines: 3,
    draw: random => {
      const [setting, isFar] = [random.evenly(SETTINGS.hard), random.evenly([true, false])]
      return random.until(
        () => {
          const { p } = drawSetting(random, setting)
          const n = random.pick(planned(p, 40))
          const spread = Math.sqrt(n * p.toNumber() * (1 - p.toNumber()))
          const distance = isFar ? random.int(24, 40) : random.int(6, 16)
          return { n, p, setting, count: Math.round(n * p.toNumber() + (random.sign() * distance * spread) / 10) }
        },
        ({ n, p, count }) => {
          const z = Math.abs(count - n * p.toNumber()) / Math.sqrt(n * p.toNumber() * (1 - p.toNumber()))
          return count < n && count > 1 && ((z > 2.2 && z < 5) || (z < 1.8 && z > 0.5)) && isSafe(z, 1)
        },
      )
    },
    answer: sentenceChoice,
    solve: of => distances(of).right,
    mistakes: of => {
      const { right: _, ...wrong } = distances(of)
      return wrong
    },
    solution: ({ n, p, count }, { says }) => {
      const [mean, deviation] = [p.times(n), Math.sqrt(n * p.toNumber() * (1 - p.toNumber()))]
      return [
        meanStep(n, p),
        deviationStep(n, p, shownFloat(deviation, 2)),
        step(
          relation(
            over(absolute(minus(count, shownValue(mean))), shownFloat(deviation, 2)),
            '≈',
            shownFloat(Math.abs(count - mean.toNumber()) / deviation, 1),
          ),
          because.explain,
          {
            sentence: {
              en: line`Divide the distance from the mean by the standard deviation.`,
              es: line`Divide la distancia a la media entre la desviación estándar.`,
            },
          },
        ),
        step(says, because.explain, {
          sentence: {
            en: line`Unusual means more than 2 standard deviations from the mean: compare with 2.`,
            es: line`Inusual significa a más de 2 desviaciones estándar de la media: compara con 2.`,
          },
        }),
      ]
    },
    ask({ n, p, count, setting }) {
      const told = settings[setting]?.(n, probability(p))
      const asked = {
        en: prose`${symbol('X')} turns out to be ${count}. Is this unusual, that is, more than 2 standard deviations from the mean, and why?`,
        es: prose`${symbol('X')} resulta ser ${count}. ¿Es inusual, es decir, está a más de 2 desviaciones estándar de la media, y por qué?`,
      }
      return { en: told ? [told.en, asked.en] : asked.en, es: told ? [told.es, asked.es] : asked.es }
    },
    whyWrong: ({ n, p, count }) => {
      const z = Math.abs(count - n * p.toNumber()) / Math.sqrt(n * p.toNumber() * (1 - p.toNumber()))
      return {
        otherVerdict:
          z > 2
            ? { en: line`${shownFloat(z, 1)} is more than 2.`, es: line`${shownFloat(z, 1)} es más que 2.` }
            : { en: line`${shownFloat(z, 1)} is not more than 2.`, es: line`${shownFloat(z, 1)} no es más que 2.` },
        varianceInstead: {
          en: line`The difference was divided by the variance.`,
          es: line`La diferencia se dividió entre la varianza.`,
        },
        doubled: {
          en: line`The number of standard deviations was doubled.`,
          es: line`Se duplicó el número de desviaciones estándar.`,
        },
      }
    },
    check(printed, { key }) {
      const [n, p, rest] = settingIn(printed)
      const count = itemOf(rest, 0)
      const chances = distribution(n, p)
      const spread = Math.sqrt(chances.reduce((sum, part, x) => sum + part * (x - n * p) ** 2, 0))
      const z = Math.abs(count - n * p) / spread
      return key === `${z > 2 ? 'yes' : 'no'} ${(Math.round(z * 10) / 10).toFixed(1)}`
    },
  }),

  normalApproximation: form({
    levels: ['medium'],
    lines: 2,
    draw: random => {
      const [setting, isLarge] = [random.evenly(startingAt(SETTINGS.medium, 6)), random.evenly([true, false])]
      const { p, fitting } = random.until(
        () => {
          const { p } = drawSetting(random, setting)
          return { p, fitting: planned(p, 20).filter(n => isLarge === hasLargeCounts(n, p)) }
        },
        ({ fitting }) => fitting.length > 0,
      )
      return { n: random.pick(fitting), setting, p }
    },
    answer: sentenceChoice,
    solve: of => approximations(of).right,
    mistakes: of => {
      const { right: _, ...wrong } = approximations(of)
      return wrong
    },
    solution: ({ n, p }, { says }) => [
      step(
        statements(
          equation(join(n, probability(p)), shownValue(p.times(n))),
          equation(join(n, bracketed(minus(1, probability(p)))), shownValue(Ratio.of(n).minus(p.times(n)))),
        ),
        because.expectedCounts,
      ),
      step(says, because.explain, {
        sentence: {
          en: line`Compare both expected numbers with 10.`,
          es: line`Compara con 10 los dos números esperados.`,
        },
      }),
    ],
    ask({ n, p, setting }) {
      const told = settings[setting]?.(n, probability(p))
      const asked = {
        en: prose`A normal distribution is used for ${symbol('X')} only if the expected numbers of successes and of failures are both at least 10. Is this the case here, and why?`,
        es: prose`Se usa una distribución normal para ${symbol('X')} solo si los números esperados de éxitos y de fracasos son ambos mayores o iguales que 10. ¿Es así en este caso y por qué?`,
      }
      return { en: told ? [told.en, asked.en] : asked.en, es: told ? [told.es, asked.es] : asked.es }
    },
    whyWrong: ({ n, p }) => {
      const least = p.compare(Ratio.of(1, 2)) < 0 ? p.times(n) : Ratio.of(n).minus(p.times(n))
      return {
        opposite: hasLargeCounts(n, p)
          ? { en: line`Neither number is less than 10.`, es: line`Ninguno de los números es menor que 10.` }
          : {
              en: line`${shownValue(least)} is less than 10.`,
              es: line`${shownValue(least)} es menor que 10.`,
            },
        onlyN: {
          en: line`The expected numbers count, not the number of trials.`,
          es: line`Cuentan los números esperados, no el número de ensayos.`,
        },
        onlyP: {
          en: line`The probability need not be 0.5.`,
          es: line`La probabilidad no tiene que ser 0.5.`,
        },
      }
    },
    // The expected numbers as weighted sums over the whole distribution.
    check(printed, { key }) {
      const [n, p] = settingIn(printed)
      const successes = distribution(n, p).reduce((sum, part, x) => sum + part * x, 0)
      return key === (Math.min(successes, n - successes) > 10 - 1e-6 ? 'yes' : 'no')
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
    answer: { ...decimalNumber, requires: 'decimal-places-4' },
    solution({ n, p, mean, deviation, k, isBelow }, answer) {
      const z = Ratio.of(k - mean, deviation)
      const area = shownFloat(below(z.toNumber()), 4)
      return [
        meanStep(n, p),
        step(
          equation(equation(SIGMA, root(join(n, plain(p), bracketed(minus(1, plain(p)))))), deviation),
          because.binomialDeviation,
        ),
        standardizeStep(k, mean, deviation),
        step(relation(apply('P', relation(symbol('Z'), '≤', shownValue(z))), '≈', area), because.areaBelowZ, {
          z: shownValue(z),
        }),
        ...(isBelow
          ? [
              step(relation(apply('P', relation(symbol('X'), '≤', k)), '≈', answer), because.explain, {
                sentence: {
                  en: line`The area to the left is the estimate for ${relation(symbol('X'), '≤', k)}.`,
                  es: line`El área de la izquierda es la estimación para ${relation(symbol('X'), '≤', k)}.`,
                },
              }),
            ]
          : [step(equation(minus(1, area), answer), because.areaAbove)]),
      ]
    },
    solve: ({ mean, deviation, k, isBelow }) => {
      const z = (k - mean) / deviation
      return shownFloat(below(isBelow ? z : -z), 4)
    },
    ask({ n, p, k, isBelow }) {
      const event = apply('P', relation(symbol('X'), isBelow ? '≤' : '≥', k))
      return {
        en: prose`${symbol('X')} is binomial with ${equation(symbol('n'), n)} and ${equation(symbol('p'), plain(p))}. Estimate ${event} with a normal distribution, without a continuity correction, to 4 decimal places.`,
        es: prose`${symbol('X')} es binomial con ${equation(symbol('n'), n)} y ${equation(symbol('p'), plain(p))}. Estima ${event} con una distribución normal, sin corrección por continuidad, con 4 cifras decimales.`,
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
    draw: random =>
      random.until(
        () => ({ p: hundredths(random.int(1, 12)), goal: random.pick([90, 95, 99]) }),
        // A bound just above a whole number would be printed as that number.
        ({ p, goal }) => {
          const bound = leastTrials(p, goal)
          return bound - Math.floor(bound) > 0.05
        },
      ),
    answer: integer,
    solve({ p, goal }) {
      let n = 1
      while (1 - (1 - p.toNumber()) ** n < goal / 100 - 1e-12) n++
      return n
    },
    solution({ p, goal }, answer) {
      const [miss, rest] = [Ratio.of(1).minus(p), Ratio.of(100 - goal, 100)]
      const n = symbol('n')
      const least = leastTrials(p, goal)
      return [
        step(relation(minus(1, power(plain(miss), n)), '≥', plain(Ratio.of(goal, 100))), because.oneMinusNone),
        step(relation(power(plain(miss), n), '≤', plain(rest)), because.explain, {
          sentence: {
            en: line`Subtract from 1 and reverse the inequality.`,
            es: line`Resta de 1 e invierte la desigualdad.`,
          },
        }),
        step(
          relation(
            relation(n, '≥', over(call('log', plain(rest)), call('log', plain(miss)))),
            '≈',
            shownFloat(least, 2),
          ),
          because.explain,
          {
            sentence: {
              en: line`Take log of both sides and divide by a negative log: reverse the inequality.`,
              es: line`Aplica log a ambos lados y divide entre un logaritmo negativo: invierte la desigualdad.`,
            },
          },
        ),
        step(equation(n, answer), because.leastWholeNumber),
      ]
    },
    ask: ({ p, goal }) => ({
      en: prose`Each trial succeeds with probability ${plain(p)}, independently. Find the smallest number of trials for which the probability of at least one success is at least ${plain(Ratio.of(goal, 100))}.`,
      es: prose`Cada ensayo tiene éxito con probabilidad ${plain(p)}, de manera independiente. Halla el menor número de ensayos para el que la probabilidad de al menos un éxito sea por lo menos ${plain(Ratio.of(goal, 100))}.`,
    }),
    check(printed, answer) {
      const [p, goal] = printed.numbers
      if (!p || !goal) return false
      const needed = Math.log(1 - goal.toNumber()) / Math.log(1 - p.toNumber())
      return exact(answer).isInteger && exact(answer).n === Math.ceil(needed - 1e-9)
    },
  }),
})

interface Count {
  readonly n: number
  readonly p: Ratio
  readonly count: number
}
/** The distance in standard deviations with its verdict; wrong spreads give other distances. */
function distances({ n, p, count }: Count) {
  const [mean, variance] = [n * p.toNumber(), n * p.toNumber() * (1 - p.toNumber())]
  const off = Math.abs(count - mean)
  const told = (z: number, isYes = z > 2): Sentence => {
    const shown = shownFloat(z, 1)
    return {
      key: `${isYes ? 'yes' : 'no'} ${(Math.round(z * 10) / 10).toFixed(1)}`,
      says: isYes
        ? {
            en: prose`Yes: ${count} is about ${shown} standard deviations from the mean.`,
            es: prose`Sí: ${count} está a unas ${shown} desviaciones estándar de la media.`,
          }
        : {
            en: prose`No: ${count} is about ${shown} standard deviations from the mean.`,
            es: prose`No: ${count} está a unas ${shown} desviaciones estándar de la media.`,
          },
    }
  }
  const z = off / Math.sqrt(variance)
  return {
    right: told(z),
    otherVerdict: told(z, z <= 2),
    varianceInstead: told(off / variance),
    doubled: told(2 * z),
  }
}

/** Whether both expected numbers are at least 10; n alone and p alone decide nothing. */
function approximations({
  n,
  p,
}: {
  readonly n: number
  readonly p: Ratio
}): Record<'right' | 'opposite' | 'onlyN' | 'onlyP', Sentence> {
  const [successes, failures] = [shownValue(p.times(n)), shownValue(Ratio.of(n).minus(p.times(n)))]
  const yes: Sentence = {
    key: 'yes',
    says: {
      en: prose`Yes: the expected numbers ${successes} and ${failures} are both at least 10.`,
      es: prose`Sí: los números esperados ${successes} y ${failures} son ambos mayores o iguales que 10.`,
    },
  }
  const no: Sentence = {
    key: 'no',
    says: {
      en: prose`No: the expected numbers ${successes} and ${failures} are not both at least 10.`,
      es: prose`No: los números esperados ${successes} y ${failures} no son ambos mayores o iguales que 10.`,
    },
  }
  const isYes = hasLargeCounts(n, p)
  return {
    right: isYes ? yes : no,
    opposite: isYes ? no : yes,
    onlyN: {
      key: 'n',
      says: { en: prose`Yes: there are at least 10 trials.`, es: prose`Sí: hay por lo menos 10 ensayos.` },
    },
    onlyP: {
      key: 'p',
      says: {
        en: prose`No: the probability ${probability(p)} is not 0.5.`,
        es: prose`No: la probabilidad ${probability(p)} no es 0.5.`,
      },
    },
  }
}
