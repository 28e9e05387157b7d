import { defineTopic } from '../../author.ts'
import { easyForms } from './scientific-notation-convert-compare/easy.ts'
import { hardForms } from './scientific-notation-convert-compare/hard.ts'
import { levels } from './scientific-notation-convert-compare/levels.ts'
import { mediumForms } from './scientific-notation-convert-compare/medium.ts'

export const scientificNotationConvertCompare = defineTopic(
  {
    id: 'scientific-notation-convert-compare',
    name: {
      en: 'Write and compare numbers in scientific notation',
      es: 'Escribir y comparar números en notación científica',
    },
    description: {
      en: 'Write very large and very small numbers in scientific notation and compare them.',
      es: 'Escribe números muy grandes y muy pequeños en notación científica y compáralos.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.A.3'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
