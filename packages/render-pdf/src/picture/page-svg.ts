import { type Printable, showWorksheet } from '@worksheet/core/show'
import type { Mark } from '../content/block.ts'
import type { Logo } from '../logo/logo.ts'
import { checkOptions, type PdfOptions } from '../options.ts'
import { layOutSheet, type SheetPage, usualPart } from '../sheet/sheet.ts'
import { drawnMarks, escaped } from './drawn-marks.ts'
import { Outlines } from './outlines.ts'

/** A page as it is printed, in points from its upper left corner. */
export interface PagePicture {
  readonly width: number
  readonly height: number
  /** Letters and formulas are drawn as paths, so that no font is needed. */
  readonly svg: string
  /** Where its problems stand, in the order in which they are read. */
  readonly problems: readonly PlacedProblem[]
}

export interface PlacedProblem {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The pages that `renderPdf` prints, as pictures: for previews and thumbnails. */
export function pagePictures(worksheet: Printable, options: PdfOptions = {}): readonly PagePicture[] {
  const settings = checkOptions(options)
  const shown = showWorksheet(worksheet)
  const { width, height, pages } = layOutSheet(shown, settings, usualPart(settings))
  return pages.map(({ marks, logo }, i) => {
    const name = `${shown.labels.page} ${i + 1} ${shown.labels.of} ${pages.length}`
    const outlines = new Outlines()
    const drawn = drawnMarks(marks, 0, 0, outlines) + (logo && settings.logo ? logoImage(logo, settings.logo) : '')
    return {
      width,
      height,
      svg:
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
        `role="img" aria-label="${escaped(name)}" fill="currentColor" stroke-linejoin="round">${outlines.definitions}${drawn}</svg>`,
      problems: marks.flatMap(mark => problemsIn(mark, 0, 0)),
    }
  })
}

function problemsIn(mark: Mark, dx: number, dy: number): readonly PlacedProblem[] {
  if (mark.kind !== 'block') return []
  const [x, y] = [dx + mark.x, dy + mark.y]
  const { problem, width, height, marks } = mark.block
  return problem === undefined
    ? marks.flatMap(inner => problemsIn(inner, x, y))
    : [{ id: problem, x, y, width, height }]
}

const TYPES = { png: 'image/png', jpg: 'image/jpeg', svg: 'image/svg+xml' } as const satisfies Record<
  Logo['format'],
  string
>

function logoImage({ x, y, width, height }: NonNullable<SheetPage['logo']>, { data, format }: Logo): string {
  const content = Buffer.from(data).toString('base64')
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:${TYPES[format]};base64,${content}"/>`
}
