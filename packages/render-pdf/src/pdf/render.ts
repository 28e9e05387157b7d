import type { DocumentProps } from '@react-pdf/renderer'
import type { Printable } from '@worksheet/core/show'
import { cloneElement, type ReactElement } from 'react'
import type { PdfOptions } from '../options.ts'
import { platform } from '../platform/current.ts'
import type { Part } from '../sheet/sheet.ts'
import { type PrintedVersion, versionsDocument, worksheetDocument } from './document.ts'
import { packed } from './packed.ts'

/** Prints a worksheet. The same worksheet and options always give the same bytes. */
export const renderPdf = (worksheet: Printable, options: PdfOptions = {}): Promise<Uint8Array> =>
  rendered(worksheet, options)

/** The answers of a worksheet as a file of their own. */
export const renderAnswerKeyPdf = (worksheet: Printable, options: PdfOptions = {}): Promise<Uint8Array> =>
  rendered(worksheet, options, 'key')

/** Sisters of a worksheet in one file: the sheets of all, then the keys of all where they are asked for. */
export const renderVersionsPdf = async (
  versions: readonly PrintedVersion[],
  options: PdfOptions = {},
): Promise<Uint8Array> => written(versionsDocument(versions, options))

/** The keys of all of them alone. */
export const renderVersionKeysPdf = async (
  versions: readonly PrintedVersion[],
  options: PdfOptions = {},
): Promise<Uint8Array> => written(versionsDocument(versions, options, 'key'))

/** The same as `renderPdf`, as a stream. */
export const renderPdfStream = async (worksheet: Printable, options: PdfOptions = {}): Promise<NodeJS.ReadableStream> =>
  platform.stream(await rendered(worksheet, options))

/** What cannot be laid out is refused as a rejection, as all else. */
const rendered = async (worksheet: Printable, options: PdfOptions, part?: Part): Promise<Uint8Array> =>
  written(worksheetDocument(worksheet, options, part))

async function written(document: ReactElement<DocumentProps>): Promise<Uint8Array> {
  const bytes = await platform.write(cloneElement(document, { pdfVersion: WITHOUT_XML }))
  await platform.nextTask()
  return packed(bytes)
}

/**
 * From the next version on, the writer repeats the document's properties as XML, and a title with a "&" makes that XML
 * unreadable. What the file says of its version is settled when it is packed.
 */
const WITHOUT_XML = '1.3'
