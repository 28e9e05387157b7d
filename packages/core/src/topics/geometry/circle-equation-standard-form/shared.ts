import {
  bracketed,
  type Content,
  type Expr,
  equation,
  explainedBy,
  itemOf,
  join,
  line,
  m,
  minus,
  point as pointOf,
  power,
  type Random,
  type Step,
  step,
  sum,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { groupedByLetter } from '../../kit/conics/grouped.ts'
import { type Circle, drawCenter, standardForm } from './parts.ts'

/** Inside a grid from −10 to 10. */
export const drawOnGrid = (random: Random): Circle & { readonly radius: number } =>
  random.until(
    () => {
      const radius = random.int(2, 7)
      return { center: drawCenter(random, 6), square: radius * radius, radius }
    },
    ({ center: [h, k], radius }) => Math.max(Math.abs(h), Math.abs(k)) + radius <= 9,
  )

export const AXES = { x: [-10, 10], y: [-10, 10] } as const

export const centered = ([h, k]: readonly [number, number]): Expr => equation(m`(h, k)`, pointOf(h, k))

/** The center, with the terms that hide a minus or a 0 told: x + 5 is x − (−5), and x² has h = 0. */
export function centerRead(work: Content, center: readonly [number, number]): Step {
  const hidden = center.flatMap((value, i) => {
    const [letter, of] = i === 0 ? [m`x`, m`h`] : [m`y`, m`k`]
    if (value > 0) return []
    if (value === 0) {
      const [square, whole, none] = [power(letter, 2), power(bracketed(minus(letter, of)), 2), equation(of, 0)]
      return { en: line`${square} is ${whole} with ${none}`, es: line`${square} es ${whole} con ${none}` }
    }
    const [one, other] = [m`${letter} + ${-value}`, m`${letter} - ${bracketed(value)}`]
    return { en: line`${one} is ${other}`, es: line`${one} es ${other}` }
  })
  const said = (of: 'en' | 'es') =>
    hidden.flatMap((told, i) => [...(i === 0 ? line`: ` : of === 'en' ? line`, and ` : line` e `), ...told[of]])
  return explainedBy(work, {
    en: [...line`Compare with ${m`x - h`} and ${m`y - k`}`, ...said('en'), '.'],
    es: [...line`Compara con ${m`x - h`} e ${m`y - k`}`, ...said('es'), '.'],
  })
}

export const MODEL = m`(x - h)^2 + (y - k)^2 = r^2`

export const STANDARD = { en: line`the equation of a circle`, es: line`la ecuación de la circunferencia` }

export const writeModel = (circle: { readonly center: readonly [number, number]; readonly square: number }): Step =>
  step(standardForm(circle), because.intoCircle)

/** The general form with its squares completed, to the standard form. */
export function completed({
  center,
  square,
}: {
  readonly center: readonly [number, number]
  readonly square: number
}): readonly Step[] {
  const [h, k] = center
  const parts = (of: number, letter: Expr) =>
    of === 0 ? [power(letter, 2)] : [power(letter, 2), join(-2 * of, letter)]
  const constant = square - h * h - k * k
  const added = [h, k].filter(value => value !== 0).map(value => value * value)
  const [x, y] = [m`x`, m`y`]
  return [
    groupedByLetter(equation(sum(...parts(h, x), ...parts(k, y)), constant), constant),
    step(
      equation(
        sum(...parts(h, x), ...(h === 0 ? [] : [h * h]), ...parts(k, y), ...(k === 0 ? [] : [k * k])),
        sum(constant, ...added),
      ),
      because.completeSquares,
    ),
    step(standardForm({ center, square }), because.factorSquares),
  ]
}

/** The square of the radius, from the center to a point of the circle. */
export const squareOfDistance = (center: readonly [number, number], to: readonly [number, number]): Step => {
  const [a, b] = [to[0] - center[0], to[1] - center[1]]
  const squares = [0, 1].map(i => power(bracketed(minus(itemOf([...to], i), itemOf([...center], i))), 2))
  const found = [a, b].map(value => power(value < 0 ? bracketed(value) : value, 2))
  return step(
    equation(equation(equation(m`r^2`, sum(...squares)), sum(...found)), a * a + b * b),
    because.distanceFromCenter,
    {
      point: pointOf(...to),
    },
  )
}
