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
import { gathered } from './gathered.ts'
import { holds, mathsToLatex } from './maths.ts'
import { type Line, linesTikz, place, point, shortened } from './repeated.ts'

/** A drawing at the size of the text around it, as one box whose top is level with the line it stands in. */
export function drawingToTikz({ width, height, items }: Drawing): string {
  const frame = `\\useasboundingbox (0,0) rectangle ${point([width, height])};`
  const centers = centersOf(items)
  const groups = gathered(items, styleOf).map(group => groupTikz(group, centers))
  const lines = [frame, ...groups].map(line => `  ${line}`)
  const baseline = `baseline=${place(Math.max(0, height - ASCENT))}em`
  return [`\\begin{tikzpicture}[x=1em,y=1em,${baseline},line join=round]`, ...lines, '\\end{tikzpicture}'].join('\n')
}

type Shape = Exclude<Primitive, { kind: 'label' }>
type Label = Extract<Primitive, { kind: 'label' }>

const styleOf = (item: Primitive): string => (item.kind === 'label' ? labelStyle(item) : paint(item.stroke, item.fill))

/** What ticks may stand around. */
function centersOf(items: readonly Primitive[]): readonly (readonly [number, number])[] {
  const circles = items.flatMap(item => (item.kind === 'ellipse' ? [[item.x, item.y] as const] : []))
  return [...new Map(circles.map(center => [point(center), center])).values()]
}

/** Items of one style: a path, or labels. */
function groupTikz(items: readonly Primitive[], centers: readonly (readonly [number, number])[]): string {
  const labels = items.filter(item => item.kind === 'label')
  if (labels.length > 0) return labelsTikz(labels)
  const [lines, paths, others]: [Line[], Path[], string[]] = [[], [], []]
  for (const item of items) {
    const straight = item.kind === 'path' && item.fill === null ? linesOf(item.segments) : null
    if (straight) lines.push(...straight)
    else if (item.kind === 'path') paths.push(item.segments)
    else if (item.kind !== 'label') others.push(shapeTikz(item))
  }
  const style = items[0] ? styleOf(items[0]) : ''
  const joined = linesTikz(lines, centers)
  const copied = shapesTikz(paths)
  const path = [...others, ...copied.paths.map(pathTikz), ...joined.lines]
  return [
    ...(path.length > 0 ? [`\\path[${style}] ${path.join(' ')};`] : []),
    ...copied.shapes.map(shapes => `\\worksheetshapes{${style}}${shapes}`),
    ...joined.ticks.map(ticks => `\\worksheetticks{${style}}${ticks}`),
  ].join('\n  ')
}

/** A path of lines that have nothing to do with each other; null for any other. */
function linesOf(segments: readonly Segment[]): readonly Line[] | null {
  const lines: Line[] = []
  for (let i = 0; i < segments.length; i += 2) {
    const [start, end] = [segments[i], segments[i + 1]]
    if (start?.[0] !== 'M' || end?.[0] !== 'L') return null
    lines.push({ from: [start[1], start[2]], to: [end[1], end[2]] })
  }
  return lines
}

/** Labels of one style: numbers and letters by \foreach, with what differs; others one by one. */
function labelsTikz(labels: readonly Label[]): string {
  const written = labels.map(label => ({ label, tex: labelTex(label.of) }))
  const short = written.filter(({ tex }) => /^\$[^\\$]+\$$/.test(tex))
  const loop = short.length < FEWEST ? [] : short
  const others = written.filter(one => !loop.includes(one))
  const single = others.map(({ label, tex }) => labelTikz(label, place(label.x), place(label.y), tex))
  return [...single, ...loopTikz(loop)].join('\n  ')
}

/** Fewer labels are shorter one by one. */
const FEWEST = 3

const labelTikz = (label: Label, x: string, y: string, tex: string) =>
  `\\worksheetlabel${labelStyle(label)}{${x}}{${y}}{${tex}}`

function loopTikz(labels: readonly { readonly label: Label; readonly tex: string }[]): readonly string[] {
  const [first] = labels
  if (!first) return []
  const { x, y } = first.label
  const isSame = [labels.every(({ label }) => label.x === x), labels.every(({ label }) => label.y === y)]
  const values = labels.map(({ label, tex }) => {
    const bare = tex.slice(1, -1)
    const text = /[/,{]/.test(bare) ? `{${bare}}` : bare
    return [...[place(label.x), place(label.y)].filter((_, axis) => !isSame[axis]), text].join('/')
  })
  const names = [...['\\x', '\\y'].filter((_, axis) => !isSame[axis]), '\\n']
  const [left, up] = [isSame[0] ? place(x) : '\\x', isSame[1] ? place(y) : '\\y']
  return [`\\foreach ${names.join('/')} in {${values.join()}} {${labelTikz(first.label, left, up, '$\\n$')}}`]
}

type Path = readonly Segment[]

/** Shapes that come again and again are drawn once, for each of their places; others as they are. */
function shapesTikz(paths: readonly Path[]): { readonly paths: readonly Path[]; readonly shapes: readonly string[] } {
  const kinds = new Map<string, Path[]>()
  for (const path of paths) {
    const shape = path.length < FEWEST_SEGMENTS || rectangleTikz(path) ? '' : pathTikz(atOrigin(path))
    kinds.set(shape, [...(kinds.get(shape) ?? []), path])
  }
  const isShape = ([shape, same]: readonly [string, readonly Path[]]) => shape !== '' && same.length >= FEWEST_COPIES
  return {
    paths: [...kinds].flatMap(kind => (isShape(kind) ? [] : kind[1])),
    shapes: [...kinds].filter(isShape).map(([shape, same]) => {
      const places = same.map(path => startOf(path).map(place).join('/'))
      return `{${places}}{${shape}}`
    }),
  }
}

/** Simpler shapes are drawn as quickly as copied. */
const FEWEST_SEGMENTS = 5
const FEWEST_COPIES = 4

const pathTikz = (path: Path): string => rectangleTikz(path) ?? path.map(segmentTikz).join(' ')

const startOf = ([first]: Path): readonly [number, number] => (first?.[0] === 'M' ? [first[1], first[2]] : [0, 0])

function atOrigin(path: Path): Path {
  const [x, y] = startOf(path)
  return path.map((segment): Segment => {
    switch (segment[0]) {
      case 'M':
      case 'L':
        return [segment[0], segment[1] - x, segment[2] - y]
      case 'C':
        return ['C', segment[1] - x, segment[2] - y, segment[3] - x, segment[4] - y, segment[5] - x, segment[6] - y]
      case 'Z':
        return segment
      default:
        return never(segment)
    }
  })
}

/** How far, in em, the top of a line stands above its baseline. */
const ASCENT = 0.75

function shapeTikz(item: Shape): string {
  switch (item.kind) {
    case 'path':
      return pathTikz(item.segments)
    case 'ellipse': {
      const shape =
        item.rx === item.ry
          ? `circle[radius=${number(item.rx)}]`
          : `ellipse[x radius=${number(item.rx)},y radius=${number(item.ry)}]`
      return `${point([item.x, item.y])} ${shape}`
    }
    default:
      return never(item)
  }
}

/** A closed path of four lines along the page, from corner to corner. */
function rectangleTikz(segments: readonly Segment[]): string | null {
  const [start, second, third, fourth, close] = segments
  if (segments.length !== 5 || start?.[0] !== 'M' || close?.[0] !== 'Z') return null
  if (second?.[0] !== 'L' || third?.[0] !== 'L' || fourth?.[0] !== 'L') return null
  const [[, left, bottom], [, x, y], [, right, top], [, z, w]] = [start, second, third, fourth]
  const isUpright = left === x && right === z && y === top && w === bottom
  const isLevel = bottom === y && top === w && x === right && z === left
  return isUpright || isLevel ? `${point([left, bottom])} rectangle ${point([right, top])}` : null
}

function segmentTikz(segment: Segment, index: number): string {
  switch (segment[0]) {
    case 'M':
      return point([segment[1], segment[2]])
    case 'L':
      return `${index > 0 ? '-- ' : ''}${point([segment[1], segment[2]])}`
    case 'C':
      return `.. controls ${point([segment[1], segment[2]])} and ${point([segment[3], segment[4]])} .. ${point([segment[5], segment[6]])}`
    case 'Z':
      return '-- cycle'
    default:
      return never(segment)
  }
}

const number = (value: number) => shortened(value, 3)

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

const labelStyle = ({ anchor, size, tone }: Label): string =>
  `{worksheet/${LABELS[tone]}}{${sidesOf(anchor)}}{${number(size)}}`

const VERTICAL = { top: 'top', middle: '', bottom: 'bottom', baseline: 'base' } as const
const HORIZONTAL = { left: 'left', center: '', right: 'right' } as const

/** Where the point is that a label stands at: in its middle, or on these sides of it. */
const sidesOf = ({ x, y }: Anchor) => [VERTICAL[y], HORIZONTAL[x]].filter(part => part !== '').join()

/** Words beside each other share a baseline, whichever letters they hold. */
const labelTex = (of: Layout) => (holds(of, ({ kind }) => kind === 'text') ? '\\vphantom{Ag}' : '') + mathsToLatex(of)
