import { defineTopic } from '../../author.ts'
import { easyForms } from './fractions-on-number-line/easy.ts'
import { hardForms } from './fractions-on-number-line/hard.ts'
import { levels } from './fractions-on-number-line/levels.ts'
import { mediumForms } from './fractions-on-number-line/medium.ts'

export const fractionsOnNumberLine = defineTopic(
  {
    id: 'fractions-on-number-line',
    rev: 5,
    name: { en: 'Fractions on a number line', es: 'Fracciones en la recta numérica' },
    description: {
      en: 'Name or place a fraction on a number line divided into equal parts.',
      es: 'Nombra o ubica una fracción en una recta numérica dividida en partes iguales.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['3.NF.A.2', '3.NF.A.2a', '3.NF.A.2b'],
    variety: { easy: 19 },
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
