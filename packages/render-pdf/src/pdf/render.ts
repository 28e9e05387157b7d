import { Readable } from 'node:stream'
import { renderToStream } from '@react-pdf/renderer'
import { cloneElement } from 'react'
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
  const document = cloneElement(worksheetDocument(worksheet, options, part), { pdfVersion: WITHOUT_XML })
  const bytes = await allOf(await renderToStream(document))
  await nextTask()
  return packed(bytes)
}

/**
 * From the next version on, the writer repeats the document's properties as XML, and a title with a "&" makes that XML
 * unreadable. What the file says of its version is settled when it is packed.
 */
const WITHOUT_XML = '1.3'

/** The writer leaves thousands of small pieces in its stream; whoever iterates over it gets them joined. */
async function allOf(stream: NodeJS.ReadableStream): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
}

/** React frees what it rendered in a task of its own; a loop of renderings must let it run. */
const nextTask = (): Promise<void> => new Promise(resolve => setImmediate(resolve))
