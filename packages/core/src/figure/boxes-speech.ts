import type { Both } from '../both.ts'
import { tupleOf } from '../tuple.ts'
import type { Label, Scribe } from './kind.ts'
import type { Point3 } from './projection.ts'
import { listing, sentence, told } from './saying.ts'
import type { EdgeLabel, Solid, SolidBox } from './solid.ts'

type Boxes = Extract<Solid, { shape: 'boxes' }>

export const spokenBoxes = (solid: Boxes, scribe: Scribe): string =>
  solid.unitCubes ? spokenCubes(solid, scribe) : spokenPrisms(solid, scribe)

const spoken = (label: Label, scribe: Scribe): string =>
  label.kind === 'blank' ? sentence(scribe, { en: 'blank', es: 'en blanco' }) : scribe.speak(label).trim()

/** Row by row and layer by layer, or stack by stack, so that counting is left to the pupil. */
function spokenCubes({ boxes, container }: Boxes, scribe: Scribe): string {
  const say = (both: Both<string>) => sentence(scribe, both)
  return told(
    say({ en: 'A solid made of unit cubes', es: 'Un sólido formado por cubos unitarios' }),
    ...(boxes.every(({ size }) => String(size) === '1,1,1')
      ? spokenStacks(boxes, scribe)
      : spokenLayers(boxes, scribe)),
    container !== null &&
      say({
        en: `The cubes stand in an open box with room for ${container[0]} cubes from left to right, ${container[2]} from front to back, and ${container[1]} on top of each other`,
        es: `Los cubos están en una caja abierta en la que caben ${container[0]} cubos de izquierda a derecha, ${container[2]} del frente hacia atrás y ${container[1]} uno sobre otro`,
      }),
  )
}

function spokenLayers(boxes: readonly SolidBox[], scribe: Scribe): readonly string[] {
  const cubes = boxes.flatMap(({ at: [x, y, z], size: [length, height, width] }) =>
    Array.from({ length: height }, (_, j) =>
      Array.from({ length: width }, (_, k) => ({ x, y: y + j, z: z + k, count: length })),
    ).flat(),
  )
  const levels = [...new Set(cubes.map(({ y }) => y))].sort((a, b) => a - b)
  return levels.map((height, i) => {
    const layer = cubes.filter(({ y }) => y === height)
    const rows = [...new Set(layer.map(({ z }) => z))].sort((a, b) => a - b)
    const counts = rows
      .map(back => layer.filter(({ z }) => z === back).reduce((sum, { count }) => sum + count, 0))
      .join(', ')
    return sentence(scribe, {
      en: `Layer ${i + 1} from the bottom, rows from the front: ${counts}`,
      es: `Capa ${i + 1} desde abajo, filas desde el frente: ${counts}`,
    })
  })
}

/** How many cubes stand on each place of the floor. */
function spokenStacks(boxes: readonly SolidBox[], scribe: Scribe): readonly string[] {
  const [xs, zs] = ([0, 2] as const).map(axis => {
    const all = boxes.map(({ at }) => at[axis])
    const least = Math.min(...all)
    return Array.from({ length: Math.max(...all) - least + 1 }, (_, i) => least + i)
  }) as [number[], number[]]
  const rows = zs.map((z, i) => {
    const heights = xs.map(x => boxes.filter(({ at }) => at[0] === x && at[2] === z).length).join(', ')
    return sentence(scribe, { en: `row ${i + 1}: ${heights}`, es: `fila ${i + 1}: ${heights}` })
  })
  return [
    sentence(scribe, {
      en: `Cubes in each stack, from left to right; row 1 is the front row. ${told(rows.join('; '))}`,
      es: `Cubos en cada pila, de izquierda a derecha; la fila 1 es la del frente. ${told(rows.join('; '))}`,
    }),
  ]
}

function spokenPrisms(solid: Boxes, scribe: Scribe): string {
  const { boxes, edges } = solid
  const depth = ({ at, size }: SolidBox) => `${at[2]} ${size[2]}`
  if (boxes.length < 2 || boxes.some(box => depth(box) !== depth(boxes[0]!))) return spokenOneByOne(solid, scribe)
  // An edge that is neither a side of the front nor the whole height or length belongs to one prism.
  const sides = outlineOf(boxes)
  const isTold = (edge: EdgeLabel) => axisOf(edge) === 2 || isOn(edge, sides) || isWhole(edge, boxes)
  return edges.every(isTold) ? spokenFront(solid, scribe) : spokenOneByOne(solid, scribe)
}

const isOn = (edge: EdgeLabel, sides: readonly Side[]): boolean =>
  sides.some(
    ({ from, to }) => (isAt(edge.from, from) && isAt(edge.to, to)) || (isAt(edge.from, to) && isAt(edge.to, from)),
  )
function isWhole(edge: EdgeLabel, boxes: readonly SolidBox[]): boolean {
  const axis = axisOf(edge) === 0 ? 0 : 1
  const least = Math.min(...boxes.map(({ at }) => at[axis]))
  const most = Math.max(...boxes.map(({ at, size }) => at[axis] + size[axis]))
  return Math.abs(Math.abs(edge.from[axis] - edge.to[axis]) - (most - least)) < 1e-9
}

const nameOf = ({ name }: SolidBox, i: number, scribe: Scribe): string => (name ? spoken(name, scribe) : `${i + 1}`)

const NEXT_TO: Readonly<Record<string, Both<string>>> = {
  right: { en: 'to the right of', es: 'a la derecha de' },
  left: { en: 'to the left of', es: 'a la izquierda de' },
  above: { en: 'on top of', es: 'encima de' },
  below: { en: 'below', es: 'debajo de' },
  behind: { en: 'behind', es: 'detrás de' },
  before: { en: 'in front of', es: 'delante de' },
}
function sideOf(box: SolidBox, other: SolidBox): Both<string> {
  const end = (of: SolidBox, axis: 0 | 1 | 2) => of.at[axis] + of.size[axis]
  const sides = [
    ['right', 'left'],
    ['above', 'below'],
    ['behind', 'before'],
  ] as const
  for (const axis of [1, 0, 2] as const) {
    if (box.at[axis] >= end(other, axis) - 1e-9) return NEXT_TO[sides[axis][0]]!
    if (other.at[axis] >= end(box, axis) - 1e-9) return NEXT_TO[sides[axis][1]]!
  }
  return NEXT_TO.right!
}

const AXES: readonly Both<string>[] = [
  { en: 'from left to right', es: 'de izquierda a derecha' },
  { en: 'height', es: 'altura' },
  { en: 'from front to back', es: 'del frente hacia atrás' },
]
const axisOf = ({ from, to }: EdgeLabel): number => ([0, 1, 2] as const).find(axis => from[axis] !== to[axis]) ?? 0

/** Each prism with its place beside the one before it, and the edges that are labelled. */
function spokenOneByOne({ boxes, edges }: Boxes, scribe: Scribe): string {
  const isCorner = ({ at, size }: SolidBox, point: Point3) =>
    ([0, 1, 2] as const).every(
      axis => Math.abs(point[axis] - at[axis]) < 1e-9 || Math.abs(point[axis] - at[axis] - size[axis]) < 1e-9,
    )
  const owner = ({ from, to }: EdgeLabel) => boxes.findIndex(box => isCorner(box, from) && isCorner(box, to))
  const sizes = (of: readonly EdgeLabel[]) =>
    listing(
      of.map(edge => `${sentence(scribe, AXES[axisOf(edge)]!)} ${spoken(edge.label, scribe)}`),
      scribe,
    )
  const whole = edges.filter(edge => owner(edge) < 0)
  return told(
    sentence(scribe, {
      en: `A solid made of ${boxes.length} rectangular prisms`,
      es: `Un sólido formado por ${boxes.length} prismas rectangulares`,
    }),
    ...boxes.map((box, i) => {
      const own = edges.filter(edge => owner(edge) === i)
      const before = boxes[i - 1]
      const gray = box.shaded ? { en: ' (gray)', es: ' (gris)' } : { en: '', es: '' }
      const place = before ? sideOf(box, before) : null
      const [name, other] = [nameOf(box, i, scribe), before ? nameOf(before, i - 1, scribe) : '']
      const said = own.length > 0 ? `: ${sizes(own)}` : ''
      return sentence(scribe, {
        en: `Prism ${name}${gray.en}${place ? `, ${place.en} prism ${other}` : ''}${said}`,
        es: `Prisma ${name}${gray.es}${place ? `, ${place.es}l prisma ${other}` : ''}${said}`,
      })
    }),
    whole.length > 0 && sentence(scribe, { en: `Together: ${sizes(whole)}`, es: `Juntos: ${sizes(whole)}` }),
  )
}

/** All prisms reach equally far back: the front is told side by side, and how deep it goes. */
function spokenFront({ boxes, edges, seams }: Boxes, scribe: Scribe): string {
  const sides = outlineOf(boxes)
  const flat = edges.filter(edge => axisOf(edge) !== 2)
  const labelOn = (from: Flat, to: Flat) =>
    flat.find(edge => (isAt(edge.from, from) && isAt(edge.to, to)) || (isAt(edge.from, to) && isAt(edge.to, from)))
  const used = new Set<EdgeLabel>()
  const walk = sides.map(({ from, to }) => {
    const label = labelOn(from, to)
    if (label) used.add(label)
    const way = to[1] > from[1] ? WAYS.up : to[1] < from[1] ? WAYS.down : to[0] > from[0] ? WAYS.right : WAYS.left
    const length = label ? spoken(label.label, scribe) : sentence(scribe, { en: 'no label', es: 'sin rótulo' })
    return `${sentence(scribe, way)} ${length}`
  })
  const others = flat.filter(edge => !used.has(edge))
  const deep = edges.find(edge => axisOf(edge) === 2)
  return told(
    sentence(scribe, {
      en: `A solid with ${sides.length + 2} flat faces and only right angles. The edges of its front, in turn from the lower left corner: ${walk.join(', ')}`,
      es: `Un sólido con ${sides.length + 2} caras planas y solo ángulos rectos. Las aristas de su frente, en orden desde la esquina inferior izquierda: ${walk.join(', ')}`,
    }),
    ...others.map(edge =>
      sentence(scribe, {
        en: `Whole ${axisOf(edge) === 0 ? 'length' : 'height'}: ${spoken(edge.label, scribe)}`,
        es: `${axisOf(edge) === 0 ? 'Largo' : 'Altura'} total: ${spoken(edge.label, scribe)}`,
      }),
    ),
    deep !== undefined &&
      sentence(scribe, {
        en: `From front to back: ${spoken(deep.label, scribe)}`,
        es: `Del frente hacia atrás: ${spoken(deep.label, scribe)}`,
      }),
    seams &&
      boxes
        .slice(1)
        .map((box, i) => {
          const [one, other] = [nameOf(box, i + 1, scribe), nameOf(boxes[i]!, i, scribe)]
          const place = sideOf(box, boxes[i]!)
          return sentence(scribe, {
            en: `It is cut: part ${one} is ${place.en} part ${other}`,
            es: `Está dividido: la parte ${one} está ${place.es} la parte ${other}`,
          })
        })
        .join('. '),
  )
}

const WAYS = {
  up: { en: 'up', es: 'hacia arriba' },
  down: { en: 'down', es: 'hacia abajo' },
  right: { en: 'right', es: 'a la derecha' },
  left: { en: 'left', es: 'a la izquierda' },
}
type Flat = readonly [x: number, y: number]
interface Side {
  readonly from: Flat
  readonly to: Flat
}
const isAt = ([x, y]: Point3, [ax, ay]: Flat): boolean => Math.abs(x - ax) < 1e-9 && Math.abs(y - ay) < 1e-9

/** The outline of rectangles side by side, clockwise from the lower left corner. */
export function outlineOf(boxes: readonly Pick<SolidBox, 'at' | 'size'>[]): readonly Side[] {
  const cuts = ([0, 1] as const).map(axis =>
    [...new Set(boxes.flatMap(({ at, size }) => [at[axis], at[axis] + size[axis]]))].sort((a, b) => a - b),
  ) as [number[], number[]]
  const [xs, ys] = cuts
  const isIn = (i: number, j: number) =>
    boxes.some(
      ({ at: [x, y], size: [length, height] }) =>
        xs[i]! >= x && xs[i + 1]! <= x + length && ys[j]! >= y && ys[j + 1]! <= y + height,
    )
  // Each piece of the outline by its start, with the inside on its right.
  const next = new Map<string, readonly [number, number]>()
  const add = (from: readonly [number, number], to: readonly [number, number]) => next.set(String(from), to)
  for (let i = 0; i < xs.length - 1; i++) {
    for (let j = 0; j < ys.length - 1; j++) {
      if (!isIn(i, j)) continue
      if (i === 0 || !isIn(i - 1, j)) add([i, j], [i, j + 1])
      if (j === ys.length - 2 || !isIn(i, j + 1)) add([i, j + 1], [i + 1, j + 1])
      if (i === xs.length - 2 || !isIn(i + 1, j)) add([i + 1, j + 1], [i + 1, j])
      if (j === 0 || !isIn(i, j - 1)) add([i + 1, j], [i, j])
    }
  }
  const start = [...next.keys()].map(key => tupleOf(key.split(',').map(Number), 2))
  const first = start.reduce((best, one) => (one[1] < best[1] || (one[1] === best[1] && one[0] < best[0]) ? one : best))
  const corners: (readonly [number, number])[] = []
  let place: readonly [number, number] = first
  do {
    corners.push(place)
    place = next.get(String(place))!
  } while (String(place) !== String(first))
  const turns = corners.filter((corner, i) => {
    const [before, after] = [corners.at(i - 1)!, corners[(i + 1) % corners.length]!]
    return (before[0] === corner[0]) !== (corner[0] === after[0])
  })
  const point = ([i, j]: readonly [number, number]): Flat => [xs[i]!, ys[j]!]
  return turns.map((corner, i) => ({ from: point(corner), to: point(turns[(i + 1) % turns.length]!) }))
}
