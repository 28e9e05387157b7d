import { defineTopic } from '../../author.ts'
import { easyForms } from './points-lines-rays-angles/easy.ts'
import { hardForms } from './points-lines-rays-angles/hard.ts'
import { levels } from './points-lines-rays-angles/levels.ts'
import { mediumForms } from './points-lines-rays-angles/medium.ts'

export const pointsLinesRaysAngles = defineTopic(
  {
    id: 'points-lines-rays-angles',
    name: { en: 'Points, lines, rays and angles', es: 'Puntos, rectas, semirrectas y ángulos' },
    description: {
      en: 'Identify and draw points, segments, rays, angles, and parallel or perpendicular lines.',
      es: 'Identifica y dibuja puntos, segmentos, semirrectas, ángulos y rectas paralelas o perpendiculares.',
    },
    domain: 'Geometry',
    standards: ['4.G.A.1'],
    rev: 2,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
