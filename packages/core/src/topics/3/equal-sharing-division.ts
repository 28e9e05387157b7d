import { defineTopic } from '../../author.ts'
import { easyForms } from './equal-sharing-division/easy.ts'
import { levels } from './equal-sharing-division/levels.ts'
import { mediumForms } from './equal-sharing-division/medium.ts'

export const equalSharingDivision = defineTopic(
  {
    id: 'equal-sharing-division',
    rev: 7,
    name: { en: 'Division as equal sharing and grouping', es: 'La división como reparto y como grupos iguales' },
    description: {
      en: 'Share objects equally or make groups of one size, then write the division.',
      es: 'Reparte objetos en partes iguales o forma grupos del mismo tamaño y escribe la división.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.A.2'],
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form) }),
)
