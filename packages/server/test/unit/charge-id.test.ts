import { describe, expect, it } from 'vitest'
import { chargeId } from '../../src/ledger/charge-id.ts'

const AT = Date.UTC(2026, 0, 2, 3, 4, 5, 678)

describe('the id of a charge', () => {
  it('is a UUID of version 7 that begins with its time', () => {
    const id = chargeId(AT)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(AT)
  })

  it('stands in the order of time, and is never given twice', () => {
    const ids = Array.from({ length: 1000 }, (_, i) => chargeId(AT + i * 997))
    expect([...ids].sort()).toEqual(ids)
    expect(new Set(Array.from({ length: 1000 }, () => chargeId(AT))).size).toBe(1000)
  })
})
