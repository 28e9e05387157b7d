import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { CommandError } from '../admin/command.ts'
import type { Branding } from '../rendering/job.ts'

type Logo = NonNullable<Branding['logo']>

const LARGEST_BYTES = 1024 * 1024
const LARGEST_SIDE = 4000
/** Sharp in print at any size that a logo has on a page. */
const RASTER_SIDE = 1200

/** Reads a PNG, JPEG or SVG file. An SVG is drawn once, here, and kept as pixels, so that nothing in it can ever run. */
export async function readLogo(bytes: Uint8Array): Promise<Logo> {
  if (bytes.length > LARGEST_BYTES) throw new CommandError('The logo is larger than 1 MB.')
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return png(bytes)
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return { type: 'image/jpeg', bytes }
  const text = new TextDecoder().decode(bytes)
  if (SVG.test(text.replace(/<!--[\s\S]*?-->/g, ''))) return png(await rasterized(text))
  throw new CommandError('The logo is neither a PNG nor a JPEG nor an SVG file.')
}

const SVG = /^\s*(<\?xml[^>]*>\s*)?(<!DOCTYPE\s+svg|<svg[\s>])/i

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, i) => bytes[i] === byte)

function png(bytes: Uint8Array): Logo {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const sides = bytes.length > 24 ? [view.getUint32(16), view.getUint32(20)] : [0, 0]
  if (sides.some(side => side < 1 || side > LARGEST_SIDE)) {
    throw new CommandError(`The logo has to be between 1 and ${LARGEST_SIDE} pixels wide and high.`)
  }
  return { type: 'image/png', bytes }
}

/** The renderer is WebAssembly: it has no scripts, reaches no file and no network, and expands no entities. */
async function rasterized(svg: string): Promise<Uint8Array> {
  if (/<!(DOCTYPE|ENTITY)/i.test(svg)) throw new CommandError('The SVG declares a document type. Save it without one.')
  if (/<text[\s>]/.test(svg))
    throw new CommandError('The SVG holds text, which needs fonts. Convert the text to outlines.')
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
