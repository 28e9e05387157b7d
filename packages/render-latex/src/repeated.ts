/** A straight line from point to point. */
export interface Line {
  readonly from: Point
  readonly to: Point
}
type Point = readonly [x: number, y: number]

/** To hundredths of an em, a tenth of a point: a figure is mostly numbers. */
export const place = (value: number): string => shortened(value, 2)

/** Halves go up whatever the last bits of a sum are, so that equal shapes have equal numbers. */
const HAIR = 1e-7

export function shortened(value: number, digits: 2 | 3): string {
  const parts = digits === 2 ? 100 : 1000
  const rounded = Math.round(Math.abs(value) * parts + HAIR) / parts
  const text = String(rounded)
  const short = rounded < 1 && rounded > 0 ? text.slice(1) : text
  return value < 0 && rounded > 0 ? `-${short}` : short
}

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
  const keys = lines.map(keyOf)
  const kinds = new Map<string, Line[]>()
  for (const [i, line] of lines.entries()) {
    const key = keys[i] ?? null
    if (key === null) continue
    const same = kinds.get(key)
    if (same) same.push(line)
    else kinds.set(key, [line])
  }
  const loops = new Map([...kinds].filter(([, same]) => same.length >= FEWEST))
  return {
    loops: [...loops.values()].map(loopOf),
    others: lines.filter((_, i) => !loops.has(keys[i] ?? '')),
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
    if (own[0] < NEAR || own[1] < NEAR || !pointsAt(center, line, own)) continue
    const kind =
      radii.find(other => Math.abs(other[0] - own[0]) < NEAR / 4 && Math.abs(other[1] - own[1]) < NEAR / 4) ?? own
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

/** Whether both ends may lie near one ray from the center: most lines of a figure do not, and are passed over. */
const pointsAt = ([x, y]: Point, { from, to }: Line, [inner, outer]: readonly [number, number]): boolean => {
  const [a, b, c, d] = [from[0] - x, from[1] - y, to[0] - x, to[1] - y]
  return a * c + b * d > 0 && Math.abs(a * d - b * c) < 2 * NEAR * (inner + outer)
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
