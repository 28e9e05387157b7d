import { defineTopic } from '../../author.ts'
import { easyForms } from './pythagorean-theorem-proof-converse/easy.ts'
import { hardForms } from './pythagorean-theorem-proof-converse/hard.ts'
import { levels } from './pythagorean-theorem-proof-converse/levels.ts'
import { logicForms } from './pythagorean-theorem-proof-converse/logic.ts'
import { mediumForms } from './pythagorean-theorem-proof-converse/medium.ts'
import { proofForms } from './pythagorean-theorem-proof-converse/proof.ts'

export const pythagoreanTheoremProofConverse = defineTopic(
  {
    id: 'pythagorean-theorem-proof-converse',
    name: {
      en: 'Explain the Pythagorean theorem and use its converse',
      es: 'Explicar el teorema de Pitágoras y usar su recíproco',
    },
    description: {
      en: 'Complete a proof of the theorem and test whether three lengths make a right triangle.',
      es: 'Completa una demostración del teorema y comprueba si tres longitudes forman un triángulo rectángulo.',
    },
    domain: 'Geometry',
    standards: ['8.G.B.6'],
    rev: 6,
    levels,
  },
  form => ({
    ...easyForms(form),
    ...mediumForms(form),
    ...proofForms(form),
    ...logicForms(form),
    ...hardForms(form),
  }),
)
