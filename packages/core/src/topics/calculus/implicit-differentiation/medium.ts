import {
  approximate,
  both,
  derivativeOf,
  type Expr,
  equation,
  equationAnswer,
  explained,
  expr,
  type FormMaker,
  isAsDrawn,
  line,
  m,
  option,
  point as pointOf,
  prose,
  Ratio,
  statements,
  step,
  symbol,
  undoneStep,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { near } from '../../kit/functions/functions.ts'
import { curveEquation, dydx, type Kind, kinds, printedPoint, slopeAt, slopeNear, yAt } from './curves.ts'
import type { levels } from './levels.ts'
import { slopeAtPoint, y } from './parts.ts'

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
    en: line`the factor ${dydx} was left out; by the chain rule, the derivative of ${m`y^2`} is ${m`2y ${dydx}`}`,
    es: line`se omitió el factor ${dydx}; por la regla de la cadena, la derivada de ${m`y^2`} es ${m`2y ${dydx}`}`,
  },
  product: {
    en: line`a term was left out; by the product rule, the derivative of ${m`x y`} has two terms`,
    es: line`se omitió un término; por la regla del producto, la derivada de ${m`x y`} tiene dos términos`,
  },
  constant: {
    en: line`the constant was kept, but its derivative is 0`,
    es: line`se dejó la constante, pero su derivada es 0`,
  },
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
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
      const isOne = slope.equals(1)
      return [
        ...slopeAtPoint(curve),
        step(equation(m`y + ${-q}`, isOne ? m`x + ${-p}` : m`${slope}(x + ${-p})`), because.use, {
          rule: { en: line`the point-slope form`, es: line`la forma punto-pendiente` },
        }),
        ...(isOne && q === 0
          ? []
          : [
              isOne
                ? undoneStep(tangent, { b: -q })
                : q === 0
                  ? step(tangent, because.distribute, { factor: slope })
                  : q > 0
                    ? explained(
                        tangent,
                        line`Distribute ${slope}, and add ${q} to both sides.`,
                        line`Distribuye ${slope} y suma ${q} a ambos lados.`,
                      )
                    : explained(
                        tangent,
                        line`Distribute ${slope}, and subtract ${-q} from both sides.`,
                        line`Distribuye ${slope} y resta ${-q} de ambos lados.`,
                      ),
            ]),
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
    whyWrong: ({ kind, product, ofProduct, square, ofSquare }) => ({
      ...(kind === 'chain'
        ? {}
        : {
            chain: {
              en: line`The factor ${dydx} is there: the derivative of ${square} is ${ofSquare}.`,
              es: line`El factor ${dydx} está: la derivada de ${square} es ${ofSquare}.`,
            },
          }),
      ...(kind === 'product'
        ? {}
        : {
            product: {
              en: line`Both parts of the derivative of ${product} are there: ${ofProduct}.`,
              es: line`Están las dos partes de la derivada de ${product}: ${ofProduct}.`,
            },
          }),
      ...(kind === 'constant'
        ? {}
        : {
            constant: {
              en: line`The right side is ${0}, the derivative of a constant.`,
              es: line`El lado derecho es ${0}, la derivada de una constante.`,
            },
          }),
    }),
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
})
