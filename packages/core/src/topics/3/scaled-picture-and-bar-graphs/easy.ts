import { integer } from '../../../answer/number.ts'
import { howMany, prose } from '../../../content.ts'
import { exact } from '../../../math/evaluate.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { askedValues, draw, sorted, surveyOf, withGraph } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  read: form({
    levels: ['easy', 'medium'],
    share: 2,
    lines: 1,
    draw,
    answer: integer,
    solve: facts => sorted(facts)[0].value,
    ask(facts) {
      const [{ name }] = sorted(facts)
      const { noun } = surveyOf(facts)
      return withGraph(facts, {
        en: prose`${howMany(noun)} does the graph show for ${name}?`,
        es: prose`¿${howMany(noun)} muestra la gráfica en “${name}”?`,
      })
    },
    check: (printed, answer) => exact(answer).equals(askedValues(printed)[0] ?? -1),
  }),
})
