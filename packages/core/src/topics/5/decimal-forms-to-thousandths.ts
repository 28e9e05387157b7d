import { defineTopic } from '../../author.ts'
import { easyForms } from './decimal-forms-to-thousandths/easy.ts'
import { hardForms } from './decimal-forms-to-thousandths/hard.ts'
import { levels } from './decimal-forms-to-thousandths/levels.ts'
import { mediumForms } from './decimal-forms-to-thousandths/medium.ts'

export const decimalFormsToThousandths = defineTopic(
  {
    id: 'decimal-forms-to-thousandths',
    name: { en: 'Read and write decimals to thousandths', es: 'Leer y escribir decimales hasta las milésimas' },
    description: {
      en: 'Write decimals up to thousandths in standard, word and expanded form.',
      es: 'Escribe decimales hasta las milésimas en forma estándar, con palabras y en forma desarrollada.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['5.NBT.A.3', '5.NBT.A.3a'],
    rev: 2,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
