import { defineTopic } from '../../author.ts'
import { easyForms } from './triangle-congruence-criteria/easy.ts'
import { hardForms } from './triangle-congruence-criteria/hard.ts'
import { levels } from './triangle-congruence-criteria/levels.ts'
import { mediumForms } from './triangle-congruence-criteria/medium.ts'

export const triangleCongruenceCriteria = defineTopic(
  {
    id: 'triangle-congruence-criteria',
    name: {
      en: 'Triangle congruence criteria (SSS, SAS, ASA, AAS, HL)',
      es: 'Criterios de congruencia de triángulos (LLL, LAL, ALA, AAL, HC)',
    },
    description: {
      en: 'Decide which criterion, if any, proves that two triangles are congruent.',
      es: 'Decide qué criterio, si lo hay, demuestra que dos triángulos son congruentes.',
    },
    domain: 'Congruence: Triangles & Quadrilaterals',
    standards: ['G-CO.B.8', 'G-SRT.B.5', 'G-CO.B.7'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
