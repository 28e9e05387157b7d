import {
  type Block,
  type Both,
  degrees,
  evaluate,
  type Inline,
  line,
  type Point,
  type Printed,
  point,
  type Random,
  tupleOf,
  words,
} from '../../../author.ts'

/** A rotation by quarter turns counterclockwise about a point. */
export interface Turn {
  readonly quarters: 1 | 2 | 3
  readonly center: Point
  /** How it is said: 270° counterclockwise is 90° clockwise. */
  readonly clockwise: boolean
}

export function turned([x, y]: Point, { quarters, center: [a, b] }: Pick<Turn, 'quarters' | 'center'>): Point {
  const [dx, dy] = [x - a, y - b]
  const [u, v] = quarters === 1 ? [-dy, dx] : quarters === 2 ? [-dx, -dy] : [dy, -dx]
  return [a + u + 0, b + v + 0]
}

const CLOCKWISE = words('clockwise', 'en sentido horario')
const COUNTERCLOCKWISE = words('counterclockwise', 'en sentido antihorario')

/** "90° clockwise", "180°". */
export function spokenAngle({ quarters, clockwise }: Turn): Both<readonly Inline[]> {
  const angle = degrees(90 * (clockwise ? 4 - quarters : quarters))
  const spoken = quarters === 2 ? line`${angle}` : line`${angle} ${clockwise ? CLOCKWISE : COUNTERCLOCKWISE}`
  return { en: spoken, es: spoken }
}

/** "90° clockwise about the origin", "180° alrededor de (2, −1)". */
export function spokenTurn(turn: Turn): Both<readonly Inline[]> {
  const { center } = turn
  const { en, es } = spokenAngle(turn)
  const isOrigin = center[0] === 0 && center[1] === 0
  return {
    en: [...en, ...(isOrigin ? line` about the origin` : line` about the point ${point(...center)}`)],
    es: [...es, ...(isOrigin ? line` alrededor del origen` : line` alrededor del punto ${point(...center)}`)],
  }
}

export function paragraph(...parts: readonly (readonly Inline[])[]): Block {
  const content: Inline[] = []
  for (const part of parts) content.push(...part)
  return { kind: 'paragraph', content }
}

/** The rotation that the words name: angle, direction, and the point where it turns. */
export function printedTurn(printed: Printed): Pick<Turn, 'quarters' | 'center'> {
  const angle = evaluate(printed.one('measure')).n / 90
  const isClockwise = printed.all('words').some(({ en }) => en === CLOCKWISE.en)
  const spoken = printed.blocksOf('paragraph').flatMap(({ content }) => content)
  const at = spoken.findIndex(
    item => (typeof item === 'string' && item.endsWith(' about the point ')) || item === ' alrededor del punto ',
  )
  const told = at < 0 ? undefined : spoken[at + 1]
  const center: Point =
    typeof told === 'object' && told.kind === 'list'
      ? tupleOf(
          told.items.map(item => evaluate(item).n),
          2,
        )
      : [0, 0]
  return { quarters: (isClockwise ? 4 - angle : angle) as Turn['quarters'], center }
}

/** Figures that no rotation takes to themselves, in a corner of the grid. */
export const shapes: Readonly<Record<'segment' | 'triangle' | 'quadrilateral', readonly (readonly Point[])[]>> = {
  segment: [
    [
      [0, 0],
      [3, 1],
    ],
    [
      [0, 0],
      [1, 4],
    ],
    [
      [0, 3],
      [4, 0],
    ],
    [
      [0, 0],
      [3, 4],
    ],
    [
      [0, 0],
      [4, 2],
    ],
    [
      [0, 0],
      [2, 3],
    ],
  ],
  triangle: [
    [
      [0, 0],
      [4, 0],
      [1, 3],
    ],
    [
      [0, 0],
      [3, 1],
      [1, 4],
    ],
    [
      [0, 0],
      [4, 1],
      [4, 3],
    ],
    [
      [0, 0],
      [2, 0],
      [3, 4],
    ],
    [
      [0, 1],
      [4, 0],
      [2, 4],
    ],
    [
      [0, 0],
      [1, 3],
      [4, 2],
    ],
    [
      [0, 1],
      [3, 0],
      [3, 4],
    ],
    [
      [0, 4],
      [1, 0],
      [3, 1],
    ],
  ],
  quadrilateral: [
    [
      [0, 0],
      [4, 0],
      [3, 2],
      [0, 3],
    ],
    [
      [0, 0],
      [3, 0],
      [4, 3],
      [1, 4],
    ],
    [
      [0, 0],
      [4, 1],
      [3, 3],
      [0, 4],
    ],
    [
      [0, 0],
      [2, 0],
      [4, 4],
      [0, 3],
    ],
  ],
}

/** Away from the axes, in any quadrant; as near to the origin as asked. */
export function placed(random: Random, shape: readonly Point[], farthest: number): readonly Point[] {
  const [wide, high] = [Math.max(...shape.map(([x]) => x)), Math.max(...shape.map(([, y]) => y))]
  const [x, y] = [random.int(1, farthest - wide), random.int(1, farthest - high)]
  const [across, up] = [random.sign(), random.sign()]
  return shape.map(([dx, dy]): Point => [across * (x + dx), up * (y + dy)])
}
