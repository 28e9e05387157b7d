import { defineTopic } from '../../author.ts'
import { easyForms } from './arithmetic-sequences-explicit-recursive/easy.ts'
import { hardForms } from './arithmetic-sequences-explicit-recursive/hard.ts'
import { levels } from './arithmetic-sequences-explicit-recursive/levels.ts'
import { mediumForms } from './arithmetic-sequences-explicit-recursive/medium.ts'

export const arithmeticSequencesExplicitRecursive = defineTopic(
  {
    id: 'arithmetic-sequences-explicit-recursive',
    name: {
      en: 'Arithmetic sequences: explicit and recursive rules',
      es: 'Sucesiones aritméticas: reglas explícitas y recursivas',
    },
    description: {
      en: 'Find terms of an arithmetic sequence and write its explicit and recursive rules.',
      es: 'Halla términos de una sucesión aritmética y escribe sus reglas explícita y recursiva.',
    },
    domain: 'Functions',
    standards: ['F-IF.A.3', 'F-BF.A.2', 'F-LE.A.2'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
