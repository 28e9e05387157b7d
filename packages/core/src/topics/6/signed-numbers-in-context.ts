import { defineTopic } from '../../author.ts'
import { easyForms } from './signed-numbers-in-context/easy.ts'
import { hardForms } from './signed-numbers-in-context/hard.ts'
import { levels } from './signed-numbers-in-context/levels.ts'
import { mediumForms } from './signed-numbers-in-context/medium.ts'

export const signedNumbersInContext = defineTopic(
  {
    id: 'signed-numbers-in-context',
    name: { en: 'Positive and negative numbers in context', es: 'Números positivos y negativos en contexto' },
    description: {
      en: 'Write a positive or negative number for a real situation and explain what zero means.',
      es: 'Escribe un número positivo o negativo para una situación real y explica qué significa el cero.',
    },
    domain: 'The Number System',
    standards: ['6.NS.C.5'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
