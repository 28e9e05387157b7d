import { isUnit, type UnitId, unitIds, unitSign } from '../../language/units.ts'

/** How pupils write units besides the printed signs, in both languages, without accents. */
const WORDS: Readonly<Record<UnitId, string>> = {
  inch: "inch|inches|in|ins|pulgada|pulgadas|pulg|plg|''|\"",
  foot: "foot|feet|ft|pie|pies|'",
  yard: 'yard|yards|yd|yds|yarda|yardas|yda|ydas',
  mile: 'mile|miles|mi|milla|millas',
  millimeter: 'millimeter|millimeters|millimetre|millimetres|mm|milimetro|milimetros',
  centimeter: 'centimeter|centimeters|centimetre|centimetres|cm|cms|centimetro|centimetros',
  meter: 'meter|meters|metre|metres|m|mt|mts|metro|metros',
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
  ounce: 'ounce|ounces|oz|ozs|onza|onzas',
  pound: 'pound|pounds|lb|lbs|libra|libras',
  ton: 'ton|tons|t|tonelada|toneladas',
  milligram: 'milligram|milligrams|mg|miligramo|miligramos',
  gram: 'gram|grams|g|gm|gms|gr|grs|gramo|gramos',
  kilogram: 'kilogram|kilograms|kg|kgs|kilo|kilos|kilogramo|kilogramos',
  'fluid-ounce': 'fluid ounce|fluid ounces|fl oz|fl. oz|floz|oz|ounces|onza liquida|onzas liquidas|oz liq',
  cup: 'cup|cups|c|tz|tza|tzas|taza|tazas',
  pint: 'pint|pints|pt|pts|pinta|pintas',
  quart: 'quart|quarts|qt|qts|ct|cuarto|cuartos|cuarto de galon|cuartos de galon',
  gallon: 'gallon|gallons|gal|gals|gl|galon|galones',
  milliliter: 'milliliter|milliliters|millilitre|millilitres|ml|mls|mililitro|mililitros',
  liter: 'liter|liters|litre|litres|l|lt|lts|ltr|litro|litros',
  second: 'second|seconds|s|sec|secs|seg|segs|segundo|segundos',
  minute: 'minute|minutes|m|min|mins|minuto|minutos',
  hour: 'hour|hours|h|hr|hrs|hs|hora|horas',
  'mile-per-hour': 'mph',
  'kilometer-per-hour': 'kph|kmh',
  'meter-per-second': '',
  'foot-per-second': 'fps',
  unit: 'unit|units|u|un|unidad|unidades',
  'square-unit': '',
  'cubic-unit': '',
  degree: '°|deg|degree|degrees|grado|grados',
  'degree-fahrenheit':
    '°|degree|degrees|grado|grados|°f|f|degrees f|degree fahrenheit|degrees fahrenheit|grado fahrenheit|grados fahrenheit',
  'degree-celsius':
    '°|degree|degrees|grado|grados|°c|c|degrees c|degree celsius|degrees celsius|grado celsius|grados celsius|grados centigrados',
  radian: 'radian|radians|rad|rads|radianes',
}

/** Things that are counted and have short spellings too, though no page prints a sign for them. */
const COUNTED: readonly string[] = [
  'day|days|d|dia|dias',
  'week|weeks|wk|wks|semana|semanas|sem',
  'month|months|mo|mos|mes|meses',
  'year|years|yr|yrs|ano|anos',
  'tablespoon|tablespoons|tbsp|tbs|cucharada|cucharadas|cda|cdas',
  'teaspoon|teaspoons|tsp|cucharadita|cucharaditas|cdta|cdtas|cdita|cditas',
  'cent|cents|¢|ct|cts|centavo|centavos',
  'corner|corners|vertex|vertices|vertexes|esquina|esquinas|vertice|punta|puntas',
]

const COINS: readonly (readonly [name: string, worth: number])[] = [
  ['un centavo', 1],
  ['cinco centavos', 5],
  ['diez centavos', 10],
  ['veinticinco centavos', 25],
]

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
    .replace(/ ?\/ ?| (?:per|an?|por|in|en|each|every|cada|for)(?: (?:1|one|an?|un|una))? (?=\p{L})/gu, '/')
    .replace(/\s+/g, ' ')
    .trim()

/** Every spelling of the first with every spelling of the second: mi/h, miles/hour, millas/h. */
const crossed = (over: string, under: string): string[] =>
  over.split('|').flatMap(top => under.split('|').map(bottom => `${top}/${bottom}`))

function wordsFor(unit: UnitId): string[] {
  const own = [...WORDS[unit].split('|'), unitSign(unit).en, unitSign(unit).es]
  const [, power = '', base = ''] = /^(square|cubic)-(.+)$/.exec(unit) ?? []
  const raised = spelled(base).map(word => `${word}${power === 'square' ? 2 : 3}`)
  const [over = '', under] = unit.split('-per-')
  const rates = under === undefined ? [] : crossed(spelled(over).join('|'), spelled(under).join('|'))
  return [...own, ...raised, ...rates].filter(word => word !== '').map(plainUnit)
}

const spelled = (unit: string): string[] => (isUnit(unit) ? WORDS[unit].split('|') : [])

const known = new Map<UnitId, ReadonlySet<string>>()

/** All spellings of a unit, as `plainUnit` leaves them. */
function unitWords(unit: UnitId): ReadonlySet<string> {
  const words = known.get(unit) ?? new Set(wordsFor(unit))
  known.set(unit, words)
  return words
}

const alike = (): readonly ReadonlySet<string>[] => [
  ...unitIds.map(unitWords),
  ...COUNTED.map(words => new Set(words.split('|'))),
]

/** min for minute, at the end of a rate. */
const shortNames = (word: string): readonly string[] => [...(alike().find(names => names.has(word)) ?? [])]

/** What a unit may be called, or a thing. A thing that is a unit by another name, such as pounds, goes by its signs too; boxes of cookies are boxes. */
export function spellingsOf(unit: string, words?: readonly string[]): ReadonlySet<string> {
  if (words === undefined && isUnit(unit)) return unitWords(unit)
  const plain = (words ?? [unit]).map(plainUnit)
  const heads = plain.map(word => word.replace(/ (?:of|de) .*$/, ''))
  // The first alone: degrees that are counted are not degrees Celsius too.
  const same = alike().find(spellings => heads.every(word => spellings.has(word)))
  const rates = plain.flatMap(word => {
    const [over, under] = word.split('/')
    return over === undefined || under === undefined ? [] : shortNames(under).map(name => `${over}/${name}`)
  })
  // Monedas de diez centavos are monedas de 10¢.
  const coins = plain.flatMap(word =>
    COINS.flatMap(([name, worth]) =>
      word.endsWith(name) ? [`${worth} centavos`, `${worth}¢`, `${worth} ¢`].map(said => word.replace(name, said)) : [],
    ),
  )
  // Hotdogs and hot-dogs are hot dogs.
  const closed = plain.flatMap(word => (/[ -]/.test(word) ? [word.replace(/[ -]/g, ''), word.replace(/-/g, ' ')] : []))
  return new Set([...plain, ...heads, ...rates, ...closed, ...coins, ...(same ?? [])])
}
