import { defineTopic } from '../../author.ts'
import { easyForms } from './translate-figures-on-grid/easy.ts'
import { hardForms } from './translate-figures-on-grid/hard.ts'
import { levels } from './translate-figures-on-grid/levels.ts'
import { mediumForms } from './translate-figures-on-grid/medium.ts'
import { patrolForm } from './translate-figures-on-grid/repeated.ts'

export const translateFiguresOnGrid = defineTopic(
  {
    id: 'translate-figures-on-grid',
    name: { en: 'Translate figures on the coordinate plane', es: 'Trasladar figuras en el plano de coordenadas' },
    description: {
      en: 'Slide a figure on the coordinate plane and write the rule for the translation.',
      es: 'Desliza una figura en el plano de coordenadas y escribe la regla de la traslación.',
    },
    domain: 'Geometry',
    standards: ['8.G.A.1', '8.G.A.3'],
    rev: 1,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form), ...patrolForm(form) }),
)
