import { defineTopic } from '../../author.ts'
import { easyForms } from './implicit-differentiation/easy.ts'
import { hardForms } from './implicit-differentiation/hard.ts'
import { levels } from './implicit-differentiation/levels.ts'
import { mediumForms } from './implicit-differentiation/medium.ts'

export const implicitDifferentiation = defineTopic(
  {
    id: 'implicit-differentiation',
    name: { en: 'Implicit differentiation and implicit curves', es: 'Derivación implícita y curvas implícitas' },
    description: {
      en: 'Find dy/dx for a curve given by an equation in x and y, and its tangents.',
      es: 'Halla dy/dx de una curva dada por una ecuación en x e y, y sus tangentes.',
    },
    domain: 'Derivatives: Definition & Rules',
    standards: ['AP-CALC-3.2', 'AP-CALC-5.12'],
    rev: 4,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
