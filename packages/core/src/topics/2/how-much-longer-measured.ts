import { defineTopic } from '../../author.ts'
import { easyForms } from './how-much-longer-measured/easy.ts'
import { hardForms } from './how-much-longer-measured/hard.ts'
import { levels } from './how-much-longer-measured/levels.ts'
import { mediumForms } from './how-much-longer-measured/medium.ts'

export const howMuchLongerMeasured = defineTopic(
  {
    id: 'how-much-longer-measured',
    name: { en: 'Find how much longer', es: 'Hallar cuánto más largo es un objeto' },
    description: {
      en: 'Measure two objects and subtract to find how much longer one is than the other.',
      es: 'Mide dos objetos y resta para hallar cuánto más largo es uno que el otro.',
    },
    domain: 'Measurement & Data',
    standards: ['2.MD.A.4'],
    levels,
    rev: 6,
  },
  form => ({
    ...easyForms(form),
    ...mediumForms(form),
    ...hardForms(form),
  }),
)
