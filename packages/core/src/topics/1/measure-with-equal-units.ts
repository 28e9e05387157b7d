import { defineTopic } from '../../author.ts'
import { easyForms } from './measure-with-equal-units/easy.ts'
import { hardForms } from './measure-with-equal-units/hard.ts'
import { levels } from './measure-with-equal-units/levels.ts'
import { mediumForms } from './measure-with-equal-units/medium.ts'

export const measureWithEqualUnits = defineTopic(
  {
    id: 'measure-with-equal-units',
    name: { en: 'Measure length with equal units', es: 'Medir la longitud con unidades iguales' },
    description: {
      en: 'Tell how many equal units, placed end to end without gaps, are as long as an object.',
      es: 'Indica cuántas unidades iguales, puestas una tras otra sin huecos, miden lo mismo que un objeto.',
    },
    domain: 'Measurement & Data',
    standards: ['1.MD.A.2'],
    rev: 1,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
