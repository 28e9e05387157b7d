import { defineTopic } from '../../author.ts'
import { easyForms } from './ratio-tape-diagrams/easy.ts'
import { hardForms } from './ratio-tape-diagrams/hard.ts'
import { levels } from './ratio-tape-diagrams/levels.ts'
import { mediumForms } from './ratio-tape-diagrams/medium.ts'

export const ratioTapeDiagrams = defineTopic(
  {
    id: 'ratio-tape-diagrams',
    name: { en: 'Solve ratio problems with tape diagrams', es: 'Resolver problemas de razones con diagramas de cinta' },
    description: {
      en: 'Draw or read a tape diagram to find parts and totals from a ratio.',
      es: 'Dibuja o lee un diagrama de cinta para hallar partes y totales a partir de una razón.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['6.RP.A.3'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
