import {
  type Block,
  type Both,
  decimal,
  decimalNumber,
  decimalPlaces,
  divide,
  type Expr,
  equation,
  explained,
  type FormMaker,
  lastOf,
  line,
  mixed,
  number,
  over,
  prose,
  type Random,
  Ratio,
  remainder,
  repeating,
  type Step,
  statements,
  tupleOf,
} from '../../../author.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>

export const USE_A_BAR: Both<Block> = {
  en: prose`Write as a decimal. If digits repeat, put a bar over the shortest block that repeats.`,
  es: prose`Escribe como decimal. Si hay cifras que se repiten, pon una barra sobre el bloque más corto que se repite.`,
}

/** Typed with a bar in parentheses, 0.1(6), or as 0.1666… */
export const barred = { ...decimalNumber, requires: 'decimal' } as const

export const isEnding = (value: Ratio): boolean => decimalPlaces(value.d) !== null
/** The decimal, with a bar where it repeats. */
export const asDecimal = (value: Ratio): Expr => (isEnding(value) ? decimal(value) : repeating(value))
export const asFraction = (value: Ratio): Expr => (value.isInteger ? number(value) : over(value.n, value.d))
/** −1 5/6 as a mixed number, 5/6 as a fraction. */
export const written = (value: Ratio): Expr => (Math.abs(value.n) > value.d ? mixed(value) : number(value))

/** A fraction in lowest terms with this denominator, between 0 and 1. */
export const properOver = (random: Random, d: number): Ratio => Ratio.of(random.coprimeTo(d), d)

interface Digit {
  readonly from: number
  readonly digit: number
  readonly rest: number
}
/** The divisions of a proper fraction n/d, until nothing is left or a remainder comes back. */
export function digitsOf(n: number, d: number): readonly Digit[] {
  const all: Digit[] = []
  const seen = new Set<number>()
  for (let rest = n; rest !== 0 && !seen.has(rest); ) {
    seen.add(rest)
    const from = rest * 10
    rest = from % d
    all.push({ from, digit: Math.floor(from / d), rest })
  }
  return all
}

/** The division of a proper fraction, digit by digit; what happens at its end. */
export function divided(value: Ratio): Step {
  const { n, d } = value
  const all = digitsOf(n, d)
  const last = lastOf(all).rest
  const work = statements(
    ...all.map(({ from, digit, rest }) =>
      equation(divide(from, d), rest === 0 ? number(digit) : remainder(digit, rest)),
    ),
  )
  if (last === 0)
    return explained(
      work,
      line`Divide ${n} by ${d}: put a 0 after each remainder and divide again. Nothing is left, so the decimal ends.`,
      line`Divide ${n} entre ${d}: escribe un 0 después de cada residuo y vuelve a dividir. No sobra nada, así que el decimal termina.`,
    )
  return last === n
    ? explained(
        work,
        line`Divide ${n} by ${d}: put a 0 after each remainder and divide again. The remainder ${last} is the number at the start, so all the digits repeat.`,
        line`Divide ${n} entre ${d}: escribe un 0 después de cada residuo y vuelve a dividir. El residuo ${last} es el número del principio, así que todas las cifras se repiten.`,
      )
    : explained(
        work,
        line`Divide ${n} by ${d}: put a 0 after each remainder and divide again. The remainder ${last} comes back, so the digits found after it repeat.`,
        line`Divide ${n} entre ${d}: escribe un 0 después de cada residuo y vuelve a dividir. El residuo ${last} vuelve a salir, así que se repiten las cifras que siguen.`,
      )
}

/** A fraction over a power of ten, where one step leads there. */
function overPowerOfTen({ n, d }: Ratio): Step | null {
  const under = [10, 100].find(power => power % d === 0)
  if (under === undefined) return null
  return explained(
    equation(over(n, d), over(n * (under / d), under)),
    line`Multiply the numerator and the denominator by ${under / d}: the denominator becomes ${under}.`,
    line`Multiplica el numerador y el denominador por ${under / d}: el denominador se convierte en ${under}.`,
  )
}

/** Everything from the printed fraction or mixed number to its decimal. */
export function decimalSteps(value: Ratio): readonly Step[] {
  const size = value.n < 0 ? value.negated() : value
  const whole = Math.floor(size.n / size.d)
  const part = size.minus(whole)
  const first = overPowerOfTen(part) ?? divided(part)
  const partDecimal = asDecimal(part)
  const named = explained(
    equation(asFraction(part), partDecimal),
    line`Write the digits after the decimal point.`,
    line`Escribe las cifras después del punto decimal.`,
  )
  const barred = explained(
    equation(asFraction(part), partDecimal),
    line`Write the digits after the decimal point, with the bar over those that repeat.`,
    line`Escribe las cifras después del punto decimal, con la barra sobre las que se repiten.`,
  )
  const end = isEnding(part) ? named : barred
  if (value.equals(part)) return [first, end]
  const from = written(value)
  const isMixed = whole > 0
  return [
    first,
    end,
    isMixed && value.n < 0
      ? explained(
          equation(from, asDecimal(value)),
          line`Put the whole number ${whole} before the decimal point, and keep the minus sign.`,
          line`Escribe el entero ${whole} antes del punto decimal y conserva el signo menos.`,
        )
      : isMixed
        ? explained(
            equation(from, asDecimal(value)),
            line`Put the whole number ${whole} before the decimal point.`,
            line`Escribe el entero ${whole} antes del punto decimal.`,
          )
        : explained(equation(from, asDecimal(value)), line`Keep the minus sign.`, line`Conserva el signo menos.`),
  ]
}

/** Digits that are no longer what the fraction is: for choices. */
export const fromDigits = (text: string): Ratio => {
  const [whole, digits] = tupleOf(text.split('.'), 2)
  return Ratio.of(Number(whole + digits), 10 ** digits.length)
}
/** 0.5 with 83 under the bar. */
export const barredDigits = (before: string, block: string): Ratio =>
  fromDigits(`0.${before}`).plus(Ratio.of(Number(block), (10 ** block.length - 1) * 10 ** before.length))

/** The digits before the block, and the block, of a proper fraction. */
export function blockOf({ n, d }: Ratio): { readonly before: string; readonly block: string } {
  const all = digitsOf(n, d)
  const last = lastOf(all).rest
  const digits = all.map(({ digit }) => digit).join('')
  if (last === 0) return { before: digits, block: '' }
  const start = all.findIndex(({ from }) => from === last * 10)
  return { before: digits.slice(0, start), block: digits.slice(start) }
}
