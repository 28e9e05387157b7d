import { defineTopic } from '../../author.ts'
import { bagForms } from './compound-event-probability/bags.ts'
import { easyForms } from './compound-event-probability/easy.ts'
import { gameForms } from './compound-event-probability/games.ts'
import { hardForms } from './compound-event-probability/hard.ts'
import { levels } from './compound-event-probability/levels.ts'
import { mediumForms } from './compound-event-probability/medium.ts'

export const compoundEventProbability = defineTopic(
  {
    id: 'compound-event-probability',
    name: { en: 'Probability of compound events', es: 'Probabilidad de eventos compuestos' },
    description: {
      en: 'List outcomes in tables or tree diagrams and find the probability of compound events.',
      es: 'Enumera los resultados en tablas o diagramas de árbol y halla la probabilidad de eventos compuestos.',
    },
    domain: 'Statistics & Probability',
    standards: ['7.SP.C.8', '7.SP.C.8a', '7.SP.C.8b'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...gameForms(form), ...hardForms(form), ...bagForms(form) }),
)
