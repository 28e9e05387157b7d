import { defineTopic } from '../../author.ts'
import { easyForms } from './four-quadrant-plotting/easy.ts'
import { hardForms } from './four-quadrant-plotting/hard.ts'
import { levels } from './four-quadrant-plotting/levels.ts'
import { mediumForms } from './four-quadrant-plotting/medium.ts'

export const fourQuadrantPlotting = defineTopic(
  {
    id: 'four-quadrant-plotting',
    name: {
      en: 'Plot points in four quadrants and reflect across axes',
      es: 'Ubicar puntos en los cuatro cuadrantes y reflejarlos sobre los ejes',
    },
    description: {
      en: 'Plot and name points in all four quadrants and reflect them across the axes.',
      es: 'Ubica y nombra puntos en los cuatro cuadrantes y refléjalos sobre los ejes.',
    },
    domain: 'The Number System',
    standards: ['6.NS.C.6', '6.NS.C.6b', '6.NS.C.6c'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
