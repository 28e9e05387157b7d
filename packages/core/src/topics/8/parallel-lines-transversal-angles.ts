import { defineTopic } from '../../author.ts'
import { easyForms } from './parallel-lines-transversal-angles/easy.ts'
import { hardForms } from './parallel-lines-transversal-angles/hard.ts'
import { levels } from './parallel-lines-transversal-angles/levels.ts'
import { mediumForms } from './parallel-lines-transversal-angles/medium.ts'

export const parallelLinesTransversalAngles = defineTopic(
  {
    id: 'parallel-lines-transversal-angles',
    name: { en: 'Parallel lines cut by a transversal', es: 'Rectas paralelas cortadas por una transversal' },
    description: {
      en: 'Name the angle pairs made by a transversal and find unknown angle measures.',
      es: 'Nombra los pares de ángulos que forma una transversal y halla medidas de ángulos desconocidos.',
    },
    domain: 'Geometry',
    standards: ['8.G.A.5'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
