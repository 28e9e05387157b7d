import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { CommandError } from '../admin/command.ts'
import type { Branding } from '../rendering/job.ts'

type Logo = NonNullable<Branding['logo']>

const LARGEST_BYTES = 1024 * 1024
const LARGEST_SIDE = 4000
/** A picture is unpacked for every PDF: so many pixels of a byte a colour take a fraction of a second. */
const MOST_PIXELS = 4_000_000
/** Sharp in print at any size that a logo has on a page. */
const RASTER_SIDE = 1200

/** Reads a PNG, JPEG or SVG file. An SVG is drawn once, here, and kept as pixels, so that nothing in it can ever run. */
export async function readLogo(bytes: Uint8Array): Promise<Logo> {
  if (bytes.length > LARGEST_BYTES) throw new CommandError('The logo is larger than 1 MB.')
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return png(bytes)
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return jpeg(bytes)
  const text = new TextDecoder().decode(bytes)
  if (SVG.test(text.replace(/<!--[\s\S]*?-->/g, ''))) return png(await rasterized(text))
  throw new CommandError('The logo is neither a PNG nor a JPEG nor an SVG file.')
}

const SVG = /^\s*(<\?xml[^>]*>\s*)?(<!DOCTYPE\s+svg|<svg[\s>])/i

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, i) => bytes[i] === byte)

function png(bytes: Uint8Array): Logo {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [width, height] = bytes.length > 25 ? [view.getUint32(16), view.getUint32(20)] : [0, 0]
  const [depth, color] = [bytes[24] ?? 0, bytes[25] ?? 0]
  checkSize(width, height, depth > 8 ? 2 : 1)
  if (!PNG_DEPTHS.get(color)?.includes(depth))
    throw new CommandError(`The logo is no PNG that can be read: no PNG has colours of kind ${color} in ${depth} bits.`)
  return { type: 'image/png', bytes }
}

/** Bits of a sample, by the kind of colours, as the PNG specification allows them. */
const PNG_DEPTHS: ReadonlyMap<number, readonly number[]> = new Map([
  [0, [1, 2, 4, 8, 16]],
  [2, [8, 16]],
  [3, [1, 2, 4, 8]],
  [4, [8, 16]],
  [6, [8, 16]],
])

function checkSize(width: number, height: number, bytesEach: number): void {
  if ([width, height].some(side => side < 1 || side > LARGEST_SIDE))
    throw new CommandError(`The logo has to be between 1 and ${LARGEST_SIDE} pixels wide and high.`)
  if (width * height * bytesEach > MOST_PIXELS)
    throw new CommandError(
      `The logo has ${width} by ${height} pixels${bytesEach > 1 ? ' of 16 bits' : ''}, which every PDF would take long to print. Save it smaller, such as ${RASTER_SIDE} pixels wide.`,
    )
}

/** The sizes stand in the one segment that begins a frame; after the one that begins a scan comes the picture. */
function jpeg(bytes: Uint8Array): Logo {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let hasFrame = false
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1]!
    const length = view.getUint16(at + 2)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame && at + 9 <= bytes.length) {
      checkSize(view.getUint16(at + 7), view.getUint16(at + 5), 1)
      hasFrame = true
    }
    if (marker === 0xda && hasFrame && at + 2 + length < bytes.length - 2) return { type: 'image/jpeg', bytes }
    at += 2 + length
  }
  throw new CommandError('The logo is a JPEG file without a picture in it. Save it again.')
}

/** What a drawing refers to outside of itself is not fetched, and is missing from the logo. */
export function missingFrom(bytes: Uint8Array): string | null {
  const pictures = [...new TextDecoder().decode(bytes).matchAll(/<image\b[^>]*\bhref\s*=\s*["'](?!data:)([^"']*)/gi)]
  if (pictures.length === 0) return null
  return `The picture ${JSON.stringify(pictures[0]![1]!.slice(0, 100))} lies outside of the SVG and is left out. Put it into the file.`
}

/** The renderer is WebAssembly: it has no scripts, reaches no file and no network, and expands no entities. */
async function rasterized(svg: string): Promise<Uint8Array> {
  if (/<!(DOCTYPE|ENTITY)/i.test(svg)) throw new CommandError('The SVG declares a document type. Save it without one.')
  if (/<text[\s>]/.test(svg))
    throw new CommandError('The SVG holds text, which needs fonts. Convert the text to outlines.')
  // Blurs and their like take minutes where there are thousands of them.
  if (/<filter[\s>]|\bfilter\s*[:=]/i.test(svg))
    throw new CommandError('The SVG uses filters, such as shadows and blurs. Save it without them, or as a PNG.')
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm')
  ready ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm)
  await ready
  try {
    const { width, height } = new Resvg(svg)
    // By its longer side, so that a tall logo does not become a huge picture.
    const fitTo = { mode: width > height ? 'width' : 'height', value: RASTER_SIDE } as const
    return new Resvg(svg, { fitTo }).render().asPng()
  } catch (error) {
    throw new CommandError(`The SVG cannot be drawn: ${error instanceof Error ? error.message : String(error)}`)
  }
}

let ready: Promise<void> | null = null
