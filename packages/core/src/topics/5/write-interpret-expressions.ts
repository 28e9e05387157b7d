import { defineTopic } from '../../author.ts'
import { easyForms } from './write-interpret-expressions/easy.ts'
import { hardForms } from './write-interpret-expressions/hard.ts'
import { levels } from './write-interpret-expressions/levels.ts'
import { matchingForms } from './write-interpret-expressions/matching.ts'
import { mediumForms } from './write-interpret-expressions/medium.ts'
import { changedForms } from './write-interpret-expressions/what-is-changed.ts'

export const writeInterpretExpressions = defineTopic(
  {
    id: 'write-interpret-expressions',
    name: { en: 'Write and interpret numerical expressions', es: 'Escribir e interpretar expresiones numéricas' },
    description: {
      en: 'Write a numerical expression for words and compare expressions without calculating them.',
      es: 'Escribe una expresión numérica a partir de palabras y compara expresiones sin calcularlas.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['5.OA.A.2'],
    rev: 5,
    levels,
  },
  form => ({
    ...easyForms(form),
    ...matchingForms(form),
    ...mediumForms(form),
    ...changedForms(form),
    ...hardForms(form),
  }),
)
