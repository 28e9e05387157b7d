import { type Expr, equation, evaluate, itemOf, m, prose, type Random, Ratio, sum } from '../../../author.ts'
import { monomial, squareFor, sumOf } from '../../kit/polynomials/polynomial.ts'

type Place = readonly [x: number, y: number]

export interface Circle {
  readonly center: Place
  /** r². */
  readonly square: number
}

export const drawCenter = (random: Random, most = 7): Place =>
  random.until(
    () => [random.int(-most, most), random.int(-most, most)] as const,
    ([h, k]) => h !== 0 || k !== 0,
  )

export const standardForm = ({ center: [h, k], square }: Circle): Expr =>
  equation(sum(squareFor(h), squareFor(k, 'y')), square)

export const generalForm = ({ center: [h, k], square }: Circle): Expr =>
  equation(
    sumOf([
      m`x^2`,
      m`y^2`,
      ...(h === 0 ? [] : [monomial(-2 * h, ['x', 1])]),
      ...(k === 0 ? [] : [monomial(-2 * k, ['y', 1])]),
      ...(h * h + k * k === square ? [] : [m`${h * h + k * k - square}`]),
    ]),
    0,
  )

/** h, k and r² of any equation x² + y² + Dx + Ey + F = 0, from its values at three places. */
export function circleIn(printed: Expr): { readonly center: readonly [Ratio, Ratio]; readonly square: Ratio } | null {
  if (printed.kind !== 'relation') return null
  const at = (x: number, y: number) => evaluate(printed.left, { x, y }).minus(evaluate(printed.right, { x, y }))
  const f = at(0, 0)
  const [d, e] = [at(1, 0).minus(at(-1, 0)).over(2), at(0, 1).minus(at(0, -1)).over(2)]
  const isCircle = [
    [2, 0],
    [0, 3],
    [2, 3],
  ].every(([x, y]) =>
    at(x!, y!).equals(
      Ratio.of(x! * x! + y! * y!)
        .plus(d.times(x!))
        .plus(e.times(y!))
        .plus(f),
    ),
  )
  if (!isCircle) return null
  const [h, k] = [d.over(-2), e.over(-2)]
  return { center: [h, k], square: h.power(2).plus(k.power(2)).minus(f) }
}

export const isThrough = (of: Expr, [x, y]: readonly [Ratio, Ratio]): boolean =>
  of.kind === 'relation' && evaluate(of.left, { x, y }).equals(evaluate(of.right, { x, y }))

export const coordinatesOf = (of: Expr): readonly [Ratio, Ratio] =>
  of.kind === 'list' ? [evaluate(itemOf(of.items, 0)), evaluate(itemOf(of.items, 1))] : [Ratio.of(0), Ratio.of(0)]

const STANDARD_FORM = m`(x - h)^2 + (y - k)^2 = r^2`

export const writeIt = {
  en: prose`Write the equation of the circle in the form ${STANDARD_FORM}.`,
  es: prose`Escribe la ecuación de la circunferencia en la forma ${STANDARD_FORM}.`,
}

/** A step from the center whose length is r. */
const STEPS = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [2, 5],
  [6, 8],
  [3, 5],
  [2, 2],
  [3, 3],
  [4, 5],
  [2, 4],
] as const

export function drawStep(random: Random): Place {
  const [a, b] = random.shuffle(random.pick(STEPS))
  return [a * random.sign(), b * random.sign()]
}
