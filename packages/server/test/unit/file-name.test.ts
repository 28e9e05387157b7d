import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fileNames } from '../../src/http/file-name.ts'

it('names an attachment safely whatever the title is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), title => {
      expect(fileNames(title, 'pdf')).toMatch(/^filename="[a-z0-9-]+\.pdf"; filename\*=UTF-8''[A-Za-z0-9%._~!-]+\.pdf$/)
    }),
    { numRuns: 2000 },
  )
  expect(fileNames('../../a', 'pdf')).toBe(`filename="a.pdf"; filename*=UTF-8''a.pdf`)
  expect(fileNames('Ejercicio nº 3: ¿Cuánto es?', 'pdf')).toContain('filename="ejercicio-no-3-cuanto-es.pdf"')
})
