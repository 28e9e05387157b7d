import { functionGraph, type Random, Ratio, symbol } from '../../../author.ts'

/** Two segments that meet at a lattice point: values at 0 … 6. */
export interface Bent {
  readonly start: number
  readonly slopes: readonly [Ratio, Ratio]
  readonly joint: number
}

export const bentAt = ({ start, slopes: [first, second], joint }: Bent, at: number): Ratio =>
  at <= joint
    ? first.times(at).plus(start)
    : first
        .times(joint)
        .plus(start)
        .plus(second.times(at - joint))

export const slopeOfBent = ({ slopes, joint }: Bent, at: Ratio): Ratio =>
  at.compare(joint) < 0 ? slopes[0] : slopes[1]

export function drawBent(random: Random): Bent {
  const slope = () =>
    random.pick([Ratio.of(1), Ratio.of(-1), Ratio.of(1, 2), Ratio.of(-1, 2), Ratio.of(2), Ratio.of(-2), Ratio.of(3, 2)])
  return random.until(
    () => ({ start: random.int(0, 6), slopes: [slope(), slope()] as const, joint: random.pick([2, 4]) }),
    bent =>
      !bent.slopes[0].equals(bent.slopes[1]) &&
      [bent.joint, 6].every(at => bentAt(bent, at).compare(0) >= 0 && bentAt(bent, at).compare(6) <= 0),
  )
}

export const graphOf = (bent: Bent, name: string) =>
  functionGraph({
    x: [0, 6],
    y: [0, 6],
    curves: [
      { through: [0, bent.joint, 6].map(at => [at, bentAt(bent, at).toNumber()] as const), label: symbol(name) },
    ],
  })
