import type { Both } from '../both.ts'
import type { Scribe } from './kind.ts'
import { distanceOf, type Point } from './pen.ts'
import { listing, sentence } from './saying.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRST'
/** Corners are rounded when they are turned: what is equal differs by less. */
const [NEAR_LENGTH, NEAR_DEGREES, NEAR_PART] = [0.15, 2, 0.03]

const nameOf = (corner: number) => LETTERS.charAt(corner)
const after = (corner: number, { length }: readonly Point[]) => (corner + 1) % length
const sideOf = (corner: number, corners: readonly Point[]) => nameOf(corner) + nameOf(after(corner, corners))

/** A figure by its sides and angles, as one would tell it on the telephone: who hears it can say what is equal. */
export function spokenOutline(corners: readonly Point[], scribe: Scribe): readonly string[] {
  const names = listing(
    corners.map((_, i) => nameOf(i)),
    scribe,
  )
  const sides = grouped(
    corners.map((corner, i) => distanceOf(corner, corners[after(i, corners)]!)),
    NEAR_LENGTH,
  )
  const angles = grouped(
    corners.map((_, i) => angleAt(i, corners)),
    NEAR_DEGREES,
  )
  return [
    sentence(scribe, {
      en: `A closed figure with the corners ${names} in order`,
      es: `Una figura cerrada con los vértices ${names} en orden`,
    }),
    sides.length === 1
      ? sentence(scribe, { en: 'All sides are equal', es: 'Todos los lados son iguales' })
      : spokenGroups(sides, i => sideOf(i, corners), lengthSaid, scribe),
    angles.length === 1
      ? sentence(scribe, {
          en: `All angles are ${Math.round(angles[0]!.size)}°`,
          es: `Todos los ángulos miden ${Math.round(angles[0]!.size)}°`,
        })
      : spokenGroups(angles, nameOf, angleSaid, scribe),
  ]
}

/** Where a line enters and leaves a figure: at a corner, at the middle of a side, or so far from the nearer of its ends. */
export function spokenCrossing(corners: readonly Point[], line: readonly [Point, Point], scribe: Scribe): string {
  const [first, last] = crossings(corners, line)
  const [from, to] = [crossingSaid(first, corners), crossingSaid(last, corners)]
  return sentence(scribe, {
    en: `A dashed line through ${from.en} and ${to.en}`,
    es: `Una línea discontinua por ${from.es} y ${to.es}`,
  })
}

interface Group {
  readonly size: number
  readonly members: readonly number[]
}

function grouped(sizes: readonly number[], near: number): readonly Group[] {
  const groups: { size: number; members: number[] }[] = []
  for (const [i, size] of sizes.entries()) {
    const known = groups.find(group => Math.abs(group.size - size) < near)
    if (known) known.members.push(i)
    else groups.push({ size, members: [i] })
  }
  return groups
}

const spokenGroups = (
  groups: readonly Group[],
  nameOfMember: (member: number) => string,
  said: (names: Both<string>, size: number, isOne: boolean) => Both<string>,
  scribe: Scribe,
): string =>
  groups
    .map(({ size, members }) => {
      const names = listing(members.map(nameOfMember), scribe)
      return sentence(scribe, said({ en: names, es: names }, size, members.length === 1))
    })
    .join('; ')

const tenths = (size: number) => Math.round(size * 10) / 10
const lengthSaid = (names: Both<string>, size: number, isOne: boolean): Both<string> => ({
  en: `${names.en} ${isOne ? 'is' : 'are'} ${tenths(size)} units long`,
  es: `${names.es} ${isOne ? 'mide' : 'miden'} ${tenths(size)} unidades`,
})
const angleSaid = (names: Both<string>, size: number, isOne: boolean): Both<string> => ({
  en: `${isOne ? 'the angle' : 'the angles'} at ${names.en} ${isOne ? 'is' : 'are'} ${Math.round(size)}°`,
  es: `${isOne ? 'el ángulo' : 'los ángulos'} en ${names.es} ${isOne ? 'mide' : 'miden'} ${Math.round(size)}°`,
})

/** The angle inside: more than 180 degrees where the corner points inward. */
function angleAt(i: number, corners: readonly Point[]): number {
  const [x, y] = corners[i]!
  const [before, next] = [corners.at(i - 1)!, corners[after(i, corners)]!]
  const turn = Math.atan2(next[1] - y, next[0] - x) - Math.atan2(before[1] - y, before[0] - x)
  const degrees = (((turn * 180) / Math.PI) * (areaOf(corners) > 0 ? -1 : 1) + 720) % 360
  return degrees
}

const areaOf = (corners: readonly Point[]): number =>
  corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[after(i, corners)]!
    return sum + x * nextY - nextX * y
  }, 0)

interface Crossing {
  readonly side: number
  /** From the first end of the side, 0 to 1. */
  readonly part: number
  readonly along: number
}

/** The outermost two crossings of a line with the sides. */
function crossings(
  corners: readonly Point[],
  [[fromX, fromY], [toX, toY]]: readonly [Point, Point],
): readonly [Crossing, Crossing] {
  const [dx, dy] = [toX - fromX, toY - fromY]
  const found = corners.flatMap(([x, y], side): Crossing[] => {
    const [nextX, nextY] = corners[after(side, corners)]!
    const [start, end] = [dx * (y - fromY) - dy * (x - fromX), dx * (nextY - fromY) - dy * (nextX - fromX)]
    const part = start / (start - end)
    if (start === end || part < -NEAR_PART || part > 1 + NEAR_PART) return []
    const [atX, atY] = [x + part * (nextX - x), y + part * (nextY - y)]
    return [{ side, part, along: dx * (atX - fromX) + dy * (atY - fromY) }]
  })
  found.sort((a, b) => a.along - b.along)
  return [found[0]!, found.at(-1)!]
}

function crossingSaid({ side, part }: Crossing, corners: readonly Point[]): Both<string> {
  const corner = part < NEAR_PART ? side : part > 1 - NEAR_PART ? after(side, corners) : null
  if (corner !== null) return { en: nameOf(corner), es: nameOf(corner) }
  const name = sideOf(side, corners)
  if (Math.abs(part - 0.5) < NEAR_PART) return { en: `the middle of ${name}`, es: `el punto medio de ${name}` }
  const nearer = nameOf(part < 0.5 ? side : after(side, corners))
  const far = tenths(Math.min(part, 1 - part) * distanceOf(corners[side]!, corners[after(side, corners)]!))
  return {
    en: `${name} (${far} ${far === 1 ? 'unit' : 'units'} from ${nearer})`,
    es: `${name} (a ${far} ${far === 1 ? 'unidad' : 'unidades'} de ${nearer})`,
  }
}
