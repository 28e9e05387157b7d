import {
  type Anchor,
  type Drawing,
  type Layout,
  never,
  type Primitive,
  type Segment,
  type Stroke,
  TONES,
  type Tone,
} from '@worksheet/core/show'
import { holds, mathsToLatex } from './maths.ts'

/** A drawing at the size of the text around it, as one box whose top is level with the line it stands in. */
export function drawingToTikz({ width, height, items }: Drawing): string {
  const frame = `\\useasboundingbox (0,0) rectangle ${point(width, height)};`
  const lines = [frame, ...items.map(primitiveTikz)].map(line => `  ${line}`)
  const baseline = `baseline=${number(Math.max(0, height - ASCENT))}em`
  return [`\\begin{tikzpicture}[x=1em,y=1em,${baseline},line join=round]`, ...lines, '\\end{tikzpicture}'].join('\n')
}

/** How far, in em, the top of a line stands above its baseline. */
const ASCENT = 0.75

function primitiveTikz(item: Primitive): string {
  switch (item.kind) {
    case 'path':
      return `\\path[${paint(item.stroke, item.fill)}] ${item.segments.map(segmentTikz).join(' ')};`
    case 'ellipse': {
      const shape =
        item.rx === item.ry
          ? `circle[radius=${number(item.rx)}]`
          : `ellipse[x radius=${number(item.rx)},y radius=${number(item.ry)}]`
      return `\\path[${paint(item.stroke, item.fill)}] ${point(item.x, item.y)} ${shape};`
    }
    case 'label':
      return `\\node[${labelStyle(item)}] at ${point(item.x, item.y)} {${labelTex(item.of)}};`
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

const THOUSANDTHS = Array.from({ length: 1000 }, (_, part) => (part === 0 ? '' : String(part / 1000).slice(1)))

/** To thousandths. A figure is mostly numbers, and two whole ones are written sooner than a fraction. */
function number(value: number): string {
  const thousandths = Math.round(Math.abs(value) * 1000)
  const part = thousandths % 1000
  return `${value < 0 && thousandths > 0 ? '-' : ''}${(thousandths - part) / 1000}${THOUSANDTHS[part]}`
}

const point = (x: number, y: number) => `(${number(x)},${number(y)})`

const COLORS: Readonly<Record<Tone, string>> = {
  ink: 'black',
  dark: gray('dark'),
  medium: gray('medium'),
  light: gray('light'),
  paper: 'white',
}

function gray(tone: Tone): string {
  return `black!${Math.round((1 - TONES[tone]) * 100)}`
}

const DASHES = {
  solid: '',
  dashed: ',dash pattern=on 0.35em off 0.25em',
  dotted: ',line cap=round,dash pattern=on 0em off 0.22em',
} as const

function paint(stroke: Stroke | null, fill: Tone | null): string {
  const drawn = stroke ? `draw=${COLORS[stroke.tone]},line width=${number(stroke.width)}em${DASHES[stroke.dash]}` : ''
  return [drawn, fill ? `fill=${COLORS[fill]}` : ''].filter(part => part !== '').join(',')
}

function labelStyle({ anchor, size, tone }: Extract<Primitive, { kind: 'label' }>): string {
  const scale = size === 1 ? '' : `,scale=${number(size)}`
  return `inner sep=0pt,anchor=${anchorOf(anchor)}${scale}${tone === 'ink' ? '' : `,text=${COLORS[tone]}`}`
}

const VERTICAL = { top: 'north', middle: '', bottom: 'south', baseline: 'base' } as const
const HORIZONTAL = { left: 'west', center: '', right: 'east' } as const

const anchorOf = ({ x, y }: Anchor) => [VERTICAL[y], HORIZONTAL[x]].filter(part => part !== '').join(' ') || 'center'

/** Words beside each other share a baseline, whichever letters they hold. */
const labelTex = (of: Layout) => (holds(of, ({ kind }) => kind === 'text') ? '\\vphantom{Ag}' : '') + mathsToLatex(of)
