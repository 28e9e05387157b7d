import { defineTopic } from '../../author.ts'
import { easyForms } from './integration-by-parts/easy.ts'
import { hardForms } from './integration-by-parts/hard.ts'
import { levels } from './integration-by-parts/levels.ts'
import { mediumForms } from './integration-by-parts/medium.ts'

export const integrationByParts = defineTopic(
  {
    id: 'integration-by-parts',
    name: { en: 'Integration by parts', es: 'Integración por partes' },
    description: {
      en: 'Choose u and dv to integrate products of functions, repeating the process when needed.',
      es: 'Elige u y dv para integrar productos de funciones, repitiendo el proceso si hace falta.',
    },
    domain: 'Integration',
    standards: ['AP-CALC-6.11'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
