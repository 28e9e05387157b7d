import { inflateSync } from 'node:zlib'
import { renderToBuffer } from '@react-pdf/renderer'
import { describe, expect, it } from 'vitest'
import { type PdfOptions, worksheetDocument } from '../src/index.ts'
import { specimen } from './specimen.ts'

const LOGO = '<svg viewBox="0 0 20 10"><rect width="20" height="10" fill="#336699"/></svg>'
const BEGINS: Readonly<Record<string, string>> = { BT: 'ET', q: 'Q', BDC: 'EMC', BMC: 'EMC' }

function unmatched(brackets: readonly string[]): string[] {
  const open: string[] = []
  for (const bracket of brackets) {
    if (BEGINS[open.at(-1) ?? ''] === bracket) open.pop()
    else open.push(bracket)
  }
  return open
}

/** The operators of each page that begin or end something, and the numbers of its marks. */
async function pagesOf(options: PdfOptions): Promise<{ brackets: string[]; marks: number[] }[]> {
  const file = await renderToBuffer(worksheetDocument(specimen(), options))
  const starts = Array.from(file.toString('latin1').matchAll(/(?<=FlateDecode\s*>>\s*stream\n)/g), ({ index }) => index)
  const streams = starts.map(start => inflateSync(file.subarray(start)).toString('latin1'))
  return streams
    .filter(content => content.includes('BT\n'))
    .map(content => ({
      brackets: content.match(/\b(?:BT|ET|BDC|BMC|EMC|q|Q)(?=\s)/g) ?? [],
      marks: Array.from(content.matchAll(/\/MCID (\d+)/g), ([, mark]) => Number(mark)),
    }))
}

describe.each<[string, PdfOptions]>([
  ['plain', {}],
  ['tagged', { tagged: true }],
  ['tagged, with a logo', { tagged: true, branding: { logo: LOGO } }],
])('the pages of a %s document', (_, options) => {
  it('end what they begin, the last first, and number their marks', async () => {
    const pages = await pagesOf({ ...options, showAnswerKey: true })
    expect(pages.length).toBeGreaterThan(2)
    for (const { brackets, marks } of pages) {
      // A mark may begin in one state of the pen and end in another.
      for (const other of [/q/i, /MC|BDC/])
        expect(unmatched(brackets.filter(bracket => !other.test(bracket)))).toEqual([])
      expect(marks).toEqual(marks.map((_, i) => i))
    }
  })
})
