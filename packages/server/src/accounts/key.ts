import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'

/**
 * A key reads `wsk_<8 public>_<32 secret>_<6 checksum>` in base62. The checksum lets a secret scanner, and the
 * service, recognise a mistyped key without a look-up. The secret holds 190 bits, so one round of SHA-256 keeps it.
 */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const PATTERN = /^wsk_([0-9A-Za-z]{8})_([0-9A-Za-z]{32})_([0-9A-Za-z]{6})$/

export interface ParsedKey {
  readonly publicPart: string
  readonly secretHash: Uint8Array
}

export function makeKey(): ParsedKey & { readonly text: string } {
  const publicPart = randomText(8)
  const secret = randomText(32)
  const text = `wsk_${publicPart}_${secret}_${checksum(publicPart, secret)}`
  return { text, publicPart, secretHash: hash(secret) }
}

/** Null where the text is no key or its checksum is wrong. */
export function parseKey(text: string): ParsedKey | null {
  const [, publicPart, secret, sum] = PATTERN.exec(text) ?? []
  if (!publicPart || !secret || sum !== checksum(publicPart, secret)) return null
  return { publicPart, secretHash: hash(secret) }
}

export const sameSecret = (a: Uint8Array, b: Uint8Array) => a.length === b.length && timingSafeEqual(a, b)

const hash = (secret: string) => createHash('sha256').update(secret).digest()

const checksum = (publicPart: string, secret: string) => base62(crc32(`${publicPart}_${secret}`)).padStart(6, '0')

function base62(value: number): string {
  let text = ''
  for (let rest = value; rest > 0; rest = Math.floor(rest / 62)) text = ALPHABET[rest % 62] + text
  return text
}

/** Bytes from 248 up are thrown away, so that every character is equally likely. */
export function randomText(length: number): string {
  let text = ''
  while (text.length < length) {
    for (const byte of randomBytes(length)) if (byte < 248 && text.length < length) text += ALPHABET[byte % 62]
  }
  return text
}
