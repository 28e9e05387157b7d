import { describe, expect, it } from 'vitest'
import { warningsHeader } from '../../src/http/warnings.ts'

describe('the header of warnings', () => {
  it('holds all that fit, in ASCII that JSON reads back', () => {
    expect(warningsHeader([])).toBe('[]')
    const warnings = ['The field ñ is not known.', '"\\\u0000\ud83d\ude00']
    const header = warningsHeader(warnings)
    expect(header).toMatch(/^[ -~]+$/)
    expect(JSON.parse(header)).toEqual(warnings)
  })

  it('tells how many it leaves out', () => {
    for (const count of [20, 100, 1000]) {
      const warnings = Array.from({ length: count }, (_, i) => `The field number ${i} is not known and was ignored.`)
      const header = warningsHeader(warnings)
      expect(header.length).toBeLessThanOrEqual(1024)
      const told = JSON.parse(header) as string[]
      expect(told.slice(0, -1)).toEqual(warnings.slice(0, told.length - 1))
      expect(told.at(-1)).toBe(`${count - told.length + 1} more`)
      const longer = [...warnings.slice(0, told.length), `${count - told.length} more`]
      expect(JSON.stringify(longer).length).toBeGreaterThan(1024)
    }
  })

  it('is made of a million, which would take hours in proportion to their square', () => {
    const warnings = Array.from({ length: 1_000_000 }, (_, i) => `The field f${i} is not known and was ignored.`)
    expect(warningsHeader(warnings).length).toBeLessThanOrEqual(1024)
  })
})
