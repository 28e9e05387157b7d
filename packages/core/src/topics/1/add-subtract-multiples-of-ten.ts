import { defineTopic } from '../../author.ts'
import { easyForms } from './add-subtract-multiples-of-ten/easy.ts'
import { hardForms } from './add-subtract-multiples-of-ten/hard.ts'
import { levels } from './add-subtract-multiples-of-ten/levels.ts'
import { mediumForms } from './add-subtract-multiples-of-ten/medium.ts'

export const addSubtractMultiplesOfTen = defineTopic(
  {
    id: 'add-subtract-multiples-of-ten',
    name: { en: 'Add and subtract tens', es: 'Sumar y restar decenas' },
    description: {
      en: 'Add and subtract multiples of ten up to 90 by thinking of tens.',
      es: 'Suma y resta múltiplos de diez hasta 90 pensando en decenas.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['1.NBT.C.6'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
