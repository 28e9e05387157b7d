import { defineTopic } from '../../author.ts'
import { easyForms } from './hundreds-tens-ones/easy.ts'
import { hardForms } from './hundreds-tens-ones/hard.ts'
import { levels } from './hundreds-tens-ones/levels.ts'
import { mediumForms } from './hundreds-tens-ones/medium.ts'

export const hundredsTensOnes = defineTopic(
  {
    id: 'hundreds-tens-ones',
    name: { en: 'Hundreds, tens and ones', es: 'Centenas, decenas y unidades' },
    description: {
      en: 'Tell how many hundreds, tens and ones make a number and the value of each digit.',
      es: 'Indica cuántas centenas, decenas y unidades forman un número y el valor de cada dígito.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.A.1', '2.NBT.A.1a', '2.NBT.A.1b'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
