import { at, type Block, type Mark, type Role } from '../content/block.ts'
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

const unnamed = ({ role: _, ...block }: Block): Block => block

const HOLDERS: ReadonlySet<Role | undefined> = new Set(['LBody', 'TD', 'TH'])

/** A listener is told of no paragraph where an item or a cell holds nothing else. */
function withoutParagraph({ role, marks }: Block): readonly Mark[] {
  const [only] = marks
  return marks.length === 1 && only?.kind === 'block' && only.block.role === 'P' && HOLDERS.has(role)
    ? [at(only.x, only.y, unnamed(only.block))]
    : marks
}

/** Pages are written one after another, so one is enough. */
const SHARED = new Bytes()

/** Writes a finished page. */
export function paintMarks(page: Page, marks: readonly Mark[], tagger: Tagger | null): void {
  const content = new PageContent(SHARED)
  const paintAll = (list: readonly Mark[], dx: number, dy: number): void => {
    for (const mark of list) paint(mark, dx + mark.x, dy + mark.y)
  }
  const paint = (mark: Mark, x: number, y: number): void => {
    switch (mark.kind) {
      case 'glyphs':
        tagger?.mark(content)
        content.text(mark.run, page.font(mark.font), mark.size, x, y, mark.color)
        break
      case 'rule':
        tagger?.mark(content)
        content.rectangle(x, y, mark.width, mark.height, mark.color)
        break
      case 'path':
        tagger?.mark(content)
        content.path(mark.steps, x, y, mark.scale, mark.scale * mark.up, mark.stroke, mark.fill)
        break
      case 'block':
        paintBlock(mark.block, x, y, mark.scale)
    }
  }
  const paintBlock = (block: Block, x: number, y: number, scale: number | undefined): void => {
    const { role, alt } = block
    const marks = tagger ? withoutParagraph(block) : block.marks
    if (role) tagger?.open(role, alt, content)
    if (scale === undefined && role !== 'Figure') paintAll(marks, x, y)
    else content.framed(x, y, scale ?? 1, () => paintAll(marks, 0, 0))
    if (role) tagger?.close(content)
  }
  paintAll(marks, 0, 0)
  page.write(content.taken())
}
