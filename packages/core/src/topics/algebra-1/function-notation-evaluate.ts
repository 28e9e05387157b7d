import { defineTopic } from '../../author.ts'
import { easyForms } from './function-notation-evaluate/easy.ts'
import { hardForms } from './function-notation-evaluate/hard.ts'
import { levels } from './function-notation-evaluate/levels.ts'
import { mediumForms } from './function-notation-evaluate/medium.ts'

export const functionNotationEvaluate = defineTopic(
  {
    id: 'function-notation-evaluate',
    name: { en: 'Function notation: evaluate and interpret', es: 'Notación de función: evaluar e interpretar' },
    description: {
      en: 'Evaluate a function for given inputs and explain what statements such as f(4) = 130 mean.',
      es: 'Evalúa una función para ciertas entradas y explica qué significan enunciados como f(4) = 130.',
    },
    domain: 'Functions',
    standards: ['F-IF.A.1', 'F-IF.A.2'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
