import { defineTopic } from '../../author.ts'
import { easyForms } from './polygons-on-coordinate-plane/easy.ts'
import { hardForms } from './polygons-on-coordinate-plane/hard.ts'
import { levels } from './polygons-on-coordinate-plane/levels.ts'
import { mediumForms } from './polygons-on-coordinate-plane/medium.ts'

export const polygonsOnCoordinatePlane = defineTopic(
  {
    id: 'polygons-on-coordinate-plane',
    name: { en: 'Polygons in the coordinate plane', es: 'Polígonos en el plano de coordenadas' },
    description: {
      en: 'Use coordinates of vertices to find side lengths, perimeters and areas of polygons.',
      es: 'Usa las coordenadas de los vértices para hallar lados, perímetros y áreas de polígonos.',
    },
    domain: 'Geometry',
    standards: ['6.G.A.3', '6.NS.C.8'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
