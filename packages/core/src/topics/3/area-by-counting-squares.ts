import { defineTopic } from '../../author.ts'
import { easyForms } from './area-by-counting-squares/easy.ts'
import { hardForms } from './area-by-counting-squares/hard.ts'
import { levels } from './area-by-counting-squares/levels.ts'
import { mediumForms } from './area-by-counting-squares/medium.ts'

export const areaByCountingSquares = defineTopic(
  {
    id: 'area-by-counting-squares',
    name: { en: 'Area by counting unit squares', es: 'Hallar el área contando unidades cuadradas' },
    description: {
      en: 'Count unit squares to find the area of a shape drawn on a grid.',
      es: 'Cuenta unidades cuadradas para hallar el área de una figura dibujada en una cuadrícula.',
    },
    domain: 'Measurement & Data',
    standards: ['3.MD.C.5', '3.MD.C.5a', '3.MD.C.5b', '3.MD.C.6'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
