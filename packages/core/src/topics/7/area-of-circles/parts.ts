import { piExpr } from '../../../answer/expression.ts'
import { type Block, type Both, figure, prose } from '../../../content.ts'
import { circle } from '../../../figure/circle.ts'
import type { UnitId } from '../../../language/units.ts'
import { approximate } from '../../../math/approximate.ts'
import { decimal, expr, measure } from '../../../math/build.ts'
import { evaluate } from '../../../math/evaluate.ts'
import type { Expr } from '../../../math/expr.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { Printed } from '../../../printed.ts'
import type { Random } from '../../../random.ts'
import type { lengthUnits } from '../../8/kit/length-units.ts'
import type { Measured } from '../../common/measured.ts'

export type Unit = (typeof lengthUnits)[number] | 'mile'

export const squared = (unit: Unit): UnitId => `square-${unit}`

export type Pi = '3.14' | '22/7' | 'exact'

export type Part = 'circle' | 'half' | 'quarter'

export const VALUES = { '3.14': Ratio.of(314, 100), '22/7': Ratio.of(22, 7) } as const

export const DECIMAL_PI = decimal(VALUES['3.14'])

export const SHARES = { circle: Ratio.of(1), half: Ratio.of(1, 2), quarter: Ratio.of(1, 4) } as const

export interface Drawn {
  readonly r: Ratio
  readonly unit: Unit
  readonly given: 'radius' | 'diameter'
  readonly pi: Pi
  readonly part: Part
}

export const shown = (value: Ratio): Expr => (value.isInteger ? expr(value) : decimal(value))

export const areaOf = (square: Ratio, pi: Pi): Expr =>
  pi === 'exact' ? piExpr(square) : shown(square.times(VALUES[pi]))

export const solveArea = ({ r, unit, pi, part }: Drawn): Measured => ({
  amount: areaOf(r.times(r).times(SHARES[part]), pi),
  unit: squared(unit),
})

export const givenLength = ({ r, unit, given }: Drawn) => measure(shown(given === 'radius' ? r : r.times(2)), unit)

export const usePi = (pi: Pi): Both<Block> =>
  pi === 'exact'
    ? { en: prose`Write the area as a multiple of π.`, es: prose`Escribe el área como múltiplo de π.` }
    : pi === '3.14'
      ? { en: prose`Use ${DECIMAL_PI} for π.`, es: prose`Usa ${DECIMAL_PI} como valor de π.` }
      : { en: prose`Use ${VALUES[pi]} for π.`, es: prose`Usa ${VALUES[pi]} como valor de π.` }

/** The stated value of π; the true one where the answer is a multiple of π. */
export const printedPi = (printed: Printed): number =>
  printed.numbers.find(value => value.equals(VALUES['3.14']) || value.equals(VALUES['22/7']))?.toNumber() ?? Math.PI

export const isClose = (a: number, b: number) => Math.abs(a / b - 1) < 1e-12

/** From the area back to the radius. */
export const radiusFrom = ({ amount }: Measured, pi: number, share = 1) =>
  Math.sqrt(approximate(expr(amount)) / (pi * share))

export const isSquared = ({ unit }: Measured) => unit.startsWith('square-')

/** Radii where area and circumference are different numbers. */
export const drawRadius = (random: Random, pi: Pi, halves: boolean): Ratio =>
  pi === '22/7'
    ? random.pick([Ratio.of(7), Ratio.of(14), Ratio.of(21), Ratio.of(7, 2), Ratio.of(28)])
    : halves
      ? Ratio.of(2 * random.int(2, 9) + 1, 2)
      : Ratio.of(random.int(3, 15))

export function drawn(facts: Drawn): Block {
  const label = givenLength(facts)
  switch (facts.part) {
    case 'circle':
      return figure(
        facts.given === 'radius'
          ? circle({
              centerLabel: null,
              points: { A: { at: 20, label: null, dot: false } },
              lines: [{ of: 'OA', label }],
            })
          : circle({
              centerLabel: null,
              points: { A: { at: 170, label: null, dot: false }, B: { at: 350, label: null, dot: false } },
              lines: [{ of: 'AB', label }],
            }),
      )
    case 'half':
      return figure(
        circle({
          rim: false,
          centerLabel: null,
          points: { A: { at: 0, label: null, dot: false }, B: { at: 180, label: null, dot: false } },
          sectors: ['AB'],
          lines: [{ of: 'BA', label, side: 'right' }],
        }),
      )
    case 'quarter':
      return figure(
        circle({
          rim: false,
          centerLabel: null,
          points: { A: { at: 0, label: null, dot: false }, B: { at: 90, label: null, dot: false } },
          sectors: ['AB'],
          lines: [{ of: 'OA', label, side: 'right' }],
        }),
      )
  }
}

/** The radius by the labelled line, and the share of the circle by the arc that is drawn. */
export function readFigure(printed: Printed) {
  const { lines, arcs, points, center } = printed.figure('circle')
  const labelled = lines.find(({ label }) => label !== null)!
  const value = evaluate(labelled.label as Expr)
  const [arc] = arcs
  const angleOf = (name: string) => {
    const [x, y] = points.find(point => point.name === name)!.at
    return Math.round((Math.atan2(y, x) * 180) / Math.PI)
  }
  return {
    r: (labelled.from === center || labelled.to === center ? value : value.over(2)).toNumber(),
    share: arc ? ((angleOf(arc.to) - angleOf(arc.from) + 360) % 360) / 360 : 1,
  }
}

export const findArea = { en: prose`Find the area.`, es: prose`Halla el área.` }

export const askFigure = (facts: Drawn) => {
  const [shape, pi] = [drawn(facts), usePi(facts.pi)]
  return { en: [shape, pi.en], es: [shape, pi.es] }
}

export const checkFigure = (printed: Printed, answer: Measured) => {
  const { r, share } = readFigure(printed)
  return isSquared(answer) && isClose(radiusFrom(answer, printedPi(printed), share), r)
}
