import {
  blank,
  equation,
  evaluate,
  exact,
  type FormMaker,
  integer,
  option,
  percent,
  power,
  prose,
  Ratio,
  sentenceChoice,
  symbol,
  table,
  tableCells,
} from '../../../author.ts'
import { plain } from '../../kit/statistics/decimals.ts'
import { together } from '../../kit/statistics/together.ts'
import type { levels } from './levels.ts'
import {
  between,
  conditionsTable,
  critical,
  drawInterval,
  LARGER,
  LEVELS,
  MET,
  NOT_MET,
  pollsters,
  SMALLER,
  thousandths,
} from './proportion-intervals.ts'
import { surveys } from './proportion-surveys.ts'

/** z*² p(1 − p) / E², exactly. */
const sizeFor = (z: number, margin: number, guess: number): Ratio =>
  Ratio.of(z, margin)
    .power(2)
    .times(Ratio.of(guess * (100 - guess), 10_000))

/** Whether the proportion is said to be larger than a value, and where the value lies. */
const CLAIMS = [true, false].flatMap(isLarger =>
  (['below', 'inside', 'above'] as const).map(place => [isLarger, place] as const),
)

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  conditions: form({
    levels: ['medium'],
    lines: 0,
    instruction: {
      en: prose`Complete the table with “met” or “not met” for each condition of a one-proportion interval.`,
      es: prose`Completa la tabla con “se cumple” o “no se cumple” para cada condición de un intervalo para una proporción.`,
    },
    draw(random) {
      const pollster = random.evenly(pollsters)
      const n = random.int(8, 30) * 10
      const isSmallPart = random.evenly([true, false])
      const hasCounts = random.evenly([true, true, false])
      return {
        pollster,
        n,
        all: isSmallPart ? random.int(12, 30) * n : random.int(3, 7) * n,
        x: hasCounts ? random.int(15, n - 15) : random.int(2, 8),
        isSmallPart,
        hasCounts,
      }
    },
    answer: tableCells,
    solve({ pollster, isSmallPart, hasCounts }) {
      const [random, part, counts] = [pollster.isRandom, isSmallPart, hasCounts].map(is => (is ? MET : NOT_MET))
      const cells = [random ?? MET, part ?? MET, counts ?? MET] as const
      return { blanks: cells, ...conditionsTable(cells) }
    },
    ask({ pollster, n, all, x }) {
      const told = pollster.tell(n, all, x)
      const empty = table(conditionsTable([blank(5), blank(5), blank(5)]))
      return { en: [told.en, empty], es: [told.es, empty] }
    },
    check(printed, { blanks }) {
      const [all = 0, n = 0, x = 0] = printed.numbers.map(value => value.toNumber())
      const met = [/random|aleatori|azar/.test(printed.text), n / all <= 0.1, Math.min(x, n - x) >= 10]
      return blanks.length === 3 && met.every((is, i) => blanks[i] === (is ? MET : NOT_MET))
    },
  }),

  interpretInterval: form({
    levels: ['medium'],
    draw: random => ({ ...random.pick(LEVELS), ...drawInterval(random) }),
    answer: sentenceChoice,
    solve: ({ survey, level, low, high }) => ({
      key: `captures ${low} ${high}`,
      says: {
        en: prose`We are ${percent(level)} confident that the interval from ${thousandths(low)} to ${thousandths(high)} captures the true proportion of ${survey.of}.`,
        es: prose`Con una confianza del ${percent(level)}, el intervalo de ${thousandths(low)} a ${thousandths(high)} contiene la proporción verdadera de ${survey.of}.`,
      },
    }),
    mistakes: ({ survey, level, low, high }) => ({
      probabilityOfTheParameter: {
        key: 'probability',
        says: {
          en: prose`There is a ${percent(level)} probability that the true proportion of ${survey.of} is between ${thousandths(low)} and ${thousandths(high)}.`,
          es: prose`La probabilidad de que la proporción verdadera de ${survey.of} esté entre ${thousandths(low)} y ${thousandths(high)} es del ${percent(level)}.`,
        },
      },
      aboutTheSample: {
        key: 'sample',
        says: {
          en: prose`We are ${percent(level)} confident that the proportion in this sample is between ${thousandths(low)} and ${thousandths(high)}.`,
          es: prose`Con una confianza del ${percent(level)}, la proporción de esta muestra está entre ${thousandths(low)} y ${thousandths(high)}.`,
        },
      },
      aboutOtherSamples: {
        key: 'samples',
        says: {
          en: prose`In ${percent(level)} of all random samples, the sample proportion is between ${thousandths(low)} and ${thousandths(high)}.`,
          es: prose`En el ${percent(level)} de todas las muestras aleatorias, la proporción muestral está entre ${thousandths(low)} y ${thousandths(high)}.`,
        },
      },
    }),
    ask: ({ survey, level, low, high }) => ({
      en: prose`A ${percent(level)} confidence interval for the proportion of ${survey.of} is ${between(low, high)}. Which sentence interprets the interval correctly?`,
      es: prose`Un intervalo de confianza del ${percent(level)} para la proporción de ${survey.of} es ${between(low, high)}. ¿Qué oración interpreta bien el intervalo?`,
    }),
    check(printed, { key }) {
      const { from, to } = printed.one('interval')
      return key === `captures ${evaluate(from).times(1000)} ${evaluate(to).times(1000)}`
    },
  }),

  interpretLevel: form({
    levels: ['medium', 'hard'],
    draw: random => ({ ...random.pick(LEVELS), ...drawInterval(random) }),
    answer: sentenceChoice,
    solve: ({ level }) => ({
      key: `intervals ${level}`,
      says: {
        en: prose`If we took many such samples and made an interval from each, about ${percent(level)} of the intervals would contain the true proportion.`,
        es: prose`Si tomáramos muchas muestras así e hiciéramos un intervalo con cada una, alrededor del ${percent(level)} de los intervalos contendría la proporción verdadera.`,
      },
    }),
    mistakes: ({ level, low, high }) => ({
      probabilityOfThisInterval: {
        key: 'probability',
        says: {
          en: prose`The probability that the true proportion is between ${thousandths(low)} and ${thousandths(high)} is ${percent(level)}.`,
          es: prose`La probabilidad de que la proporción verdadera esté entre ${thousandths(low)} y ${thousandths(high)} es del ${percent(level)}.`,
        },
      },
      aboutSampleProportions: {
        key: 'samples',
        says: {
          en: prose`If we took many such samples, about ${percent(level)} of the sample proportions would be between ${thousandths(low)} and ${thousandths(high)}.`,
          es: prose`Si tomáramos muchas muestras así, alrededor del ${percent(level)} de las proporciones muestrales estaría entre ${thousandths(low)} y ${thousandths(high)}.`,
        },
      },
      complement: {
        key: `intervals ${100 - level}`,
        says: {
          en: prose`If we took many such samples and made an interval from each, about ${percent(100 - level)} of the intervals would contain the true proportion.`,
          es: prose`Si tomáramos muchas muestras así e hiciéramos un intervalo con cada una, alrededor del ${percent(100 - level)} de los intervalos contendría la proporción verdadera.`,
        },
      },
    }),
    ask: ({ survey, level, low, high }) => ({
      en: prose`A ${percent(level)} confidence interval for the proportion of ${survey.of} is ${between(low, high)}. What does “${percent(level)} confidence” mean?`,
      es: prose`Un intervalo de confianza del ${percent(level)} para la proporción de ${survey.of} es ${between(low, high)}. ¿Qué significa “una confianza del ${percent(level)}”?`,
    }),
    check: (printed, { key }) => key === `intervals ${evaluate(printed.one('percent')).times(100)}`,
  }),

  sampleSize: form({
    levels: ['medium'],
    draw: random => {
      const [survey, level] = together(random, surveys, LEVELS)
      return random.until(
        () => ({
          survey,
          ...level,
          margin: random.pick([20, 25, 30, 35, 40, 45, 50]),
          guess: random.pick([20, 25, 30, 35, 40, 50, 50, 50, 60, 70]),
        }),
        ({ z, margin, guess }) => {
          const { n, d } = sizeFor(z, margin, guess)
          return Math.min(n % d, d - (n % d)) / d > 0.05
        },
      )
    },
    answer: integer,
    solve({ z, margin, guess }) {
      const { n, d } = sizeFor(z, margin, guess)
      return Math.ceil(n / d)
    },
    ask({ survey, level, z, margin, guess }) {
      const [most, assumed] = [plain(Ratio.of(margin, 1000)), plain(Ratio.of(guess, 100))]
      const p = equation(power(symbol('p'), symbol('*')), assumed)
      return {
        en: prose`We want to estimate the proportion of ${survey.of} with a margin of error of at most ${most} at ${percent(level)} confidence. Use ${critical(z)} and ${p}. What is the smallest sample size needed?`,
        es: prose`Queremos estimar la proporción de ${survey.of} con un margen de error de ${most} como máximo y una confianza del ${percent(level)}. Usa ${critical(z)} y ${p}. ¿Cuál es el menor tamaño de muestra que se necesita?`,
      }
    },
    // The margin is small enough with n and too large with n − 1.
    check(printed, answer) {
      const margin = printed.numbers.find(value => value.compare(1) < 0 && value.compare(Ratio.of(1, 10)) < 0)
      const [z, p] = printed.all('relation').map(({ right }) => evaluate(right).toNumber())
      if (!margin || !z || !p || !exact(answer).isInteger) return false
      const fits = (n: number) => z * Math.sqrt((p * (1 - p)) / n) <= margin.toNumber()
      return fits(exact(answer).n) && !fits(exact(answer).n - 1)
    },
  }),

  supportsTheClaim: form({
    levels: ['medium'],
    lines: 2,
    draw: random => {
      const [survey, claimed] = together(random, surveys, CLAIMS)
      const drawn = drawInterval(random, survey)
      const [isLarger, place] = claimed
      const gap = random.int(13, 40)
      const claim = place === 'below' ? drawn.low - gap : place === 'above' ? drawn.high + gap : drawn.estimate
      return { ...drawn, isLarger, claim: Math.round(claim / 5) * 5, level: random.pick(LEVELS).level }
    },
    answer: option({
      yes: {
        en: prose`Yes: every value in the interval agrees with the claim.`,
        es: prose`Sí: todos los valores del intervalo concuerdan con la afirmación.`,
      },
      no: {
        en: prose`No: some values in the interval do not agree with the claim.`,
        es: prose`No: hay valores del intervalo que no concuerdan con la afirmación.`,
      },
    }),
    solve: ({ low, high, isLarger, claim }) => ((isLarger ? low > claim : high < claim) ? 'yes' : 'no'),
    ask({ survey, level, low, high, isLarger, claim }) {
      const [how, bound] = [isLarger ? LARGER : SMALLER, thousandths(claim)]
      return {
        en: prose`A ${percent(level)} confidence interval for the proportion of ${survey.of} is ${between(low, high)}. Someone claims that this proportion is ${how} ${bound}. Does the interval support the claim?`,
        es: prose`Un intervalo de confianza del ${percent(level)} para la proporción de ${survey.of} es ${between(low, high)}. Alguien afirma que esta proporción es ${how} ${bound}. ¿Apoya el intervalo esta afirmación?`,
      }
    },
    // Tries all values of the interval, thousandth by thousandth.
    check(printed, answer) {
      const { from, to } = printed.one('interval')
      const claim = printed.numbers.at(-1)!
      const isLarger = printed.all('words').includes(LARGER)
      let agree = true
      for (let value = evaluate(from); value.compare(evaluate(to)) <= 0; value = value.plus(Ratio.of(1, 1000)))
        agree &&= isLarger ? value.compare(claim) > 0 : value.compare(claim) < 0
      return answer === (agree ? 'yes' : 'no')
    },
  }),
})
