import { defineTopic } from '../../author.ts'
import { easyForms } from './round-multi-digit-numbers/easy.ts'
import { hardForms } from './round-multi-digit-numbers/hard.ts'
import { levels } from './round-multi-digit-numbers/levels.ts'
import { mediumForms } from './round-multi-digit-numbers/medium.ts'
import { tableForms } from './round-multi-digit-numbers/tables.ts'

export const roundMultiDigitNumbers = defineTopic(
  {
    id: 'round-multi-digit-numbers',
    name: { en: 'Round multi-digit numbers', es: 'Redondear números de varios dígitos' },
    description: {
      en: 'Round whole numbers of up to six digits to any given place.',
      es: 'Redondea números enteros de hasta seis dígitos a cualquier valor posicional.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['4.NBT.A.3'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...tableForms(form), ...hardForms(form) }),
)
