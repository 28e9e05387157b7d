import {
  approximate,
  both,
  defineTopic,
  derivativeOf,
  type Expr,
  equation,
  equationAnswer,
  evaluate,
  exact,
  explained,
  expr,
  expression,
  isAsDrawn,
  isNear,
  line,
  m,
  option,
  pointList,
  point as pointOf,
  prose,
  Ratio,
  rational,
  type Step,
  statements,
  step,
  substitute,
  symbol,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { near } from '../kit/functions/functions.ts'
import {
  type Curve,
  curveEquation,
  dydx,
  type Kind,
  kinds,
  printedPoint,
  slopeAt,
  slopeNear,
  yAt,
} from './implicit-differentiation/curves.ts'
import { agreesOn, bendNear } from './implicit-differentiation/measured.ts'
import { bends, ovals, second } from './implicit-differentiation/ovals.ts'

const PLACES = [
  [0.7, 1.3],
  [-1.2, 0.8],
  [1.9, -1.1],
  [2.3, 2.1],
] as const
const [x, y] = [symbol('x'), symbol('y')]

const differentiateBoth = ({ derived, product }: Pick<Curve, 'derived' | 'product'>): Step =>
  product
    ? step(equation(derived, 0), because.differentiateWithProduct, { term: product, factor: dydx })
    : step(equation(derived, 0), because.differentiateImplicitly, { factor: dydx })
const collected = ({ before, moved }: Pick<Curve, 'before' | 'moved'>): Step =>
  step(equation(m`${before}${dydx}`, moved), because.collectTerms, { factor: dydx })
const withoutBrackets = (of: Expr): Expr => (of.kind === 'group' ? of.of : of)
/** dy/dx of a curve: differentiate, collect, divide. */
const slopeSteps = ({ before, moved, slope, ...curve }: Curve): readonly Step[] => [
  differentiateBoth(curve),
  collected({ before, moved }),
  step(equation(dydx, slope), because.divideBothSides, { value: withoutBrackets(before) }),
]
const slopeAtPoint = (curve: Curve): readonly Step[] => [
  ...slopeSteps(curve),
  step(
    equation(equation(dydx, substitute(curve.slope, { x: curve.at[0], y: curve.at[1] })), slopeAt(curve)),
    because.substitutePoint,
    { point: pointOf(...curve.at) },
  ),
]

const replaceSlope = (part: Expr, slope: number): Expr =>
  part.kind === 'derivative'
    ? expr(Ratio.of(Math.round(slope * 1e8), 1e8))
    : part.kind === 'sum'
      ? { ...part, terms: part.terms.map(term => replaceSlope(term, slope)) }
      : part.kind === 'product'
        ? { ...part, factors: part.factors.map(factor => replaceSlope(factor, slope)) }
        : part

const MISTAKES = {
  chain: {
    en: line`by the chain rule, the derivative of ${m`y^2`} is ${m`2y ${dydx}`}`,
    es: line`por la regla de la cadena, la derivada de ${m`y^2`} es ${m`2y ${dydx}`}`,
  },
  product: {
    en: line`by the product rule, the derivative of ${m`x y`} has two terms`,
    es: line`por la regla del producto, la derivada de ${m`x y`} tiene dos términos`,
  },
  constant: { en: line`the derivative of a constant is 0`, es: line`la derivada de una constante es 0` },
}

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
    rev: 3,
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
      instruction: {
        en: prose`Find ${dydx} in terms of ${x} and ${y}.`,
        es: prose`Halla ${dydx} en términos de ${x} e ${y}.`,
      },
      draw: (random, level) => kinds[random.evenly<Kind>(level.kinds)](random),
      answer: expression,
      solve: ({ slope }) => slope,
      ask: curve => both(curveEquation(curve)),
      solution: slopeSteps,
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
      draw: (random, level) => kinds[random.evenly<Kind>(level.kinds)](random),
      answer: rational,
      solve: slopeAt,
      ask: curve => ({
        en: prose`Find the slope of the tangent line to the curve ${curveEquation(curve)} at the point ${pointOf(...curve.at)}.`,
        es: prose`Halla la pendiente de la recta tangente a la curva ${curveEquation(curve)} en el punto ${pointOf(...curve.at)}.`,
      }),
      solution: slopeAtPoint,
      check(printed, answer) {
        const [x, y] = printedPoint(printed)
        const curve = printed.one('relation')
        return near(yAt(curve, x, y), y) && near(slopeNear(curve, x, y), exact(answer).toNumber(), 1e-4)
      },
    }),

    tangentLine: form({
      levels: ['medium'],
      draw: (random, level) => kinds[random.evenly<Kind>(level.kinds)](random),
      answer: equationAnswer,
      solve(curve) {
        const [slope, [x, y]] = [slopeAt(curve), curve.at]
        return equation(symbol('y'), m`${slope}x + ${slope.times(-x).plus(y)}`)
      },
      ask: curve => ({
        en: prose`Write an equation of the tangent line to the curve ${curveEquation(curve)} at the point ${pointOf(...curve.at)}.`,
        es: prose`Escribe una ecuación de la recta tangente a la curva ${curveEquation(curve)} en el punto ${pointOf(...curve.at)}.`,
      }),
      solution(curve, tangent) {
        const [slope, [p, q]] = [slopeAt(curve), curve.at]
        return [
          ...slopeAtPoint(curve),
          step(equation(m`y + ${-q}`, m`${slope}(x + ${-p})`), because.use, {
            rule: { en: line`the point-slope form`, es: line`la forma punto-pendiente` },
          }),
          explained(
            tangent,
            line`Distribute ${slope}. Bring the number beside ${y} to the right side.`,
            line`Distribuye ${slope}. Pasa al lado derecho el número que acompaña a ${y}.`,
          ),
        ]
      },
      check(printed, answer) {
        if (answer.kind !== 'relation') return false
        const [x, y] = printedPoint(printed)
        const at = (place: number) => approximate(answer.right, { x: place })
        const curve = printed.one('relation')
        return near(yAt(curve, x, y), y) && near(at(x), y) && near(at(x + 1) - at(x), slopeNear(curve, x, y), 1e-4)
      },
    }),

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
      solution({ of, value, derived, slope, quotient, filled, cleared, bend }) {
        const last = equation(second, bend)
        return [
          step(equation(derived, 0), because.differentiateImplicitly, { factor: dydx }),
          explained(
            equation(dydx, slope),
            line`Bring the terms without ${dydx} to the right and divide by what multiplies it.`,
            line`Pasa a la derecha los términos sin ${dydx} y divide entre lo que la multiplica.`,
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
      ask({ direction, of, value }) {
        const curve = equation(of, value)
        return direction === 'horizontal'
          ? {
              en: prose`Find the points of the curve ${curve} where the tangent line is horizontal. List them by increasing ${x} and, where ${x} is the same, by increasing ${y}.`,
              es: prose`Halla los puntos de la curva ${curve} donde la recta tangente es horizontal. Escríbelos de menor a mayor ${x} y, si ${x} es igual, de menor a mayor ${y}.`,
            }
          : {
              en: prose`Find the points of the curve ${curve} where the tangent line is vertical. List them by increasing ${x} and, where ${x} is the same, by increasing ${y}.`,
              es: prose`Halla los puntos de la curva ${curve} donde la recta tangente es vertical. Escríbelos de menor a mayor ${x} y, si ${x} es igual, de menor a mayor ${y}.`,
            }
      },
      solution({ direction, of, value, before, moved, found, isSquareCompleted, ...oval }) {
        const [where, put, square, roots] = found[direction]
        const points = statements(...oval[direction].map(at => pointOf(...at)))
        return [
          differentiateBoth(oval),
          collected({ before, moved }),
          direction === 'horizontal'
            ? step(statements(equation(moved, 0), where), because.horizontalWhere, { slope: dydx })
            : step(statements(equation(withoutBrackets(before), 0), where), because.verticalWhere, { slope: dydx }),
          step(put, because.useTheCurve, { equation: equation(of, value) }),
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
        const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = points
        return points.length === 2 && isWanted(x1, y1) && isWanted(x2, y2) && (x1 < x2 || (x1 === x2 && y1 < y2))
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
      solution: ({ again, bend, at: [p, q], isTop, ...oval }) => [
        differentiateBoth(oval),
        step(equation(again, 0), because.differentiateAgainAtZeroSlope, { factor: dydx }),
        explained(
          equation(second, bend),
          line`Bring the terms without ${second} to the right and divide by what multiplies it.`,
          line`Pasa a la derecha los términos sin ${second} y divide entre lo que la multiplica.`,
        ),
        step(
          equation(equation(second, substitute(bend, { x: p, y: q })), evaluate(bend, { x: p, y: q })),
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

    errorSpotting: form({
      levels: ['medium'],
      kind: 'find-mistake',
      draw(random) {
        const kind = random.evenly(['chain', 'product', 'constant', 'none'] as const)
        const [a, k, b, c] = [random.int(1, 5), random.int(2, 6), random.int(1, 5), random.int(4, 20)]
        const right = equation(m`${2 * a}x + ${k}y + ${k}x ${dydx} + ${2 * b}y ${dydx}`, 0)
        const claims = {
          chain: equation(m`${2 * a}x + ${k}y + ${k}x ${dydx} + ${2 * b}y`, 0),
          product: equation(m`${2 * a}x + ${k}x ${dydx} + ${2 * b}y ${dydx}`, 0),
          constant: equation(m`${2 * a}x + ${k}y + ${k}x ${dydx} + ${2 * b}y ${dydx}`, c),
        }
        return {
          kind,
          claims,
          right,
          curve: equation(m`${a}x^2 + ${k}x y + ${b}y^2`, c),
          product: m`${k}x y`,
          ofProduct: m`${k}y + ${k}x ${dydx}`,
          square: m`${b}y^2`,
          ofSquare: m`${2 * b}y ${dydx}`,
        }
      },
      answer: option({
        chain: {
          en: prose`A factor ${dydx} is missing on a term with ${y}.`,
          es: prose`Falta un factor ${dydx} en un término con ${y}.`,
        },
        product: {
          en: prose`The product rule was not used on the term with ${m`x y`}.`,
          es: prose`No usó la regla del producto en el término con ${m`x y`}.`,
        },
        constant: {
          en: prose`The constant on the right side was not differentiated.`,
          es: prose`No derivó la constante del lado derecho.`,
        },
        none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
      }),
      solve: ({ kind }) => kind,
      ask({ kind, claims, right, curve }) {
        const claim = kind === 'none' ? right : claims[kind]
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
      key: ({ kind, right }) =>
        kind === 'none' ? both([]) : { en: prose`It should be ${right}.`, es: prose`Debe ser ${right}.` },
      solution: ({ kind, claims, right, product, ofProduct, square, ofSquare }) =>
        kind === 'none'
          ? [
              step(
                statements(
                  equation(derivativeOf(product, 'x'), ofProduct),
                  equation(derivativeOf(square, 'x'), ofSquare),
                ),
                because.differentiateWithProduct,
                { term: product, factor: dydx },
              ),
              step(right, because.noMistake),
            ]
          : [
              step(claims[kind], because.mistakeIs, { what: MISTAKES[kind] }),
              step(right, because.differentiateWithProduct, { term: product, factor: dydx }),
            ],
      // The claim with the slope of the curve in place of dy/dx: zero everywhere if it is right.
      check(printed, answer) {
        const [curve, claim] = printed.all('relation')
        if (!curve || !claim) return false
        if (!isAsDrawn(approximate(claim.right), 0)) return answer === 'constant'
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
  }),
)
