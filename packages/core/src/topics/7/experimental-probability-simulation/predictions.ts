import {
  answerStep,
  count,
  equation,
  exact,
  explained,
  type FormMaker,
  type Inline,
  itemOf,
  line,
  over,
  quantity,
  Ratio,
  role,
  table,
  times,
} from '../../../author.ts'
import { alone, paragraph } from '../../kit/stories/endings.ts'
import { drawCounted, valueIn } from './easy.ts'
import type { levels } from './levels.ts'
import { drawPredicted, predictSteps, total } from './predicted.ts'
import type { Results } from './results.ts'

interface Tabled {
  readonly setting: Results
  readonly counts: readonly number[]
  readonly asked: number
  readonly factor: number
}

/** "the next 200 days should be cloudy". */
function nextOf({ trial, names, many, should }: Results, asked: number, all: Inline) {
  const { en, es } = should(itemOf(many ?? names, asked))
  return {
    en: ['the next ', all, ' ', ...en],
    es: [trial.gender === 'm' ? 'los próximos ' : 'las próximas ', all, ' ', ...es],
  }
}

export const predictionForms = (form: FormMaker<typeof levels>) => ({
  predict: form({
    levels: ['medium'],
    kind: 'story',
    draw: random => drawPredicted(random, 2, false),
    answer: quantity,
    solve: ({ setting, k, n, all }) => count((k * all) / n, setting.of),
    ask: ({ setting, k, n, all }) =>
      paragraph(setting.told(role('hits', k), role('tried', n)), setting.more(role('all', all))),
    solution({ setting, k, n, all }, answer) {
      const share = Ratio.of(k, n)
      return [
        explained(
          share.d === n ? over(k, n) : equation(over(k, n), share),
          line`Find the experimental probability: favorable trials over all trials.`,
          line`Halla la probabilidad experimental: ensayos favorables sobre todos los ensayos.`,
        ),
        explained(
          equation(times(share, all), (k * all) / n),
          line`Multiply it by the number of trials to come, ${all}.`,
          line`Multiplícala por el número de ensayos que vienen, ${all}.`,
        ),
        answerStep(alone(answer), setting.found((k * all) / n, all)),
      ]
    },
    check: (printed, { amount }) =>
      exact(amount)
        .times(printed.role('tried'))
        .equals(printed.role('hits').times(printed.role('all'))),
  }),

  predictFromTable: form({
    levels: ['medium'],
    draw(random): Tabled {
      const { setting, counts, asked } = drawCounted(random, 2, [20, 25, 40, 50])
      return { setting, counts, asked, factor: random.pick([3, 4, 5, 6, 8, 10]) }
    },
    answer: quantity,
    solve: ({ setting, counts, asked, factor }) => count(itemOf(counts, asked) * factor, setting.trial),
    ask({ setting, counts, asked, factor }) {
      const all = total(counts)
      const told = paragraph(setting.told(role('tried', all)))
      const drawn = table({
        head: [setting.outcome, setting.times],
        rows: setting.names.map((item, i) => [item, i === asked ? role('hits', itemOf(counts, i)) : itemOf(counts, i)]),
      })
      const next = nextOf(setting, asked, role('all', count(all * factor, setting.trial)))
      const isMasculine = setting.trial.gender === 'm'
      const question = paragraph({
        en: ['Based on the table, about how many of ', ...next.en, '?'],
        es: [`Según la tabla, ¿aproximadamente ${isMasculine ? 'cuántos' : 'cuántas'} de `, ...next.es, '?'],
      })
      return { en: [told.en, drawn, question.en], es: [told.es, drawn, question.es] }
    },
    solution({ setting, counts, asked, factor }, answer) {
      const [k, n] = [itemOf(counts, asked), total(counts)]
      const next = nextOf(setting, asked, count(n * factor, setting.trial))
      return [
        explained(
          over(k, n),
          line`Read the table: “${itemOf(setting.names, asked)}” stands for ${k} of ${count(n, setting.trial)}.`,
          line`Lee la tabla: a “${itemOf(setting.names, asked)}” le corresponden ${k} de ${count(n, setting.trial)}.`,
        ),
        ...predictSteps(k, n, n * factor),
        answerStep(alone(answer), {
          en: [...line`About ${k * factor} of `, ...next.en, '.'],
          es: [...line`Aproximadamente ${k * factor} de `, ...next.es, '.'],
        }),
      ]
    },
    check(printed, { amount }) {
      const cells = printed.block('table').rows.map(row => valueIn(row[1]))
      return exact(amount)
        .times(total(cells))
        .equals(printed.role('hits').times(printed.role('all')))
    },
  }),
})
