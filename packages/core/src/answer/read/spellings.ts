import type { Asked } from '../check-answer.ts'
import type { AnswerKind, Json } from '../type.ts'
import { withoutLeadIn } from './frames.ts'
import { FORMULAS, MANY, SINGLE, WORDS } from './kinds.ts'
import { withDigits, withPartsOfAnHour } from './number-words.ts'
import type { Prompt } from './prompt.ts'
import { withDivisionSign, withRootSign, withShareOf, withSigns } from './spoken.ts'
import { withoutUnits } from './units.ts'

/** Number words as digits, in Spanish a decimal comma, one line an item, and without the units of the prompt. */
export function spellings(asked: Asked, text: string): readonly string[] {
  const { answer, prompt } = asked
  const isWorded = answer.type !== 'choice' && answer.type !== 'time' && !WORDS.has(answer.type)
  const digits = isWorded ? withDigits(text) : text
  const signed = FORMULAS.has(answer.type) ? withSigns(digits) : withRootSign(text)
  const points =
    prompt.locale === 'es'
      ? digits
          .replace(/(?<=\d)\.(?=\d{3}(?:\.\d{3})*,\d)/g, '')
          .replace(/(?<!(?<!\p{L})[CP] ?\(\d+)(?<=\d),(?=\(?\d)(?!000(?!\d))/gu, '.')
      : digits
  const counted = isWorded ? withDigits(text, false) : text
  const bare = withoutBound(withoutScale(digits, asked), prompt)
  const chance = /probab/.test(prompt.words)
    ? digits.replace(/^(\d+) (?:out of|in|de cada|de) (\d+)$/, '$1/$2')
    : digits
  const placed = answer.type === 'integer' ? withoutPlaces(withoutPlace(text, prompt), prompt) : text
  const hours = answer.type === 'measure' ? withPartsOfAnHour(text) : text
  const parts = answer.type === 'fraction' || answer.type === 'decimal' ? withoutPartName(text) : text
  const listed = MANY.has(answer.type)
    ? listedLines(withDivisionSign(withRootSign(answer.type === 'point-list' ? withBrackets(points) : points)))
    : text
  const bared = isBared(answer.type) ? withoutUnits(listed, asked) : text
  // 6,000 metros in Spanish, where a comma may part thousands too.
  const thousands =
    MANY.has(answer.type) && answer.type !== 'point-list' && points !== digits
      ? withoutUnits(listedLines(digits), asked)
      : text
  const said = isBared(answer.type) && FORMULAS.has(answer.type) ? withSigns(bared) : text
  const grouped = SINGLE.has(answer.type) || answer.type === 'equation' ? withoutSpacedThousands(digits) : text
  return withinBounds([
    ...new Set(
      [
        text,
        digits,
        points,
        signed,
        chance,
        counted,
        bare,
        listed,
        bared,
        said,
        grouped,
        placed,
        parts,
        hours,
        thousands,
        withShareOf(digits),
      ]
        .map(withoutHats)
        .flatMap(spelling => [spelling, withoutLeadIn(spelling)]),
    ),
  ])
}

/** 8th and #8 name a place; how many is not answered so. */
const withoutPlace = (text: string, { words }: Prompt): string =>
  /how many|cuant[oa]s/.test(words)
    ? text
    : text.replace(/^(?:the |number |n[uú]mero |no\. ?|n\.?º ?|# ?)?(\d+)(?:st|nd|rd|th|\.?[ºª])?$/i, '$1')

const PLACES = [
  /^(?:one|unidad)(?:e?s)?$/,
  /^(?:ten|decena)s?$/,
  /^(?:hundred|centena)s?$/,
  /^(?:thousand|millar)(?:e?s)?$/,
]

/** 2 hundreds 4 tens for 240, where the prompt does not speak of places itself. */
function withoutPlaces(text: string, { words }: Prompt): string {
  const parts = [...text.toLowerCase().matchAll(/(\d+) (\p{L}+)(?:,? (?:and |y )?|, ?|$|\s*\+\s*)/gu)]
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== text.toLowerCase()) return text
  if (/\b(?:ones|tens|hundreds|thousands|unidades|decenas|centenas|millares)\b/.test(words)) return text
  const amounts = parts.map(([, count, place = '']) => ({
    count: Number(count),
    power: PLACES.findIndex(name => name.test(place)),
  }))
  if (amounts.some(({ power }) => power < 0)) return text
  return String(amounts.reduce((sum, { count, power }) => sum + count * 10 ** power, 0))
}

const PARTS = [/^(?:tenth|d[eé]cima)s?$/i, /^(?:hundredth|cent[eé]sima)s?$/i, /^(?:thousandth|mil[eé]sima)s?$/i]

/** 7 hundredths for 0.07. */
const withoutPartName = (text: string): string =>
  text.replace(/^(\d+) (\p{L}+)$/u, (said, count: string, part: string) => {
    const places = PARTS.findIndex(name => name.test(part)) + 1
    return places === 0 ? said : (Number(count) / 10 ** places).toFixed(places)
  })

/** 24°F where degrees are counted on a scale of Fahrenheit. */
const withoutScale = (text: string, { answer: { value }, prompt }: Asked): string =>
  isOfDegrees(value)
    ? text.replace(
        /(?<=\d) ?(?:°|degrees?|grados?)? ?(fahrenheit|celsius|cent[ií]grados?|[fc])(?!\p{L})/giu,
        (said, scale: string) => (prompt.scales.some(own => own === scale[0]?.toUpperCase()) ? '°' : said),
      )
    : text

const isOfDegrees = (value: Json): boolean =>
  typeof value === 'object' && value !== null && 'unit' in value && value.unit === 'degree'

/** Characters that all spellings of a text have together: what is judged in full does not grow with their number. */
export const MOST_SPELLED = 4000

/** As many spellings as are within the bound, the likeliest first; one at least. */
function withinBounds(spellings: readonly string[]): readonly string[] {
  let length = 0
  return spellings.filter((spelling, i) => {
    length += spelling.length
    return i === 0 || length <= MOST_SPELLED
  })
}

const isBared = (type: AnswerKind): boolean => MANY.has(type) || type === 'equation' || type === 'inequality'

/** At least 9 for the least number, ±0.05 for a margin, 50% for percentage points, and a quotient with the remainder 0. */
function withoutBound(text: string, { words }: Prompt): string {
  if (/percentage point|puntos? porcentual/.test(words)) return text.replace(/ ?%/g, '')
  if (/\bleast\b|minim|menor/.test(words)) return text.replace(/\b(?:at least|al menos|como m[ií]nimo) (?=\d)/i, '')
  if (/\bmost\b|maxim|greatest|mayor/.test(words))
    return text.replace(/\b(?:at most|a lo sumo|como m[aá]ximo) (?=\d)/i, '')
  if (/margin|margen/.test(words)) return text.replace(/^± ?/, '')
  if (/extran/.test(words))
    return text.replace(
      /[,;.] ?(?:(?:there are )?no extraneous solutions?|(?:no hay|sin) soluci(?:ones|[oó]n) extrañas?)$/i,
      '',
    )
  return /divi/.test(words)
    ? text
        .replace(/(?<=\d),? (?:exact[oa]?s?|exactly|evenly|sin (?:que )?sobr[ae]r?)$/i, '')
        .replace(/,? ?\b(?:(?:with |con )?(?:R|remainder|residuo|resto)(?: of| de)?)[ :=]*0$/i, '')
    : text
}

/** Las letras H y W. */
const LETTERS = /^(?:las? |the )?(?:letras?|letters?):? (?=\p{Lu}(?!\p{L}))/iu

/** x = -2, y = 4 among others of its kind. */
const COORDINATES =
  /(?<=^|[,;] ?|[,;] ?(?:and|y) | (?:and|y|or|o) )x ?= ?([^,;=]{1,12}?)(?:,| and| y|, y|, and) ?y ?= ?([^,;=\s]{1,12})(?=$|[,;]| (?:and|y|or|o) x)/g

/** 1,2 4,1 4,5 and 3, 9; 6, 18: pairs without brackets. */
const PAIRS = /^-?\d+, ?-?\d+(?:(?: |; ?)-?\d+, ?-?\d+)+$/

const withBrackets = (text: string): string =>
  PAIRS.test(text) ? text.replace(/(-?\d+), ?(-?\d+)/g, '($1, $2)') : text.replace(COORDINATES, '($1, $2)')

/** One item a line; 13: 7 + 6 = 13, … for a number and its equations; a = b = −3 for both. */
const listedLines = (text: string): string =>
  text
    .replace(LETTERS, '')
    .replace(/(?<=^|[,;] ?| [yu] | and )(?:el|los|the) (?=-?\d)/g, '')
    .replace(/^(?:first|primero),? (?=[\p{Lu}\d(].* (?:then|luego|despu[eé]s) )/iu, '')
    .replace(/,? (?:and |y )?(?:then|luego|despu[eé]s) (?=[\p{Lu}\d(])/gu, '; ')
    .replace(/ *[,;]? *\n\s*/g, '; ')
    .replace(/^-?\d[\d.]*(?: -?\d[\d.]*){2,}$/, numbers => numbers.replaceAll(' ', ', '))
    .replace(/^(\d+) ?(?:→|->|should be|deber?[ií]?a? ser) ?(\d+)$/, '$1; $2')
    .replace(/^(\d+) ?: ?(?=.*=)/, '$1; ')
    .replace(/^(\p{L}) ?= ?(\p{L}) ?= ?([^=]+)$/u, '$1 = $3, $2 = $3')

/** 600 000 + 50 000: spaces for commas. */
const withoutSpacedThousands = (text: string): string =>
  text.replace(/(?<![\d.,/])\d{1,3}(?: \d{3})+(?![\d,/])(?! ?\d* ?\/)/g, number => number.replaceAll(' ', ''))

/** ŷ is y, and an angle may be told by its word. */
const withoutHats = (text: string): string =>
  text
    .replace(/ŷ|y\u0302|\by[- ]hat\b/g, 'y')
    .replace(/(?<=∠ ?\p{Lu}{1,3}) (?:mide|measures|is|es) (?=-?\d)/u, ' = ')
    .replace(/\b[Aa]ng(?:le|ulo) (?=[A-Z]{1,3}\b|[b-z]\b)|m?<(?=[A-Z]{3}\b)/g, '∠')
