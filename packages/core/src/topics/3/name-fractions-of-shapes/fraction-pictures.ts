import {
  type AreaGrid,
  areaGrid,
  expr,
  type Figure,
  type FractionBar,
  type FractionCircle,
  fractionBar,
  fractionCircle,
  type Printed,
  type Step,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

export type PictureKind = 'bar' | 'circle' | 'grid'
type Picture = FractionBar | FractionCircle | AreaGrid

export const PICTURES: readonly PictureKind[] = ['bar', 'circle', 'grid']
export const DENOMINATORS = [2, 3, 4, 6, 8] as const

/** A grid of few squares is one row. */
const rowsFor = (parts: number): number => (parts === 9 ? 3 : [4, 6, 8].includes(parts) ? 2 : 1)

/** A shape in equal parts, these of them shaded. */
export function picture(kind: PictureKind, parts: number, shaded: readonly number[]): Picture {
  switch (kind) {
    case 'bar':
      return fractionBar({ parts, shaded, wholes: 1 })
    case 'circle':
      return fractionCircle({ parts, shaded, wholes: 1 })
    case 'grid': {
      const rows = rowsFor(parts)
      const columns = parts / rows
      return areaGrid({ rows, columns, shaded: shaded.map(part => [Math.floor(part / columns), part % columns]) })
    }
    default:
      return kind satisfies never
  }
}

/** A shape in parts of these sizes, the first so many shaded; read aloud with its sizes, or as unequal. */
export const unequalPicture = (
  kind: 'bar' | 'circle',
  sizes: readonly number[],
  shaded: number,
  says: FractionBar['says'] = 'equality',
): Picture =>
  kind === 'bar'
    ? fractionBar({ parts: sizes, shaded, wholes: 1, says })
    : fractionCircle({ parts: sizes, shaded, wholes: 1, says })

export const firstOnes = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i)

/** Counts the parts of a picture. */
export function countParts(drawn: Figure) {
  switch (drawn.kind) {
    case 'fraction-bar':
      return counted(drawn.rows.flatMap(({ wholes }) => wholes.flat()))
    case 'fraction-circle':
      return counted(drawn.circles.flat())
    case 'area-grid':
      return { parts: drawn.rows * drawn.columns, shaded: drawn.shaded.length, areEqual: true }
    default:
      return { parts: 0, shaded: 0, areEqual: false }
  }
}

const counted = (parts: readonly { readonly size: number; readonly fill: string }[]) => ({
  parts: parts.length,
  shaded: parts.filter(({ fill }) => fill !== 'white').length,
  areEqual: parts.every(({ size }) => size === parts[0]?.size),
})

export const drawnPicture = (printed: Printed) =>
  printed.blocks.flatMap(block => (block.kind === 'figure' ? [block.figure] : []))

export const onlyPicture = (printed: Printed) => {
  const [drawn] = drawnPicture(printed).map(countParts)
  return drawn ?? { parts: 0, shaded: 0, areEqual: false }
}

export const partsCounted = (parts: number): Step => step(expr(parts), because.countEqualParts, { parts })
