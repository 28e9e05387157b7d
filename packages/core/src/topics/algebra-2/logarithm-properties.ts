import { defineTopic } from '../../author.ts'
import { easyForms } from './logarithm-properties/easy.ts'
import { hardForms } from './logarithm-properties/hard.ts'
import { mediumForms } from './logarithm-properties/medium.ts'
import { levels } from './logarithm-properties/parts.ts'

export const logarithmProperties = defineTopic(
  {
    id: 'logarithm-properties',
    name: {
      en: 'Properties of logarithms: expand and condense',
      es: 'Propiedades de los logaritmos: desarrollar y condensar',
    },
    description: {
      en: 'Use product, quotient and power properties to expand or condense logarithmic expressions.',
      es: 'Usa las propiedades del producto, cociente y potencia para desarrollar o condensar expresiones logarítmicas.',
    },
    domain: 'Exponentials & Logarithms',
    standards: ['F-BF.B.5', 'F-LE.A.4', 'AP-PRECALC-2.12'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
