import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { generateWorksheet } from '@worksheet/core'
import { has } from '@worksheet/testing/tools'
import { describe, expect, it } from 'vitest'
import {
  renderAnswerKeyPdf,
  renderPdf,
  renderPdfStream,
  renderVersionKeysPdf,
  renderVersionsPdf,
} from '../src/index.ts'
import { maths, num, op, paragraph, rel, row } from './layouts.ts'
import { factsOfPdf, pageCount, structureOfPdf, textOfPdf } from './reading.ts'
import { sheetOf, specimen } from './specimen.ts'

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const additions = (count: number) =>
  sheetOf(
    Array.from({ length: count }, (_, i) => ({
      prompt: [maths(row(num(String(1000 + i)), op('+'), num('7'), rel('=')))],
      answer: [maths(num(String(1007 + i)))],
      lines: 3,
    })),
  )

describe.runIf(has('pdftotext', 'pdfinfo'))('what a reader finds', () => {
  it('finds title, fields, numbers and page numbers', async () => {
    const text = textOfPdf(await renderPdf(specimen(), { title: 'Fractions & more', showScore: true }))
    for (const part of [
      'Fractions & more',
      'Name:',
      'Date:',
      'Score:',
      '/ 33',
      'Page 1 of',
      '33.',
      'A cake of',
      '1,000,000',
      'Easy',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('Answer Key')
  })

  it('speaks Spanish', async () => {
    const text = textOfPdf(await renderPdf(specimen('es'), { showAnswerKey: true }))
    for (const part of ['Nombre:', 'Fecha:', 'Respuestas', 'Página 1 de']) expect(text).toContain(part)
  })

  it('finds what was asked to be left out nowhere', async () => {
    const text = textOfPdf(
      await renderPdf(specimen(), { showDifficulty: false, showTopics: false, nameAndDate: false }),
    )
    for (const part of ['Easy', 'Medium', 'Hard', 'Add and subtract in columns', 'Name:', 'Score:'])
      expect(text).not.toContain(part)
  })

  it('prints the answers apart', async () => {
    const text = textOfPdf(await renderAnswerKeyPdf(additions(3), { startNumber: 11 }))
    expect(text).toContain('Answer Key')
    for (const part of ['11.', '1007', '13.', '1009']) expect(text).toContain(part)
    expect(text).not.toContain('1000')
  })

  it('prints versions and instructions of the caller', async () => {
    const text = textOfPdf(
      await renderPdf(specimen(), { version: 'B', instructions: { 'section-1': 'Show your work, María.' } }),
    )
    expect(text).toContain('Version B')
    expect(text).toContain('Show your work, María.')
    expect(text).not.toContain('Work out each sum or difference.')
  })

  it('prints an instruction of the caller in place of several of the topic', async () => {
    const entry = { id: 'a', grade: '7', topic: 'one-two-step-inequalities', difficulty: 'easy' as const, count: 8 }
    const worksheet = generateWorksheet({ seed: 3, entries: [entry] })
    const own = '4–5. Solve the inequality.'
    expect(textOfPdf(await renderPdf(worksheet))).toContain(own)
    const text = textOfPdf(await renderPdf(worksheet, { instructions: { a: 'Think first.' } }))
    expect(text).toContain('Think first.')
    expect(text).not.toContain(own)
  })

  it('knows its title, language and author', async () => {
    const facts = factsOfPdf(await renderPdf(specimen(), { title: 'Ñandú', branding: { organization: 'Oak Press' } }))
    expect(facts).toMatch(/Title:\s+Ñandú/)
    expect(facts).toMatch(/Author:\s+Oak Press/)
    expect(facts).toMatch(/Page size:\s+612 x 792/)
    expect(factsOfPdf(await renderPdf(specimen(), { paper: 'a4' }))).toMatch(/595\.28 x 841\.89/)
  })

  it('writes a structure tree', async () => {
    const structure = structureOfPdf(
      await renderPdf(specimen(), { title: 'Specimen', tagged: true, showAnswerKey: true }),
    )
    for (const role of [
      'Document',
      'H1',
      'H2',
      'P (block)',
      'L (block)',
      'LI',
      'Lbl',
      'LBody',
      'Formula',
      'Figure',
      'Table',
      'TR',
      'TH',
      'TD',
    ])
      expect(structure).toContain(role)
    expect(structure).toContain('How many pieces are there when')
    expect(structure).not.toContain('Page 1 of')
  })

  it('tells a formula in several lines once, and a number as it is printed', async () => {
    const terms = Array.from({ length: 40 }, (_, i) => [op('+'), num(String(101 + i))]).flat()
    const prompt = [paragraph('Add ', num('77'), ' and ', row(num('100'), ...terms), '.')]
    const pdf = await renderPdf(sheetOf([{ prompt, answer: [paragraph('Done')] }]), { tagged: true })
    expect(textOfPdf(pdf)).toContain('140')
    const structure = structureOfPdf(pdf)
    expect(structure).toContain('"Add 77 and')
    expect(structure).not.toContain('140')
    expect(structure.match(/Formula/g)).toHaveLength(1)
  })
})

describe.runIf(has('pdfinfo'))('density', () => {
  it('sets thirty easy problems on one page', async () => {
    expect(pageCount(await renderPdf(additions(30)))).toBe(1)
  })

  it('has fewer pages the tighter it is', async () => {
    const sheet = additions(150)
    const [compact, normal, roomy] = await Promise.all(
      (['compact', 'normal', 'roomy'] as const).map(async workspace =>
        pageCount(await renderPdf(sheet, { workspace })),
      ),
    )
    expect(compact).toBeLessThan(normal ?? 0)
    expect(normal).toBeLessThan(roomy ?? 0)
  })
})

describe('sameness', () => {
  it('gives the same bytes one after another and side by side', async () => {
    for (const tagged of [false, true]) {
      const options = { title: 'Again', showAnswerKey: true, tagged }
      const first = hash(await renderPdf(specimen(), options))
      const more = await Promise.all(Array.from({ length: 4 }, () => renderPdf(specimen(), options)))
      expect(new Set([first, ...more.map(hash)]).size).toBe(1)
    }
  })

  it('gives the same bytes in another process', async () => {
    const script = fileURLToPath(new URL('other-process.ts', import.meta.url))
    const root = fileURLToPath(new URL('../../../', import.meta.url))
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, TSX_TSCONFIG_PATH: 'tsconfig.json' },
    })
    expect(stderr).toBe('')
    expect(stdout.trim()).toBe(hash(await renderPdf(specimen(), { title: 'Elsewhere', showAnswerKey: true })))
  })

  it('gives the same bytes as a stream', async () => {
    const chunks: Buffer[] = []
    for await (const chunk of await renderPdfStream(specimen(), { title: 'Stream' })) chunks.push(Buffer.from(chunk))
    expect(hash(Buffer.concat(chunks))).toBe(hash(await renderPdf(specimen(), { title: 'Stream' })))
  })

  it('does not grow over 500 renderings', async () => {
    const sheet = additions(8)
    setFlagsFromString('--expose-gc')
    const collect: unknown = runInNewContext('gc')
    const heap = async (renderings: number) => {
      for (let i = 0; i < renderings; i++) await renderPdf(sheet, { title: 'Growth' })
      if (typeof collect === 'function') collect()
      return process.memoryUsage().heapUsed / 1024 / 1024
    }
    const warm = await heap(100)
    expect((await heap(400)) - warm).toBeLessThan(8)
  })
})

describe('content', () => {
  it('refuses a character that no font has', async () => {
    const sheet = sheetOf([{ prompt: [paragraph('Count the 🍎.')] }])
    await expect(renderPdf(sheet)).rejects.toMatchObject({
      code: 'unsupported_character',
      message: expect.stringContaining('U+1F34E'),
    })
  })

  it('refuses versions of nothing', async () => {
    await expect(renderVersionsPdf([])).rejects.toMatchObject({ code: 'invalid_option' })
    await expect(renderVersionKeysPdf([])).rejects.toMatchObject({ code: 'invalid_option' })
  })

  it('prints an empty worksheet', async () => {
    expect(
      (await renderPdf({ ...specimen(), sections: [] }, { title: 'Nothing', showAnswerKey: true })).length,
    ).toBeGreaterThan(1000)
  })
})
