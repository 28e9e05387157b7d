import { defineTopic } from '../../author.ts'
import { easyForms } from './equal-groups-multiplication/easy.ts'
import { hardForms } from './equal-groups-multiplication/hard.ts'
import { levels } from './equal-groups-multiplication/levels.ts'
import { mediumForms } from './equal-groups-multiplication/medium.ts'

export const equalGroupsMultiplication = defineTopic(
  {
    id: 'equal-groups-multiplication',
    name: { en: 'Multiplication as equal groups', es: 'La multiplicación como grupos iguales' },
    description: {
      en: 'Write a multiplication for equal groups, arrays, number-line jumps or a repeated addition.',
      es: 'Escribe una multiplicación para grupos iguales, arreglos, saltos en la recta numérica o una suma repetida.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.A.1'],
    rev: 8,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
