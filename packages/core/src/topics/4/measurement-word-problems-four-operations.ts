import { defineTopic } from '../../author.ts'
import { easyForms } from './measurement-word-problems-four-operations/easy.ts'
import { hardForms } from './measurement-word-problems-four-operations/hard.ts'
import { levels } from './measurement-word-problems-four-operations/levels.ts'
import { mediumForms } from './measurement-word-problems-four-operations/medium.ts'

export const measurementWordProblemsFourOperations = defineTopic(
  {
    id: 'measurement-word-problems-four-operations',
    name: { en: 'Measurement word problems', es: 'Problemas verbales de medición' },
    description: {
      en: 'Solve stories about distance, mass, liquid, time or money, converting units when needed.',
      es: 'Resuelve problemas de distancia, masa, líquidos, tiempo o dinero, convirtiendo unidades si hace falta.',
    },
    domain: 'Measurement & Data',
    standards: ['4.MD.A.2'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
