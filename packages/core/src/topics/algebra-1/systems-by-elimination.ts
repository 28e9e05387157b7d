import { defineTopic } from '../../author.ts'
import { easyForms } from './systems-by-elimination/easy.ts'
import { hardForms } from './systems-by-elimination/hard.ts'
import { levels } from './systems-by-elimination/levels.ts'
import { mediumForms } from './systems-by-elimination/medium.ts'

export const systemsByElimination = defineTopic(
  {
    id: 'systems-by-elimination',
    name: { en: 'Solve systems by elimination', es: 'Resolver sistemas por eliminación' },
    description: {
      en: 'Add or subtract multiples of two linear equations to eliminate one variable and solve.',
      es: 'Suma o resta múltiplos de dos ecuaciones lineales para eliminar una variable y resolver el sistema.',
    },
    domain: 'Systems',
    standards: ['A-REI.C.5', 'A-REI.C.6'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
