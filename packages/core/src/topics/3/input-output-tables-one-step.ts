import { defineTopic } from '../../author.ts'
import { easyForms } from './input-output-tables-one-step/easy.ts'
import { hardForms } from './input-output-tables-one-step/hard.ts'
import { mediumForms } from './input-output-tables-one-step/medium.ts'
import { levels } from './input-output-tables-one-step/rules.ts'

export const inputOutputTablesOneStep = defineTopic(
  {
    id: 'input-output-tables-one-step',
    name: { en: 'Input-output tables', es: 'Tablas de entrada y salida' },
    description: {
      en: 'Use or find a one-step rule to complete a table of inputs and outputs.',
      es: 'Usa o encuentra una regla de un paso para completar una tabla de entradas y salidas.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.D.9'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
