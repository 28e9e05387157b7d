import { defineTopic } from '../../author.ts'
import { easyForms } from './convert-fraction-decimal-percent/easy.ts'
import { hardForms } from './convert-fraction-decimal-percent/hard.ts'
import { levels } from './convert-fraction-decimal-percent/levels.ts'
import { mediumForms } from './convert-fraction-decimal-percent/medium.ts'

export const convertFractionDecimalPercent = defineTopic(
  {
    id: 'convert-fraction-decimal-percent',
    name: { en: 'Convert fractions, decimals and percents', es: 'Convertir fracciones, decimales y porcentajes' },
    description: {
      en: 'Write the same number as a fraction, a decimal and a percent.',
      es: 'Escribe el mismo número como fracción, como decimal y como porcentaje.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['6.RP.A.3c'],
    rev: 8,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
