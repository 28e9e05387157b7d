import { defineTopic } from '../../author.ts'
import { easyForms } from './angle-relationships-equations/easy.ts'
import { hardForms } from './angle-relationships-equations/hard.ts'
import { levels } from './angle-relationships-equations/levels.ts'
import { mediumForms } from './angle-relationships-equations/medium.ts'

export const angleRelationshipsEquations = defineTopic(
  {
    id: 'angle-relationships-equations',
    name: { en: 'Angle relationships and equations', es: 'Relaciones entre ángulos y ecuaciones' },
    description: {
      en: 'Use complementary, supplementary, vertical and adjacent angles to write equations and find unknown measures.',
      es: 'Usa ángulos complementarios, suplementarios, opuestos por el vértice y adyacentes para hallar medidas desconocidas con ecuaciones.',
    },
    domain: 'Geometry',
    standards: ['7.G.B.5'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
