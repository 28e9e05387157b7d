import { Canvas, Image, Page } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { Logo } from '../logo/logo.ts'
import type { Sheet, SheetPage } from '../sheet/sheet.ts'
import { PageFonts } from './page-fonts.ts'
import { paintMarks } from './paint.ts'
import { Tagger } from './tagger.ts'
import { type Painter, type Writer, writerOf } from './writer.ts'

const ABOVE_BOOKMARK = 10

/** One page with one Canvas for each finished page: React-PDF sees a handful of nodes, however long the sheet is. */
export function pageElements(sheet: Sheet, logo: Logo | null, isTagged: boolean): ReactElement[] {
  let output: Output | null = null
  const { width, height, pages } = sheet
  const last = pages.length - 1
  return pages.map((page, i) => {
    const paint = (painter: Painter) => {
      output = i > 0 && output ? output : outputOf(painter, isTagged)
      const { writer, fonts, tagger } = output
      for (const { title, y } of page.bookmarks) {
        writer.outline.addItem(title, { top: Math.max(0, Math.floor(y - ABOVE_BOOKMARK)), left: writer.page.width })
      }
      paintMarks({ font: font => fonts.of(font), write: operators => writer.addContent(operators) }, page.marks, tagger)
      if (i === last) tagger?.finish()
      if (page.logo && tagger) writer.markContent('Artifact', { type: 'Pagination' })
      return null
    }
    const afterLogo = () => {
      output?.writer.endMarkedContent()
      return null
    }
    return createElement(
      Page,
      { key: i, size: [width, height], wrap: false },
      createElement(Canvas, { key: 'page', style: { width, height }, paint }),
      ...(page.logo && logo ? logoElements(page.logo, logo, isTagged ? afterLogo : null) : []),
    )
  })
}

/** What the pages of one document share. */
interface Output {
  readonly writer: Writer
  readonly fonts: PageFonts
  readonly tagger: Tagger | null
}

function outputOf(painter: Painter, isTagged: boolean): Output {
  const { writer, element } = writerOf(painter)
  const tagger = isTagged ? new Tagger(writer) : null
  if (tagger) tagger.adopt(element)
  else writer.addStructure(element)
  return { writer, fonts: new PageFonts(writer), tagger }
}

function logoElements(
  { x, y, width, height }: NonNullable<SheetPage['logo']>,
  { data, format }: Logo,
  after: (() => null) | null,
): ReactElement[] {
  const style = { position: 'absolute' as const, left: x, top: y, width, height }
  const src =
    format === 'svg'
      ? `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}`
      : { data: Buffer.from(data), format }
  return [
    createElement(Image, { key: 'logo', src, style }),
    ...(after
      ? [
          createElement(Canvas, {
            key: 'after',
            style: { position: 'absolute', left: 0, top: 0, width: 1, height: 1 },
            paint: after,
          }),
        ]
      : []),
  ]
}
