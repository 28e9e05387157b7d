import { defineTopic } from '../../author.ts'
import { easyForms } from './two-line-system-stories/easy.ts'
import { hardForms } from './two-line-system-stories/hard.ts'
import { levels } from './two-line-system-stories/levels.ts'
import { mediumForms } from './two-line-system-stories/medium.ts'

export const twoLineSystemStories = defineTopic(
  {
    id: 'two-line-system-stories',
    name: { en: 'Word problems with two linear equations', es: 'Problemas verbales con dos ecuaciones lineales' },
    description: {
      en: 'Write two linear equations for a story, solve them and answer the question.',
      es: 'Escribe dos ecuaciones lineales para una situación, resuélvelas y contesta la pregunta.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.C.8', '8.EE.C.8c'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
