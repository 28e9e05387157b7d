import { defineTopic } from '../../author.ts'
import { easyForms } from './absolute-value-equations/easy.ts'
import { hardForms } from './absolute-value-equations/hard.ts'
import { levels } from './absolute-value-equations/levels.ts'
import { mediumForms } from './absolute-value-equations/medium.ts'

export const absoluteValueEquations = defineTopic(
  {
    id: 'absolute-value-equations',
    name: { en: 'Absolute value equations', es: 'Ecuaciones con valor absoluto' },
    description: {
      en: 'Isolate the absolute value, solve the two cases and check the solutions.',
      es: 'Aísla el valor absoluto, resuelve los dos casos y comprueba las soluciones.',
    },
    domain: 'Inequalities & Absolute Value',
    standards: ['A-CED.A.1', 'A-REI.B.3'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
