import { defineTopic } from '../../author.ts'
import { easyForms } from './count-to-120/easy.ts'
import { hardForms } from './count-to-120/hard.ts'
import { levels } from './count-to-120/levels.ts'
import { mediumForms } from './count-to-120/medium.ts'

export const countTo120 = defineTopic(
  {
    id: 'count-to-120',
    name: { en: 'Count, read and write to 120', es: 'Contar, leer y escribir hasta 120' },
    description: {
      en: 'Write the missing numbers in forward and backward counts up to 120.',
      es: 'Escribe los números que faltan al contar hacia adelante y hacia atrás hasta 120.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['1.NBT.A.1'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
