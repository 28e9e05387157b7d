import {
  assert,
  asWritten,
  type Block,
  type Both,
  type Content,
  divide,
  type Expr,
  equation,
  explainedBy,
  type Inline,
  isSameContent,
  line,
  list,
  remainder,
  type Step,
  statements,
  sum,
  times,
  type Value,
  words,
} from '../../../author.ts'

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
      en: line`${n} ends in ${ones}: it is divisible by 2, by 5, and by 10.`,
      es: line`${n} termina en ${ones}: es divisible entre 2, entre 5 y entre 10.`,
    }
  if (n % 5 === 0)
    return {
      en: line`${n} ends in ${ones}: it is divisible by 5, but not by 2 or by 10.`,
      es: line`${n} termina en ${ones}: es divisible entre 5, pero no entre 2 ni entre 10.`,
    }
  return n % 2 === 0
    ? {
        en: line`${n} ends in ${ones}: it is divisible by 2, but not by 5 or by 10.`,
        es: line`${n} termina en ${ones}: es divisible entre 2, pero no entre 5 ni entre 10.`,
      }
    : {
        en: line`${n} ends in ${ones}: it is not divisible by 2, by 5, or by 10.`,
        es: line`${n} termina en ${ones}: no es divisible entre 2, ni entre 5, ni entre 10.`,
      }
}
export const fiveSaid = (n: number): Sentence =>
  n % 5 === 0
    ? {
        en: line`${n} ends in ${asWritten(n % 10)}: it is divisible by 5.`,
        es: line`${n} termina en ${asWritten(n % 10)}: es divisible entre 5.`,
      }
    : {
        en: line`${n} ends in ${n % 10}, not in 0 or 5: it is not divisible by 5.`,
        es: line`${n} termina en ${n % 10}, no en 0 ni en 5: no es divisible entre 5.`,
      }

/** What the sum of the digits tells of 3 and 9. */
export function sumSaid(n: number): Sentence {
  const total = digitSum(n)
  if (n % 9 === 0)
    return {
      en: line`The digits of ${n} add up to ${total}: it is divisible by 3 and by 9.`,
      es: line`Los dígitos de ${n} suman ${total}: es divisible entre 3 y entre 9.`,
    }
  return n % 3 === 0
    ? {
        en: line`The digits of ${n} add up to ${total}: it is divisible by 3, but not by 9.`,
        es: line`Los dígitos de ${n} suman ${total}: es divisible entre 3, pero no entre 9.`,
      }
    : {
        en: line`The digits of ${n} add up to ${total}: it is not divisible by 3 or by 9.`,
        es: line`Los dígitos de ${n} suman ${total}: no es divisible entre 3 ni entre 9.`,
      }
}
/** What it tells of one of the two alone. */
export const sumSaidFor = (n: number, by: 3 | 9): Sentence =>
  n % by === 0
    ? {
        en: line`The digits of ${n} add up to ${digitSum(n)}: it is divisible by ${by}.`,
        es: line`Los dígitos de ${n} suman ${digitSum(n)}: es divisible entre ${by}.`,
      }
    : {
        en: line`The digits of ${n} add up to ${digitSum(n)}: it is not divisible by ${by}.`,
        es: line`Los dígitos de ${n} suman ${digitSum(n)}: no es divisible entre ${by}.`,
      }

export const sixSaid = (n: number): Sentence => {
  if (n % 6 === 0)
    return {
      en: line`${n} is divisible by both 2 and 3, so it is divisible by 6.`,
      es: line`${n} es divisible entre 2 y entre 3, así que es divisible entre 6.`,
    }
  return n % 2 === 0
    ? {
        en: line`${n} is not divisible by 3, so it is not divisible by 6.`,
        es: line`${n} no es divisible entre 3, así que no es divisible entre 6.`,
      }
    : {
        en: line`${n} is odd, so it is not divisible by 6.`,
        es: line`${n} es impar, así que no es divisible entre 6.`,
      }
}

export const fourWork = (n: number): Expr => {
  const two = n % 100
  return equation(divide(two, 4), two % 4 === 0 ? two / 4 : remainder(Math.floor(two / 4), two % 4))
}
export const fourSaid = (n: number): Sentence => {
  if (n % 2 === 1)
    return {
      en: line`${n} is odd, so it is not divisible by 4.`,
      es: line`${n} es impar, así que no es divisible entre 4.`,
    }
  return n % 4 === 0
    ? {
        en: line`The last two digits of ${n} make ${n % 100}: it is divisible by 4.`,
        es: line`Los dos últimos dígitos de ${n} forman ${n % 100}: es divisible entre 4.`,
      }
    : {
        en: line`The last two digits of ${n} make ${n % 100}: it is not divisible by 4.`,
        es: line`Los dos últimos dígitos de ${n} forman ${n % 100}: no es divisible entre 4.`,
      }
}

/** One rule a line, for one number or for several. */
export const ruleSteps = (...numbers: readonly number[]): readonly Step[] => {
  const saidOfAll = (said: (n: number) => Sentence) => numbers.map(said).reduce(joined)
  const even = numbers.filter(n => n % 2 === 0)
  return [
    explainedBy(list(...numbers.map(n => asWritten(n % 10))), saidOfAll(onesSaid)),
    explainedBy(statements(...even.map(fourWork)), saidOfAll(fourSaid)),
    explainedBy(statements(...numbers.map(addDigits)), saidOfAll(sumSaid)),
    explainedBy(equation(6, times(2, 3)), saidOfAll(sixSaid)),
  ]
}

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
    ...(needs(2, 5, 6, 10) ? [words(`Ones digit: ${ones}`, `Dígito de las unidades: ${ones}`)] : []),
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
