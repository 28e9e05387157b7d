import type { Block, Mark, Role } from '../content/block.ts'
import type { GlyphFont } from '../font/glyph-font.ts'
import { Bytes } from './bytes.ts'
import { PageContent } from './page-content.ts'
import type { PageFont } from './page-fonts.ts'
import type { Tagger } from './tagger.ts'

/** Where a page is written: its fonts, and the operators of its content. */
export interface Page {
  font(font: GlyphFont): PageFont
  write(operators: Uint8Array): void
}

const HOLDERS: ReadonlySet<Role | undefined> = new Set(['LBody', 'TD', 'TH'])

/** A listener is told of no paragraph where an item or a cell holds nothing else. */
function holdsOneParagraph({ role, marks }: Block): boolean {
  const [only] = marks
  return HOLDERS.has(role) && marks.length === 1 && only?.kind === 'block' && only.block.role === 'P'
}

/** Pages are written one after another, so one is enough. */
const SHARED = new Bytes()

/** Writes a finished page. */
export function paintMarks(page: Page, marks: readonly Mark[], tagger: Tagger | null): void {
  const content = new PageContent(SHARED)
  const paintAll = (list: readonly Mark[], dx: number, dy: number, isTold = true): void => {
    for (const mark of list) paint(mark, dx + mark.x, dy + mark.y, isTold)
  }
  const paint = (mark: Mark, x: number, y: number, isTold: boolean): void => {
    switch (mark.kind) {
      case 'glyphs':
        tagger?.mark(content, true)
        content.text(mark.run, page.font(mark.font), mark.size, x, y, mark.color)
        break
      case 'rule':
        tagger?.mark(content, false)
        content.rectangle(x, y, mark.width, mark.height, mark.color)
        break
      case 'path':
        tagger?.mark(content, false)
        content.path(mark.steps, x, y, mark.scale, mark.scale * mark.up, mark.stroke, mark.fill)
        break
      case 'block':
        paintBlock(mark.block, x, y, mark.scale, isTold)
    }
  }
  const paintBlock = (block: Block, x: number, y: number, scale: number | undefined, isTold: boolean): void => {
    const { role, alt, marks } = block
    const areTold = !holdsOneParagraph(block)
    if (isTold && role) tagger?.open(role, alt, content)
    if (scale === undefined && role !== 'Figure') paintAll(marks, x, y, areTold)
    else {
      tagger?.pause(content)
      content.framed(x, y, scale ?? 1, () => {
        paintAll(marks, 0, 0, areTold)
        tagger?.pause(content)
      })
    }
    if (isTold && role) tagger?.close(content)
  }
  paintAll(marks, 0, 0)
  page.write(content.taken())
}
