import { defineTopic } from '../../author.ts'
import { decideForms } from './triangle-angles-aa-similarity/decide.ts'
import { easyForms } from './triangle-angles-aa-similarity/easy.ts'
import { easyTalkForms } from './triangle-angles-aa-similarity/easy-words.ts'
import { levels } from './triangle-angles-aa-similarity/levels.ts'
import { mediumForms } from './triangle-angles-aa-similarity/medium.ts'
import { mediumTalkForms } from './triangle-angles-aa-similarity/medium-words.ts'
import { proportionForms } from './triangle-angles-aa-similarity/proportions.ts'
import { shadowForm } from './triangle-angles-aa-similarity/shadows.ts'

export const triangleAnglesAaSimilarity = defineTopic(
  {
    id: 'triangle-angles-aa-similarity',
    name: {
      en: 'Triangle angle sum, exterior angles and AA similarity',
      es: 'Suma de ángulos del triángulo, ángulo exterior y semejanza AA',
    },
    description: {
      en: 'Find interior and exterior angles of triangles and decide whether two triangles are similar.',
      es: 'Halla ángulos interiores y exteriores de triángulos y decide si dos triángulos son semejantes.',
    },
    domain: 'Geometry',
    standards: ['8.G.A.5'],
    rev: 4,
    levels,
  },
  form => ({
    ...easyForms(form),
    ...easyTalkForms(form),
    ...mediumForms(form),
    ...mediumTalkForms(form),
    ...decideForms(form),
    ...proportionForms(form),
    ...shadowForm(form),
  }),
)
