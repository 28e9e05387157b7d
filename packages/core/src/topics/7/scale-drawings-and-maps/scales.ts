import {
  type Both,
  evaluate,
  figure,
  gcd,
  type Inline,
  itemOf,
  line,
  measure,
  type Point,
  type Printed,
  polygon,
  type Random,
  Ratio,
  ratio,
  transformationGrid,
  words,
} from '../../../author.ts'
import { type Scale, type ScaleStory, scaleStories, toActual } from './scale.ts'

type Kind = 'whole' | 'part'
interface Level {
  readonly scale: Kind
}

export function drawScale(random: Random, kind: Kind, { units, most }: Pick<ScaleStory, 'units' | 'most'>): Scale {
  if (kind === 'whole') return { drawn: Ratio.of(1), actual: Ratio.of(random.int(2, most)), units }
  const drawn = random.pick(
    units[0] === 'inch' ? [Ratio.of(1, 2), Ratio.of(1, 4), Ratio.of(3, 4)] : [Ratio.of(2), Ratio.of(4), Ratio.of(5)],
  )
  const top = Math.max(2, Math.ceil(most * drawn.toNumber()))
  // A longer distance is round, as map makers choose it.
  const actual = random.pick(
    Array.from({ length: top }, (_, i) => i + 1)
      .filter(value => value <= 20 || value % 5 === 0)
      .map(value => Ratio.of(value))
      .filter(value => value.over(drawn).compare(1) !== 0 && (drawn.d > 1 || gcd(value.n, drawn.n) === 1)),
  )
  return { drawn, actual, units }
}

/** A length on the drawing, not the one that the scale tells. What it stands for is a likely length of the story. */
function drawLength(random: Random, scale: Scale, [least, most]: readonly [number, number] = [0, Infinity]) {
  const whole = scale.drawn.compare(1) >= 0
  const lengths = Array.from({ length: 12 }, (_, i) => (whole ? Ratio.of(i + 1) : scale.drawn.times(i + 1)))
  return random.pick(
    lengths.slice(whole ? 1 : 2).filter(value => {
      const actual = toActual(scale, value).toNumber()
      return !value.equals(scale.drawn) && !value.equals(scale.actual) && actual >= least && actual <= most
    }),
  )
}

/** Two forms begin with different stories. */
export function drawStory(random: Random, { scale: kind }: Level, form: 0 | 1) {
  const first = form * Math.floor(scaleStories.length / 2)
  const story = random.evenly([...scaleStories.slice(first), ...scaleStories.slice(0, first)])
  const scale = drawScale(random, kind, story)
  return { story, scale, drawn: drawLength(random, scale, story.likely) }
}

/** All measures in reading order: the two of the scale first. */
export const measures = (printed: Printed) => printed.all('measure').map(item => evaluate(item))

/** Each level has places of its own, so that a sheet tells none twice. */
const PLACES = {
  easy: [words('store', 'tienda'), words('library', 'biblioteca'), words('pharmacy', 'farmacia')],
  medium: [words('bakery', 'panadería'), words('clinic', 'clínica'), words('flower shop', 'florería')],
  hard: [words('cafeteria', 'cafetería'), words('barbershop', 'barbería'), words('bookstore', 'librería')],
} as const
const ROOM_UNITS = [
  ['inch', 'foot'],
  ['centimeter', 'meter'],
] as const
const TURNS = Array.from({ length: 12 }, (_, i) => i)

/** A rectangle or an L of whole units. The place changes from one to the next, as do units and kinds. */
export function drawRoom(random: Random, level: keyof typeof PLACES, kinds: readonly ('rectangle' | 'L')[]) {
  const turn = random.evenly(TURNS)
  const kind = itemOf(kinds, Math.floor(turn / 2) % kinds.length)
  const w = random.int(4, 9)
  const h = random.intExcept(4, 7, w)
  const [a, b] = [random.int(2, w - 2), random.int(2, h - 2)]
  const corners: readonly Point[] =
    kind === 'rectangle'
      ? [
          [0, 0],
          [w, 0],
          [w, h],
          [0, h],
        ]
      : [
          [0, 0],
          [w, 0],
          [w, b],
          [a, b],
          [a, h],
          [0, h],
        ]
  const units = itemOf(ROOM_UNITS, turn % 2)
  // No store is only a few feet deep.
  const perUnit = units[0] === 'inch' ? random.int(5, 10) : random.int(2, 5)
  return { corners, place: itemOf(PLACES[level], turn % 3), units, perUnit }
}
type Room = ReturnType<typeof drawRoom>
export const edges = (corners: readonly Point[]) =>
  corners.map((corner, i) => [corner, itemOf(corners, (i + 1) % corners.length)] as const)
export const sideLengths = (corners: readonly Point[]) =>
  edges(corners).map(([[x1, y1], [x2, y2]]) => Math.abs(x1 - x2) + Math.abs(y1 - y2))
export const areaOf = (corners: readonly Point[]) =>
  Math.abs(edges(corners).reduce((sum, [[x1, y1], [x2, y2]]) => sum + x1 * y2 - x2 * y1, 0)) / 2
export const plan = ({ corners, units }: Room) =>
  figure(
    polygon({
      vertices: corners,
      sides: sideLengths(corners).map(side => measure(side, units[0])),
      // The notch of an L has two labels.
      size: corners.length > 4 ? 13 : 10,
    }),
  )
/** The plan has right angles only. */
export const planSaid = (room: Room): Both<readonly Inline[]> => {
  const [scale, { place }] = [roomScale(room), room]
  return room.corners.length === 4
    ? {
        en: line`The rectangular plan of a ${place} has the scale ${scale} (drawing\u00a0:\u00a0actual).`,
        es: line`El plano rectangular de una ${place} tiene la escala ${scale} (dibujo\u00a0:\u00a0real).`,
      }
    : {
        en: line`The L-shaped plan of a ${place}, with right angles only, has the scale ${scale} (drawing\u00a0:\u00a0actual).`,
        es: line`El plano en forma de L de una ${place}, con ángulos rectos solamente, tiene la escala ${scale} (dibujo\u00a0:\u00a0real).`,
      }
}
export const roomScale = ({ units, perUnit }: Room) => ratio(measure(1, units[0]), measure(perUnit, units[1]))
export const printedCorners = (printed: Printed) => printed.figure('polygon').points.map(({ at }) => at)

export const redrawn = (
  { given, image }: { readonly given: readonly Point[]; readonly image: readonly Point[] | null },
  start: Point,
) =>
  transformationGrid({
    figure: given,
    names: null,
    ...(image ? { image, imageNames: null } : {}),
    points: [[...start, 'P']],
    axes: false,
    x: [0, 16],
    y: [0, 10],
  })

/** Plans in a corner of the grid, with the first corner at the origin. */
export const PLANS: readonly (readonly Point[])[] = [
  [
    [0, 0],
    [3, 0],
    [3, 1],
    [1, 1],
    [1, 2],
    [0, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [2, 3],
    [1, 3],
    [1, 1],
    [0, 1],
  ],
  [
    [0, 0],
    [3, 0],
    [2, 2],
    [0, 2],
  ],
  [
    [0, 0],
    [3, 0],
    [3, 3],
    [0, 1],
  ],
  [
    [0, 0],
    [3, 0],
    [3, 2],
    [2, 2],
    [2, 1],
    [0, 1],
  ],
  [
    [0, 0],
    [2, 0],
    [3, 2],
    [1, 3],
  ],
]
