import { defineTopic } from '../../author.ts'
import { easyForms } from './quadratics-complex-roots/easy.ts'
import { hardForms } from './quadratics-complex-roots/hard.ts'
import { mediumForms } from './quadratics-complex-roots/medium.ts'
import { levels } from './quadratics-complex-roots/parts.ts'

export const quadraticsComplexRoots = defineTopic(
  {
    id: 'quadratics-complex-roots',
    name: {
      en: 'Quadratic equations with complex roots and the discriminant',
      es: 'Ecuaciones cuadráticas con raíces complejas y el discriminante',
    },
    description: {
      en: 'Use the discriminant to tell the kind of roots and solve quadratics over complex numbers.',
      es: 'Usa el discriminante para indicar el tipo de raíces y resuelve ecuaciones cuadráticas con números complejos.',
    },
    domain: 'Complex Numbers & Quadratics',
    standards: ['N-CN.C.7', 'A-REI.B.4a', 'A-REI.B.4b', 'N-CN.C.8'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
