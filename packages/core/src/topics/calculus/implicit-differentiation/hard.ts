import {
  approximate,
  both,
  derivative,
  type Expr,
  equation,
  exact,
  expr,
  expression,
  type FormMaker,
  isAsDrawn,
  isNear,
  m,
  type Of,
  option,
  over,
  pointList,
  point as pointOf,
  prose,
  type Random,
  Ratio,
  sum,
  symbol,
} from '../../../author.ts'
import { near } from '../../kit/functions/functions.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import type { levels } from './levels.ts'
import { dydx, printedPoint, yAt } from './parts.ts'

const second = derivative('y', 'x', 2)

const bendNear = (curve: Of<'relation'>, x: number, y: number, h = 1e-3) =>
  (yAt(curve, x + h, y) + yAt(curve, x - h, y) - 2 * y) / h ** 2

/** Points of the curve where y is found for some x. */
const pointsOn = (curve: Of<'relation'>) =>
  [-1.7, -0.6, 0.4, 0.9, 1.6, 2.3]
    .flatMap(x => [-1.5, 1.2].map(start => [x, yAt(curve, x, start)] as const))
    .filter(([, y]) => Math.abs(y) > 0.15)

/** What is measured at many points of the curve agrees with what is claimed. */
const agreesOn = (
  curve: Of<'relation'>,
  claim: Expr,
  measured: (x: number, y: number) => number,
  tolerance: number,
) => {
  const steady = pointsOn(curve)
    .map(([x, y]) => [measured(x, y), approximate(claim, { x, y })] as const)
    .filter(([value]) => Number.isFinite(value) && Math.abs(value) < 1e3)
  return steady.length >= 2 && steady.every(([value, claimed]) => near(value, claimed, tolerance))
}

/** Curves whose second derivative is short. */
const bends = {
  conic(random: Random) {
    const [a, b, c] = [random.int(1, 4), random.int(1, 4), random.int(5, 12)]
    return {
      of: m`${a}x^2 + ${b}y^2`,
      value: c,
      bend: m`-${over(Ratio.of(a * c, b * b).n, m`${Ratio.of(a * c, b * b).d}y^3`)}`,
    }
  },
  parabola(random: Random) {
    const [a, c] = [2 * random.int(1, 4), random.int(1, 9)]
    return { of: m`y^2 - ${a}x`, value: c, bend: m`-${(a * a) / 4}/y^3` }
  },
  cubes(random: Random) {
    const c = random.int(5, 12)
    return { of: m`x^3 + y^3`, value: c, bend: m`-{${2 * c}x}/y^5` }
  },
}

/** Ovals with exact points of horizontal and of vertical tangents. */
const ovals = {
  slanted(random: Random) {
    const [n, sign] = [random.int(1, 6), random.sign()]
    return {
      of: m`x^2 + ${sign}x y + y^2`,
      value: 3 * n * n,
      horizontal: [
        [-n, 2 * n * sign],
        [n, -2 * n * sign],
      ],
      vertical: [
        [-2 * n, n * sign],
        [2 * n, -n * sign],
      ],
    }
  },
  shifted(random: Random) {
    const [h, k, s, r] = [nonzero(random, 4), nonzero(random, 4), random.int(1, 3), random.int(1, 4)]
    const a = s * s
    return {
      of: m`x^2 + ${a}y^2 + ${-2 * h}x + ${-2 * a * k}y`,
      value: a * r * r - h * h - a * k * k,
      horizontal: [
        [h, k - r],
        [h, k + r],
      ],
      vertical: [
        [h - s * r, k],
        [h + s * r, k],
      ],
    }
  },
} satisfies Record<
  string,
  (random: Random) => { of: Expr; value: number; horizontal: number[][]; vertical: number[][] }
>

const replaceSlope = (part: Expr, slope: number): Expr =>
  part.kind === 'derivative'
    ? expr(Ratio.of(Math.round(slope * 1e8), 1e8))
    : part.kind === 'sum'
      ? { ...part, terms: part.terms.map(term => replaceSlope(term, slope)) }
      : part.kind === 'product'
        ? { ...part, factors: part.factors.map(factor => replaceSlope(factor, slope)) }
        : part

export const hardForms = (form: FormMaker<typeof levels>) => ({
  secondDerivative: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Find ${second} in terms of ${symbol('x')} and ${symbol('y')}. Simplify with the equation of the curve.`,
      es: prose`Halla ${second} en términos de ${symbol('x')} e ${symbol('y')}. Simplifica con la ecuación de la curva.`,
    },
    lines: 6,
    draw: random => bends[random.evenly(['conic', 'parabola', 'cubes'])](random),
    answer: expression,
    solve: ({ bend }) => bend,
    ask: ({ of, value }) => both(equation(of, value)),
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
      isHorizontal: random.evenly([true, false]),
      ...ovals[random.evenly(['slanted', 'shifted'])](random),
    }),
    answer: pointList,
    solve: ({ isHorizontal, horizontal, vertical }) => (isHorizontal ? horizontal : vertical),
    ask({ isHorizontal, of, value }) {
      const curve = equation(of, value)
      return isHorizontal
        ? {
            en: prose`Find the points of ${curve} with a horizontal tangent, in order of ${symbol('x')}, then of ${symbol('y')}.`,
            es: prose`Halla los puntos de ${curve} con tangente horizontal, en orden de ${symbol('x')} y luego de ${symbol('y')}.`,
          }
        : {
            en: prose`Find the points of ${curve} with a vertical tangent, in order of ${symbol('x')}, then of ${symbol('y')}.`,
            es: prose`Halla los puntos de ${curve} con tangente vertical, en orden de ${symbol('x')} y luego de ${symbol('y')}.`,
          }
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
      const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = points
      return points.length === 2 && isWanted(x1, y1) && isWanted(x2, y2) && (x1 < x2 || (x1 === x2 && y1 < y2))
    },
  }),

  classify: form({
    levels: ['hard'],
    lines: 4,
    draw(random) {
      const { of, value, horizontal } = ovals[random.evenly(['slanted', 'shifted'])](random)
      const top = (horizontal[0]?.[1] ?? 0) > (horizontal[1]?.[1] ?? 0) ? 0 : 1
      const isTop = random.evenly([true, false])
      return { of, value, isTop, at: horizontal[isTop ? top : 1 - top] ?? [] }
    },
    answer: option({
      maximum: { en: prose`a local maximum`, es: prose`un máximo local` },
      minimum: { en: prose`a local minimum`, es: prose`un mínimo local` },
    }),
    solve: ({ isTop }) => (isTop ? 'maximum' : 'minimum'),
    ask: ({ of, value, at }) => ({
      en: prose`At ${pointOf(...at)} the curve ${equation(of, value)} has ${equation(dydx, 0)}. Is it a local maximum or a local minimum? Use the sign of ${second}.`,
      es: prose`En ${pointOf(...at)} la curva ${equation(of, value)} tiene ${equation(dydx, 0)}. ¿Es un máximo local o un mínimo local? Usa el signo de ${second}.`,
    }),
    check(printed, answer) {
      const [x, y] = printedPoint(printed)
      return answer === (bendNear(printed.one('relation'), x, y) < 0 ? 'maximum' : 'minimum')
    },
  }),

  errorSpotting: form({
    levels: ['medium', 'hard'],
    kind: 'find-mistake',
    draw: random => ({
      kind: random.evenly(['chain', 'product', 'none']),
      a: random.int(1, 5),
      k: random.int(2, 6),
      b: random.int(1, 5),
      c: random.int(4, 20),
    }),
    answer: option({
      chain: {
        en: prose`A factor ${dydx} is missing on a term with ${symbol('y')}.`,
        es: prose`Falta un factor ${dydx} en un término con ${symbol('y')}.`,
      },
      product: {
        en: prose`The product rule was not used on the term with ${m`x y`}.`,
        es: prose`No usó la regla del producto en el término con ${m`x y`}.`,
      },
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ kind }) => kind,
    ask({ kind, a, k, b, c }) {
      const start = m`${2 * a}x`
      const [product, tail] = [sum(m`${k}y`, m`${k}x ${dydx}`), m`${2 * b}y ${dydx}`]
      const claim = {
        chain: equation(sum(start, ...(product.kind === 'sum' ? product.terms : []), m`${2 * b}y`), 0),
        product: equation(sum(start, m`${k}x ${dydx}`, tail), 0),
        none: equation(sum(start, ...(product.kind === 'sum' ? product.terms : []), tail), 0),
      }[kind]
      const curve = equation(m`${a}x^2 + ${k}x y + ${b}y^2`, c)
      return {
        en: [
          curve,
          claim,
          prose`A student differentiated the first equation and got the second. What mistake, if any, did the student make?`,
        ],
        es: [
          curve,
          claim,
          prose`Un estudiante derivó la primera ecuación y obtuvo la segunda. ¿Qué error cometió el estudiante, si cometió alguno?`,
        ],
      }
    },
    // The claim with the slope of the curve in place of dy/dx: zero everywhere if it is right.
    check(printed, answer) {
      const [curve, claim] = printed.all('relation')
      if (!curve || !claim) return false
      const [x, y] = [0.7, 1.9]
      const partial = (dx: number, dy: number) =>
        (approximate(curve.left, { x: x + dx, y: y + dy }) - approximate(curve.left, { x: x - dx, y: y - dy })) / 2e-5
      const slope = -partial(1e-5, 0) / partial(0, 1e-5)
      const filled = replaceSlope(claim.left, slope)
      if (isAsDrawn(approximate(filled, { x, y }), 0)) return answer === 'none'
      const slopes = printed.all('derivative').length
      return answer === (slopes === 1 ? 'chain' : 'product')
    },
  }),
})
