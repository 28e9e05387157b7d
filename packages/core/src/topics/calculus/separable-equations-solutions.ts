import { defineTopic } from '../../author.ts'
import { easyForms } from './separable-equations-solutions/easy.ts'
import { hardForms } from './separable-equations-solutions/hard.ts'
import { levels } from './separable-equations-solutions/levels.ts'
import { mediumForms } from './separable-equations-solutions/medium.ts'

export const separableEquationsSolutions = defineTopic(
  {
    id: 'separable-equations-solutions',
    name: { en: 'Separable differential equations', es: 'Ecuaciones diferenciales separables' },
    description: {
      en: 'Separate the variables and integrate to find general and particular solutions.',
      es: 'Separa las variables e integra para hallar soluciones generales y particulares de una ecuación diferencial.',
    },
    domain: 'Differential Equations',
    standards: ['AP-CALC-7.6', 'AP-CALC-7.7'],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
