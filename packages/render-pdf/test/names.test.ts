import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type PdfOptions, renderPdf } from '../src/index.ts'
import { specimen } from './specimen.ts'

/** Words that every object answers to. A caller may call anything so. */
const name = fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'length', 'name')

it('prints the same sheet whatever an entry is called', async () => {
  const plain = specimen()
  const usual = await renderPdf(plain)
  await fc.assert(
    fc.asyncProperty(name, async id => {
      const named = { ...plain, sections: plain.sections.map(section => ({ ...section, id })) }
      expect(await renderPdf(named)).toEqual(usual)
    }),
    { numRuns: 20 },
  )
})

it('takes such a word for every text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(name, name, name), async ([id, title, other]) => {
      const { sections, ...rest } = specimen()
      const named = { ...rest, sections: sections.map(section => ({ ...section, id })) }
      const instructions = JSON.parse(`{"${id}":"Solve."}`) as Record<string, string>
      const options: PdfOptions = { title, version: other, header: title, instructions, branding: { footer: other } }
      expect((await renderPdf(named, options)).length).toBeGreaterThan(1000)
      const refused = { ...options, [other]: title, columns: title } as unknown as PdfOptions
      await expect(renderPdf(named, refused)).rejects.toMatchObject({ code: 'invalid_option' })
    }),
    { numRuns: 20 },
  )
})
