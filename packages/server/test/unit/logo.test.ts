import { describe, expect, it } from 'vitest'
import { readLogo } from '../../src/accounts/logo.ts'

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

  it('is refused where it cannot be drawn as it is meant', async () => {
    await expect(readLogo(svg('<text>Name</text>'))).rejects.toThrow(/outlines/)
    await expect(readLogo(new TextEncoder().encode('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'))).rejects.toThrow()
    await expect(readLogo(new TextEncoder().encode('GIF89a'))).rejects.toThrow(/neither/)
    await expect(readLogo(new Uint8Array(2_000_000))).rejects.toThrow(/1 MB/)
    await expect(readLogo(svg('<rect', ''))).rejects.toThrow()
    const huge = Buffer.from(`89504e470d0a1a0a0000000d49484452${'0000ffff'.repeat(2)}08060000000000000000`, 'hex')
    await expect(readLogo(huge)).rejects.toThrow(/pixels/)
  })
})
