import { type Noun, noun } from '../language/noun.ts'
import { butterfly, duck, elephant, fish, mouse, rabbit, snail, turtle } from '../language/nouns/animals.ts'
import { apple, cookie, egg, mushroom } from '../language/nouns/food.ts'
import { house } from '../language/nouns/home.ts'
import { flower, leaf, moon, shell, star, tree } from '../language/nouns/nature.ts'
import { book, pencil } from '../language/nouns/school.ts'
import { circle, counter, heart, hexagon, rhombus, square, triangle } from '../language/nouns/shapes.ts'
import { ball, balloon, block } from '../language/nouns/toys.ts'
import { car } from '../language/nouns/transport.ts'
import { cup } from '../language/nouns/units.ts'
import type { Primitive, Stroke } from './drawing.ts'
import { type Fill, filledCircle, filledPath } from './fill.ts'
import { placedPath } from './path.ts'
import { arcSegments, at, type Point } from './pen.ts'

/** A small picture in a box from −50 to 50, y upwards. */
interface Picture {
  readonly noun: Noun
  /** The outline that takes the fill; 'round' is a circle that fills the box. */
  readonly body: string
  /** Drawn as lines upon it. */
  readonly lines?: readonly string[]
  /** Drawn as ink upon it. */
  readonly ink?: readonly string[]
}

const round = (x: number, y: number, radius: number): string =>
  arcSegments([x, y], radius, 0, 360)
    .map(segment => segment.join(' '))
    .join(' ')

const spiked = (points: number, inner: number, turn = 90): string =>
  `${Array.from({ length: points * 2 }, (_, i) => at([0, 0], i % 2 === 0 ? 50 : inner, turn + (i * 180) / points))
    .map(([x, y], i) => `${i === 0 ? 'M' : 'L'} ${x.toFixed(1)} ${y.toFixed(1)}`)
    .join(' ')} Z`

const regular = (sides: number, turn: number): string =>
  `${Array.from({ length: sides }, (_, i) => at([0, 0], 50, turn + (i * 360) / sides))
    .map(([x, y], i) => `${i === 0 ? 'M' : 'L'} ${x.toFixed(1)} ${y.toFixed(1)}`)
    .join(' ')} Z`

const petals = `${Array.from({ length: 6 }, (_, i) => {
  const [start, one, two, end] = [
    at([0, 0], 20, i * 60),
    at([0, 0], 64, i * 60 + 4),
    at([0, 0], 64, i * 60 + 56),
    at([0, 0], 20, i * 60 + 60),
  ]
  return `${i === 0 ? `M ${start[0].toFixed(1)} ${start[1].toFixed(1)} ` : ''}C ${[...one, ...two, ...end].map(value => value.toFixed(1)).join(' ')}`
}).join(' ')} Z`

const PICTURES = {
  circle: { noun: circle, body: 'round' },
  counter: { noun: counter, body: 'round' },
  square: { noun: square, body: 'M -42 -42 L 42 -42 L 42 42 L -42 42 Z' },
  triangle: { noun: triangle, body: 'M 0 42 L 48 -41 L -48 -41 Z' },
  star: { noun: star, body: spiked(5, 20) },
  heart: {
    noun: heart,
    body: 'M 0 -46 C -20 -28 -50 -6 -50 18 C -50 48 -10 50 0 22 C 10 50 50 48 50 18 C 50 -6 20 -28 0 -46 Z',
  },
  rhombus: { noun: rhombus, body: 'M 0 50 L 34 0 L 0 -50 L -34 0 Z' },
  hexagon: { noun: hexagon, body: regular(6, 0) },
  apple: {
    noun: apple,
    body: 'M 0 22 C 12 34 44 32 44 2 C 44 -26 24 -50 10 -47 C 4 -45 -4 -45 -10 -47 C -24 -50 -44 -26 -44 2 C -44 32 -12 34 0 22 Z',
    lines: ['M 0 22 C -1 34 -4 42 -9 48'],
    ink: ['M 2 32 C 8 48 22 50 32 44 C 24 32 12 28 2 32 Z'],
  },
  flower: { noun: flower, body: petals, lines: [round(0, 0, 14)] },
  fish: {
    noun: fish,
    body: 'M 50 0 C 32 32 -6 30 -24 6 L -50 28 L -40 0 L -50 -28 L -24 -6 C -6 -30 32 -32 50 0 Z',
    lines: ['M 20 20 C 12 8 12 -8 20 -20'],
    ink: [round(33, 5, 3.5)],
  },
  leaf: {
    noun: leaf,
    body: 'M -38 -38 C -46 14 -10 46 46 46 C 46 -10 14 -46 -38 -38 Z',
    lines: ['M -50 -50 L 24 24', 'M -14 -14 L -16 12', 'M -14 -14 L 12 -16', 'M 6 6 L 4 28', 'M 6 6 L 28 4'],
  },
  balloon: {
    noun: balloon,
    body: 'M 0 50 C 24 50 36 34 36 16 C 36 -6 16 -22 0 -26 C -16 -22 -36 -6 -36 16 C -36 34 -24 50 0 50 Z',
    lines: ['M 0 -32 C 6 -38 -6 -42 0 -50'],
    ink: ['M 0 -25 L 6 -34 L -6 -34 Z'],
  },
  ball: { noun: ball, body: 'round', lines: ['M -50 0 C -20 16 20 16 50 0', 'M 0 50 C -16 20 -16 -20 0 -50'] },
  cookie: {
    noun: cookie,
    body: 'round',
    ink: [
      round(-16, 18, 5),
      round(14, 24, 5),
      round(24, -6, 5),
      round(-6, -8, 5),
      round(-26, -14, 5),
      round(8, -30, 5),
    ],
  },
  cup: { noun: cup, body: 'M -38 34 L 22 34 L 16 -42 L -32 -42 Z', lines: ['M 21 22 C 52 28 50 -20 18 -18'] },
  moon: { noun: moon, body: 'M 22 48 C -42 46 -48 -42 22 -48 C -10 -26 -10 26 22 48 Z' },
  house: {
    noun: house,
    body: 'M -36 6 L -36 -46 L 36 -46 L 36 6 L 48 6 L 0 48 L -48 6 Z',
    lines: ['M 10 2 L 26 2 L 26 -16 L 10 -16 Z'],
    ink: ['M -20 -46 L -20 -14 L -2 -14 L -2 -46 Z'],
  },
  tree: { noun: tree, body: 'M 0 50 L 36 -26 L -36 -26 Z', ink: ['M -7 -26 L -7 -50 L 7 -50 L 7 -26 Z'] },
  car: {
    noun: car,
    body: 'M -50 -22 L -50 0 L -34 4 L -18 28 L 18 28 L 32 4 L 50 0 L 50 -22 Z',
    lines: ['M -24 6 L -13 21 L -2 21 L -2 6 Z', 'M 5 6 L 5 21 L 14 21 L 22 6 Z'],
    ink: [round(-26, -24, 11), round(26, -24, 11)],
  },
  duck: {
    noun: duck,
    body: 'M -50 2 C -40 -6 -30 0 -18 2 C -6 4 4 6 4 16 C -4 32 4 48 20 48 C 34 48 40 38 38 28 L 50 22 L 36 16 C 30 8 42 -2 40 -18 C 36 -46 -40 -46 -50 2 Z',
    lines: ['M -24 -10 C -14 -26 10 -26 16 -8'],
    ink: [round(23, 33, 3.5)],
  },
  egg: {
    noun: egg,
    body: 'M 0 50 C 22 50 38 10 38 -10 C 38 -36 20 -50 0 -50 C -20 -50 -38 -36 -38 -10 C -38 10 -22 50 0 50 Z',
  },
  mushroom: {
    noun: mushroom,
    body: 'M -14 -2 L -48 -2 C -48 62 48 62 48 -2 L 14 -2 C 12 -20 14 -36 20 -46 L -20 -46 C -14 -36 -12 -20 -14 -2 Z',
    lines: ['M -14 -2 L 14 -2'],
  },
  pencil: {
    noun: pencil,
    body: 'M -12 50 L -12 -24 L 0 -50 L 12 -24 L 12 50 Z',
    lines: ['M -12 34 L 12 34', 'M -12 -24 L 12 -24'],
    ink: ['M -4.6 -40 L 0 -50 L 4.6 -40 Z'],
  },
  block: {
    noun: block,
    body: 'M -46 -46 L 20 -46 L 46 -20 L 46 46 L -20 46 L -46 20 Z',
    lines: ['M -46 20 L 20 20 L 20 -46', 'M 20 20 L 46 46'],
  },
  book: {
    noun: book,
    body: 'M 0 32 C -14 42 -36 42 -50 34 L -50 -38 C -36 -30 -14 -30 0 -40 C 14 -30 36 -30 50 -38 L 50 34 C 36 42 14 42 0 32 Z',
    lines: ['M 0 32 L 0 -40'],
  },
  shell: {
    noun: shell,
    body: 'M 0 -48 L -48 8 C -50 26 -36 32 -30 26 C -28 42 -12 46 -9 36 C -6 48 6 48 9 36 C 12 46 28 42 30 26 C 36 32 50 26 48 8 Z',
    lines: ['M 0 -44 L -30 26', 'M 0 -44 L -9 36', 'M 0 -44 L 9 36', 'M 0 -44 L 30 26'],
  },
  butterfly: {
    noun: butterfly,
    body: 'M 0 4 C 10 44 48 50 46 20 C 46 4 28 0 14 -2 C 36 -8 42 -42 24 -46 C 8 -46 2 -20 0 -10 C -2 -20 -8 -46 -24 -46 C -42 -42 -36 -8 -14 -2 C -28 0 -46 4 -46 20 C -48 50 -10 44 0 4 Z',
    lines: ['M 0 18 L 0 -26', 'M 0 18 C -4 30 -8 34 -14 36', 'M 0 18 C 4 30 8 34 14 36'],
  },
  turtle: {
    noun: turtle,
    body: 'M -44 -18 C -44 36 24 36 26 -18 Z',
    lines: [
      'M 24 0 C 28 18 50 18 50 2 C 50 -12 38 -16 26 -16',
      'M -34 -18 L -34 -34 L -20 -34 L -20 -18',
      'M 4 -18 L 4 -34 L 18 -34 L 18 -18',
      'M -22 -18 L -14 21',
      'M 4 -18 L -2 21',
      'M -43 -12 L -50 -20 L -44 -18',
    ],
    ink: [round(40, 4, 3.5)],
  },
  snail: {
    noun: snail,
    body: round(-8, 4, 30),
    lines: [
      'M 22 4 C 22 -20 -28 -20 -28 6 C -28 24 8 24 8 6 C 8 -8 -14 -8 -14 4',
      'M -30 -17 C -42 -24 -50 -32 -50 -40 L 28 -40 C 46 -40 48 -20 46 -2 C 44 8 34 8 33 0 C 32 -10 26 -16 16 -14',
      'M 44 5 L 49 26',
      'M 38 7 L 36 28',
    ],
    ink: [round(49, 28, 3.5), round(36, 30, 3.5)],
  },
  mouse: {
    noun: mouse,
    body: 'M -34 -32 C -50 20 8 36 24 10 C 34 6 46 -6 50 -18 C 44 -32 20 -32 -34 -32 Z',
    lines: [round(8, 20, 12), 'M -37 -24 C -50 -26 -50 -8 -46 6', 'M -14 -32 C -18 -24 -8 -20 -2 -26'],
    ink: [round(31, -4, 3.5), round(47, -18, 4)],
  },
  rabbit: {
    noun: rabbit,
    body: 'M -40 -42 C -52 -6 -30 14 -4 8 C -6 14 -4 20 0 24 L -12 44 C -4 54 8 44 10 29 C 13 30 15 30 18 28 L 18 50 C 30 50 32 34 27 24 C 38 16 36 2 24 0 C 32 -10 34 -26 32 -42 Z',
    lines: ['M -2 -42 C 2 -26 -8 -14 -20 -14', round(-43, -26, 7)],
    ink: [round(21, 14, 3.5)],
  },
  elephant: {
    noun: elephant,
    body: 'M -44 -46 L -44 6 C -44 30 -20 34 0 28 C 6 46 36 42 38 20 C 42 4 38 -12 44 -20 L 50 -30 L 42 -36 C 30 -26 30 -12 26 -6 C 22 -10 18 -12 14 -12 L 14 -46 L -2 -46 L -2 -22 L -28 -22 L -28 -46 Z',
    lines: ['M 4 26 C -16 6 0 -8 12 2 C 18 8 18 20 12 26', 'M -44 2 L -50 -16'],
    ink: [round(27, 20, 3.5)],
  },
  positive: {
    noun: noun('positive counter', 'positive counters', 'ficha positiva', 'fichas positivas', 'f'),
    body: 'round',
    lines: ['M -24 0 L 24 0', 'M 0 24 L 0 -24'],
  },
  negative: {
    noun: noun('negative counter', 'negative counters', 'ficha negativa', 'fichas negativas', 'f'),
    body: 'round',
    lines: ['M -24 0 L 24 0'],
  },
} as const satisfies Record<string, Picture>

export type Icon = keyof typeof PICTURES
export const icons = Object.keys(PICTURES) as readonly Icon[]
/** The noun of what is drawn, so that the question asks for the same thing. */
export const iconNoun = (icon: Icon): Noun => PICTURES[icon].noun

/** A small picture with its middle at a point, `size` em high or wide. */
export function drawIcon(
  icon: Icon,
  middle: Point,
  size = 1,
  fill: Fill = 'white',
  { dashed = false, flipped = false }: { readonly dashed?: boolean; readonly flipped?: boolean } = {},
): Primitive[] {
  const { body, lines = [], ink = [] }: Picture = PICTURES[icon]
  const stroke: Stroke = { width: 0.055, dash: dashed ? 'dashed' : 'solid', tone: 'ink' }
  const placed = (path: string) => placedPath(path, { middle, scale: size / 100, stretch: flipped ? -1 : 1 })
  return [
    ...(body === 'round' ? filledCircle(middle, size / 2, fill, stroke) : filledPath(placed(body), fill, stroke)),
    ...lines.map((path): Primitive => ({ kind: 'path', segments: placed(path), stroke, fill: null })),
    ...ink.map((path): Primitive => ({ kind: 'path', segments: placed(path), stroke: null, fill: 'ink' })),
  ]
}

/** An X through something that is taken away. */
export function crossOut(middle: Point, size: number): Primitive[] {
  const reach = size * 0.58
  const stroke: Stroke = { width: 0.1, dash: 'solid', tone: 'ink' }
  return [
    [-1, 1],
    [-1, -1],
  ].map(
    ([dx, dy]): Primitive => ({
      kind: 'path',
      stroke,
      fill: null,
      segments: [
        ['M', middle[0] + dx! * reach, middle[1] + dy! * reach],
        ['L', middle[0] - dx! * reach, middle[1] - dy! * reach],
      ],
    }),
  )
}
