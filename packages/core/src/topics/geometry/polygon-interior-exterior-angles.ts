import { defineTopic } from '../../author.ts'
import { easyForms } from './polygon-interior-exterior-angles/easy.ts'
import { hardForms } from './polygon-interior-exterior-angles/hard.ts'
import { levels } from './polygon-interior-exterior-angles/levels.ts'
import { mediumForms } from './polygon-interior-exterior-angles/medium.ts'

export const polygonInteriorExteriorAngles = defineTopic(
  {
    id: 'polygon-interior-exterior-angles',
    name: { en: 'Interior and exterior angles of polygons', es: 'Ángulos interiores y exteriores de polígonos' },
    description: {
      en: 'Use angle sums to find interior angles, exterior angles or the number of sides of a polygon.',
      es: 'Usa sumas de ángulos para hallar ángulos interiores, exteriores o el número de lados de un polígono.',
    },
    domain: 'Congruence: Triangles & Quadrilaterals',
    standards: ['G-CO.C.10', 'G-CO.C.11'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
