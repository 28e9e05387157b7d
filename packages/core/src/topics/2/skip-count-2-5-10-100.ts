import { defineTopic } from '../../author.ts'
import { easyForms } from './skip-count-2-5-10-100/easy.ts'
import { hardForms } from './skip-count-2-5-10-100/hard.ts'
import { levels } from './skip-count-2-5-10-100/levels.ts'
import { mediumForms } from './skip-count-2-5-10-100/medium.ts'

export const skipCount2510100 = defineTopic(
  {
    id: 'skip-count-2-5-10-100',
    name: { en: 'Skip-count by 2s, 5s, 10s and 100s', es: 'Contar de 2 en 2, de 5 en 5, de 10 en 10 y de 100 en 100' },
    description: {
      en: 'Fill in missing numbers when counting by 2s, 5s, 10s or 100s up to 1,000.',
      es: 'Completa conteos de 2 en 2, 5 en 5, 10 en 10 o 100 en 100 hasta 1,000.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.A.2'],
    rev: 2,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
