import { defineTopic } from '../../author.ts'
import { easyForms } from './compound-inequalities/easy.ts'
import { hardForms } from './compound-inequalities/hard.ts'
import { levels } from './compound-inequalities/levels.ts'
import { mediumForms } from './compound-inequalities/medium.ts'

export const compoundInequalities = defineTopic(
  {
    id: 'compound-inequalities',
    name: { en: 'Compound inequalities', es: 'Desigualdades compuestas' },
    description: {
      en: 'Solve two inequalities joined by and or or and graph their combined solution.',
      es: 'Resuelve dos desigualdades unidas por y o por o, y grafica la solución combinada.',
    },
    domain: 'Inequalities & Absolute Value',
    standards: ['A-CED.A.1', 'A-REI.B.3'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
