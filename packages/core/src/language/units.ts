import type { Both } from '../both.ts'

/** Printed signs of units. A sign is the same for one and for many, in each language. */
const UNITS = {
  inch: { en: 'in', es: 'pulg' },
  foot: { en: 'ft', es: 'pies' },
  yard: { en: 'yd', es: 'yd' },
  mile: { en: 'mi', es: 'mi' },
  millimeter: { en: 'mm', es: 'mm' },
  centimeter: { en: 'cm', es: 'cm' },
  meter: { en: 'm', es: 'm' },
  kilometer: { en: 'km', es: 'km' },
  'square-inch': { en: 'in²', es: 'pulg²' },
  'square-foot': { en: 'ft²', es: 'pies²' },
  'square-yard': { en: 'yd²', es: 'yd²' },
  'square-mile': { en: 'mi²', es: 'mi²' },
  'square-millimeter': { en: 'mm²', es: 'mm²' },
  'square-centimeter': { en: 'cm²', es: 'cm²' },
  'square-meter': { en: 'm²', es: 'm²' },
  'square-kilometer': { en: 'km²', es: 'km²' },
  'cubic-inch': { en: 'in³', es: 'pulg³' },
  'cubic-foot': { en: 'ft³', es: 'pies³' },
  'cubic-yard': { en: 'yd³', es: 'yd³' },
  'cubic-centimeter': { en: 'cm³', es: 'cm³' },
  'cubic-meter': { en: 'm³', es: 'm³' },
  ounce: { en: 'oz', es: 'oz' },
  pound: { en: 'lb', es: 'lb' },
  ton: { en: 'T', es: 'T' },
  milligram: { en: 'mg', es: 'mg' },
  gram: { en: 'g', es: 'g' },
  kilogram: { en: 'kg', es: 'kg' },
  'fluid-ounce': { en: 'fl oz', es: 'oz líq.' },
  cup: { en: 'c', es: 'tz' },
  pint: { en: 'pt', es: 'pt' },
  quart: { en: 'qt', es: 'ct' },
  gallon: { en: 'gal', es: 'gal' },
  milliliter: { en: 'mL', es: 'mL' },
  liter: { en: 'L', es: 'L' },
  second: { en: 's', es: 's' },
  minute: { en: 'min', es: 'min' },
  hour: { en: 'h', es: 'h' },
  'mile-per-hour': { en: 'mi/h', es: 'mi/h' },
  'kilometer-per-hour': { en: 'km/h', es: 'km/h' },
  'meter-per-second': { en: 'm/s', es: 'm/s' },
  'foot-per-second': { en: 'ft/s', es: 'pies/s' },
  unit: { en: 'units', es: 'unidades' },
  'square-unit': { en: 'square units', es: 'unidades cuadradas' },
  'cubic-unit': { en: 'cubic units', es: 'unidades cúbicas' },
  degree: { en: '°', es: '°' },
  'degree-fahrenheit': { en: '°F', es: '°F' },
  'degree-celsius': { en: '°C', es: '°C' },
  radian: { en: 'rad', es: 'rad' },
} as const satisfies Record<string, Both<string>>

export type UnitId = keyof typeof UNITS

export const unitSign = (unit: UnitId): Both<string> => UNITS[unit]
/** Beside 1 and beside a fraction of one: 1 pie and 1/2 pie, though 2 pies. */
export const unitSignOfOne = (unit: UnitId): Both<string> => {
  const { en, es } = UNITS[unit]
  return { en, es: es.replace(/^pies/, 'pie') }
}
export const isUnit = (text: string): text is UnitId => Object.hasOwn(UNITS, text)
export const unitIds = Object.keys(UNITS) as readonly UnitId[]
