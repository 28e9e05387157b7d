import { assert } from '../errors.ts'
import type { Primitive } from './drawing.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { labelOf, type Name, namesOf } from './naming.ts'
import { at, circle, distanceOf, label, labelSize, NORMAL, type Point, polygonPath, rectangle, THIN } from './pen.ts'
import { listing, sentence, spokenName, told } from './saying.ts'
import { finished } from './sketch.ts'
import { about } from './wish.ts'

/** Two or three sets that overlap, or sets within sets. */
export interface Venn {
  readonly kind: 'venn'
  readonly form: 'overlapping' | 'nested'
  readonly names: readonly Label[]
  /** By the sets an element is in: [0] is in the first alone, [0, 1] in the first two alone, [] in none. Nested sets count from the outermost. */
  readonly regions: readonly VennRegion[]
  /** A frame around the sets. */
  readonly frame: boolean
}

export interface VennRegion {
  readonly in: readonly number[]
  readonly label: Label | null
  readonly shaded: boolean
}

export interface VennOptions {
  /** 'AB', or words, one for each set. */
  readonly sets: string | readonly Name[]
  /** { A: 12, AB: 5, none: 3 }: letters A, B, C stand for the sets in order; 'AB' is in these two alone. */
  readonly counts?: Readonly<Record<string, Name>>
  /** ['AB', 'none'] in the same letters. */
  readonly shaded?: readonly string[]
  readonly frame?: boolean
  readonly nested?: boolean
}

export function venn({ sets, counts = {}, shaded = [], frame, nested = false }: VennOptions): Venn {
  const names = namesOf(sets)
  assert(
    nested ? names.length >= 2 && names.length <= 5 : names.length === 2 || names.length === 3,
    () => `${names.length} sets do not make this diagram`,
  )
  const keys = [...new Set([...Object.keys(counts), ...shaded])]
  const regions = keys.map((key): VennRegion => {
    const members = key === 'none' ? [] : [...key].map(letter => letter.charCodeAt(0) - 65)
    assert(
      members.every((member, i) => member >= 0 && member < names.length && (i === 0 || member > members[i - 1]!)),
      () => `"${key}" is no region of this diagram`,
    )
    const count = counts[key]
    return { in: members, label: count === undefined ? null : labelOf(count), shaded: shaded.includes(key) }
  })
  return {
    kind: 'venn',
    form: nested ? 'nested' : 'overlapping',
    names,
    regions,
    frame: frame ?? regions.some(region => region.in.length === 0),
  }
}

const RADIUS = 3.3

export const vennFigure = figureKind<Venn>('venn', {
  draw: (figure, scribe) => (figure.form === 'nested' ? drawNested(figure, scribe) : drawOverlapping(figure, scribe)),

  describe(figure, scribe) {
    const names = figure.names.map(name => spokenName(name, scribe))
    const all = listing(names, scribe)
    const regions = figure.regions
      .filter(({ label }) => label)
      .map(region => `${regionName(region, figure, scribe)}: ${spokenName(region.label, scribe)}`)
    const shaded = figure.regions.filter(region => region.shaded).map(region => regionName(region, figure, scribe))
    return told(
      figure.form === 'nested'
        ? sentence(scribe, {
            en: `Sets within sets, from the outside in: ${all}.`,
            es: `Conjuntos dentro de conjuntos, de afuera hacia adentro: ${all}.`,
          })
        : sentence(scribe, { en: `A Venn diagram of ${all}.`, es: `Un diagrama de Venn de ${all}.` }),
      regions.length > 0 && `${regions.join('; ')}.`,
      shaded.length > 0 &&
        sentence(scribe, { en: `Shaded: ${shaded.join('; ')}.`, es: `Sombreado: ${shaded.join('; ')}.` }),
    )
  },
})

function regionName({ in: members }: VennRegion, { names, form }: Venn, scribe: Scribe): string {
  const said = members.map(member => spokenName(names[member]!, scribe))
  if (members.length === 0) return sentence(scribe, { en: 'outside of all', es: 'fuera de todos' })
  if (form === 'nested')
    return sentence(scribe, {
      en: `in ${said.at(-1)}, outside of the sets within`,
      es: `en ${said.at(-1)}, fuera de los conjuntos interiores`,
    })
  if (members.length === names.length)
    return sentence(
      scribe,
      members.length === 2 ? { en: 'in both', es: 'en ambos' } : { en: 'in all three', es: 'en los tres' },
    )
  return sentence(
    scribe,
    members.length === 1
      ? { en: `only in ${said[0]}`, es: `solo en ${said[0]}` }
      : { en: `only in ${said[0]} and ${said[1]}`, es: `solo en ${said[0]} y ${said[1]}` },
  )
}

/** Two sets share as much as what is written in both needs. */
function centersOf({ names, regions }: Venn, scribe: Scribe): readonly Point[] {
  const both = regions.find(region => region.in.length === names.length)?.label
  const apart = both ? Math.min(1.95, RADIUS - 0.25 - labelSize(scribe.layout(both)).width / 2) : 1.95
  return names.length === 2
    ? [
        [-apart, 0],
        [apart, 0],
      ]
    : [at([0, 0], 2.1, 150), at([0, 0], 2.1, 30), at([0, 0], 2.1, 270)]
}

function drawOverlapping(figure: Venn, scribe: Scribe) {
  const centers = centersOf(figure, scribe)
  const names = figure.names.map((name, i): Primitive => {
    const of = scribe.layout(name)
    if (i === 2) return label([centers[2]![0], centers[2]![1] - RADIUS - 0.25], of, { y: 'top' })
    const [x, y] = at(centers[i]!, RADIUS, i === 0 ? 115 : 65)
    return label(
      [i === 0 ? Math.min(x, -0.2 - labelSize(of).width / 2) : Math.max(x, 0.2 + labelSize(of).width / 2), y + 0.35],
      of,
      { y: 'bottom' },
    )
  })
  const bottom = figure.names.length === 3 ? -RADIUS - 3.6 : -RADIUS - 1.2
  const [left, width] = [-RADIUS - 3, 2 * RADIUS + 6]
  const frame = figure.frame
    ? [
        rectangle(
          left,
          bottom,
          width,
          RADIUS + 2.6 - bottom,
          THIN,
          figure.regions.some(region => region.in.length === 0 && region.shaded) ? 'light' : null,
        ),
      ]
    : []
  const combinations =
    figure.names.length === 2 ? [[0], [1], [0, 1]] : [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]]
  const shadings = figure.regions.some(region => region.shaded)
    ? combinations.map(members =>
        polygonPath(
          sharedBy(members.map(member => centers[member]!)),
          null,
          isShaded(members, figure) ? 'light' : 'paper',
        ),
      )
    : []
  const items = [...frame, ...shadings, ...centers.map(center => circle(center, RADIUS, NORMAL)), ...names]
  const wishes = figure.regions.flatMap(region =>
    region.label ? [about(scribe.layout(region.label), placeOf(region.in, centers, [left + 1.1, bottom + 0.9]))] : [],
  )
  return finished({ items, wishes })
}

const isShaded = (members: readonly number[], { regions }: Venn) =>
  regions.some(region => region.shaded && region.in.join() === members.join())

/** The middle of a region: away from the sets that it is not in. */
function placeOf(members: readonly number[], centers: readonly Point[], outside: Point): Point {
  if (members.length === 0) return outside
  const mean = (points: readonly Point[]): Point => [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ]
  const [inside, away] = [mean(members.map(member => centers[member]!)), centers.filter((_, i) => !members.includes(i))]
  if (away.length === 0) return inside
  const [x, y] = mean(away)
  const distance = distanceOf(inside, [x, y])
  const push = members.length === 1 ? 0.95 : 0.85
  return [inside[0] + ((inside[0] - x) / distance) * push, inside[1] + ((inside[1] - y) / distance) * push]
}

/** The corners of what all these circles share, finely: one circle cut by the others. */
function sharedBy(centers: readonly Point[]): readonly Point[] {
  const [first, ...rest] = centers
  let shape: readonly Point[] = outlineOf(first!)
  for (const center of rest)
    for (const [i, edge] of outlineOf(center).entries()) shape = cutBy(shape, edge, outlineOf(center)[(i + 1) % SIDES]!)
  return shape
}

const SIDES = 90
const outlineOf = (center: Point): readonly Point[] =>
  Array.from({ length: SIDES }, (_, i) => at(center, RADIUS, (i * 360) / SIDES))

/** What lies to the left of a line. */
function cutBy(shape: readonly Point[], [ax, ay]: Point, [bx, by]: Point): readonly Point[] {
  const side = ([x, y]: Point) => (bx - ax) * (y - ay) - (by - ay) * (x - ax)
  return shape.flatMap((point, i): Point[] => {
    const next = shape[(i + 1) % shape.length]!
    const [here, there] = [side(point), side(next)]
    const crossing: Point = [
      point[0] + ((next[0] - point[0]) * here) / (here - there),
      point[1] + ((next[1] - point[1]) * here) / (here - there),
    ]
    return [...(here >= 0 ? [point] : []), ...(here >= 0 !== there >= 0 ? [crossing] : [])]
  })
}

/** Boxes within boxes, the name of each in its upper left corner. */
function drawNested(figure: Venn, scribe: Scribe) {
  const depth = figure.names.length
  const widest = Math.max(...figure.names.map(name => labelSize(scribe.layout(name)).width))
  const [innerWidth, innerHeight, step] = [Math.max(widest + 1.2, 5), 3.4, 1.9]
  const boxes = figure.names.map((name, i) => {
    const around = depth - 1 - i
    return {
      name,
      left: -around * step,
      bottom: -around * 2.4,
      width: innerWidth + 2 * around * step,
      height: innerHeight + around * 3.7,
    }
  })
  const items = boxes.flatMap(({ name, left, bottom, width, height }, i): Primitive[] => [
    rectangle(
      left,
      bottom,
      width,
      height,
      NORMAL,
      figure.regions.some(region => region.shaded && region.in.length === i + 1) ? 'light' : 'paper',
    ),
    label([left + 0.4, bottom + height - 0.25], scribe.layout(name), { x: 'left', y: 'top' }),
  ])
  const wishes = figure.regions.flatMap(({ in: members, label }) => {
    const box = boxes[members.length - 1]
    if (!label || !box) return []
    return [about(scribe.layout(label), [box.left + box.width / 2, box.bottom + 1.2])]
  })
  return finished({ items, wishes })
}
