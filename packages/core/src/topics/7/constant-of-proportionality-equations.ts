import { defineTopic } from '../../author.ts'
import { easyForms } from './constant-of-proportionality-equations/easy.ts'
import { hardForms } from './constant-of-proportionality-equations/hard.ts'
import { levels } from './constant-of-proportionality-equations/levels.ts'
import { mediumForms } from './constant-of-proportionality-equations/medium.ts'

export const constantOfProportionalityEquations = defineTopic(
  {
    id: 'constant-of-proportionality-equations',
    name: {
      en: 'Constant of proportionality and equations y = kx',
      es: 'Constante de proporcionalidad y ecuaciones y = kx',
    },
    description: {
      en: 'Find the constant in a table, graph or story and write an equation y = kx.',
      es: 'Halla la constante en una tabla, gráfica o situación y escribe una ecuación y = kx.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['7.RP.A.2b', '7.RP.A.2c'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
