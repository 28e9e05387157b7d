import {
  answerStep,
  count,
  equation,
  exact,
  explained,
  type FormMaker,
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
import { drawPredicted, predictSteps, TIME, total } from './predicted.ts'
import type { Results } from './results.ts'

interface Tabled {
  readonly setting: Results
  readonly counts: readonly number[]
  readonly asked: number
  readonly factor: number
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
    solve: ({ counts, asked, factor }) => count(itemOf(counts, asked) * factor, TIME),
    ask({ setting, counts, asked, factor }) {
      const all = total(counts)
      const told = paragraph(setting.told(role('tried', all)))
      const drawn = table({
        head: [setting.outcome, setting.times],
        rows: setting.names.map((item, i) => [item, i === asked ? role('hits', itemOf(counts, i)) : itemOf(counts, i)]),
      })
      const question = paragraph({
        en: line`Suppose ${role('all', all * factor)} more results are counted. About how many times should “${itemOf(setting.names, asked)}” come up?`,
        es: line`Supón que se cuentan otros ${role('all', all * factor)} resultados. ¿Aproximadamente cuántas veces debería aparecer “${itemOf(setting.names, asked)}”?`,
      })
      return { en: [told.en, drawn, question.en], es: [told.es, drawn, question.es] }
    },
    solution({ setting, counts, asked, factor }, answer) {
      const [k, n] = [itemOf(counts, asked), total(counts)]
      return [
        explained(
          over(k, n),
          line`Read the table: ${itemOf(setting.names, asked)} came up ${k} times in ${n} trials.`,
          line`Lee la tabla: ${itemOf(setting.names, asked)} se dio ${k} veces en ${n} ensayos.`,
        ),
        ...predictSteps(k, n, n * factor),
        answerStep(alone(answer), {
          en: line`The result should be “${itemOf(setting.names, asked)}” about ${answer}.`,
          es: line`El resultado “${itemOf(setting.names, asked)}” debería darse unas ${answer}.`,
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
