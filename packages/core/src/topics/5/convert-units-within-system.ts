import { defineTopic } from '../../author.ts'
import { easyForms } from './convert-units-within-system/easy.ts'
import { hardForms } from './convert-units-within-system/hard.ts'
import { levels } from './convert-units-within-system/levels.ts'
import { mediumForms } from './convert-units-within-system/medium.ts'

export const convertUnitsWithinSystem = defineTopic(
  {
    id: 'convert-units-within-system',
    name: { en: 'Convert measurement units', es: 'Convertir unidades de medida' },
    description: {
      en: 'Change measurements between larger and smaller units of the same system.',
      es: 'Cambia medidas entre unidades mayores y menores del mismo sistema de medición.',
    },
    domain: 'Measurement & Data',
    standards: ['5.MD.A.1'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
