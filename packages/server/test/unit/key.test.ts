import { describe, expect, it } from 'vitest'
import { makeKey, parseKey, sameSecret } from '../../src/accounts/key.ts'

describe('a key', () => {
  it('has the documented form', () => {
    for (let i = 0; i < 200; i++) {
      const { text, publicPart, secretHash } = makeKey()
      expect(text).toMatch(/^wsk_[0-9A-Za-z]{8}_[0-9A-Za-z]{32}_[0-9A-Za-z]{6}$/)
      const parsed = parseKey(text)!
      expect(parsed.publicPart).toBe(publicPart)
      expect(sameSecret(parsed.secretHash, secretHash)).toBe(true)
    }
  })

  it('shows any single mistyped character', () => {
    const { text } = makeKey()
    for (let i = 4; i < text.length; i++) {
      if (text[i] === '_') continue
      const mistyped = text.slice(0, i) + (text[i] === 'a' ? 'b' : 'a') + text.slice(i + 1)
      expect(parseKey(mistyped), mistyped).toBe(null)
    }
  })

  it('is nothing else', () => {
    const { text } = makeKey()
    for (const other of [
      '',
      'wsk_',
      `${text} `,
      ` ${text}`,
      text.toUpperCase(),
      text.replace('wsk', 'xsk'),
      `${text}\n`,
    ]) {
      expect(parseKey(other)).toBe(null)
    }
  })

  it('does not repeat', () => {
    expect(new Set(Array.from({ length: 2000 }, () => makeKey().text)).size).toBe(2000)
  })
})
