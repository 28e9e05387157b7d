import { defineTopic } from '../../topic.ts'
import { easyForms } from './equivalent-ratio-tables/easy.ts'
import { hardForms } from './equivalent-ratio-tables/hard.ts'
import { levels } from './equivalent-ratio-tables/levels.ts'

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
    levels,
  },
  form => ({ ...easyForms(form), ...hardForms(form) }),
)
