import { defineTopic } from '../../author.ts'
import { easyForms } from './volume-counting-cubes/easy.ts'
import { hardForms } from './volume-counting-cubes/hard.ts'
import { mediumForms } from './volume-counting-cubes/medium.ts'
import { levels } from './volume-counting-cubes/solids.ts'

export const volumeCountingCubes = defineTopic(
  {
    id: 'volume-counting-cubes',
    name: { en: 'Volume by counting unit cubes', es: 'Volumen contando cubos unitarios' },
    description: {
      en: 'Count unit cubes, including hidden ones, to find the volume of a solid.',
      es: 'Cuenta cubos unitarios, también los ocultos, para hallar el volumen de un sólido.',
    },
    domain: 'Measurement & Data',
    standards: ['5.MD.C.3', '5.MD.C.3a', '5.MD.C.3b', '5.MD.C.4'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
