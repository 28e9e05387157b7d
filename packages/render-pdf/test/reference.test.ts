import { createHash } from 'node:crypto'
import { specimen as everyNode, figures } from '@worksheet/testing/specimen'
import { expect, it } from 'vitest'
import { checkOptions } from '../src/options.ts'
import type { Bytes } from '../src/pdf/bytes.ts'
import { paintMarks } from '../src/pdf/paint.ts'
import { layOutSheet } from '../src/sheet/sheet.ts'
import { specimen } from './specimen.ts'

/** Writes down what a page paints, to a tenth of a point: the same on every machine. */
function recorded(marks: Parameters<typeof paintMarks>[1]): string {
  let content = ''
  const font = ({ name }: { readonly name: string }) => ({
    name,
    show: (run: string, bytes: Bytes) =>
      bytes.text(`(${JSON.stringify([...run].map(code => code.codePointAt(0)))})Tj\n`),
  })
  const write = (operators: Uint8Array) => {
    content += new TextDecoder().decode(operators)
  }
  paintMarks({ font, write }, marks, null)
  const rounded = content.replace(/-?\d*\.\d+/g, number => Number(number).toFixed(1))
  return createHash('sha256').update(rounded).digest('hex').slice(0, 16)
}

const sheets = { specimen, 'every node, in Spanish': () => everyNode('es'), 'every figure': () => figures('en') }

/** A page that changes is looked at before its new hash is accepted with `vitest -u`. */
it.each([
  ['specimen', { title: 'Specimen of everything', showScore: true }],
  ['specimen', { title: 'Specimen of everything', paper: 'a4', columns: 1, fontSize: 'large' }],
  ['every node, in Spanish', { title: 'Todo' }],
  ['every figure', { title: 'Figures' }],
] as const)('%s looks as it was reviewed, %o', (name, options) => {
  expect(
    layOutSheet(sheets[name](), checkOptions(options), 'sheet and key').pages.map(page => recorded(page.marks)),
  ).toMatchSnapshot()
})
