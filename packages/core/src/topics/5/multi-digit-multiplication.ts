import { defineTopic } from '../../author.ts'
import { easyForms } from './multi-digit-multiplication/easy.ts'
import { hardForms } from './multi-digit-multiplication/hard.ts'
import { levels } from './multi-digit-multiplication/levels.ts'
import { mediumForms } from './multi-digit-multiplication/medium.ts'

export const multiDigitMultiplication = defineTopic(
  {
    id: 'multi-digit-multiplication',
    name: { en: 'Multi-digit multiplication', es: 'Multiplicación de varios dígitos' },
    description: {
      en: 'Multiply whole numbers of several digits with the standard algorithm, aligning the partial products.',
      es: 'Multiplica números enteros de varios dígitos con el algoritmo estándar, alineando los productos parciales.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['5.NBT.B.5'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
