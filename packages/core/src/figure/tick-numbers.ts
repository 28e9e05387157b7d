import type { Primitive } from './drawing.ts'
import { type Box, blocks, grown, type Obstacle, obstaclesOf, sharedArea } from './obstacle.ts'
import { boxOfLabel, labelSize } from './pen.ts'

export type Written = Extract<Primitive, { kind: 'label' }>

/** A number at an axis. */
export interface TickNumber {
  /** Where it may stand; the first is the usual place. */
  readonly places: readonly Written[]
}

/** A number at its place, with the lines that are interrupted for it. */
export interface StandingNumber {
  readonly item: Written
  readonly box: Box
  readonly isCovered: boolean
}

/** A number keeps so far from a line that it makes way for. */
const ASIDE = 0.12
/** Further from its tick than this share of a cell it would be taken for the next one. */
const NEAR_TICK = 0.45
/** Numbers keep so far apart. */
const APART = 0.1

/** A number at its usual place, on either side of a line through its tick, or on the other side of the axis. */
export function besideTick(usual: Written, along: 'x' | 'y', cell: number, axisAt: number): TickNumber {
  const { width, height } = labelSize(usual.of, usual.size)
  const shift = (along === 'x' ? width : height) / 2 + ASIDE
  const movedBy = (by: number): Written =>
    along === 'x' ? { ...usual, x: usual.x + by } : { ...usual, y: usual.y + by }
  const opposite: Written =
    along === 'x'
      ? { ...usual, y: 2 * axisAt - usual.y, anchor: { ...usual.anchor, y: 'bottom' } }
      : { ...usual, x: 2 * axisAt - usual.x, anchor: { ...usual.anchor, x: 'left' } }
  return { places: [usual, ...(shift <= NEAR_TICK * cell ? [movedBy(shift), movedBy(-shift)] : []), opposite] }
}

/** Numbers make way for what is drawn where they can; where not, lines are interrupted for them. */
export function standing(
  numbers: readonly TickNumber[],
  axes: readonly Primitive[],
  drawn: readonly Primitive[],
): readonly StandingNumber[] {
  const [lines, still] = [obstaclesOf(drawn), obstaclesOf(axes)]
  const [heads, strokes] = [obstaclesOf(drawn.filter(isHead)), obstaclesOf(drawn.filter(item => !isDashed(item)))]
  const labels = axes.flatMap(item => (item.kind === 'label' ? [boxOfLabel(item)] : []))
  const boxes = numbers.map(({ places }) => boxOfLabel(places[0]!))
  return numbers.flatMap(({ places }, i): StandingNumber[] => {
    const usual = boxes[i]!
    const [first, ...others] = places
    if (!lines.some(line => blocks(line, coreOf(usual)))) return [{ item: first!, box: usual, isCovered: false }]
    const within = (item: Written) => grown(boxOfLabel(item), -0.02)
    const isApart = (item: Written) =>
      !still.some(line => blocks(line, within(item))) &&
      ![...boxes.filter((_, j) => j !== i), ...labels].some(other => sharedArea(grown(within(item), APART), other) > 0)
    const isFreeOf = (obstacles: readonly Obstacle[], item: Written) =>
      !obstacles.some(line => blocks(line, within(item)))
    const apart = others.filter(isApart)
    const isUsualDashed = !strokes.some(line => blocks(line, coreOf(usual)))
    const free = apart.find(item => isFreeOf(lines, item))
    const item = free ?? (isUsualDashed ? first! : (apart.find(item => isFreeOf(strokes, item)) ?? first!))
    const box = boxOfLabel(item)
    if (heads.some(head => blocks(head, coreOf(box)))) return []
    boxes[i] = box
    return [{ item, box, isCovered: item !== free }]
  })
}

/** An arrowhead is not interrupted: a number that can stand nowhere else is left out. */
const isHead = (item: Primitive) => item.kind === 'path' && item.fill === 'ink'
/** An asymptote may be interrupted rather than the curve beside it, which would look dashed itself. */
const isDashed = (item: Primitive) => item.kind === 'path' && item.stroke !== null && item.stroke.dash !== 'solid'

/** A line that touches so much of the side of a number leaves it legible; one through a 3 would make it an 8. */
const GRAZED = 0.06

function coreOf({ left, right, bottom, top }: Box): Box {
  const [across, up] = [Math.min((right - left) / 6, GRAZED), (top - bottom) / 4]
  return { left: left + across, right: right - across, bottom: bottom + up, top: top - up }
}
