import { describe, expect, it } from 'vitest'
import { missingFrom, readLogo } from '../../src/accounts/logo.ts'

const svg = (inside: string, attributes = '') =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" ${attributes}>${inside}</svg>`)

describe('a logo', () => {
  it('may be an SVG, which is kept as pixels so that nothing in it can run', async () => {
    const hostile = svg(
      '<script>alert(1)</script><rect width="40" height="20" fill="red" onclick="alert(1)"/><image href="https://example.com/x.png"/><image href="file:///etc/passwd"/><foreignObject><iframe src="https://example.com"/></foreignObject>',
      'onload="alert(1)"',
    )
    const { type, bytes } = await readLogo(hostile)
    expect(type).toBe('image/png')
    expect([...bytes.slice(1, 4)]).toEqual([...Buffer.from('PNG')])
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/script|alert|example/)
  })

  it('may be tall or wide: its longer side is drawn at the same size', async () => {
    const sidesOf = async (width: number, height: number) => {
      const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 0h9v9z"/></svg>`
      const { bytes } = await readLogo(new TextEncoder().encode(drawn))
      const view = new DataView(bytes.buffer, bytes.byteOffset)
      return [view.getUint32(16), view.getUint32(20)]
    }
    expect(await sidesOf(40, 20)).toEqual([1200, 600])
    expect(await sidesOf(20, 400)).toEqual([60, 1200])
  })

  it('is known as an SVG behind comments, and told so where it declares a document type', async () => {
    const comments = '<!-- made with -->\n'.repeat(40)
    const commented = `<?xml version="1.0"?>\n${comments}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>`
    expect((await readLogo(new TextEncoder().encode(commented))).type).toBe('image/png')
    const declared = `<?xml version="1.0"?>\n${comments}<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><svg/>`
    await expect(readLogo(new TextEncoder().encode(declared))).rejects.toThrow(/document type/)
    await expect(readLogo(new TextEncoder().encode(`${comments}<page/>`))).rejects.toThrow(/neither/)
  })

  it('is refused where it would take long to draw or to print', async () => {
    const blurs = '<g filter="url(#b)">'.repeat(3000) + '</g>'.repeat(3000)
    await expect(readLogo(svg(`<filter id="b"><feGaussianBlur stdDeviation="9"/></filter>${blurs}`))).rejects.toThrow(
      /filters/,
    )
    await expect(readLogo(svg('<rect style="filter:blur(3px)" width="9" height="9"/>'))).rejects.toThrow(/filters/)
    const png = (width: number, height: number, depth: number, color: number) => {
      const bytes = Buffer.from(`89504e470d0a1a0a0000000d49484452${'00000000'.repeat(2)}00000000000000000000`, 'hex')
      bytes.writeUInt32BE(width, 16)
      bytes.writeUInt32BE(height, 20)
      bytes.set([depth, color], 24)
      return bytes
    }
    await expect(readLogo(png(4000, 4000, 16, 6))).rejects.toThrow(/4000 by 4000 pixels of 16 bits/)
    await expect(readLogo(png(1000, 1000, 7, 6))).rejects.toThrow(/no PNG has colours of kind 6 in 7 bits/)
    expect((await readLogo(png(1200, 1200, 8, 6))).type).toBe('image/png')
    const head = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')
    await expect(readLogo(head)).rejects.toThrow(/without a picture/)
    const frame = Buffer.from('ffc0000b080010001001011100', 'hex')
    await expect(readLogo(Buffer.concat([head, frame]))).rejects.toThrow(/without a picture/)
    const scan = Buffer.from('ffda0008010100003f00d2cf20ffd9', 'hex')
    expect((await readLogo(Buffer.concat([head, frame, scan]))).type).toBe('image/jpeg')
  })

  it('tells what is missing from it', () => {
    expect(missingFrom(svg('<image href="https://example.com/a.png"/>'))).toMatch(/example\.com\/a\.png/)
    expect(missingFrom(svg('<image href="data:image/png;base64,AAAA"/>'))).toBeNull()
  })

  it('is refused where it cannot be drawn as it is meant', async () => {
    await expect(readLogo(svg('<text>Name</text>'))).rejects.toThrow(/outlines/)
    await expect(readLogo(new TextEncoder().encode('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'))).rejects.toThrow(
      /document type/,
    )
    await expect(readLogo(new TextEncoder().encode('GIF89a'))).rejects.toThrow(/neither/)
    await expect(readLogo(new Uint8Array(2_000_000))).rejects.toThrow(/1 MB/)
    await expect(readLogo(svg('<rect', ''))).rejects.toThrow()
    const huge = Buffer.from(`89504e470d0a1a0a0000000d49484452${'0000ffff'.repeat(2)}08060000000000000000`, 'hex')
    await expect(readLogo(huge)).rejects.toThrow(/pixels/)
  })
})
