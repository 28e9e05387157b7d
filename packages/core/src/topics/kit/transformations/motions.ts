import {
  type Both,
  degrees,
  type Expr,
  type Inline,
  itemOf,
  line,
  type Point,
  type Printed,
  point,
  type Random,
  type Sentence,
  tupleOf,
  words,
} from '../../../author.ts'
import { areApart, isOnGrid, placedFigure, type Shape } from './figures.ts'
import { type Mirror, mirrorSaid, printedMirrors, reflected } from './mirrors.ts'
import { type Move, moved, moveSaid, printedMove } from './moves.ts'
import { atLetter, letter, PRIME, paragraph, type Vertices } from './points.ts'

/** A rigid motion: a translation, a reflection, or a rotation by quarter turns counterclockwise. */
export type Motion =
  | { readonly kind: 'move'; readonly by: Move }
  | { readonly kind: 'flip'; readonly over: Mirror }
  | { readonly kind: 'turn'; readonly quarters: 1 | 2 | 3; readonly about: Point; readonly isClockwise: boolean }
export type Turning = Extract<Motion, { kind: 'turn' }>

export const afterMotion = (points: Vertices, motion: Motion): Vertices => {
  switch (motion.kind) {
    case 'move':
      return moved(points, motion.by)
    case 'flip':
      return reflected(points, motion.over).map(([x, y]): Point => [x + 0, y + 0])
    case 'turn': {
      const [a, b] = motion.about
      return points.map(([x, y]): Point => {
        const [right, up] = [x - a, y - b]
        const [u, v] = motion.quarters === 1 ? [-up, right] : motion.quarters === 2 ? [-right, -up] : [up, -right]
        return [a + u + 0, b + v + 0]
      })
    }
  }
}
export const afterAll = (points: Vertices, motions: readonly Motion[]): Vertices => motions.reduce(afterMotion, points)
export const pointAfter = (at: Point, ...motions: readonly Motion[]): Point => itemOf(afterAll([at], motions), 0)

const CLOCKWISE = words('clockwise', 'en sentido horario')
const COUNTERCLOCKWISE = words('counterclockwise', 'en sentido antihorario')
const turnSaid = ({ quarters, isClockwise }: Turning): readonly Inline[] =>
  quarters === 2
    ? line`${degrees(180)}`
    : line`${degrees(90 * (isClockwise ? 4 - quarters : quarters))} ${isClockwise ? CLOCKWISE : COUNTERCLOCKWISE}`
const isOrigin = ([x, y]: Point) => x === 0 && y === 0

/** "a translation 3 units right", "a reflection across the x-axis", "a rotation of 90° clockwise about the origin". */
export function motionSaid(motion: Motion): Both<readonly Inline[]> {
  switch (motion.kind) {
    case 'move': {
      const { en, es } = moveSaid(motion.by)
      return { en: [...line`a translation `, ...en], es: [...line`una traslación de `, ...es] }
    }
    case 'flip': {
      const { en, es } = mirrorSaid(motion.over)
      return { en: [...line`a reflection across `, ...en], es: [...line`una reflexión sobre `, ...es] }
    }
    case 'turn': {
      const spoken = turnSaid(motion)
      const about: Both<readonly Inline[]> = isOrigin(motion.about)
        ? { en: line`the origin`, es: line`del origen` }
        : { en: line`the point ${point(...motion.about)}`, es: line`del punto ${point(...motion.about)}` }
      return {
        en: [...line`a rotation of `, ...spoken, ...line` about `, ...about.en],
        es: [...line`una rotación de `, ...spoken, ...line` alrededor `, ...about.es],
      }
    }
  }
}
/** "a reflection across the x-axis, then a translation 3 units right". */
export const motionsSaid = ([first, ...others]: readonly [Motion, ...Motion[]]): Both<readonly Inline[]> => {
  const start = motionSaid(first)
  return others.map(motionSaid).reduce(
    (all, next) => ({
      en: [...all.en, ...line`, then `, ...next.en],
      es: [...all.es, ...line`, seguida de `, ...next.es],
    }),
    start,
  )
}

const keyOf = (motion: Motion): string => {
  switch (motion.kind) {
    case 'move':
      return ['move', ...motion.by].join(' ')
    case 'flip':
      return ['flip', motion.over.along, 'k' in motion.over ? motion.over.k : ''].join('|')
    case 'turn':
      return ['turn', motion.quarters, ...motion.about].join(' ')
  }
}
export const motionChoice = (...motions: readonly [Motion, ...Motion[]]): Sentence => {
  const { en, es } = motionsSaid(motions)
  return { key: motions.map(keyOf).join('; '), says: { en: paragraph(en), es: paragraph(es) } }
}
/** The motions of a choice, by its key. */
export const motionsOf = (key: string): readonly Motion[] =>
  key.split('; ').map((one): Motion => {
    if (one.startsWith('flip')) {
      const [, along, k] = one.split('|')
      return { kind: 'flip', over: (k ? { along, k: Number(k) } : { along }) as Mirror }
    }
    const [kind, ...rest] = one.split(' ')
    const numbers = rest.map(Number)
    if (kind === 'move') return { kind, by: tupleOf(numbers, 2) }
    const [quarters, x, y] = tupleOf(numbers, 3)
    return { kind: 'turn', quarters: quarters as 1 | 2 | 3, about: [x, y], isClockwise: false }
  })

/** What the words tell of one motion, of its kind. */
export function printedMotion(printed: Printed, kind: Motion['kind']): Motion {
  if (kind === 'move') return { kind, by: printedMove(printed) }
  if (kind === 'flip') return { kind, over: itemOf(printedMirrors(printed), 0) }
  const turned = printed.all('measure').find(({ unit }) => unit === 'degree')
  const quarters = turned?.of.kind === 'number' ? turned.of.n / 90 : 0
  const isClockwise = printed.all('words').some(({ en }) => en === CLOCKWISE.en)
  return {
    kind,
    quarters: (isClockwise ? 4 - quarters : quarters) as Turning['quarters'],
    about: [0, 0],
    isClockwise: false,
  }
}

/** Which of two points that are drawn apart: every way of naming a rotation comes as often. */
export const drawTurn = (random: Random, about: Point = [0, 0]): Turning => {
  const [quarters, isClockwise] = random.evenly([
    [1, false],
    [3, true],
    [2, false],
    [3, true],
    [1, false],
  ] as const)
  return { kind: 'turn', quarters, about, isClockwise }
}

/** A figure anywhere on the grid whose image by these motions stands on it too, apart from the figure. */
export const drawPair = (
  random: Random,
  shape: Shape,
  motions: () => readonly [Motion, ...Motion[]],
  fits: (given: Vertices, all: readonly [Motion, ...Motion[]]) => boolean = () => true,
) =>
  random.until(
    () => {
      const all = motions()
      const given = placedFigure(random, shape)
      return { given, motions: all, image: afterAll(given, all) }
    },
    ({ given, image, motions: all }) =>
      isOnGrid(afterMotion(given, all[0])) && isOnGrid(image) && areApart(given, image) && fits(given, all),
  )

/** A(1, 2) → A′(3, 5). */
export const arrowOf = (from: Point, to: Point, name: Expr = letter(0), image: Expr = letter(0, PRIME)) =>
  line`${atLetter(name, ...from)} → ${atLetter(image, ...to)}`

/** Twice the area with its sign: whether the letters go around one way or the other. */
export const windingOf = (points: Vertices): number =>
  points.reduce((all, [x, y], i) => {
    const [u, v] = itemOf(points, (i + 1) % points.length)
    return all + x * v - u * y
  }, 0)
