import PDFDocument from 'pdfkit'
import { paintMarks } from '../../packages/render-pdf/src/pdf/paint.ts'
import type { Painter } from '../../packages/render-pdf/src/pdf/painter.ts'
import type { Sheet } from '../../packages/render-pdf/src/sheet/sheet.ts'

interface PlainDocument extends Painter {
  addPage(options: object): void
  on(event: 'data', listener: (chunk: Buffer) => void): void
  on(event: 'end', listener: () => void): void
  on(event: 'error', listener: (error: Error) => void): void
  end(): void
}

/** The same pages drawn with pdfkit alone: what React-PDF adds is the difference. */
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
      paintMarks(document, page.marks, null)
    }
    document.end()
  })
}
