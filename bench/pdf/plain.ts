import PDFDocument from 'pdfkit'
import type { Mark } from '../../packages/render-pdf/src/content/block.ts'
import type { Sheet } from '../../packages/render-pdf/src/sheet/sheet.ts'

/** The part of pdfkit that is used here. */
interface PlainDocument {
  addPage(options: object): void
  font(font: object, name: string, size: number): PlainDocument
  text(text: string, x: number, y: number, options: object): PlainDocument
  fillColor(color: string): PlainDocument
  strokeColor(color: string): PlainDocument
  lineWidth(width: number): PlainDocument
  lineJoin(join: 'round'): PlainDocument
  lineCap(cap: 'round'): PlainDocument
  dash(length: number, options: { space: number }): PlainDocument
  rect(x: number, y: number, width: number, height: number): PlainDocument
  moveTo(x: number, y: number): PlainDocument
  lineTo(x: number, y: number): PlainDocument
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): PlainDocument
  closePath(): PlainDocument
  fill(): PlainDocument
  stroke(): PlainDocument
  fillAndStroke(): PlainDocument
  save(): PlainDocument
  restore(): PlainDocument
  translate(x: number, y: number): PlainDocument
  scale(factor: number): PlainDocument
  on(event: 'data', listener: (chunk: Buffer) => void): void
  on(event: 'end', listener: () => void): void
  on(event: 'error', listener: (error: Error) => void): void
  end(): void
}

/** The same pages drawn with pdfkit alone, as its guide shows it. */
export function plainPdf({ width, height, pages }: Sheet): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument<PlainDocument>({
      autoFirstPage: false,
      margin: 0,
      info: { CreationDate: new Date(0) },
    })
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
    for (const page of pages) {
      document.addPage({ size: [width, height], margin: 0 })
      document.lineJoin('round')
      draw(document, page.marks, 0, 0)
    }
    document.end()
  })
}

const hundredths = (value: number) => Math.round(value * 100) / 100
const TEXT = { lineBreak: false, baseline: 0, textWidth: 0, wordCount: 1 }

function draw(document: PlainDocument, marks: readonly Mark[], dx: number, dy: number): void {
  for (const mark of marks) {
    const [x, y] = [hundredths(dx + mark.x), hundredths(dy + mark.y)]
    switch (mark.kind) {
      case 'glyphs':
        document.fillColor(mark.color).font(mark.font.pdf, mark.font.name, mark.size).text(mark.run, x, y, TEXT)
        break
      case 'rule':
        document.fillColor(mark.color).rect(x, y, hundredths(mark.width), hundredths(mark.height)).fill()
        break
      case 'path':
        drawPath(document, mark, dx + mark.x, dy + mark.y)
        break
      case 'block':
        if (mark.scale === undefined) draw(document, mark.block.marks, dx + mark.x, dy + mark.y)
        else {
          document.save().translate(x, y).scale(mark.scale)
          draw(document, mark.block.marks, 0, 0)
          document.restore()
        }
    }
  }
}

function drawPath(document: PlainDocument, path: Extract<Mark, { kind: 'path' }>, left: number, top: number): void {
  const { stroke, fill } = path
  const x = (value: number) => hundredths(left + value * path.scale)
  const y = (value: number) => hundredths(top + value * path.scale * path.up)
  document.save()
  if (fill) document.fillColor(fill)
  if (stroke) document.strokeColor(stroke.color).lineWidth(stroke.width)
  if (stroke?.dash === 'dotted') document.lineCap('round').dash(0.01, { space: 2.2 * stroke.width })
  if (stroke?.dash === 'dashed') document.dash(4 * stroke.width, { space: 3 * stroke.width })
  for (const step of path.steps) {
    if (step[0] === 'M') document.moveTo(x(step[1]), y(step[2]))
    else if (step[0] === 'L') document.lineTo(x(step[1]), y(step[2]))
    else if (step[0] === 'C')
      document.bezierCurveTo(x(step[1]), y(step[2]), x(step[3]), y(step[4]), x(step[5]), y(step[6]))
    else document.closePath()
  }
  if (stroke && fill) document.fillAndStroke()
  else if (fill) document.fill()
  else document.stroke()
  document.restore()
}
