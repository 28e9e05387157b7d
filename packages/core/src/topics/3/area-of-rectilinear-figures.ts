import { defineTopic } from '../../author.ts'
import { easyForms } from './area-of-rectilinear-figures/easy.ts'
import { hardForms } from './area-of-rectilinear-figures/hard.ts'
import { levels } from './area-of-rectilinear-figures/levels.ts'
import { mediumForms } from './area-of-rectilinear-figures/medium.ts'

export const areaOfRectilinearFigures = defineTopic(
  {
    id: 'area-of-rectilinear-figures',
    name: { en: 'Area of rectilinear figures', es: 'Área de figuras compuestas por rectángulos' },
    description: {
      en: 'Cut an L-, T- or U-shaped figure into rectangles and add their areas.',
      es: 'Corta en rectángulos una figura con forma de L, T o U y suma sus áreas.',
    },
    domain: 'Measurement & Data',
    standards: ['3.MD.C.7d'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
