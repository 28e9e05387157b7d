import { defineTopic } from '../../author.ts'
import { easyForms } from './mass-and-liquid-volume/easy.ts'
import { hardForms } from './mass-and-liquid-volume/hard.ts'
import { mediumForms } from './mass-and-liquid-volume/medium.ts'
import { levels } from './mass-and-liquid-volume/scales.ts'

export const massAndLiquidVolume = defineTopic(
  {
    id: 'mass-and-liquid-volume',
    name: { en: 'Mass and liquid volume', es: 'Masa y volumen de líquidos' },
    description: {
      en: 'Choose sensible metric units and read scales and measuring cups in grams, kilograms, milliliters or liters.',
      es: 'Elige unidades métricas razonables y lee balanzas y tazas medidoras en gramos, kilogramos, mililitros o litros.',
    },
    domain: 'Measurement & Data',
    standards: ['3.MD.A.2'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
