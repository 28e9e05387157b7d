import { defineTopic } from '../../author.ts'
import { easyForms } from './length-word-problems-within-100/easy.ts'
import { hardForms } from './length-word-problems-within-100/hard.ts'
import { levels } from './length-word-problems-within-100/levels.ts'
import { mediumForms } from './length-word-problems-within-100/medium.ts'

export const lengthWordProblemsWithin100 = defineTopic(
  {
    id: 'length-word-problems-within-100',
    name: { en: 'Length word problems within 100', es: 'Problemas verbales de longitud hasta 100' },
    description: {
      en: 'Add or subtract lengths in the same unit to solve stories with numbers up to 100.',
      es: 'Suma o resta longitudes en la misma unidad para resolver problemas con números hasta 100.',
    },
    domain: 'Measurement & Data',
    standards: ['2.MD.B.5'],
    rev: 5,
    levels,
  },
  form => ({
    ...easyForms(form),
    ...mediumForms(form),
    ...hardForms(form),
  }),
)
