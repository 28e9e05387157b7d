import {
  approximate,
  both,
  bracketed,
  call,
  type Expr,
  equation,
  explained,
  expr,
  type FormMaker,
  figure,
  isNear,
  itemOf,
  line,
  list,
  m,
  minus,
  over,
  pointAnswer,
  pointList,
  point as pointOf,
  power,
  prose,
  type Step,
  squareOf,
  statements,
  step,
  sum,
  surd,
  surdExpr,
  symbol,
  tangentOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import {
  angle,
  drawPlace,
  gridFor,
  isOnAxis,
  isSame,
  numbersOf,
  type Polar,
  placeOf,
  RADII,
  r,
  rectangular,
  SPECIAL,
  theta,
} from './parts.ts'

const isNegative = (of: Expr) => approximate(of) < 0

/** Three more names exist where the angle is no multiple of π. */
const NAMED = SPECIAL.filter(turn => turn % 12 !== 0)

const [π, threeπ] = [symbol('π'), m`3π`]
const HALF_TURN = { en: line`${π}, a half turn,`, es: line`${π}, media vuelta,` }
const THREE_HALF_TURNS = { en: line`${threeπ}, three half turns,`, es: line`${threeπ}, tres medias vueltas,` }

/** θ from the reference angle, by the quadrant. */
function inQuadrant(twelfths: number): Step {
  const turn = Math.floor(twelfths / 6)
  const quadrant = words(itemOf(['I', 'II', 'III', 'IV'], turn), itemOf(['I', 'II', 'III', 'IV'], turn))
  const reference = itemOf([twelfths, 12 - twelfths, twelfths - 12, 24 - twelfths], turn)
  const made = itemOf(
    [angle(reference), m`π - ${angle(reference)}`, m`π + ${angle(reference)}`, m`2π - ${angle(reference)}`],
    turn,
  )
  return explained(
    turn === 0 ? equation(theta, made) : equation(equation(theta, made), angle(twelfths)),
    line`The signs of ${m`x`} and ${m`y`} put the point in Quadrant ${quadrant}; the reference angle is ${angle(reference)}.`,
    line`Los signos de ${m`x`} e ${m`y`} ponen el punto en el cuadrante ${quadrant}; el ángulo de referencia es ${angle(reference)}.`,
  )
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  toPolar: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write the point in polar coordinates with ${m`r > 0`} and ${m`0 ≤ θ < 2π`}.`,
      es: prose`Escribe el punto en coordenadas polares con ${m`r > 0`} y ${m`0 ≤ θ < 2π`}.`,
    },
    draw(random): Polar {
      const { r: k, twelfths } = drawPlace(random, 0)
      return { twelfths, r: isOnAxis(twelfths) ? surd(k) : twelfths % 3 === 0 ? surd(k, 2) : surd(2 * k) }
    },
    answer: pointAnswer,
    solve: ({ r, twelfths }) => [surdExpr(r), angle(twelfths)],
    ask: polar => both(pointOf(...rectangular(polar))),
    solution(polar, answer) {
      const { twelfths } = polar
      const [px, py] = rectangular(polar)
      const square = squareOf(polar.r).toNumber()
      const tangent = tangentOf(twelfths * 15)
      const squared = (of: Expr) => power(isNegative(of) ? bracketed(of) : of, 2)
      if (isOnAxis(twelfths) || tangent === null)
        return [
          step(equation(r, surdExpr(polar.r)), because.radiusOnAxis),
          step(pointOf(...answer), because.angleOfHalfAxis),
        ]
      return [
        step(equation(equation(power(r, 2), sum(squared(px), squared(py))), square), because.distanceFromPole),
        step(equation(r, surdExpr(polar.r)), because.positiveRoot),
        step(equation(equation(call('tan', theta), over(py, px)), surdExpr(tangent)), because.tangentOfTheta),
        inQuadrant(twelfths),
        step(pointOf(...answer), because.writeOrderedPair),
      ]
    },
    check(printed, answer) {
      const [radius, turn] = numbersOf(answer)
      return (
        radius > 0 &&
        turn >= 0 &&
        turn < 2 * Math.PI - 1e-9 &&
        isSame(placeOf([radius, turn]), numbersOf(printed.one('list').items))
      )
    },
  }),

  threeNames: form({
    levels: ['medium'],
    draw: random => ({ r: random.evenly(startingAt(RADII, 1)), twelfths: random.evenly(startingAt(NAMED, 4)) }),
    answer: pointList,
    solve: ({ r, twelfths }) =>
      [
        { r, twelfths: twelfths - 24 },
        { r: -r, twelfths: twelfths - 12 },
        { r: -r, twelfths: twelfths < 12 ? twelfths + 12 : twelfths - 36 },
      ]
        .sort((a, b) => a.twelfths - b.twelfths)
        .map(({ r, twelfths }) => [expr(r), angle(twelfths)]),
    ask({ r, twelfths }) {
      const at = pointOf(r, angle(twelfths))
      const grid = figure(gridFor(twelfths, [{ r, degrees: twelfths * 15 }]))
      const span = m`-2π ≤ θ ≤ 2π`
      return {
        en: [
          prose`One pair of polar coordinates of a point is ${at}. Write its three other pairs with ${span}, in order of ${theta} from least to greatest.`,
          grid,
        ],
        es: [
          prose`Un par de coordenadas polares de un punto es ${at}. Escribe los otros tres pares con ${span}, con ${theta} de menor a mayor.`,
          grid,
        ],
      }
    },
    solution({ r, twelfths }, answer) {
      const turned = (radius: number, by: number) => {
        const half = angle(12 * Math.abs(by))
        const moved = by > 0 ? sum(angle(twelfths), half) : minus(angle(twelfths), half)
        return statements(equation(moved, angle(twelfths + 12 * by)), pointOf(radius, angle(twelfths + 12 * by)))
      }
      const other = twelfths < 12 ? 1 : -3
      return [
        step(turned(r, -2), because.fullTurnBack),
        step(turned(-r, -1), because.halfTurnWithOppositeRadius, { turns: HALF_TURN }),
        step(turned(-r, other), other > 0 ? because.halfTurnOnWithOppositeRadius : because.halfTurnWithOppositeRadius, {
          turns: other === 1 ? HALF_TURN : THREE_HALF_TURNS,
        }),
        step(list(...answer.map(at => pointOf(...at))), because.inOrderOfTheta),
      ]
    },
    check(printed, answer) {
      const given = numbersOf(printed.one('list').items)
      const names = answer.map(numbersOf)
      const turns = names.map(([, turn]) => turn)
      return (
        names.every(name => isSame(placeOf(name), placeOf(given))) &&
        turns.every((turn, i) => Math.abs(turn) <= 2 * Math.PI + 1e-9 && (i === 0 || turn > itemOf(turns, i - 1))) &&
        turns.every(turn => !isNear(turn, itemOf(given, 1)))
      )
    },
  }),
})
