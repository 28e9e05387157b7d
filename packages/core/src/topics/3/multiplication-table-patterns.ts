import { defineTopic } from '../../author.ts'
import { easyForms } from './multiplication-table-patterns/easy.ts'
import { hardForms } from './multiplication-table-patterns/hard.ts'
import { mediumForms } from './multiplication-table-patterns/medium.ts'
import { levels } from './multiplication-table-patterns/products.ts'

export const multiplicationTablePatterns = defineTopic(
  {
    id: 'multiplication-table-patterns',
    name: { en: 'Multiplication table and its patterns', es: 'La tabla de multiplicar y sus patrones' },
    description: {
      en: 'Complete a multiplication table and describe the patterns in its rows and columns.',
      es: 'Completa una tabla de multiplicar y describe los patrones de sus filas y columnas.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.D.9'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
