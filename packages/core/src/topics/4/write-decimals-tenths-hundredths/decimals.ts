import {
  type Both,
  decimal,
  type Expr,
  equation,
  evaluate,
  explained,
  failed,
  type Inline,
  itemOf,
  line,
  mixed,
  numberWords,
  over,
  Printed,
  type Random,
  Ratio,
  type Step,
  sum,
  words,
} from '../../../author.ts'

/** A number by its whole part and the tenths or hundredths after it. */
export interface Decimal {
  readonly whole: number
  readonly count: number
  readonly under: 10 | 100
}

export const valueOf = ({ whole, count, under }: Decimal): Ratio => Ratio.of(whole * under + count, under)
export const asDecimal = (number: Decimal): Expr => decimal(valueOf(number), number.under === 10 ? 1 : 2)
/** 7/10 as it stands; a whole number before it makes a mixed number in lowest terms. */
export const asFraction = (number: Decimal): Expr =>
  number.whole === 0 ? over(number.count, number.under) : mixed(valueOf(number))

/** Two different digits, neither of them 0. */
export const drawTwoDigits = (random: Random, firsts: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9]): number => {
  const first = random.pick(firsts)
  return 10 * first + random.intExcept(1, 9, first)
}
/** Hundredths that no smaller denominator can tell, so that a mixed number keeps its 100. */
export const drawOwnHundredths = (random: Random): number =>
  random.until(
    () => drawTwoDigits(random),
    value => value % 2 !== 0 && value % 5 !== 0,
  )
export const OWN_DIGITS = [3, 7, 9]

const PLACES = {
  10: { en: ' tenths', es: ' décimas' },
  100: { en: ' hundredths', es: ' centésimas' },
} as const

/** "three and forty-seven hundredths". */
export function inWords({ whole, count, under }: Decimal): Both<readonly Inline[]> {
  const { en, es } = PLACES[under]
  const parts = numberWords(count, 'f')
  return whole === 0
    ? { en: [parts, en], es: [parts, es] }
    : { en: [numberWords(whole), ' and ', parts, en], es: [numberWords(whole), ' enteros y ', parts, es] }
}
/** The value of the words of a number, from the words as printed. */
export function valueOfWords(content: readonly Inline[]): Ratio {
  const printed = new Printed([{ kind: 'paragraph', content }])
  const numbers = printed.terms('number-words').map(({ value }) => value)
  const under = /hundredth|centésima/.test(printed.text) ? 100 : /tenth|décima/.test(printed.text) ? 10 : 1
  const [first, second] = numbers
  if (first === undefined) return failed('A number is written in words')
  return second === undefined ? Ratio.of(first, under) : Ratio.of(second, under).plus(first)
}

const digitsOf = (count: number) => ({ first: Math.floor(count / 10), second: count % 10 })

/** Which digit is in which place. */
export function placesStep({ count, under }: Decimal): Step {
  if (under === 10)
    return explained(
      words(`${count} tenths`, `${count} décimas`),
      line`Tenths are in the first place after the decimal point: ${count}.`,
      line`Las décimas están en la primera posición después del punto decimal: ${count}.`,
    )
  const { first, second } = digitsOf(count)
  return explained(
    equation(over(count, 100), sum(over(first, 10), over(second, 100))),
    line`The digit of the tenths is ${first}, and the digit of the hundredths is ${second}.`,
    line`El dígito de las décimas es ${first} y el de las centésimas es ${second}.`,
  )
}
/** The digits after the point, with a whole number or 0 before it. */
export const writtenStep = (number: Decimal, from: Expr = asFraction(number)): Step =>
  digitsWritten(equation(from, asDecimal(number)), number)
/** What is written to the left of the point, and what to its right. */
export const digitsWritten = (work: Expr, { whole, under }: Decimal): Step =>
  under === 10
    ? explained(
        work,
        line`Write ${whole}, the decimal point, and the digit of the tenths.`,
        line`Escribe ${whole}, el punto decimal y el dígito de las décimas.`,
      )
    : explained(
        work,
        line`Write ${whole}, the decimal point, and the digits of the tenths and the hundredths.`,
        line`Escribe ${whole}, el punto decimal y los dígitos de las décimas y las centésimas.`,
      )
/** The last digit tells what the parts are. */
export function lastPlaceStep(number: Decimal): Step {
  const { count, under } = number
  return explained(
    over(count, under),
    under === 10
      ? line`There is one digit after the decimal point: it counts tenths.`
      : line`There are two digits after the decimal point: the last one is in the hundredths place.`,
    under === 10
      ? line`Hay un dígito después del punto decimal: cuenta décimas.`
      : line`Hay dos dígitos después del punto decimal: el último está en la posición de las centésimas.`,
  )
}

/** The value of the one printed fraction, mixed number or decimal. */
export const givenIn = (printed: Printed): Ratio => evaluate(itemOf(printed.maths, 0))
