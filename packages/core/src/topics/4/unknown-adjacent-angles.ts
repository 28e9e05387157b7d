import { defineTopic } from '../../author.ts'
import { easyForms } from './unknown-adjacent-angles/easy.ts'
import { hardForms } from './unknown-adjacent-angles/hard.ts'
import { levels } from './unknown-adjacent-angles/levels.ts'
import { mediumForms } from './unknown-adjacent-angles/medium.ts'

export const unknownAdjacentAngles = defineTopic(
  {
    id: 'unknown-adjacent-angles',
    name: { en: 'Add and subtract angle measures', es: 'Sumar y restar medidas de ángulos' },
    description: {
      en: 'Add or subtract angle measures to find an unknown part or the whole angle.',
      es: 'Suma o resta medidas de ángulos para hallar una parte desconocida o el ángulo total.',
    },
    domain: 'Measurement & Data',
    standards: ['4.MD.C.7'],
    rev: 2,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
