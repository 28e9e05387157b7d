import { equationFor, expression } from '../../answer/expression.ts'
import { rational } from '../../answer/number.ts'
import { option } from '../../answer/option.ts'
import { pointList } from '../../answer/point.ts'
import { both, prose } from '../../content.ts'
import { derivative, equation, expr, over, point as pointOf, sum, symbol } from '../../math/build.ts'
import { approximate, evaluate, exact } from '../../math/evaluate.ts'
import { type Expr, holds, type Of } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { near } from './shared/functions.ts'

interface Curve {
  readonly of: Expr
  readonly value: number
  readonly slope: Expr
  readonly at: readonly [number, number]
}

const dydx = derivative('y', 'x')
const second = derivative('y', 'x', 2)
const nonzero = (random: Random, most: number) => random.intExcept(-most, most, 0)

const kinds = {
  conic(random: Random): Curve {
    const [a, b, p, q] = [random.int(1, 6), random.int(1, 6), nonzero(random, 4), nonzero(random, 4)]
    return { of: m`${a}x^2 + ${b}y^2`, value: a * p * p + b * q * q, slope: fractionOf(-a, m`x`, b, m`y`), at: [p, q] }
  },
  hyperbola(random: Random): Curve {
    const [a, b, p, q] = [random.int(1, 6), random.int(1, 6), nonzero(random, 4), nonzero(random, 4)]
    const value = a * p * p - b * q * q
    if (value === 0) return kinds.conic(random)
    return { of: m`${a}x^2 - ${b}y^2`, value, slope: fractionOf(a, m`x`, b, m`y`), at: [p, q] }
  },
  cubes(random: Random): Curve {
    const [a, b, p, q] = [random.int(1, 4), random.int(1, 4), nonzero(random, 3), nonzero(random, 3)]
    return {
      of: m`${a}x^3 + ${b}y^3`,
      value: a * p ** 3 + b * q ** 3,
      slope: fractionOf(-a, m`x^2`, b, m`y^2`),
      at: [p, q],
    }
  },
  'with xy'(random: Random): Curve {
    const [k, p, q] = [nonzero(random, 5), nonzero(random, 4), nonzero(random, 4)]
    if (k * p + 2 * q === 0) return kinds['with xy'](random)
    return {
      of: m`x^2 + ${k}x y + y^2`,
      value: p * p + k * p * q + q * q,
      slope: m`-{2x + ${k}y}/{${k}x + 2y}`,
      at: [p, q],
    }
  },
  'with x²y'(random: Random): Curve {
    const [k, p, q] = [random.int(1, 5), nonzero(random, 3), nonzero(random, 4)]
    if (p * p + 2 * k * q === 0) return kinds['with x²y'](random)
    return { of: m`x^2 y + ${k}y^2`, value: p * p * q + k * q * q, slope: m`-{2x y}/{x^2 + ${2 * k}y}`, at: [p, q] }
  },
  'with xy²'(random: Random): Curve {
    const [k, p, q] = [random.int(1, 6), nonzero(random, 3), nonzero(random, 4)]
    return { of: m`x y^2 + ${k}x`, value: p * q * q + k * p, slope: m`-{y^2 + ${k}}/{2x y}`, at: [p, q] }
  },
  'with y³'(random: Random): Curve {
    const [a, k, p, q] = [random.int(1, 5), nonzero(random, 6), nonzero(random, 3), nonzero(random, 2)]
    return {
      of: m`${a}x^2 + ${k}x + y^3`,
      value: a * p * p + k * p + q ** 3,
      slope: m`-{${2 * a}x + ${k}}/{3y^2}`,
      at: [p, q],
    }
  },
  'with sin y'(random: Random): Curve {
    const [a, k, p] = [random.int(1, 5), nonzero(random, 6), nonzero(random, 4)]
    return { of: m`${a}x^2 + ${k}sin y`, value: a * p * p, slope: fractionOf(-2 * a, m`x`, k, m`cos y`), at: [p, 0] }
  },
  'with e^y'(random: Random): Curve {
    const [a, k, p] = [random.int(1, 5), nonzero(random, 6), nonzero(random, 4)]
    return { of: m`${a}x^2 + ${k}e^y`, value: a * p * p + k, slope: fractionOf(-2 * a, m`x`, k, m`e^y`), at: [p, 0] }
  },
}
type Kind = keyof typeof kinds

/** (a/b)·top/bottom in lowest terms. */
function fractionOf(a: number, top: Expr, b: number, bottom: Expr): Expr {
  const { n, d } = Ratio.of(a, b)
  const size = m`{${Math.abs(n)}${top}}/{${d}${bottom}}`
  return n < 0 ? m`-${size}` : size
}

const curveEquation = ({ of, value }: Curve) => equation(of, value)
const slopeAt = ({ slope, at: [x, y] }: Curve) =>
  holds(slope, part => part.kind === 'call' || (part.kind === 'symbol' && part.name === 'e'))
    ? nearestRatio(approximate(slope, { x, y }))
    : evaluate(slope, { x, y })
/** sin 0, cos 0 and e⁰ are whole: the slope is a small fraction. */
const nearestRatio = (value: number) => Ratio.of(Math.round(value * 60), 60)

/** y near a start where the curve has this x, by Newton's method. */
function yAt(curve: Of<'relation'>, x: number, start: number): number {
  const f = (y: number) => approximate(curve.left, { x, y }) - approximate(curve.right)
  let y = start
  for (let i = 0; i < 20; i++) {
    const value = f(y)
    if (Math.abs(value) < 1e-12) return y
    y -= (value * 2e-6) / (f(y + 1e-6) - f(y - 1e-6))
    if (!Number.isFinite(y)) return y
  }
  return Math.abs(f(y)) < 1e-9 ? y : Number.NaN
}
const slopeNear = (curve: Of<'relation'>, x: number, y: number) =>
  (yAt(curve, x + 1e-4, y) - yAt(curve, x - 1e-4, y)) / 2e-4
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

const PLACES = [
  [0.7, 1.3],
  [-1.2, 0.8],
  [1.9, -1.1],
  [2.3, 2.1],
] as const

const printedPoint = (printed: Printed) =>
  printed.one('list').items.map(item => approximate(item)) as unknown as readonly [number, number]

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
  hyperbola(random: Random) {
    const c = nonzero(random, 9)
    return { of: m`x y`, value: c, bend: m`{2y}/x^2` }
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

export const implicitDifferentiation = defineTopic(
  {
    id: 'implicit-differentiation',
    name: { en: 'Implicit differentiation and implicit curves', es: 'Derivación implícita y curvas implícitas' },
    description: {
      en: 'Find dy/dx for a curve given by an equation in x and y, and its tangents.',
      es: 'Halla dy/dx de una curva dada por una ecuación en x e y, y sus tangentes.',
    },
    domain: 'Derivatives: Definition & Rules',
    standards: ['AP-CALC-3.2', 'AP-CALC-5.12'],
    levels: {
      easy: { kinds: ['conic', 'hyperbola', 'cubes'] },
      medium: { kinds: ['with xy', 'with x²y', 'with xy²', 'with y³', 'with sin y', 'with e^y'] },
      hard: { kinds: [] },
    },
  },
  form => ({
    slopeFormula: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction: { en: prose`Find ${dydx} in terms of x and y.`, es: prose`Halla ${dydx} en términos de x e y.` },
      lines: 4,
      draw: (random, level) => kinds[random.evenly<Kind>(level.kinds)](random),
      answer: expression,
      solve: ({ slope }) => slope,
      ask: curve => both(curveEquation(curve)),
      // The slope of the level curve through any place, by differences.
      check(printed, answer) {
        const curve = printed.one('relation')
        const f = (x: number, y: number) => approximate(curve.left, { x, y })
        return PLACES.every(([x, y]) => {
          const slope = (f(x - 1e-5, y) - f(x + 1e-5, y)) / (f(x, y + 1e-5) - f(x, y - 1e-5))
          return near(slope, approximate(answer, { x, y }), 1e-4)
        })
      },
    }),

    slopeAtPoint: form({
      levels: ['easy'],
      lines: 4,
      draw: (random, level) => kinds[random.evenly<Kind>(level.kinds)](random),
      answer: rational,
      solve: slopeAt,
      ask: curve => ({
        en: prose`Find the slope of ${curveEquation(curve)} at ${pointOf(...curve.at)}.`,
        es: prose`Halla la pendiente de ${curveEquation(curve)} en ${pointOf(...curve.at)}.`,
      }),
      check(printed, answer) {
        const [x, y] = printedPoint(printed)
        const curve = printed.one('relation')
        return near(yAt(curve, x, y), y) && near(slopeNear(curve, x, y), exact(answer).toNumber(), 1e-4)
      },
    }),

    tangentLine: form({
      levels: ['medium'],
      lines: 5,
      draw: (random, level) => kinds[random.evenly<Kind>(level.kinds)](random),
      answer: equationFor('y'),
      solve(curve) {
        const [slope, [x, y]] = [slopeAt(curve), curve.at]
        return m`${slope}x + ${slope.times(-x).plus(y)}`
      },
      ask: curve => ({
        en: prose`Write the equation of the tangent line to ${curveEquation(curve)} at ${pointOf(...curve.at)}.`,
        es: prose`Escribe la ecuación de la recta tangente a ${curveEquation(curve)} en ${pointOf(...curve.at)}.`,
      }),
      check(printed, answer) {
        const [x, y] = printedPoint(printed)
        const at = (place: number) => approximate(answer, { x: place })
        const curve = printed.one('relation')
        return near(yAt(curve, x, y), y) && near(at(x), y) && near(at(x + 1) - at(x), slopeNear(curve, x, y), 1e-4)
      },
    }),

    secondDerivative: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Find ${second} in terms of x and y. Simplify with the equation of the curve.`,
        es: prose`Halla ${second} en términos de x e y. Simplifica con la ecuación de la curva.`,
      },
      lines: 6,
      draw: random => bends[random.evenly(['conic', 'hyperbola', 'parabola', 'cubes'])](random),
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
      lines: 5,
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
          const isHorizontal = Math.abs(byX) < 1e-9 && Math.abs(byY) > 1e-6
          const isVertical = Math.abs(byY) < 1e-9 && Math.abs(byX) > 1e-6
          return Math.abs(f(x, y)) < 1e-9 && (/horizontal/.test(printed.text) ? isHorizontal : isVertical)
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
      lines: 0,
      draw: random => ({
        kind: random.evenly(['chain', 'product', 'none']),
        a: random.int(1, 5),
        k: random.int(2, 6),
        b: random.int(1, 5),
        c: random.int(4, 20),
      }),
      answer: option({
        chain: {
          en: prose`A factor dy/dx is missing on a term with y.`,
          es: prose`Falta un factor dy/dx en un término con y.`,
        },
        product: {
          en: prose`The product rule was not used on the term with xy.`,
          es: prose`No usó la regla del producto en el término con xy.`,
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
            prose`A student differentiated the first equation and got the second. What is the mistake?`,
          ],
          es: [curve, claim, prose`Un estudiante derivó la primera ecuación y obtuvo la segunda. ¿Cuál es el error?`],
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
        if (Math.abs(approximate(filled, { x, y })) < 1e-5) return answer === 'none'
        const slopes = printed.all('derivative').length
        return answer === (slopes === 1 ? 'chain' : 'product')
      },
    }),
  }),
)

const replaceSlope = (part: Expr, slope: number): Expr =>
  part.kind === 'derivative'
    ? expr(Ratio.of(Math.round(slope * 1e8), 1e8))
    : part.kind === 'sum'
      ? { ...part, terms: part.terms.map(term => replaceSlope(term, slope)) }
      : part.kind === 'product'
        ? { ...part, factors: part.factors.map(factor => replaceSlope(factor, slope)) }
        : part
