import { defineTopic } from '../../author.ts'
import { easyForms } from './volume-of-cylinders/easy.ts'
import { hardForms } from './volume-of-cylinders/hard.ts'
import { levels } from './volume-of-cylinders/levels.ts'
import { mediumForms } from './volume-of-cylinders/medium.ts'

export const volumeOfCylinders = defineTopic(
  {
    id: 'volume-of-cylinders',
    name: { en: 'Volume of cylinders', es: 'Volumen de cilindros' },
    description: {
      en: 'Find the volume, radius or height of a cylinder, exactly or rounded.',
      es: 'Halla el volumen, el radio o la altura de un cilindro, de forma exacta o redondeada.',
    },
    domain: 'Geometry',
    standards: ['8.G.C.9'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
