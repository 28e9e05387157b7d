import {
  answerStep,
  bracketed,
  decimal,
  decimalNumber,
  dotPlot,
  type Expr,
  equation,
  exact,
  expr,
  type FormMaker,
  failed,
  figure,
  integer,
  interval,
  intervals,
  join,
  line,
  m,
  minus,
  over,
  percent,
  plusMinus,
  power,
  prose,
  type Random,
  Ratio,
  relation,
  role,
  root,
  type Sentence,
  sentenceChoice,
  statements,
  step,
  sum,
  symbol,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { fromFloat, isSafe, plain, shownFloat } from '../../kit/statistics/decimals.ts'
import { named } from '../../kit/statistics/named.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import {
  between,
  critical,
  deviation,
  endsOf,
  isNear,
  LEVELS,
  thousandths,
  toThousandths,
  zIn,
} from './proportion-intervals.ts'
import { type Comparison, comparisons, surveys } from './proportion-surveys.ts'

function differenceEnds(n1: number, x1: number, n2: number, x2: number, z: number): readonly [number, number] {
  const difference = x1 / n1 - x2 / n2
  const margin = (z / 1000) * Math.hypot(deviation(n1, x1), deviation(n2, x2))
  return [difference - margin, difference + margin]
}

function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((a, b) => a + b, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1))
}

/** About standard normal: the sum of four. */
function drawZ(random: Random): number {
  let sum = 0
  for (let i = 0; i < 4; i++) sum += random.int(-1000, 1000)
  return sum / 1155
}

/** The critical value of a level, in thousandths. */
const zOf = (level: number): number =>
  (LEVELS.find(other => other.level === level) ?? failed(`${level}% is one of the levels`)).z

/** Confidence levels before and after. */
const CHANGES = [
  [90, 95],
  [95, 99],
  [90, 99],
  [95, 90],
  [99, 95],
  [99, 90],
] as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
    solution({ n1, x1, n2, x2, z, level }, answer) {
      const [one, two] = [shownFloat(x1 / n1, 4), shownFloat(x2 / n2, 4)]
      const error = Math.sqrt(deviation(n1, x1) ** 2 + deviation(n2, x2) ** 2)
      const part = (share: Expr, n: number) => over(join(share, bracketed(minus(1, share))), n)
      return [
        step(statements(relation(over(x1, n1), '≈', one), relation(over(x2, n2), '≈', two)), because.sampleProportions),
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
              en: line`the true difference of the proportions`,
              es: line`la diferencia verdadera de las proporciones`,
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
          prose`Construct a ${percent(level)} confidence interval for ${m`p_1 - p_2`}, the first proportion minus the second. Use ${critical(z)}.`,
          toThousandths.en,
        ],
        es: [
          told.es,
          prose`Construye un intervalo de confianza del ${percent(level)} para ${m`p_1 - p_2`}, la primera proporción menos la segunda. Usa ${critical(z)}.`,
          toThousandths.es,
        ],
      }
    },
    check(printed, answer) {
      const ends = endsOf(answer)
      const [n1 = 1, x1 = 0, n2 = 1, x2 = 0] = printed.numbers.map(value => value.toNumber())
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

  newLevelAndSize: form({
    levels: ['hard'],
    lines: 4,
    draw(random) {
      const [survey, [from, to], by] = [
        random.evenly(startingAt(surveys, 5)),
        random.evenly(CHANGES),
        random.evenly([2, 3]),
      ]
      return random.until(
        () => {
          const n = random.int(12, 40) * 10
          const share = random.int(survey.share[0], survey.share[1]) / 100
          return { survey, from, to, by, n, margin: Math.round(zOf(from) * deviation(n, n * share)) }
        },
        ({ margin }) => isSafe((margin * zOf(to)) / zOf(from) / by / 1000, 3),
      )
    },
    answer: { ...decimalNumber, requires: 'decimal-places-3' },
    solve: ({ from, to, by, margin }) => shownFloat((margin * zOf(to)) / zOf(from) / by / 1000, 3),
    ask({ survey, from, to, by, n, margin }) {
      const old = role('margin', thousandths(margin))
      const [z1, z2] = [role('z1', thousandths(zOf(from))), role('z2', thousandths(zOf(to)))]
      const [n1, n2] = [role('size', n), role('new size', n * by * by)]
      return {
        en: prose`A ${percent(from)} confidence interval for the proportion of ${survey.of} is based on a random sample of ${n1}. Its margin of error is ${old}, with the critical value ${z1}. A new random sample of ${n2} gives the same sample proportion. Find the margin of error of a ${percent(to)} interval from it, with the critical value ${z2}. Round to the nearest thousandth.`,
        es: prose`Un intervalo de confianza del ${percent(from)} para la proporción de ${survey.of} se basa en una muestra aleatoria de tamaño ${n1}. Su margen de error es ${old}, con el valor crítico ${z1}. Una nueva muestra aleatoria de tamaño ${n2} da la misma proporción muestral. Halla el margen de error de un intervalo del ${percent(to)} hecho con ella, con el valor crítico ${z2}. Redondea a la milésima más cercana.`,
      }
    },
    solution({ from, to, by, n, margin }, answer) {
      const [error, smaller] = [margin / zOf(from), margin / zOf(from) / by]
      return [
        step(relation(over(thousandths(margin), thousandths(zOf(from))), '≈', shownFloat(error, 5)), because.explain, {
          sentence: {
            en: line`Divide by the old critical value: the old standard error.`,
            es: line`Divide entre el valor crítico anterior: el error estándar anterior.`,
          },
        }),
        step(
          statements(equation(over(n * by * by, n), by * by), equation(root(by * by), by)),
          because.explain,
          ROOT_OF_SIZE,
        ),
        step(relation(over(shownFloat(error, 5), by), '≈', shownFloat(smaller, 5)), because.explain, {
          sentence: {
            en: line`Divide the standard error by ${by}: the new one.`,
            es: line`Divide el error estándar entre ${by}: el nuevo.`,
          },
        }),
        step(relation(join(thousandths(zOf(to)), shownFloat(smaller, 5)), '≈', answer), because.marginOfError, {
          critical: thousandths(zOf(to)),
        }),
      ]
    },
    // Margins are in proportion to critical values; margin squared times size stays.
    check(printed, answer) {
      const [old, z1, z2] = [printed.role('margin'), printed.role('z1'), printed.role('z2')].map(v => v.toNumber())
      const growth = printed.role('new size').over(printed.role('size')).toNumber()
      if (!old || !z1 || !z2) return false
      return isNear(
        exact(answer).toNumber() ** 2 * growth,
        ((old * z2) / z1) ** 2,
        0.00101 * growth * exact(answer).toNumber(),
      )
    },
  }),

  sizeForTheWidth: form({
    levels: ['hard'],
    lines: 3,
    draw: random => {
      const sure = surveys.filter(({ share }) => share[0] >= 30)
      const [survey, by] = [random.evenly(sure), random.evenly([2, 3, 4, 5])]
      const n = random.int(10, 40) * 10
      return { survey, n, by, narrow: Math.round((random.int(170, 190) * 10) / Math.sqrt(n * by * by)) }
    },
    answer: integer,
    solution: ({ n, by, narrow }, answer) => [
      step(equation(over(thousandths(by * narrow), thousandths(narrow)), by), because.explain, {
        sentence: {
          en: line`Divide the widths: the old one is ${by} times the new one.`,
          es: line`Divide los anchos: el anterior es ${by} veces el nuevo.`,
        },
      }),
      step(equation(power(by, 2), by * by), because.explain, {
        sentence: {
          en: line`The sample size is under a square root in the denominator of the width: square the factor.`,
          es: line`El tamaño de la muestra está dentro de una raíz en el denominador del ancho: eleva el factor al cuadrado.`,
        },
      }),
      answerStep(equation(join(n, by * by), answer), {
        en: line`Multiply the old size by ${by * by}: a random sample of ${answer}.`,
        es: line`Multiplica el tamaño anterior por ${by * by}: una muestra aleatoria de ${answer}.`,
      }),
    ],
    solve: ({ n, by }) => n * by * by,
    ask({ survey, n, by, narrow }) {
      const [wide, goal, size] = [
        role('wide', thousandths(by * narrow)),
        role('narrow', thousandths(narrow)),
        role('size', n),
      ]
      return {
        en: prose`A confidence interval for the proportion of ${survey.of} is made from a random sample of ${size}. Its width is ${wide}. With the same sample proportion and confidence level, what sample size gives the width ${goal}?`,
        es: prose`Un intervalo de confianza para la proporción de ${survey.of} se hace con una muestra aleatoria de tamaño ${size}. Su ancho es ${wide}. Con la misma proporción muestral y el mismo nivel de confianza, ¿qué tamaño de muestra da el ancho ${goal}?`,
      }
    },
    // Width squared times size stays the same.
    check(printed, answer) {
      const [wide, narrow] = [printed.role('wide'), printed.role('narrow')]
      return narrow
        .power(2)
        .times(exact(answer))
        .equals(wide.power(2).times(printed.role('size')))
    },
  }),

  simulatedMargin: form({
    levels: ['hard'],
    lines: 2,
    draw: random => {
      const survey = random.evenly(startingAt(surveys, 7))
      return random.until(
        () => {
          const center = random.int(Math.ceil(survey.share[0] / 2) + 2, Math.floor(survey.share[1] / 2)) * 2
          const n = random.pick([50, 60, 80, 100])
          const spread = 100 * Math.sqrt(((center / 100) * (1 - center / 100)) / n)
          const values = Array.from({ length: 50 }, () => center + 2 * Math.round((drawZ(random) * spread) / 2))
          return { survey, n, center, values, spread: spreadOf(values) }
        },
        ({ values, center, spread }) => {
          const margin = 2 * Math.round(10 * spread)
          const away = values.map(value => 10 * Math.abs(value - center))
          const beyond = away.filter(distance => distance > margin).length
          return (
            isSafe(spread / 100, 3) &&
            away.every(distance => distance < 2 * margin && Math.abs(distance - margin) > 3) &&
            beyond > 0 &&
            beyond < 6
          )
        },
      )
    },
    answer: named(symbol('E'), symbol('k')),
    solution({ center, values, spread }, [error = 0, count = 0]) {
      const margin = 2 * Math.round(10 * spread)
      const [low, high] = [10 * center - margin, 10 * center + margin]
      const [under, over] = [values.filter(value => 10 * value < low), values.filter(value => 10 * value > high)]
      return [
        step(equation(equation(symbol('E'), join(2, thousandths(margin / 2))), error), because.explain, {
          sentence: {
            en: line`Multiply the standard deviation by 2.`,
            es: line`Multiplica la desviación estándar por 2.`,
          },
        }),
        step(
          statements(
            equation(minus(plain(Ratio.of(center, 100)), error), thousandths(low)),
            equation(sum(plain(Ratio.of(center, 100)), error), thousandths(high)),
          ),
          because.explain,
          {
            sentence: {
              en: line`Find the values that are ${error} below and above ${plain(Ratio.of(center, 100))}.`,
              es: line`Halla los valores que están ${error} por debajo y por encima de ${plain(Ratio.of(center, 100))}.`,
            },
          },
        ),
        answerStep(equation(equation(symbol('k'), sum(under.length, over.length)), count), {
          en: line`Count the dots below ${thousandths(low)} and those above ${thousandths(high)}.`,
          es: line`Cuenta los puntos por debajo de ${thousandths(low)} y los que pasan de ${thousandths(high)}.`,
        }),
      ]
    },
    solve({ center, values, spread }) {
      const margin = 2 * Math.round(10 * spread)
      return [thousandths(margin), values.filter(value => 10 * Math.abs(value - center) > margin).length]
    },
    ask({ survey, n, center, values, spread }) {
      const reach = Math.max(...values.map(value => Math.abs(value - center))) + 2
      const plot = figure(
        dotPlot({
          values: values.map(value => value / 100),
          axis: {
            from: (center - reach) / 100,
            to: (center + reach) / 100,
            step: 0.02,
            every: 2,
            name: words('Simulated sample proportion', 'Proporción de la muestra simulada'),
          },
        }),
      )
      const sd = plain(fromFloat(spread / 100, 3))
      return {
        en: [
          prose`In a random sample of size ${n}, the estimate for the proportion of ${survey.of} was ${plain(Ratio.of(center, 100))}. The dot plot shows the proportions of ${values.length} simulated samples of this size from a group with that proportion. Their standard deviation is ${sd}.`,
          plot,
          prose`Find the margin of error ${symbol('E')}, as 2 standard deviations, and the number ${symbol('k')} of simulated proportions that are farther than ${symbol('E')} from ${role('center', plain(Ratio.of(center, 100)))}.`,
        ],
        es: [
          prose`En una muestra aleatoria de tamaño ${n}, la estimación para la proporción de ${survey.of} fue ${plain(Ratio.of(center, 100))}. El diagrama de puntos muestra las proporciones de ${values.length} muestras simuladas de este tamaño de un grupo con esa proporción. Su desviación estándar es ${sd}.`,
          plot,
          prose`Halla el margen de error ${symbol('E')}, como 2 desviaciones estándar, y el número ${symbol('k')} de proporciones simuladas que están a más de ${symbol('E')} de ${role('center', plain(Ratio.of(center, 100)))}.`,
        ],
      }
    },
    // From the dots themselves; their standard deviation is printed to thousandths.
    check(printed, [error = 0, count = 0]) {
      const dots = printed.figure('dot-plot').plots.flatMap(({ values }) => values)
      const [center, margin] = [printed.role('center').toNumber(), exact(error).toNumber()]
      return (
        isNear(2 * spreadOf(dots), margin, 0.00101) &&
        exact(error).times(500).isInteger &&
        dots.filter(dot => dot < center - margin || dot > center + margin).length === exact(count).n
      )
    },
  }),
})

const PLACES = ['positive', 'negative', 'around'] as const
const FIRST_MINUS_SECOND = {
  en: line`The point estimate: first minus second.`,
  es: line`La estimación puntual: la primera menos la segunda.`,
} as const
const ROOT_OF_SIZE = {
  sentence: {
    en: line`The sample size is in the denominator, under the square root: the standard error is divided by this root.`,
    es: line`El tamaño de la muestra está en el denominador, dentro de la raíz: el error estándar se divide entre esta raíz.`,
  },
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
      en: line`The proportion of ${first} and the proportion of ${second} may be the same.`,
      es: line`La proporción de ${first} y la proporción de ${second} pueden ser iguales.`,
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
