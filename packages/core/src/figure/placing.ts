import type { Primitive, Stroke } from './drawing.ts'
import { type Box, blocks, crosses, grown, type Obstacle, obstaclesOf, sharedArea, standsBetween } from './obstacle.ts'
import {
  arrowhead,
  at,
  boxOfLabel,
  directionOf,
  distanceOf,
  label,
  labelSize,
  line,
  type Point,
  polygonPath,
} from './pen.ts'
import { boxAt, type Spot, type Wish } from './wish.ts'

const ON_LABEL = 1000
const ON_LINE = 160
const OUT_OF_SIGHT = 120
const NEAR_LABEL = 9
const ON_YIELDING = 14
/** Labels keep so far apart. */
const ROOM = 0.12
const UNDER_LEADER = 20
/** No label costs so much that stands where it is easily read. */
const POOR = 45
const LEADER: Stroke = { width: 0.035, dash: 'solid', tone: 'ink' }

/** A spot that was looked at: what it costs whatever the other labels do is counted once. */
interface Place {
  readonly spot: Spot
  readonly at: Point
  readonly box: Box
  readonly alone: number
  /** Whether that is all: counting ends where a spot costs too much. */
  readonly isCounted: boolean
}

/** A label on its way to a place. */
interface Seeker {
  readonly wish: Wish
  /** Cheapest first. */
  readonly spots: readonly Spot[]
  readonly seen: Map<Spot, Place>
  readonly yielding: readonly Box[]
  further: readonly Spot[] | null
}

export interface PlacingOptions {
  readonly halo?: boolean
  /** Labels that are left out where another label needs their place. */
  readonly yielding?: readonly Box[]
}

/** Whether a label leaves another no room. */
export const crowds = (box: Box, other: Box): boolean => sharedArea(grown(box, ROOM), other) > 0

/**
 * Finds a place for each label where it covers no line and no other label, or as few as can be.
 * Grid lines do not count. Labels move on once all have a place, so that the order matters little;
 * where one still stands badly, others make room.
 */
export function placed(
  wishes: readonly Wish[],
  drawn: readonly Primitive[],
  { halo = false, yielding = [] }: PlacingOptions = {},
): Primitive[] {
  if (wishes.length === 0) return []
  const obstacles = obstaclesOf(drawn)
  const fixed = drawn.flatMap(item => (item.kind === 'label' ? [boxOfLabel(item)] : []))
  const seekers = wishes.map(
    (wish): Seeker => ({ wish, spots: cheapestFirst(wish.spots), seen: new Map(), yielding, further: null }),
  )
  const chosen: (Place | null)[] = seekers.map(() => null)
  const settle = (i: number): number => {
    const found = best(seekers[i]!, fixed, chosen, i, obstacles)
    chosen[i] = found.place
    return found.cost
  }
  let costs: readonly number[] = []
  for (let round = 0; round < 3; round++) {
    const before = [...chosen]
    costs = seekers.map((_, i) => settle(i))
    if (chosen.every((place, i) => place === before[i])) break
  }
  costs.forEach((cost, i) => {
    if (cost >= POOR && chosen.length > 1) makeRoom(i, chosen, settle)
  })
  const places = chosen as Place[]
  return [
    ...(halo ? places.map(({ box }) => haloOf(box)) : []),
    ...wishes.flatMap((wish, i) => leaderOf(wish, places[i]!)),
    ...wishes.map((wish, i) => label(places[i]!.at, wish.of, {}, wish.size)),
  ]
}

const cheapestFirst = (spots: readonly Spot[]) => [...spots].sort((a, b) => a.cost - b.cost)

/** Tries each other label's place for this one, and keeps what is best for both. */
function makeRoom(i: number, chosen: (Place | null)[], settle: (i: number) => number): void {
  let lowest = Infinity
  let kept = [...chosen]
  const keep = (cost: number) => {
    if (cost >= lowest) return
    lowest = cost
    kept = [...chosen]
  }
  const start = [...chosen]
  for (let j = 0; j < chosen.length; j++) {
    if (j === i) continue
    chosen.splice(0, chosen.length, ...start)
    const before = settle(j) + settle(i)
    chosen[j] = null
    settle(i)
    const after = settle(j) + settle(i)
    if (after < before) keep(after - before)
  }
  chosen.splice(0, chosen.length, ...kept)
}

function leaderOf(wish: Wish, { at: place, spot: { leader } }: Place): Primitive[] {
  if (!leader) return []
  const direction = directionOf(place, leader)
  const start = at(place, edgeOf(wish, direction) + 0.12, direction)
  return [line(start, at(leader, -0.15, direction), LEADER), arrowhead(leader, direction, 0.26)]
}

/** From the middle of a label to the edge of its box. */
function edgeOf({ of, size }: Wish, degrees: number): number {
  const { width, height } = labelSize(of, size)
  const turn = (degrees * Math.PI) / 180
  return Math.min(
    width / 2 / Math.max(Math.abs(Math.cos(turn)), 1e-6),
    height / 2 / Math.max(Math.abs(Math.sin(turn)), 1e-6),
  )
}

/** Spots come cheapest first, so that the search ends where the rest can only be worse. */
function best(
  seeker: Seeker,
  fixed: readonly Box[],
  chosen: readonly (Place | null)[],
  self: number,
  obstacles: readonly Obstacle[],
): { readonly place: Place; readonly cost: number } {
  let winner: Place | null = null
  let lowest = Infinity
  const search = (spots: readonly Spot[]) => {
    for (const spot of spots) {
      if (spot.cost >= lowest) break
      const place = placeOf(spot, seeker, obstacles, lowest)
      if (place.alone >= lowest) continue
      const cost = place.alone + crowding(place, fixed, chosen, self)
      if (cost < lowest) [winner, lowest] = [place, cost]
    }
  }
  search(seeker.spots)
  const { further } = seeker.wish
  if (further && further.cost < lowest) {
    seeker.further ??= cheapestFirst(further.spots())
    search(seeker.further)
  }
  return { place: winner ?? placeOf(seeker.spots[0]!, seeker, obstacles, Infinity), cost: lowest }
}

function placeOf(spot: Spot, { wish, seen, yielding }: Seeker, obstacles: readonly Obstacle[], limit: number): Place {
  const known = seen.get(spot)
  if (known && (known.isCounted || known.alone >= limit)) return known
  const at = known?.at ?? (typeof spot.at === 'function' ? spot.at() : spot.at)
  const box = known?.box ?? boxAt(wish, at)
  const alone = spot.cost + hindrance(spot, at, box, yielding, obstacles, limit - spot.cost)
  const place: Place = { spot, at, box, alone, isCounted: alone < limit }
  seen.set(spot, place)
  return place
}

/** What a spot adds to its cost by what is drawn; counted no further than the limit. */
function hindrance(
  { leader, sight }: Spot,
  place: Point,
  box: Box,
  yielding: readonly Box[],
  obstacles: readonly Obstacle[],
  limit: number,
): number {
  const tight = grown(box, 0.07)
  const near = sight ? towards(sight.of, place, sight.from) : null
  let cost = 0
  for (const other of yielding) if (crowds(box, other)) cost += ON_YIELDING
  for (const obstacle of obstacles) {
    if (cost >= limit) return cost
    if (blocks(obstacle, tight)) cost += ON_LINE
    if (near && standsBetween(obstacle, place, near)) cost += OUT_OF_SIGHT
    if (leader && standsBetween(obstacle, place, leader)) cost += UNDER_LEADER
  }
  return cost
}

function towards(from: Point, to: Point, distance: number): Point {
  const share = distance / Math.max(distanceOf(from, to), distance)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** What a place adds to its cost by the other labels and what leads to them. */
function crowding(
  { at: place, box, spot: { leader } }: Place,
  fixed: readonly Box[],
  chosen: readonly (Place | null)[],
  self: number,
): number {
  const roomy = grown(box, ROOM)
  let cost = 0
  const meet = (other: Box) => {
    const shared = sharedArea(roomy, other)
    if (shared > 0) cost += ON_LABEL * (1 + shared)
    else if (isNear(box, other)) cost += NEAR_LABEL
    if (leader && crosses([place, leader], other)) cost += ON_LINE
  }
  for (const other of fixed) meet(other)
  for (let i = 0; i < chosen.length; i++) {
    const other = chosen[i]
    if (!other || i === self) continue
    meet(other.box)
    if (other.spot.leader && crosses([other.at, other.spot.leader], roomy)) cost += ON_LINE
  }
  return cost
}

/** So near that the two read as one. */
const isNear = (box: Box, other: Box) =>
  box.left - other.right < 0.7 &&
  other.left - box.right < 0.7 &&
  box.bottom - other.top < 0.1 &&
  other.bottom - box.top < 0.1

/** Blank paper under a label on a grid. */
export const haloOf = ({ left, right, bottom, top }: Box): Primitive =>
  polygonPath(
    [
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
    ],
    null,
    'paper',
  )
