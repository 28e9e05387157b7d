import { defineTopic } from '../../author.ts'
import { easyForms } from './name-flat-and-solid-shapes/easy.ts'
import { hardForms } from './name-flat-and-solid-shapes/hard.ts'
import { levels } from './name-flat-and-solid-shapes/levels.ts'
import { mediumForms } from './name-flat-and-solid-shapes/medium.ts'

export const nameFlatAndSolidShapes = defineTopic(
  {
    id: 'name-flat-and-solid-shapes',
    name: { en: 'Name flat and solid shapes', es: 'Nombrar figuras planas y sólidas' },
    description: {
      en: 'Name circles, squares, triangles, rectangles, hexagons and common solids, even when they are turned.',
      es: 'Nombra círculos, cuadrados, triángulos, rectángulos, hexágonos y cuerpos comunes, aunque estén girados.',
    },
    domain: 'Geometry',
    standards: ['K.G.A.2', 'K.G.A.3', 'K.G.A.1'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
