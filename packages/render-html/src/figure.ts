import { type Drawing, never, type Primitive, type Segment, type Stroke, TONES, type Tone } from '@worksheet/core/show'
import { escapeHtml } from './escape.ts'
import { labelToSvg, type Scale } from './label.ts'

const UNIT = 16

const HUNDREDTHS = Array.from({ length: 100 }, (_, part) => (part === 0 ? '' : String(part / 100).slice(1)))

/** To hundredths. A figure is mostly numbers, and two whole ones are written sooner than a fraction. */
function round(value: number): string {
  const hundredths = Math.round(Math.abs(value) * 100)
  const part = hundredths % 100
  return `${value < 0 && hundredths > 0 ? '-' : ''}${(hundredths - part) / 100}${HUNDREDTHS[part]}`
}

/**
 * A drawing as SVG that stands on its own. Ink has the color of the text around it; grays and paper carry classes,
 * so that a dark page can color them. `id` makes the ids of its title and description unique in the page.
 */
export function drawingToSvg({ width, height, items }: Drawing, alt: string, id: string): string {
  const scale: Scale = {
    x: em => round(em * UNIT),
    y: em => round((height - em) * UNIT),
    length: em => round(em * UNIT),
  }
  const [w, h] = [Math.max(width, 0.1), Math.max(height, 0.1)]
  const { title, rest } = described(alt)
  const names = rest === '' ? `${id}-title` : `${id}-title ${id}-description`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="figure" role="img" aria-labelledby="${escapeHtml(names)}" ` +
    `width="${round(w)}em" height="${round(h)}em" viewBox="0 0 ${scale.length(w)} ${scale.length(h)}" ${FONT}>` +
    `<title id="${escapeHtml(id)}-title">${escapeHtml(title)}</title>` +
    (rest === '' ? '' : `<desc id="${escapeHtml(id)}-description">${escapeHtml(rest)}</desc>`) +
    `${items.map(item => primitiveToSvg(item, scale)).join('')}</svg>`
  )
}

const FONT = `font-family="'STIX Two Text', Cambria, 'Latin Modern Roman', 'Times New Roman', serif" fill="none" stroke-linejoin="round"`

/** The first sentence names the figure, the others describe it. */
function described(alt: string): { readonly title: string; readonly rest: string } {
  const [, title = alt, rest = ''] = /^(.+?[.:;])\s+(.+)$/su.exec(alt) ?? []
  return { title, rest }
}

function primitiveToSvg(item: Primitive, scale: Scale): string {
  switch (item.kind) {
    case 'path':
      return `<path d="${pathData(item.segments, scale)}"${paint(item.stroke, item.fill, scale)}/>`
    case 'ellipse': {
      const radius =
        item.rx === item.ry
          ? `r="${scale.length(item.rx)}"`
          : `rx="${scale.length(item.rx)}" ry="${scale.length(item.ry)}"`
      return `<${item.rx === item.ry ? 'circle' : 'ellipse'} cx="${scale.x(item.x)}" cy="${scale.y(item.y)}" ${radius}${paint(item.stroke, item.fill, scale)}/>`
    }
    case 'label':
      return labelToSvg(item, colored('fill', item.tone), scale)
    default:
      return never(item)
  }
}

function pathData(segments: readonly Segment[], scale: Scale): string {
  let data = ''
  for (const segment of segments) data += segmentToSvg(segment, scale)
  return data
}

function segmentToSvg(segment: Segment, { x, y }: Scale): string {
  switch (segment[0]) {
    case 'M':
    case 'L':
      return `${segment[0]}${x(segment[1])} ${y(segment[2])}`
    case 'C':
      return `C${x(segment[1])} ${y(segment[2])} ${x(segment[3])} ${y(segment[4])} ${x(segment[5])} ${y(segment[6])}`
    case 'Z':
      return 'Z'
    default:
      return never(segment)
  }
}

const gray = (tone: Tone) =>
  `#${Math.round(TONES[tone] * 255)
    .toString(16)
    .padStart(2, '0')
    .repeat(3)}`
const COLORS: Readonly<Record<Tone, string>> = {
  ink: 'currentColor',
  dark: gray('dark'),
  medium: gray('medium'),
  light: gray('light'),
  paper: '#fff',
}

const colored = (what: 'fill' | 'stroke', tone: Tone) =>
  ` ${what}="${COLORS[tone]}"${tone === 'ink' ? '' : ` class="${what}-${tone}"`}`

const DASHES = {
  solid: '',
  dashed: ' stroke-dasharray="5.6 4"',
  dotted: ' stroke-dasharray="0 3.5" stroke-linecap="round"',
} as const

function paint(stroke: Stroke | null, fill: Tone | null, scale: Scale): string {
  const classes = [
    ...(stroke && stroke.tone !== 'ink' ? [`stroke-${stroke.tone}`] : []),
    ...(fill && fill !== 'ink' ? [`fill-${fill}`] : []),
  ].join(' ')
  const line = stroke
    ? ` stroke="${COLORS[stroke.tone]}" stroke-width="${scale.length(stroke.width)}"${DASHES[stroke.dash]}`
    : ''
  return `${line}${fill ? ` fill="${COLORS[fill]}"` : ''}${classes === '' ? '' : ` class="${classes}"`}`
}
