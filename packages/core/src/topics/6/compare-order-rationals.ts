import { defineTopic } from '../../author.ts'
import { easyForms } from './compare-order-rationals/easy.ts'
import { hardForms } from './compare-order-rationals/hard.ts'
import { levels } from './compare-order-rationals/levels.ts'
import { mediumForms } from './compare-order-rationals/medium.ts'

export const compareOrderRationals = defineTopic(
  {
    id: 'compare-order-rationals',
    name: { en: 'Compare and order rational numbers', es: 'Comparar y ordenar números racionales' },
    description: {
      en: 'Compare and order positive and negative integers, fractions and decimals.',
      es: 'Compara y ordena números enteros, fracciones y decimales, positivos y negativos.',
    },
    domain: 'The Number System',
    standards: ['6.NS.C.7', '6.NS.C.7a', '6.NS.C.7b'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
