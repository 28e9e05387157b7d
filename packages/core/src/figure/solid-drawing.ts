import { never } from '../errors.ts'
import { tupleOf } from '../tuple.ts'
import { drawBoxes } from './box-drawing.ts'
import type { Drawing, Primitive } from './drawing.ts'
import { numeric } from './exact.ts'
import type { Label, Scribe } from './kind.ts'
import type { Line } from './obstacle.ts'
import { at, between, DASHED, directionOf, line, NORMAL, type Point, polygonPath, THIN } from './pen.ts'
import { across3, dot3, isSeen, middle3, minus3, type Point3, projected } from './projection.ts'
import { drawRound, isRound } from './round-drawing.ts'
import { finished, fitted, rightAngleMark, type Sketch, scaleOf } from './sketch.ts'
import type { Solid, Solid3d } from './solid.ts'
import { about, beside } from './wish.ts'

export function drawSolid({ solid, section, scale }: Solid3d, scribe: Scribe): Drawing {
  if (isRound(solid)) return finished(drawRound(solid, section, scribe), true)
  return finished(drawFlat(solid, section, scribe, scale), solid.shape !== 'boxes')
}

const [WIDEST, HIGHEST] = [9, 7.5]

/** Em for a unit of length where a prism or a pyramid is drawn as large as fits. */
export const scaleThatFits = (solid: PlainSolid): number =>
  scaleOf(solidParts(solid).vertices.map(projected), WIDEST, HIGHEST)

type FlatSolid = Exclude<Solid, Parameters<typeof drawRound>[0]>
type PlainSolid = Exclude<FlatSolid, { shape: 'boxes' }>

/** What has a name beside it: an edge, or a line inside. */
interface Named {
  readonly from: Point3
  readonly to: Point3
  readonly label: Label | null
  /** Degrees from the middle of the line to where its label goes first. */
  readonly toward: number
}

function drawFlat(solid: FlatSolid, section: readonly Point3[], scribe: Scribe, scale?: number): Sketch {
  if (solid.shape === 'boxes') return drawBoxSolid(solid, scribe)
  const { vertices, faces, inner, names } = solidParts(solid)
  const place = fitted(vertices.map(projected), WIDEST, HIGHEST, scale)
  const on = (point: Point3) => place(projected(point))
  const items = [
    ...edgesOf(vertices, faces).map(({ from, to, hidden }) => line(on(from), on(to), hidden ? DASHED : NORMAL)),
    ...inner.flatMap(({ from, to, foot }) => [
      line(on(from), on(to), DASHED),
      ...(foot ? [rightAngleMark(on(from), on(to), on(foot), 0.4)] : []),
    ]),
    ...sectionOf(section, on),
  ]
  return { items, wishes: names.flatMap(name => wishFor(name, on, scribe)) }
}

export const sectionOf = (section: readonly Point3[], on: (point: Point3) => Point): Primitive[] =>
  section.length > 2 ? [polygonPath(section.map(on), NORMAL, 'medium')] : []

function wishFor({ from, to, label, toward }: Named, on: (point: Point3) => Point, scribe: Scribe) {
  return label ? [beside(scribe.layout(label), [on(from), on(to)], toward, { gap: 0.3 })] : []
}

interface Parts {
  readonly vertices: readonly Point3[]
  readonly faces: readonly (readonly number[])[]
  /** Dashed lines inside; at `from` a right angle toward `foot`. */
  readonly inner: readonly { readonly from: Point3; readonly to: Point3; readonly foot: Point3 | null }[]
  readonly names: readonly Named[]
}

function solidParts(solid: PlainSolid): Parts {
  switch (solid.shape) {
    case 'rectangular-prism': {
      const [length, width, height] = [solid.length, solid.width, solid.height].map(numeric) as [number, number, number]
      const { vertices, faces } = extruded(
        [
          [0, 0],
          [length, 0],
          [length, height],
          [0, height],
        ],
        width,
      )
      return {
        vertices,
        faces,
        inner: [],
        names: [
          { from: [0, 0, 0], to: [length, 0, 0], label: solid.labels.length, toward: -90 },
          { from: [length, 0, 0], to: [length, 0, width], label: solid.labels.width, toward: -45 },
          { from: [length, 0, width], to: [length, height, width], label: solid.labels.height, toward: 0 },
        ],
      }
    }
    case 'triangular-prism': {
      const [base, height, apex, length] = [solid.base, solid.height, solid.apex, solid.length].map(numeric) as [
        number,
        number,
        number,
        number,
      ]
      const { vertices, faces } = extruded(
        [
          [0, 0],
          [base, 0],
          [apex, height],
        ],
        length,
      )
      const top: Point3 = [apex, height, 0]
      const upright = apex === 0 || apex === base
      return {
        vertices,
        faces,
        inner: upright || !solid.labels.height ? [] : [{ from: [apex, 0, 0], to: top, foot: [base, 0, 0] }],
        names: [
          { from: [0, 0, 0], to: [base, 0, 0], label: solid.labels.base, toward: -90 },
          { from: [base, 0, 0], to: [base, 0, length], label: solid.labels.length, toward: -45 },
          { from: [apex, 0, 0], to: top, label: solid.labels.height, toward: apex === base ? 0 : 180 },
          { from: [0, 0, 0], to: top, label: solid.labels.left, toward: 150 },
          { from: [base, 0, 0], to: top, label: solid.labels.right, toward: 20 },
        ],
      }
    }
    case 'pyramid': {
      const [length, width, height] = [solid.length, solid.width, solid.height].map(numeric) as [number, number, number]
      const top: Point3 = [length / 2, height, width / 2]
      const foot: Point3 = [length / 2, 0, width / 2]
      const front: Point3 = [length / 2, 0, 0]
      return {
        vertices: [[0, 0, 0], [length, 0, 0], [length, 0, width], [0, 0, width], top],
        faces: [
          [0, 1, 2, 3],
          [0, 1, 4],
          [1, 2, 4],
          [2, 3, 4],
          [3, 0, 4],
        ],
        inner: [
          ...(solid.labels.height ? [{ from: foot, to: top, foot: [length, 0, width / 2] as Point3 }] : []),
          ...(solid.labels.slant ? [{ from: front, to: top, foot: [length, 0, 0] as Point3 }] : []),
        ],
        names: [
          { from: [0, 0, 0], to: [length, 0, 0], label: solid.labels.length, toward: -90 },
          { from: [length, 0, 0], to: [length, 0, width], label: solid.labels.width, toward: -45 },
          { from: foot, to: top, label: solid.labels.height, toward: 0 },
          { from: front, to: top, label: solid.labels.slant, toward: 180 },
        ],
      }
    }
    default:
      return never(solid)
  }
}

/** A prism: the front face, counterclockwise, and how far back it goes. */
function extruded(front: readonly Point[], depth: number): Pick<Parts, 'vertices' | 'faces'> {
  const count = front.length
  return {
    vertices: [...front.map(([x, y]): Point3 => [x, y, 0]), ...front.map(([x, y]): Point3 => [x, y, depth])],
    faces: [
      front.map((_, i) => i),
      front.map((_, i) => count + i),
      ...front.map((_, i) => [i, (i + 1) % count, count + ((i + 1) % count), count + i]),
    ],
  }
}

/** Every edge of a convex solid once; it is hidden where both of its faces are. */
function edgesOf(vertices: readonly Point3[], faces: readonly (readonly number[])[]) {
  const center = middle3(vertices)
  const edges = new Map<string, { from: Point3; to: Point3; hidden: boolean }>()
  for (const face of faces) {
    const corners = face.map(i => vertices[i]!)
    const normal = across3(minus3(corners[1]!, corners[0]!), minus3(corners[2]!, corners[0]!))
    const outward =
      dot3(normal, minus3(corners[0]!, center)) > 0
        ? normal
        : tupleOf(
            normal.map(value => -value),
            3,
          )
    const seen = isSeen(outward)
    face.forEach((start, i) => {
      const end = face[(i + 1) % face.length]!
      const key = start < end ? `${start} ${end}` : `${end} ${start}`
      const known = edges.get(key)
      edges.set(key, { from: vertices[start]!, to: vertices[end]!, hidden: !seen && (known?.hidden ?? true) })
    })
  }
  return [...edges.values()].sort((a, b) => Number(b.hidden) - Number(a.hidden))
}

function drawBoxSolid(solid: Extract<Solid, { shape: 'boxes' }>, scribe: Scribe): Sketch {
  const { boxes, container, unitCubes } = solid
  const corners = [...boxes, ...(container ? [{ at: [0, 0, 0] as Point3, size: container }] : [])].flatMap(
    ({ at: [x, y, z], size: [length, height, width] }) =>
      [0, 1].flatMap(i =>
        [0, 1].flatMap(j => [0, 1].map((k): Point3 => [x + i * length, y + j * height, z + k * width])),
      ),
  )
  const flat = corners.map(projected)
  const [wide, high] = [0, 1].map(
    axis => Math.max(...flat.map(point => point[axis]!)) - Math.min(...flat.map(point => point[axis]!)),
  ) as [number, number]
  const place = unitCubes ? fitted(flat, Math.min(14, wide * 1.25), Math.min(12, high * 1.25)) : fitted(flat, 10, 9)
  const on = (point: Point3) => place(projected(point))
  const middle = on(middle3(corners))
  const frame = container ? containerEdges(container, on) : { behind: [], before: [] }
  const edges = solid.edges.map(({ from, to, label, spans = false }) => {
    const ends: Line = [on(from), on(to)]
    const outward = directionOf(middle, between(...ends))
    const along = directionOf(...ends)
    const side = Math.cos(((outward - along - 90) * Math.PI) / 180) >= 0 ? along + 90 : along - 90
    const beyond: Line = spans ? [at(ends[0], 0.5, side), at(ends[1], 0.5, side)] : ends
    return { label, outward, beyond, side, spans }
  })
  return {
    items: [
      ...frame.behind,
      ...drawBoxes(solid, place),
      ...frame.before,
      ...edges
        .filter(({ spans }) => spans)
        .flatMap(({ beyond, side }) => [
          line(...beyond, THIN),
          ...beyond.map(end => line(at(end, 0.18, side), at(end, 0.18, side + 180), THIN)),
        ]),
    ],
    wishes: [
      ...boxes.flatMap(({ at: [x, y, z], size: [length, height], name }) =>
        name ? [about(scribe.layout(name), on([x + length / 2, y + height / 2, z]))] : [],
      ),
      ...edges.map(({ label, outward, beyond }) => beside(scribe.layout(label), beyond, outward)),
    ],
  }
}

/** An open box: what is behind the cubes, and what is before them. */
function containerEdges([length, height, width]: Point3, on: (point: Point3) => Point) {
  const { vertices, faces } = extruded(
    [
      [0, 0],
      [length, 0],
      [length, height],
      [0, height],
    ],
    width,
  )
  const edges = edgesOf(vertices, faces).map(({ from, to, hidden }) => ({
    hidden,
    item: line(on(from), on(to), hidden ? { ...DASHED, width: 0.04 } : THIN),
  }))
  return {
    behind: edges.filter(({ hidden }) => hidden).map(({ item }) => item),
    before: edges.filter(({ hidden }) => !hidden).map(({ item }) => item),
  }
}
