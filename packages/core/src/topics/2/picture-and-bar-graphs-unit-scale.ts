import { defineTopic } from '../../author.ts'
import { easyForms } from './picture-and-bar-graphs-unit-scale/easy.ts'
import { hardForms } from './picture-and-bar-graphs-unit-scale/hard.ts'
import { levels } from './picture-and-bar-graphs-unit-scale/levels.ts'
import { mediumForms } from './picture-and-bar-graphs-unit-scale/medium.ts'

export const pictureAndBarGraphsUnitScale = defineTopic(
  {
    id: 'picture-and-bar-graphs-unit-scale',
    name: { en: 'Picture graphs and bar graphs', es: 'Pictografías y gráficas de barras' },
    description: {
      en: 'Read or draw picture graphs and bar graphs with a scale of 1 and compare categories.',
      es: 'Lee o dibuja pictografías y gráficas de barras con escala de 1 y compara categorías.',
    },
    domain: 'Measurement & Data',
    standards: ['2.MD.D.10'],
    levels,
    rev: 5,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
