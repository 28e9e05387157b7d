import { defineTopic } from '../../author.ts'
import { easyForms } from './permutations-combinations-count/easy.ts'
import { hardForms } from './permutations-combinations-count/hard.ts'
import { levels } from './permutations-combinations-count/levels.ts'
import { mediumForms } from './permutations-combinations-count/medium.ts'

export const permutationsCombinationsCount = defineTopic(
  {
    id: 'permutations-combinations-count',
    name: { en: 'Counting: permutations and combinations', es: 'Conteo: permutaciones y combinaciones' },
    description: {
      en: 'Decide whether order matters and count arrangements or selections with factorials.',
      es: 'Decide si importa el orden y cuenta arreglos o selecciones con factoriales.',
    },
    domain: 'Probability',
    standards: ['S-CP.B.9'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
