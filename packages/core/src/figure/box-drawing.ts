import type { Primitive, Tone } from './drawing.ts'
import { line, NORMAL, type Point, polygonPath, THIN } from './pen.ts'
import { type Point3, projected } from './projection.ts'
import type { SolidBox } from './solid.ts'

interface Boxes {
  readonly boxes: readonly SolidBox[]
  readonly unitCubes: boolean
  readonly seams: boolean
}

/** Front, top and right: the sides that show. Each with its outward step and its tone, plain and shaded. */
const SIDES: readonly { readonly step: Point3; readonly tone: Tone; readonly shade: Tone }[] = [
  { step: [0, 0, -1], tone: 'paper', shade: 'light' },
  { step: [0, 1, 0], tone: 'paper', shade: 'light' },
  { step: [1, 0, 0], tone: 'light', shade: 'medium' },
]

/** Boxes cut into cells along all their borders; the cells are painted from the back. */
export function drawBoxes({ boxes, unitCubes, seams }: Boxes, place: (point: Point) => Point): Primitive[] {
  const cuts = ([0, 1, 2] as const).map(axis => cutsOf(boxes, axis, unitCubes))
  const owner = (cell: Point3): number =>
    boxes.findIndex(({ at, size }) =>
      ([0, 1, 2] as const).every(axis => {
        const from = cuts[axis]![cell[axis]]
        return (
          from !== undefined &&
          cuts[axis]![cell[axis] + 1] !== undefined &&
          from >= at[axis] - 1e-9 &&
          from < at[axis] + size[axis] - 1e-9
        )
      }),
    )
  const cells: { readonly cell: Point3; readonly box: number }[] = []
  for (let z = cuts[2]!.length - 2; z >= 0; z--) {
    for (let y = 0; y < cuts[1]!.length - 1; y++) {
      for (let x = 0; x < cuts[0]!.length - 1; x++) {
        const box = owner([x, y, z])
        if (box >= 0) cells.push({ cell: [x, y, z], box })
      }
    }
  }
  return cells.flatMap(({ cell, box }) =>
    SIDES.flatMap(({ step, tone, shade }) => {
      if (owner(plus(cell, step)) >= 0) return []
      const corners = faceOf(cell, step, cuts)
      const borders = corners.flatMap(({ from, to, toward }) => {
        const neighbor = plus(cell, toward)
        const other = owner(neighbor)
        const goesOn = other >= 0 && owner(plus(neighbor, step)) < 0
        if (goesOn && !unitCubes && !(seams && other !== box)) return []
        return [line(place(projected(from)), place(projected(to)), goesOn && !unitCubes ? THIN : NORMAL)]
      })
      return [
        polygonPath(
          corners.map(({ from }) => place(projected(from))),
          null,
          boxes[box]?.shaded ? shade : tone,
        ),
        ...borders,
      ]
    }),
  )
}

const plus = ([ax, ay, az]: Point3, [bx, by, bz]: Point3): Point3 => [ax + bx, ay + by, az + bz]

function cutsOf(boxes: readonly SolidBox[], axis: 0 | 1 | 2, units: boolean): readonly number[] {
  const all = boxes.flatMap(({ at, size }) => {
    const count = units ? Math.round(size[axis]) : 1
    return Array.from({ length: count + 1 }, (_, i) => at[axis] + (size[axis] * i) / count)
  })
  return [...new Set(all.map(value => Math.round(value * 1e6) / 1e6))].sort((a, b) => a - b)
}

/** The borders of one side of a cell in turn, each with the neighbor that lies across it. */
function faceOf([x, y, z]: Point3, step: Point3, [xs, ys, zs]: readonly (readonly number[])[]) {
  const [west, east, low, high, front, back] = [xs![x]!, xs![x + 1]!, ys![y]!, ys![y + 1]!, zs![z]!, zs![z + 1]!]
  const ring: readonly (readonly [corner: Point3, toward: Point3])[] =
    step[2] !== 0
      ? [
          [
            [west, low, front],
            [0, -1, 0],
          ],
          [
            [east, low, front],
            [1, 0, 0],
          ],
          [
            [east, high, front],
            [0, 1, 0],
          ],
          [
            [west, high, front],
            [-1, 0, 0],
          ],
        ]
      : step[1] !== 0
        ? [
            [
              [west, high, front],
              [0, 0, -1],
            ],
            [
              [east, high, front],
              [1, 0, 0],
            ],
            [
              [east, high, back],
              [0, 0, 1],
            ],
            [
              [west, high, back],
              [-1, 0, 0],
            ],
          ]
        : [
            [
              [east, low, front],
              [0, -1, 0],
            ],
            [
              [east, low, back],
              [0, 0, 1],
            ],
            [
              [east, high, back],
              [0, 1, 0],
            ],
            [
              [east, high, front],
              [0, 0, -1],
            ],
          ]
  return ring.map(([from, toward], i) => ({ from, to: ring[(i + 1) % 4]![0], toward }))
}
