import {
  type Both,
  both,
  type Content,
  count,
  equation,
  evaluate,
  type Inline,
  isTerm,
  line,
  numberWords,
  type Printed,
  prose,
  type Random,
  type Sentence,
  type Step,
  step,
  sum,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { drawNumber, type NumberName } from './numbers.ts'

export interface Level {
  readonly numbers: readonly NumberName[]
}

export const digitsOf = (value: number) => [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10] as const

export const partsOf = (value: number) => {
  const [hundreds, tens, ones] = digitsOf(value)
  return [100 * hundreds, 10 * tens, ones].filter(part => part > 0)
}

export const expanded = (value: number) => sum(...partsOf(value))

export const named = (value: number): Sentence => ({ key: `${value}`, says: both(prose`${numberWords(value)}`) })

export const joined = (items: readonly (readonly Inline[])[]): readonly Inline[] =>
  items.flatMap((item, i) => [...(i > 0 ? ['; '] : []), ...item])

/** Three hundred seven: 307; three hundred seventy: 370. */
export const spelled = (numbers: readonly number[]): Content => ({
  kind: 'paragraph',
  content: joined(numbers.map(n => line`${numberWords(n)}: ${n}`)),
})

/** The hundreds in words as they stand before the rest: 100 alone is cien, with more it is ciento. */
const hundredsWord = (value: number, isFirst = false): Both<readonly Inline[]> => {
  const hundreds = value - (value % 100)
  const word = line`${numberWords(hundreds)}`
  return { en: word, es: hundreds === 100 ? [isFirst ? 'Ciento' : 'ciento'] : word }
}

/** The hundreds and the rest of each number, in words and with digits. */
export function inTwoParts(...values: readonly number[]): Both<Content> {
  const content = (language: 'en' | 'es') =>
    joined(
      values.map((value, i) => {
        const rest = value % 100
        return [...hundredsWord(value, i === 0)[language], ...line`: ${value - rest}; ${numberWords(rest)}: ${rest}`]
      }),
    )
  return { en: { kind: 'paragraph', content: content('en') }, es: { kind: 'paragraph', content: content('es') } }
}

const thousand = step(both(prose`${count(10, nouns.hundred)} = ${1000}`), because.tenHundreds)

/** 3 hundreds, 0 tens, 7 ones. */
export const everyPlace = (value: number) => {
  const [hundreds, tens, ones] = digitsOf(value)
  return both(prose`${count(hundreds, nouns.hundred)}, ${count(tens, nouns.ten)}, ${count(ones, nouns.one)}`)
}

/** 5 hundreds, 0 tens, 6 ones; 5 hundreds, 6 tens, 0 ones. */
export const placesOfEach = (values: readonly number[]) =>
  both<Content>({
    kind: 'paragraph',
    content: joined(
      values.map(value => {
        const [hundreds, tens, ones] = digitsOf(value)
        return line`${count(hundreds, nouns.hundred)}, ${count(tens, nouns.ten)}, ${count(ones, nouns.one)}`
      }),
    ),
  })

/** From words to digits: the hundreds and the rest, a place that is not named, all places together. */
export function numeralOf(value: number): readonly Step[] {
  if (value === 1000) return [thousand, step(both(prose`${numberWords(value)}: ${value}`), because.writeWithDigits)]
  return [
    step(inTwoParts(value), because.readHundredsThenRest),
    ...(digitsOf(value).includes(0) ? [step(everyPlace(value), because.unnamedPlaceIsZero)] : []),
    step(equation(expanded(value), value), because.joinPlaces),
  ]
}

/** The same from digits to words. */
export function partsAsWords(value: number): Both<Content> {
  const rest = value % 100
  const content = (language: 'en' | 'es') => [
    ...line`${value - rest} = `,
    ...hundredsWord(value)[language],
    ...line`; ${rest} = ${numberWords(rest)}`,
  ]
  return { en: { kind: 'paragraph', content: content('en') }, es: { kind: 'paragraph', content: content('es') } }
}

/** From digits to words: the hundreds and the rest, each in words, and both together. */
export function wordsOf(value: number): readonly Step[] {
  const whole = prose`${numberWords(value)}`
  if (value === 1000) return [thousand, step(whole, because.writeInWords)]
  return [
    step(equation(value, sum(value - (value % 100), value % 100)), because.splitOffHundreds),
    step(partsAsWords(value), because.writePartsInWords),
    step(whole, because.hundredsThenRest),
  ]
}

/** The numbers that the printed words stand for, in reading order. */
export const spoken = (printed: Printed) => printed.terms('number-words').map(({ value }) => value)

export const isSpoken = (printed: Printed, value: number) => spoken(printed).every(said => said === value)

/** What stands in a cell is worth: words, or a formula. */
export function worthOf(item: Inline | undefined): number | null {
  if (item === undefined || typeof item === 'string') return null
  if (isTerm(item)) return item.kind === 'number-words' ? item.value : null
  return item.kind === 'symbol' ? null : evaluate(item).n
}

export const drawOne = (random: Random, level: Level) => ({ value: drawNumber(random, level.numbers) })

/** Of forms on one sheet, one has odd tens and ones together, the other even ones: they do not end alike. */
export const drawEnding = (random: Random, level: Level, rest: 0 | 1) =>
  random.until(
    () => drawOne(random, level),
    ({ value }) => (Math.floor((value % 100) / 10) + value) % 2 === rest,
  )

/** 1,000 comes now and then; a sheet has it once. */
export const orThousand = (random: Random, level: Level) =>
  random.chance(0.06) ? { value: 1000 } : drawOne(random, level)

/** Why another number or other words do not fit. */
export const isNamed = (value: number) => ({
  en: line`This number is ${numberWords(value)}.`,
  es: line`Este número es ${numberWords(value)}.`,
})
/** Seventy-four, but one hundred; treinta, but treinta y uno. */
const hasOneWord = (value: number, locale: 'en' | 'es') =>
  locale === 'en' ? value < 100 : value < 30 || value % 100 === 0 || (value < 100 && value % 10 === 0)
export const areWordsOf = (value: number) => ({
  en: hasOneWord(value, 'en') ? line`This word names ${value}.` : line`These words name ${value}.`,
  es: hasOneWord(value, 'es') ? line`Esta palabra nombra ${value}.` : line`Estas palabras nombran ${value}.`,
})
export const HAS_THOUSANDS = {
  en: line`It has four digits: that is thousands, not hundreds.`,
  es: line`Tiene cuatro dígitos: son millares, no centenas.`,
}
