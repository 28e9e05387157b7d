import { defineTopic } from '../../author.ts'
import { easyForms } from './absolute-extrema-candidates/easy.ts'
import { hardForms } from './absolute-extrema-candidates/hard.ts'
import { levels } from './absolute-extrema-candidates/levels.ts'
import { mediumForms } from './absolute-extrema-candidates/medium.ts'

export const absoluteExtremaCandidates = defineTopic(
  {
    id: 'absolute-extrema-candidates',
    name: { en: 'Absolute extrema on a closed interval', es: 'Extremos absolutos en un intervalo cerrado' },
    description: {
      en: 'Compare values at critical numbers and endpoints to find the absolute maximum and minimum.',
      es: 'Compara los valores en números críticos y extremos del intervalo para hallar el máximo y el mínimo absolutos.',
    },
    domain: 'Applications of Derivatives',
    standards: ['AP-CALC-5.2', 'AP-CALC-5.5'],
    rev: 8,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
