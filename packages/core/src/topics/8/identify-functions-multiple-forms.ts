import { defineTopic } from '../../author.ts'
import { easyForms } from './identify-functions-multiple-forms/easy.ts'
import { graphForms } from './identify-functions-multiple-forms/graphs.ts'
import { hardForms } from './identify-functions-multiple-forms/hard.ts'
import { levels } from './identify-functions-multiple-forms/levels.ts'
import { mediumForms } from './identify-functions-multiple-forms/medium.ts'

export const identifyFunctionsMultipleForms = defineTopic(
  {
    id: 'identify-functions-multiple-forms',
    name: { en: 'Decide if a relation is a function', es: 'Decidir si una relación es una función' },
    description: {
      en: 'Decide whether pairs, tables, mappings or graphs give exactly one output for each input.',
      es: 'Decide si pares, tablas, diagramas o gráficas dan exactamente una salida para cada entrada.',
    },
    domain: 'Functions',
    standards: ['8.F.A.1'],
    rev: 2,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...graphForms(form), ...hardForms(form) }),
)
