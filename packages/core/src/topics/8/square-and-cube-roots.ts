import { defineTopic } from '../../author.ts'
import { easyForms } from './square-and-cube-roots/easy.ts'
import { hardForms } from './square-and-cube-roots/hard.ts'
import { levels } from './square-and-cube-roots/levels.ts'
import { mediumForms } from './square-and-cube-roots/medium.ts'

export const squareAndCubeRoots = defineTopic(
  {
    id: 'square-and-cube-roots',
    name: {
      en: 'Square roots, cube roots and equations x² = p, x³ = p',
      es: 'Raíces cuadradas, raíces cúbicas y ecuaciones x² = p, x³ = p',
    },
    description: {
      en: 'Find square roots and cube roots and solve equations such as x² = p and x³ = p.',
      es: 'Halla raíces cuadradas y cúbicas y resuelve ecuaciones como x² = p y x³ = p.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.A.2'],
    rev: 9,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
