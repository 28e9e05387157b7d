import { defineTopic } from '../../author.ts'
import { easyForms } from './convert-larger-to-smaller-units/easy.ts'
import { hardForms } from './convert-larger-to-smaller-units/hard.ts'
import { levels } from './convert-larger-to-smaller-units/levels.ts'
import { mediumForms } from './convert-larger-to-smaller-units/medium.ts'

export const convertLargerToSmallerUnits = defineTopic(
  {
    id: 'convert-larger-to-smaller-units',
    name: { en: 'Convert larger units to smaller units', es: 'Convertir unidades mayores a unidades menores' },
    description: {
      en: 'Change a measurement in a larger unit to a smaller unit of the same system.',
      es: 'Cambia una medida de una unidad mayor a una unidad menor del mismo sistema.',
    },
    domain: 'Measurement & Data',
    standards: ['4.MD.A.1'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
