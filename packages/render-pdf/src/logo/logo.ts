import { readJpeg } from './jpeg.ts'
import { LARGEST_SIDE, PNG, readPng } from './png.ts'
import { refuse } from './refuse.ts'
import { readSvg } from './svg.ts'

/** A picture that was looked at before it is printed. */
export interface Logo {
  readonly data: Uint8Array
  readonly format: 'png' | 'jpg' | 'svg'
  /** In pixels, or in units of the drawing. */
  readonly width: number
  readonly height: number
}

const LARGEST_FILE = 1024 * 1024

/** Reads and checks a logo, so that a broken one is refused here and not left out of the page. */
export function readLogo(logo: Uint8Array | string): Logo {
  const data = typeof logo === 'string' ? fromText(logo) : logo
  if (!(data instanceof Uint8Array) || data.length === 0) return refuse('is not a PNG, JPEG or SVG file')
  if (data.length > LARGEST_FILE) return refuse(`has ${data.length} bytes; at most ${LARGEST_FILE} are taken`)
  const read = PNG.every((byte, i) => data[i] === byte)
    ? readPng(data)
    : data[0] === 0xff && data[1] === 0xd8
      ? readJpeg(data)
      : readSvg(data)
  if (!(read.width > 0 && read.height > 0 && read.width + read.height < Number.POSITIVE_INFINITY))
    return refuse('has no size')
  if (read.format !== 'svg' && Math.max(read.width, read.height) > LARGEST_SIDE) {
    return refuse(`measures ${read.width} × ${read.height} pixels; at most ${LARGEST_SIDE} on a side are taken`)
  }
  return read
}

function fromText(text: string): Uint8Array {
  const url = /^data:([^,]*),(.*)$/s.exec(text)
  if (!url)
    return text.trimStart().startsWith('<')
      ? new TextEncoder().encode(text)
      : refuse('is neither a data URL nor the text of an SVG file')
  const [, kind = '', body = ''] = url
  try {
    return kind.endsWith(';base64') ? Buffer.from(body, 'base64') : new TextEncoder().encode(decodeURIComponent(body))
  } catch {
    return refuse('is a data URL that cannot be read')
  }
}
