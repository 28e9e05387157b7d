import { defineTopic } from '../../author.ts'
import { easyForms } from './graph-linear-inequalities-two-variables/easy.ts'
import { hardForms } from './graph-linear-inequalities-two-variables/hard.ts'
import { levels } from './graph-linear-inequalities-two-variables/levels.ts'

export const graphLinearInequalitiesTwoVariables = defineTopic(
  {
    id: 'graph-linear-inequalities-two-variables',
    name: {
      en: 'Graph linear inequalities in two variables',
      es: 'Graficar desigualdades lineales en dos variables',
    },
    description: {
      en: 'Graph the boundary line and shade the solutions of a linear inequality in two variables.',
      es: 'Grafica la recta límite y sombrea las soluciones de una desigualdad lineal en dos variables.',
    },
    domain: 'Linear Functions',
    standards: ['A-REI.D.12', 'A-CED.A.3'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...hardForms(form) }),
)
