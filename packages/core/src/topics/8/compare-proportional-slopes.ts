import { defineTopic } from '../../author.ts'
import { easyForms } from './compare-proportional-slopes/easy.ts'
import { hardForms } from './compare-proportional-slopes/hard.ts'
import { levels } from './compare-proportional-slopes/levels.ts'
import { mediumForms } from './compare-proportional-slopes/medium.ts'

export const compareProportionalSlopes = defineTopic(
  {
    id: 'compare-proportional-slopes',
    name: {
      en: 'Unit rates as slopes and comparing proportional relationships',
      es: 'Tasas unitarias como pendientes y comparación de relaciones proporcionales',
    },
    description: {
      en: 'Read the unit rate as a slope and compare two proportional relationships in different forms.',
      es: 'Interpreta la tasa unitaria como pendiente y compara dos relaciones proporcionales en distintas formas.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.B.5'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
