import { assert } from '../errors.ts'
import { roundedRectangle } from './arrange.ts'
import type { Primitive } from './drawing.ts'
import type { Fill } from './fill.ts'
import { drawIcon, type Icon, iconNoun } from './icon.ts'
import { figureKind } from './kind.ts'
import { cropped, DASHED, line, THIN } from './pen.ts'
import { sentence, told } from './saying.ts'

/** Rows and columns of one object. */
export interface ArrayFigure {
  readonly kind: 'array'
  readonly rows: number
  readonly columns: number
  readonly icon: Icon
  readonly fill: Fill
  /** A dashed line after so many rows, or columns. */
  readonly split: { readonly after: number; readonly of: 'rows' | 'columns' } | null
  /** A loop around each row, or each column. */
  readonly loops: 'none' | 'rows' | 'columns'
}

export interface ArrayOptions {
  readonly icon?: Icon
  readonly fill?: Fill
  readonly splitRows?: number
  readonly splitColumns?: number
  readonly loops?: ArrayFigure['loops']
}

export function array(
  rows: number,
  columns: number,
  { icon = 'circle', fill = 'gray', splitRows, splitColumns, loops = 'none' }: ArrayOptions = {},
): ArrayFigure {
  assert(
    [rows, columns].every(count => Number.isInteger(count) && count >= 1 && count <= 20),
    () => `An array of ${rows} by ${columns} cannot be counted`,
  )
  assert(splitRows === undefined || (splitRows > 0 && splitRows < rows), 'A split leaves rows on both sides')
  assert(
    splitColumns === undefined || (splitColumns > 0 && splitColumns < columns),
    'A split leaves columns on both sides',
  )
  const split =
    splitRows !== undefined
      ? { after: splitRows, of: 'rows' as const }
      : splitColumns !== undefined
        ? { after: splitColumns, of: 'columns' as const }
        : null
  return { kind: 'array', rows, columns, icon, fill, split, loops }
}

export const arrayFigure = figureKind<ArrayFigure>('array', {
  draw(figure) {
    const { rows, columns, icon, fill } = figure
    const size = Math.max(rows, columns) > 10 ? 0.8 : 1
    const pitch = size * 1.5
    const objects = Array.from({ length: rows * columns }, (_, i) =>
      drawIcon(icon, [(i % columns) * pitch, -Math.floor(i / columns) * pitch], size, fill),
    ).flat()
    return cropped([...objects, ...splitLine(figure, pitch), ...loopsOf(figure, pitch)])
  },

  describe({ rows, columns, icon, split, loops }, scribe) {
    const { en, es } = iconNoun(icon)
    const each = Array.from({ length: rows }, () => `${columns}`).join(', ')
    return told(
      sentence(scribe, {
        en: `An array of ${en[1]}. Row by row: ${each}`,
        es: `Un arreglo de ${es[1]}. Fila por fila: ${each}`,
      }),
      split &&
        sentence(
          scribe,
          split.of === 'rows'
            ? {
                en: `A dashed line after row ${split.after}`,
                es: `Una línea discontinua después de la fila ${split.after}`,
              }
            : {
                en: `A dashed line after column ${split.after}`,
                es: `Una línea discontinua después de la columna ${split.after}`,
              },
        ),
      loops !== 'none' &&
        sentence(
          scribe,
          loops === 'rows'
            ? { en: 'There is a loop around each row', es: 'Hay un lazo alrededor de cada fila' }
            : { en: 'There is a loop around each column', es: 'Hay un lazo alrededor de cada columna' },
        ),
    )
  },
})

function splitLine({ rows, columns, split }: ArrayFigure, pitch: number): Primitive[] {
  if (!split) return []
  const at = (split.after - 0.5) * pitch
  return [
    split.of === 'rows'
      ? line([-pitch * 0.7, -at], [(columns - 0.3) * pitch, -at], DASHED)
      : line([at, pitch * 0.7], [at, -(rows - 0.3) * pitch], DASHED),
  ]
}

function loopsOf({ rows, columns, loops }: ArrayFigure, pitch: number): Primitive[] {
  const half = pitch * 0.46
  if (loops === 'rows')
    return Array.from({ length: rows }, (_, i) =>
      roundedRectangle(-half, -i * pitch - half, (columns - 1) * pitch + 2 * half, 2 * half, 0.6, THIN),
    )
  if (loops === 'columns')
    return Array.from({ length: columns }, (_, i) =>
      roundedRectangle(
        i * pitch - half,
        -(rows - 1) * pitch - half,
        2 * half,
        (rows - 1) * pitch + 2 * half,
        0.6,
        THIN,
      ),
    )
  return []
}
