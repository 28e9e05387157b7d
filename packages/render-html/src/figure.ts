import { type Drawing, never, type Primitive, type Segment, type Stroke, TONES, type Tone } from '@worksheet/core/show'
import { escapeHtml } from './escape.ts'
import { labelToSvg, type Scale } from './label.ts'

const UNIT = 16

/** In hundredths of a unit. A figure is mostly numbers, so they are written as short as SVG reads them. */
const inHundredths = (em: number) => Math.round(em * UNIT * 100)

const FRACTIONS = Array.from({ length: 100 }, (_, part) => (part === 0 ? '' : String(part / 100).slice(1)))

function short(hundredths: number): string {
  const size = Math.abs(hundredths)
  const part = size % 100
  const whole = (size - part) / 100
  return `${hundredths < 0 ? '-' : ''}${whole === 0 && part > 0 ? '' : whole}${FRACTIONS[part]}`
}

/** A number after another one: a minus sign keeps the two apart by itself. */
const next = (hundredths: number) => `${hundredths < 0 ? '' : ' '}${short(hundredths)}`

/**
 * A drawing as SVG that stands on its own. Ink has the color of the text around it; grays and paper carry classes,
 * so that a dark page can color them. `id` makes the ids of its title and description unique in the page.
 */
export function drawingToSvg({ width, height, items }: Drawing, alt: string, id: string): string {
  const letters = usualLetters(items)
  const scale: Scale = {
    x: em => short(inHundredths(em)),
    y: em => short(inHundredths(height - em)),
    length: em => short(inHundredths(em)),
    letters,
  }
  const [w, h] = [Math.max(width, 0.1), Math.max(height, 0.1)]
  const { title, rest } = described(alt)
  const names = rest === '' ? `${id}-title` : `${id}-title ${id}-description`
  const font = letters === null ? '' : ` font-size="${scale.length(letters)}"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="figure" role="img" aria-labelledby="${escapeHtml(names)}" ` +
    `width="${short(Math.round(w * 100))}em" height="${short(Math.round(h * 100))}em" viewBox="0 0 ${scale.length(w)} ${scale.length(h)}" ${FONT}${font}>` +
    `<title id="${escapeHtml(id)}-title">${escapeHtml(title)}</title>` +
    (rest === '' ? '' : `<desc id="${escapeHtml(id)}-description">${escapeHtml(rest)}</desc>`) +
    `${shapes(items, height, scale)}</svg>`
  )
}

/** What most parts of a figure have in common is said once, here: ink, and labels that stand in their middle. */
const FONT = `font-family="'STIX Two Text', Cambria, 'Latin Modern Roman', 'Times New Roman', serif" fill="currentColor" text-anchor="middle" stroke-linejoin="round"`

/** The size of most labels. */
function usualLetters(items: readonly Primitive[]): number | null {
  const counts = new Map<number, number>()
  for (const item of items) if (item.kind === 'label') counts.set(item.size, (counts.get(item.size) ?? 0) + 1)
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  return most?.[0] ?? null
}

/** The first sentence names the figure, the others describe it. */
function described(alt: string): { readonly title: string; readonly rest: string } {
  const [, title = alt, rest = ''] = /^(.+?[.:;])\s+(.+)$/su.exec(alt) ?? []
  return { title, rest }
}

/**
 * Lines of one tone that follow each other look the same in any order, so those of one style are one path. What is
 * filled may lie over what was before.
 */
function shapes(items: readonly Primitive[], height: number, scale: Scale): string {
  let svg = ''
  let tone: Tone | null = null
  const lines = new Map<string, string>()
  const close = () => {
    for (const [style, data] of lines) svg += `<path d="${data}"${style}/>`
    lines.clear()
  }
  for (const item of items) {
    const style = item.kind === 'label' ? '' : paint(item.stroke, item.fill, scale)
    if (item.kind === 'path' && item.fill === null && item.stroke) {
      if (item.stroke.tone !== tone) close()
      tone = item.stroke.tone
      lines.set(style, (lines.get(style) ?? '') + pathData(item.segments, height))
    } else {
      close()
      svg += primitiveToSvg(item, style, height, scale)
    }
  }
  close()
  return svg
}

function primitiveToSvg(item: Primitive, style: string, height: number, scale: Scale): string {
  switch (item.kind) {
    case 'path':
      return `<path d="${pathData(item.segments, height)}"${style}/>`
    case 'ellipse': {
      const radius =
        item.rx === item.ry
          ? `r="${scale.length(item.rx)}"`
          : `rx="${scale.length(item.rx)}" ry="${scale.length(item.ry)}"`
      return `<${item.rx === item.ry ? 'circle' : 'ellipse'} cx="${scale.x(item.x)}" cy="${scale.y(item.y)}" ${radius}${style}/>`
    }
    case 'label':
      return labelToSvg(item, colored('fill', item.tone), scale)
    default:
      return never(item)
  }
}

/**
 * The path begins at its place and goes on in steps. All places are rounded from the first, so that steps add up to
 * where they lead, and one outline is the same text wherever it stands.
 */
function pathData(segments: readonly Segment[], height: number): string {
  const [first] = segments
  if (first?.[0] !== 'M') return ''
  const [left, top] = [first[1], first[2]]
  const xOf = (em: number) => inHundredths(em - left)
  const yOf = (em: number) => inHundredths(top - em)
  let data = ''
  let command = ''
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const write = (name: string, numbers: readonly number[]) => {
    const [one = 0, ...more] = numbers
    data += (name === command ? next(one) : name + short(one)) + more.map(next).join('')
    command = name
  }
  for (const segment of segments) {
    switch (segment[0]) {
      case 'M': {
        const [toX, toY] = [xOf(segment[1]), yOf(segment[2])]
        if (data === '') write('M', [inHundredths(left), inHundredths(height - top)])
        else write('m', [toX - x, toY - y])
        command = ''
        x = startX = toX
        y = startY = toY
        break
      }
      case 'L': {
        const [toX, toY] = [xOf(segment[1]), yOf(segment[2])]
        if (toY === y) write('h', [toX - x])
        else if (toX === x) write('v', [toY - y])
        else write('l', [toX - x, toY - y])
        x = toX
        y = toY
        break
      }
      case 'C': {
        const [, ax, ay, bx, by, endX, endY] = segment
        const [toX, toY] = [xOf(endX), yOf(endY)]
        write('c', [xOf(ax) - x, yOf(ay) - y, xOf(bx) - x, yOf(by) - y, toX - x, toY - y])
        x = toX
        y = toY
        break
      }
      case 'Z':
        data += 'z'
        command = ''
        x = startX
        y = startY
        break
      default:
        never(segment)
    }
  }
  return data
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

/** Ink is what the whole figure is filled with. */
const colored = (what: 'fill' | 'stroke', tone: Tone) =>
  tone === 'ink'
    ? what === 'fill'
      ? ''
      : ` stroke="${COLORS.ink}"`
    : ` ${what}="${COLORS[tone]}" class="${what}-${tone}"`

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
  const inside = fill === 'ink' ? '' : ` fill="${fill ? COLORS[fill] : 'none'}"`
  return `${line}${inside}${classes === '' ? '' : ` class="${classes}"`}`
}
