import type { Logo } from './logo.ts'
import { refuse } from './refuse.ts'

const FRAMES = new Set([0xc0, 0xc1, 0xc2])

export function readJpeg(data: Uint8Array): Logo {
  const view = new DataView(data.buffer, data.byteOffset, data.length)
  const end = data.lastIndexOf(0xd9)
  if (end < 1 || data[end - 1] !== 0xff) return refuse('is a JPEG file that is cut off')
  for (let at = 2; at + 9 < data.length; ) {
    if (data[at] !== 0xff) return refuse('is a JPEG file whose data is damaged')
    const marker = data[at + 1] ?? 0
    if (FRAMES.has(marker))
      return { data, format: 'jpg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    if (marker === 0xda) break
    at += 2 + view.getUint16(at + 2)
  }
  return refuse('is a JPEG file without a picture')
}
