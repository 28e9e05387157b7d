import {
  type Both,
  box,
  type Expr,
  equation,
  evaluate,
  type Inline,
  line,
  minus,
  type Of,
  sum,
} from '../../../author.ts'
import { smallerFromLarger, sumWithoutCarrying } from '../../kit/columns/regrouping.ts'
import { filled } from '../../kit/equations/filled.ts'
import { givenOf, isWhole, missingOf, sideWith, type TwoSided, toFind, valueOf } from './two-sided.ts'

/** The lines from the equation to the number in the box, where the known side is worth this and the number is found like this. */
const linesOf = (
  facts: TwoSided,
  value: number,
  found: Expr,
  result = evaluate(found).n,
): readonly [Expr, Expr, Expr] => [
  facts.isTurned ? equation(sideWith(facts, box()), value) : equation(value, sideWith(facts, box())),
  equation(box(), found),
  equation(box(), result),
]
/** The value of the known side without its regrouping. */
export const wrongValue = ({ sign, known: [a, b] }: TwoSided) =>
  (sign === '+' ? sumWithoutCarrying : smallerFromLarger)(a, b)
const operated = (facts: TwoSided, value: number, isAdded: boolean): Expr => {
  const given = givenOf(facts)
  return isAdded ? sum(value, given) : minus(Math.max(value, given), Math.min(value, given))
}
export interface Worked extends TwoSided {
  /** The place of the first wrong line. */
  readonly wrong: 0 | 1 | 2
}
/** Ten more or less than there should be. */
const tenOff = (facts: TwoSided) => missingOf(facts) + (isWhole(facts) ? -10 : 10)
export function workOf(facts: Worked) {
  const value = facts.wrong === 0 ? wrongValue(facts) : valueOf(facts)
  const isAdded = isWhole(facts) !== (facts.wrong === 1)
  const found = operated(facts, value, isAdded)
  return facts.wrong === 2 ? linesOf(facts, value, found, tenOff(facts)) : linesOf(facts, value, found)
}
export const rightWork = (facts: TwoSided) => linesOf(facts, valueOf(facts), toFind(facts))

const SAID = {
  'sum wrong': { en: line`the new ten was not added`, es: line`no se sumó la decena que se forma` },
  'difference wrong': {
    en: line`the smaller digit was taken from the larger`,
    es: line`se restó el dígito menor del mayor`,
  },
  'part not taken': { en: line`the known part must be subtracted`, es: line`hay que restar la parte conocida` },
  'parts not added': { en: line`the two parts must be added`, es: line`hay que sumar las dos partes` },
} as const

export function mistakeIn(facts: Worked): Both<readonly Inline[]> {
  if (facts.wrong === 0) return SAID[facts.sign === '+' ? 'sum wrong' : 'difference wrong']
  if (facts.wrong === 1) return SAID[isWhole(facts) ? 'parts not added' : 'part not taken']
  const [found, result] = [toFind(facts), tenOff(facts)]
  return { en: line`${found} is not ${result}`, es: line`${found} no es ${result}` }
}

/** The number that makes an equation with one box true: its sides come nearer by the same for each one more. */
export function solutionOf(item: Of<'relation'>): number {
  const apart = (n: number) => {
    const { left, right } = filled(item, n) as Of<'relation'>
    return evaluate(left).minus(evaluate(right)).n
  }
  return apart(0) / (apart(0) - apart(1))
}
