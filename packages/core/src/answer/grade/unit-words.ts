import { type UnitId, unitIds, unitSign } from '../../language/units.ts'

/** How pupils write units besides the printed signs, in both languages, without accents. */
const WORDS: Readonly<Record<UnitId, string>> = {
  inch: "inch|inches|in|pulgada|pulgadas|''|\"",
  foot: "foot|feet|ft|pie|pies|'",
  yard: 'yard|yards|yd|yds|yarda|yardas',
  mile: 'mile|miles|mi|milla|millas',
  millimeter: 'millimeter|millimeters|millimetre|millimetres|mm|milimetro|milimetros',
  centimeter: 'centimeter|centimeters|centimetre|centimetres|cm|cms|centimetro|centimetros',
  meter: 'meter|meters|metre|metres|m|mts|metro|metros',
  kilometer: 'kilometer|kilometers|kilometre|kilometres|km|kms|kilometro|kilometros',
  'square-inch': '',
  'square-foot': '',
  'square-yard': '',
  'square-mile': '',
  'square-millimeter': '',
  'square-centimeter': '',
  'square-meter': '',
  'square-kilometer': '',
  'cubic-inch': '',
  'cubic-foot': '',
  'cubic-yard': '',
  'cubic-centimeter': 'cc',
  'cubic-meter': '',
  ounce: 'ounce|ounces|oz|onza|onzas',
  pound: 'pound|pounds|lb|lbs|libra|libras',
  ton: 'ton|tons|t|tonelada|toneladas',
  milligram: 'milligram|milligrams|mg|miligramo|miligramos',
  gram: 'gram|grams|g|gr|gramo|gramos',
  kilogram: 'kilogram|kilograms|kg|kgs|kilo|kilos|kilogramo|kilogramos',
  'fluid-ounce': 'fluid ounce|fluid ounces|fl oz|fl. oz|floz|oz|ounces|onza liquida|onzas liquidas|oz liq',
  cup: 'cup|cups|c|tz|taza|tazas',
  pint: 'pint|pints|pt|pts|pinta|pintas',
  quart: 'quart|quarts|qt|qts|ct|cuarto|cuartos|cuarto de galon|cuartos de galon',
  gallon: 'gallon|gallons|gal|gals|galon|galones',
  milliliter: 'milliliter|milliliters|millilitre|millilitres|ml|mililitro|mililitros',
  liter: 'liter|liters|litre|litres|l|litro|litros',
  second: 'second|seconds|s|sec|secs|seg|segundo|segundos',
  minute: 'minute|minutes|min|mins|minuto|minutos',
  hour: 'hour|hours|h|hr|hrs|hora|horas',
  'mile-per-hour': 'mile per hour|miles per hour|mph|mi/h|mi/hr|milla por hora|millas por hora',
  'kilometer-per-hour':
    'kilometer per hour|kilometers per hour|km/h|km/hr|kph|kmh|kilometro por hora|kilometros por hora',
  'meter-per-second': 'meter per second|meters per second|m/s|m/sec|metro por segundo|metros por segundo',
  'foot-per-second': 'foot per second|feet per second|ft/s|ft/sec|fps|pie por segundo|pies por segundo',
  unit: 'unit|units|u|unidad|unidades',
  'square-unit': '',
  'cubic-unit': '',
  degree: '°|deg|degree|degrees|grado|grados',
  'degree-fahrenheit': '°f|f|degrees f|degrees fahrenheit|grados fahrenheit',
  'degree-celsius': '°c|c|degrees c|degrees celsius|grados celsius',
  radian: 'radian|radians|rad|rads|radianes',
}

/** One spelling for the powers of a unit: square cm, sq. cm, cm^2, cm² and centímetros cuadrados end in 2. */
export const plainUnit = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\^?\(?([23²³])\)?$/, (_, power: string) => ({ '²': '2', '³': '3' })[power] ?? power)
    .replace(/^(?:square|sq\.?) (.+)$/, '$12')
    .replace(/^(?:cubic|cu\.?) (.+)$/, '$13')
    .replace(/^(.+) (?:cuadrad[oa]s?|squared)$/, '$12')
    .replace(/^(.+) (?:cubic[oa]s?|cubed)$/, '$13')
    .replace(/\.(?=\d?$)/, '')
    .replace(/ (?=[23]$)/, '')
    .replace(/\s+/g, ' ')
    .trim()

function wordsFor(unit: UnitId): string[] {
  const [, power = '', base = unit] = /^(square|cubic)-(.+)$/.exec(unit) ?? []
  const own = [...WORDS[unit].split('|'), unitSign(unit).en, unitSign(unit).es]
  const raised =
    power === '' ? [] : (WORDS[base as UnitId] ?? '').split('|').map(word => `${word}${power === 'square' ? 2 : 3}`)
  return [...own, ...raised].filter(word => word !== '').map(plainUnit)
}

const units = new Map<string, ReadonlySet<string>>()

/** All spellings of a unit, as `plainUnit` leaves them. */
export function unitWords(unit: string): ReadonlySet<string> {
  const known = units.get(unit)
  if (known) return known
  const id = unitIds.find(id => id === unit)
  const words = new Set(id ? wordsFor(id) : [plainUnit(unit)])
  units.set(unit, words)
  return words
}
