import { defineTopic } from '../../author.ts'
import { easyForms } from './tally-and-graphs-three-categories/easy.ts'
import { hardForms } from './tally-and-graphs-three-categories/hard.ts'
import { levels } from './tally-and-graphs-three-categories/levels.ts'
import { mediumForms } from './tally-and-graphs-three-categories/medium.ts'

export const tallyAndGraphsThreeCategories = defineTopic(
  {
    id: 'tally-and-graphs-three-categories',
    name: {
      en: 'Tally charts and graphs with three categories',
      es: 'Tablas de conteo y gráficas con tres categorías',
    },
    description: {
      en: 'Complete tally charts and graphs with three categories and answer questions about the counts.',
      es: 'Completa tablas de conteo y gráficas con tres categorías y contesta preguntas sobre las cantidades.',
    },
    domain: 'Measurement & Data',
    standards: ['1.MD.C.4'],
    levels,
    rev: 8,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
