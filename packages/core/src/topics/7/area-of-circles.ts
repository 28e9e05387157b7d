import { defineTopic } from '../../author.ts'
import { easyForms } from './area-of-circles/easy.ts'
import { hardForms } from './area-of-circles/hard.ts'
import { levels } from './area-of-circles/levels.ts'
import { mediumForms } from './area-of-circles/medium.ts'

export const areaOfCircles = defineTopic(
  {
    id: 'area-of-circles',
    name: { en: 'Area of circles', es: 'Área de un círculo' },
    description: {
      en: 'Find the area of a circle, half circle or ring from its radius or diameter.',
      es: 'Halla el área de un círculo, semicírculo o anillo a partir del radio o diámetro.',
    },
    domain: 'Geometry',
    standards: ['7.G.B.4'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
