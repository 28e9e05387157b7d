import {
  assert,
  type Block,
  type Both,
  divide,
  type Expr,
  equation,
  evaluate,
  explained,
  gcd,
  line,
  mixed,
  over,
  prose,
  type Random,
  Ratio,
  type Step,
  sum,
  times,
  wholes,
} from '../../../author.ts'
import { turned } from '../../kit/choices/turned.ts'

/** n times a/d. */
export interface Multiple {
  readonly n: number
  readonly a: number
  readonly d: number
}

export const productOf = ({ n, a, d }: Multiple): Expr => times(n, over(a, d))
export const resultOf = ({ n, a, d }: Multiple): Ratio => Ratio.of(n * a, d)
/** As many d-ths as there are, in lowest terms or not. */
export const asParts = ({ n, a, d }: Multiple): Expr => over(n * a, d)
export const repeated = ({ n, a, d }: Multiple): Expr => sum(...wholes(1, n).map(() => over(a, d)))

const DENOMINATORS = [4, 6, 10, 3, 8, 5, 12] as const
type Fits = (multiple: Multiple) => boolean

/** All products of the lists whose result is not whole, by their denominators. */
const allOf = (fits: Fits): readonly (readonly Multiple[])[] =>
  DENOMINATORS.map(d =>
    wholes(2, 12).flatMap(n =>
      wholes(1, d - 1)
        .map(a => ({ n, a, d }))
        .filter(multiple => gcd(multiple.a, d) === 1 && (n * multiple.a) % d !== 0 && fits(multiple)),
    ),
  ).filter(list => list.length > 0)

/** Each form takes every so many of a list, so that no product stands twice on a sheet. */
export function drawer(fits: Fits, forms: number) {
  const made: (readonly (readonly Multiple[])[])[] = []
  const lists = (form: number) =>
    (made[form] ??= turned(
      allOf(fits)
        .map(list => list.filter((_, i) => (i + list.length) % forms === form))
        .filter(list => list.length > 0),
      form,
    ))
  return {
    /** The denominators take turns. */
    one: (random: Random, form: number): Multiple => random.pick(random.evenly(lists(form))),
    all: (form: number): readonly Multiple[] => lists(form).flat(),
  }
}

export const MISSING: Both<Block> = {
  en: prose`Write the missing numbers from left to right.`,
  es: prose`Escribe los números que faltan, de izquierda a derecha.`,
}
export const MIXED: Both<Block> = {
  en: prose`Write the answer as a mixed number in lowest terms.`,
  es: prose`Escribe la respuesta como número mixto en su mínima expresión.`,
}

/** The whole number multiplies the numerator; then lowest terms and a mixed number. */
export function multiplied(multiple: Multiple): readonly Step[] {
  const { n, a, d } = multiple
  const { n: top, d: under } = resultOf(multiple)
  const wholePart = Math.floor(top / under)
  return [
    explained(
      equation(equation(productOf(multiple), over(times(n, a), d)), over(n * a, d)),
      line`Multiply the numerator by ${n}, and keep the denominator.`,
      line`Multiplica el numerador por ${n} y conserva el denominador.`,
    ),
    ...(gcd(n * a, d) > 1
      ? [
          explained(
            equation(over(n * a, d), over(top, under)),
            line`Divide the numerator and the denominator by ${gcd(n * a, d)}.`,
            line`Divide el numerador y el denominador entre ${gcd(n * a, d)}.`,
          ),
        ]
      : []),
    explained(
      equation(over(top, under), mixed(Ratio.of(top, under))),
      line`In ${divide(top, under)}, the quotient ${wholePart} counts the wholes, and the remainder ${top % under} is the numerator.`,
      line`En ${divide(top, under)}, el cociente ${wholePart} cuenta los enteros y el residuo ${top % under} es el numerador.`,
    ),
  ]
}

const partsIn = (product: Expr): { readonly top: Ratio; readonly under: Expr } => {
  const [n, part] = product.kind === 'product' ? product.factors : []
  assert(n && part?.kind === 'quotient', 'A whole number times a fraction')
  return { top: evaluate(n).times(evaluate(part.over)), under: part.under }
}
/** 4 × 2/3 = 8/3. */
export const multipliedOut = (product: Expr): Expr => {
  const { top, under } = partsIn(product)
  return equation(product, over(top, under))
}
/** 30/12 = 5/2 for 6 × 5/12, and 8/3 alone for 4 × 2/3. */
export const simplified = (product: Expr): Expr => {
  const { top, under } = partsIn(product)
  const lowest = evaluate(product)
  const asMultiplied = over(top, under)
  return lowest.n === top.n ? asMultiplied : equation(asMultiplied, over(lowest.n, lowest.d))
}

/** Where a product lies: 5 5/6. */
export const mixedOf = (multiple: Multiple): Expr => mixed(resultOf(multiple))
