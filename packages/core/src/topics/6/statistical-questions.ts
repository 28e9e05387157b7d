import { defineTopic } from '../../author.ts'
import { easyForms } from './statistical-questions/easy.ts'
import { hardForms } from './statistical-questions/hard.ts'
import { levels } from './statistical-questions/levels.ts'
import { mediumForms } from './statistical-questions/medium.ts'

export const statisticalQuestions = defineTopic(
  {
    id: 'statistical-questions',
    name: { en: 'Statistical questions and data contexts', es: 'Preguntas estadísticas y contexto de los datos' },
    description: {
      en: 'Decide whether a question expects varied answers and describe how its data were measured.',
      es: 'Decide si una pregunta espera respuestas variadas y describe cómo se midieron sus datos.',
    },
    domain: 'Statistics & Probability',
    standards: ['6.SP.A.1', '6.SP.B.5b'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
