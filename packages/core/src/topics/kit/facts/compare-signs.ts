import {
  both,
  type Expr,
  equation,
  evaluate,
  explained,
  line,
  type Printed,
  prose,
  Ratio,
  type Rational,
  relation,
  type Step,
  statements,
  step,
  sum,
  tupleOf,
  writtenOption,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

export type Comparison = 'less' | 'greater' | 'equal'

export const comparisonSigns = { less: '<', greater: '>', equal: '=' } as const satisfies Record<Comparison, string>

/** <, > or =. */
export const comparison = writtenOption({ less: both(prose`<`), greater: both(prose`>`), equal: both(prose`=`) })

export const comparisonOf = (a: Rational, b: Rational): Comparison => {
  const order = Ratio.from(a).compare(b)
  return order < 0 ? 'less' : order > 0 ? 'greater' : 'equal'
}

/** What the sign between two values says of their sides. */
export const valuesCompared = (a: Rational, answer: Comparison, b: Rational): Step =>
  explained(relation(a, comparisonSigns[answer], b), SIDE_BY_SIDE[answer].en, SIDE_BY_SIDE[answer].es)
const SIDE_BY_SIDE = {
  less: { en: line`The left side has the lesser value.`, es: line`El lado izquierdo vale menos.` },
  greater: { en: line`The left side has the greater value.`, es: line`El lado izquierdo vale más.` },
  equal: { en: line`Both sides have the same value.`, es: line`Los dos lados valen lo mismo.` },
}

/** Both sides worked out, in steps of their own where these are given, their values compared, and the same sign between the sides. */
export const comparedSides = (
  sides: readonly [left: Expr, right: Expr],
  answer: Comparison,
  worked?: Step,
): readonly [Step, Step, Step] => {
  const [left, right] = sides
  const [a, b] = [evaluate(left), evaluate(right)]
  return [
    worked ?? step(statements(equation(left, a), equation(right, b)), because.workOutEachSide),
    valuesCompared(a, answer, b),
    step(relation(left, comparisonSigns[answer], right), because.writeTheSign),
  ]
}

/** 54 + 38 = 80 + 12 = 92: the places of each sum, then the sum. */
export const sumsByPlaces = (...sums: readonly (readonly [number, number])[]): Step =>
  explained(
    statements(
      ...sums.map(([a, b]) => {
        const places = [100, 10, 1].map(unit => [a, b].reduce((all, n) => all + unit * (Math.floor(n / unit) % 10), 0))
        const parts = places.filter(part => part > 0)
        return equation(sum(a, b), parts.length === 1 ? a + b : equation(sum(...parts), a + b))
      }),
    ),
    line`Find the value of each side: add place by place.`,
    line`Halla el valor de cada lado: suma posición por posición.`,
  )

/** The sign of what is left when one printed side is taken from the other. */
export function comparesTheSides(printed: Printed, answer: Comparison): boolean {
  const [left, right] = tupleOf(
    printed.maths.filter(({ kind }) => kind !== 'blank').map(side => evaluate(side)),
    2,
  )
  return answer === comparisonOf(left.minus(right), 0)
}
