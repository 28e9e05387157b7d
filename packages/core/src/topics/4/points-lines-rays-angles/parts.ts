import {
  angleDiagram,
  type Both,
  both,
  type Figure,
  geometryDiagram,
  type Inline,
  itemOf,
  type LineOf,
  line,
  type Noun,
  type Of,
  type Point,
  prose,
  type Random,
  type Sentence,
  thing,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

export const STRAIGHT = ['point', 'line', 'segment', 'ray'] as const
export const ANGLES = ['acute', 'right', 'obtuse'] as const
export type Straight = (typeof STRAIGHT)[number]
export type AngleKind = (typeof ANGLES)[number]
export type Kind = Straight | AngleKind
/** Neighbors differ, so that a sheet asks for one after another. */
export const KINDS: readonly Kind[] = ['ray', 'obtuse', 'segment', 'right', 'line', 'acute', 'point']

export const NOUN: Readonly<Record<Kind, Noun>> = {
  point: nouns.point,
  line: nouns.line,
  segment: nouns.lineSegment,
  ray: nouns.ray,
  acute: nouns.acuteAngle,
  right: nouns.rightAngle,
  obtuse: nouns.obtuseAngle,
}
export const isAngle = (kind: Kind): kind is AngleKind => kind === 'acute' || kind === 'right' || kind === 'obtuse'
/** A kind among those that are likely to be taken for it. */
export const amongOf = (kind: Kind): readonly Kind[] => (isAngle(kind) ? ANGLES : STRAIGHT)
export const named = (kind: Kind): Sentence => ({ key: kind, says: both(prose`${thing(NOUN[kind])}`) })

/** What makes it what it is. */
export const MEANING: Readonly<Record<Kind, Both<readonly Inline[]>>> = {
  point: { en: line`A point is an exact place.`, es: line`Un punto es un lugar exacto.` },
  line: {
    en: line`A line goes on without end in both directions.`,
    es: line`Una recta sigue sin fin en las dos direcciones.`,
  },
  segment: { en: line`A line segment has two endpoints.`, es: line`Un segmento tiene dos extremos.` },
  ray: {
    en: line`A ray has one endpoint and goes on without end in one direction.`,
    es: line`Una semirrecta tiene un solo extremo y sigue sin fin en una dirección.`,
  },
  acute: {
    en: line`An acute angle opens less than a right angle.`,
    es: line`Un ángulo agudo se abre menos que un ángulo recto.`,
  },
  right: {
    en: line`A right angle opens like a square corner.`,
    es: line`Un ángulo recto se abre como una esquina recta.`,
  },
  obtuse: {
    en: line`An obtuse angle opens more than a right angle.`,
    es: line`Un ángulo obtuso se abre más que un ángulo recto.`,
  },
}
/** What one sees of it. */
export const SEEN: Readonly<Record<Kind, Of<'words'>>> = {
  point: words('only a dot', 'solo un punto marcado'),
  line: words('two arrowheads', 'dos puntas de flecha'),
  segment: words('two endpoints, no arrowhead', 'dos extremos, ninguna punta de flecha'),
  ray: words('one endpoint, one arrowhead', 'un extremo y una punta de flecha'),
  acute: words('narrower than a square corner', 'más cerrado que una esquina recta'),
  right: words('the mark of a square corner', 'la marca de una esquina recta'),
  obtuse: words('wider than a square corner', 'más abierto que una esquina recta'),
}

/** Letters that make no words beside each other, and stand well beside "y" and "o". */
const LETTERS = ['A', 'B', 'C', 'D', 'F', 'G', 'H', 'J', 'K', 'M', 'P', 'Q', 'R', 'S', 'T'] as const
export const drawLetters = <const N extends number>(random: Random, many: N) => random.sample(LETTERS, many)

const RADIANS = Math.PI / 180
const hundredth = (value: number) => Math.round(value * 100) / 100 + 0
export const towards = (degrees: number, length: number, [x, y]: Point = [0, 0]): Point => [
  hundredth(x + length * Math.cos(degrees * RADIANS)),
  hundredth(y + length * Math.sin(degrees * RADIANS)),
]

export interface Drawn {
  readonly kind: Kind
  /** Two names: of a ray, the endpoint comes first. */
  readonly names: readonly [string, string]
  readonly turn: number
  /** Degrees of an angle. */
  readonly opening: number
}
export function drawOf(random: Random, kind: Kind): Drawn {
  const opening = { acute: 5 * random.int(5, 14), right: 90, obtuse: 5 * random.int(22, 31) }
  return {
    kind,
    names: drawLetters(random, 2),
    turn: 15 * random.int(0, 23),
    opening: isAngle(kind) ? opening[kind] : 0,
  }
}
export function pictured({ kind, names: [one, other], turn, opening }: Drawn, size = 5): Figure {
  if (isAngle(kind))
    return angleDiagram({
      rays: { A: 0, C: opening },
      angles: [{ of: 'AOC', label: null, mark: kind === 'right' ? 'square' : 'arc' }],
      turn,
      size,
    })
  if (kind === 'point') return geometryDiagram({ points: { [one]: [0, 0] }, dots: true, size })
  return geometryDiagram({
    points: { [one]: [0, 0], [other]: towards(turn, 4) },
    lines: [{ of: one + other, extent: kind }],
    dots: true,
    size,
    says: 'looks',
  })
}

/** What a drawing shows, by its ends or by how far its rays open. */
export function seenIn(drawn: Figure): Kind | null {
  if (drawn.kind === 'geometry-diagram') return drawn.lines.length === 0 ? 'point' : itemOf(drawn.lines, 0).extent
  if (drawn.kind !== 'angle-diagram') return null
  const [one, other] = drawn.points.filter(({ name }) => name !== drawn.vertex).map(({ at }) => at)
  if (!one || !other) return null
  const cosine = Math.round((one[0] * other[0] + one[1] * other[1]) * 1000)
  return cosine === 0 ? 'right' : cosine > 0 ? 'acute' : 'obtuse'
}

/** Lines through two points each; where two cross at a marked right angle, the crossing is a point without a name. */
export interface Lettered {
  readonly names: readonly [string, string]
  readonly from: Point
  readonly to: Point
  readonly parallels?: number
}
export const linesFigure = (
  lines: readonly Lettered[],
  square: readonly [at: Point, one: number, other: number] | null,
  size: number,
): Figure => {
  const points = Object.fromEntries(
    lines.flatMap(({ names: [one, other], from, to }) => [
      [one, { at: from, dot: true }],
      [other, { at: to, dot: true }],
    ]),
  )
  const endOf = (i: number) => itemOf(lines, i).names[1]
  return geometryDiagram({
    points: square ? { ...points, Z: { at: square[0], label: null, dot: false } } : points,
    lines: lines.map(({ names, parallels = 0 }): LineOf => ({ of: names.join(''), extent: 'line', parallels })),
    angles: square ? [{ of: `${endOf(square[1])}Z${endOf(square[2])}`, mark: 'square' }] : [],
    size,
    says: 'looks',
  })
}

/** How two lines with these ends lie, from their directions. */
export type Meeting = 'parallel' | 'perpendicular' | 'crossing'
export function meetingOf(one: readonly [Point, Point], other: readonly [Point, Point]): Meeting {
  const [[ax, ay], [bx, by]] = [wayOf(one), wayOf(other)]
  const [dot, cross] = [Math.abs(ax * bx + ay * by), Math.abs(ax * by - ay * bx)]
  return cross < 0.01 ? 'parallel' : dot < 0.01 ? 'perpendicular' : 'crossing'
}
const wayOf = ([[fromX, fromY], [toX, toY]]: readonly [Point, Point]): Point => {
  const length = Math.hypot(toX - fromX, toY - fromY)
  return [(toX - fromX) / length, (toY - fromY) / length]
}
