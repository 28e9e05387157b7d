import { defineTopic } from '../../author.ts'
import { easyForms } from './nets-surface-area/easy.ts'
import { hardForms } from './nets-surface-area/hard.ts'
import { levels } from './nets-surface-area/levels.ts'
import { mediumForms } from './nets-surface-area/medium.ts'

export const netsSurfaceArea = defineTopic(
  {
    id: 'nets-surface-area',
    name: { en: 'Nets and surface area', es: 'Desarrollos planos y área de superficie' },
    description: {
      en: 'Match solids with their nets and add the areas of the faces.',
      es: 'Relaciona cuerpos geométricos con sus desarrollos planos y suma las áreas de las caras.',
    },
    domain: 'Geometry',
    standards: ['6.G.A.4'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
