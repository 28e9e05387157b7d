import { defineTopic } from '../../author.ts'
import { easyForms } from './area-distributive-property/easy.ts'
import { hardForms } from './area-distributive-property/hard.ts'
import { levels } from './area-distributive-property/levels.ts'
import { mediumForms } from './area-distributive-property/medium.ts'

export const areaDistributiveProperty = defineTopic(
  {
    id: 'area-distributive-property',
    rev: 6,
    name: { en: 'Area and the distributive property', es: 'El área y la propiedad distributiva' },
    description: {
      en: 'Split a rectangle into two smaller ones and add their areas to find the total.',
      es: 'Divide un rectángulo en dos más pequeños y suma sus áreas para hallar el total.',
    },
    domain: 'Measurement & Data',
    standards: ['3.MD.C.7c'],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
