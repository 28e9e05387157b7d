import { evaluate, type FormMaker, line, percent, prose, sentenceChoice, step } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { between, drawInterval, LEVELS, thousandths } from './proportion-intervals.ts'
import { surveys } from './proportion-surveys.ts'

const INTERPRET = {
  en: line`The interval gives plausible values of one fixed number: the true proportion in the whole group.`,
  es: line`El intervalo da valores plausibles de un número fijo: la proporción verdadera en todo el grupo.`,
} as const

export const interpretationForms = (form: FormMaker<typeof levels>) => ({
  interpretInterval: form({
    levels: ['medium'],
    draw: random => ({ ...random.pick(LEVELS), ...drawInterval(random, random.evenly(startingAt(surveys.medium, 2))) }),
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
    draw: random => ({ ...random.pick(LEVELS), ...drawInterval(random, random.evenly(startingAt(surveys.medium, 4))) }),
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
})
