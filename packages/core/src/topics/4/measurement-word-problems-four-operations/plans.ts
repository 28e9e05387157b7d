import {
  type Block,
  type Both,
  both,
  count,
  divide,
  type Expr,
  equation,
  exact,
  explained,
  type Hole,
  type Inline,
  line,
  minus,
  type Noun,
  price,
  prose,
  type Quantity,
  type Random,
  Ratio,
  type Step,
  sum,
  type Term,
  times,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

export type Range = readonly [least: number, most: number]
export type Plan = '+' | '−' | '×' | '÷'

/** Two numbers of a story and what is done with them. */
export interface PlannedStory {
  readonly plan: Plan
  /** The first number; in a division, of one share. */
  readonly a: Range
  readonly b: Range
  /** What the answer counts; in money stories null. */
  readonly unit: Noun | null
  readonly tell: (a: Term, b: Term) => Both<Block>
  readonly ends: (found: Hole) => Both<readonly Inline[]>
}

const WORK: Readonly<Record<Plan, (a: number, b: number) => Expr>> = {
  '+': (a, b) => sum(a, b),
  '−': (a, b) => minus(a, b),
  '×': (a, b) => times(a, b),
  '÷': (a, b) => divide(a, b),
}
export const workOf = (plan: Plan, a: number, b: number): Expr => WORK[plan](a, b)
export const resultOf = (plan: Plan, a: number, b: number): number =>
  plan === '+' ? a + b : plan === '−' ? a - b : plan === '×' ? a * b : a / b

export const WHY: Readonly<Record<Plan, { readonly en: readonly Inline[]; readonly es: readonly Inline[] }>> = {
  '+': { en: line`Put the amounts together: add.`, es: line`Junta las cantidades: suma.` },
  '−': { en: line`Take one amount from the other: subtract.`, es: line`Quita una cantidad de la otra: resta.` },
  '×': { en: line`There are several equal amounts: multiply.`, es: line`Hay varias cantidades iguales: multiplica.` },
  '÷': { en: line`Share into equal parts: divide.`, es: line`Reparte en partes iguales: divide.` },
}
export const workStep = (plan: Plan, a: number, b: number): Step =>
  explained(equation(workOf(plan, a, b), resultOf(plan, a, b)), WHY[plan].en, WHY[plan].es)

/** Likely numbers, none of them easy to take for another; sums and differences regroup. */
export function drawNumbers(random: Random, { plan, a, b }: PlannedStory): { readonly a: number; readonly b: number } {
  return random.until(
    () => {
      const [first, second] = [random.int(...a), random.int(...b)]
      return { a: plan === '÷' ? first * second : first, b: second }
    },
    ({ a, b }) =>
      a !== b &&
      resultOf(plan, a, b) !== b &&
      (plan !== '+' || (a % 10) + (b % 10) > 9) &&
      (plan !== '−' || a % 10 < b % 10),
  )
}

/** Undoes what the plan does: the first number is left. */
export const undone = (plan: Plan, found: Ratio, b: Ratio): Ratio =>
  plan === '+' ? found.minus(b) : plan === '−' ? found.plus(b) : plan === '×' ? found.over(b) : found.times(b)

export const amountOf = (found: Quantity): Ratio => exact(found.amount)
export const amount = (value: number, unit: Noun): Quantity => count(value, unit)
/** 1/4, 3/4: a part of a unit. */
export const part = (n: number, d: number, unit: Noun): Quantity => count(Ratio.of(n, d), unit)

/** $9.60 = 960 cents: what is worked out, in a unit without a point. */
export const inCents = (amount: number): Step =>
  explained(
    both(prose`${price(amount)} = ${count(amount, nouns.cent)}`),
    line`Write the amount in cents.`,
    line`Escribe la cantidad en centavos.`,
  )
export const inDollars = (result: number): Step =>
  explained(
    both(prose`${count(result, nouns.cent)} = ${price(result)}`),
    line`Write the cents as dollars.`,
    line`Escribe los centavos en dólares.`,
  )

/** The whole as parts that are easy to divide, one for each digit of the quotient; none where the quotient has one digit. */
export function splitToDivide(whole: number, by: number): readonly Step[] {
  const quotients = placeParts(whole / by)
  if (quotients.length < 2) return []
  return [
    explained(
      equation(whole, sum(...quotients.map(part => part * by))),
      line`Split ${whole} into parts that are easy to divide by ${by}.`,
      line`Separa ${whole} en partes fáciles de dividir entre ${by}.`,
    ),
    explained(
      equation(equation(sum(...quotients.map(part => divide(part * by, by))), sum(...quotients)), whole / by),
      line`Divide each part by ${by}, and add the results.`,
      line`Divide cada parte entre ${by} y suma los resultados.`,
    ),
  ]
}
/** A whole shared into equal parts: named first, then worked. */
export function sharedOut(whole: number, by: number): readonly Step[] {
  const split = splitToDivide(whole, by)
  return split.length === 0
    ? [workStep('÷', whole, by)]
    : [explained(workOf('÷', whole, by), WHY['÷'].en, WHY['÷'].es), ...split]
}
/** Equal amounts put together: named first, then worked. */
export function severalTimes(value: number, by: number): readonly Step[] {
  const split = splitToMultiply(value, by)
  return split.length === 0
    ? [workStep('×', value, by)]
    : [explained(workOf('×', value, by), WHY['×'].en, WHY['×'].es), ...split]
}
/** Each place of the first number multiplied, and the products added; none where the number has one place. */
export function splitToMultiply(value: number, by: number): readonly Step[] {
  const parts = placeParts(value)
  if (parts.length < 2) return []
  return [
    explained(
      sum(...parts.map(part => times(part, by))),
      line`Multiply the value of each digit of ${value} by ${by}.`,
      line`Multiplica por ${by} el valor de cada dígito de ${value}.`,
    ),
    explained(
      equation(sum(...parts.map(part => part * by)), value * by),
      line`Add the products.`,
      line`Suma los productos.`,
    ),
  ]
}
/** 1,165 as 1,000, 100, 60 and 5. */
const placeParts = (value: number): readonly number[] =>
  [1000, 100, 10, 1].map(place => (Math.floor(value / place) % 10) * place).filter(part => part > 0)
