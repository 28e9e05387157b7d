import { defineTopic } from '../../author.ts'
import { easyForms } from './exponential-equations-logs/easy.ts'
import { hardForms } from './exponential-equations-logs/hard.ts'
import { mediumForms } from './exponential-equations-logs/medium.ts'
import { levels } from './exponential-equations-logs/parts.ts'

export const exponentialEquationsLogs = defineTopic(
  {
    id: 'exponential-equations-logs',
    name: { en: 'Solve exponential equations', es: 'Resolver ecuaciones exponenciales' },
    description: {
      en: 'Solve equations with the variable in an exponent using a common base or logarithms.',
      es: 'Resuelve ecuaciones con la variable en el exponente usando una base común o logaritmos.',
    },
    domain: 'Exponentials & Logarithms',
    standards: ['F-LE.A.4', 'A-CED.A.1', 'AP-PRECALC-2.13'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
