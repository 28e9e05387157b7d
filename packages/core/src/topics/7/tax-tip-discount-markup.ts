import { defineTopic } from '../../author.ts'
import { easyForms } from './tax-tip-discount-markup/easy.ts'
import { hardForms } from './tax-tip-discount-markup/hard.ts'
import { levels } from './tax-tip-discount-markup/levels.ts'
import { mediumForms } from './tax-tip-discount-markup/medium.ts'

export const taxTipDiscountMarkup = defineTopic(
  {
    id: 'tax-tip-discount-markup',
    name: { en: 'Tax, tip, discount and markup', es: 'Impuestos, propinas, descuentos y aumentos de precio' },
    description: {
      en: 'Find the final price after tax, a tip, a discount or a markup.',
      es: 'Halla el precio final después de un impuesto, una propina, un descuento o un aumento.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['7.RP.A.3'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
