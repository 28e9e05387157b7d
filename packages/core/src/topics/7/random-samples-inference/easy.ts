import {
  type Block,
  type Both,
  explained,
  explainedBy,
  itemOf,
  line,
  prose,
  type Random,
  type Sentence,
  sentenceChoice,
} from '../../../author.ts'
import { type BiasedSample, biasedSamples } from './biased-bank.ts'
import { methods } from './methods.ts'
import { type RandomSample, randomSamples } from './random-bank.ts'
import { type Form, isPrinted, said } from './said.ts'

const REASONS = {
  equal: {
    en: prose`Representative, because every member of the population has the same chance of being in the sample.`,
    es: prose`Representativa, porque cada miembro de la población tiene la misma probabilidad de estar en la muestra.`,
  },
  large: {
    en: prose`Representative, because any sample of this size tells about the population.`,
    es: prose`Representativa, porque cualquier muestra de ese tamaño informa sobre la población.`,
  },
  notAll: {
    en: prose`Biased, because not every member of the population is in the sample.`,
    es: prose`Sesgada, porque no todos los miembros de la población están en la muestra.`,
  },
  chance: {
    en: prose`Biased, because nobody knows beforehand who will be in the sample.`,
    es: prose`Sesgada, porque nadie sabe de antemano quién estará en la muestra.`,
  },
} as const
type Reason = keyof typeof REASONS
const reason = (key: Reason): Sentence => ({ key, says: REASONS[key] })
const whyBiased = ({ why }: BiasedSample): Sentence => ({
  key: why.en,
  says: said({ en: `Biased, because ${why.en}.`, es: `Sesgada, porque ${why.es}.` }),
})

interface Judged {
  readonly random: RandomSample | null
  readonly biased: BiasedSample | null
}
function drawJudged(random: Random): Judged {
  // At random and biased in turn.
  const turn = random.turn(2 * randomSamples.length)
  const at = Math.floor(turn / 2)
  return turn % 2 === 0
    ? { random: null, biased: itemOf(biasedSamples, at) }
    : { random: itemOf(randomSamples, at), biased: null }
}
const whyRandom = ({ population }: RandomSample): Sentence => ({
  key: population.en,
  says: said({
    en: `Representative, because ${population.en} have the same chance of being in the sample.`,
    es: `Representativa, porque ${population.es} tienen la misma probabilidad de estar en la muestra.`,
  }),
})

const parts = (key: string, population: Both<string>, sample: Both<string>): Sentence => ({
  key,
  says: said({
    en: `Population: ${population.en}; sample: ${sample.en}`,
    es: `Población: ${population.es}; muestra: ${sample.es}`,
  }),
})
const REST: Both<string> = { en: 'the part that was not chosen', es: 'la parte que no fue elegida' }

export const easyForms = (form: Form) => ({
  judgeSample: form({
    levels: ['easy'],
    wide: true,
    draw: drawJudged,
    answer: sentenceChoice,
    solve: ({ random, biased }) =>
      biased !== null ? whyBiased(biased) : random !== null ? whyRandom(random) : reason('equal'),
    mistakes: ({ biased }): Record<string, Sentence> =>
      biased === null
        ? { large: reason('large'), notAll: reason('notAll'), chance: reason('chance') }
        : { equal: reason('equal'), large: reason('large'), notAll: reason('notAll') },
    ask({ random, biased }) {
      const says = random?.says ?? biased?.says ?? { en: '', es: '' }
      const told = said(says)
      return {
        en: [told.en, prose`Is the sample representative or biased, and why?`],
        es: [told.es, prose`¿Es la muestra representativa o sesgada, y por qué?`],
      }
    },
    solution({ biased }, { says }) {
      const right = says as Both<Block>
      return biased === null
        ? [
            explained(
              { en: prose`chosen by chance`, es: prose`elegidos al azar` },
              line`Ask who can be chosen. Here chance alone decides among all members of the population.`,
              line`Pregunta quiénes pueden ser elegidos. Aquí decide solo el azar entre todos los miembros de la población.`,
            ),
            explainedBy(right, {
              en: line`Every member has the same chance, so the sample represents the population.`,
              es: line`Todos los miembros tienen la misma probabilidad, así que la muestra representa a la población.`,
            }),
          ]
        : [
            explained(
              { en: prose`not chosen by chance`, es: prose`no elegidos al azar` },
              line`Ask who can be chosen. Here one part of the population is favored.`,
              line`Pregunta quiénes pueden ser elegidos. Aquí se favorece a una parte de la población.`,
            ),
            explainedBy(right, {
              en: line`The members of the population do not have the same chance, so the results would mislead.`,
              es: line`Los miembros de la población no tienen la misma probabilidad, así que los resultados engañarían.`,
            }),
          ]
    },
    whyWrong: () => ({
      equal: {
        en: line`One part of the population is favored.`,
        es: line`Se favorece a una parte de la población.`,
      },
      large: { en: line`The size alone proves nothing.`, es: line`El tamaño por sí solo no demuestra nada.` },
      notAll: {
        en: line`A sample never includes the whole population: that is not bias.`,
        es: line`Una muestra nunca incluye toda la población: eso no es un sesgo.`,
      },
      chance: {
        en: line`Choosing by chance is exactly what makes a sample fair.`,
        es: line`Elegir al azar es justamente lo que hace que una muestra sea justa.`,
      },
    }),
    check(printed, { key }) {
      const chosen = randomSamples.find(({ says }) => isPrinted(printed, says))
      const found = biasedSamples.find(({ says }) => isPrinted(printed, says))
      return chosen ? chosen.population.en === key : found?.why.en === key
    },
  }),

  populationAndSample: form({
    levels: ['easy'],
    wide: true,
    draw: random => random.evenly(randomSamples.map((_, i) => randomSamples[(i + 10) % randomSamples.length] ?? _)),
    answer: sentenceChoice,
    solve: ({ population, sample }) => parts(population.en, population, sample),
    mistakes: ({ population, sample, wider }) => ({
      exchanged: parts(`exchanged ${population.en}`, sample, population),
      wider: parts(`wider ${population.en}`, wider, sample),
      rest: parts(`rest ${population.en}`, population, REST),
    }),
    ask({ says }) {
      const told = said(says)
      return {
        en: [told.en, prose`What are the population and the sample?`],
        es: [told.es, prose`¿Cuáles son la población y la muestra?`],
      }
    },
    solution: ({ population, sample }, { says }) => [
      explained(
        said(population),
        line`The population is the whole group that the question is about.`,
        line`La población es todo el grupo del que trata la pregunta.`,
      ),
      explained(
        said(sample),
        line`The sample is the part of it that is really asked or examined.`,
        line`La muestra es la parte que realmente se encuesta o se examina.`,
      ),
      explainedBy(says as Both<Block>, {
        en: line`This choice names both.`,
        es: line`Esta opción nombra las dos.`,
      }),
    ],
    whyWrong: () => ({
      exchanged: { en: line`The two are switched.`, es: line`Las dos están intercambiadas.` },
      wider: {
        en: line`The question is not about a group this wide.`,
        es: line`La pregunta no trata de un grupo tan amplio.`,
      },
      rest: {
        en: line`The sample is the part that was chosen.`,
        es: line`La muestra es la parte que fue elegida.`,
      },
    }),
    check: (printed, { key }) =>
      randomSamples.some(({ says, population }) => isPrinted(printed, says) && population.en === key),
  }),

  whichMethod: form({
    levels: ['easy'],
    wide: true,
    draw: random => random.evenly(methods),
    answer: sentenceChoice,
    solve: ({ random }) => ({ key: random.en, says: said(random) }),
    mistakes: ({ biased: [a, b, c] }) => ({
      first: { key: a.says.en, says: said(a.says) },
      second: { key: b.says.en, says: said(b.says) },
      third: { key: c.says.en, says: said(c.says) },
    }),
    ask({ wants }) {
      const told = said({
        en: `You want to know ${wants.en}. Whom would you ask to get a representative sample?`,
        es: `Quieres saber ${wants.es}. ¿A quiénes preguntarías para obtener una muestra representativa?`,
      })
      return told
    },
    solution: ({ random }) => [
      explained(
        { en: prose`chosen by chance`, es: prose`elegidos al azar` },
        line`Look for a way that favors no part of the population.`,
        line`Busca una manera que no favorezca a ninguna parte de la población.`,
      ),
      explained(
        said(random),
        line`Here every member of the population has the same chance of being chosen.`,
        line`Aquí cada miembro de la población tiene la misma probabilidad de ser elegido.`,
      ),
    ],
    whyWrong: ({ biased: [a, b, c] }) => ({
      first: { en: [a.why.en], es: [a.why.es] },
      second: { en: [b.why.en], es: [b.why.es] },
      third: { en: [c.why.en], es: [c.why.es] },
    }),
    check: (printed, { key }) => methods.some(({ wants, random }) => isPrinted(printed, wants) && random.en === key),
  }),
})
