import {
  type Both,
  type Expr,
  equation,
  explainedBy,
  figure,
  type Inline,
  itemOf,
  join,
  line,
  minus,
  type Point,
  type Printed,
  point,
  type Random,
  Ratio,
  type Step,
  statements,
  symbol,
  times,
  transformationGrid,
} from '../../../author.ts'
import { boundsOf, drawFigure, type Shape } from './figures.ts'
import { atLetter, LETTERS, named, PRIME, printedPoints, type Vertices } from './points.ts'

/** A scale factor, as numerator and denominator. */
export type Factor = readonly [n: number, d: number]
export const ratioOf = ([n, d]: Factor) => Ratio.of(n, d)

/** Figures grow: the grids are wider than those of other transformations. */
export const WIDE = 12
const AXIS = { from: -WIDE, to: WIDE, every: 2 }
export const ORIGIN: Point = [0, 0]
const isOrigin = ([x, y]: Point) => x === 0 && y === 0

export const dilated = (points: Vertices, [n, d]: Factor, [a, b]: Point = ORIGIN): Vertices =>
  points.map(([x, y]): Point => [a + (n * (x - a)) / d + 0, b + (n * (y - b)) / d + 0])

/** The way from the center to the image is k times the way to the point. */
export const isDilated = ([x, y]: Point, [u, v]: Point, k: Ratio, [a, b]: Point = ORIGIN): boolean =>
  k.times(x - a).equals(u - a) && k.times(y - b).equals(v - b)

export const CENTER = 'P'
export const centerExpr = (center: Point): Expr => atLetter(symbol(CENTER), ...center)
const O = symbol('O')
/** "with center at the origin", "with center P(1, −2)"; "with center O, the origin" where it is drawn. */
export const withCenter = (center: Point, isDrawn = false): Both<readonly Inline[]> => {
  const at = centerExpr(center)
  if (!isOrigin(center)) return { en: line`with center ${at}`, es: line`con centro ${at}` }
  return isDrawn
    ? { en: line`with center ${O}, the origin`, es: line`con centro ${O}, el origen` }
    : { en: line`with center at the origin`, es: line`con centro en el origen` }
}
export const printedCenter = (printed: Printed): Point => printedPoints(printed).get(CENTER) ?? ORIGIN

export type Dilation = { readonly given: Vertices; readonly image: Vertices; readonly center: Point }
export const dilationGrid = ({ given, image, center }: Omit<Dilation, 'image'> & { readonly image?: Vertices }) =>
  transformationGrid({
    figure: given,
    ...(image ? { image } : {}),
    center: [center[0], center[1], isOrigin(center) ? 'O' : CENTER],
    x: AXIS,
    y: AXIS,
  })

/**
 * A figure with whole images: its way from the center is divided evenly. Both are on the grid, and no vertex is the center.
 */
export function drawDilation(
  random: Random,
  shape: Shape,
  factor: Factor,
  center: Point = ORIGIN,
  fits: (given: Vertices) => boolean = () => true,
): Dilation & { readonly factor: Factor } {
  const [n, d] = factor
  const room = (c: number): readonly [number, number] => [
    Math.ceil((-WIDE - c) / Math.max(n, d)),
    Math.floor((WIDE - c) / Math.max(n, d)),
  ]
  const [across, up] = [room(center[0]), room(center[1])]
  return random.until(
    () => {
      const base = drawFigure(random, shape)
      const { x, y } = boundsOf(base)
      const [dx, dy] = [random.int(across[0] - x[0], across[1] - x[1]), random.int(up[0] - y[0], up[1] - y[1])]
      const given = base.map(([px, py]): Point => [center[0] + d * (px + dx), center[1] + d * (py + dy)])
      return { given, factor, center, image: dilated(given, factor, center) }
    },
    ({ given }) => given.every(at => String(at) !== String(center)) && fits(given),
  )
}

export const quadrantsOf = (points: Vertices) =>
  new Set(points.filter(([x, y]) => x !== 0 && y !== 0).map(([x, y]) => `${Math.sign(x)} ${Math.sign(y)}`)).size

const [_X, _Y] = [symbol('x'), symbol('y')]
export const factorTimes = (factor: Factor, value: Expr | number): Expr =>
  typeof value === 'number' ? times(ratioOf(factor), value) : join(ratioOf(factor), value)

/** The image: by the rule about the origin, by the ways from another center. */
export function dilationSteps(
  given: Vertices,
  factor: Factor,
  center: Point = ORIGIN,
  names = LETTERS,
): readonly Step[] {
  const image = named(dilated(given, factor, center), PRIME, names)
  const k = ratioOf(factor)
  if (isOrigin(center))
    return [
      explainedBy(
        named(
          given.map(([x, y]) => [factorTimes(factor, x), factorTimes(factor, y)]),
          PRIME,
          names,
        ),
        {
          en: line`The center is the origin: multiply both coordinates of each vertex by the scale factor, ${k}.`,
          es: line`El centro es el origen: multiplica las dos coordenadas de cada vértice por el factor de escala, ${k}.`,
        },
      ),
      explainedBy(image, { en: line`Find each product.`, es: line`Halla cada producto.` }),
    ]
  const ways = given.map(([x, y]): Point => [x - center[0], y - center[1]])
  const longer = dilated(ways, factor)
  const P = symbol(CENTER)
  return [
    explainedBy(
      statements(
        ...given.map(([x, y], i) =>
          equation(point(minus(x, center[0]), minus(y, center[1])), point(...itemOf(ways, i))),
        ),
      ),
      {
        en: line`Subtract the coordinates of ${P} from those of each vertex: how far it is from the center, across and up or down.`,
        es: line`Resta las coordenadas de ${P} de las de cada vértice: cuánto se aleja del centro en horizontal y en vertical.`,
      },
    ),
    explainedBy(
      statements(
        ...ways.map(([x, y], i) =>
          equation(point(factorTimes(factor, x), factorTimes(factor, y)), point(...itemOf(longer, i))),
        ),
      ),
      {
        en: line`Multiply both numbers of each pair by the scale factor, ${k}.`,
        es: line`Multiplica los dos números de cada par por el factor de escala, ${k}.`,
      },
    ),
    explainedBy(image, {
      en: line`Add the coordinates of ${P} again.`,
      es: line`Vuelve a sumar las coordenadas de ${P}.`,
    }),
  ]
}

export const dilationDrawn = (dilation: Dilation): Step =>
  explainedBy(figure(dilationGrid(dilation)), {
    en: line`Mark these points, connect them in order, and label them.`,
    es: line`Marca estos puntos, únelos en orden y rotúlalos.`,
  })
