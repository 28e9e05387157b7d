import { defineTopic } from '../../author.ts'
import { easyForms } from './pythagorean-missing-side/easy.ts'
import { hardForms } from './pythagorean-missing-side/hard.ts'
import { levels } from './pythagorean-missing-side/levels.ts'
import { mediumForms } from './pythagorean-missing-side/medium.ts'

export const pythagoreanMissingSide = defineTopic(
  {
    id: 'pythagorean-missing-side',
    name: { en: 'Pythagorean theorem: find the missing side', es: 'Teorema de Pitágoras: hallar el lado que falta' },
    description: {
      en: 'Find the hypotenuse or a leg of a right triangle from the other two sides.',
      es: 'Halla la hipotenusa o un cateto de un triángulo rectángulo a partir de los otros dos lados.',
    },
    domain: 'Geometry',
    standards: ['8.G.B.7'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
