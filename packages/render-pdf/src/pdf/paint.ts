import type { Block, Mark } from '../content/block.ts'
import type { Painter } from './painter.ts'
import { hundredths, paintPath } from './path.ts'
import { PenState } from './pen-state.ts'
import type { Tagger } from './tagger.ts'

/** A baseline of 0 makes y the baseline; the rest spares the writer from measuring what is measured already. */
const TEXT = { lineBreak: false, baseline: 0, textWidth: 0, wordCount: 1 }

/** Paints a finished page through the painter that a Canvas hands out. */
export function paintMarks(painter: Painter, marks: readonly Mark[], tagger: Tagger | null): void {
  const pen = new PenState(painter)
  painter.lineJoin('round')
  const paintAll = (list: readonly Mark[], dx: number, dy: number): void => {
    for (const mark of list) paint(mark, dx, dy)
  }
  const paint = (mark: Mark, dx: number, dy: number): void => {
    const [x, y] = [dx + mark.x, dy + mark.y]
    switch (mark.kind) {
      case 'glyphs':
        pen.fill(mark.color)
        painter
          .font(mark.font.pdf, mark.font.name, mark.size)
          .text(mark.run, hundredths(x), hundredths(y), tagger ? { ...TEXT, ...tagger.content() } : TEXT)
        break
      case 'rule':
        tagger?.content()
        pen.fill(mark.color)
        painter.rect(hundredths(x), hundredths(y), hundredths(mark.width), hundredths(mark.height)).fill()
        break
      case 'path':
        tagger?.content()
        paintPath(painter, pen, mark, x, y)
        break
      case 'block':
        paintBlock(mark.block, x, y, mark.scale)
    }
  }
  const paintBlock = (block: Block, x: number, y: number, scale: number | undefined): void => {
    if (block.role) tagger?.open(block.role, block.alt)
    if (scale === undefined) paintAll(block.marks, x, y)
    else {
      painter.save().translate(x, y).scale(scale)
      paintAll(block.marks, 0, 0)
      painter.restore()
      pen.forget()
    }
    if (block.role) tagger?.close()
  }
  paintAll(marks, 0, 0)
}
