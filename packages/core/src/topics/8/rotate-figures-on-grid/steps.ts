import {
  type Both,
  type Expr,
  explained,
  figure,
  type Inline,
  itemOf,
  line,
  m,
  minus,
  type Point,
  point,
  type Step,
  step,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { grid, named, namedAt, ORIGIN } from './parts.ts'
import { paragraph, spokenAngle, type Turn, turned } from './turns.ts'

/** Where (x, y) goes, by quarter turns counterclockwise. */
export const RULES: Readonly<Record<Turn['quarters'], readonly [Expr, Expr]>> = {
  1: [m`-y`, symbol('x')],
  2: [m`-x`, m`-y`],
  3: [symbol('y'), m`-x`],
}

const BEFORE = point(symbol('x'), symbol('y'))

/** The rule, and why three quarters one way are one quarter the other way. */
export function ruleStep(turn: Turn): Step {
  const rule = paragraph(line`${BEFORE} → ${point(...RULES[turn.quarters])}`)
  const isLong = turn.clockwise === (turn.quarters === 1)
  return isLong && turn.quarters !== 2
    ? step(rule, because.ruleOfSameRotation, {
        turn: spokenAngle(turn),
        other: spokenAngle({ ...turn, clockwise: !turn.clockwise }),
      })
    : step(rule, because.ruleOfRotation, { turn: spokenAngle(turn) })
}

export const verticesStep = (given: readonly Point[]): Step =>
  step(named(given), because.readGraph, {
    what:
      given.length === 2
        ? { en: line`the endpoints of the segment`, es: line`los extremos del segmento` }
        : { en: line`the vertices of the figure`, es: line`los vértices de la figura` },
  })

/** The image point by point; about another center, by the moves from it. */
export function imageSteps(given: readonly Point[], turn: Turn): readonly Step[] {
  const { center } = turn
  const image = named(
    given.map(place => turned(place, turn)),
    '′',
  )
  if (center[0] === 0 && center[1] === 0)
    return [
      axisStep(turn),
      ruleStep(turn),
      step(
        separated(given.map((place, i) => line`${namedAt(place, i)} → ${namedAt(turned(place, turn), i, '′')}`)),
        given.length > 1 ? because.ruleMovesEachPoint : because.ruleMovesThePoint,
      ),
    ]
  const moves = given.map(([x, y]): Point => [x - center[0], y - center[1]])
  return [
    step(
      separated(
        given.map(
          ([x, y], i) => line`${point(minus(x, center[0]), minus(y, center[1]))} = ${point(...itemOf(moves, i))}`,
        ),
      ),
      because.movesFromCenter,
      { center: point(...center) },
    ),
    ruleStep(turn),
    step(
      separated(moves.map(move => line`${point(...move)} → ${point(...turned(move, { ...turn, center: ORIGIN }))}`)),
      because.ruleTurnsMoves,
    ),
    step(image, because.addTheCenter, { center: point(...center) }),
  ]
}

const separated = (parts: readonly (readonly Inline[])[]) =>
  paragraph(...parts.flatMap((part, i) => (i === 0 ? [part] : [line`; `, part])))

export const drawnStep = (given: readonly Point[], image: readonly Point[]): Step =>
  given.length === 2
    ? explained(
        figure(grid(given, image)),
        line`Mark these points, join them, and label them.`,
        line`Marca estos puntos, únelos y rotúlalos.`,
      )
    : step(figure(grid(given, image)), because.drawAndLabelImage)

/** One point of each axis shows the rule. */
const axisStep = (turn: Turn): Step =>
  step(
    separated(
      (
        [
          [1, 0],
          [0, 1],
        ] as const
      ).map(place => line`${point(...place)} → ${point(...turned(place, turn))}`),
    ),
    because.turnAxisPoints,
  )

export const rulesFromAxes = (turn: Turn): readonly Step[] => [
  axisStep(turn),
  step(paragraph(line`${BEFORE} → ${point(...RULES[turn.quarters])}`), because.axesGiveRule),
]

/** Each of the rotations by its rule, tried on one point. */
export function triedSteps(at: Point, turns: readonly Turn[]): readonly Step[] {
  const each = (shown: (turn: Turn) => readonly Inline[]): Both<ReturnType<typeof paragraph>> => ({
    en: separated(turns.map(turn => [...spokenAngle(turn).en, ...line`: `, ...shown(turn)])),
    es: separated(turns.map(turn => [...spokenAngle(turn).es, ...line`: `, ...shown(turn)])),
  })
  return [
    step(
      each(({ quarters }) => line`${BEFORE} → ${point(...RULES[quarters])}`),
      because.ruleOfEachRotation,
    ),
    step(
      each(turn => line`${point(...turned(at, turn))}`),
      because.applyEachRule,
      { point: named([at]) },
    ),
  ]
}
