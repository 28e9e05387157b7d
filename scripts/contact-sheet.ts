/** Writes every specimen figure with its alternate text to one HTML page, to be looked at. `tsx scripts/contact-sheet.ts <file.html> [kind,kind] [en|es]` */
import { writeFileSync } from 'node:fs'
import type { Drawing, Primitive, Segment, Stroke } from '../packages/core/src/figure/drawing.ts'
import { TONES } from '../packages/core/src/figure/drawing.ts'
import { describeFigure, drawFigure } from '../packages/core/src/figure/kinds.ts'
import type { Layout } from '../packages/core/src/math/layout.ts'
import { sizeOf, textWidth } from '../packages/core/src/math/measure.ts'
import { textOf } from '../packages/core/src/math/text.ts'
import { SCRIBES } from '../packages/core/src/show/scribe.ts'
import { earlyFigures } from '../packages/core/test/specimen-figures-early.ts'

const PIXELS_PER_EM = 15
const [file = 'contact-sheet.html', kinds = '', locale = 'en'] = process.argv.slice(2)

const gray = (tone: keyof typeof TONES) => {
  const level = Math.round(TONES[tone] * 255)
  return `rgb(${level},${level},${level})`
}
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const strokeOf = (stroke: Stroke | null) => {
  if (!stroke) return 'stroke="none"'
  const dash = { solid: '', dashed: ' stroke-dasharray="0.35 0.22"', dotted: ' stroke-dasharray="0.06 0.16"' }[
    stroke.dash
  ]
  return `stroke="${gray(stroke.tone)}" stroke-width="${stroke.width}"${dash}`
}

const pathOf = (segments: readonly Segment[], height: number) =>
  segments
    .map(segment => {
      const numbers = segment.slice(1) as number[]
      return segment[0] + numbers.map((value, i) => (i % 2 === 0 ? value : height - value).toFixed(3)).join(' ')
    })
    .join('')

/** Maths roughly as it is set: rows, fractions, scripts, blanks. Anything else as text. */
function maths(layout: Layout, x: number, baseline: number, scale: number): string {
  const text = (content: string, at: number, style = '') =>
    content === ''
      ? ''
      : `<text x="${at.toFixed(3)}" y="${baseline.toFixed(3)}" font-size="${scale}" textLength="${(textWidth(content) * scale).toFixed(3)}" lengthAdjust="spacingAndGlyphs" ${style}>${escaped(content)}</text>`
  switch (layout.kind) {
    case 'row': {
      let left = x
      return layout.items
        .map(item => {
          const drawn = maths(item, left, baseline, scale)
          left += sizeOf(item).width * scale
          return drawn
        })
        .join('')
    }
    case 'fraction': {
      const { width } = sizeOf(layout)
      const [over, under] = [sizeOf(layout.over), sizeOf(layout.under)]
      const axis = baseline - 0.3 * scale
      return [
        maths(layout.over, x + ((width - over.width) / 2) * scale, axis - 0.3 * scale, scale),
        `<line x1="${x}" x2="${x + width * scale}" y1="${axis}" y2="${axis}" stroke="black" stroke-width="0.05"/>`,
        maths(layout.under, x + ((width - under.width) / 2) * scale, axis + 0.88 * scale, scale),
      ].join('')
    }
    case 'script':
      return (
        maths(layout.base, x, baseline, scale) +
        (layout.sup
          ? maths(layout.sup, x + sizeOf(layout.base).width * scale, baseline - 0.4 * scale, scale * 0.7)
          : '') +
        (layout.sub
          ? maths(layout.sub, x + sizeOf(layout.base).width * scale, baseline + 0.2 * scale, scale * 0.7)
          : '')
      )
    case 'blank':
      return layout.box
        ? `<rect x="${x}" y="${baseline - 0.8 * scale}" width="${layout.em * scale}" height="${1.1 * scale}" fill="white" stroke="black" stroke-width="0.05"/>`
        : `<line x1="${x}" x2="${x + layout.em * scale}" y1="${baseline + 0.1}" y2="${baseline + 0.1}" stroke="black" stroke-width="0.05"/>`
    case 'operator':
    case 'relation':
      return text(layout.text, x + 0.25 * scale)
    case 'identifier':
      return text(layout.text, x, 'font-style="italic"')
    case 'fence': {
      const left = layout.left === '' ? 0 : 0.35
      return (
        text(layout.left, x) +
        maths(layout.of, x + left * scale, baseline, scale) +
        text(layout.right, x + (left + sizeOf(layout.of).width) * scale)
      )
    }
    default:
      return text(textOf(layout), x)
  }
}

function itemToSvg(item: Primitive, height: number): string {
  switch (item.kind) {
    case 'path':
      return `<path d="${pathOf(item.segments, height)}" fill="${item.fill ? gray(item.fill) : 'none'}" ${strokeOf(item.stroke)}/>`
    case 'ellipse':
      return `<ellipse cx="${item.x}" cy="${height - item.y}" rx="${item.rx}" ry="${item.ry}" fill="${item.fill ? gray(item.fill) : 'none'}" ${strokeOf(item.stroke)}/>`
    case 'label': {
      const { width, ascent, depth } = sizeOf(item.of)
      const left = item.x - { left: 0, center: width / 2, right: width }[item.anchor.x] * item.size
      const y = height - item.y
      const baseline =
        y + { top: ascent, middle: (ascent - depth) / 2, bottom: -depth, baseline: 0 }[item.anchor.y] * item.size
      return maths(item.of, left, baseline, item.size)
    }
  }
}

const toSvg = ({ width, height, items }: Drawing) =>
  `<svg width="${width * PIXELS_PER_EM}" height="${height * PIXELS_PER_EM}" viewBox="0 0 ${width} ${height}" font-family="STIX Two Text, Liberation Serif, serif">${items.map(item => itemToSvg(item, height)).join('')}</svg>`

const wanted = kinds === '' ? null : kinds.split(',')
const scribe = SCRIBES[locale === 'es' ? 'es' : 'en']
const cards = earlyFigures
  .filter(({ kind }) => wanted === null || wanted.includes(kind))
  .map(figure => {
    const drawing = drawFigure(figure, scribe)
    const size = `${drawing.width.toFixed(1)}×${drawing.height.toFixed(1)}`
    return `<figure>${toSvg(drawing)}<figcaption><b>${figure.kind} ${size}</b> ${escaped(describeFigure(figure, scribe))}</figcaption></figure>`
  })
writeFileSync(
  file,
  `<!doctype html><meta charset="utf-8"><style>body{margin:8px;display:flex;flex-wrap:wrap;gap:14px;align-items:flex-start}figure{margin:0;border:1px dotted #bbb;padding:6px;max-width:560px}figcaption{font:10px sans-serif;color:#555;max-width:max(200px,100%);width:0;min-width:100%}</style>${cards.join('')}`,
)
