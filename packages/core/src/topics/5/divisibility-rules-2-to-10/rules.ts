import {
  assert,
  asWritten,
  type Block,
  type Both,
  type Content,
  divide,
  type Expr,
  equation,
  expr,
  type Inline,
  isSameContent,
  line,
  remainder,
  type Step,
  statements,
  step,
  sum,
  type Value,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

type Sentence = Both<readonly Inline[]>

export const DIVISORS = [2, 3, 4, 5, 6, 9, 10] as const
export const divisorsOf = (n: number): readonly number[] => DIVISORS.filter(divisor => n % divisor === 0)

/** By repeated halves and digits alone, as a pupil decides: another road than the remainder. */
export function holdsRule(n: number, divisor: number): boolean {
  const [ones, twoDigits, digits] = [n % 10, n % 100, digitSum(n)]
  switch (divisor) {
    case 2:
      return [0, 2, 4, 6, 8].includes(ones)
    case 4:
      return [0, 2, 4, 6, 8].includes(ones) && (twoDigits / 2) % 2 === 0
    case 5:
      return ones === 0 || ones === 5
    case 6:
      return holdsRule(n, 2) && holdsRule(n, 3)
    case 10:
      return ones === 0
    default:
      return digits < 10 ? [divisor, 9, ...(divisor === 3 ? [6] : [])].includes(digits) : holdsRule(digits, divisor)
  }
}

export const digitsOf = (n: number): readonly number[] => [...String(n)].map(Number)
export const digitSum = (n: number): number => digitsOf(n).reduce((total, digit) => total + digit, 0)
export const addDigits = (n: number): Expr => equation(sum(...digitsOf(n).map(digit => asWritten(digit))), digitSum(n))

export const verdict = (isSo: boolean): Expr => (isSo ? words('yes', 'sí') : words('no', 'no'))
export const isVerdict = (value: Value, isSo: boolean): boolean => isSameContent(value, verdict(isSo))

export const told = (work: Parameters<typeof step>[0], sentence: Sentence): Step =>
  step(work, because.explain, { sentence })

/** Two whole sentences one after the other. */
export const joined = (first: Sentence, second: Sentence): Sentence => ({
  en: [...first.en, ' ', ...second.en],
  es: [...first.es, ' ', ...second.es],
})

/** What the ones digit tells of 2, 5 and 10. */
export function onesSaid(n: number): Sentence {
  const ones = asWritten(n % 10)
  if (n % 10 === 0)
    return {
      en: line`The ones digit is ${ones}: the number is divisible by 2, by 5, and by 10.`,
      es: line`El dígito de las unidades es ${ones}: el número es divisible entre 2, entre 5 y entre 10.`,
    }
  if (n % 5 === 0)
    return {
      en: line`The ones digit is ${ones}: the number is divisible by 5, but not by 2 or by 10.`,
      es: line`El dígito de las unidades es ${ones}: el número es divisible entre 5, pero no entre 2 ni entre 10.`,
    }
  return n % 2 === 0
    ? {
        en: line`The ones digit is ${ones}: the number is divisible by 2, but not by 5 or by 10.`,
        es: line`El dígito de las unidades es ${ones}: el número es divisible entre 2, pero no entre 5 ni entre 10.`,
      }
    : {
        en: line`The ones digit is ${ones}: the number is not divisible by 2, by 5, or by 10.`,
        es: line`El dígito de las unidades es ${ones}: el número no es divisible entre 2, ni entre 5, ni entre 10.`,
      }
}

/** What the sum of the digits tells of 3 and 9. */
export function sumSaid(n: number): Sentence {
  const total = digitSum(n)
  if (n % 9 === 0)
    return {
      en: line`The sum of the digits, ${total}, is divisible by 3 and by 9, so the number is too.`,
      es: line`La suma de los dígitos, ${total}, es divisible entre 3 y entre 9; el número también.`,
    }
  return n % 3 === 0
    ? {
        en: line`The sum of the digits, ${total}, is divisible by 3, but not by 9. The same is true of the number.`,
        es: line`La suma de los dígitos, ${total}, es divisible entre 3, pero no entre 9. Lo mismo vale para el número.`,
      }
    : {
        en: line`The sum of the digits, ${total}, is not divisible by 3 or by 9, so neither is the number.`,
        es: line`La suma de los dígitos, ${total}, no es divisible entre 3 ni entre 9; el número tampoco.`,
      }
}

export const sixSaid = (n: number): Sentence => {
  if (n % 6 === 0)
    return {
      en: line`It is divisible by both 2 and 3, so it is divisible by 6.`,
      es: line`Es divisible entre 2 y entre 3, así que es divisible entre 6.`,
    }
  return n % 2 === 0
    ? {
        en: line`It is divisible by 2, but not by 3, so it is not divisible by 6.`,
        es: line`Es divisible entre 2, pero no entre 3, así que no es divisible entre 6.`,
      }
    : {
        en: line`It is odd, so it is not divisible by 6.`,
        es: line`Es impar, así que no es divisible entre 6.`,
      }
}

export const fourWork = (n: number): Expr => {
  const two = n % 100
  return equation(divide(two, 4), two % 4 === 0 ? two / 4 : remainder(Math.floor(two / 4), two % 4))
}
export const fourSaid = (n: number): Sentence => {
  const two = n % 100
  return n % 4 === 0
    ? {
        en: line`The last two digits make ${two}, which is divisible by 4, so the number is too.`,
        es: line`Los dos últimos dígitos forman ${two}, que es divisible entre 4; el número también.`,
      }
    : {
        en: line`The last two digits make ${two}, which is not divisible by 4, so neither is the number.`,
        es: line`Los dos últimos dígitos forman ${two}, que no es divisible entre 4; el número tampoco.`,
      }
}

const ODD_IS_NOT_FOUR: Sentence = {
  en: line`An odd number is not divisible by 4.`,
  es: line`Un número impar no es divisible entre 4.`,
}

/** All rules for one number: by its last digits, and by the sum of its digits. */
export const ruleSteps = (n: number): readonly Step[] => [
  n % 2 === 0
    ? told(fourWork(n), joined(onesSaid(n), fourSaid(n)))
    : told(expr(n), joined(onesSaid(n), ODD_IS_NOT_FOUR)),
  told(addDigits(n), joined(sumSaid(n), sixSaid(n))),
]

/** The box of a printed number filled with a digit. */
export function filledNumber(block: Block | undefined, digit: number): number {
  assert(block?.kind === 'paragraph', 'The number stands in a line of its own')
  return Number(block.content.map(part => (typeof part === 'string' ? part.replace(',', '') : digit)).join(''))
}

/** What is looked at to decide by these rules: the ones digit, the last two digits, the sum of the digits. */
export function workFor(n: number, divisors: readonly number[]): Content {
  const needs = (...rules: readonly number[]) => divisors.some(by => rules.includes(by))
  const ones = n % 10
  return statements(
    ...(needs(2, 5, 6, 10) ? [words(`ones digit ${ones}`, `dígito de las unidades ${ones}`)] : []),
    ...(needs(4) ? [fourWork(n)] : []),
    ...(needs(3, 6, 9) ? [addDigits(n)] : []),
  )
}

/** The rules that pupils mix up. */
export type By = 4 | 6 | 9
export const RULE_FOR: Readonly<Record<By, Sentence>> = {
  4: {
    en: line`Only the last two digits count for 4.`,
    es: line`Para el 4 solo cuentan los dos últimos dígitos.`,
  },
  6: {
    en: line`A number divisible by 6 must be divisible by both 2 and 3.`,
    es: line`Un número divisible entre 6 debe ser divisible entre 2 y entre 3.`,
  },
  9: {
    en: line`Only the sum of the digits counts for 9.`,
    es: line`Para el 9 solo cuenta la suma de los dígitos.`,
  },
}
