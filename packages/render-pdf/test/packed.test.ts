import { renderToBuffer } from '@react-pdf/renderer'
import { has } from '@worksheet/testing/tools'
import { describe, expect, it } from 'vitest'
import { type PdfOptions, renderPdf, worksheetDocument } from '../src/index.ts'
import { factsOfPdf, structureOfPdf, textOfPdf } from './reading.ts'
import { specimen } from './specimen.ts'

const LOGO = '<svg viewBox="0 0 20 10"><rect width="20" height="10" fill="#336699"/></svg>'
const shared = (facts: string) => facts.replace(/^(?:File size|Metadata Stream):.*\n/gm, '')

describe.runIf(has('pdftotext', 'pdfinfo'))('a packed document', () => {
  it.each<[string, PdfOptions, number]>([
    ['plain', { title: 'Packed', showAnswerKey: true }, 0.9],
    ['tagged', { title: 'Packed', showAnswerKey: true, tagged: true }, 0.55],
    ['with a logo', { title: 'Ñandú', branding: { logo: LOGO, organization: 'Oak Press' } }, 0.9],
  ])('says the same in fewer bytes: %s', async (_, options, share) => {
    const plain = await renderToBuffer(worksheetDocument(specimen(), options))
    const packed = await renderPdf(specimen(), options)
    expect(packed.length).toBeLessThan(share * plain.length)
    expect(shared(factsOfPdf(packed))).toBe(shared(factsOfPdf(plain)))
    expect(textOfPdf(packed)).toBe(textOfPdf(plain))
    expect(structureOfPdf(packed)).toBe(structureOfPdf(plain))
  })
})
