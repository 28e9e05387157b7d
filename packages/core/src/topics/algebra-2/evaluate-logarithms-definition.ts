import { defineTopic } from '../../author.ts'
import { easyForms } from './evaluate-logarithms-definition/easy.ts'
import { hardForms } from './evaluate-logarithms-definition/hard.ts'
import { mediumForms } from './evaluate-logarithms-definition/medium.ts'
import { levels } from './evaluate-logarithms-definition/parts.ts'

export const evaluateLogarithmsDefinition = defineTopic(
  {
    id: 'evaluate-logarithms-definition',
    name: { en: 'Logarithms: definition and evaluation', es: 'Logaritmos: definición y evaluación' },
    description: {
      en: 'Change between exponential and logarithmic form and find exact or rounded values of logarithms.',
      es: 'Convierte entre forma exponencial y logarítmica y halla valores exactos o redondeados de logaritmos.',
    },
    domain: 'Exponentials & Logarithms',
    standards: ['F-BF.B.5', 'F-LE.A.4', 'AP-PRECALC-2.9'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
