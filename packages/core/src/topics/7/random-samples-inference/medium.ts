import {
  answerStep,
  type Block,
  type Both,
  count,
  decimal,
  divide,
  equation,
  exact,
  explained,
  howMany,
  type Inline,
  itemOf,
  line,
  over,
  percent,
  quantity,
  type Random,
  Ratio,
  role,
  type Step,
  symbol,
  table,
  theThings,
  times,
} from '../../../author.ts'
import { alone, paragraph } from '../../kit/stories/endings.ts'
import { type Choice, choices, type Prediction, predictionsFrom } from './predictions.ts'
import type { Form } from './said.ts'

type Words = Both<readonly Inline[]>
interface Sampled {
  readonly setting: Prediction
  readonly all: number
  readonly size: number
  readonly found: number
}
/** A sample of at most a tenth, of which a likely share counts: neither one alone nor just the half. */
function drawSample(random: Random, place: number): Sampled {
  const setting = random.evenly(predictionsFrom(place))
  const [least, most] = setting.share
  const sizes = [40, 50, 60, 25].filter(
    size => Math.max(2, Math.ceil((least * size) / 100)) <= Math.floor((most * size) / 100),
  )
  return random.until(
    () => {
      const size = random.pick(sizes)
      const found = random.int(Math.max(2, Math.ceil((least * size) / 100)), Math.floor((most * size) / 100))
      const all = size * random.int(Math.max(10, Math.ceil(200 / size)), Math.floor(2000 / size))
      return { setting, all, size, found }
    },
    ({ all, size, found }) => all % 20 === 0 && 2 * found !== size,
  )
}
const propertySaid = ({ property }: Prediction): Words => ({ en: [` ${property.en}`], es: [` ${property.es}`] })
const askedOf = (setting: Prediction): Words => {
  const { en, es } = propertySaid(setting)
  return {
    en: [...line`About ${howMany(setting.of)} in all`, ...en, '?'],
    es: [...line`¿Aproximadamente ${howMany(setting.of)} en total`, ...es, '?'],
  }
}
const x = symbol('x')
/** The share of the sample, and how many times as large the population is. */
export const predictSteps = (found: number, size: number, all: number): readonly Step[] => [
  explained(
    equation(over(found, size), over(x, all)),
    line`The share in the population should be about the same as the share in the sample. Let ${x} be the number in the population.`,
    line`La proporción en la población debe ser más o menos la de la muestra. Sea ${x} el número en la población.`,
  ),
  explained(
    equation(divide(all, size), all / size),
    line`Divide: the population is ${all / size} times as large as the sample.`,
    line`Divide: la población es ${all / size} veces la muestra.`,
  ),
  explained(
    equation(equation(x, times(found, all / size)), (found * all) / size),
    line`Multiply the number in the sample by ${all / size}.`,
    line`Multiplica el número de la muestra por ${all / size}.`,
  ),
]

interface Tabled {
  readonly choice: Choice
  readonly counts: readonly number[]
  readonly asked: number
  readonly all: number
}
function drawTable(random: Random): Tabled {
  const choice = random.evenly(choices)
  const size = random.evenly([40, 60, 50])
  const many = choice.options.length
  return random.until(
    () => {
      const counts = Array.from({ length: many - 1 }, () => random.int(5, Math.floor(size / 2) - 1))
      const rest = size - counts.reduce((sum, value) => sum + value, 0)
      const all = size * random.int(10, Math.floor(2000 / size))
      return {
        choice,
        counts: random.shuffle<readonly number[]>([...counts, rest]),
        asked: random.int(0, many - 1),
        all,
      }
    },
    ({ counts, all }) =>
      Math.min(...counts) >= 4 &&
      counts.every(value => 2 * value !== size) &&
      new Set(counts).size === many &&
      all % 20 === 0,
  )
}
const sizeOf = ({ counts }: Tabled) => counts.reduce((sum, value) => sum + value, 0)

interface Shared {
  readonly setting: Prediction
  readonly all: number
  readonly share: number
}
function drawShare(random: Random): Shared {
  const setting = random.evenly(predictionsFrom(2))
  const [least, most] = setting.share
  const step = most <= 10 ? 1 : 5
  return random.until(
    () => ({
      setting,
      share: step * random.int(Math.ceil(least / step), Math.floor(most / step)),
      all: 100 * random.int(4, 20),
    }),
    ({ share }) => share !== 50,
  )
}

export const mediumForms = (form: Form) => ({
  predictCount: form({
    levels: ['medium'],
    kind: 'story',
    lines: 3,
    draw: random => drawSample(random, 0),
    answer: quantity,
    solve: ({ setting, all, size, found }) => count((found * all) / size, setting.of),
    ask({ setting, all, size, found }) {
      const [has, own] = [setting.has, propertySaid(setting)]
      const [n, k, many] = [
        role('size', count(size, setting.of)),
        role('found', found),
        role('all', count(all, setting.of)),
      ]
      return paragraph(
        { en: [`${has.en} `, ...line`${many}.`], es: [`${has.es} `, ...line`${many}.`] },
        {
          en: [...line`In a random sample of ${n}, ${k}`, ...own.en, '.'],
          es: [...line`En una muestra aleatoria de ${n}, ${k}`, ...own.es, '.'],
        },
        askedOf(setting),
      )
    },
    solution({ setting, all, size, found }, answer) {
      const own = propertySaid(setting)
      return [
        ...predictSteps(found, size, all),
        answerStep(alone(answer), {
          en: [...line`About ${answer} in all`, ...own.en, '.'],
          es: [...line`Aproximadamente ${answer} en total`, ...own.es, '.'],
        }),
      ]
    },
    check: (printed, { amount }) =>
      exact(amount)
        .times(printed.role('size'))
        .equals(printed.role('found').times(printed.role('all'))),
  }),

  predictFromTable: form({
    levels: ['medium'],
    kind: 'story',
    draw: drawTable,
    answer: quantity,
    solve: tabled => count((itemOf(tabled.counts, tabled.asked) * tabled.all) / sizeOf(tabled), tabled.choice.of),
    ask(tabled) {
      const { choice, counts, asked, all } = tabled
      const option = itemOf(choice.options, asked)
      const [n, many] = [role('size', count(sizeOf(tabled), choice.of)), role('all', count(all, choice.of))]
      const told = paragraph(
        { en: [`${choice.has.en} `, ...line`${many}.`], es: [`${choice.has.es} `, ...line`${many}.`] },
        {
          en: [...line`A random sample of ${n} was asked `, `${choice.asked.en}.`],
          es: [...line`Se preguntó a una muestra aleatoria de ${n} `, `${choice.asked.es}.`],
        },
      )
      const question: Both<Block> = {
        en: {
          kind: 'paragraph',
          content: [...line`Predict ${howMany(choice.of)} in all `, `${choice.verb.en} ${option.en}.`],
        },
        es: {
          kind: 'paragraph',
          content: [...line`Predice ${howMany(choice.of)} en total `, `${choice.verb.es} ${option.es}.`],
        },
      }
      const rows = (locale: 'en' | 'es'): Block =>
        table({
          head: locale === 'en' ? [['Answer'], ['Number in the sample']] : [['Respuesta'], ['Número en la muestra']],
          rows: choice.options.map((one, i) => [
            [one[locale]],
            i === asked ? role('found', itemOf(counts, i)) : itemOf(counts, i),
          ]),
        })
      return { en: [told.en, rows('en'), question.en], es: [told.es, rows('es'), question.es] }
    },
    solution(tabled, answer) {
      const { choice, counts, asked, all } = tabled
      const option = itemOf(choice.options, asked)
      return [
        ...predictSteps(itemOf(counts, asked), sizeOf(tabled), all),
        answerStep(alone(answer), {
          en: [...line`About ${answer} in all `, `${choice.verb.en} ${option.en}.`],
          es: [...line`Aproximadamente ${answer} en total `, `${choice.verb.es} ${option.es}.`],
        }),
      ]
    },
    check: (printed, { amount }) =>
      exact(amount)
        .times(printed.role('size'))
        .equals(printed.role('found').times(printed.role('all'))),
  }),

  predictFromPercent: form({
    levels: ['medium'],
    kind: 'story',
    draw: drawShare,
    answer: quantity,
    solve: ({ setting, share, all }) => count((share * all) / 100, setting.of),
    ask({ setting, share, all }) {
      const own = propertySaid(setting)
      const [part, many] = [role('share', percent(share)), role('all', count(all, setting.of))]
      return paragraph(
        { en: [`${setting.has.en} `, ...line`${many}.`], es: [`${setting.has.es} `, ...line`${many}.`] },
        {
          en: [...line`In a random sample, ${part} of ${theThings(setting.of)}`, ...own.en, '.'],
          es: [...line`En una muestra aleatoria, el ${part} de ${theThings(setting.of)}`, ...own.es, '.'],
        },
        askedOf(setting),
      )
    },
    solution({ setting, share, all }, answer) {
      const own = propertySaid(setting)
      const part = decimal(Ratio.of(share, 100))
      return [
        explained(
          equation(percent(share), part),
          line`The share in the population should be about the same as the share in the sample. Write the percent as a decimal.`,
          line`La proporción en la población debe ser más o menos la de la muestra. Escribe el porcentaje como decimal.`,
        ),
        explained(
          equation(times(part, all), (share * all) / 100),
          line`Multiply by the number in the population.`,
          line`Multiplica por el número en la población.`,
        ),
        answerStep(alone(answer), {
          en: [...line`About ${answer} in all`, ...own.en, '.'],
          es: [...line`Aproximadamente ${answer} en total`, ...own.es, '.'],
        }),
      ]
    },
    check: (printed, { amount }) => exact(amount).equals(printed.role('share').times(printed.role('all'))),
  }),
})
