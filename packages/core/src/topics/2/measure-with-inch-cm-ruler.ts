import { defineTopic } from '../../author.ts'
import { easyForms } from './measure-with-inch-cm-ruler/easy.ts'
import { hardForms } from './measure-with-inch-cm-ruler/hard.ts'
import { levels } from './measure-with-inch-cm-ruler/levels.ts'
import { mediumForms } from './measure-with-inch-cm-ruler/medium.ts'

export const measureWithInchCmRuler = defineTopic(
  {
    id: 'measure-with-inch-cm-ruler',
    name: { en: 'Measure with a ruler: inches and centimeters', es: 'Medir con regla: pulgadas y centímetros' },
    description: {
      en: 'Read the length of an object on a ruler in whole inches or centimeters.',
      es: 'Lee la longitud de un objeto en una regla, en pulgadas o centímetros enteros.',
    },
    domain: 'Measurement & Data',
    standards: ['2.MD.A.1', '2.MD.A.2'],
    levels,
    rev: 5,
  },
  form => ({
    ...easyForms(form),
    ...mediumForms(form),
    ...hardForms(form),
  }),
)
