import { defineTopic } from '../../author.ts'
import { easyForms } from './convert-units-with-ratios/easy.ts'
import { hardForms } from './convert-units-with-ratios/hard.ts'
import { levels } from './convert-units-with-ratios/levels.ts'
import { mediumForms } from './convert-units-with-ratios/medium.ts'
import { rateForms } from './convert-units-with-ratios/rates.ts'

export const convertUnitsWithRatios = defineTopic(
  {
    id: 'convert-units-with-ratios',
    name: { en: 'Convert measurement units with ratios', es: 'Convertir unidades de medida usando razones' },
    description: {
      en: 'Use a conversion ratio to change units of length, weight, capacity or time.',
      es: 'Usa una razón de conversión para cambiar unidades de longitud, peso, capacidad o tiempo.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['6.RP.A.3d'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form), ...rateForms(form) }),
)
