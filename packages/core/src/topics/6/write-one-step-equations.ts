import { defineTopic } from '../../author.ts'
import { easyForms } from './write-one-step-equations/easy.ts'
import { hardForms } from './write-one-step-equations/hard.ts'
import { levels } from './write-one-step-equations/levels.ts'
import { mediumForms } from './write-one-step-equations/medium.ts'

export const writeOneStepEquations = defineTopic(
  {
    id: 'write-one-step-equations',
    name: {
      en: 'Write and solve one-step equations from stories',
      es: 'Escribir y resolver ecuaciones de un paso en contexto',
    },
    description: {
      en: 'Write a one-step equation for a story, solve it and tell what the answer means.',
      es: 'Escribe una ecuación de un paso para un problema, resuélvela y di qué significa la respuesta.',
    },
    domain: 'Expressions & Equations',
    standards: ['6.EE.B.6', '6.EE.B.7'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
