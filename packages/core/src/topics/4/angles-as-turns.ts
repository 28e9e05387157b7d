import { defineTopic } from '../../author.ts'
import { easyForms } from './angles-as-turns/easy.ts'
import { hardForms } from './angles-as-turns/hard.ts'
import { levels } from './angles-as-turns/levels.ts'
import { mediumForms } from './angles-as-turns/medium.ts'

export const anglesAsTurns = defineTopic(
  {
    id: 'angles-as-turns',
    name: { en: 'Angles as turns of a circle', es: 'Los ángulos como giros de un círculo' },
    description: {
      en: 'Find the degrees in a part of a full turn, or the part for given degrees.',
      es: 'Halla los grados de una parte de un giro completo, o la parte de ciertos grados.',
    },
    domain: 'Measurement & Data',
    standards: ['4.MD.C.5', '4.MD.C.5a', '4.MD.C.5b'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
