import { defineTopic } from '../../author.ts'
import { easyForms } from './confidence-interval-proportions/easy.ts'
import { hardForms } from './confidence-interval-proportions/hard.ts'
import { levels } from './confidence-interval-proportions/levels.ts'
import { mediumForms } from './confidence-interval-proportions/medium.ts'

export const confidenceIntervalProportions = defineTopic(
  {
    id: 'confidence-interval-proportions',
    name: { en: 'Confidence intervals for proportions', es: 'Intervalos de confianza para proporciones' },
    description: {
      en: 'Construct and interpret a confidence interval for one proportion or a difference of two.',
      es: 'Construye e interpreta un intervalo de confianza para una proporción o una diferencia de dos.',
    },
    domain: 'Sampling Distributions & Inference',
    standards: ['S-IC.B.4', 'AP-STAT-6.2', 'AP-STAT-6.3', 'AP-STAT-6.8', 'AP-STAT-6.9'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
