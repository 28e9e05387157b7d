import { defineTopic } from '../../author.ts'
import { easyForms } from './write-linear-equations-all-forms/easy.ts'
import { hardForms } from './write-linear-equations-all-forms/hard.ts'
import { levels } from './write-linear-equations-all-forms/levels.ts'
import { mediumForms } from './write-linear-equations-all-forms/medium.ts'

export const writeLinearEquationsAllForms = defineTopic(
  {
    id: 'write-linear-equations-all-forms',
    name: {
      en: 'Write and convert equations of lines in all forms',
      es: 'Escribir y convertir ecuaciones de rectas en todas las formas',
    },
    description: {
      en: 'Write the equation of a line and rewrite it in slope-intercept, point-slope or standard form.',
      es: 'Escribe la ecuación de una recta y conviértela a la forma pendiente-intersección, punto-pendiente o estándar.',
    },
    domain: 'Linear Functions',
    standards: ['A-CED.A.2', 'F-LE.A.2'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
