import { defineTopic } from '../../author.ts'
import { easyForms } from './proportional-tables/easy.ts'
import { hardForms } from './proportional-tables/hard.ts'
import { wordForms } from './proportional-tables/in-words.ts'
import { levels } from './proportional-tables/levels.ts'
import { mediumForms } from './proportional-tables/medium.ts'

export const proportionalTables = defineTopic(
  {
    id: 'proportional-tables',
    name: {
      en: 'Identify proportional relationships in tables',
      es: 'Identificar relaciones proporcionales en tablas',
    },
    description: {
      en: 'Decide whether a table shows a constant ratio and give the constant when it does.',
      es: 'Decide si una tabla muestra una razón constante e indica la constante cuando la haya.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['7.RP.A.2', '7.RP.A.2a'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...wordForms(form), ...hardForms(form) }),
)
