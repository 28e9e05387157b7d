import {
  call,
  type Expr,
  equation,
  gcd,
  hypotenuseOf,
  legOf,
  line,
  over,
  type Step,
  statements,
  step,
  symbol,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { PARTS, type Side, type Trig } from '../../kit/triangles/trig-figure.ts'
import { RATIO_RULES, SIDE_WORDS } from '../../kit/triangles/trig-words.ts'
import { ratioOf } from './parts.ts'

export type Sides = Readonly<Record<Side, number>>

export const SIDES = ['opposite', 'adjacent', 'hypotenuse'] as const

export const swappedLegs = (sides: Sides): Sides => ({ ...sides, opposite: sides.adjacent, adjacent: sides.opposite })

export const seenFrom = (corner: Expr) => ({
  en: line`the sides as seen from angle ${corner}`,
  es: line`los lados vistos desde el ángulo ${corner}`,
})

export const named = (sides: Sides, shown: readonly Side[]) =>
  statements(...shown.map(side => equation(SIDE_WORDS[side], sides[side])))

export const readSides = (corner: string, sides: Sides, shown: readonly Side[] = SIDES): Step =>
  step(named(sides, shown), because.read, { what: seenFrom(symbol(corner)) })

export const ratioStep = (of: Trig, corner: string, sides: Sides): Step => {
  const [top, bottom] = PARTS[of]
  const first = equation(call(of, symbol(corner)), over(sides[top], sides[bottom]))
  const value = ratioOf(of, sides)
  return step(value.d === sides[bottom] ? first : equation(first, value), because.use, { rule: RATIO_RULES[of] })
}

export const ratioSteps = (of: Trig, corner: string, sides: Sides): readonly Step[] => {
  const [top, bottom] = PARTS[of]
  const first = equation(call(of, symbol(corner)), over(sides[top], sides[bottom]))
  const value = ratioOf(of, sides)
  return [
    step(first, because.use, { rule: RATIO_RULES[of] }),
    ...(value.d === sides[bottom] ? [] : [step(equation(call(of, symbol(corner)), value), because.lowestTerms)]),
  ]
}

/** The side that is not labeled, by its name. */
export const pythagoras = (sides: Sides, hidden: Side, called: string): readonly Step[] =>
  hidden === 'hypotenuse'
    ? hypotenuseOf(sides.opposite, sides.adjacent, called)
    : legOf(sides[hidden === 'opposite' ? 'adjacent' : 'opposite'], sides.hypotenuse, called)

/** The sides as seen from the first corner, by their ends. */
export function sideName(corners: string, side: Side): string {
  const [a, b, c] = tupleOf([...corners], 3)
  return { opposite: `${b}${c}`, adjacent: `${c}${a}`, hypotenuse: `${a}${b}` }[side]
}

/** The smallest whole sides of this shape. */
export const smallest = ({ opposite, adjacent, hypotenuse }: Sides): Sides => {
  const k = gcd(opposite, gcd(adjacent, hypotenuse))
  return { opposite: opposite / k, adjacent: adjacent / k, hypotenuse: hypotenuse / k }
}
