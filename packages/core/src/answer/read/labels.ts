import { withPlainSigns } from '../../math/tokens.ts'
import type { Asked } from '../check-answer.ts'
import { itemsOf, plainWords } from '../grade/text.ts'
import { escaped } from './printed.ts'
import { keyLine, type Prompt } from './prompt.ts'

/** Words for the same part of an answer, in both languages, with the letters that stand for it. */
const SAME: readonly string[] = [
  'mean|media|promedio|average|μ|x̄|mu|expected value|valor esperado',
  'median|mediana|med',
  'mode|moda',
  'range|rango',
  'standard deviation|desviacion estandar|desviacion|deviation|sd|σ|sigma',
  'greatest common factor|gcf|gcd|hcf|maximo comun divisor|mcd',
  'least common multiple|lcm|minimo comun multiplo|mcm',
  'point estimate|estimacion puntual|estimate|estimacion|p̂|p-hat|phat|p hat|proporcion',
  'margin of error|margen de error|margin|margen|me|moe|e',
  'lower quartile|primer cuartil|cuartil inferior|q1|first quartile',
  'upper quartile|tercer cuartil|cuartil superior|q3|third quartile',
  'interquartile range|rango intercuartilico|iqr|ric',
  'minimum|minimo|min',
  'maximum|maximo|max',
  'vertex|vertice',
  'axis of symmetry|eje de simetria|axis|eje',
  'zeros|ceros|roots|raices|x-intercepts|zero|cero',
  'y-intercept|interseccion con el eje y|ordenada al origen|intercept|b',
  'slope|pendiente|m',
  'center|centro|c',
  'radius|radio|r',
  'diameter|diametro',
  "derivative|derivada|dy/dx|y′|y'|f′(x)|f'(x)",
  'magnitude|magnitud|norma',
  'direction angle|direction|angulo de direccion|direccion|θ|theta',
  'discriminant|discriminante|d|δ',
  'quotient|cociente',
  'remainder|residuo|resto',
  'height|altura|h',
  'perimeter|perimetro',
  'area',
  'excluded values|valores excluidos|excluded',
  'domain|dominio',
  'length|longitud|largo',
  'width|ancho',
]
const families = SAME.map(words => words.split('|'))

interface Labelled {
  readonly label: string
  readonly value: string
}

const LABEL = String.raw`m?∠ ?\d{1,2}|(?:m?∠ ?)?[\p{L}][\p{L}\p{M}\d'′₀-₉_⁻¹-]*(?:/d\p{L})?(?: (?!-?\d)[\p{L}]+){0,3}(?:\([^()=]{0,12}\))?`
const BEFORE = new RegExp(
  `^(${LABEL}) ?(?:=|:|≈|∈| is | es | of | de )+ ?(.+)$|^((?:\\p{L}[\\p{L}-]+ ){1,4})(?=[-+√(\\d.])(.+)$|^(\\p{Lu}'?)(?=\\()(.+)$`,
  'u',
)
const AFTER = /^([-+√\d.,/%$π ]*[\d%π]) ?\(?(\p{L}+(?: \p{L}+){0,2}) ?\)?$/u

/** Longest B. */
const LETTER_LAST = /^(\p{L}{3,}(?: \p{L}{3,}){0,2}) (\p{Lu})$/u
/** A is the longest, C shortest. */
const LETTER_FIRST = /^(\p{Lu}) (?:(?:is|es) )?(?:(?:the|el|la) )?(\p{Ll}{3,}(?: \p{Ll}{3,}){0,2}) ?$/u

/** Whether a word before an answer names another part than the prompt asks for: mean = 40 for the median. */
export function namesAnotherPart(label: string, prompt: Prompt): boolean {
  const plain = plainWords(label)
  const isTold = (words: readonly string[]) => words.some(word => word.length > 3 && prompt.words.includes(word))
  const own = families.find(
    words => words.includes(plain) && (plain.length > 2 || plain === 'r' || (/^[hμσ]$/.test(plain) && isTold(words))),
  )
  const question = plainWords(prompt.question)
  const asks = (words: readonly string[]) =>
    words.some(word => word.length > 3 && new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, 'u').test(question))
  // dy/dx is the slope of a tangent.
  if (own?.includes('dy/dx') && /tangent/.test(question) && /slope|pendiente/.test(question)) return false
  if (own !== undefined) return !asks(own) && families.some(words => words !== own && asks(words))
  // b for a slope, or x for a discriminant.
  const asked = /^[xyzbm]$/.test(label) ? families.find(asks) : undefined
  return (
    asked !== undefined &&
    !asked.includes(label) &&
    !new RegExp(
      `(?:${asked.join('|')}|for|find|halla|valor de|value of)(?: is| es| of| de|,)? ?\\(?${label}(?!\\p{L})`,
      'u',
    ).test(question) &&
    (asked.includes('slope') ||
      families.some(words => words.includes(label)) ||
      new RegExp(`(?<!\\p{L})${label}(?!\\p{L})`, 'u').test(prompt.text))
  )
}

/** The items of an answer with their labels, if each has one: "mean = 39.5, median = 40.5" and "6 rojas, 2 azules". */
function labelledItems(text: string, count: number, isOfLetters: boolean): readonly Labelled[] | null {
  for (const items of waysToPart(text)) {
    if (items.length !== count) continue
    const labelled = items.map(item => {
      const letterFirst = isOfLetters ? LETTER_FIRST.exec(item) : null
      const lettered = isOfLetters ? LETTER_LAST.exec(item) : null
      if (lettered) return { label: lettered[1] ?? '', value: lettered[2] ?? '' }
      const before = letterFirst ? null : BEFORE.exec(item)
      if (before) {
        const label = (before[1] ?? before[3] ?? before[5] ?? '').trim()
        const value = (before[2] ?? before[4] ?? before[6] ?? '').trim()
        // Axis x = −2 is the axis x = −2.
        const [, words, letter] = before[1] === undefined ? [] : (/^(\p{L}[\p{L} -]{2,}) ([a-z])$/u.exec(label) ?? [])
        return words === undefined ? { label, value } : { label: words, value: `${letter} = ${value}` }
      }
      const after = letterFirst ?? AFTER.exec(item)
      return after ? { label: (after[2] ?? '').trim(), value: (after[1] ?? '').trim() } : null
    })
    if (labelled.every(item => item !== null)) return labelled
  }
  return null
}

/** At semicolons, at commas, or before each label. */
function waysToPart(text: string): readonly string[][] {
  const marked = text.replace(/(?<=[\d)%°]),? (?:and |y )?(?=(?:m?∠|\p{L}[\p{L} -]{0,30}[=:]|\p{Lu}'?\())/gu, '; ')
  return [
    itemsOf(text.replace(/\. (?=\p{Lu})/gu, '; '), /[;\n]/),
    itemsOf(text, /[;\n]/),
    itemsOf(text, /[;\n]|, (?=m?∠? ?\p{L})/u),
    itemsOf(text, /[,;\n]/),
    itemsOf(marked, /[;\n]/),
    itemsOf(text.replace(/(?<=[\d)%]) (?=\p{L}{3,}[ :=]+[-\d])/gu, '; '), /[;\n]/),
    itemsOf(text.replace(/(?<=\p{L}) (?=\d)/gu, '; '), /[,;\n]/),
  ]
}

/** Where a text names a part first. */
function placeOf(label: string, text: string): number | null {
  const plain = plainWords(label)
    .replace(/\(.*\)$/, '')
    .replace(/^(?:the|el|la|los|las) (?=\p{L}{2})/u, '')
    .trim()
  const family = families.find(words => words.some(word => word === plain || plainWords(word) === plain))
  const name = withPlainSigns(label)
    .replace(/\s+/g, '')
    .replace(/\([^()]*,[^()]*\)$/, '')
  const words = family ? family.filter(word => word.length > 2 || word === plain) : [plain]
  const at = named(name, withPlainSigns(text).replace(/m∠ /g, 'm∠'))
  if (at !== null) return at
  const said = plainWords(text.replace(/\n/g, ' '))
  for (const word of words) {
    const stem = word.length > 4 && /^\p{L}+$/u.test(word) ? word.replace(/(?:es|s)$/, '') : word
    const found =
      stem === '' ? -1 : said.search(new RegExp(`(?<![\\p{L}\\d])${escaped(stem)}(?:e?s)?(?![\\p{L}\\d])`, 'u'))
    if (found >= 0) return found
  }
  return null
}

function named(name: string, text: string): number | null {
  if (
    !/^m?∠\d+$|^(?:m?∠)?\p{L}{1,3}(?:'+|′+|[₀-₉ₙ]+)?(?:\([^()]*\)|\/d\p{L})?$/u.test(name) ||
    /^\p{Ll}{2,}$/u.test(name)
  )
    return null
  const core = name.replace(/^m?∠/, '')
  const angle = name.includes('∠')
  const found = text.search(
    new RegExp(`${angle ? 'm?∠ ?' : String.raw`(?<![∠\p{L}\d])`}${escaped(core)}(?![\\p{L}\\d'(])`, 'u'),
  )
  if (found >= 0) return found
  // An angle may be called by its vertex where the prompt has it as a letter, and a segment by its ends turned round.
  const other = angle ? core : [...core].reverse().join('')
  const again = text.search(new RegExp(`(?<![\\p{L}\\d])${escaped(other)}(?![\\p{L}'(])`, 'u'))
  return again >= 0 ? again : null
}

/** The values in the order in which the key, or else the prompt, names their labels; null where a label is missing or unknown to both. */
export function inOrderOfLabels(text: string, count: number, { answer, prompt }: Asked): readonly string[] | null {
  if (count < 2 || count > 8) return null
  const isOfLetters = Array.isArray(answer.value) && answer.value.every(value => /^\p{Lu}$/u.test(String(value)))
  const items = labelledItems(text.trim(), count, isOfLetters)
  if (!items) return null
  const isWords = items.every(({ label }) => /\p{L}{3}/u.test(label))
  // The last sentence that names all of them; heads of rows stand in lines of their own.
  const key = keyLine(answer, prompt)
  const texts = [
    ...(/[=:]|\p{Lu}\(/u.test(key) ? [key] : []),
    ...prompt.question.split(/(?<=[.?!])\s+/).reverse(),
    ...[...prompt.lines].reverse(),
    ...(isWords ? [prompt.text] : []),
  ]
  const places = texts
    .map(from => items.map(({ label }) => placeOf(label, from)))
    .find(found => found.every(place => place !== null) && new Set(found).size === found.length)
  if (!places) return null
  return items
    .map(({ value }, i) => ({ value, place: places[i] ?? 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value)
}
