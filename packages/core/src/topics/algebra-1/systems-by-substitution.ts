import { defineTopic } from '../../author.ts'
import { easyForms } from './systems-by-substitution/easy.ts'
import { hardForms } from './systems-by-substitution/hard.ts'
import { levels } from './systems-by-substitution/levels.ts'

export const systemsBySubstitution = defineTopic(
  {
    id: 'systems-by-substitution',
    name: { en: 'Solve systems by substitution', es: 'Resolver sistemas por sustitución' },
    description: {
      en: 'Replace one variable by an equal expression to solve a system of two linear equations.',
      es: 'Reemplaza una variable por una expresión igual para resolver un sistema de dos ecuaciones lineales.',
    },
    domain: 'Systems',
    standards: ['A-REI.C.6'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...hardForms(form) }),
)
