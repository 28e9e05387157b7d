import { defineTopic } from '../../author.ts'
import { easyForms } from './factor-gcf-from-sums/easy.ts'
import { hardForms } from './factor-gcf-from-sums/hard.ts'
import { levels } from './factor-gcf-from-sums/levels.ts'
import { mediumForms } from './factor-gcf-from-sums/medium.ts'

export const factorGcfFromSums = defineTopic(
  {
    id: 'factor-gcf-from-sums',
    name: {
      en: 'Use the distributive property to factor out the GCF',
      es: 'Usar la propiedad distributiva para sacar el MCD como factor común',
    },
    description: {
      en: 'Rewrite a sum as its greatest common factor times a sum with no common factor.',
      es: 'Reescribe una suma como su máximo común divisor por una suma sin factores comunes.',
    },
    domain: 'The Number System',
    standards: ['6.NS.B.4', '6.EE.A.3'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
