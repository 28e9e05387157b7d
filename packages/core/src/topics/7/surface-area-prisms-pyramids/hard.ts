import {
  answerStep,
  bracketed,
  divide,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  figure,
  itemOf,
  line,
  measure,
  minus,
  money,
  moneyAmount,
  over,
  type Point,
  polygon,
  price,
  prose,
  Ratio,
  ratioOfExact,
  rectangularPrism,
  role,
  statements,
  story,
  sum,
  symbol,
  times,
  withFigure,
} from '../../../author.ts'
import { drawnArea, isTrueToScale } from '../../kit/geometry/drawn.ts'
import { workedProduct } from '../../kit/geometry/products.ts'
import {
  boxOf,
  boxSteps,
  boxSurface,
  inSquares,
  LENGTH_UNITS,
  type LengthUnit,
  sized,
} from '../../kit/geometry/surfaces.ts'
import { squared } from '../../kit/measures/length-units.ts'
import { measured } from '../../kit/measures/measured.ts'
import type { Form } from './levels.ts'
import { paintedThings } from './settings.ts'

/** Height, leg, and by how much the parallel sides of an isosceles trapezoid differ. */
const TRAPEZOIDS = [
  [4, 5, 6],
  [12, 13, 10],
  [8, 10, 12],
] as const
interface Trapezoid {
  readonly long: Ratio
  readonly short: Ratio
  readonly height: Ratio
  readonly leg: Ratio
}
const trapezoidArea = ({ long, short, height }: Trapezoid) => long.plus(short).times(height).over(2)
function trapezoidFigure({ long, short, height, leg }: Trapezoid, unit: LengthUnit) {
  const [b, t, h] = [long, short, height].map(size => size.toNumber()) as [number, number, number]
  const vertices: readonly Point[] = [
    [0, 0],
    [b, 0],
    [(b + t) / 2, h],
    [(b - t) / 2, h],
  ]
  return figure(
    polygon({
      vertices,
      names: 'ABCD',
      sides: [sized(long, unit), sized(leg, unit), sized(short, unit), sized(leg, unit)],
      heights: [{ from: 'D', to: 'AB', label: sized(height, unit) }],
    }),
  )
}
const X = symbol('x')

export const hardForms = (form: Form) => ({
  trapezoidPrism: form({
    levels: ['hard'],
    lines: 5,
    draw(random) {
      const [height, leg, more] = random.evenly(TRAPEZOIDS)
      const short = random.int(4, 9)
      const base: Trapezoid = {
        long: Ratio.of(short + more),
        short: Ratio.of(short),
        height: Ratio.of(height),
        leg: Ratio.of(leg),
      }
      return { unit: random.pick(LENGTH_UNITS), base, length: Ratio.of(random.int(6, 20)) }
    },
    answer: measured,
    solve: ({ unit, base, length }) =>
      inSquares(
        trapezoidArea(base)
          .times(2)
          .plus(base.long.plus(base.short).plus(base.leg.times(2)).times(length)),
        unit,
      ),
    ask: ({ unit, base, length }) => {
      const tall = role('length', sized(length, unit))
      const shape = trapezoidFigure(base, unit)
      const [AB, CD] = [symbol('AB'), symbol('CD')]
      return {
        en: [
          prose`The trapezoid, with parallel sides ${AB} and ${CD}, is the base of a right prism. The height of the prism is ${tall}. Find the surface area of the prism.`,
          shape,
        ],
        es: [
          prose`El trapecio, de lados paralelos ${AB} y ${CD}, es la base de un prisma recto. La altura del prisma es de ${tall}. Halla el área de superficie del prisma.`,
          shape,
        ],
      }
    },
    solution: ({ unit, base, length }, { amount }) => {
      const { long, short, height, leg } = base
      const around = long.plus(short).plus(leg.times(2))
      const area = trapezoidArea(base)
      return [
        explained(
          equation(times(over(1, 2), bracketed(sum(long, short)), height), area),
          line`Area of one base, a trapezoid: half of the sum of the parallel sides times the height.`,
          line`Área de una base, un trapecio: la mitad de la suma de los lados paralelos por la altura.`,
        ),
        explained(
          equation(sum(long, leg, short, leg), around),
          line`The perimeter of the base is the width of the four rectangles together.`,
          line`El perímetro de la base es el ancho de los cuatro rectángulos juntos.`,
        ),
        explained(
          workedProduct(around, length),
          line`Area of the four rectangles: perimeter times the height of the prism.`,
          line`Área de los cuatro rectángulos: perímetro por la altura del prisma.`,
        ),
        explained(
          equation(sum(times(2, area), around.times(length)), measure(amount, squared(unit))),
          line`Add both bases and the rectangles.`,
          line`Suma las dos bases y los rectángulos.`,
        ),
      ]
    },
    // Bases by the drawn corners, the sides from corner to corner.
    check(printed, { amount }) {
      const shape = printed.figure('polygon')
      const places = shape.points.slice(0, 4).map(({ at }) => at)
      const around = places.reduce((all, [x, y], i) => {
        const [u, v] = itemOf(places, (i + 1) % 4)
        return all + Math.hypot(u - x, v - y)
      }, 0)
      const found = 2 * drawnArea(shape) + around * printed.role('length').toNumber()
      return isTrueToScale(shape) && Math.abs(found - exact(amount).toNumber()) < 0.001
    },
  }),

  glued: form({
    levels: ['hard'],
    lines: 6,
    draw(random) {
      const kind = random.evenly(['cube', 'pyramid'] as const)
      const edge = random.int(3, 6)
      const box = random.until(
        () => [random.int(edge + 3, 15), random.int(edge + 1, 12), random.int(3, 9)] as const,
        ([l, w, h]) => l > w && w !== h && l !== h && h !== edge,
      )
      return {
        kind,
        // Nobody glues a cube of meters.
        unit: random.pick(['centimeter', 'inch'] as const),
        box: boxOf(...box),
        edge: Ratio.of(edge),
        slant: Ratio.of(edge + random.int(1, 4)),
      }
    },
    answer: measured,
    solve: ({ kind, unit, box, edge, slant }) =>
      inSquares(
        boxSurface(box).plus(
          kind === 'cube' ? edge.times(edge).times(4) : edge.times(slant).times(2).minus(edge.times(edge)),
        ),
        unit,
      ),
    ask: ({ kind, unit, box: [l, w, h], edge, slant }) => {
      const [a, b, c, e, s] = [
        role('length', sized(l, unit)),
        role('width', sized(w, unit)),
        role('height', sized(h, unit)),
        role('edge', sized(edge, unit)),
        role('slant', sized(slant, unit)),
      ]
      return kind === 'cube'
        ? {
            en: prose`A rectangular prism is ${a} long, ${b} wide, and ${c} high. A cube with edges of ${e} is glued onto its top. Find the surface area of the new solid.`,
            es: prose`Un prisma rectangular mide ${a} de largo, ${b} de ancho y ${c} de altura. Sobre él se pega un cubo con aristas de ${e}. Halla el área de superficie del nuevo cuerpo.`,
          }
        : {
            en: prose`A rectangular prism is ${a} long, ${b} wide, and ${c} high. A square pyramid with a base edge of ${e} and a slant height of ${s} is glued onto its top. Find the surface area of the new solid.`,
            es: prose`Un prisma rectangular mide ${a} de largo, ${b} de ancho y ${c} de altura. Sobre él se pega una pirámide de base cuadrada con una arista de la base de ${e} y una altura inclinada de ${s}. Halla el área de superficie del nuevo cuerpo.`,
          }
    },
    solution: ({ kind, unit, box, edge, slant }, { amount }) => {
      const whole = boxSurface(box)
      const [hidden, more] = [
        edge.times(edge),
        kind === 'cube' ? edge.times(edge).times(4) : edge.times(slant).times(2),
      ]
      return kind === 'cube'
        ? [
            ...boxSteps(box, expr(whole)),
            explained(
              statements(equation(times(edge, edge), hidden), equation(times(5, hidden), hidden.times(5))),
              line`The cube adds five faces; its sixth is glued to the prism.`,
              line`El cubo agrega cinco caras; la sexta queda pegada al prisma.`,
            ),
            explained(
              equation(minus(sum(whole, hidden.times(5)), hidden), measure(amount, squared(unit))),
              line`Add the five faces of the cube, and subtract the part of the top that it covers.`,
              line`Suma las cinco caras del cubo y resta la parte de arriba que cubre.`,
            ),
          ]
        : [
            ...boxSteps(box, expr(whole)),
            explained(
              equation(times(4, over(1, 2), edge, slant), more),
              line`The pyramid adds four triangles; its base is glued to the prism.`,
              line`La pirámide agrega cuatro triángulos; su base queda pegada al prisma.`,
            ),
            explained(
              equation(minus(sum(whole, more), times(edge, edge)), measure(amount, squared(unit))),
              line`Add the four triangles, and subtract the part of the top that the pyramid covers.`,
              line`Suma los cuatro triángulos y resta la parte de arriba que cubre la pirámide.`,
            ),
          ]
    },
    // Seen from above and below, the solid is as large as the bottom twice for a cube; the rest goes around.
    check(printed, { amount }) {
      const [l, w, h, e] = ['length', 'width', 'height', 'edge'].map(name => printed.role(name)) as [
        Ratio,
        Ratio,
        Ratio,
        Ratio,
      ]
      const around = l.plus(w).times(2).times(h).plus(l.times(w).times(2))
      const slanted = printed.terms('role').find(({ name }) => name === 'slant')
      const rest = exact(amount).minus(around)
      return slanted ? rest.over(e).plus(e).equals(printed.role('slant').times(2)) : rest.over(e).over(4).equals(e)
    },
  }),

  fromSurface: form({
    levels: ['hard'],
    lines: 5,
    draw: random => ({
      unit: random.pick(LENGTH_UNITS),
      box: random.until(
        () => boxOf(random.int(5, 14), random.int(3, 9), random.int(3, 12)),
        ([l, w, h]) => l.compare(w) > 0 && !h.equals(w) && l.compare(h.times(3)) <= 0,
      ),
    }),
    answer: measured,
    solve: ({ unit, box }) => ({ amount: expr(box[2]), unit }),
    ask: ({ unit, box }) => {
      const all = role('surface', sized(boxSurface(box), squared(unit)))
      return withFigure(
        {
          en: prose`The surface area of the rectangular prism is ${all}. Find the height ${X}.`,
          es: prose`El área de superficie del prisma rectangular es de ${all}. Halla la altura ${X}.`,
        },
        rectangularPrism(...box, { unit, labels: { height: X } }),
      )
    },
    solution: ({ unit, box }, { amount }) => {
      const [l, w, h] = box
      const all = boxSurface(box)
      const floors = l.times(w).times(2)
      const around = l.plus(w).times(2)
      return [
        explained(
          equation(times(2, l, w), floors),
          line`Area of the top and the bottom together.`,
          line`Área de la cara de arriba y la de abajo juntas.`,
        ),
        explained(
          equation(minus(all, floors), around.times(h)),
          line`Subtract it: the four sides are left.`,
          line`Réstala: quedan los cuatro lados.`,
        ),
        explained(
          equation(times(2, bracketed(sum(l, w))), around),
          line`Unrolled, the four sides are a rectangle as long as the perimeter of the base.`,
          line`Desenrollados, los cuatro lados son un rectángulo tan largo como el perímetro de la base.`,
        ),
        explained(
          equation(X, equation(divide(around.times(h), around), measure(amount, unit))),
          line`Divide the area of the sides by that length.`,
          line`Divide el área de los lados entre esa longitud.`,
        ),
      ]
    },
    check(printed, { amount }) {
      const { solid } = printed.figure('solid-3d')
      if (solid.shape !== 'rectangular-prism') return false
      const [l, w] = [solid.length, solid.width].map(size => Ratio.from(ratioOfExact(size))) as [Ratio, Ratio]
      const h = exact(amount)
      return l.times(w).plus(l.times(h)).plus(w.times(h)).times(2).equals(printed.role('surface'))
    },
  }),

  painted: form(
    story({
      levels: ['hard'],
      settings: paintedThings,
      lines: 6,
      draw(random, { unit, ranges: [a, b, c], opening, prices }) {
        return {
          length: measure(random.int(...a), unit),
          width: measure(random.int(...b), unit),
          height: measure(random.int(...c), unit),
          opening: measure(random.int(...opening), squared(unit)),
          price: price(random.pick(prices)),
        }
      },
      answer: moneyAmount,
      solve: ({ length, width, height, opening, price: { cents } }) =>
        evaluate(length)
          .plus(evaluate(width))
          .times(2)
          .times(evaluate(height))
          .minus(evaluate(opening))
          .times(cents)
          .toNumber(),
      ask: ({ length, width, height, opening, price }, { ask }) => ask(length, width, height, opening, price),
      solution: ({ length, width, height, opening, price: each }, cost, { unit, ends }) => {
        const [l, w, h, o] = [length, width, height, opening].map(size => evaluate(size)) as [
          Ratio,
          Ratio,
          Ratio,
          Ratio,
        ]
        const around = l.plus(w).times(2)
        const walls = around.times(h)
        const area = walls.minus(o)
        const rest = each.cents % 100
        const parts = [each.cents - rest, rest].filter(cents => cents > 0).map(cents => money(cents * area.toNumber()))
        return [
          explained(
            equation(times(2, bracketed(sum(l, w))), around),
            line`Length of the four walls together: the perimeter.`,
            line`Largo de las cuatro paredes juntas: el perímetro.`,
          ),
          explained(
            workedProduct(around, h),
            line`Area of the walls: perimeter times height.`,
            line`Área de las paredes: perímetro por altura.`,
          ),
          explained(
            equation(minus(walls, o), measure(area, squared(unit))),
            line`Subtract the area that is not covered.`,
            line`Resta el área que no se cubre.`,
          ),
          answerStep(
            parts.length > 1
              ? equation(times(area, each), equation(sum(...parts), money(cost)))
              : equation(times(area, each), money(cost)),
            {
              en: [...line`Multiply by the dollars and by the cents of the price. `, ...ends(money(cost)).en],
              es: [...line`Multiplica por los dólares y por los centavos del precio. `, ...ends(money(cost)).es],
            },
          ),
        ]
      },
      check: (numberOf, cost) =>
        Ratio.of(cost, 100)
          .over(numberOf('price'))
          .plus(numberOf('opening'))
          .over(numberOf('height'))
          .over(2)
          .minus(numberOf('width'))
          .equals(numberOf('length')),
    }),
  ),
})
