import { defineTopic } from '../../author.ts'
import { easyForms } from './simple-systems-algebraic/easy.ts'
import { hardForms } from './simple-systems-algebraic/hard.ts'
import { levels } from './simple-systems-algebraic/levels.ts'
import { mediumForms } from './simple-systems-algebraic/medium.ts'

export const simpleSystemsAlgebraic = defineTopic(
  {
    id: 'simple-systems-algebraic',
    name: {
      en: 'Solve simple systems of equations algebraically',
      es: 'Resolver sistemas sencillos de ecuaciones algebraicamente',
    },
    description: {
      en: 'Solve a system of two linear equations by substitution or by adding or subtracting the equations.',
      es: 'Resuelve un sistema de dos ecuaciones lineales por sustitución o sumando o restando las ecuaciones.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.C.8', '8.EE.C.8b'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
