import { defineTopic } from '../../author.ts'
import { easyForms } from './equivalent-fractions-models/easy.ts'
import { hardForms } from './equivalent-fractions-models/hard.ts'
import { levels } from './equivalent-fractions-models/levels.ts'
import { mediumForms } from './equivalent-fractions-models/medium.ts'

export const equivalentFractionsModels = defineTopic(
  {
    id: 'equivalent-fractions-models',
    rev: 5,
    name: { en: 'Equivalent fractions with models', es: 'Fracciones equivalentes con modelos' },
    description: {
      en: 'Use bars, circles or number lines to find fractions that name the same amount.',
      es: 'Usa barras, círculos o rectas numéricas para hallar fracciones que nombran la misma cantidad.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['3.NF.A.3', '3.NF.A.3a', '3.NF.A.3b'],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
