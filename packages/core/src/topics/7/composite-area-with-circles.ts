import { defineTopic } from '../../author.ts'
import { easyForms } from './composite-area-with-circles/easy.ts'
import { hardForms } from './composite-area-with-circles/hard.ts'
import { levels } from './composite-area-with-circles/levels.ts'
import { mediumForms } from './composite-area-with-circles/medium.ts'

export const compositeAreaWithCircles = defineTopic(
  {
    id: 'composite-area-with-circles',
    name: {
      en: 'Area and perimeter of composite figures with circles',
      es: 'Área y perímetro de figuras compuestas con círculos',
    },
    description: {
      en: 'Find the area or perimeter of figures made of polygons, half circles and quarter circles.',
      es: 'Halla el área o el perímetro de figuras formadas por polígonos, semicírculos y cuartos de círculo.',
    },
    domain: 'Geometry',
    standards: ['7.G.B.4', '7.G.B.6'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
