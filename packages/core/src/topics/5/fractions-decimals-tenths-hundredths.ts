import { defineTopic } from '../../author.ts'
import { easyForms } from './fractions-decimals-tenths-hundredths/easy.ts'
import { hardForms } from './fractions-decimals-tenths-hundredths/hard.ts'
import { levels } from './fractions-decimals-tenths-hundredths/levels.ts'
import { mediumForms } from './fractions-decimals-tenths-hundredths/medium.ts'

export const fractionsDecimalsTenthsHundredths = defineTopic(
  {
    id: 'fractions-decimals-tenths-hundredths',
    name: { en: 'Fractions and decimals', es: 'Fracciones y decimales' },
    description: {
      en: 'Write fractions as decimals and decimals as fractions in lowest terms.',
      es: 'Escribe fracciones como decimales y decimales como fracciones en su mínima expresión.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: [],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
