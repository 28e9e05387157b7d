import { defineTopic } from '../../author.ts'
import { easyForms } from './add-tenths-and-hundredths/easy.ts'
import { hardForms } from './add-tenths-and-hundredths/hard.ts'
import { levels } from './add-tenths-and-hundredths/levels.ts'
import { mediumForms } from './add-tenths-and-hundredths/medium.ts'

export const addTenthsAndHundredths = defineTopic(
  {
    id: 'add-tenths-and-hundredths',
    name: { en: 'Tenths and hundredths as fractions', es: 'Décimas y centésimas como fracciones' },
    description: {
      en: 'Change tenths to hundredths and add fractions with denominators 10 and 100.',
      es: 'Cambia décimas a centésimas y suma fracciones con denominadores 10 y 100.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['4.NF.C.5'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
