import {
  answerStep,
  approximate,
  assert,
  type Block,
  type Both,
  byFormula,
  circle,
  decimal,
  divide,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  figure,
  type Inline,
  isNear,
  line,
  m,
  measure,
  minus,
  pi as PI,
  type Printed,
  piExpr,
  power,
  prose,
  type Random,
  Ratio,
  type Step,
  step,
  symbol,
  times,
  type UnitId,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { shown } from '../../kit/decimals/shown.ts'
import type { lengthUnits } from '../../kit/measures/length-units.ts'
import type { Measured } from '../../kit/measures/measured.ts'

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

export const areaOf = (square: Ratio, pi: Pi): Expr =>
  pi === 'exact' ? piExpr(square) : shown(square.times(VALUES[pi]))

export const solveArea = ({ r, unit, pi, part }: Drawn): Measured => ({
  amount: areaOf(r.times(r).times(SHARES[part]), pi),
  unit: squared(unit),
})

export const givenLength = ({ r, unit, given }: Drawn) => measure(shown(given === 'radius' ? r : r.times(2)), unit)

export const usePi = (pi: Pi, isRounded = true): Both<Block> =>
  pi === 'exact'
    ? { en: prose`Write the area in terms of π.`, es: prose`Escribe el área en términos de π.` }
    : pi === '3.14' && isRounded === false
      ? {
          en: prose`Use ${DECIMAL_PI} for π. Do not round.`,
          es: prose`Usa ${DECIMAL_PI} como valor de π. No redondees.`,
        }
      : pi === '3.14'
        ? { en: prose`Use ${DECIMAL_PI} for π.`, es: prose`Usa ${DECIMAL_PI} como valor de π.` }
        : { en: prose`Use ${VALUES[pi]} for π.`, es: prose`Usa ${VALUES[pi]} como valor de π.` }

/** The stated value of π; the true one where the answer is a multiple of π. */
export const printedPi = (printed: Printed): number =>
  printed.numbers.find(value => value.equals(VALUES['3.14']) || value.equals(VALUES['22/7']))?.toNumber() ?? Math.PI

export const isClose = (a: number, b: number) => isNear(a / b, 1)

/** From the area back to the radius. */
export const radiusFrom = ({ amount }: Measured, pi: number, share = 1) =>
  Math.sqrt(approximate(expr(amount)) / (pi * share))

export const isSquared = ({ unit }: Measured) => unit.startsWith('square-')

/** Whole radii of the first lesson; each form of a sheet begins elsewhere. */
export const RADII = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const

/** Radii where area and circumference are different numbers. */
export const drawRadius = (random: Random, pi: Pi, halves: boolean): Ratio =>
  pi === '22/7'
    ? random.evenly([Ratio.of(7), Ratio.of(14), Ratio.of(21), Ratio.of(7, 2), Ratio.of(28)])
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
  const labelled = lines.find(({ label }) => label !== null)
  assert(labelled, 'One line is labelled')
  const value = evaluate(labelled.label as Expr)
  const [arc] = arcs
  const angleOf = (name: string) => {
    const found = points.find(point => point.name === name)
    assert(found, () => `No point is called ${name}`)
    const [x, y] = found.at
    return Math.round((Math.atan2(y, x) * 180) / Math.PI)
  }
  return {
    r: (labelled.from === center || labelled.to === center ? value : value.over(2)).toNumber(),
    share: arc ? ((angleOf(arc.to) - angleOf(arc.from) + 360) % 360) / 360 : 1,
  }
}

export const findArea = { en: prose`Find the area.`, es: prose`Halla el área.` }

export const askFigure = (facts: Drawn) => {
  const [shape, pi] = [drawn(facts), usePi(facts.pi, facts.r.isInteger)]
  return { en: [shape, pi.en], es: [shape, pi.es] }
}

export const checkFigure = (printed: Printed, answer: Measured) => {
  const { r, share } = readFigure(printed)
  return isSquared(answer) && isClose(radiusFrom(answer, printedPi(printed), share), r)
}

const [A, r] = [symbol('A'), symbol('r')]

const factorPi = (pi: Pi): Expr => (pi === 'exact' ? PI : expr(pi === '3.14' ? DECIMAL_PI : VALUES[pi]))

/** π × 5², or with the number that is used for π. */
export const piTimes = (pi: Pi, radius: Ratio, part: Part = 'circle'): Expr =>
  part === 'circle'
    ? times(factorPi(pi), power(shown(radius), 2))
    : times(SHARES[part], factorPi(pi), power(shown(radius), 2))

/** Where the fraction before π comes from. */
const partOfCircle = ({ work }: Step, part: Exclude<Part, 'circle'>): Step =>
  explained(
    work,
    part === 'half'
      ? line`A half circle has half of the area of the circle, ${m`π r^2`}.`
      : line`A quarter circle has a quarter of the area of the circle, ${m`π r^2`}.`,
    part === 'half'
      ? line`Un semicírculo tiene la mitad del área del círculo, ${m`π r^2`}.`
      : line`Un cuarto de círculo tiene la cuarta parte del área del círculo, ${m`π r^2`}.`,
  )

/** The radius where the diameter is given, the formula, the formula with its numbers, the area. */
export function areaSteps(facts: Drawn): readonly Step[] {
  const { amount, unit } = solveArea(facts)
  const formula = facts.part === 'circle' ? m`π r^2` : times(SHARES[facts.part], PI, power(r, 2))
  const halved =
    facts.given === 'diameter'
      ? [step(equation(divide(shown(facts.r.times(2)), 2), shown(facts.r)), because.halveDiameter)]
      : []
  const [written, ...worked] = byFormula(
    equation(A, formula),
    piTimes(facts.pi, facts.r, facts.part),
    measure(amount, unit),
  )
  return [
    ...halved,
    ...(written ? [facts.part === 'circle' ? written : partOfCircle(written, facts.part)] : []),
    ...worked,
  ]
}

/** The two squares, their products with π, and what the ring has left. */
export function ringSteps(inner: number, outer: number, pi: Pi, area: Measured): readonly Step[] {
  const of = (radius: number) => areaOf(Ratio.of(radius * radius), pi)
  const work = (right: Expr) => equation(A, right)
  return [
    explained(
      m`A = π R^2 - π r^2`,
      line`The ring is the outer circle, with radius ${symbol('R')}, without the inner circle, with radius ${r}.`,
      line`El anillo es el círculo exterior, de radio ${symbol('R')}, sin el círculo interior, de radio ${r}.`,
    ),
    step(work(minus(piTimes(pi, Ratio.of(outer)), piTimes(pi, Ratio.of(inner)))), because.substituteValues),
    step(work(minus(times(factorPi(pi), outer * outer), times(factorPi(pi), inner * inner))), because.workOutEachPower),
    explained(
      work(minus(of(outer), of(inner))),
      line`Multiply each square by ${factorPi(pi)}.`,
      line`Multiplica cada cuadrado por ${factorPi(pi)}.`,
    ),
    explained(
      equation(A, measure(area.amount, area.unit)),
      line`Subtract the inner circle from the outer one.`,
      line`Resta el círculo interior del exterior.`,
    ),
  ]
}

/** The last line of the work ends in a sentence, and is not said again. */
export const endedBy = (
  steps: readonly Step[],
  { amount, unit }: Measured,
  done: Both<readonly Inline[]> = { en: line`Multiply.`, es: line`Multiplica.` },
): readonly Step[] => {
  const last = steps.at(-1)
  return last
    ? [
        ...steps.slice(0, -1),
        answerStep(last.work, {
          en: [...done.en, ...line` The area is ${measure(amount, unit)}.`],
          es: [...done.es, ...line` El área es de ${measure(amount, unit)}.`],
        }),
      ]
    : []
}
