import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import * as source from '../src/index.ts'
import { specimen } from './specimen.ts'

/** What is published takes React-PDF in, without the parts of it that no worksheet reaches. */
const built = createRequire(import.meta.url)('../dist/index.cjs') as typeof source

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path d="M0 0h4v2H0z" fill="#1a5fb4"/></svg>'

it.each([
  ['a sheet with its key', 'en', { showAnswerKey: true }],
  ['a tagged sheet', 'es', { tagged: true }],
  ['a logo', 'en', { branding: { logo } }],
] as const)('prints %s as the source does', async (_, locale, options) => {
  const worksheet = specimen(locale)
  expect(Buffer.compare(await built.renderPdf(worksheet, options), await source.renderPdf(worksheet, options))).toBe(0)
})

it('tells the licenses of what it takes in', () => {
  const licenses = readFileSync(new URL('../dist/LICENSES.txt', import.meta.url), 'utf8')
  expect(licenses).toMatch(/^@react-pdf\/renderer 4\.9\.0 \(MIT\)$/m)
  expect(licenses).toMatch(/^pdfkit [\d.]+ \(MIT\)\n\nMIT LICENSE\n/m)
})
