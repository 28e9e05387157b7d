import type { PlannedTopic } from '../planned-topic.ts'

export const planned = {
  'estimate-lengths-choose-unit': {
    name: { en: 'Estimate lengths', es: 'Estimar longitudes' },
    description: {
      en: 'Choose the most sensible unit or estimate for the length of a familiar object.',
      es: 'Elige la unidad o la estimación más razonable para la longitud de un objeto conocido.',
    },
    domain: 'Measurement & Data',
    standards: ['2.MD.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
} satisfies Record<string, PlannedTopic>
