import {
  answerStep,
  assert,
  compositePrism,
  type Expr,
  equation,
  explainedBy,
  line,
  measure,
  minus,
  type Name,
  negative,
  type Printed,
  type Random,
  type Solid3d,
  type Step,
  sum,
  symbol,
  times,
  type UnitId,
} from '../../../author.ts'

export const levels = { easy: { most: 10 }, medium: { most: 15 }, hard: { most: 15 } } as const

/** What edges are measured in, and the volume. */
export interface Units {
  readonly edge: UnitId
  readonly cubic: UnitId
}
export const UNITS: readonly Units[] = [
  { edge: 'centimeter', cubic: 'cubic-centimeter' },
  { edge: 'inch', cubic: 'cubic-inch' },
  { edge: 'foot', cubic: 'cubic-foot' },
  { edge: 'meter', cubic: 'cubic-meter' },
]

/** Length, width and height of a prism. */
export type Edges = readonly [length: number, width: number, height: number]
export const volumeOf = ([length, width, height]: Edges): number => length * width * height
export const product = ([length, width, height]: Edges): Expr => times(length, width, height)
export const volumeEquation = (edges: Edges): Expr => equation(product(edges), volumeOf(edges))

type Point3 = readonly [x: number, y: number, z: number]
const sized = ([length, width, height]: Edges): Point3 => [length, height, width]
const labelled = (from: Point3, to: Point3, label: Name) => ({ from, to, label })

/** Two prisms that touch: B to the right of A, or on top of it, always with a smaller side. */
export interface Pair {
  readonly a: Edges
  readonly b: Edges
  readonly place: 'right' | 'top'
}
/** Forms differ in the length of A: on a sheet no solid comes twice. */
export function drawPair(random: Random, lengths: readonly [least: number, most: number]): Pair {
  const place = random.evenly(['right', 'top'] as const)
  return random.until(
    () => {
      const a: Edges = [random.int(...lengths), random.int(3, 8), random.int(3, 8)]
      const b: Edges =
        place === 'right'
          ? [random.int(2, 7), random.int(2, a[1]), random.int(2, a[2])]
          : [random.int(2, a[0]), random.int(2, a[1]), random.int(2, 6)]
      return { a, b, place }
    },
    // Equal edges would not show which one was read.
    ({ a, b }) =>
      new Set(a).size === 3 &&
      new Set(b).size > 1 &&
      (place === 'right' ? a[1] - b[1] + a[2] - b[2] >= 2 : a[0] - b[0] + a[1] - b[1] >= 2) &&
      a[0] - b[0] !== 0,
  )
}
export function drawnPair({ a, b, place }: Pair, { edge }: Units): Solid3d {
  const [la, wa, ha] = a
  const [lb, wb, hb] = b
  const of = (value: number) => measure(value, edge)
  const [right, low] = place === 'right' ? [la, 0] : [0, ha]
  const high = low + hb
  return compositePrism(
    [
      { at: [0, 0, 0], size: sized(a), name: 'A' },
      { at: [right, low, 0], size: sized(b), name: 'B', shaded: true },
    ],
    [
      labelled([0, 0, 0], [la, 0, 0], of(la)),
      labelled([0, 0, 0], [0, ha, 0], of(ha)),
      place === 'right' ? labelled([0, ha, 0], [0, ha, wa], of(wa)) : labelled([la, 0, 0], [la, 0, wa], of(wa)),
      place === 'right'
        ? labelled([la, 0, 0], [la + lb, 0, 0], of(lb))
        : labelled([0, high, wb], [lb, high, wb], of(lb)),
      place === 'right'
        ? labelled([la + lb, 0, wb], [la + lb, hb, wb], of(hb))
        : labelled([0, ha, 0], [0, high, 0], of(hb)),
      place === 'right'
        ? labelled([la + lb, 0, 0], [la + lb, 0, wb], of(wb))
        : labelled([0, high, 0], [0, high, wb], of(wb)),
    ],
  )
}

/** An L in front: the left part is higher. It goes back as far everywhere. */
export interface Bent {
  readonly length: number
  readonly height: number
  readonly width: number
  /** The length of the higher part, and the height of the lower one. */
  readonly top: number
  readonly low: number
  readonly cut: 'upright' | 'level'
}
export const drawBent = (random: Random, first: Bent['cut'] = 'upright'): Bent => {
  const cut = random.evenly(first === 'upright' ? (['upright', 'level'] as const) : (['level', 'upright'] as const))
  const top = random.int(3, 7)
  const low = random.int(2, 5)
  return {
    cut,
    top,
    low,
    // No two edges alike: each is needed in its place.
    length: top + random.intExcept(3, 8, top),
    height: low + random.intExcept(2, 6, low),
    width: random.int(3, 6),
  }
}
export const partsOf = ({ length, height, width, top, low, cut }: Bent): readonly [a: Edges, b: Edges] =>
  cut === 'upright'
    ? [
        [top, width, height],
        [length - top, width, low],
      ]
    : [
        [length, width, low],
        [top, width, height - low],
      ]
export const bentVolume = ({ length, height, width, top, low }: Bent): number =>
  width * (length * height - (length - top) * (height - low))

export const BENT_EDGES = ['length', 'height', 'width', 'top', 'low'] as const
export type BentEdge = (typeof BENT_EDGES)[number]
/** With its cut and the names of its parts, or without; another name may stand for one edge. */
export function drawnBent(
  bent: Bent,
  { edge }: Units,
  { isCut, renamed = {} }: { isCut: boolean; renamed?: { readonly [name in BentEdge]?: Name } },
): Solid3d {
  const { length, height, width, top, low, cut } = bent
  const [a, b] = partsOf(bent)
  const label = (name: BentEdge) => renamed[name] ?? measure(bent[name], edge)
  const names = isCut ? [{ name: 'A' }, { name: 'B', shaded: true }] : [{}, {}]
  return compositePrism(
    [
      { at: [0, 0, 0], size: sized(a), ...names[0] },
      { at: cut === 'upright' ? [top, 0, 0] : [0, low, 0], size: sized(b), ...names[1] },
    ],
    [
      {
        ...labelled([0, 0, 0], [length, 0, 0], label('length')),
        ...(isCut && cut === 'upright' ? { spans: true } : {}),
      },
      { ...labelled([0, 0, 0], [0, height, 0], label('height')), ...(isCut && cut === 'level' ? { spans: true } : {}) },
      labelled([0, height, width], [top, height, width], label('top')),
      labelled([length, 0, width], [length, low, width], label('low')),
      labelled([length, 0, 0], [length, 0, width], label('width')),
    ],
    { seams: isCut },
  )
}
/** The edge that no label tells. */
export const deducedStep = ({ length, height, top, low, cut }: Bent): Step =>
  cut === 'upright'
    ? explainedBy(equation(minus(length, top), length - top), {
        en: line`Part B: subtract to find its length.`,
        es: line`Parte B: resta para hallar su largo.`,
      })
    : explainedBy(equation(minus(height, low), height - low), {
        en: line`Part B: subtract to find its height.`,
        es: line`Parte B: resta para hallar su altura.`,
      })
export const partSteps = (parts: readonly [a: Edges, b: Edges]): readonly Step[] =>
  parts.map((edges, i) =>
    explainedBy(volumeEquation(edges), {
      en: line`Volume of part ${symbol(i === 0 ? 'A' : 'B')}: length × width × height.`,
      es: line`Volumen de la parte ${symbol(i === 0 ? 'A' : 'B')}: largo × ancho × altura.`,
    }),
  )
export const addStep = (volumes: readonly number[]): Step =>
  explainedBy(
    equation(
      sum(...volumes),
      volumes.reduce((total, one) => total + one, 0),
    ),
    { en: line`Add the volumes of the parts.`, es: line`Suma los volúmenes de las partes.` },
  )
/** The sum and then the volume with its unit. */
export const addSteps = (volumes: readonly number[], { cubic }: Units): readonly Step[] => {
  const all = measure(
    volumes.reduce((total, one) => total + one, 0),
    cubic,
  )
  return [
    addStep(volumes),
    answerStep(all, {
      en: line`The volume of the solid is ${all}.`,
      es: line`El volumen del sólido es de ${all}.`,
    }),
  ]
}

/** Three prisms in a row from left to right, of one width: how long and how high each is. */
export interface Three {
  readonly kind: (typeof THREE_KINDS)[number]
  readonly lengths: readonly [number, number, number]
  readonly heights: readonly [number, number, number]
  readonly width: number
}
export const THREE_KINDS = ['steps', 'U', 'podium'] as const
export function drawThree(random: Random): Three {
  const kind = random.evenly(THREE_KINDS)
  const lengths = [random.int(3, 5), random.int(3, 6), random.int(3, 5)] as const
  const low = random.int(2, 4)
  const [one, two] = [random.int(2, 3), random.int(2, 4)]
  const heights = {
    steps: [low + one + two, low + one, low],
    U: [low + two + 1, low, low + two + 1],
    podium: [low + one, low + one + two, low],
  } as const
  return { kind, lengths, heights: heights[kind], width: random.int(3, 6) }
}
export const threeParts = ({ lengths, heights, width }: Three): readonly [Edges, Edges, Edges] => [
  [lengths[0], width, heights[0]],
  [lengths[1], width, heights[1]],
  [lengths[2], width, heights[2]],
]
/** The box around it less what is missing above each part. */
export function threeVolume({ lengths: [a, b, c], heights, width }: Three): number {
  const high = Math.max(...heights)
  const [x, y, z] = heights
  return width * ((a + b + c) * high - a * (high - x) - b * (high - y) - c * (high - z))
}
export function drawnThree({ kind, lengths: [a, b, c], heights: [x, y, z], width }: Three, { edge }: Units): Solid3d {
  const of = (value: number) => measure(value, edge)
  const length = a + b + c
  const own = {
    steps: [
      labelled([a, y, width], [a + b, y, width], of(b)),
      labelled([a + b, z, width], [a + b, y, width], of(y - z)),
      labelled([length, 0, width], [length, z, width], of(z)),
    ],
    U: [
      labelled([a + b, z, width], [length, z, width], of(c)),
      labelled([a, y, width], [a, x, width], of(x - y)),
      labelled([length, 0, width], [length, z, width], of(z)),
    ],
    podium: [
      labelled([a, y, width], [a + b, y, width], of(b)),
      labelled([a, x, 0], [a, y, 0], of(y - x)),
      labelled([length, 0, width], [length, z, width], of(z)),
    ],
  }
  return compositePrism(
    [
      { at: [0, 0, 0], size: [a, x, width] },
      { at: [a, 0, 0], size: [b, y, width] },
      { at: [a + b, 0, 0], size: [c, z, width] },
    ],
    [
      labelled([0, 0, 0], [length, 0, 0], of(length)),
      labelled([0, 0, 0], [0, x, 0], of(x)),
      labelled([0, x, width], [a, x, width], of(a)),
      labelled([length, 0, 0], [length, 0, width], of(width)),
      ...own[kind],
    ],
    { seams: false },
  )
}
/** The two edges that no label tells. */
export function threeDeduced({ kind, lengths: [a, b, c], heights: [x, y, z] }: Three): readonly Step[] {
  const length = a + b + c
  const last = explainedBy(equation(sum(length, negative(a), negative(kind === 'U' ? c : b)), kind === 'U' ? b : c), {
    en: kind === 'U' ? line`Find the length of the middle part.` : line`Find the length of the right part.`,
    es: kind === 'U' ? line`Halla el largo de la parte del medio.` : line`Halla el largo de la parte derecha.`,
  })
  const middle = {
    steps: equation(sum(z, y - z), y),
    U: equation(minus(x, x - y), y),
    podium: equation(sum(x, y - x), y),
  }
  return [
    last,
    explainedBy(middle[kind], {
      en: line`Find the height of the middle part.`,
      es: line`Halla la altura de la parte del medio.`,
    }),
  ]
}
export const threeSteps = (three: Three, units: Units): readonly Step[] => {
  const parts = threeParts(three)
  return [
    ...threeDeduced(three),
    explainedBy(
      {
        kind: 'paragraph',
        content: parts.flatMap((part, i) => (i === 0 ? [volumeEquation(part)] : ['; ', volumeEquation(part)])),
      },
      {
        en: line`Cut straight down into three prisms, from left to right: length × width × height.`,
        es: line`Corta de arriba hacia abajo en tres prismas, de izquierda a derecha: largo × ancho × altura.`,
      },
    ),
    ...addSteps(parts.map(volumeOf), units),
  ]
}

/** The drawn prisms' volumes, from the geometry. */
export function drawnVolumes(printed: Printed): readonly number[] {
  const { solid } = printed.figure('solid-3d')
  assert(solid.shape === 'boxes', 'Prisms are drawn')
  return solid.boxes.map(({ size: [x, y, z] }) => x * y * z)
}
export const drawnVolume = (printed: Printed): number =>
  drawnVolumes(printed).reduce((total, volume) => total + volume, 0)
export const drawnEdges = (printed: Printed): readonly Edges[] => {
  const { solid } = printed.figure('solid-3d')
  assert(solid.shape === 'boxes', 'Prisms are drawn')
  return solid.boxes.map(({ size: [x, y, z] }): Edges => [x, z, y])
}
/** Whether a drawn prism stands on another. */
export function isStacked(printed: Printed): boolean {
  const { solid } = printed.figure('solid-3d')
  return solid.shape === 'boxes' && solid.boxes.some(({ at: [, y] }) => y > 0)
}
