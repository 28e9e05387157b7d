/** A whole process in which React-PDF, without anything of this project, prints an empty page: what a cold start cannot go below. */
import { Document, Page, renderToBuffer } from '@react-pdf/renderer'
import { createElement } from 'react'

await renderToBuffer(createElement(Document, {}, createElement(Page, { size: 'LETTER' })))
