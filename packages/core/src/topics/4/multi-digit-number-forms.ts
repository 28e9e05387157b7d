import { defineTopic } from '../../author.ts'
import { easyForms } from './multi-digit-number-forms/easy.ts'
import { hardForms } from './multi-digit-number-forms/hard.ts'
import { levels } from './multi-digit-number-forms/levels.ts'
import { mediumForms } from './multi-digit-number-forms/medium.ts'

export const multiDigitNumberForms = defineTopic(
  {
    id: 'multi-digit-number-forms',
    name: { en: 'Read and write multi-digit numbers', es: 'Leer y escribir números de varios dígitos' },
    description: {
      en: 'Write numbers up to one million in standard, word and expanded form.',
      es: 'Escribe números hasta un millón en forma estándar, con palabras y en forma desarrollada.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['4.NBT.A.2'],
    rev: 3,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
