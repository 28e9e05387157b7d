import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, parseJson } from '../../src/http/json.ts'

const parse = (text: string) => parseJson(Buffer.from(text))

describe('strict JSON', () => {
  it('reads all that JSON.parse reads, as long as names are unique', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), fc.nat(4), (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        expect(parse(text)).toEqual(JSON.parse(text))
      }),
      { numRuns: 1000 },
    )
  })

  it('finds a name that appears twice, at any depth and however it is written', () => {
    const doubled = [
      '{"a":1,"a":1}',
      '{"x":[{"b":{},"c":",\\"b\\":","b":[]}]}',
      '{"a":1,"\\u0061":2}',
      '{"":1,"":2}',
      '{"a":"{","a":"}"}',
    ]
    for (const text of doubled) expect(() => parse(text), text).toThrow(/twice/)
    const unique = [
      '{"a":{"a":{"a":1}}}',
      '[{"a":1},{"a":1}]',
      '{"a":"a","b":"a"}',
      '{"a":["b","b"],"b":1}',
      '{"a\\"":1,"a":2}',
      '{"a\\\\":1,"a":2}',
    ]
    for (const text of unique) expect(() => parse(text), text).not.toThrow()
  })

  it.each([
    ['numbers', (size: number) => `[${'1,'.repeat(size)}1]`],
    ['marks', (size: number) => `{"a":"${'\\"'.repeat(size)}"}`],
    ['objects', (size: number) => `[${'{},'.repeat(size)}{}]`],
  ])('reads a text full of %s, which would take hours in proportion to its square', (_, text) => {
    expect(() => parse(text(1_000_000))).not.toThrow()
  })
})

describe('a text of ever new names', () => {
  const text = (size: number) => `{${Array.from({ length: size }, (_, i) => `"${i}":1`).join(',')}}`

  it('is read as long as nobody could mean more, and not read beyond', () => {
    expect(() => parse(text(1000))).not.toThrow()
    expect(() => parse(text(1001))).toThrow(/more than 1000 different names/)
    // What comes after is not looked at: it is no JSON.
    expect(() => parse(`${text(1001)}]`)).toThrow(/different names/)
    expect(() => parse(`[${'{"a":1},'.repeat(5000)}{}]`)).not.toThrow()
  })

  it('is told as no JSON where it is none', () => {
    for (const broken of ['{"a":1,"a":', '{"a', '["\\', '{"\\x":1}', '{"a":1}}'])
      expect(() => parse(broken), broken).toThrow(/not valid JSON/)
  })
})

describe('canonical JSON', () => {
  it('does not depend on the order of names', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), value => {
        const reversed = Object.fromEntries(Object.entries(value).reverse())
        expect(canonicalJson(reversed)).toBe(canonicalJson(value))
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
})
