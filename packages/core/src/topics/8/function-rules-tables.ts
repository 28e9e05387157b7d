import { defineTopic } from '../../author.ts'
import { easyForms } from './function-rules-tables/easy.ts'
import { hardForms } from './function-rules-tables/hard.ts'
import { levels } from './function-rules-tables/levels.ts'
import { machineForms } from './function-rules-tables/machines.ts'
import { mediumForms } from './function-rules-tables/medium.ts'
import { sameForms } from './function-rules-tables/same-output.ts'

export const functionRulesTables = defineTopic(
  {
    id: 'function-rules-tables',
    name: { en: 'Function rules and input-output tables', es: 'Reglas de funciones y tablas de entrada y salida' },
    description: {
      en: 'Evaluate a function rule to complete a table, or find the rule from its values.',
      es: 'Evalúa la regla de una función para completar una tabla, o halla la regla con sus valores.',
    },
    domain: 'Functions',
    standards: ['8.F.A.1'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...machineForms(form), ...mediumForms(form), ...hardForms(form), ...sameForms(form) }),
)
