import { defineTopic } from '../../author.ts'
import { easyForms } from './simple-inequalities-number-line/easy.ts'
import { hardForms } from './simple-inequalities-number-line/hard.ts'
import { levels } from './simple-inequalities-number-line/levels.ts'
import { mediumForms } from './simple-inequalities-number-line/medium.ts'

export const simpleInequalitiesNumberLine = defineTopic(
  {
    id: 'simple-inequalities-number-line',
    name: { en: 'Write and graph simple inequalities', es: 'Escribir y graficar desigualdades sencillas' },
    description: {
      en: 'Write an inequality for a condition and graph its solutions on a number line.',
      es: 'Escribe una desigualdad para una condición y grafica sus soluciones en la recta numérica.',
    },
    domain: 'Expressions & Equations',
    standards: ['6.EE.B.5', '6.EE.B.8'],
    rev: 8,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
