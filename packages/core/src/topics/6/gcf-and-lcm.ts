import { defineTopic } from '../../author.ts'
import { easyForms } from './gcf-and-lcm/easy.ts'
import { hardForms } from './gcf-and-lcm/hard.ts'
import { levels } from './gcf-and-lcm/levels.ts'
import { mediumForms } from './gcf-and-lcm/medium.ts'

export const gcfAndLcm = defineTopic(
  {
    id: 'gcf-and-lcm',
    name: {
      en: 'Greatest common factor and least common multiple',
      es: 'Máximo común divisor y mínimo común múltiplo',
    },
    description: {
      en: 'Find the greatest common factor or least common multiple and use it in stories.',
      es: 'Halla el máximo común divisor o el mínimo común múltiplo y úsalo en problemas.',
    },
    domain: 'The Number System',
    standards: ['6.NS.B.4'],
    rev: 9,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
