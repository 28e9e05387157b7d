import { defineTopic } from '../../author.ts'
import { levels } from './equivalent-ratio-tables/levels.ts'
import { ratioForms } from './equivalent-ratio-tables/ratios.ts'
import { storyForms } from './equivalent-ratio-tables/stories.ts'
import { tableForms } from './equivalent-ratio-tables/tables.ts'

export const equivalentRatioTables = defineTopic(
  {
    id: 'equivalent-ratio-tables',
    name: { en: 'Equivalent ratios and ratio tables', es: 'Razones equivalentes y tablas de razones' },
    description: {
      en: 'Complete tables of equivalent ratios and use them to compare two situations.',
      es: 'Completa tablas de razones equivalentes y úsalas para comparar dos situaciones.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['6.RP.A.3', '6.RP.A.3a'],
    rev: 10,
    levels,
  },
  form => ({ ...tableForms(form), ...ratioForms(form), ...storyForms(form) }),
)
