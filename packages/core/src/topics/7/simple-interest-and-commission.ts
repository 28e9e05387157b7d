import { defineTopic } from '../../author.ts'
import { easyForms } from './simple-interest-and-commission/easy.ts'
import { hardForms } from './simple-interest-and-commission/hard.ts'
import { levels } from './simple-interest-and-commission/levels.ts'
import { mediumForms } from './simple-interest-and-commission/medium.ts'

export const simpleInterestAndCommission = defineTopic(
  {
    id: 'simple-interest-and-commission',
    name: { en: 'Simple interest, commission and earnings', es: 'Interés simple, comisión e ingresos' },
    description: {
      en: 'Find simple interest, commissions or total earnings, or solve for an unknown amount.',
      es: 'Halla el interés simple, la comisión o el ingreso total, o despeja una cantidad desconocida.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['7.RP.A.3'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
