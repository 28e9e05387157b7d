import { Readable } from 'node:stream'
import { renderToBuffer } from '@react-pdf/renderer'
import type { PdfOptions } from '../options.ts'
import type { Part } from '../sheet/sheet.ts'
import { type Printable, worksheetDocument } from './document.ts'
import { packed } from './packed.ts'

/** Prints a worksheet. The same worksheet and options always give the same bytes. */
export const renderPdf = (worksheet: Printable, options: PdfOptions = {}): Promise<Uint8Array> =>
  rendered(worksheet, options)

/** The answers of a worksheet as a file of their own. */
export const renderAnswerKeyPdf = (worksheet: Printable, options: PdfOptions = {}): Promise<Uint8Array> =>
  rendered(worksheet, options, 'key')

/** The same as `renderPdf`, as a stream. */
export const renderPdfStream = async (worksheet: Printable, options: PdfOptions = {}): Promise<NodeJS.ReadableStream> =>
  Readable.from([await rendered(worksheet, options)], { objectMode: false })

async function rendered(worksheet: Printable, options: PdfOptions, part?: Part): Promise<Uint8Array> {
  const bytes = await renderToBuffer(worksheetDocument(worksheet, options, part))
  await nextTask()
  return packed(bytes)
}

/** React frees what it rendered in a task of its own; a loop of renderings must let it run. */
const nextTask = (): Promise<void> => new Promise(resolve => setImmediate(resolve))
