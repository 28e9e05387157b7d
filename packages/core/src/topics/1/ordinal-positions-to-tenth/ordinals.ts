import {
  type AnswerType,
  both,
  type Inline,
  isTerm,
  itemOf,
  list,
  type Of,
  type Printed,
  prose,
  wholes,
  words,
} from '../../../author.ts'

const SUFFIXES = ['st', 'nd', 'rd'] as const
/** All that is asked is within the first ten: 11th would need another suffix. */
const suffixed = (place: number): string => `${place}${place > SUFFIXES.length ? 'th' : itemOf(SUFFIXES, place - 1)}`

/** 3rd; 3.º */
export const nth = (place: number): Of<'words'> => words(suffixed(place), `${place}.º`)
/** 3rd; 3.er, before a masculine noun. */
export const nthOne = (place: number): Of<'words'> =>
  words(suffixed(place), `${place}.${place === 1 || place === 3 ? 'er' : 'º'}`)
/** 1st, 2nd, 3rd; 1.º, 2.º, 3.º */
export const nths = (from: number, to: number) => list(...wholes(from, to).map(nth))

const ordinalIn = (item: Inline): number | null => {
  if (isTerm(item)) return item.kind === 'ordinal' ? item.value : null
  if (typeof item === 'string' || item.kind !== 'words') return null
  const place = Number.parseInt(item.en, 10)
  return Number.isNaN(place) ? null : place
}
/** The ordinal numbers that are printed, in their order. */
export const ordinalsIn = (inlines: readonly Inline[]): readonly number[] =>
  inlines.flatMap(item => {
    const own = ordinalIn(item)
    return own === null ? [] : [own]
  })
/** What is printed of ordinal numbers and of other words of both languages, in reading order. */
export const askedIn = (printed: Printed): readonly string[] =>
  printed.inlines.flatMap(item => {
    const place = ordinalIn(item)
    if (place !== null) return [suffixed(place)]
    if (isTerm(item)) return item.kind === 'person' ? [item.person.name] : []
    return typeof item !== 'string' && item.kind === 'words' ? [item.en] : []
  })

/** Words and numerals of both languages, and the sign of a degree that º is read as. */
const WORDS = [
  'first|primero|primera|primer|1.er|1er|1ro|1ra',
  'second|segundo|segunda|2do|2da',
  'third|tercero|tercera|tercer|3.er|3er|3ro|3ra',
  'fourth|cuarto|cuarta|4to|4ta',
  'fifth|quinto|quinta|5to|5ta',
  'sixth|sexto|sexta|6to|6ta',
  'seventh|séptimo|séptima|7mo|7ma',
  'eighth|octavo|octava|8vo|8va',
  'ninth|noveno|novena|9no|9na',
  'tenth|décimo|décima|10mo|10ma',
] as const
const spellings = (place: number): readonly string[] => [
  suffixed(place),
  ...itemOf(WORDS, place - 1).split('|'),
  ...['.°', '°', '.ª', 'ª'].map(end => `${place}${end}`),
]

/** An ordinal number, by numeral or word: 7th, seventh, 7.º, séptimo, séptima. */
export const ordinalNumber: AnswerType<number> = {
  kind: 'number-list',
  show: place => both(prose`${nth(place)}`),
  value: place => [spellings(place).join(' | ')],
  nearMisses: place => [place + 1, place - 1].filter(near => near >= 1 && near <= 10),
}
/** 4th place, fourth place; 4.° lugar, cuarto lugar. */
const placesSaid = (place: number): readonly string[] => [
  ...[
    suffixed(place),
    ...itemOf(WORDS, place - 1)
      .split('|')
      .slice(0, 1),
  ].map(said => `${said} place`),
  ...[`${place}.°`, place === 1 || place === 3 ? `${place}.er` : `${place}°`, itemOf(FIRST_TO_TENTH, place - 1)].map(
    said => `${said} lugar`,
  ),
]
const FIRST_TO_TENTH = [
  'primer',
  'segundo',
  'tercer',
  'cuarto',
  'quinto',
  'sexto',
  'séptimo',
  'octavo',
  'noveno',
  'décimo',
]

/** Where something stands: the bare number tells it too. */
export const position: AnswerType<number> = {
  ...ordinalNumber,
  value: place => [[...spellings(place), place, ...placesSaid(place)].join(' | ')],
}
