import type { Printable } from '@worksheet/core/show'
import { cloneElement } from 'react'
import type { PdfOptions } from '../options.ts'
import { platform } from '../platform/current.ts'
import type { Part } from '../sheet/sheet.ts'
import { worksheetDocument } from './document.ts'
import { packed } from './packed.ts'

/** Prints a worksheet. The same worksheet and options always give the same bytes. */
export const renderPdf = (worksheet: Printable, options: PdfOptions = {}): Promise<Uint8Array> =>
  rendered(worksheet, options)

/** The answers of a worksheet as a file of their own. */
export const renderAnswerKeyPdf = (worksheet: Printable, options: PdfOptions = {}): Promise<Uint8Array> =>
  rendered(worksheet, options, 'key')

/** The same as `renderPdf`, as a stream. */
export const renderPdfStream = async (worksheet: Printable, options: PdfOptions = {}): Promise<NodeJS.ReadableStream> =>
  platform.stream(await rendered(worksheet, options))

async function rendered(worksheet: Printable, options: PdfOptions, part?: Part): Promise<Uint8Array> {
  const document = cloneElement(worksheetDocument(worksheet, options, part), { pdfVersion: WITHOUT_XML })
  const bytes = await platform.write(document)
  await platform.nextTask()
  return packed(bytes)
}

/**
 * From the next version on, the writer repeats the document's properties as XML, and a title with a "&" makes that XML
 * unreadable. What the file says of its version is settled when it is packed.
 */
const WITHOUT_XML = '1.3'
