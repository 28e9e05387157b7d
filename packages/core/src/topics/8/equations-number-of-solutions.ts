import { defineTopic } from '../../author.ts'
import { easyForms } from './equations-number-of-solutions/easy.ts'
import { hardForms } from './equations-number-of-solutions/hard.ts'
import { levels } from './equations-number-of-solutions/levels.ts'
import { mediumForms } from './equations-number-of-solutions/medium.ts'

export const equationsNumberOfSolutions = defineTopic(
  {
    id: 'equations-number-of-solutions',
    name: {
      en: 'Equations with one, none or infinitely many solutions',
      es: 'Ecuaciones con una, ninguna o infinitas soluciones',
    },
    description: {
      en: 'Simplify both sides of an equation to decide whether it has one, no or infinitely many solutions.',
      es: 'Simplifica ambos lados de una ecuación para decidir si tiene una, ninguna o infinitas soluciones.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.C.7', '8.EE.C.7a'],
    rev: 2,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
