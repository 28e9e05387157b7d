import { defineTopic } from '../../author.ts'
import { easyForms } from './tile-rectangles-with-squares/easy.ts'
import { hardForms } from './tile-rectangles-with-squares/hard.ts'
import { levels } from './tile-rectangles-with-squares/levels.ts'
import { mediumForms } from './tile-rectangles-with-squares/medium.ts'

export const tileRectanglesWithSquares = defineTopic(
  {
    id: 'tile-rectangles-with-squares',
    name: { en: 'Partition rectangles into squares', es: 'Dividir rectángulos en cuadrados iguales' },
    description: {
      en: 'Split a rectangle into rows and columns of equal squares and count them.',
      es: 'Divide un rectángulo en filas y columnas de cuadrados iguales y cuéntalos.',
    },
    domain: 'Geometry',
    standards: ['2.G.A.2'],
    rev: 7,
    levels,
  },
  form => ({
    ...easyForms(form),
    ...mediumForms(form),
    ...hardForms(form),
  }),
)
