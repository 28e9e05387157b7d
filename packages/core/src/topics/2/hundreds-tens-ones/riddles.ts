import {
  type Both,
  type Content,
  type Expr,
  equation,
  type Inline,
  line,
  minus,
  type Random,
  role,
  sum,
  type Term,
  words,
} from '../../../author.ts'

export type Digits = readonly [hundreds: number, tens: number, ones: number]

/** Something that is told of a number: a digit, or two digits that are compared. */
export interface Clue {
  /** What the printed number is called. */
  readonly name: string
  readonly value: (digits: Digits) => number
  readonly says: (value: Term) => Both<readonly Inline[]>
  /** Where the number of the clue is found in other digits. */
  readonly shown: (digits: Digits) => Expr
}

const moreHundreds: Clue = {
  name: 'hundreds over ones',
  value: ([hundreds, , ones]) => hundreds - ones,
  says: value => ({
    en: line`My hundreds digit is ${value} more than my ones digit.`,
    es: line`Mi dígito de las centenas es ${value} más que el de las unidades.`,
  }),
  shown: ([hundreds, , ones]) => compared(hundreds, ones),
}
const moreOnes: Clue = {
  name: 'ones over hundreds',
  value: ([hundreds, , ones]) => ones - hundreds,
  says: value => ({
    en: line`My ones digit is ${value} more than my hundreds digit.`,
    es: line`Mi dígito de las unidades es ${value} más que el de las centenas.`,
  }),
  shown: ([hundreds, , ones]) => compared(ones, hundreds),
}
const moreTens: Clue = {
  name: 'tens over hundreds',
  value: ([hundreds, tens]) => tens - hundreds,
  says: value => ({
    en: line`My tens digit is ${value} more than my hundreds digit.`,
    es: line`Mi dígito de las decenas es ${value} más que el de las centenas.`,
  }),
  shown: ([hundreds, tens]) => compared(tens, hundreds),
}
const tens: Clue = {
  name: 'tens',
  value: ([, tens]) => tens,
  says: value => ({ en: line`My tens digit is ${value}.`, es: line`Mi dígito de las decenas es ${value}.` }),
  shown: ([, tens]) => words(`tens: ${tens}`, `decenas: ${tens}`),
}
const ones: Clue = {
  name: 'ones',
  value: ([, , ones]) => ones,
  says: value => ({ en: line`My ones digit is ${value}.`, es: line`Mi dígito de las unidades es ${value}.` }),
  shown: ([, , ones]) => words(`ones: ${ones}`, `unidades: ${ones}`),
}
const sumOfDigits: Clue = {
  name: 'sum',
  value: ([hundreds, tens, ones]) => hundreds + tens + ones,
  says: value => ({ en: line`My digits add up to ${value}.`, es: line`Mis dígitos suman ${value}.` }),
  shown: digits =>
    equation(
      sum(...digits),
      digits.reduce((total, digit) => total + digit, 0),
    ),
}

const compared = (greater: number, smaller: number) =>
  greater >= smaller
    ? equation(minus(greater, smaller), greater - smaller)
    : words(`${greater} is less than ${smaller}`, `${greater} es menor que ${smaller}`)

export const clues: readonly Clue[] = [moreHundreds, moreOnes, moreTens, tens, ones, sumOfDigits]
const PAIRS: readonly (readonly [Clue, Clue])[] = [
  [moreHundreds, tens],
  [moreTens, ones],
  [moreOnes, sumOfDigits],
  [moreOnes, tens],
  [moreTens, sumOfDigits],
  [moreHundreds, sumOfDigits],
]

export interface Riddle {
  readonly clues: readonly [Clue, Clue]
  readonly digits: Digits
  /** Fits the second clue only. */
  readonly missesFirst: Digits
  /** Fits the first clue only. */
  readonly missesSecond: Digits
}

const OFFSETS: readonly Digits[] = [-1, 0, 1].flatMap(hundreds =>
  [-2, -1, 0, 1, 2].flatMap(tens => [-1, 0, 1].map((ones): Digits => [hundreds, tens, ones])),
)

/** Digits near these that fit one clue and not the other. */
const nearMiss = (random: Random, digits: Digits, fits: Clue, misses: Clue): Digits =>
  random.pick(
    OFFSETS.map(([hundreds, tens, ones]): Digits => [digits[0] + hundreds, digits[1] + tens, digits[2] + ones]).filter(
      near =>
        near[0] > 0 &&
        near.every(digit => digit >= 0 && digit <= 9) &&
        fits.value(near) === fits.value(digits) &&
        misses.value(near) !== misses.value(digits),
    ),
  )

export function drawRiddle(random: Random): Riddle {
  const pair = random.evenly(PAIRS)
  const [first, second] = pair
  const digits = random.until(
    (): Digits => [random.int(1, 9), random.int(1, 9), random.int(1, 9)],
    drawn => new Set(drawn).size === 3 && pair.every(clue => clue.value(drawn) > 1),
  )
  return {
    clues: pair,
    digits,
    missesFirst: nearMiss(random, digits, second, first),
    missesSecond: nearMiss(random, digits, first, second),
  }
}

/** Both clues and the question. */
export const tellRiddle = ({ clues: pair, digits }: Riddle): Both<Content> => {
  const told = pair.map(clue => clue.says(role(clue.name, clue.value(digits))))
  const sentences = (language: 'en' | 'es') => told.flatMap(clue => [...clue[language], ' '])
  return {
    en: { kind: 'paragraph', content: [...sentences('en'), 'Which number am I?'] },
    es: { kind: 'paragraph', content: [...sentences('es'), '¿Qué número soy?'] },
  }
}
