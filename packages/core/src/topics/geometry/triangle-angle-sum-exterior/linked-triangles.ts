import {
  type Block,
  type Diagram,
  degrees,
  type Expr,
  evaluate,
  figure,
  type Random,
  symbolsOf,
  triangle,
} from '../../../author.ts'
import { asDegrees, drawX, labelFor, solutionOf } from '../../kit/angles/linear-labels.ts'

/** A triangle ABC in two or three linked steps: what is drawn, the name of the asked angle and its size. */
export interface Linked {
  readonly drawn: Block
  readonly asked: string
  readonly size: number
}

const sine = (angle: number) => Math.sin((angle * Math.PI) / 180)

/** Two labels of these sizes in x, of different slopes. */
function twoLabels(random: Random, one: number, other: number): readonly [Expr, Expr] {
  const at = drawX(random, one, other)
  const [first, second] = random.until(
    () => [labelFor(random, one, at), labelFor(random, other, at)] as const,
    ([first, second]) => first.a !== second.a,
  )
  return [asDegrees(first.of), asDegrees(second.of)]
}

/** D on BC cuts the triangle in two: an exterior angle of one is an angle of the other. */
export function drawSharedSide(random: Random, hasX: boolean): Linked {
  const { b, c, part } = random.until(
    () => ({ b: random.int(30, 80), c: random.int(25, 70), part: random.int(hasX ? 35 : 25, 65) }),
    ({ b, c, part }) => 180 - b - c - part >= 25 && b + part >= 45 && b + part <= 150 && b !== part,
  )
  const whole = 180 - b - c
  const share = (sine(part) * sine(c)) / (sine(b + part) * sine(whole))
  const [atB, atA] = hasX ? twoLabels(random, b, part) : [degrees(b), degrees(part)]
  const drawn = triangle({
    shape: { angles: [whole, b, c] },
    angles: { B: atB, C: c },
    cevians: [{ from: 'A', as: share, foot: 'D' }],
    marked: [{ of: 'BAD', label: atA }, ...(hasX ? [{ of: 'ADC', label: degrees(b + part) }] : [])],
    turn: random.int(-20, 20),
    size: hasX ? 18 : 15,
  })
  return { drawn: figure(drawn), asked: hasX ? 'BAC' : 'CAD', size: hasX ? whole : whole - part }
}

/** DE parallel to BC, with equal angles at D and B in x. */
export function drawParallelSide(random: Random, asksTop: boolean): Linked {
  const { b, c } = random.until(
    () => ({ b: random.int(52, 85), c: random.int(35, 75) }),
    ({ b, c }) => b + c >= 95 && b + c <= 140,
  )
  const whole = 180 - b - c
  const [atD, atB] = twoLabels(random, b, b)
  const drawn = triangle({
    shape: { angles: [whole, b, c] },
    angles: asksTop ? { B: atB, C: c } : { B: atB, A: whole },
    parallels: [{ to: 'BC', share: 0.5, names: 'DE', marked: true }],
    marked: [{ of: 'ADE', label: atD }],
    turn: random.int(-20, 20),
    size: 20,
  })
  return { drawn: figure(drawn), asked: asksTop ? 'BAC' : 'AED', size: asksTop ? whole : c }
}

/** An angle by the places of its three points, in degrees. */
export function openingOf({ points }: Diagram, name: string): number {
  const [[px, py], [vx, vy], [qx, qy]] = [...name].map(letter => points.find(point => point.name === letter)!.at) as [
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
  ]
  const turn = (Math.abs(Math.atan2(py - vy, px - vx) - Math.atan2(qy - vy, qx - vx)) * 180) / Math.PI
  return Math.min(turn, 360 - turn)
}

/** Whether every labelled angle is drawn in its size, for one value of x. */
export function isDrawnTrue(drawn: Diagram): boolean {
  const labelled = drawn.angles.flatMap(({ from, vertex, to, label }) =>
    label?.kind === 'measure' ? [{ size: openingOf(drawn, from + vertex + to), of: label.of }] : [],
  )
  const unknown = labelled.find(({ of }) => symbolsOf(of).size > 0)
  const x = unknown ? solutionOf([unknown.of], Math.round(unknown.size)) : 0
  return labelled.every(({ size, of }) => Math.abs(evaluate(of, { x }).toNumber() - size) < 0.01)
}
