import { defineTopic } from '../../author.ts'
import { easyForms } from './multistep-word-problems/easy.ts'
import { hardForms } from './multistep-word-problems/hard.ts'
import { levels } from './multistep-word-problems/levels.ts'
import { mediumForms } from './multistep-word-problems/medium.ts'

export const multistepWordProblems = defineTopic(
  {
    id: 'multistep-word-problems',
    name: { en: 'Multistep word problems with whole numbers', es: 'Problemas verbales de varios pasos' },
    description: {
      en: 'Solve stories in two or three steps with the four operations and check the answer.',
      es: 'Resuelve problemas en dos o tres pasos con las cuatro operaciones y comprueba la respuesta.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['4.OA.A.3'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
