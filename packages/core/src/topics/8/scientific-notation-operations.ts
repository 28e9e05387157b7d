import { defineTopic } from '../../author.ts'
import { calculatorForms } from './scientific-notation-operations/calculator.ts'
import { easyForms } from './scientific-notation-operations/easy.ts'
import { hardForms } from './scientific-notation-operations/hard.ts'
import { levels } from './scientific-notation-operations/levels.ts'
import { mediumForms } from './scientific-notation-operations/medium.ts'
import { reasoningForms } from './scientific-notation-operations/reasoning.ts'
import { storyForms } from './scientific-notation-operations/stories.ts'
import { twoStepForms } from './scientific-notation-operations/two-steps.ts'
import { unitForms } from './scientific-notation-operations/units.ts'

export const scientificNotationOperations = defineTopic(
  {
    id: 'scientific-notation-operations',
    name: { en: 'Operations with scientific notation', es: 'Operaciones con notación científica' },
    description: {
      en: 'Add, subtract, multiply and divide numbers written in scientific notation.',
      es: 'Suma, resta, multiplica y divide números escritos en notación científica.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.A.4'],
    rev: 5,
    levels,
  },
  form => ({
    ...easyForms(form),
    ...mediumForms(form),
    ...calculatorForms(form),
    ...storyForms(form),
    ...unitForms(form),
    ...hardForms(form),
    ...reasoningForms(form),
    ...twoStepForms(form),
  }),
)
