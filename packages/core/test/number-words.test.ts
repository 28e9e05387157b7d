import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isCorrect } from '../src/answer/is-correct.ts'
import { numberWords, ordinalWords } from '../src/language/number-words.ts'

/** Reads words back by adding and multiplying what each one is worth, knowing nothing of how they are written. */
function read(words: string, worth: ReadonlyMap<string, number>): number {
  let total = 0
  let period = 0
  for (const word of words.split(/,? |-/)) {
    const value = worth.get(word)
    if (value === undefined) throw new Error(`"${word}" is not a number word`)
    if (value >= 1000) {
      total += (period || 1) * value
      period = 0
    } else if (word === 'hundred') period *= 100
    else period += value
  }
  return total + period
}

const ENGLISH = new Map<string, number>([
  ['zero', 0],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
  ['thirteen', 13],
  ['fourteen', 14],
  ['fifteen', 15],
  ['sixteen', 16],
  ['seventeen', 17],
  ['eighteen', 18],
  ['nineteen', 19],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
  ['ninety', 90],
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
])

const SPANISH = new Map<string, number>([
  ['cero', 0],
  ['un', 1],
  ['uno', 1],
  ['una', 1],
  ['dos', 2],
  ['tres', 3],
  ['cuatro', 4],
  ['cinco', 5],
  ['seis', 6],
  ['siete', 7],
  ['ocho', 8],
  ['nueve', 9],
  ['diez', 10],
  ['once', 11],
  ['doce', 12],
  ['trece', 13],
  ['catorce', 14],
  ['quince', 15],
  ['dieciséis', 16],
  ['diecisiete', 17],
  ['dieciocho', 18],
  ['diecinueve', 19],
  ['veinte', 20],
  ['veintiún', 21],
  ['veintiuno', 21],
  ['veintiuna', 21],
  ['veintidós', 22],
  ['veintitrés', 23],
  ['veinticuatro', 24],
  ['veinticinco', 25],
  ['veintiséis', 26],
  ['veintisiete', 27],
  ['veintiocho', 28],
  ['veintinueve', 29],
  ['y', 0],
  ['treinta', 30],
  ['cuarenta', 40],
  ['cincuenta', 50],
  ['sesenta', 60],
  ['setenta', 70],
  ['ochenta', 80],
  ['noventa', 90],
  ['cien', 100],
  ['ciento', 100],
  ['doscientos', 200],
  ['trescientos', 300],
  ['cuatrocientos', 400],
  ['quinientos', 500],
  ['seiscientos', 600],
  ['setecientos', 700],
  ['ochocientos', 800],
  ['novecientos', 900],
  ['doscientas', 200],
  ['trescientas', 300],
  ['cuatrocientas', 400],
  ['quinientas', 500],
  ['seiscientas', 600],
  ['setecientas', 700],
  ['ochocientas', 800],
  ['novecientas', 900],
  ['mil', 1000],
  ['millón', 1_000_000],
  ['millones', 1_000_000],
])

const whole = fc.oneof(
  fc.integer({ min: 0, max: 999_999_999 }),
  fc.integer({ min: 0, max: 1200 }),
  fc.integer({ min: 0, max: 999_999 }),
  fc.tuple(fc.integer({ min: 0, max: 999 }), fc.constantFrom(1, 1000, 1_000_000)).map(([n, period]) => n * period),
)

describe('number words', () => {
  it('reads back in English', () => {
    fc.assert(
      fc.property(whole, n => read(numberWords(n, 'en'), ENGLISH) === n),
      { numRuns: 2000 },
    )
  })

  it('reads back in Spanish, in either gender', () => {
    const gender = fc.constantFrom('m' as const, 'f' as const)
    fc.assert(
      fc.property(whole, gender, (n, of) => read(numberWords(n, 'es', of), SPANISH) === n),
      { numRuns: 2000 },
    )
  })

  it('hyphenates English tens and never says "and"', () => {
    fc.assert(
      fc.property(whole, n => {
        const words = numberWords(n, 'en')
        expect(words).not.toMatch(/ and /)
        expect(words).not.toMatch(/(ty) (one|two|three|four|five|six|seven|eight|nine)\b/)
      }),
    )
  })

  it('joins Spanish tens and ones from thirty on with y, and shortens uno before mil and millones only', () => {
    fc.assert(
      fc.property(whole, n => {
        const words = numberWords(n, 'es')
        expect(words).not.toMatch(/(treinta|[cst]enta|chenta|venta) (un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)/)
        expect(words).not.toMatch(/uno (mil|millones)/)
        expect(words).not.toMatch(/\bun$|veintiún$|^un mil\b|cien (?!mil|millones)/)
      }),
    )
  })

  test.each([
    [0, 'zero', 'cero'],
    [1, 'one', 'uno'],
    [15, 'fifteen', 'quince'],
    [16, 'sixteen', 'dieciséis'],
    [21, 'twenty-one', 'veintiuno'],
    [22, 'twenty-two', 'veintidós'],
    [23, 'twenty-three', 'veintitrés'],
    [26, 'twenty-six', 'veintiséis'],
    [31, 'thirty-one', 'treinta y uno'],
    [40, 'forty', 'cuarenta'],
    [90, 'ninety', 'noventa'],
    [100, 'one hundred', 'cien'],
    [101, 'one hundred one', 'ciento uno'],
    [116, 'one hundred sixteen', 'ciento dieciséis'],
    [305, 'three hundred five', 'trescientos cinco'],
    [500, 'five hundred', 'quinientos'],
    [700, 'seven hundred', 'setecientos'],
    [900, 'nine hundred', 'novecientos'],
    [999, 'nine hundred ninety-nine', 'novecientos noventa y nueve'],
    [1000, 'one thousand', 'mil'],
    [1001, 'one thousand, one', 'mil uno'],
    [1100, 'one thousand, one hundred', 'mil cien'],
    [2021, 'two thousand, twenty-one', 'dos mil veintiuno'],
    [21_000, 'twenty-one thousand', 'veintiún mil'],
    [31_000, 'thirty-one thousand', 'treinta y un mil'],
    [100_000, 'one hundred thousand', 'cien mil'],
    [101_001, 'one hundred one thousand, one', 'ciento un mil uno'],
    [200_000, 'two hundred thousand', 'doscientos mil'],
    [1_000_000, 'one million', 'un millón'],
    [1_001_000, 'one million, one thousand', 'un millón mil'],
    [21_000_000, 'twenty-one million', 'veintiún millones'],
    [100_000_000, 'one hundred million', 'cien millones'],
    [
      121_021_121,
      'one hundred twenty-one million, twenty-one thousand, one hundred twenty-one',
      'ciento veintiún millones veintiún mil ciento veintiuno',
    ],
    [405_000_012, 'four hundred five million, twelve', 'cuatrocientos cinco millones doce'],
    [
      999_999_999,
      'nine hundred ninety-nine million, nine hundred ninety-nine thousand, nine hundred ninety-nine',
      'novecientos noventa y nueve millones novecientos noventa y nueve mil novecientos noventa y nueve',
    ],
  ])('%i', (n, english, spanish) => {
    expect(numberWords(n, 'en')).toBe(english)
    expect(numberWords(n, 'es')).toBe(spanish)
  })

  test.each([
    [1, 'una'],
    [21, 'veintiuna'],
    [31, 'treinta y una'],
    [100, 'cien'],
    [101, 'ciento una'],
    [200, 'doscientas'],
    [500, 'quinientas'],
    [731, 'setecientas treinta y una'],
    [21_000, 'veintiún mil'],
    [200_000, 'doscientas mil'],
    [521_301, 'quinientas veintiún mil trescientas una'],
    [200_000_000, 'doscientos millones'],
    [1_200_500, 'un millón doscientas mil quinientas'],
  ])('%i of something feminine', (n, words) => {
    expect(numberWords(n, 'es', 'f')).toBe(words)
  })

  test.each([-1, 0.0005, 1_000_000_000, Number.NaN])('refuses %d', n => {
    expect(() => numberWords(n, 'en')).toThrow()
  })
})

describe('words of decimals', () => {
  test.each([
    [0.1, 'one tenth', 'una décima'],
    [4.36, 'four and thirty-six hundredths', 'cuatro enteros y treinta y seis centésimas'],
    [0.043, 'forty-three thousandths', 'cuarenta y tres milésimas'],
    [21.001, 'twenty-one and one thousandth', 'veintiún enteros y una milésima'],
    [12.231, 'twelve and two hundred thirty-one thousandths', 'doce enteros y doscientas treinta y una milésimas'],
    [1.7, 'one and seven tenths', 'un entero y siete décimas'],
  ])('%d', (n, en, es) => {
    expect([numberWords(n, 'en'), numberWords(n, 'es')]).toEqual([en, es])
  })

  test.each([
    ['four and thirty six thousandths', true],
    ['cuatro enteros y treinta y seis milésimas', true],
    ['cuatro y treinta y seis milésimas', true],
    ['four thirty-six thousandths', false],
    ['forty and thirty-six thousandths', false],
    ['4.036', false],
  ])('%s for 4.036: %s', (input, isRight) => {
    expect(isCorrect({ type: 'number-words', value: 4.036, requires: null }, input)).toBe(isRight)
  })

  test.each([
    ['cuarenta y un enteros y tres centésimas', true],
    ['cuarenta y uno y tres centésimas', true],
    ['cuarenta y uno con tres centésimas', true],
    ['cuarenta y un enteros con tres centésimas', true],
    ['cuarenta y un tres centésimas', false],
    ['uno y tres centésimas', false],
  ])('%s for 41.03: %s', (input, isRight) => {
    expect(isCorrect({ type: 'number-words', value: 41.03, requires: null }, input)).toBe(isRight)
  })
})

describe('ordinal words', () => {
  test.each([
    [1, 'first', 'primero', 'primera'],
    [2, 'second', 'segundo', 'segunda'],
    [3, 'third', 'tercero', 'tercera'],
    [4, 'fourth', 'cuarto', 'cuarta'],
    [5, 'fifth', 'quinto', 'quinta'],
    [7, 'seventh', 'séptimo', 'séptima'],
    [8, 'eighth', 'octavo', 'octava'],
    [9, 'ninth', 'noveno', 'novena'],
    [10, 'tenth', 'décimo', 'décima'],
    [11, 'eleventh', 'undécimo', 'undécima'],
    [12, 'twelfth', 'duodécimo', 'duodécima'],
    [13, 'thirteenth', 'decimotercero', 'decimotercera'],
    [17, 'seventeenth', 'decimoséptimo', 'decimoséptima'],
    [18, 'eighteenth', 'decimoctavo', 'decimoctava'],
    [20, 'twentieth', 'vigésimo', 'vigésima'],
    [21, 'twenty-first', 'vigésimo primero', 'vigésima primera'],
    [30, 'thirtieth', 'trigésimo', 'trigésima'],
    [31, 'thirty-first', 'trigésimo primero', 'trigésima primera'],
    [42, 'forty-second', 'cuadragésimo segundo', 'cuadragésima segunda'],
    [50, 'fiftieth', 'quincuagésimo', 'quincuagésima'],
    [99, 'ninety-ninth', 'nonagésimo noveno', 'nonagésima novena'],
    [100, 'one hundredth', 'centésimo', 'centésima'],
  ])('%i', (n, english, masculine, feminine) => {
    expect(ordinalWords(n, 'en')).toBe(english)
    expect(ordinalWords(n, 'es')).toBe(masculine)
    expect(ordinalWords(n, 'es', 'f')).toBe(feminine)
  })

  it('are all different', () => {
    const places = Array.from({ length: 100 }, (_, index) => index + 1)
    for (const locale of ['en', 'es'] as const)
      expect(new Set(places.map(place => ordinalWords(place, locale))).size).toBe(100)
  })

  test.each([0, 101, 1.5])('refuses %d', n => {
    expect(() => ordinalWords(n, 'es')).toThrow()
  })
})
