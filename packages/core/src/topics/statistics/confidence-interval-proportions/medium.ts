import {
  answerStep,
  blank,
  bracketed,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  integer,
  join,
  lastOf,
  line,
  minus,
  over,
  percent,
  power,
  prose,
  Ratio,
  relation,
  root,
  type Sentence,
  sentenceChoice,
  statements,
  step,
  symbol,
  table,
  tableCells,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { plain, shown } from '../../kit/statistics/decimals.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { oneProportionForm } from './one-proportion.ts'
import {
  between,
  CONDITIONS,
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

/** A seventh of them, and yet enough for a count of ten. */
const rareMost = (n: number) => Math.max(12, Math.floor(n / 7))

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  ...oneProportionForm(form),

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
        x: hasCounts ? (pollster.isRare ? random.int(10, rareMost(n)) : random.int(15, n - 15)) : random.int(2, 8),
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
    solution: ({ pollster, n, all, x, isSmallPart, hasCounts }) => [
      answerStep(
        {
          en: prose`${CONDITIONS[0]}: ${pollster.isRandom ? MET : NOT_MET}`,
          es: prose`${CONDITIONS[0]}: ${pollster.isRandom ? MET : NOT_MET}`,
        },
        pollster.isRandom
          ? { en: line`The sample was chosen at random.`, es: line`La muestra se eligió al azar.` }
          : { en: line`Nobody chose the sample at random.`, es: line`Nadie eligió la muestra al azar.` },
      ),
      answerStep(
        relation(n, isSmallPart ? '≤' : '>', join(plain(Ratio.of(1, 10)), all)),
        isSmallPart
          ? { en: line`At most 10% of all: met.`, es: line`Como máximo el 10% de todos: se cumple.` }
          : { en: line`More than 10% of all: not met.`, es: line`Más del 10% de todos: no se cumple.` },
      ),
      answerStep(
        statements(expr(x), equation(minus(n, x), n - x)),
        hasCounts
          ? { en: line`Both counts are at least 10: met.`, es: line`Ambos conteos son por lo menos 10: se cumple.` }
          : { en: line`One count is less than 10: not met.`, es: line`Un conteo es menor que 10: no se cumple.` },
      ),
    ],
    ask({ pollster, n, all, x }) {
      const told = pollster.tell(n, all, x)
      const empty = table(conditionsTable([blank(5), blank(5), blank(5)]))
      return { en: [told.en, empty], es: [told.es, empty] }
    },
    check(printed, { blanks }) {
      const [all, n, x] = tupleOf(
        printed.numbers.map(value => value.toNumber()),
        3,
      )
      const met = [/random|aleatori|azar/.test(printed.text), n / all <= 0.1, Math.min(x, n - x) >= 10]
      return blanks.length === 3 && met.every((is, i) => blanks[i] === (is ? MET : NOT_MET))
    },
  }),

  interpretInterval: form({
    levels: ['medium'],
    draw: random => ({ ...random.pick(LEVELS), ...drawInterval(random, random.evenly(startingAt(surveys, 9))) }),
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
    solution: ({ level, low, high }, { says }) => [
      step(between(low, high), because.explain, {
        sentence: INTERPRET,
      }),
      step(says, because.explain, {
        sentence: {
          en: line`The level, ${percent(level)}, tells how often this method captures the true proportion in the long run.`,
          es: line`El nivel, ${percent(level)}, dice con qué frecuencia este método, a la larga, contiene la proporción verdadera.`,
        },
      }),
    ],
    ask: ({ survey, level, low, high }) => ({
      en: prose`A ${percent(level)} confidence interval for the proportion of ${survey.of} is ${between(low, high)}. Which sentence interprets the interval correctly?`,
      es: prose`Un intervalo de confianza del ${percent(level)} para la proporción de ${survey.of} es ${between(low, high)}. ¿Qué oración interpreta bien el intervalo?`,
    }),
    whyWrong: () => ({
      probabilityOfTheParameter: {
        en: line`The true proportion is fixed: it has no probability.`,
        es: line`La proporción verdadera es fija: no tiene probabilidad.`,
      },
      aboutTheSample: {
        en: line`This sample’s proportion is surely inside: it is the middle.`,
        es: line`La proporción de esta muestra está dentro con seguridad: es el punto medio.`,
      },
      aboutOtherSamples: {
        en: line`The interval estimates the true proportion, not those of other samples.`,
        es: line`El intervalo estima la proporción verdadera, no las de otras muestras.`,
      },
    }),
    check(printed, { key }) {
      const { from, to } = printed.one('interval')
      return key === `captures ${evaluate(from).times(1000)} ${evaluate(to).times(1000)}`
    },
  }),

  interpretLevel: form({
    levels: ['medium'],
    draw: random => ({ ...random.pick(LEVELS), ...drawInterval(random, random.evenly(startingAt(surveys, 11))) }),
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
    solution: ({ low, high }, { says }) => [
      step(between(low, high), because.explain, {
        sentence: INTERPRET,
      }),
      step(says, because.explain, {
        sentence: {
          en: line`The level tells us how often the method succeeds in many samples.`,
          es: line`El nivel dice con qué frecuencia acierta el método en muchas muestras.`,
        },
      }),
    ],
    ask: ({ survey, level, low, high }) => ({
      en: prose`A ${percent(level)} confidence interval for the proportion of ${survey.of} is ${between(low, high)}. What does “${percent(level)} confidence” mean?`,
      es: prose`Un intervalo de confianza del ${percent(level)} para la proporción de ${survey.of} es ${between(low, high)}. ¿Qué significa “una confianza del ${percent(level)}”?`,
    }),
    whyWrong: ({ level }) => ({
      probabilityOfThisInterval: {
        en: line`The true proportion is fixed: it has no probability.`,
        es: line`La proporción verdadera es fija: no tiene probabilidad.`,
      },
      aboutSampleProportions: {
        en: line`The level counts intervals, not sample proportions.`,
        es: line`El nivel cuenta intervalos, no proporciones muestrales.`,
      },
      complement: {
        en: line`That is the share of the intervals that miss; ${percent(level)} succeed.`,
        es: line`Esa es la parte de los intervalos que fallan; el ${percent(level)} acierta.`,
      },
    }),
    check: (printed, { key }) => key === `intervals ${evaluate(printed.one('percent')).times(100)}`,
  }),

  sampleSize: form({
    levels: ['medium'],
    draw: random => {
      const [survey, level] = [random.evenly(startingAt(surveys, 13)), random.evenly(LEVELS)]
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
    solution({ z, margin, guess }, answer) {
      const n = symbol('n')
      const [most, p, size] = [plain(Ratio.of(margin, 1000)), plain(Ratio.of(guess, 100)), sizeFor(z, margin, guess)]
      const q = plain(Ratio.of(100 - guess, 100))
      return [
        step(relation(join(thousandths(z), root(over(join(p, q), n))), '≤', most), because.explain, {
          sentence: {
            en: line`The margin of error must be small enough.`,
            es: line`El margen de error debe ser lo bastante pequeño.`,
          },
        }),
        step(relation(root(over(join(p, q), n)), '≤', over(most, thousandths(z))), because.divideBothSides, {
          value: thousandths(z),
        }),
        step(relation(n, '≥', join(p, q, power(bracketed(over(thousandths(z), most)), 2))), because.explain, {
          sentence: {
            en: line`Square both sides, and solve for ${n}.`,
            es: line`Eleva ambos lados al cuadrado y despeja ${n}.`,
          },
        }),
        step(relation(n, '≥', shown(size, 2)), because.evaluate, { what: { en: line`the bound`, es: line`la cota` } }),
        step(equation(n, answer), because.alwaysRoundUp),
      ]
    },
    ask({ survey, level, z, margin, guess }) {
      const [most, assumed] = [plain(Ratio.of(margin, 1000)), plain(Ratio.of(guess, 100))]
      const p = equation(power(symbol('p'), symbol('*')), assumed)
      return {
        en: prose`With ${percent(level)} confidence and a margin of error of at most ${most}, we want to estimate the proportion of ${survey.of}. Use ${critical(z)} and ${p}. What is the smallest sample size needed?`,
        es: prose`Con una confianza del ${percent(level)} y un margen de error de ${most} como máximo, queremos estimar la proporción de ${survey.of}. Usa ${critical(z)} y ${p}. ¿Cuál es el menor tamaño de muestra que se necesita?`,
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
      const [survey, claimed] = [random.evenly(startingAt(surveys, 1)), random.evenly(CLAIMS)]
      const drawn = drawInterval(random, survey)
      const [isLarger, place] = claimed
      const gap = random.int(13, 40)
      // Inside, the estimate agrees with the claim, and not all other values do.
      const off = Math.ceil(drawn.margin / 4)
      const inside = drawn.estimate + (isLarger ? -off : off)
      const claim = place === 'below' ? drawn.low - gap : place === 'above' ? drawn.high + gap : inside
      return { ...drawn, isLarger, claim: Math.round(claim / 5) * 5, level: random.pick(LEVELS).level }
    },
    answer: sentenceChoice,
    solve: of => verdicts(of).right,
    mistakes: of => verdicts(of).wrong,
    solution: ({ low, high, estimate, isLarger, claim }, { key, says }) => [
      step(
        key === 'no, inside'
          ? relation(relation(thousandths(low), '<', thousandths(claim)), '<', thousandths(high))
          : relation(thousandths(claim), claim < low ? '<' : '>', thousandths(claim < low ? low : high)),
        because.explain,
        {
          sentence:
            key === 'no, inside'
              ? {
                  en: line`${thousandths(claim)} is in the interval: values on both sides of it are plausible.`,
                  es: line`${thousandths(claim)} está en el intervalo: son plausibles valores a ambos lados.`,
                }
              : claim < low
                ? {
                    en: line`${thousandths(claim)} is below the interval: all its values are greater.`,
                    es: line`${thousandths(claim)} está por debajo del intervalo: todos sus valores son mayores.`,
                  }
                : {
                    en: line`${thousandths(claim)} is above the interval: all its values are less.`,
                    es: line`${thousandths(claim)} está por encima del intervalo: todos sus valores son menores.`,
                  },
        },
      ),
      key === 'no, inside'
        ? step(relation(thousandths(estimate), isLarger ? '>' : '<', thousandths(claim)), because.explain, {
            sentence: {
              en: line`The estimate agrees with the claim, but other plausible values do not.`,
              es: line`La estimación concuerda con la afirmación, pero otros valores plausibles no.`,
            },
          })
        : step(relation(symbol('p'), isLarger ? '>' : '<', thousandths(claim)), because.explain, {
            sentence:
              key === 'yes, all'
                ? {
                    en: line`The claim says the same.`,
                    es: line`La afirmación dice lo mismo.`,
                  }
                : {
                    en: line`The claim says the opposite: no plausible value agrees with it.`,
                    es: line`La afirmación dice lo contrario: ningún valor plausible concuerda con ella.`,
                  },
          }),
      step(says, because.explain, {
        sentence:
          key === 'yes, all'
            ? { en: line`So the evidence is convincing.`, es: line`Así que la evidencia es convincente.` }
            : { en: line`So the evidence is not convincing.`, es: line`Así que la evidencia no es convincente.` },
      }),
    ],
    ask({ survey, level, low, high, isLarger, claim }) {
      const [how, bound] = [isLarger ? LARGER : SMALLER, thousandths(claim)]
      return {
        en: prose`A ${percent(level)} confidence interval for the proportion of ${survey.of} is ${between(low, high)}. Someone claims that this proportion is ${how} ${bound}. Does the interval give convincing evidence for the claim?`,
        es: prose`Un intervalo de confianza del ${percent(level)} para la proporción de ${survey.of} es ${between(low, high)}. Alguien afirma que esta proporción es ${how} ${bound}. ¿Da el intervalo evidencia convincente a favor de esta afirmación?`,
      }
    },
    whyWrong: ({ claim, isLarger }) => {
      const [bound, how, opposite] = [thousandths(claim), isLarger ? LARGER : SMALLER, isLarger ? SMALLER : LARGER]
      const isOutside = {
        en: line`${bound} is not in the interval.`,
        es: line`${bound} no está en el intervalo.`,
      }
      return {
        onlyTheEstimate: {
          en: line`The estimate is only one of the plausible values.`,
          es: line`La estimación es solo uno de los valores plausibles.`,
        },
        all: {
          en: line`The interval has values that are not ${how} ${bound}.`,
          es: line`El intervalo tiene algún valor que no es ${how} ${bound}.`,
        },
        none: {
          en: line`The interval has values that are not ${opposite} ${bound}.`,
          es: line`El intervalo tiene algún valor que no es ${opposite} ${bound}.`,
        },
        some: isOutside,
        boundInside: isOutside,
        boundOutside: {
          en: line`A bound outside the interval does not count against the claim.`,
          es: line`Que el límite quede fuera del intervalo no contradice la afirmación.`,
        },
      }
    },
    // Tries all values of the interval, thousandth by thousandth.
    check(printed, { key }) {
      const { from, to } = printed.one('interval')
      const claim = lastOf(printed.numbers)
      const isLarger = printed.all('words').includes(LARGER)
      let [agree, tried] = [0, 0]
      for (let value = evaluate(from); value.compare(evaluate(to)) <= 0; value = value.plus(Ratio.of(1, 1000))) {
        tried++
        if (isLarger ? value.compare(claim) > 0 : value.compare(claim) < 0) agree++
      }
      return key === (agree === tried ? 'yes, all' : agree === 0 ? 'no, opposite' : 'no, inside')
    },
  }),
})

const INTERPRET = {
  en: line`The interval gives plausible values of one fixed number: the true proportion in the whole group.`,
  es: line`El intervalo da valores plausibles de un número fijo: la proporción verdadera en todo el grupo.`,
} as const

interface Claim {
  readonly low: number
  readonly high: number
  readonly estimate: number
  readonly isLarger: boolean
  readonly claim: number
}
/** The claim holds for all plausible values, for none, or for some: one verdict is right. */
function verdicts({ low, high, estimate, isLarger, claim }: Claim): {
  readonly right: Sentence
  readonly wrong: Readonly<Record<string, Sentence>>
} {
  const bound = thousandths(claim)
  const [how, opposite] = isLarger ? [LARGER, SMALLER] : [SMALLER, LARGER]
  const all: Sentence = {
    key: 'yes, all',
    says: {
      en: prose`Yes, because every value in the interval is ${how} ${bound}.`,
      es: prose`Sí, porque todo valor del intervalo es ${how} ${bound}.`,
    },
  }
  const none: Sentence = {
    key: 'no, opposite',
    says: {
      en: prose`No, because every value in the interval is ${opposite} ${bound}.`,
      es: prose`No, porque todo valor del intervalo es ${opposite} ${bound}.`,
    },
  }
  const some: Sentence = {
    key: 'no, inside',
    says: {
      en: prose`No, because ${bound} is in the interval.`,
      es: prose`No, porque ${bound} está en el intervalo.`,
    },
  }
  const onlyTheEstimate: Sentence = {
    key: 'yes, estimate',
    says: {
      en: prose`Yes, because the estimate ${thousandths(estimate)} is ${how} ${bound}.`,
      es: prose`Sí, porque la estimación ${thousandths(estimate)} es ${how} ${bound}.`,
    },
  }
  const boundOutside: Sentence = {
    key: 'no, outside',
    says: {
      en: prose`No, because ${bound} is not in the interval.`,
      es: prose`No, porque ${bound} no está en el intervalo.`,
    },
  }
  const boundInside: Sentence = {
    key: 'yes, inside',
    says: {
      en: prose`Yes, because ${bound} is in the interval.`,
      es: prose`Sí, porque ${bound} está en el intervalo.`,
    },
  }
  if (low < claim && claim < high) return { right: some, wrong: { onlyTheEstimate, all, none } }
  return low > claim === isLarger
    ? { right: all, wrong: { boundOutside, some, none } }
    : { right: none, wrong: { all, some, boundInside } }
}
