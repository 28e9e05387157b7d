import { defineTopic } from '../../author.ts'
import { easyForms } from './two-way-tables-relative-frequency/easy.ts'
import { hardForms } from './two-way-tables-relative-frequency/hard.ts'
import { levels } from './two-way-tables-relative-frequency/levels.ts'
import { mediumForms } from './two-way-tables-relative-frequency/medium.ts'

export const twoWayTablesRelativeFrequency = defineTopic(
  {
    id: 'two-way-tables-relative-frequency',
    name: { en: 'Two-way tables and relative frequency', es: 'Tablas de doble entrada y frecuencia relativa' },
    description: {
      en: 'Complete a two-way table and compare relative frequencies to look for an association.',
      es: 'Completa una tabla de doble entrada y compara frecuencias relativas para buscar una asociación.',
    },
    domain: 'Statistics & Probability',
    standards: ['8.SP.A.4'],
    rev: 8,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
