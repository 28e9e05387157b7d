import { defineTopic } from '../../author.ts'
import { easyForms } from './triangle-construction-conditions/easy.ts'
import { hardForms } from './triangle-construction-conditions/hard.ts'
import { levels } from './triangle-construction-conditions/levels.ts'
import { mediumForms } from './triangle-construction-conditions/medium.ts'
import { thirdSideForms } from './triangle-construction-conditions/third-sides.ts'

export const triangleConstructionConditions = defineTopic(
  {
    id: 'triangle-construction-conditions',
    name: { en: 'Conditions that make triangles', es: 'Condiciones para formar triángulos' },
    description: {
      en: 'Decide whether given sides or angles make one triangle, more than one or none.',
      es: 'Decide si ciertos lados o ángulos forman un triángulo, más de uno o ninguno.',
    },
    domain: 'Geometry',
    standards: ['7.G.A.2'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...thirdSideForms(form), ...hardForms(form) }),
)
