import { Document, type DocumentProps } from '@react-pdf/renderer'
import { type Printable, type ShownWorksheet, showWorksheet, WorksheetError } from '@worksheet/core/show'
import { createElement, type ReactElement } from 'react'
import { checkOptions, type PdfOptions, type Settings } from '../options.ts'
import { measuresOf } from '../sheet/measures.ts'
import { layOutSheet, type Part, usualPart } from '../sheet/sheet.ts'
import { pageElements } from './pages.ts'

/** The same worksheet gives the same bytes, so its file tells no time. */
const NO_TIME = new Date(0)
const LANGUAGES = { en: 'en-US', es: 'es-US' } as const

/** The pages of a worksheet, for a React-PDF document of your own. */
export function worksheetPages(worksheet: Printable, options: PdfOptions = {}): ReactElement[] {
  const settings = checkOptions(options)
  return pagesOf(showWorksheet(worksheet), settings, usualPart(settings))
}

/** The pages of its answers alone. */
export function answerKeyPages(worksheet: Printable, options: PdfOptions = {}): ReactElement[] {
  return pagesOf(showWorksheet(worksheet), checkOptions(options), 'key')
}

const pagesOf = (worksheet: ShownWorksheet, settings: Settings, part: Part) =>
  pageElements(layOutSheet(worksheet, settings, part), settings.logo, settings.tagged)

/** A worksheet as a document of its own. */
export function worksheetDocument(
  worksheet: Printable,
  options: PdfOptions = {},
  part?: Part,
): ReactElement<DocumentProps> {
  const settings = checkOptions(options)
  const sheet = showWorksheet(worksheet)
  return documentOf(sheet, settings, part, pagesOf(sheet, settings, part ?? usualPart(settings)))
}

/** A worksheet with the letter that is printed beside its title. */
export interface PrintedVersion {
  readonly version: string
  readonly worksheet: Printable
}

/** Sisters of a worksheet as one document: the sheets of all, then the keys of all where they are asked for. */
export function versionsDocument(
  versions: readonly PrintedVersion[],
  options: PdfOptions = {},
  part?: Part,
): ReactElement<DocumentProps> {
  const all = versions.map(({ version, worksheet }) => ({
    sheet: showWorksheet(worksheet),
    settings: checkOptions({ ...options, version }),
  }))
  const [first] = all
  if (!first) throw new WorksheetError('invalid_option', 'A file of versions has at least one')
  const hasKeys = part === 'key' || first.settings.showAnswerKey
  const sheets = part === 'key' ? [] : all
  const keys = hasKeys ? all : []
  const pages = [
    ...sheets.map(({ sheet, settings }) =>
      layOutSheet(sheet, { ...settings, showSolutions: settings.showSolutions && !hasKeys }, 'sheet'),
    ),
    ...keys.map(({ sheet, settings }) => layOutSheet(sheet, settings, 'key')),
  ].flatMap(laidOut => laidOut.pages)
  const { logo, tagged } = first.settings
  const { page } = measuresOf(first.settings, first.sheet)
  return documentOf(first.sheet, first.settings, part, pageElements({ ...page, pages }, logo, tagged))
}

function documentOf(
  { locale, labels, sections }: ShownWorksheet,
  settings: Settings,
  part: Part | undefined,
  pages: readonly ReactElement[],
): ReactElement<DocumentProps> {
  const name = settings.title === '' ? labels.worksheet : settings.title
  return createElement(
    Document,
    {
      title: part === 'key' ? `${name}: ${labels.answerKey}` : name,
      subject: [...new Set(sections.map(section => section.title))].join(', ').slice(0, 500),
      ...(settings.organization === '' ? {} : { author: settings.organization }),
      language: LANGUAGES[locale],
      pdfVersion: '1.7',
      creator: '@worksheet/render-pdf',
      producer: '@worksheet/render-pdf',
      creationDate: NO_TIME,
      modificationDate: NO_TIME,
    },
    ...pages,
  )
}
