import { defineTopic } from '../../author.ts'
import { easyForms } from './one-two-step-inequalities/easy.ts'
import { hardForms } from './one-two-step-inequalities/hard.ts'
import { levels } from './one-two-step-inequalities/levels.ts'
import { mediumForms } from './one-two-step-inequalities/medium.ts'

export const oneTwoStepInequalities = defineTopic(
  {
    id: 'one-two-step-inequalities',
    name: {
      en: 'Solve and graph one- and two-step inequalities',
      es: 'Resolver y graficar desigualdades de uno y dos pasos',
    },
    description: {
      en: 'Solve an inequality in one or two steps and graph its solutions on a number line.',
      es: 'Resuelve una desigualdad en uno o dos pasos y grafica sus soluciones en la recta numérica.',
    },
    domain: 'Expressions & Equations',
    standards: ['7.EE.B.4', '7.EE.B.4b'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
