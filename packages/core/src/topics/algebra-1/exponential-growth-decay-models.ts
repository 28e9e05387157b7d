import { defineTopic } from '../../author.ts'
import { easyForms } from './exponential-growth-decay-models/easy.ts'
import { hardForms } from './exponential-growth-decay-models/hard.ts'
import { levels } from './exponential-growth-decay-models/levels.ts'
import { mediumForms } from './exponential-growth-decay-models/medium.ts'

export const exponentialGrowthDecayModels = defineTopic(
  {
    id: 'exponential-growth-decay-models',
    name: {
      en: 'Exponential growth, decay and compound interest',
      es: 'Crecimiento y decaimiento exponencial e interés compuesto',
    },
    description: {
      en: 'Write and evaluate exponential models for percent growth, decay, half-life and compound interest.',
      es: 'Escribe y evalúa modelos exponenciales de crecimiento porcentual, decaimiento, vida media e interés compuesto.',
    },
    domain: 'Exponential & Other Functions',
    standards: ['F-IF.C.8', 'F-IF.C.8b', 'A-SSE.B.3', 'A-SSE.B.3c', 'F-BF.A.1a', 'F-LE.A.2'],
    rev: 10,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
