import {
  type Block,
  type Both,
  type Expr,
  equation,
  explained,
  explainedBy,
  gcd,
  type Inline,
  lcm,
  line,
  over,
  prose,
  quantity,
  Ratio,
  type Step,
  statements,
  sum,
  toSimplestForm,
  wholes,
} from '../../../author.ts'
import { asItStands, type Mixed, mixedSteps, operated, type Sign } from '../../kit/fractions/mixed.ts'

export const MIXED: Both<Block> = {
  en: prose`Write the answer as a mixed number in lowest terms.`,
  es: prose`Escribe la respuesta como número mixto en su mínima expresión.`,
}
export const mixedQuantity: typeof quantity = { ...quantity, requires: 'mixed-in-lowest-terms' }

/** No common denominator of a story is greater. */
const LARGEST = 24

const properOf = (d: number) => wholes(1, d - 1).flatMap(n => (gcd(n, d) === 1 ? [Ratio.of(n, d)] : []))

export interface Two {
  readonly a: Ratio
  readonly b: Ratio
}
export const resultOf = (sign: Sign, { a, b }: Two): Ratio => (sign === '+' ? a.plus(b) : a.minus(b))
const divides = (c: number, d: number) => c % d === 0 || d % c === 0

/** Fractions below 1 whose denominators differ: one is a multiple of the other, or neither is. */
export const pairsOf = (denominators: readonly number[], isMultiple: boolean): readonly Two[] =>
  denominators.flatMap(c =>
    denominators
      .filter(d => d !== c && divides(c, d) === isMultiple && lcm(c, d) <= LARGEST)
      .flatMap(d => properOf(c).flatMap(a => properOf(d).map(b => ({ a, b })))),
  )

export const isBetween = (value: Ratio, least: number, most: number) =>
  value.compare(least) > 0 && value.compare(most) < 0

/** A number as a whole and parts of one size. */
export const inParts = (value: Ratio, d: number): Mixed => {
  const w = Math.floor(value.toNumber())
  return { w, n: value.minus(w).times(d).n, d }
}
const shown = (value: Ratio): Expr =>
  value.compare(1) > 0 ? asItStands(inParts(value, value.d)) : over(value.n, value.d)

/** Why the operation is the right one. */
export const chosen = (why: 'together' | 'grown' | 'left' | 'gone' | 'more', { a, b }: Two): Step => {
  const work = operated(why === 'together' || why === 'grown' ? '+' : '−', shown(a), shown(b))
  return {
    together: explained(work, line`Find the total: add.`, line`Halla el total: suma.`),
    grown: explained(work, line`The tree grew: add.`, line`El árbol creció: suma.`),
    left: explained(work, line`Find how much is left: subtract.`, line`Halla cuánto queda: resta.`),
    gone: explained(
      work,
      line`Subtract what is there now from what was there before.`,
      line`Resta lo que hay ahora de lo que había antes.`,
    ),
    more: explained(work, line`Find the difference: subtract.`, line`Halla la diferencia: resta.`),
  }[why]
}

/** All with their least common denominator: those that have another one are written anew. */
export function renamed(...values: readonly Ratio[]): { readonly d: number; readonly step: Step } {
  const d = values.map(value => value.d).reduce(lcm)
  const changed = values.filter(value => value.d !== d)
  const step = explained(
    statements(...changed.map(value => equation(shown(value), asItStands(inParts(value, d))))),
    line`Write the fractions with the least common denominator, ${d}.`,
    line`Escribe las fracciones con el mínimo común denominador, ${d}.`,
  )
  return { d, step }
}

/** With a common denominator, then the operation; a whole is regrouped where that is needed. */
export function worked(sign: Sign, two: Two): readonly Step[] {
  const { d, step } = renamed(two.a, two.b)
  const [a, b] = [inParts(two.a, d), inParts(two.b, d)]
  if (a.w + b.w > 0) return [step, ...mixedSteps(sign, a, b)]
  const top = sign === '+' ? a.n + b.n : a.n - b.n
  return [
    step,
    explained(
      equation(operated(sign, over(a.n, d), over(b.n, d)), over(top, d)),
      sign === '+' ? line`Add the numerators.` : line`Subtract the numerators.`,
      sign === '+' ? line`Suma los numeradores.` : line`Resta los numeradores.`,
    ),
    ...toSimplestForm({ n: top, d }),
  ]
}

/** The sum of two as it stands, with a fraction part that may be above 1: 3 17/12 is told as 4 5/12. */
export const addedFirst = (
  a: Ratio,
  b: Ratio,
  d: number,
  why: Both<readonly Inline[]>,
): { readonly sum: Mixed; readonly step: Step } => {
  const [one, other] = [inParts(a, d), inParts(b, d)]
  const total = inParts(a.plus(b), d)
  const work = operated('+', partsShown(one), partsShown(other))
  const [w, n] = [one.w + other.w, one.n + other.n]
  const asAdded = w === 0 ? over(n, d) : sum(w, over(n, d))
  return {
    sum: total,
    step: explainedBy(equation(n < d ? work : equation(work, asAdded), partsShown(total)), why),
  }
}
/** 1 9/12, or 9/12 where there is no whole. */
export const partsShown = (value: Mixed): Expr => (value.w === 0 ? over(value.n, value.d) : asItStands(value))
