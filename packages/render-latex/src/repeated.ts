/** A straight line from point to point. */
export interface Line {
  readonly from: Point
  readonly to: Point
}
type Point = readonly [x: number, y: number]

/** To hundredths of an em, a tenth of a point: a figure is mostly numbers. */
export const place = (value: number): string => shortened(value, 2)

export const shortened = (value: number, digits: number): string =>
  value
    .toFixed(digits)
    .replace(/\.?0+$/, '')
    .replace(/^(-?)0(?=\.)/, '$1')
    .replace(/^-0?$/, '0')

export const point = ([x, y]: Point): string => `(${place(x)},${place(y)})`

/** Lines that point at a center, as the arguments of \worksheetticks after their style. */
type Ticks = string

/** Lines of one style: ticks around a center, those beside each other by \foreach, and others as they are. */
export function linesTikz(
  lines: readonly Line[],
  centers: readonly Point[],
): { readonly lines: readonly string[]; readonly ticks: readonly Ticks[] } {
  const ticks: Ticks[] = []
  const found: string[] = []
  let rest = lines
  for (const center of centers) {
    if (rest.length < FEWEST) break
    const { loops, others } = around(center, rest)
    ticks.push(...loops)
    rest = others
  }
  for (const axis of [0, 1] as const) {
    const { loops, others } = beside(axis, rest)
    found.push(...loops)
    rest = others
  }
  return { lines: [...rest.map(({ from, to }) => `${point(from)} -- ${point(to)}`), ...found], ticks }
}

/** Fewer lines are shorter one by one. */
const FEWEST = 4

interface Found {
  readonly loops: readonly string[]
  readonly others: readonly Line[]
}

function byLoop(
  lines: readonly Line[],
  keyOf: (line: Line) => string | null,
  loopOf: (same: readonly Line[]) => string,
): Found {
  const kinds = new Map<string | null, Line[]>()
  for (const line of lines) {
    const key = keyOf(line)
    kinds.set(key, [...(kinds.get(key) ?? []), line])
  }
  const isLoop = (key: string | null) => key !== null && (kinds.get(key)?.length ?? 0) >= FEWEST
  return {
    loops: [...kinds].flatMap(([key, same]) => (isLoop(key) ? [loopOf(same)] : [])),
    others: lines.filter(line => !isLoop(keyOf(line))),
  }
}

/** Upright lines between two heights, or level ones. */
function beside(axis: 0 | 1, lines: readonly Line[]): Found {
  const other = axis === 0 ? 1 : 0
  const name = axis === 0 ? '\\x' : '\\y'
  const end = (value: string) => (axis === 0 ? `(${name},${value})` : `(${value},${name})`)
  return byLoop(
    lines,
    ({ from, to }) =>
      place(from[axis]) === place(to[axis]) ? `${end(place(from[other]))} -- ${end(place(to[other]))}` : null,
    same => {
      const [{ from, to }] = same as [Line]
      const values = same.map(line => place(line.from[axis]))
      return `\\foreach ${name} in {${values}} {${end(place(from[other]))} -- ${end(place(to[other]))}}`
    },
  )
}

const distance = ([x, y]: Point, [a, b]: Point) => Math.hypot(x - a, y - b)
const NEAR = 0.008

/** Degrees are told in halves, or in tenths, whichever is near enough. */
const PARTS = [2, 10]

/** Lines that point at a center, by their angles. */
function around(center: Point, lines: readonly Line[]): Found {
  const radii: (readonly [number, number])[] = []
  const known = new Map<Line, { readonly kind: string; readonly angle: number }>()
  for (const line of lines) {
    const { from, to } = line
    const own = [distance(from, center), distance(to, center)] as const
    if (Math.min(...own) < NEAR) continue
    const kind = radii.find(other => [0, 1].every(end => Math.abs(at(other, end) - at(own, end)) < NEAR / 4)) ?? own
    if (kind === own) radii.push(own)
    const [x, y] = own[0] > own[1] ? from : to
    const turned = (Math.atan2(y - center[1], x - center[0]) * 180) / Math.PI
    const angle = PARTS.map(part => Math.round((turned < 0 ? turned + 360 : turned) * part) / part).find(degrees => {
      const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
      return [from, to].every(
        (end, i) => distance([center[0] + at(kind, i) * cos, center[1] + at(kind, i) * sin], end) < NEAR,
      )
    })
    if (angle !== undefined) known.set(line, { kind: kind.map(place).join(), angle })
  }
  return byLoop(
    lines,
    line => known.get(line)?.kind ?? null,
    same => {
      const found = same.flatMap(line => known.get(line) ?? [])
      const [inner, outer] = (found[0]?.kind ?? '').split(',')
      const angles = listed(found.map(({ angle }) => angle).sort((a, b) => a - b))
      return `{${place(center[0])}}{${place(center[1])}}{${inner}}{${outer}}{${angles}}`
    },
  )
}

const at = ([first, second]: Point, index: number): number => (index === 0 ? first : second)

/** Numbers, with dots for the most of a long even row, whose steps TeX adds without an error. */
function listed(values: readonly number[]): string {
  const parts: string[] = []
  for (let i = 0; i < values.length; ) {
    const [first, second] = [values[i] as number, values[i + 1] ?? Number.NaN]
    let end = i + 1
    while (Number.isInteger(first) && (values[end] ?? Number.NaN) - (values[end - 1] as number) === second - first)
      end++
    const isLong = end - i > 4
    parts.push(...(isLong ? [`${first},${second},...,${values[end - 1]}`] : [String(first)]))
    i = isLong ? end : i + 1
  }
  return parts.join(',')
}
