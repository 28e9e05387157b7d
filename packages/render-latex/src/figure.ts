import {
  type Anchor,
  type Drawing,
  type Layout,
  never,
  type Primitive,
  type Segment,
  type Stroke,
  type Tone,
} from '@worksheet/core/show'
import { holds, mathsToLatex } from './maths.ts'

/** A drawing at the size of the text around it, as one box whose top is level with the line it stands in. */
export function drawingToTikz({ width, height, items }: Drawing): string {
  const frame = `\\useasboundingbox (0,0) rectangle ${point(width, height)};`
  const lines = [frame, ...mergedLines(items)].map(line => `  ${line}`)
  const baseline = `baseline=${number(Math.max(0, height - ASCENT))}em`
  return [`\\begin{tikzpicture}[x=1em,y=1em,${baseline},line join=round]`, ...lines, '\\end{tikzpicture}'].join('\n')
}

type Shape = Exclude<Primitive, { kind: 'label' }>

/** Neighbours of one style are one path: ticks, grids, dots. What is both filled and drawn may lie over what was before. */
function mergedLines(items: readonly Primitive[]): readonly string[] {
  const lines: string[] = []
  let style = ''
  let shapes: string[] = []
  const close = () => {
    if (shapes.length > 0) lines.push(`\\path[${style}] ${shapes.join(' ')};`)
    shapes = []
  }
  for (const item of items) {
    if (item.kind === 'label') {
      close()
      lines.push(`\\node[${labelStyle(item)}] at ${point(item.x, item.y)} {${labelTex(item.of)}};`)
      continue
    }
    const own = paint(item.stroke, item.fill)
    if (own !== style || !isSimple(item)) close()
    style = own
    shapes.push(shapeTikz(item))
    if (!isSimple(item)) close()
  }
  close()
  return lines
}

/** Only drawn; or a filled circle, which fills the same wherever it lies. */
const isSimple = ({ kind, stroke, fill }: Shape) => fill === null || (kind === 'ellipse' && stroke === null)

/** How far, in em, the top of a line stands above its baseline. */
const ASCENT = 0.75

function shapeTikz(item: Shape): string {
  switch (item.kind) {
    case 'path':
      return item.segments.map(segmentTikz).join(' ')
    case 'ellipse': {
      const shape =
        item.rx === item.ry
          ? `circle[radius=${number(item.rx)}]`
          : `ellipse[x radius=${number(item.rx)},y radius=${number(item.ry)}]`
      return `${point(item.x, item.y)} ${shape}`
    }
    default:
      return never(item)
  }
}

function segmentTikz(segment: Segment, index: number): string {
  switch (segment[0]) {
    case 'M':
      return point(segment[1], segment[2])
    case 'L':
      return `${index > 0 ? '-- ' : ''}${point(segment[1], segment[2])}`
    case 'C':
      return `.. controls ${point(segment[1], segment[2])} and ${point(segment[3], segment[4])} .. ${point(segment[5], segment[6])}`
    case 'Z':
      return '-- cycle'
    default:
      return never(segment)
  }
}

/** To hundredths, a tenth of a point, and lines to thousandths: a figure is mostly numbers. */
const shortened = (value: number, digits: number): string =>
  value
    .toFixed(digits)
    .replace(/\.?0+$/, '')
    .replace(/^(-?)0(?=\.)/, '$1')
    .replace(/^-0?$/, '0')
const number = (value: number) => shortened(value, 3)
const place = (value: number) => shortened(value, 2)

const point = (x: number, y: number) => `(${place(x)},${place(y)})`

const LINES: Readonly<Record<Tone, string>> = {
  ink: 'line',
  dark: 'dark line',
  medium: 'medium line',
  light: 'light line',
  paper: 'paper line',
}
const FILLS: Readonly<Record<Tone, string>> = {
  ink: 'ink',
  dark: 'dark shade',
  medium: 'medium shade',
  light: 'shade',
  paper: 'paper',
}
const LABELS: Readonly<Record<Tone, string>> = {
  ink: 'label',
  dark: 'dark label',
  medium: 'medium label',
  light: 'light label',
  paper: 'paper label',
}
const DASHES = { solid: '', dashed: ',worksheet/dashed', dotted: ',worksheet/dotted' } as const

function paint(stroke: Stroke | null, fill: Tone | null): string {
  const drawn = stroke ? `worksheet/${LINES[stroke.tone]}=${number(stroke.width)}${DASHES[stroke.dash]}` : ''
  return [drawn, fill ? `worksheet/${FILLS[fill]}` : ''].filter(part => part !== '').join(',')
}

function labelStyle({ anchor, size, tone }: Extract<Primitive, { kind: 'label' }>): string {
  const scale = size === 1 ? '' : `,scale=${number(size)}`
  return `worksheet/${LABELS[tone]},anchor=${anchorOf(anchor)}${scale}`
}

const VERTICAL = { top: 'north', middle: '', bottom: 'south', baseline: 'base' } as const
const HORIZONTAL = { left: 'west', center: '', right: 'east' } as const

const anchorOf = ({ x, y }: Anchor) => [VERTICAL[y], HORIZONTAL[x]].filter(part => part !== '').join(' ') || 'center'

/** Words beside each other share a baseline, whichever letters they hold. */
const labelTex = (of: Layout) => (holds(of, ({ kind }) => kind === 'text') ? '\\vphantom{Ag}' : '') + mathsToLatex(of)
