import { defineTopic } from '../../author.ts'
import { easyForms } from './volume-pyramids-cones-spheres/easy.ts'
import { hardForms } from './volume-pyramids-cones-spheres/hard.ts'
import { levels } from './volume-pyramids-cones-spheres/levels.ts'
import { mediumForms } from './volume-pyramids-cones-spheres/medium.ts'

export const volumePyramidsConesSpheres = defineTopic(
  {
    id: 'volume-pyramids-cones-spheres',
    name: {
      en: 'Volume of pyramids, cones, spheres and composites',
      es: 'Volumen de pirámides, conos, esferas y sólidos compuestos',
    },
    description: {
      en: 'Find volumes or missing dimensions of pyramids, cones, spheres and solids that combine them.',
      es: 'Halla volúmenes o dimensiones desconocidas de pirámides, conos, esferas y sólidos que los combinan.',
    },
    domain: 'Geometric Measurement & Modeling',
    standards: ['G-GMD.A.3', 'G-MG.A.1'],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
