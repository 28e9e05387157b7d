import { defineTopic } from '../../author.ts'
import { easyForms } from './measure-draw-angles-protractor/easy.ts'
import { hardForms } from './measure-draw-angles-protractor/hard.ts'
import { levels } from './measure-draw-angles-protractor/levels.ts'
import { mediumForms } from './measure-draw-angles-protractor/medium.ts'

export const measureDrawAnglesProtractor = defineTopic(
  {
    id: 'measure-draw-angles-protractor',
    name: { en: 'Measure and draw angles', es: 'Medir y trazar ángulos' },
    description: {
      en: 'Read angle measures on a protractor, draw angles of a given size and classify them.',
      es: 'Lee medidas de ángulos en un transportador, traza ángulos de cierta medida y clasifícalos.',
    },
    domain: 'Measurement & Data',
    standards: ['4.MD.C.6'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
