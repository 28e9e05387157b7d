import { defineTopic } from '../../author.ts'
import { easyForms } from './make-change-from-bills/easy.ts'
import { hardForms } from './make-change-from-bills/hard.ts'
import { levels } from './make-change-from-bills/levels.ts'
import { mediumForms } from './make-change-from-bills/medium.ts'

export const makeChangeFromBills = defineTopic(
  {
    id: 'make-change-from-bills',
    rev: 5,
    name: { en: 'Make change', es: 'Calcular el cambio' },
    description: {
      en: 'Find the change when paying for one or more items with dollar bills.',
      es: 'Halla el cambio al pagar uno o más artículos con billetes de dólar.',
    },
    domain: 'Measurement & Data',
    standards: [],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
