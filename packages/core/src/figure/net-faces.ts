import { numeric } from './exact.ts'
import type { NetDimension, NetSolid } from './net.ts'
import type { Point } from './pen.ts'

export interface NetShape {
  readonly faces: readonly (readonly Point[])[]
  readonly circles: readonly { readonly center: Point; readonly radius: number }[]
  /** Where each dimension is written; `inside` it is a line of its own. */
  readonly edges: readonly {
    readonly dimension: NetDimension
    readonly from: Point
    readonly to: Point
    readonly inside: boolean
  }[]
}

const box = (left: number, bottom: number, wide: number, high: number): readonly Point[] => [
  [left, bottom],
  [left + wide, bottom],
  [left + wide, bottom + high],
  [left, bottom + high],
]
const edge = (dimension: NetDimension, from: Point, to: Point, inside = false) => ({ dimension, from, to, inside })

/** True to shape, in the units of the solid. */
export function facesOf(of: NetSolid): NetShape {
  switch (of.solid) {
    case 'rectangular-prism': {
      const [length, width, height] = [numeric(of.length), numeric(of.width), numeric(of.height)]
      return {
        faces: [
          box(0, 0, length, width),
          box(0, width, length, height),
          box(0, width + height, length, width),
          box(0, 2 * width + height, length, height),
          box(-height, width + height, height, width),
          box(length, width + height, height, width),
        ],
        circles: [],
        edges: [
          edge('length', [0, 0], [length, 0]),
          edge('width', [0, 0], [0, width]),
          edge('height', [length, width], [length, width + height]),
        ],
      }
    }
    case 'triangular-prism': {
      const [base, height, slant, length] = [
        numeric(of.base),
        numeric(of.height),
        numeric(of.slant),
        numeric(of.length),
      ]
      return {
        faces: [
          box(0, 0, length, base),
          box(0, base, length, height),
          box(0, -slant, length, slant),
          [
            [0, 0],
            [0, base],
            [-height, base],
          ],
          [
            [length, 0],
            [length, base],
            [length + height, base],
          ],
        ],
        circles: [],
        edges: [
          edge('length', [0, base + height], [length, base + height]),
          edge('base', [0, 0], [0, base]),
          edge('height', [length, base], [length + height, base]),
          edge('slant', [length, -slant], [length, 0]),
        ],
      }
    }
    case 'square-pyramid': {
      const [base, slant] = [numeric(of.base), numeric(of.slant)]
      const half = base / 2
      return {
        faces: [
          box(0, 0, base, base),
          [
            [0, 0],
            [base, 0],
            [half, -slant],
          ],
          [
            [base, 0],
            [base, base],
            [base + slant, half],
          ],
          [
            [base, base],
            [0, base],
            [half, base + slant],
          ],
          [
            [0, base],
            [0, 0],
            [-slant, half],
          ],
        ],
        circles: [],
        edges: [edge('base', [0, 0], [base, 0]), edge('slant', [half, base], [half, base + slant], true)],
      }
    }
    case 'cylinder': {
      const [radius, height] = [numeric(of.radius), numeric(of.height)]
      const round = 2 * Math.PI * radius
      return {
        faces: [box(0, 0, round, height)],
        circles: [
          { center: [round / 2, height + radius], radius },
          { center: [round / 2, -radius], radius },
        ],
        edges: [
          edge('height', [round, 0], [round, height]),
          edge('radius', [round / 2, height + radius], [round / 2 + radius, height + radius], true),
        ],
      }
    }
    case 'squares':
      return { faces: of.cells.map(([row, column]) => box(column, -row, 1, 1)), circles: [], edges: [] }
  }
}
