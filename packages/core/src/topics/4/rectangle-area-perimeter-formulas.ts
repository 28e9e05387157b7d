import { defineTopic } from '../../author.ts'
import { easyForms } from './rectangle-area-perimeter-formulas/easy.ts'
import { hardForms } from './rectangle-area-perimeter-formulas/hard.ts'
import { levels } from './rectangle-area-perimeter-formulas/levels.ts'
import { mediumForms } from './rectangle-area-perimeter-formulas/medium.ts'

export const rectangleAreaPerimeterFormulas = defineTopic(
  {
    id: 'rectangle-area-perimeter-formulas',
    name: { en: 'Area and perimeter formulas for rectangles', es: 'Fórmulas de área y perímetro de rectángulos' },
    description: {
      en: 'Use formulas to find the area, the perimeter or a missing side of a rectangle.',
      es: 'Usa fórmulas para hallar el área, el perímetro o un lado desconocido de un rectángulo.',
    },
    domain: 'Measurement & Data',
    standards: ['4.MD.A.3'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
