import { defineTopic } from '../../author.ts'
import { easyForms } from './circumference-of-circles/easy.ts'
import { hardForms } from './circumference-of-circles/hard.ts'
import { levels } from './circumference-of-circles/levels.ts'
import { mediumForms } from './circumference-of-circles/medium.ts'

export const circumferenceOfCircles = defineTopic(
  {
    id: 'circumference-of-circles',
    name: { en: 'Circumference of circles', es: 'Circunferencia de un círculo' },
    description: {
      en: 'Find the circumference of a circle from its radius or diameter, or the reverse.',
      es: 'Halla la circunferencia de un círculo a partir del radio o diámetro, o al revés.',
    },
    domain: 'Geometry',
    standards: ['7.G.B.4'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
