import {
  answerStep,
  type Block,
  type Both,
  count,
  divide,
  dotPlot,
  equation,
  exact,
  explained,
  explainedBy,
  figure,
  howMany,
  type Inline,
  itemOf,
  join,
  line,
  list,
  minus,
  over,
  percent,
  quantity,
  type Random,
  Ratio,
  role,
  statements,
  sum,
  symbol,
  table,
  theThings,
  things,
  times,
  trueStatement,
  tupleOf,
  words,
} from '../../../author.ts'
import { turned } from '../../kit/choices/turned.ts'
import { named } from '../../kit/statistics/named.ts'
import { alone, paragraph } from '../../kit/stories/endings.ts'
import { type Methods, methods } from './methods.ts'
import { type Prediction, predictionsFrom, type Tagged, tagged } from './predictions.ts'
import { type Form, said } from './said.ts'

const [MEAN, RANGE] = [words('mean', 'media'), words('range', 'rango')]

interface Samples {
  readonly setting: Prediction
  readonly all: number
  readonly size: number
  readonly found: readonly [number, number, number]
}
/** Three samples that do not differ much; the mean of what they predict is whole. */
function drawSamples(random: Random): Samples {
  const setting = random.evenly(predictionsFrom(0))
  const [least, most] = setting.share
  return random.until(
    () => {
      const size = random.pick([50, 40, 60])
      const [low, high] = [Math.max(2, Math.ceil((least * size) / 100)), Math.floor((most * size) / 100)]
      const center = random.int(low + 1, Math.max(low + 1, high))
      const found = [center - random.int(0, 2), center + random.int(0, 2), center + random.int(-1, 1)] as const
      const all = size * random.pick([10, 15, 20, 25, 30, 40].filter(by => by * size <= 2000))
      return { setting, all, size, found: random.shuffle(found) }
    },
    ({ found, all, size }) =>
      Math.min(...found) >= 1 &&
      new Set(found).size >= 2 &&
      (((found[0] + found[1] + found[2]) * all) / size) % 3 === 0 &&
      all % 20 === 0,
  )
}
const estimatesOf = ({ found, all, size }: Samples) => found.map(one => (one * all) / size)
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

interface TwoWays {
  readonly way: Methods
  readonly biased: Both<string>
  readonly all: number
  /** Sample size and number found, at random and in the biased way. */
  readonly random: readonly [size: number, found: number]
  readonly favored: readonly [size: number, found: number]
  readonly isRandomFirst: boolean
}
function drawTwoWays(random: Random): TwoWays {
  const way = random.evenly(turned(methods, 4))
  const all = random.pick(way.population)
  const isRandomFirst = random.evenly([true, false])
  const biased = itemOf(way.biased, random.pick(way.favors)).says
  return random.until(
    () => {
      const size = random.pick([40, 50])
      const other = random.pick([80, 100])
      const found = random.int(Math.ceil(size * 0.2), Math.floor(size * 0.42))
      const favored = random.int(Math.ceil(other * 0.6), Math.floor(other * 0.85))
      return { way, biased, all, random: [size, found] as const, favored: [other, favored] as const, isRandomFirst }
    },
    ({ random: [n, k], favored: [m, j] }) =>
      (k * all) % n === 0 && (j * all) % m === 0 && ((k * all) / n + (j * all) / m) % 2 === 0,
  )
}
const predicted = (all: number, [size, found]: readonly [number, number]) => (found * all) / size

interface Dots {
  readonly setting: Prediction
  readonly all: number
  readonly shares: readonly number[]
}
/** Percents from ten samples around a whole mean. */
function drawDots(random: Random): Dots {
  const setting = random.evenly(predictionsFrom(1).filter(({ share: [, most] }) => most > 10))
  const [least, most] = setting.share
  const center = random.int(least + 2, most - 2)
  const steps = random.pick([
    [0, 0, 1, -1, 2, -2, 1, -1, 3, -3],
    [0, 0, 0, 1, 1, -2, 2, -2, 1, -1],
    [0, 1, -1, 2, 2, -3, -1, 1, -2, 1],
    [0, 0, 1, 1, -1, -1, -2, 2, 3, -3],
    [0, 1, 1, 1, -3, 2, -2, 0, -1, 1],
  ] as const)
  const sign = random.sign()
  return { setting, all: 100 * random.int(4, 20), shares: steps.map(step => center + sign * step) }
}

interface Recaptured {
  readonly animal: Tagged
  readonly marked: number
  readonly size: number
  readonly found: number
}
function drawRecaptured(random: Random): Recaptured {
  const animal = random.evenly(tagged)
  return random.until(
    () => ({ animal, marked: 10 * random.int(3, 12), size: 10 * random.int(3, 8), found: random.int(3, 12) }),
    ({ marked, size, found }) => {
      const all = (marked * size) / found
      return Number.isInteger(all) && all >= 10 * size && all <= 2000 && all % 5 === 0
    },
  )
}
const x = symbol('x')

const SURVEY_WHY: Readonly<Record<string, Both<readonly Inline[]>>> = {
  larger: {
    en: line`This survey favors a part of the population; a larger sample does not help.`,
    es: line`Esta encuesta favorece a una parte de la población; una muestra más grande no ayuda.`,
  },
  averaged: {
    en: line`The survey that favors a part of the population should not count.`,
    es: line`La encuesta que favorece a una parte de la población no debe contar.`,
  },
  sampleOnly: {
    en: line`This is only the sample, not the whole population.`,
    es: line`Esto es solo la muestra, no toda la población.`,
  },
}

export const hardForms = (form: Form) => ({
  threeSamples: form({
    levels: ['hard'],
    share: 2,
    draw: drawSamples,
    answer: named(MEAN, RANGE),
    solve: samples => {
      const all = estimatesOf(samples)
      return [total(all) / 3, Math.max(...all) - Math.min(...all)]
    },
    ask(samples) {
      const { setting, all, size, found } = samples
      const [many, each] = [role('all', count(all, setting.of)), role('size', count(size, setting.of))]
      const told = paragraph(
        { en: [`${setting.has.en} `, ...line`${many}.`], es: [`${setting.has.es} `, ...line`${many}.`] },
        {
          en: [
            ...line`Three random samples of ${each} were taken. The table shows ${howMany(setting.of)} in each sample `,
            `${setting.property.en}.`,
          ],
          es: [
            ...line`Se tomaron tres muestras aleatorias de ${each}. La tabla muestra ${howMany(setting.of)} de cada muestra `,
            `${setting.property.es}.`,
          ],
        },
      )
      const question = paragraph(
        {
          en: [...line`Use each sample to predict ${howMany(setting.of)} in all `, `${setting.property.en}.`],
          es: [...line`Usa cada muestra para predecir ${howMany(setting.of)} en total `, `${setting.property.es}.`],
        },
        {
          en: line`What are the mean and the range of the three predictions?`,
          es: line`¿Cuáles son la media y el rango de las tres predicciones?`,
        },
      )
      const rows = (locale: 'en' | 'es'): Block =>
        table({
          rows: [
            [locale === 'en' ? ['Sample'] : ['Muestra'], 1, 2, 3],
            [locale === 'en' ? ['Number'] : ['Número'], ...found.map((one, i) => role(`found ${i}`, one))],
          ],
          rowHeads: true,
        })
      return { en: [told.en, rows('en'), question.en], es: [told.es, rows('es'), question.es] }
    },
    solution(samples, answer) {
      const { all, size, found } = samples
      const [a, b, c] = tupleOf(estimatesOf(samples), 3)
      const times1 = all / size
      const one = (k: number, value: number) => equation(times(k, times1), value)
      return [
        explained(
          equation(divide(all, size), times1),
          line`Divide: the population is ${times1} times as large as each sample.`,
          line`Divide: la población es ${times1} veces cada muestra.`,
        ),
        explained(
          statements(one(found[0], a), one(found[1], b), one(found[2], c)),
          line`Multiply the number in each sample by ${times1}: these are the three predictions.`,
          line`Multiplica el número de cada muestra por ${times1}: estas son las tres predicciones.`,
        ),
        explained(
          equation(equation(MEAN, over(sum(a, b, c), 3)), itemOf(answer, 0)),
          line`The mean of the predictions is the best estimate.`,
          line`La media de las predicciones es la mejor estimación.`,
        ),
        explained(
          equation(equation(RANGE, minus(Math.max(a, b, c), Math.min(a, b, c))), itemOf(answer, 1)),
          line`The range shows how much predictions vary from sample to sample.`,
          line`El rango muestra cuánto varían las predicciones de una muestra a otra.`,
        ),
      ]
    },
    check(printed, answer) {
      const [mean, range] = tupleOf(answer.map(exact), 2)
      const found = [0, 1, 2].map(i => printed.role(`found ${i}`).toNumber()).sort((p, q) => p - q)
      const factor = printed.role('all').over(printed.role('size'))
      return (
        mean.times(3).equals(factor.times(total(found))) &&
        range.equals(factor.times(itemOf(found, 2) - itemOf(found, 0)))
      )
    },
  }),

  betterSurvey: form(
    trueStatement({
      levels: ['hard'],
      share: 2,
      question: {
        en: { kind: 'paragraph', content: ['Which prediction is the most reliable?'] },
        es: { kind: 'paragraph', content: ['¿Qué predicción es la más confiable?'] },
      },
      draw: drawTwoWays,
      about(ways) {
        const { way, all, isRandomFirst } = ways
        const surveys = isRandomFirst
          ? ([
              [way.random, ways.random],
              [ways.biased, ways.favored],
            ] as const)
          : ([
              [ways.biased, ways.favored],
              [way.random, ways.random],
            ] as const)
        const rows = (locale: 'en' | 'es'): Block =>
          table({
            head:
              locale === 'en'
                ? [['Survey'], ['Asked'], ['Number asked'], ['Yes']]
                : [['Encuesta'], ['A quiénes'], ['Cuántos'], ['Sí']],
            rows: surveys.map(([who, [size, found]], i) => [line`${i + 1}`, [who[locale]], size, found]),
          })
        const many = role('all', count(all, way.of))
        const told = said({ en: `Two surveys ask ${way.wants.en}.`, es: `Dos encuestas preguntan ${way.wants.es}.` })
        const inAll = {
          en: line`There are ${many} in all.`,
          es: line`En total hay ${many}.`,
        }
        return {
          en: [told.en, { kind: 'paragraph', content: inAll.en }, rows('en')],
          es: [told.es, { kind: 'paragraph', content: inAll.es }, rows('es')],
        }
      },
      statements(ways) {
        const { way, all, isRandomFirst } = ways
        const [right, wrong] = [predicted(all, ways.random), predicted(all, ways.favored)]
        const [good, bad] = isRandomFirst ? [1, 2] : [2, 1]
        const about = (value: number) => count(value, way.of)
        const state = (key: string, isTrue: boolean, en: readonly unknown[], es: readonly unknown[]) => ({
          key,
          isTrue,
          ...(isTrue ? {} : { why: SURVEY_WHY[key] as Both<readonly Inline[]> }),
          says: {
            en: { kind: 'paragraph', content: en } as Block,
            es: { kind: 'paragraph', content: es } as Block,
          },
        })
        return [
          state(
            `right ${right}`,
            true,
            line`About ${about(right)}, because survey ${good} chose its sample at random.`,
            line`Aproximadamente ${about(right)}, porque la encuesta ${good} eligió su muestra al azar.`,
          ),
          state(
            'larger',
            false,
            line`About ${about(wrong)}, because survey ${bad} asked more ${things(way.of)}.`,
            line`Aproximadamente ${about(wrong)}, porque la encuesta ${bad} preguntó a más ${things(way.of)}.`,
          ),
          state(
            'averaged',
            false,
            line`About ${about((right + wrong) / 2)}, because both surveys count equally.`,
            line`Aproximadamente ${about((right + wrong) / 2)}, porque las dos encuestas valen lo mismo.`,
          ),
          state(
            'sampleOnly',
            false,
            line`About ${about(ways.random[1])}, because that many in the random sample said yes.`,
            line`Aproximadamente ${about(ways.random[1])}, porque esa cantidad de la muestra al azar dijo que sí.`,
          ),
        ]
      },
      solution(ways, { says }) {
        const { all, isRandomFirst, way } = ways
        const [size, found] = ways.random
        const good = isRandomFirst ? 1 : 2
        return [
          explained(said(way.random), line`Survey ${good} is random.`, line`La encuesta ${good} es al azar.`),
          explained(
            equation(divide(all, size), Ratio.of(all, size)),
            line`Divide the population by the size of the random sample.`,
            line`Divide la población entre el tamaño de la muestra al azar.`,
          ),
          explained(
            equation(times(found, Ratio.of(all, size)), predicted(all, ways.random)),
            line`Multiply by the number who said yes in this sample.`,
            line`Multiplica por el número de los que dijeron que sí en esta muestra.`,
          ),
          explainedBy(says as Both<Block>, {
            en: line`Use the random sample alone, and predict for the whole population.`,
            es: line`Usa solo la muestra al azar y predice para toda la población.`,
          }),
        ]
      },
      holds(printed, key) {
        const rows = printed.block('table').rows.map(cells => ({
          who: itemOf(cells, 1).join(''),
          size: exact(itemOf(itemOf(cells, 2), 0) as never),
          found: exact(itemOf(itemOf(cells, 3), 0) as never),
        }))
        const chosen = rows.find(({ who }) => methods.some(({ random }) => random.en === who || random.es === who))
        if (chosen === undefined) return false
        const number = chosen.found.times(printed.role('all')).over(chosen.size)
        return key === `right ${number}`
      },
    }),
  ),

  dotPlotOfSamples: form({
    levels: ['hard'],
    share: 2,
    draw: drawDots,
    answer: quantity,
    solve: ({ setting, all, shares }) => count((total(shares) * all) / 1000, setting.of),
    ask({ setting, all, shares }) {
      const many = role('all', count(all, setting.of))
      const [least, most] = [Math.min(...shares), Math.max(...shares)]
      const told = paragraph(
        { en: [`${setting.has.en} `, ...line`${many}.`], es: [`${setting.has.es} `, ...line`${many}.`] },
        {
          en: [
            ...line`Ten random samples of the same size were taken. Each dot shows what percent of ${theThings(setting.of)} in one sample `,
            `${setting.property.en}.`,
          ],
          es: [
            ...line`Se tomaron diez muestras aleatorias del mismo tamaño. Cada punto muestra qué porcentaje de ${theThings(setting.of)} de una muestra `,
            `${setting.property.es}.`,
          ],
        },
        {
          en: [
            ...line`Use the mean of the ten percents to predict ${howMany(setting.of)} in all `,
            `${setting.property.en}.`,
          ],
          es: [
            ...line`Usa la media de los diez porcentajes para predecir ${howMany(setting.of)} en total `,
            `${setting.property.es}.`,
          ],
        },
      )
      const plot = figure(
        dotPlot({
          values: shares,
          axis: {
            from: least - 1,
            to: most + 1,
            step: 1,
            name: words('Percent of the sample', 'Porcentaje de la muestra'),
          },
        }),
      )
      return { en: [told.en, plot], es: [told.es, plot] }
    },
    solution({ setting, all, shares }, answer) {
      const ordered = [...shares].sort((p, q) => p - q)
      const mean = total(shares) / 10
      return [
        explained(
          list(...ordered),
          line`Read the dots: each one is a percent.`,
          line`Lee los puntos: cada uno es un porcentaje.`,
        ),
        explained(
          equation(equation(over(sum(...ordered), 10), over(total(shares), 10)), mean),
          line`Find the mean: add the ten percents and divide by 10.`,
          line`Halla la media: suma los diez porcentajes y divide entre 10.`,
        ),
        explained(
          statements(equation(divide(all, 100), all / 100), equation(times(mean, all / 100), (mean * all) / 100)),
          line`Find ${percent(1)} of the population, then ${percent(mean)} of it.`,
          line`Halla el ${percent(1)} de la población y luego el ${percent(mean)}.`,
        ),
        answerStep(alone(answer), {
          en: [...line`About ${answer} in all `, `${setting.property.en}.`],
          es: [...line`Aproximadamente ${answer} en total `, `${setting.property.es}.`],
        }),
      ]
    },
    check(printed, { amount }) {
      const values = printed.figure('dot-plot').plots.flatMap(plot => plot.values)
      return exact(amount)
        .times(100 * values.length)
        .equals(printed.role('all').times(total(values)))
    },
  }),

  recapture: form({
    levels: ['hard'],
    kind: 'story',
    draw: drawRecaptured,
    answer: quantity,
    solve: ({ animal, marked, size, found }) => count((marked * size) / found, animal.of),
    ask({ animal: { of, where }, marked, size, found }) {
      const [one, them, those] = of.gender === 'f' ? ['una', 'las', 'ellas'] : ['uno', 'los', 'ellos']
      const [m, n, k] = [role('marked', count(marked, of)), role('size', count(size, of)), role('found', found)]
      return paragraph(
        {
          en: [...line`Scientists caught ${m} `, `${where.en}, put a tag on each, and set them free.`],
          es: [
            ...line`Unos científicos atraparon ${m} `,
            `${where.es}, pusieron una etiqueta a cada ${one} y ${them} soltaron.`,
          ],
        },
        {
          en: line`Some weeks later they caught a random sample of ${n}; ${k} of these had a tag.`,
          es: [
            ...line`Unas semanas después atraparon una muestra aleatoria de ${n}; ${k}`,
            ` de ${those} tenían etiqueta.`,
          ],
        },
        {
          en: [
            ...line`Assume that the share with a tag is the same in the sample and in the whole population. About ${howMany(of)} live `,
            `${where.en.replace(' a ', ' the ').replace(' an ', ' the ')}?`,
          ],
          es: [
            ...line`Supón que la proporción con etiqueta es la misma en la muestra y en toda la población. ¿Aproximadamente ${howMany(of)} viven `,
            `${where.es.replace(' un ', ' el ').replace(' una ', ' la ')}?`,
          ],
        },
      )
    },
    solution({ animal, marked, size, found }, answer) {
      const all = (marked * size) / found
      return [
        explained(
          equation(over(found, size), over(marked, x)),
          line`The ratio of ${things(animal.of)} with a tag to all ${things(animal.of)} is the same in the sample and in the population. Let ${x} be the number in the population.`,
          line`La razón de ${theThings(animal.of)} con etiqueta al total es la misma en la muestra y en la población. Sea ${x} el número en la población.`,
        ),
        explained(
          equation(join(found, x), equation(times(size, marked), size * marked)),
          line`Cross multiply.`,
          line`Multiplica en cruz.`,
        ),
        explained(
          equation(equation(x, divide(size * marked, found)), all),
          line`Divide both sides by ${found}.`,
          line`Divide ambos lados entre ${found}.`,
        ),
        answerStep(alone(answer), {
          en: [...line`About ${answer} live there.`],
          es: [...line`Allí viven aproximadamente ${answer}.`],
        }),
      ]
    },
    check: (printed, { amount }) =>
      exact(amount)
        .times(printed.role('found'))
        .equals(printed.role('marked').times(printed.role('size'))),
  }),
})
