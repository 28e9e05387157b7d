import {
  type Both,
  type Content,
  type Expr,
  equation,
  type Inline,
  type Point,
  point,
  prose,
  type Step,
  step,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { Direction } from './scatter.ts'

const TRENDS = {
  positive: { en: prose`The points rise.`, es: prose`Los puntos suben.` },
  negative: { en: prose`The points fall.`, es: prose`Los puntos bajan.` },
  none: { en: prose`The points neither rise nor fall.`, es: prose`Los puntos ni suben ni bajan.` },
} as const satisfies Readonly<Record<Direction, Both<Content>>>

const NAMED_BY = {
  positive: because.trendIsPositive,
  negative: because.trendIsNegative,
  none: because.noTrend,
} as const satisfies Readonly<Record<Direction, unknown>>

export const trendStep = (direction: Direction): Step => step(TRENDS[direction], because.followThePoints)

const ON_THE_WHOLE = {
  positive: {
    en: prose`On the whole, the points rise, though not each one.`,
    es: prose`En general los puntos suben, aunque no todos.`,
  },
  negative: {
    en: prose`On the whole, the points fall, though not each one.`,
    es: prose`En general los puntos bajan, aunque no todos.`,
  },
} as const

/** The trend of points that are spread widely. */
export const weakTrendStep = (direction: 'positive' | 'negative'): Step =>
  step(ON_THE_WHOLE[direction], because.followThePoints)

/** What the trend is called. */
export const namedStep = (name: Content | Both<Content>, direction: Direction): Step => step(name, NAMED_BY[direction])

type Slot = Expr | Both<readonly Inline[]>

/** Both coordinates of a point, read on the axes. */
export const readSteps = ([x, y]: Point, of: Slot): readonly Step[] => [
  step(equation(symbol('x'), x), because.readBelowPoint, { point: of }),
  step(equation(symbol('y'), y), because.readBesidePoint, { point: of }),
]

export const pointStep = ([x, y]: Point): Step => step(point(x, y), because.writeOrderedPair)
