import { defineTopic } from '../../author.ts'
import { easyForms } from './inscribed-angles-quadrilaterals/easy.ts'
import { hardForms } from './inscribed-angles-quadrilaterals/hard.ts'
import { levels } from './inscribed-angles-quadrilaterals/levels.ts'
import { mediumForms } from './inscribed-angles-quadrilaterals/medium.ts'

export const inscribedAnglesQuadrilaterals = defineTopic(
  {
    id: 'inscribed-angles-quadrilaterals',
    name: { en: 'Inscribed angles and inscribed quadrilaterals', es: 'Ángulos inscritos y cuadriláteros inscritos' },
    description: {
      en: 'Use intercepted arcs to find inscribed angles and the angles of inscribed quadrilaterals.',
      es: 'Usa los arcos interceptados para hallar ángulos inscritos y ángulos de cuadriláteros inscritos.',
    },
    domain: 'Circles',
    standards: ['G-C.A.2', 'G-C.A.3'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
