import { defineTopic } from '../../author.ts'
import { easyForms } from './two-rule-number-patterns/easy.ts'
import { hardForms } from './two-rule-number-patterns/hard.ts'
import { levels } from './two-rule-number-patterns/levels.ts'
import { mediumForms } from './two-rule-number-patterns/medium.ts'

export const twoRuleNumberPatterns = defineTopic(
  {
    id: 'two-rule-number-patterns',
    name: { en: 'Two patterns and their relationship', es: 'Dos patrones y su relación' },
    description: {
      en: 'Complete two number patterns from their rules and describe how matching terms are related.',
      es: 'Completa dos patrones numéricos según sus reglas y describe cómo se relacionan sus términos.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['5.OA.B.3'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
