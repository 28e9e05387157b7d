import type { Locale } from '../both.ts'
import { assert } from '../errors.ts'

type Gender = 'm' | 'f'

const LARGEST = 999_999_999

/**
 * A number from 0 to 999,999,999 in words, standing alone: "three hundred five", "veintiuno". English follows US schools: a comma
 * stands between the periods, "one thousand, two hundred", and "and" stands for the decimal point alone, "four and thirty-six hundredths"; Spanish says "cuatro enteros y treinta y seis centésimas". Spanish agrees with the gender of what is counted.
 */
export function numberWords(n: number, locale: Locale, gender: Gender = 'm'): string {
  assert(n >= 0 && n <= LARGEST, 'Number words are for numbers up to 999,999,999')
  if (!Number.isInteger(n)) return decimalWords(n, locale)
  return locale === 'en' ? englishNumber(n) : spanishNumber(n, gender)
}

const PARTS = {
  en: ['tenth', 'hundredth', 'thousandth'],
  es: ['décima', 'centésima', 'milésima'],
} as const

/** Tenths, hundredths or thousandths; a whole part of 0 is not said. */
function decimalWords(n: number, locale: Locale): string {
  const [whole = '', digits = ''] = String(n).split('.')
  const part = PARTS[locale][digits.length - 1]
  assert(part !== undefined, 'Number words name at most thousandths')
  const count = Number(digits)
  const parts = `${numberWords(count, locale, 'f')} ${part}${count === 1 ? '' : 's'}`
  if (whole === '0') return parts
  return locale === 'en' ? `${englishNumber(Number(whole))} and ${parts}` : `${spanishWholes(Number(whole))} y ${parts}`
}

/** "un entero", "veintiún enteros": without the noun, the "y" of the decimal point would be lost among those of the numbers. */
const spanishWholes = (n: number) =>
  `${spanishNumber(n, 'm')
    .replace(/veintiuno$/, 'veintiún')
    .replace(/uno$/, 'un')} ${n === 1 ? 'entero' : 'enteros'}`

/** The place of something in an order, from 1 to 100: "twenty-first", "vigésimo primero", "vigésima primera". */
export function ordinalWords(n: number, locale: Locale, gender: Gender = 'm'): string {
  assert(Number.isInteger(n) && n >= 1 && n <= 100, 'Ordinal words are for whole numbers from 1 to 100')
  return locale === 'en' ? englishOrdinal(n) : spanishOrdinal(n, gender)
}

const list = (words: string): readonly string[] => words.split(' ')

/** What stands in a table; every caller stays within its length. */
function at(table: readonly string[], index: number): string {
  const word = table[index]
  assert(word !== undefined, 'Number words within their tables')
  return word
}

const joined = (...words: string[]) => words.filter(word => word !== '').join(' ')

const ENGLISH_TO_TWENTY = list(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
)
const ENGLISH_TENS = list('- - twenty thirty forty fifty sixty seventy eighty ninety')

function englishNumber(n: number): string {
  if (n === 0) return 'zero'
  const [millions, thousands, rest] = periods(n)
  return [
    millions > 0 ? `${englishHundreds(millions)} million` : '',
    thousands > 0 ? `${englishHundreds(thousands)} thousand` : '',
    englishHundreds(rest),
  ]
    .filter(period => period !== '')
    .join(', ')
}

const periods = (n: number) => [Math.floor(n / 1_000_000), Math.floor(n / 1000) % 1000, n % 1000] as const

function englishHundreds(n: number): string {
  const hundreds = Math.floor(n / 100)
  return joined(hundreds > 0 ? `${at(ENGLISH_TO_TWENTY, hundreds)} hundred` : '', englishTens(n % 100))
}

function englishTens(n: number): string {
  if (n === 0) return ''
  if (n < 20) return at(ENGLISH_TO_TWENTY, n)
  const tens = at(ENGLISH_TENS, Math.floor(n / 10))
  return n % 10 === 0 ? tens : `${tens}-${at(ENGLISH_TO_TWENTY, n % 10)}`
}

const IRREGULAR_ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

const englishOrdinal = (n: number) =>
  englishNumber(n).replace(/[a-z]+$/, last => IRREGULAR_ORDINALS[last] ?? `${last.replace(/y$/, 'ie')}th`)

const SPANISH_TO_THIRTY = list(
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve ' +
    'veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
)
const SPANISH_TENS = list('- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa')
const SPANISH_HUNDREDS = list(
  '- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
)

function spanishNumber(n: number, gender: Gender): string {
  if (n === 0) return 'cero'
  const [millions, thousands, rest] = periods(n)
  return joined(spanishMillions(millions), spanishThousands(thousands, gender), agreeing(spanishHundreds(rest), gender))
}

function spanishMillions(millions: number): string {
  if (millions === 0) return ''
  return millions === 1 ? 'un millón' : `${shortened(spanishHundreds(millions))} millones`
}

function spanishThousands(thousands: number, gender: Gender): string {
  if (thousands === 0) return ''
  return thousands === 1 ? 'mil' : `${agreeingHundreds(shortened(spanishHundreds(thousands)), gender)} mil`
}

function spanishHundreds(n: number): string {
  if (n === 100) return 'cien'
  return joined(n > 100 ? at(SPANISH_HUNDREDS, Math.floor(n / 100)) : '', spanishTens(n % 100))
}

function spanishTens(n: number): string {
  if (n === 0) return ''
  if (n < 30) return at(SPANISH_TO_THIRTY, n)
  const tens = at(SPANISH_TENS, Math.floor(n / 10))
  return n % 10 === 0 ? tens : `${tens} y ${at(SPANISH_TO_THIRTY, n % 10)}`
}

/** Before "mil" and "millones": veintiún mil, treinta y un mil. */
const shortened = (words: string) => words.replace(/veintiuno$/, 'veintiún').replace(/\buno$/, 'un')

const agreeingHundreds = (words: string, gender: Gender) =>
  gender === 'm' ? words : words.replace(/(cient|quinient)os\b/, '$1as')

const agreeing = (words: string, gender: Gender) =>
  gender === 'm' ? words : agreeingHundreds(words, gender).replace(/uno$/, 'una')

const SPANISH_ORDINALS = list(
  '- primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo undécimo duodécimo decimotercero decimocuarto ' +
    'decimoquinto decimosexto decimoséptimo decimoctavo decimonoveno',
)
const SPANISH_ORDINAL_TENS = list(
  '- décimo vigésimo trigésimo cuadragésimo quincuagésimo sexagésimo septuagésimo octogésimo nonagésimo centésimo',
)

function spanishOrdinal(n: number, gender: Gender): string {
  const masculine =
    n < 20
      ? at(SPANISH_ORDINALS, n)
      : joined(at(SPANISH_ORDINAL_TENS, Math.floor(n / 10)), n % 10 === 0 ? '' : at(SPANISH_ORDINALS, n % 10))
  return gender === 'm' ? masculine : masculine.replace(/o\b/g, 'a')
}
