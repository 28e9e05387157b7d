import { defineTopic } from '../../author.ts'
import { easyForms } from './rational-asymptotes-holes-slant/easy.ts'
import { hardForms } from './rational-asymptotes-holes-slant/hard.ts'
import { levels } from './rational-asymptotes-holes-slant/levels.ts'
import { mediumForms } from './rational-asymptotes-holes-slant/medium.ts'

export const rationalAsymptotesHolesSlant = defineTopic(
  {
    id: 'rational-asymptotes-holes-slant',
    name: {
      en: 'Rational functions: asymptotes (including slant), zeros and holes',
      es: 'Funciones racionales: asíntotas (incluidas las oblicuas), ceros y huecos',
    },
    description: {
      en: 'Find zeros, holes and vertical, horizontal or slant asymptotes of a rational function.',
      es: 'Halla los ceros, los huecos y las asíntotas verticales, horizontales u oblicuas de una función racional.',
    },
    domain: 'Polynomial & Rational Functions',
    standards: ['F-IF.C.7d', 'A-APR.D.6', 'AP-PRECALC-1.7', 'AP-PRECALC-1.8', 'AP-PRECALC-1.9', 'AP-PRECALC-1.10'],
    rev: 2,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
