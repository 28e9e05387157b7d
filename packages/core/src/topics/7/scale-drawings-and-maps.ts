import { defineTopic } from '../../author.ts'
import { easyForms } from './scale-drawings-and-maps/easy.ts'
import { hardForms } from './scale-drawings-and-maps/hard.ts'
import { levels } from './scale-drawings-and-maps/levels.ts'
import { mediumForms } from './scale-drawings-and-maps/medium.ts'

export const scaleDrawingsAndMaps = defineTopic(
  {
    id: 'scale-drawings-and-maps',
    name: { en: 'Scale drawings, maps and models', es: 'Dibujos a escala, mapas y maquetas' },
    description: {
      en: 'Use a scale to find actual lengths, drawing lengths or areas from a map or plan.',
      es: 'Usa una escala para hallar longitudes reales, longitudes del dibujo o áreas de un mapa o plano.',
    },
    domain: 'Geometry',
    standards: ['7.G.A.1'],
    rev: 7,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
