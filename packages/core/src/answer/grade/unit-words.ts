import { isUnit, type UnitId, unitIds, unitSign } from '../../language/units.ts'

/** The words of a line; (s) or (es) stands after one that has a plural too. */
const listed = (words: string): string[] =>
  words.split('|').flatMap(word => {
    const [one = '', ending] = word.split(/[()]/)
    return ending === undefined ? one : [one, one + ending]
  })

/** How pupils write units besides the printed signs, in both languages, without accents. */
const WORDS: Readonly<Record<UnitId, string>> = {
  inch: "inch(es)|in(s)|pulgada(s)|pulg|plg|''|\"",
  foot: "foot|feet|ft|pie(s)|'",
  yard: 'yard(s)|yd(s)|yarda(s)|yda(s)',
  mile: 'mile(s)|mi|milla(s)',
  millimeter: 'millimeter(s)|millimetre(s)|mm|milimetro(s)',
  centimeter: 'centimeter(s)|centimetre(s)|cm(s)|centimetro(s)',
  meter: 'meter(s)|metre(s)|m|mt(s)|metro(s)',
  kilometer: 'kilometer(s)|kilometre(s)|km(s)|kilometro(s)',
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
  ounce: 'ounce(s)|oz(s)|onza(s)',
  pound: 'pound(s)|lb(s)|libra(s)',
  ton: 'ton(s)|t|tonelada(s)',
  milligram: 'milligram(s)|mg|miligramo(s)',
  gram: 'gram(s)|g|gm(s)|gr(s)|gramo(s)',
  kilogram: 'kilogram(s)|kg(s)|kilo(s)|kilogramo(s)',
  'fluid-ounce': 'fluid ounce(s)|fl oz|fl. oz|floz|oz|ounces|onza liquida|onzas liquidas|oz liq',
  cup: 'cup(s)|c|tz|tza(s)|taza(s)',
  pint: 'pint(s)|pt(s)|pinta(s)',
  quart: 'quart(s)|qt(s)|ct|cuarto(s)|cuarto de galon|cuartos de galon',
  gallon: 'gallon(s)|gal(s)|gl|galon(es)',
  milliliter: 'milliliter(s)|millilitre(s)|ml(s)|mililitro(s)',
  liter: 'liter(s)|litre(s)|l|lt(s)|ltr|litro(s)',
  second: 'second(s)|s|sec(s)|seg(s)|segundo(s)',
  minute: 'minute(s)|m|min(s)|minuto(s)',
  hour: 'hour(s)|h|hr(s)|hs|hora(s)',
  'mile-per-hour': 'mph',
  'kilometer-per-hour': 'kph|kmh',
  'meter-per-second': '',
  'foot-per-second': 'fps',
  unit: 'unit(s)|u|un|unidad(es)',
  'square-unit': '',
  'cubic-unit': '',
  degree: '°|deg|degree(s)|grado(s)',
  'degree-fahrenheit':
    '°|degree(s)|grado(s)|°f|f|degrees f|degree fahrenheit|degrees fahrenheit|grado fahrenheit|grados fahrenheit',
  'degree-celsius':
    '°|degree(s)|grado(s)|°c|c|degrees c|degree celsius|degrees celsius|grado celsius|grados celsius|grados centigrados',
  radian: 'radian(s)|rad(s)|radianes',
}

/** Things that are counted and have short spellings too, though no page prints a sign for them. */
const COUNTED: readonly string[] = [
  'day(s)|d|dia(s)',
  'week(s)|wk(s)|semana(s)|sem',
  'month(s)|mo(s)|mes(es)',
  'year(s)|yr(s)|ano(s)',
  'tablespoon(s)|tbsp|tbs|cucharada(s)|cda(s)',
  'teaspoon(s)|tsp|cucharadita(s)|cdta(s)|cdita(s)',
  'cent(s)|¢|ct(s)|centavo(s)',
  'point(s)|pt(s)|punto(s)|pto(s)',
  'piece(s)|pc(s)|pedazo(s)|pza(s)',
  'corner(s)|vertex|vertices|vertexes|esquina(s)|vertice|punta(s)',
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
  const own = [...listed(WORDS[unit]), unitSign(unit).en, unitSign(unit).es]
  const [, power = '', base = ''] = /^(square|cubic)-(.+)$/.exec(unit) ?? []
  const raised = spelled(base).map(word => `${word}${power === 'square' ? 2 : 3}`)
  const [over = '', under] = unit.split('-per-')
  const rates = under === undefined ? [] : crossed(spelled(over).join('|'), spelled(under).join('|'))
  return [...own, ...raised, ...rates].filter(word => word !== '').map(plainUnit)
}

const spelled = (unit: string): string[] => (isUnit(unit) ? listed(WORDS[unit]) : [])

const known = new Map<UnitId, ReadonlySet<string>>()

/** All spellings of a unit, as `plainUnit` leaves them. */
function unitWords(unit: UnitId): ReadonlySet<string> {
  const words = known.get(unit) ?? new Set(wordsFor(unit))
  known.set(unit, words)
  return words
}

const alike = (): readonly ReadonlySet<string>[] => [
  ...unitIds.map(unitWords),
  ...COUNTED.map(words => new Set(listed(words))),
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
    if (over === undefined || under === undefined) return []
    return [over, ...shortNames(over)].flatMap(top => [under, ...shortNames(under)].map(name => `${top}/${name}`))
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
