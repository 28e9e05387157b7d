import { defineTopic } from '../../author.ts'
import { easyForms } from './triangle-angle-sum-exterior/easy.ts'
import { hardForms } from './triangle-angle-sum-exterior/hard.ts'
import { levels } from './triangle-angle-sum-exterior/levels.ts'
import { mediumForms } from './triangle-angle-sum-exterior/medium.ts'

export const triangleAngleSumExterior = defineTopic(
  {
    id: 'triangle-angle-sum-exterior',
    name: {
      en: 'Triangle angle sum and exterior angle theorems',
      es: 'Teoremas de la suma de los ángulos y del ángulo exterior de un triángulo',
    },
    description: {
      en: 'Use the sum of the angles and exterior angles of triangles to find unknown measures.',
      es: 'Usa la suma de los ángulos y los ángulos exteriores de un triángulo para hallar medidas desconocidas.',
    },
    domain: 'Congruence: Triangles & Quadrilaterals',
    standards: ['G-CO.C.10'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
