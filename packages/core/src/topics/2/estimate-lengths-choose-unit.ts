import { defineTopic } from '../../author.ts'
import { easyForms } from './estimate-lengths-choose-unit/easy.ts'
import { hardForms } from './estimate-lengths-choose-unit/hard.ts'
import { levels } from './estimate-lengths-choose-unit/levels.ts'
import { mediumForms } from './estimate-lengths-choose-unit/medium.ts'

export const estimateLengthsChooseUnit = defineTopic(
  {
    id: 'estimate-lengths-choose-unit',
    name: { en: 'Estimate lengths', es: 'Estimar longitudes' },
    description: {
      en: 'Choose the most sensible unit or estimate for the length of a familiar object.',
      es: 'Elige la unidad o la estimación más razonable para la longitud de un objeto conocido.',
    },
    domain: 'Measurement & Data',
    standards: ['2.MD.A.3'],
    levels,
    rev: 5,
  },
  form => ({
    ...easyForms(form),
    ...mediumForms(form),
    ...hardForms(form),
  }),
)
