import {
  type Expr,
  easiestFact,
  equation,
  evaluate,
  exact,
  explained,
  line,
  list,
  type Random,
  type Step,
  step,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { addedUp } from '../../kit/facts/groups.ts'

export interface Level {
  readonly families: readonly number[]
  readonly others: readonly number[]
  /** The least product. */
  readonly least: number
  /** Whether a fact with 0 or 1 comes up now and then. */
  readonly hasSmall: boolean
}

export type Factors = readonly [a: number, b: number]

export const FACTORS = [2, 3, 4, 5, 6, 7, 8, 9, 10]

export const eitherWay = (random: Random, a: number, b: number): Factors => random.shuffle([a, b])

/** A fact of a family of the level. */
export const drawLarger = (random: Random, { families, others, least }: Level): Factors =>
  random.until(
    () => eitherWay(random, random.evenly(families), random.pick(others)),
    ([a, b]) => a * b >= least,
  )

export const product = ([a, b]: Factors) => times(a, b)

export const valueOf = ([a, b]: Factors) => a * b

export const isProductOf = (factors: readonly Expr[], answer: Expr | number) => {
  const [a, b] = tupleOf(
    factors.map(factor => evaluate(factor).n),
    2,
  )
  return exact(answer).equals(addedUp(a, b))
}

const isCounted = (size: number): boolean => size === 5 || size === 10
/** By 5 and by 10 one counts with ease, whichever factor it is; other facts come from an easier one. */
export const worked = ([a, b]: Factors): readonly Step[] => {
  if (Math.min(a, b) <= 2 || !(isCounted(a) || isCounted(b))) return easiestFact(a, b)
  const size = isCounted(b) && !(a === 10) ? b : isCounted(a) ? a : b
  const groups = (a * b) / size
  return [
    step(list(...Array.from({ length: groups }, (_, i) => (i + 1) * size)), because.skipCount, { step: size }),
    step(equation(times(a, b), a * b), because.countGroups, { groups }),
  ]
}

/** The hardest fact, worked out as an example: ten times a number is easy. */
export const hardestOf = (facts: readonly Factors[]) => {
  const hardness = ([a, b]: Factors) => (a === 10 || b === 10 ? 0 : a * b)
  const [a, b] = facts.reduce((most, fact) => (hardness(fact) > hardness(most) ? fact : most))
  return worked([a, b])
}

export const othersFound = (products: readonly number[]) =>
  explained(
    list(...products),
    line`Find the other products too, each from a fact that you know.`,
    line`Halla también los demás productos, cada uno a partir de una operación que ya sabes.`,
  )
