import { defineTopic } from '../../author.ts'
import { easyForms } from './expanded-form-to-1000/easy.ts'
import { hardForms } from './expanded-form-to-1000/hard.ts'
import { levels } from './expanded-form-to-1000/levels.ts'
import { mediumForms } from './expanded-form-to-1000/medium.ts'

export const expandedFormTo1000 = defineTopic(
  {
    id: 'expanded-form-to-1000',
    name: { en: 'Expanded form to 1,000', es: 'Forma desarrollada hasta 1,000' },
    description: {
      en: 'Write a three-digit number as the sum of its hundreds, tens and ones.',
      es: 'Escribe un número de tres dígitos como la suma de sus centenas, decenas y unidades.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.A.3'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
