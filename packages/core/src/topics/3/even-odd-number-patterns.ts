import { defineTopic } from '../../author.ts'
import { parityForms } from './even-odd-number-patterns/parity-forms.ts'
import { patternForms } from './even-odd-number-patterns/pattern-forms.ts'
import { levels } from './even-odd-number-patterns/sequences.ts'

export const evenOddNumberPatterns = defineTopic(
  {
    id: 'even-odd-number-patterns',
    name: { en: 'Patterns in addition and multiplication', es: 'Patrones en la suma y la multiplicación' },
    description: {
      en: 'Continue number patterns and decide whether sums and products are even or odd.',
      es: 'Continúa patrones numéricos y decide si las sumas y los productos son pares o impares.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.D.9'],
    rev: 6,
    levels,
  },
  form => ({ ...patternForms(form), ...parityForms(form) }),
)
