import { defineTopic } from '../../author.ts'
import { compareForms } from './volume-of-cones-and-spheres/compare.ts'
import { easyForms } from './volume-of-cones-and-spheres/easy.ts'
import { hardForms } from './volume-of-cones-and-spheres/hard.ts'
import { levels } from './volume-of-cones-and-spheres/levels.ts'
import { mediumForms } from './volume-of-cones-and-spheres/medium.ts'
import { storyForms } from './volume-of-cones-and-spheres/stories.ts'

export const volumeOfConesAndSpheres = defineTopic(
  {
    id: 'volume-of-cones-and-spheres',
    name: { en: 'Volume of cones and spheres', es: 'Volumen de conos y esferas' },
    description: {
      en: 'Find the volume or a missing dimension of cones, spheres and solids made from them.',
      es: 'Halla el volumen o una dimensión desconocida de conos, esferas y sólidos formados con ellos.',
    },
    domain: 'Geometry',
    standards: ['8.G.C.9'],
    rev: 4,
    levels,
  },
  form => ({
    ...easyForms(form),
    ...mediumForms(form),
    ...storyForms(form),
    ...hardForms(form),
    ...compareForms(form),
  }),
)
