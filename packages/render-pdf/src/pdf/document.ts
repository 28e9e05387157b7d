import { Document, type DocumentProps } from '@react-pdf/renderer'
import { type Printable, type ShownWorksheet, showWorksheet } from '@worksheet/core/show'
import { createElement, type ReactElement } from 'react'
import { checkOptions, type PdfOptions, type Settings } from '../options.ts'
import { layOutSheet, type Part } from '../sheet/sheet.ts'
import { pageElements } from './pages.ts'

/** The same worksheet gives the same bytes, so its file tells no time. */
const NO_TIME = new Date(0)
const LANGUAGES = { en: 'en-US', es: 'es-US' } as const

/** The pages of a worksheet, for a React-PDF document of your own. */
export function worksheetPages(worksheet: Printable, options: PdfOptions = {}): ReactElement[] {
  const settings = checkOptions(options)
  return pagesOf(showWorksheet(worksheet), settings, settings.showAnswerKey ? 'sheet and key' : 'sheet')
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
  const { locale, labels, sections } = sheet
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
    ...pagesOf(sheet, settings, part ?? (settings.showAnswerKey ? 'sheet and key' : 'sheet')),
  )
}
