import {
  answerStep,
  type Both,
  divide,
  equation,
  type Inline,
  line,
  Ratio,
  type Step,
  step,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

/** A whole number of wholes and unit fractions of a whole, divided one by the other. */
export interface UnitDivision {
  readonly whole: number
  /** The denominator of the unit fraction. */
  readonly d: number
}
export type UnitKind = 'whole by unit' | 'unit by whole'
export const UNIT_KINDS = ['whole by unit', 'unit by whole'] as const

export const unitOf = ({ d }: UnitDivision) => Ratio.of(1, d)
export const quotientOf = ({ whole, d }: UnitDivision, kind: UnitKind): Ratio =>
  kind === 'whole by unit' ? Ratio.of(whole * d) : Ratio.of(1, whole * d)
export const divisionOf = ({ whole, d }: UnitDivision, kind: UnitKind) =>
  kind === 'whole by unit' ? divide(whole, Ratio.of(1, d)) : divide(Ratio.of(1, d), whole)

/** So many parts in one whole, so many in all; or so many pieces of the whole, one of which is asked. `seen` tells the first from a drawing, `found` what the quotient is there. */
export function dividedUnits(
  { whole, d }: UnitDivision,
  kind: UnitKind,
  seen?: Both<readonly Inline[]>,
  found?: Both<readonly Inline[]>,
): readonly Step[] {
  const unit = Ratio.of(1, d)
  if (kind === 'whole by unit')
    return [
      step(equation(divide(1, unit), d), because.explain, {
        sentence: seen ?? {
          en: line`In 1 whole there are ${d} parts of ${unit}.`,
          es: line`En 1 entero hay ${d} partes de ${unit}.`,
        },
      }),
      answerStep(equation(equation(divide(whole, unit), times(whole, d)), whole * d), {
        en: line`In ${whole} wholes there are ${whole} times as many.`,
        es: line`En ${whole} enteros hay ${whole} veces esa cantidad.`,
      }),
    ]
  return [
    step(equation(times(d, whole), d * whole), because.explain, {
      sentence: seen ?? {
        en: line`Divide each of the ${d} equal parts of a whole into ${whole} equal parts. The whole then has ${d * whole} equal parts.`,
        es: line`Divide cada una de las ${d} partes iguales de un entero en ${whole} partes iguales. El entero tiene entonces ${d * whole} partes iguales.`,
      },
    }),
    answerStep(
      equation(divide(unit, whole), Ratio.of(1, d * whole)),
      found ?? {
        en: line`One of these parts is ${Ratio.of(1, d * whole)} of the whole.`,
        es: line`Una de esas partes es ${Ratio.of(1, d * whole)} del entero.`,
      },
    ),
  ]
}
