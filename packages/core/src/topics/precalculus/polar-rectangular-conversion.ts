import { defineTopic } from '../../author.ts'
import { easyForms } from './polar-rectangular-conversion/easy.ts'
import { hardForms } from './polar-rectangular-conversion/hard.ts'
import { levels } from './polar-rectangular-conversion/levels.ts'
import { mediumForms } from './polar-rectangular-conversion/medium.ts'

export const polarRectangularConversion = defineTopic(
  {
    id: 'polar-rectangular-conversion',
    name: { en: 'Polar coordinates and equation conversion', es: 'Coordenadas polares y conversión de ecuaciones' },
    description: {
      en: 'Plot polar coordinates and convert points and equations between polar and rectangular form.',
      es: 'Ubica coordenadas polares y convierte puntos y ecuaciones entre la forma polar y la rectangular.',
    },
    domain: 'Polar, Parametric & Complex',
    standards: ['N-CN.B.4', 'AP-PRECALC-3.13'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
