import {
  answerStep,
  bracketed,
  decimal,
  type Expr,
  equation,
  expr,
  type FormMaker,
  interval,
  intervals,
  join,
  line,
  m,
  minus,
  over,
  percent,
  plusMinus,
  prose,
  relation,
  role,
  root,
  type Sentence,
  sentenceChoice,
  statements,
  step,
  sum,
  symbol,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { fromFloat, isSafe, shownFloat } from '../../kit/statistics/decimals.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import {
  between,
  critical,
  deviation,
  endsOf,
  isNear,
  LEVELS,
  signOf,
  thousandths,
  toThousandths,
  zIn,
} from './proportion-intervals.ts'
import { type Comparison, comparisons } from './proportion-surveys.ts'

function differenceEnds(n1: number, x1: number, n2: number, x2: number, z: number): readonly [number, number] {
  const difference = x1 / n1 - x2 / n2
  const margin = (z / 1000) * Math.hypot(deviation(n1, x1), deviation(n2, x2))
  return [difference - margin, difference + margin]
}

const PLACES = ['positive', 'negative', 'around'] as const
const FIRST_MINUS_SECOND = {
  en: line`The point estimate: first minus second.`,
  es: line`La estimación puntual: la primera menos la segunda.`,
} as const

const saysOfZero = (low: number, high: number) =>
  low < 0 && high > 0
    ? {
        en: line`0 is in the interval: a difference of 0 is plausible.`,
        es: line`0 está en el intervalo: una diferencia de 0 es plausible.`,
      }
    : low > 0
      ? {
          en: line`All values are positive: 0 is not plausible.`,
          es: line`Todos los valores son positivos: 0 no es plausible.`,
        }
      : {
          en: line`All values are negative: 0 is not plausible.`,
          es: line`Todos los valores son negativos: 0 no es plausible.`,
        }

const inContext = ({ first, second }: Comparison, low: number, high: number) => {
  if (low < 0 && high > 0)
    return {
      en: line`So ${symbol('p', 1)} and ${symbol('p', 2)} may be equal.`,
      es: line`Así que ${symbol('p', 1)} y ${symbol('p', 2)} pueden ser iguales.`,
    }
  const [greater, less] = low > 0 ? [first, second] : [second, first]
  return {
    en: line`The proportion of ${greater} seems to be greater than the proportion of ${less}.`,
    es: line`La proporción de ${greater} parece ser mayor que la proporción de ${less}.`,
  }
}

/** An interval about a difference, and what it is said to show. */
function verdict(difference: number, margin: number, found: 'first' | 'second' | 'none'): Sentence {
  const [low, high] = [difference - margin, difference + margin]
  const shown = between(low, high)
  const [p1, p2] = [symbol('p', 1), symbol('p', 2)]
  const greater = found === 'first' ? relation(p1, '>', p2) : relation(p2, '>', p1)
  return {
    key: `${low} ${high} ${found}`,
    says:
      found === 'none'
        ? {
            en: prose`${shown}; there is no convincing evidence of a difference.`,
            es: prose`${shown}; no hay evidencia convincente de una diferencia.`,
          }
        : {
            en: prose`${shown}; there is convincing evidence that ${greater}.`,
            es: prose`${shown}; hay evidencia convincente de que ${greater}.`,
          },
  }
}

/** Two samples: the interval for the difference, and what it says. */
export const twoProportionForms = (form: FormMaker<typeof levels>) => ({
  twoProportions: form({
    levels: ['hard'],
    share: 2,
    lines: 6,
    draw: random =>
      random.until(
        () => {
          const share = random.int(300, 700)
          const other = share + random.sign() * random.int(20, 150)
          const [n1, n2] = [random.int(10, 50) * 10, random.int(10, 50) * 10]
          return {
            comparison: random.evenly(comparisons),
            n1,
            n2,
            x1: Math.round((share * n1) / 1000),
            x2: Math.round((other * n2) / 1000),
            ...random.evenly(LEVELS),
          }
        },
        ({ n1, x1, n2, x2, z }) => {
          const [low, high] = differenceEnds(n1, x1, n2, x2, z)
          return isSafe(low, 3) && isSafe(high, 3) && Math.abs(low) > 0.01 && Math.abs(high) > 0.01
        },
      ),
    answer: intervals,
    solution({ comparison: { first, second }, n1, x1, n2, x2, z, level }, answer) {
      const [one, two] = [shownFloat(x1 / n1, 4), shownFloat(x2 / n2, 4)]
      const error = Math.sqrt(deviation(n1, x1) ** 2 + deviation(n2, x2) ** 2)
      const part = (share: Expr, n: number) => over(join(share, bracketed(minus(1, share))), n)
      return [
        step(
          statements(relation(over(x1, n1), signOf(n1, x1), one), relation(over(x2, n2), signOf(n2, x2), two)),
          because.sampleProportions,
        ),
        step(relation(minus(one, two), '≈', shownFloat(x1 / n1 - x2 / n2, 4)), because.explain, {
          sentence: FIRST_MINUS_SECOND,
        }),
        step(relation(root(sum(part(one, n1), part(two, n2))), '≈', shownFloat(error, 5)), because.standardError),
        step(
          relation(join(thousandths(z), shownFloat(error, 5)), '≈', shownFloat((z / 1000) * error, 4)),
          because.marginOfError,
          {
            critical: thousandths(z),
          },
        ),
        step(
          statements(plusMinus(shownFloat(x1 / n1 - x2 / n2, 4), shownFloat((z / 1000) * error, 4)), expr(answer)),
          because.interpretInterval,
          {
            level: percent(level),
            what: {
              en: line`the proportion of ${first} minus the proportion of ${second}`,
              es: line`la diferencia entre la proporción de ${first} y la proporción de ${second}`,
            },
          },
        ),
      ]
    },
    solve({ n1, x1, n2, x2, z }) {
      const [low, high] = differenceEnds(n1, x1, n2, x2, z)
      return interval(decimal(fromFloat(low, 3), 3), decimal(fromFloat(high, 3), 3), [false, false])
    },
    ask({ comparison, level, z, n1, x1, n2, x2 }) {
      const told = comparison.samples(n1, x1, n2, x2)
      return {
        en: [
          told.en,
          prose`Construct a ${percent(level)} confidence interval for ${m`p_1 - p_2`}, the proportion of ${comparison.first} minus the proportion of ${comparison.second}. Use ${critical(z)}.`,
          toThousandths.en,
        ],
        es: [
          told.es,
          prose`Construye un intervalo de confianza del ${percent(level)} para ${m`p_1 - p_2`}, la proporción de ${comparison.first} menos la proporción de ${comparison.second}. Usa ${critical(z)}.`,
          toThousandths.es,
        ],
      }
    },
    check(printed, answer) {
      const ends = endsOf(answer)
      const [n1, x1, n2, x2] = tupleOf(
        printed.numbers.map(value => value.toNumber()),
        4,
      )
      if (!ends) return false
      const z = zIn(printed)
      const variance = (x1 * (n1 - x1)) / n1 ** 3 + (x2 * (n2 - x2)) / n2 ** 3
      const difference = (x1 * n2 - x2 * n1) / (n1 * n2)
      return (
        ends[0] < difference &&
        difference < ends[1] &&
        ends.every(end => isNear(((end - difference) / z) ** 2, variance, (0.00101 * Math.sqrt(variance)) / z))
      )
    },
  }),

  whatTheDifferenceSays: form({
    levels: ['hard'],
    lines: 4,
    draw(random) {
      const [comparison, place] = [random.evenly(startingAt(comparisons, 3)), random.evenly(PLACES)]
      return random.until(
        () => {
          const [first, margin] = [random.int(300, 700), random.int(35, 80)]
          const gap = place === 'around' ? random.int(12, margin - 12) : margin + random.int(12, 60)
          const sign = place === 'around' ? random.sign() : place === 'positive' ? 1 : -1
          return { comparison, level: random.pick(LEVELS).level, first, second: first - sign * gap, margin }
        },
        ({ second }) => second > 100 && second < 900,
      )
    },
    answer: sentenceChoice,
    solve: ({ first, second, margin }) => {
      const difference = first - second
      return verdict(difference, margin, Math.abs(difference) < margin ? 'none' : difference > 0 ? 'first' : 'second')
    },
    mistakes({ first, second, margin }) {
      const difference = first - second
      const isAround = Math.abs(difference) < margin
      const turned = difference > 0 ? 'second' : 'first'
      return {
        subtractedTheOtherWay: verdict(-difference, margin, isAround ? 'none' : turned),
        otherConclusion: verdict(difference, margin, isAround ? (difference > 0 ? 'first' : 'second') : 'none'),
        otherDirection: verdict(difference, margin, turned),
      }
    },
    solution({ comparison, first, second, margin }, { says }) {
      const difference = first - second
      const [low, high] = [difference - margin, difference + margin]
      return [
        step(equation(minus(thousandths(first), thousandths(second)), thousandths(difference)), because.explain, {
          sentence: FIRST_MINUS_SECOND,
        }),
        step(
          statements(
            equation(minus(thousandths(difference), thousandths(margin)), thousandths(low)),
            equation(sum(thousandths(difference), thousandths(margin)), thousandths(high)),
          ),
          because.explain,
          {
            sentence: {
              en: line`Subtract and add the margin of error: the ends.`,
              es: line`Resta y suma el margen de error: los extremos.`,
            },
          },
        ),
        answerStep(between(low, high), saysOfZero(low, high)),
        answerStep(says, inContext(comparison, low, high)),
      ]
    },
    ask({ comparison: { first: one, second: two }, level, first, second, margin }) {
      const [p1, p2, difference] = [symbol('p', 1), symbol('p', 2), m`p_1 - p_2`]
      const [e1, e2, error] = [
        role('first', thousandths(first)),
        role('second', thousandths(second)),
        role('margin', thousandths(margin)),
      ]
      return {
        en: prose`Let ${p1} be the proportion of ${one} and ${p2} the proportion of ${two}. Two independent random samples give the estimates ${e1} for ${p1} and ${e2} for ${p2}. The margin of error of a ${percent(level)} confidence interval for ${difference} is ${error}. Which choice gives the interval and a correct conclusion?`,
        es: prose`Sea ${p1} la proporción de ${one} y ${p2} la de ${two}. Dos muestras aleatorias independientes dan las estimaciones ${e1} para ${p1} y ${e2} para ${p2}. El margen de error de un intervalo de confianza del ${percent(level)} para ${difference} es ${error}. ¿Qué opción da el intervalo y una conclusión correcta?`,
      }
    },
    whyWrong({ first, second, margin }) {
      const difference = first - second
      const zero =
        Math.abs(difference) < margin
          ? { en: line`The interval contains 0.`, es: line`El intervalo contiene 0.` }
          : { en: line`The interval does not contain 0.`, es: line`El intervalo no contiene 0.` }
      const side =
        difference > 0
          ? {
              en: line`${m`p_1 - p_2`} is positive, so ${m`p_1`} is greater.`,
              es: line`${m`p_1 - p_2`} es positiva, así que ${m`p_1`} es mayor.`,
            }
          : {
              en: line`${m`p_1 - p_2`} is negative, so ${m`p_2`} is greater.`,
              es: line`${m`p_1 - p_2`} es negativa, así que ${m`p_2`} es mayor.`,
            }
      return {
        subtractedTheOtherWay: {
          en: line`This interval is for ${m`p_2 - p_1`}.`,
          es: line`Este intervalo es para ${m`p_2 - p_1`}.`,
        },
        otherConclusion: zero,
        otherDirection: Math.abs(difference) < margin ? zero : side,
      }
    },
    // The ends are a margin from the difference, and the sign of the ends decides.
    check(printed, { key }) {
      const [first, second, margin] = [printed.role('first'), printed.role('second'), printed.role('margin')]
      const [low, high] = [first.minus(margin).minus(second), first.plus(margin).minus(second)]
      const found = low.n > 0 ? 'first' : high.n < 0 ? 'second' : 'none'
      return key === `${low.times(1000)} ${high.times(1000)} ${found}`
    },
  }),
})
