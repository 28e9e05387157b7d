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

/** Writes a finished page. The tagger writes between: what was drawn until then goes before it. */
export function paintMarks(page: Page, marks: readonly Mark[], tagger: Tagger | null): void {
  const content = new PageContent(SHARED)
  const tell = (change: (tagger: Tagger) => void) => {
    if (!tagger) return
    page.write(content.taken())
    change(tagger)
  }
  const beforeInk = () => {
    if (tagger?.needsContent()) tell(() => tagger.openContent())
  }
  const paintAll = (list: readonly Mark[], dx: number, dy: number): void => {
    for (const mark of list) paint(mark, dx + mark.x, dy + mark.y)
  }
  const paint = (mark: Mark, x: number, y: number): void => {
    switch (mark.kind) {
      case 'glyphs':
        beforeInk()
        content.text(mark.run, page.font(mark.font), mark.size, x, y, mark.color)
        break
      case 'rule':
        beforeInk()
        content.rectangle(x, y, mark.width, mark.height, mark.color)
        break
      case 'path':
        beforeInk()
        content.path(mark.steps, x, y, mark.scale, mark.scale * mark.up, mark.stroke, mark.fill)
        break
      case 'block':
        paintBlock(mark.block, x, y, mark.scale)
    }
  }
  const paintBlock = (block: Block, x: number, y: number, scale: number | undefined): void => {
    const { role, alt } = block
    const marks = tagger ? withoutParagraph(block) : block.marks
    if (role) tell(tagger => tagger.open(role, alt))
    if (scale === undefined && role !== 'Figure') paintAll(marks, x, y)
    else content.framed(x, y, scale ?? 1, () => paintAll(marks, 0, 0))
    if (role) tell(tagger => tagger.close())
  }
  paintAll(marks, 0, 0)
  page.write(content.taken())
}
