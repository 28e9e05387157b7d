import {
  angleInX,
  angleLeft,
  degrees,
  type Expr,
  equation,
  type Figure,
  line,
  minus,
  measureOfAngle as named,
  over,
  type Random,
  type Step,
  statements,
  step,
  sum,
  sumOfLabels,
  triangle,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { asDegrees, drawX, labelFor } from '../../kit/angles/linear-labels.ts'

/** A triangle ABC in two or three linked steps: what is drawn, the name of the asked angle, its size and how it is found. */
export interface Linked {
  readonly drawn: Figure
  readonly asked: string
  readonly size: number
  readonly steps: () => readonly Step[]
}

const sine = (angle: number) => Math.sin((angle * Math.PI) / 180)
export const EXTERIOR = { en: line`the exterior angle theorem`, es: line`el teorema del ángulo exterior` }
export const ANGLE_SUM = {
  en: line`the triangle angle sum theorem`,
  es: line`el teorema de la suma de los ángulos de un triángulo`,
}
const CORRESPONDING = {
  en: line`the corresponding angles theorem`,
  es: line`el teorema de los ángulos correspondientes`,
}
const isSize = (name: string, size: number) => equation(named(name), degrees(size))

/** Two labels of these sizes in x, of different slopes. */
function twoLabels(
  random: Random,
  one: number,
  other: number,
): { x: number; labels: readonly [Expr, Expr]; isFirstSteeper: boolean } {
  const x = drawX(random, one, other)
  const [first, second] = random.until(
    () => [labelFor(random, one, x), labelFor(random, other, x)] as const,
    ([first, second]) => first.a !== second.a,
  )
  return { x, labels: [first.of, second.of], isFirstSteeper: first.a > second.a }
}

/** AD bisects angle A. From the whole angle to the one at D, or from the one at D to the angle at C. */
export function drawBisector(random: Random, asksFoot: boolean): Linked & { readonly whole: number | null } {
  const [half, b] = random.until(
    () => [random.int(16, 40), random.int(28, 80)] as const,
    ([half, b]) => 180 - 2 * half - b >= 25 && half + b !== 90 && half !== b,
  )
  const [whole, c, foot] = [2 * half, 180 - 2 * half - b, half + b]
  const drawn = triangle({
    shape: { angles: [whole, b, c] },
    angles: { B: b },
    cevians: [{ from: 'A', as: 'bisector', foot: 'D' }],
    marked: asksFoot ? [] : [{ of: 'ADC', label: degrees(foot) }],
    turn: random.int(-20, 20),
    size: 14,
  })
  const sumAtFoot = equation(named('ADC'), sum(named('B'), named('BAD')))
  const steps = (): readonly Step[] =>
    asksFoot
      ? [
          step(statements(isSize('B', b), isSize('BAC', whole)), because.read, {
            what: {
              en: line`the angle at B and the whole angle at A`,
              es: line`el ángulo en B y el ángulo entero en A`,
            },
          }),
          step(equation(equation(named('BAD'), over(degrees(whole), 2)), degrees(half)), because.bisectorHalves),
          step(sumAtFoot, because.exteriorIsSum),
          step(equation(equation(named('ADC'), sum(degrees(b), degrees(half))), degrees(foot)), because.addKnownAngles),
        ]
      : [
          step(statements(isSize('B', b), isSize('ADC', foot)), because.read, {
            what: { en: line`the angles at B and at D`, es: line`los ángulos en B y en D` },
          }),
          step(sumAtFoot, because.exteriorIsSum),
          step(
            equation(equation(named('BAD'), minus(degrees(foot), degrees(b))), degrees(half)),
            because.subtractKnownAngles,
          ),
          step(
            equation(equation(named('BAC'), sum(degrees(half), degrees(half))), degrees(whole)),
            because.bisectorHalves,
          ),
          ...angleLeft(180, [whole, b], named('C'), ANGLE_SUM),
        ]
  return { drawn, asked: asksFoot ? 'ADC' : 'C', size: asksFoot ? foot : c, steps, whole: asksFoot ? whole : null }
}

/** D on BC cuts the triangle in two: an exterior angle of one is an angle of the other. */
export function drawSharedSide(random: Random): Linked {
  const { b, c, part } = random.until(
    () => ({ b: random.int(30, 80), c: random.int(25, 70), part: random.int(35, 65) }),
    ({ b, c, part }) =>
      180 - b - c - part >= 25 && 180 - b - c !== 2 * part && b + part >= 45 && b + part <= 150 && b !== part,
  )
  const whole = 180 - b - c
  const share = (sine(part) * sine(c)) / (sine(b + part) * sine(whole))
  const { x, labels } = twoLabels(random, b, part)
  const [atB, atA] = labels
  const drawn = triangle({
    shape: { angles: [whole, b, c] },
    angles: { B: asDegrees(atB), C: c },
    cevians: [{ from: 'A', as: share, foot: 'D' }],
    marked: [
      { of: 'BAD', label: asDegrees(atA) },
      { of: 'ADC', label: degrees(b + part) },
    ],
    turn: random.int(-20, 20),
    size: 18,
  })
  const steps = (): readonly Step[] => {
    const summed = equation(sumOfLabels(...labels), b + part)
    const whatIsRead = {
      en: line`the angles of triangle ABD and its exterior angle at D`,
      es: line`los ángulos del triángulo ABD y su ángulo exterior en D`,
    }
    return [
      step(summed, because.readAndUse, { what: whatIsRead, rule: EXTERIOR }),
      ...angleInX(summed, x, named('B'), atB),
      step(
        equation(equation(named('BAC'), minus(minus(degrees(180), degrees(b)), degrees(c))), degrees(whole)),
        because.use,
        { rule: ANGLE_SUM },
      ),
    ]
  }
  return { drawn, asked: 'BAC', size: whole, steps }
}

/** DE parallel to BC, with equal angles at D and B in x. */
export function drawParallelSide(random: Random, asksTop: boolean): Linked {
  const { b, c } = random.until(
    () => ({ b: random.int(52, 85), c: random.int(35, 75) }),
    ({ b, c }) => b + c >= 95 && b + c <= 140,
  )
  const whole = 180 - b - c
  const { x, labels, isFirstSteeper } = twoLabels(random, b, b)
  const [atD, atB] = labels
  const drawn = triangle({
    shape: { angles: [whole, b, c] },
    angles: asksTop ? { B: asDegrees(atB), C: c } : { B: asDegrees(atB), A: whole },
    parallels: [{ to: 'BC', share: 0.5, names: 'DE', marked: true }],
    marked: [{ of: 'ADE', label: asDegrees(atD) }],
    turn: random.int(-20, 20),
    size: 20,
  })
  const steps = (): readonly Step[] => {
    // The terms in x come together on the left.
    const equal = isFirstSteeper ? equation(atD, atB) : equation(atB, atD)
    const [known, asked, size] = asksTop ? [c, 'BAC', whole] : [whole, 'AED', c]
    return [
      step(equal, because.readAndUse, {
        what: { en: line`the angles at D and at B`, es: line`los ángulos en D y en B` },
        rule: CORRESPONDING,
      }),
      ...(asksTop ? angleInX(equal, x, named('B'), atB) : angleInX(equal, x, named('ADE'), atD)),
      step(
        equation(equation(named(asked), minus(minus(degrees(180), degrees(b)), degrees(known))), degrees(size)),
        because.use,
        { rule: ANGLE_SUM },
      ),
    ]
  }
  return { drawn, asked: asksTop ? 'BAC' : 'AED', size: asksTop ? whole : c, steps }
}
