import { defineTopic } from '../../author.ts'
import { easyForms } from './scaled-picture-and-bar-graphs/easy.ts'
import { hardForms } from './scaled-picture-and-bar-graphs/hard.ts'
import { levels } from './scaled-picture-and-bar-graphs/levels.ts'

export const scaledPictureAndBarGraphs = defineTopic(
  {
    id: 'scaled-picture-and-bar-graphs',
    rev: 5,
    name: { en: 'Scaled picture graphs and bar graphs', es: 'Pictografías y gráficas de barras con escala' },
    description: {
      en: 'Read or draw graphs in which each picture or interval stands for several, and compare categories.',
      es: 'Lee o dibuja gráficas donde cada dibujo o intervalo representa varios, y compara categorías.',
    },
    domain: 'Measurement & Data',
    standards: ['3.MD.B.3'],
    levels,
  },
  form => ({ ...easyForms(form), ...hardForms(form) }),
)
