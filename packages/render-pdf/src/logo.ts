import { inflateSync } from 'node:zlib'
import { WorksheetError } from '@worksheet/core/show'

/** A picture that was looked at before it is printed. */
export interface Logo {
  readonly data: Uint8Array
  readonly format: 'png' | 'jpg' | 'svg'
  /** In pixels, or in units of the drawing. */
  readonly width: number
  readonly height: number
}

const LARGEST_FILE = 1024 * 1024
const LARGEST_SIDE = 4000
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

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
  if (!(read.width > 0 && read.height > 0)) return refuse('has no size')
  if (read.format !== 'svg' && Math.max(read.width, read.height) > LARGEST_SIDE) {
    return refuse(`measures ${read.width} × ${read.height} pixels; at most ${LARGEST_SIDE} on a side are taken`)
  }
  return read
}

function refuse(why: string): never {
  throw new WorksheetError('invalid_option', `The logo ${why}`)
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

/** Checks that the picture is whole: all its rows can be unpacked. */
function readPng(data: Uint8Array): Logo {
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
    return inflateSync(Buffer.concat(packed), { maxOutputLength: expected + 1024 }).length
  } catch {
    return refuse('is a PNG file whose data is damaged')
  }
}

const FRAMES = new Set([0xc0, 0xc1, 0xc2])

function readJpeg(data: Uint8Array): Logo {
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

/** A drawing that is complete in itself: nothing in it is loaded, run or expanded. */
function readSvg(data: Uint8Array): Logo {
  const source = decoded(data)
  const root = /<svg\b([^>]*)>/i.exec(source)?.[1]
  if (root === undefined || !/<\/svg\s*>\s*$/i.test(source)) return refuse('is not a PNG, JPEG or SVG file')
  if (/<!(?:DOCTYPE|ENTITY)|<script|<foreignObject|\bon\w+\s*=/i.test(source))
    return refuse('is an SVG file with scripts, entities or foreign content')
  if (/\bhref\s*=|url\(\s*["']?\s*[^#"'\s]/i.test(source)) return refuseSvg('that refers to other files or parts')
  if (/\b(?:rgb|hsl)a\(|[:"']\s*#(?:[\da-f]{4}|[\da-f]{8})\s*[;"']/i.test(source))
    return refuseSvg('with colors that let light through')
  const box = /\bviewBox\s*=\s*["']([^"']*)["']/
    .exec(root)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  const side = (name: string) =>
    Number.parseFloat(new RegExp(`\\b${name}\\s*=\\s*["']([\\d.]+)(?:px|pt)?["']`).exec(root)?.[1] ?? '')
  const [width, height] = [box?.[2] ?? side('width'), box?.[3] ?? side('height')]
  if (!isWellFormed(source)) return refuse('is an SVG file whose tags do not match')
  const left = tagsOf(source).find(({ name }) => !isDrawn(name))
  if (left) return refuseSvg(`with <${left.name}>`)
  return { data, format: 'svg', width, height }
}

function decoded(data: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data)
  } catch {
    return refuse('is not a PNG, JPEG or SVG file')
  }
}

interface Tag {
  readonly name: string
  readonly kind: 'open' | 'close' | 'empty'
}

const tagsOf = (source: string): Tag[] =>
  [
    ...source
      .replace(/<!--.*?-->|<\?.*?\?>|<!\[CDATA\[.*?\]\]>/gs, '')
      .matchAll(/<(\/?)([\w:-]+)(?:"[^"]*"|'[^']*'|[^>"'])*?(\/?)>/g),
  ].map(([, closing, name = '', empty]) => ({ name, kind: closing ? 'close' : empty ? 'empty' : 'open' }))

function isWellFormed(source: string): boolean {
  const open: string[] = []
  for (const { name, kind } of tagsOf(source)) {
    if (kind === 'open') open.push(name)
    if (kind === 'close' && open.pop() !== name) return false
  }
  return open.length === 0
}

/** The writer of the PDF would draw something else, or nothing, without a word. */
const refuseSvg = (what: string) =>
  refuse(`is an SVG file ${what}, which cannot be printed; save it as plain outlines, or as PNG`)

/** What the writer draws. */
const DRAWN = new Set([
  ...['svg', 'g', 'defs', 'clipPath', 'linearGradient', 'radialGradient', 'stop'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
])
const TOLD = new Set(['title', 'desc', 'metadata'])

/** A name with a prefix is an editor's note. */
const isDrawn = (name: string) => DRAWN.has(name) || TOLD.has(name) || name.includes(':')
