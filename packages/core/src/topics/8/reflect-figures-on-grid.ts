import { defineTopic } from '../../author.ts'
import { doubleForms } from './reflect-figures-on-grid/double.ts'
import { easyForms } from './reflect-figures-on-grid/easy.ts'
import { hardForms } from './reflect-figures-on-grid/hard.ts'
import { levels } from './reflect-figures-on-grid/levels.ts'
import { mediumForms } from './reflect-figures-on-grid/medium.ts'

export const reflectFiguresOnGrid = defineTopic(
  {
    id: 'reflect-figures-on-grid',
    name: { en: 'Reflect figures on the coordinate plane', es: 'Reflejar figuras en el plano de coordenadas' },
    description: {
      en: 'Flip a figure across a line and give the coordinates of its image.',
      es: 'Refleja una figura sobre una recta e indica las coordenadas de su imagen.',
    },
    domain: 'Geometry',
    standards: ['8.G.A.1', '8.G.A.3'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form), ...doubleForms(form) }),
)
