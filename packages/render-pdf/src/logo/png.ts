import { platform } from '../platform/current.ts'
import type { Logo } from './logo.ts'
import { refuse } from './refuse.ts'

/** In pixels. */
export const LARGEST_SIDE = 4000
export const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Checks that the picture is whole: all its rows can be unpacked. */
export function readPng(data: Uint8Array): Logo {
  const view = new DataView(data.buffer, data.byteOffset, data.length)
  const packed: Uint8Array[] = []
  let header: { width: number; height: number; depth: number; type: number; interlace: number } | null = null
  let isComplete = false
  for (let at = PNG.length; at + 12 <= data.length && !isComplete; ) {
    const length = view.getUint32(at)
    const name = String.fromCharCode(...data.subarray(at + 4, at + 8))
    if (at + 12 + length > data.length) break
    if (name === 'IHDR' && length >= 13)
      header = {
        width: view.getUint32(at + 8),
        height: view.getUint32(at + 12),
        depth: data[at + 16] ?? 0,
        type: data[at + 17] ?? 0,
        interlace: data[at + 20] ?? 0,
      }
    if (name === 'IDAT') packed.push(data.subarray(at + 8, at + 8 + length))
    if (name === 'IEND') isComplete = true
    at += 12 + length
  }
  if (!header || !isComplete) return refuse('is a PNG file that is cut off')
  const { width, height, depth, type, interlace } = header
  if (interlace !== 0) return refuse('is an interlaced PNG file; save it without interlacing')
  if (Math.max(width, height) <= LARGEST_SIDE) {
    const channels = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[type] ?? refuse('is a PNG file of an unknown color type')
    const expected = height * (1 + Math.ceil((width * channels * depth) / 8))
    if (unpackedLength(packed, expected) < expected) return refuse('is a PNG file with missing rows')
  }
  return { data, format: 'png', width, height }
}

function unpackedLength(packed: readonly Uint8Array[], expected: number): number {
  try {
    return platform.inflate(Buffer.concat(packed), expected + 1024).length
  } catch {
    return refuse('is a PNG file whose data is damaged')
  }
}
