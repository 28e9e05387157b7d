import { defineTopic } from '../../author.ts'
import { easyForms } from './compare-functions-representations/easy.ts'
import { hardForms } from './compare-functions-representations/hard.ts'
import { levels } from './compare-functions-representations/levels.ts'
import { mediumForms } from './compare-functions-representations/medium.ts'

export const compareFunctionsRepresentations = defineTopic(
  {
    id: 'compare-functions-representations',
    name: {
      en: 'Compare functions given in different forms',
      es: 'Comparar funciones representadas de distintas formas',
    },
    description: {
      en: 'Compare rates of change and initial values of functions given as equations, tables, graphs or words.',
      es: 'Compara tasas de cambio y valores iniciales de funciones dadas con ecuaciones, tablas, gráficas o palabras.',
    },
    domain: 'Functions',
    standards: ['8.F.A.2'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
