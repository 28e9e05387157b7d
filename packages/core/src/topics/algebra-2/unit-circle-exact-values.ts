import { defineTopic } from '../../author.ts'
import { easyForms } from './unit-circle-exact-values/easy.ts'
import { hardForms } from './unit-circle-exact-values/hard.ts'
import { levels } from './unit-circle-exact-values/levels.ts'
import { mediumForms } from './unit-circle-exact-values/medium.ts'

export const unitCircleExactValues = defineTopic(
  {
    id: 'unit-circle-exact-values',
    name: { en: 'Unit circle and exact trig values', es: 'Círculo unitario y valores trigonométricos exactos' },
    description: {
      en: 'Use reference angles on the unit circle to find exact trigonometric values.',
      es: 'Usa ángulos de referencia en el círculo unitario para hallar valores trigonométricos exactos.',
    },
    domain: 'Trigonometry (introduction)',
    standards: ['F-TF.A.2', 'F-TF.A.3', 'AP-PRECALC-3.3'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
