import {
  type AnswerType,
  both,
  drawing,
  type Expr,
  exact,
  expr,
  figure,
  isTrue,
  line,
  type NumberLine,
  numberLine,
  Ratio,
  type Rational,
  relation,
  type Step,
  step,
  symbol,
  symbolsOf,
  type Value,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { ratioIn } from './ratio-in.ts'

export const SIGNS = ['<', '>', '≤', '≥'] as const
export type Sign = (typeof SIGNS)[number]

export const FLIPPED = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' } as const satisfies Record<Sign, Sign>
/** With the boundary instead of without it, or the other way around. */
export const OTHER_END = { '<': '≤', '>': '≥', '≤': '<', '≥': '>' } as const satisfies Record<Sign, Sign>

/** A ray on a number line that reaches `reach` steps to both sides of `middle`: plain data, for a machine to read. */
export type Ray = {
  readonly sign: Sign
  readonly boundary: string
  readonly from: string
  readonly to: string
  readonly step: string
}

export interface Window {
  readonly from: Rational
  readonly to: Rational
  readonly step: Rational
}

export const windowAround = (middle: Rational, reach: number, step: Rational = 1): Window => {
  const half = Ratio.from(step).times(reach)
  return { from: Ratio.from(middle).minus(half), to: Ratio.from(middle).plus(half), step }
}

export const ray = (sign: Sign, boundary: Rational, { from, to, step }: Window): Ray => ({
  sign,
  boundary: String(boundary),
  from: String(from),
  to: String(to),
  step: String(step),
})

/** Numbers stand at whole values where the steps are smaller. */
const labelsEvery = (step: Ratio) => (step.d === 1 ? 'all' : step.d)

export const emptyLine = ({ from, to, step }: Window): NumberLine =>
  numberLine({ from, to, step, labels: labelsEvery(Ratio.from(step)) })

export function rayFigure({ sign, boundary, from, to, step }: Ray): NumberLine {
  const at = ratioIn(boundary)
  const closed = sign === '≤' || sign === '≥'
  const span =
    sign === '<' || sign === '≤'
      ? { to: at, closed: [false, closed] as const }
      : { from: at, closed: [closed, false] as const }
  return numberLine({
    from: ratioIn(from),
    to: ratioIn(to),
    step: ratioIn(step),
    labels: labelsEvery(ratioIn(step)),
    spans: [span],
  })
}

/** The pupil draws the ray. Near misses point the other way, have the other end, or start elsewhere. */
export const rayDrawing = drawing<Ray>(rayFigure, value => [
  { ...value, sign: FLIPPED[value.sign] },
  { ...value, sign: OTHER_END[value.sign] },
  { ...value, boundary: String(ratioIn(value.boundary).plus(ratioIn(value.step))) },
])

/** The pupil chooses among finished graphs. */
export const rayChoice: AnswerType<Ray> = {
  kind: 'choice',
  show: value => both(figure(rayFigure(value))),
  value: value => value,
  nearMisses: () => [],
}

export const inequalityOf = (letter: string, sign: Sign, value: Value): Expr => relation(symbol(letter), sign, value)

/** Whether both hold for the same numbers, tried around every boundary that either of them shows. */
export function agree(
  one: (value: Ratio) => boolean,
  other: (value: Ratio) => boolean,
  boundaries: readonly Rational[],
): boolean {
  const places = boundaries.flatMap(at =>
    [-50, -1, -0.25, 0, 0.25, 1, 50].map(step => Ratio.from(at).plus(Ratio.of(step * 4, 4))),
  )
  return places.every(place => one(place) === other(place))
}

export const holdsFor = (statement: Expr) => {
  const letters = symbolsOf(statement)
  return (value: Ratio) => isTrue(statement, Object.fromEntries([...letters].map(letter => [letter, value])))
}

/** Whether a number lies on the drawn ray. */
export const isOnLine =
  ({ spans }: NumberLine) =>
  (value: Ratio) =>
    spans.some(({ from, to, closed }) => {
      const [low, high] = [
        from ? value.compare(Ratio.of(from.n, from.d)) : 1,
        to ? value.compare(Ratio.of(to.n, to.d)) : -1,
      ]
      return (low > 0 || (low === 0 && closed[0])) && (high < 0 || (high === 0 && closed[1]))
    })

export const boundaryOf = ({ boundary }: Ray): Ratio => ratioIn(boundary)
export const boundaryIn = ({ right }: Extract<Expr, { kind: 'relation' }>): Ratio => exact(right)

const LEFT = { en: line`left`, es: line`izquierda` }
const RIGHT = { en: line`right`, es: line`derecha` }

/** The circle at the boundary, and the side that is shaded. */
export function circleAndShade(sign: Sign, boundary: Value, drawn: Ray): readonly Step[] {
  const shown = { sign: words(sign, sign), value: boundary }
  return [
    sign === '≤' || sign === '≥'
      ? step(expr(boundary), because.filledCircle, shown)
      : step(expr(boundary), because.openCircle, shown),
    step(figure(rayFigure(drawn)), because.shade, {
      side: sign === '<' || sign === '≤' ? LEFT : RIGHT,
      value: boundary,
    }),
  ]
}
