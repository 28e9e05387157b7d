import {
  approximate,
  both,
  equation,
  evaluate,
  exact,
  explained,
  expression,
  type FormMaker,
  isAsDrawn,
  isNear,
  line,
  option,
  paragraphOf,
  pointList,
  point as pointOf,
  prose,
  statements,
  step,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { near } from '../../kit/functions/functions.ts'
import { dydx, printedPoint } from './curves.ts'
import type { levels } from './levels.ts'
import { agreesOn, bendNear } from './measured.ts'
import { bends, ovals, second } from './ovals.ts'
import { collected, differentiateBoth, withoutBrackets, x, y } from './parts.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  secondDerivative: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Find ${second} in terms of ${y} alone.`,
      es: prose`Halla ${second} solo en términos de ${y}.`,
    },
    draw: random => bends[random.evenly(['ellipse', 'hyperbola', 'parabola'])](random),
    answer: expression,
    solve: ({ bend }) => bend,
    ask: ({ of, value }) => both(equation(of, value)),
    solution({ of, value, derived, factor, slope, quotient, filled, cleared, bend }) {
      const last = equation(second, bend)
      return [
        step(equation(derived, 0), because.differentiateImplicitly, { factor: dydx }),
        explained(
          equation(dydx, slope),
          line`Move the terms without ${dydx} to the right. Divide both sides by ${factor}.`,
          line`Pasa a la derecha los términos sin ${dydx}. Divide ambos lados entre ${factor}.`,
        ),
        step(equation(second, quotient), because.differentiateAgain),
        step(equation(second, filled), because.substitute, { value: slope, letter: dydx }),
        ...(cleared
          ? [
              step(equation(second, cleared.of), because.multiplyTopAndBottom, { value: cleared.by }),
              step(last, because.useTheCurve, { equation: equation(of, value) }),
            ]
          : [step(last, because.multiplyAcross)]),
      ]
    },
    check(printed, answer) {
      const curve = printed.one('relation')
      const measured = (x: number, y: number) => {
        const [fine, rough] = [bendNear(curve, x, y), bendNear(curve, x, y, 2e-3)]
        return near(fine, rough, 1e-3) ? fine : Number.NaN
      }
      return agreesOn(curve, answer, measured, 2e-3)
    },
  }),
  flatOrSteep: form({
    levels: ['hard'],
    share: 2,
    draw: random => ({
      direction: random.evenly(['horizontal', 'vertical'] as const),
      ...ovals[random.evenly(['slanted', 'shifted'])](random),
    }),
    answer: pointList,
    solve: ({ direction, horizontal, vertical }) => (direction === 'horizontal' ? horizontal : vertical),
    ask({ direction, of, value, ...oval }) {
      const curve = equation(of, value)
      const [[x1], [x2]] = oval[direction]
      const [en, es] =
        x1 === x2
          ? [line`List them in order of increasing ${y}.`, line`Escríbelos en orden creciente de ${y}.`]
          : [line`List them in order of increasing ${x}.`, line`Escríbelos en orden creciente de ${x}.`]
      return paragraphOf(
        direction === 'horizontal'
          ? {
              en: [...line`Find the points on the curve ${curve} where the tangent line is horizontal. `, ...en],
              es: [...line`Halla los puntos de la curva ${curve} donde la recta tangente es horizontal. `, ...es],
            }
          : {
              en: [...line`Find the points on the curve ${curve} where the tangent line is vertical. `, ...en],
              es: [...line`Halla los puntos de la curva ${curve} donde la recta tangente es vertical. `, ...es],
            },
      )
    },
    solution({ direction, of, value, before, moved, found, isSquareCompleted, ...oval }) {
      const [[letter, instead], put, square, roots] = found[direction]
      const where = equation(letter, instead)
      const points = statements(...oval[direction].map(at => pointOf(...at)))
      return [
        differentiateBoth(oval),
        collected({ before, moved }),
        direction === 'horizontal'
          ? step(statements(equation(moved, 0), where), because.horizontalWhere, { slope: dydx })
          : step(statements(equation(withoutBrackets(before), 0), where), because.verticalWhere, { slope: dydx }),
        explained(
          put,
          line`Substitute ${instead} for ${letter} in the equation of the curve.`,
          line`Sustituye ${letter} por ${instead} en la ecuación de la curva.`,
        ),
        step(statements(square, roots), isSquareCompleted ? because.squareAndRoots : because.combineAndRoots),
        isSquareCompleted
          ? step(points, because.writeThePoints)
          : step(points, because.pointsWith, { equation: where }),
      ]
    },
    // Both points are on the curve, and one partial difference is zero there; an oval has two of each.
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      const f = (x: number, y: number) => approximate(left, { x, y }) - approximate(right)
      const points = answer.map(items => items.map(value => exact(value).toNumber()))
      const isWanted = (x: number, y: number) => {
        const [byX, byY] = [f(x + 1e-3, y) - f(x - 1e-3, y), f(x, y + 1e-3) - f(x, y - 1e-3)]
        const isHorizontal = isNear(byX, 0) && !isAsDrawn(byY, 0)
        const isVertical = isNear(byY, 0) && !isAsDrawn(byX, 0)
        return isNear(f(x, y), 0) && (/horizontal/.test(printed.text) ? isHorizontal : isVertical)
      }
      if (points.length !== 2) return false
      const [[x1, y1], [x2, y2]] = tupleOf(
        points.map(at => tupleOf(at, 2)),
        2,
      )
      return isWanted(x1, y1) && isWanted(x2, y2) && (x1 < x2 || (x1 === x2 && y1 < y2))
    },
  }),
  classify: form({
    levels: ['hard'],
    draw(random) {
      const oval = ovals[random.evenly(['slanted', 'shifted'])](random)
      const [first, other] = oval.horizontal
      const isTop = random.evenly([true, false])
      return { ...oval, isTop, at: first[1] > other[1] === isTop ? first : other }
    },
    answer: option({
      maximum: { en: prose`a local maximum`, es: prose`un máximo local` },
      minimum: { en: prose`a local minimum`, es: prose`un mínimo local` },
    }),
    solve: ({ isTop }) => (isTop ? 'maximum' : 'minimum'),
    ask: ({ of, value, at }) => ({
      en: prose`At ${pointOf(...at)} the curve ${equation(of, value)} has ${equation(dydx, 0)}. Does ${y} have a local maximum or a local minimum there? Use the sign of ${second}.`,
      es: prose`En ${pointOf(...at)} la curva ${equation(of, value)} tiene ${equation(dydx, 0)}. ¿Tiene ${y} ahí un máximo local o un mínimo local? Usa el signo de ${second}.`,
    }),
    solution: ({ again, multiplier, bend, bendAt, at: [p, q], isTop, ...oval }) => [
      differentiateBoth(oval),
      step(equation(again, 0), because.differentiateAgainAtZeroSlope, { factor: dydx }),
      explained(
        equation(second, bend),
        line`Move the terms without ${second} to the right. Divide both sides by ${withoutBrackets(multiplier)}.`,
        line`Pasa a la derecha los términos sin ${second}. Divide ambos lados entre ${withoutBrackets(multiplier)}.`,
      ),
      step(
        equation(equation(second, bendAt(p, q)), evaluate(bend, { x: p, y: q })),
        isTop ? because.bendsDown : because.bendsUp,
        {
          second,
        },
      ),
    ],
    check(printed, answer) {
      const [x, y] = printedPoint(printed)
      return answer === (bendNear(printed.one('relation'), x, y) < 0 ? 'maximum' : 'minimum')
    },
  }),
})
