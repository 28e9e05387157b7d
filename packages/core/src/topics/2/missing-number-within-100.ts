import { defineTopic } from '../../author.ts'
import { easyForms } from './missing-number-within-100/easy.ts'
import { hardForms } from './missing-number-within-100/hard.ts'
import { levels } from './missing-number-within-100/levels.ts'
import { mediumForms } from './missing-number-within-100/medium.ts'

export const missingNumberWithin100 = defineTopic(
  {
    id: 'missing-number-within-100',
    name: { en: 'Missing numbers in equations within 100', es: 'Números que faltan en ecuaciones hasta 100' },
    description: {
      en: 'Find the unknown number in an addition or subtraction equation with numbers up to 100.',
      es: 'Halla el número desconocido en una ecuación de suma o resta con números hasta 100.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.B.5', '2.OA.A.1'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
