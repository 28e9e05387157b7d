import { defineTopic } from '../../author.ts'
import { easyForms } from './write-decimals-tenths-hundredths/easy.ts'
import { hardForms } from './write-decimals-tenths-hundredths/hard.ts'
import { levels } from './write-decimals-tenths-hundredths/levels.ts'
import { mediumForms } from './write-decimals-tenths-hundredths/medium.ts'

export const writeDecimalsTenthsHundredths = defineTopic(
  {
    id: 'write-decimals-tenths-hundredths',
    name: { en: 'Write decimals to hundredths', es: 'Escribir decimales hasta las centésimas' },
    description: {
      en: 'Write tenths and hundredths as fractions and as decimals, using grids and number lines.',
      es: 'Escribe décimas y centésimas como fracciones y como decimales, con cuadrículas y rectas numéricas.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['4.NF.C.6'],
    rev: 2,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
