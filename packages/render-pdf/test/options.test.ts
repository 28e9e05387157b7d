import { deflateSync } from 'node:zlib'
import { has } from '@worksheet/testing/tools'
import { describe, expect, it } from 'vitest'
import { cut } from '../src/content/words.ts'
import { type PdfOptions, renderPdf } from '../src/index.ts'
import { checkOptions } from '../src/options.ts'
import { layOutSheet } from '../src/sheet/sheet.ts'
import { inkOf } from './ink.ts'
import { factsOfPdf, pageCount, textOfPdf } from './reading.ts'
import { specimen } from './specimen.ts'

const fails = (options: object, code = 'invalid_option') =>
  expect(renderPdf(specimen(), options as PdfOptions)).rejects.toMatchObject({ code })

describe('options', () => {
  it('have the documented defaults', () => {
    expect(checkOptions()).toMatchObject({
      title: '',
      columns: 2,
      workspace: 'normal',
      fontSize: 'normal',
      showDifficulty: true,
      showScore: false,
      showAnswerKey: false,
      paper: 'letter',
      nameAndDate: true,
      tagged: false,
      startNumber: 1,
      keyOnNewPage: true,
    })
  })

  it.each([
    { columns: 3 },
    { columns: '2' },
    { workspace: 'huge' },
    { fontSize: 12 },
    { paper: 'legal' },
    { showScore: 'yes' },
    { startNumber: 1.5 },
    { startNumber: -1 },
    { title: 7 },
    { branding: { accentColor: 'red' } },
    { branding: { footer: 5 } },
    { branding: { color: '#000000' } },
    { branding: null },
    { instructions: { a: 5 } },
    { document: true },
  ])('refuses %j', async options => {
    await fails(options)
  })

  it('guesses what was meant', () => {
    expect(() => checkOptions({ showAnswers: true } as PdfOptions)).toThrow('Did you mean "showAnswerKey"?')
    expect(() => checkOptions({ branding: { colour: '#000000', accentColour: '#000000' } } as PdfOptions)).toThrow(
      'renderPdf has no option "branding.colour"',
    )
    expect(() => checkOptions({ branding: { accentColour: '#000000' } } as PdfOptions)).toThrow(
      'Did you mean "branding.accentColor"?',
    )
  })
})

describe.runIf(has('pdftotext'))('titles', () => {
  it('cuts a title of 10,000 characters after its third line', async () => {
    const pdf = await renderPdf(specimen(), { title: 'Long words '.repeat(909) })
    expect(pageCount(pdf)).toBeLessThan(6)
    expect(textOfPdf(pdf)).toContain('…')
    await renderPdf(specimen(), { title: 'x'.repeat(10_000), columns: 1 })
    await fails({ title: 'x'.repeat(10_001) })
  })

  it('sets a long title smaller before it cuts it after a whole word', () => {
    const titleOf = (title: string) => {
      const [page] = layOutSheet(specimen(), checkOptions({ title }), 'sheet').pages
      const [first] = inkOf(page?.marks ?? [])
      return (first?.bottom ?? 0) - (first?.top ?? 0)
    }
    const words = 'everything that was learned '
    expect(titleOf(words.repeat(6))).toBeLessThan(titleOf(words.repeat(4)))
    for (let most = 12; most < 40; most++)
      expect(cut('Review of everything that was learned', text => text.length <= most)).toMatch(
        /^Review( of( everything( that( was( learned)?)?)?)?)?(…|$)/,
      )
    expect(cut('Wednesday', text => text.length <= 6)).toBe('Wedne…')
  })

  it('cuts a version that would leave no room for the title', () => {
    const worksheet = specimen()
    const [page] = layOutSheet(worksheet, checkOptions({ title: 'Fractions', version: 'B'.repeat(500) }), 'sheet').pages
    const title = inkOf(page?.marks ?? [])[0]
    expect((title?.right ?? 0) - (title?.left ?? 0)).toBeGreaterThan(80)
  })

  it('names the version on every page, however long the title', async () => {
    const title = 'everything that was learned '.repeat(10)
    const text = textOfPdf(await renderPdf(specimen(), { title, version: 'B' }))
    const pages = text.split('\f').slice(0, -1)
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.filter(page => !page.includes('Version B'))).toEqual([])
  })

  it('turns controls and line ends into spaces and drops what is invisible', async () => {
    const pdf = await renderPdf(specimen(), { title: 'One\ntwo\u0000\u0007three\u200b\u202e\ufe0f four\u2028five' })
    expect(factsOfPdf(pdf)).toMatch(/Title:\s+One two three four five/)
  })

  it('prints names of many languages', async () => {
    const title = 'Łukasz Žižek, Nguyễn, Ελένη, Иван, naïve œuvre “½” € 3²'
    expect(textOfPdf(await renderPdf(specimen(), { title }))).toContain('Nguyễn, Ελένη, Иван')
  })

  it('refuses emoji and scripts that no font has', async () => {
    for (const title of ['Maths 🙂', 'שלום', 'رياضيات', '数学']) await fails({ title }, 'unsupported_character')
  })
})

const PNG_HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc(body))
  return Buffer.concat([length, body, check])
}
function crc(data: Buffer): number {
  let value = 0xffffffff
  for (const byte of data) {
    value ^= byte
    for (let i = 0; i < 8; i++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}
function png(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    PNG_HEAD,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(rows * (1 + width * 3), 0x40))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
/** The smallest JPEG file: one gray pixel. */
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
  'base64',
)
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#246"/><circle cx="20" cy="10" r="6" fill="#fff"/></svg>'

describe('logos', () => {
  const withLogo = (logo: Uint8Array | string, tagged = false) =>
    renderPdf(specimen(), { title: 'Logo', tagged, branding: { logo } })

  it('prints PNG, JPEG and SVG, as bytes and as data URL', async () => {
    const plain = (await renderPdf(specimen(), { title: 'Logo' })).length
    for (const logo of [
      png(60, 20),
      JPEG,
      SVG,
      Buffer.from(SVG),
      `data:image/png;base64,${png(8, 8).toString('base64')}`,
      `data:image/svg+xml,${encodeURIComponent(SVG)}`,
    ]) {
      expect((await withLogo(logo)).length).toBeGreaterThan(plain + 100)
    }
  })

  it('prints what editors write into an SVG beside the drawing', async () => {
    const drawing =
      '<svg viewBox="0 0 9 9"><title>Oak</title><metadata><rdf:RDF/></metadata><sodipodi:namedview/><defs><clipPath id="c00c"><circle r="9"/></clipPath></defs><g clip-path="url(#c00c)"><path d="M0 0h9z" fill="#0088ff"/></g></svg>'
    expect((await withLogo(drawing)).length).toBeGreaterThan(1000)
  })

  it('prints it in a tagged file', async () => {
    expect((await withLogo(png(60, 20), true)).length).toBeGreaterThan(1000)
  })

  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['text', 'logo.png'],
    ['a cut PNG', png(60, 60).subarray(0, 60)],
    ['a PNG with missing rows', png(60, 60, 30)],
    [
      'a PNG with damaged data',
      Buffer.concat([png(60, 60).subarray(0, 50), Buffer.alloc(30), png(60, 60).subarray(80)]),
    ],
    ['a huge PNG', png(5000, 1)],
    ['a huge file', Buffer.alloc(2_000_000, 1)],
    ['a cut JPEG', JPEG.subarray(0, 80)],
    ['no picture', Buffer.from('GIF89a')],
    ['an SVG that loads', '<svg viewBox="0 0 1 1"><image href="https://example.com/a.png"/></svg>'],
    ['an SVG with a script', '<svg viewBox="0 0 1 1"><script>1</script></svg>'],
    ['an SVG with words', '<svg viewBox="0 0 1 1"><text font-family="Arial">Oak Press</text></svg>'],
    [
      'an SVG with a style sheet',
      '<svg viewBox="0 0 1 1"><style>.a{fill:red}</style><path class="a" d="M0 0h1v1z"/></svg>',
    ],
    ['an SVG with a picture', '<svg viewBox="0 0 1 1"><image href="data:image/png;base64,AAAA"/></svg>'],
    ['an SVG that repeats a part', '<svg viewBox="0 0 1 1"><g id="a"/><use href="#a"/></svg>'],
    ['an SVG with light colors', '<svg viewBox="0 0 1 1"><path fill="rgba(0,0,0,.5)" d="M0 0h1v1z"/></svg>'],
    ['an SVG with light colors in digits', '<svg viewBox="0 0 1 1"><path style="fill: #0008" d="M0 0h1v1z"/></svg>'],
    ['an SVG with entities', '<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1"></svg>'],
    ['an SVG with open tags', '<svg viewBox="0 0 1 1"><g></svg>'],
    ['an SVG without a size', '<svg><g/></svg>'],
  ])('refuses %s', async (_, logo) => {
    await expect(withLogo(logo)).rejects.toMatchObject({
      code: 'invalid_option',
      message: expect.stringContaining('logo'),
    })
  })
})
