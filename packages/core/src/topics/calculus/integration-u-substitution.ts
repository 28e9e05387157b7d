import { defineTopic } from '../../author.ts'
import { easyForms } from './integration-u-substitution/easy.ts'
import { hardForms } from './integration-u-substitution/hard.ts'
import { levels } from './integration-u-substitution/levels.ts'

export const integrationUSubstitution = defineTopic(
  {
    id: 'integration-u-substitution',
    name: { en: 'Integration by substitution', es: 'Integración por sustitución' },
    description: {
      en: 'Change the variable to find indefinite and definite integrals of composite functions.',
      es: 'Cambia la variable para hallar integrales indefinidas y definidas de funciones compuestas.',
    },
    domain: 'Integration',
    standards: ['AP-CALC-6.9'],
    levels,
  },
  form => ({ ...easyForms(form), ...hardForms(form) }),
)
