import { Canvas, Image, Page, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { Logo } from '../logo.ts'
import type { Sheet, SheetPage } from '../sheet/sheet.ts'
import { paintMarks } from './paint.ts'
import type { Painter } from './painter.ts'
import { Tagger } from './tagger.ts'

const ABOVE_BOOKMARK = 10

/** One page with one Canvas for each finished page: React-PDF sees a handful of nodes, however long the sheet is. */
export function pageElements(sheet: Sheet, logo: Logo | null, isTagged: boolean): ReactElement[] {
  let tagger: Tagger | null = null
  const { width, height, pages } = sheet
  const last = pages.length - 1
  return pages.map((page, i) => {
    const paint = (painter: Painter) => {
      if (i === 0) tagger = isTagged ? new Tagger() : null
      paintMarks(painter, page.marks, tagger)
      if (page.logo) tagger?.openFurniture()
      else if (i === last) tagger?.finish()
      return null
    }
    const afterLogo = () => {
      tagger?.closeFurniture()
      if (i === last) tagger?.finish()
      return null
    }
    return createElement(
      Page,
      { key: i, size: [width, height], wrap: false },
      ...bookmarksOf(page),
      createElement(Canvas, { key: 'page', style: { width, height }, paint }),
      ...(page.logo && logo ? logoElements(page.logo, logo, isTagged ? afterLogo : null) : []),
    )
  })
}

/** React-PDF names a place in the outline by any node that stands there. */
function bookmarksOf({ bookmarks }: SheetPage): ReactElement[] {
  return bookmarks.map(({ title, y }, i) => {
    const top = Math.max(0, y - ABOVE_BOOKMARK)
    const props = {
      key: `bookmark ${i}`,
      bookmark: { title, top, left: 0 },
      style: { position: 'absolute' as const, top, left: 0, width: 1, height: 1 },
    }
    return createElement(View, props)
  })
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
