import {
  type Block,
  type Both,
  type CoordinatePlane,
  coordinatePlane,
  evaluate,
  exact,
  explained,
  expr,
  failed,
  type Inline,
  itemOf,
  line,
  list,
  type Printed,
  point as pointOf,
  prose,
  type Random,
  type Step,
  step,
  steps,
  symbol,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { Place } from './outlines.ts'

export interface Level {
  /** The number of each grid line: 1, or 2 or 5 in hard. */
  readonly scales: readonly number[]
}

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export const FOUR = ['P', 'Q', 'R', 'S'] as const
export const letterAt = (place: number) => symbol(itemOf(LETTERS, place))
const ORIGIN_TO = (scale: number) => ({ from: 0, to: 10 * scale, step: scale })
export const plane = (scale: number, options: Parameters<typeof coordinatePlane>[0] = {}) =>
  coordinatePlane({ x: ORIGIN_TO(scale), y: ORIGIN_TO(scale), ...options })
export const named = (points: readonly Place[]) => points.map(([x, y], i) => [x, y, itemOf(LETTERS, i)] as const)

export const isSame = (a: Place, b: Place) => a[0] === b[0] && a[1] === b[1]
export const swap = ([x, y]: Place): Place => [y, x]

/** Points apart from each other whose coordinates differ, so that swapping them shows. */
export function drawPoints<const N extends number>(random: Random, { scales }: Pick<Level, 'scales'>, many: N) {
  const scale = random.evenly(scales)
  const points = random.until(
    () => Array.from({ length: many }, (): Place => [random.int(1, 10) * scale, random.int(1, 10) * scale]),
    points =>
      points.every(
        ([x, y], i) => x !== y && points.every(([u, v], j) => i === j || Math.hypot(x - u, y - v) >= 2 * scale),
      ),
  )
  return { scale, points: tupleOf(points, many) }
}

/** Names of points in a printed plane with their places. */
export const placesIn = ({ points }: CoordinatePlane) =>
  new Map(points.map(({ at, label }) => [label?.kind === 'symbol' ? label.name : '', at]))

export const scaleStep = (scale: number): readonly Step[] =>
  scale === 1
    ? []
    : [
        explained(
          list(scale, 2 * scale, 3 * scale),
          line`The grid lines are ${scale} units apart.`,
          line`De una línea de la cuadrícula a la siguiente hay ${scale} unidades.`,
        ),
      ]
export const countedTo = ([x, y]: Place): readonly Step[] => [
  step(expr(x), because.countRight),
  step(expr(y), because.countUp),
]

/** Points by name and ordered pair, to be marked in an empty plane. */
export const listed = (points: readonly Place[]) =>
  steps(...points.map((place, i) => line`${letterAt(i)} ${pointOf(...place)}`))
export const first = ([place]: readonly [Place, ...Place[]]) =>
  step(pointOf(...place), because.goRightAndUp, { right: place[0], up: place[1] })
export const isMarked = (printed: Printed, points: readonly Place[]) =>
  printed
    .all('list')
    .every(({ items }, i) => items.every((item, j) => evaluate(item).equals(itemOf(itemOf(points, i), j))))

/** Whether the answer is the place of the point that is asked for. */
export function isRead(printed: Printed, answer: readonly Value[]): boolean {
  const [letter] = tupleOf(printed.all('symbol'), 1)
  const at = placesIn(printed.figure('coordinate-plane')).get(letter.name)
  return answer.every((value, i) => exact(value).equals(at?.[i] ?? failed('The point is drawn')))
}

/** What a student may have done with an ordered pair. */
export const SLIPS = ['swapped', 'first', 'none', 'second'] as const
type Slip = (typeof SLIPS)[number]
export const SLIP_SAID: Readonly<Record<Slip, Both<Block>>> = {
  swapped: {
    en: prose`The two numbers are in the wrong order.`,
    es: prose`Los dos números están en el orden contrario.`,
  },
  first: { en: prose`Only the first number is wrong.`, es: prose`Solo el primer número está mal.` },
  second: { en: prose`Only the second number is wrong.`, es: prose`Solo el segundo número está mal.` },
  none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
}
export const SLIP_WHY: Readonly<Record<Slip, Both<readonly Inline[]>>> = {
  swapped: {
    en: line`Both numbers are there, but the number of units up comes first.`,
    es: line`Están los dos números, pero el de las unidades hacia arriba va primero.`,
  },
  first: {
    en: line`The units up are correct, but the units to the right are miscounted.`,
    es: line`Las unidades hacia arriba están bien, pero las de la derecha están mal contadas.`,
  },
  second: {
    en: line`The units to the right are correct, but the units up are miscounted.`,
    es: line`Las unidades a la derecha están bien, pero las de arriba están mal contadas.`,
  },
  none: {
    en: line`Both numbers are the same, in the same order.`,
    es: line`Los dos números son los mismos y van en el mismo orden.`,
  },
}
export const claimOf = ([x, y]: Place, slip: Slip, off: number): Place =>
  slip === 'swapped' ? [y, x] : slip === 'first' ? [x + off, y] : slip === 'second' ? [x, y + off] : [x, y]
