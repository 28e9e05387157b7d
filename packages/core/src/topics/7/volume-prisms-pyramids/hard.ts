import {
  answerStep,
  divide,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  figure,
  line,
  measure,
  minus,
  over,
  type Point,
  polygon,
  prose,
  pyramid,
  type Random,
  Ratio,
  role,
  story,
  sum,
  symbol,
  times,
  triangularPrism,
  withFigure,
} from '../../../author.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { drawnArea, isNearDrawn, isTrueToScale } from '../../kit/geometry/drawn.ts'
import { workedProduct } from '../../kit/geometry/products.ts'
import { cubed } from '../../kit/measures/length-units.ts'
import { measured } from '../../kit/measures/measured.ts'
import { drawnSizes, drawWedge } from './easy.ts'
import { troughs } from './prism-settings.ts'
import { toppedThings } from './pyramid-settings.ts'
import {
  B,
  baseArea,
  baseStep,
  type Form,
  H,
  heightStep,
  inCubes,
  LENGTH_UNITS,
  type LengthUnit,
  sized,
  V,
  whole,
} from './solids.ts'
import { tanks } from './tank-settings.ts'

const half = (random: Random, least: number, most: number) => Ratio.of(random.int(2 * least, 2 * most), 2)
const X = symbol('x')

/** A base of two parts: a rectangle under a triangle, or an L of two rectangles, of which one length follows. */
interface Composed {
  readonly kind: 'house' | 'ell'
  /** The whole width, how high the lower rectangle is, the width of the upper part, how high that is. */
  readonly sizes: readonly [width: Ratio, low: Ratio, top: Ratio, more: Ratio]
}
const drawComposed = (random: Random, kind: Composed['kind']): Composed => {
  const [width, low, more] = [half(random, 6, 12), half(random, 3, 7), half(random, 3, 6)]
  return { kind, sizes: [width, low, kind === 'house' ? width : width.minus(half(random, 2, 3)), more] }
}
const partsOf = ({ kind, sizes: [width, low, top, more] }: Composed) =>
  [width.times(low), kind === 'house' ? top.times(more).over(2) : top.times(more)] as const
const composedArea = (base: Composed): Ratio => {
  const [one, two] = partsOf(base)
  return one.plus(two)
}
function composedFigure({ kind, sizes: [width, low, top, more] }: Composed, unit: LengthUnit) {
  const label = (size: Ratio) => sized(size, unit)
  const [w, h, t, m] = [width, low, top, more].map(size => size.toNumber()) as [number, number, number, number]
  const square = (of: string) => ({ of, mark: 'square' as const })
  if (kind === 'house') {
    const vertices: readonly Point[] = [
      [0, 0],
      [w, 0],
      [w, h],
      [w / 2, h + m],
      [0, h],
    ]
    return figure(
      polygon({
        vertices,
        names: 'ABCDE',
        sides: [label(width), label(low)],
        points: { F: [w / 2, h] },
        lines: [
          { of: 'CE', dashed: true },
          { of: 'DF', dashed: true, label: label(more) },
        ],
        marked: [square('EAB'), square('ABC'), square('DFC')],
        size: 12,
      }),
    )
  }
  const vertices: readonly Point[] = [
    [0, 0],
    [w, 0],
    [w, h],
    [t, h],
    [t, h + m],
    [0, h + m],
  ]
  return figure(
    polygon({
      vertices,
      names: 'ABCDEF',
      sides: [label(width), label(low), null, null, label(top), label(low.plus(more))],
      marked: ['FAB', 'ABC', 'BCD', 'DEF', 'EFA'].map(square),
      size: 12,
    }),
  )
}

export const hardForms = (form: Form) => ({
  composedBase: form({
    levels: ['hard'],
    lines: 5,
    draw: random => {
      const kind = random.evenly(['house', 'ell'] as const)
      return {
        unit: random.pick(LENGTH_UNITS),
        height: whole(random.int(6, 14)),
        base: random.until(
          () => drawComposed(random, kind),
          ({ sizes }) => sizes.filter(size => !size.isInteger).length === 2,
        ),
      }
    },
    answer: measured,
    solve: ({ unit, height, base }) => inCubes(composedArea(base).times(height), unit),
    ask: ({ unit, height, base }) => {
      const tall = role('height', sized(height, unit))
      const shape = composedFigure(base, unit)
      return {
        en: [prose`The figure is the base of a right prism that is ${tall} high. Find the volume of the prism.`, shape],
        es: [prose`La figura es la base de un prisma recto de ${tall} de altura. Halla el volumen del prisma.`, shape],
      }
    },
    solution: ({ unit, height, base }, { amount }) => {
      const [width, low, top, more] = base.sizes
      const [one, two] = partsOf(base)
      const area = composedArea(base)
      const [AB, BC, DE, EF] = [symbol('AB'), symbol('BC'), symbol('DE'), symbol('EF')]
      return [
        explained(
          equation(times(shown(width), shown(low)), shown(one)),
          line`Area of the rectangle with sides ${AB} and ${BC}.`,
          line`Área del rectángulo de lados ${AB} y ${BC}.`,
        ),
        ...(base.kind === 'house'
          ? [
              explained(
                equation(times(over(1, 2), shown(top), shown(more)), shown(two)),
                line`Area of triangle ${symbol('CDE')}: half of the base ${symbol('CE')}, which is as long as ${AB}, times the height.`,
                line`Área del triángulo ${symbol('CDE')}: la mitad de la base ${symbol('CE')}, que mide lo mismo que ${AB}, por la altura.`,
              ),
            ]
          : [
              explained(
                equation(DE, equation(minus(shown(low.plus(more)), shown(low)), shown(more))),
                line`Find ${DE}: subtract ${BC} from ${symbol('FA')}.`,
                line`Halla ${DE}: resta ${BC} de ${symbol('FA')}.`,
              ),
              explained(
                equation(times(shown(top), shown(more)), shown(two)),
                line`Area of the rectangle with sides ${EF} and ${DE}.`,
                line`Área del rectángulo de lados ${EF} y ${DE}.`,
              ),
            ]),
        explained(
          equation(B, equation(sum(shown(one), shown(two)), shown(area))),
          line`Add the two parts of the base.`,
          line`Suma las dos partes de la base.`,
        ),
        heightStep(area, height, measure(amount, cubed(unit))),
      ]
    },
    check(printed, { amount }) {
      const shape = printed.figure('polygon')
      return isTrueToScale(shape) && isNearDrawn(exact(amount).over(printed.role('height')), drawnArea(shape))
    },
  }),

  missing: form({
    levels: ['hard'],
    lines: 4,
    draw(random) {
      const kind = random.evenly(['pyramid', 'wedge'] as const)
      const side = random.int(4, 12)
      const solid = random.until(
        () => ({ length: whole(side + random.int(1, 4)), width: whole(side), height: whole(random.int(5, 15)) }),
        ({ length, width, height }) => (length.n * width.n * height.n) % 3 === 0,
      )
      return { kind, unit: random.pick(LENGTH_UNITS), solid, wedge: drawWedge(random) }
    },
    answer: measured,
    solve: ({ kind, unit, solid, wedge }) => ({ amount: expr(kind === 'pyramid' ? solid.height : wedge.length), unit }),
    ask: ({ kind, unit, solid: { length, width, height }, wedge }) => {
      const volume =
        kind === 'pyramid'
          ? length.times(width).times(height).over(3)
          : wedge.base.times(wedge.height).times(wedge.length).over(2)
      const told = role('volume', sized(volume, cubed(unit)))
      return kind === 'pyramid'
        ? withFigure(
            {
              en: prose`The volume of the rectangular pyramid is ${told}. Find its height ${X}.`,
              es: prose`El volumen de la pirámide de base rectangular es de ${told}. Halla su altura ${X}.`,
            },
            pyramid(length, width, height, { unit, labels: { height: X } }),
          )
        : withFigure(
            {
              en: prose`The bases of the prism are right triangles. Its volume is ${told}. Find the length ${X}.`,
              es: prose`Las bases del prisma son triángulos rectángulos. Su volumen es de ${told}. Halla la longitud ${X}.`,
            },
            triangularPrism(wedge.base, wedge.height, wedge.length, { unit, apex: 0, labels: { length: X } }),
          )
    },
    solution: ({ kind, unit, solid: { length, width, height }, wedge }, { amount }) => {
      const found = measure(amount, unit)
      if (kind === 'wedge') {
        const area = baseArea({ shape: 'triangle', base: wedge.base, height: wedge.height })
        const volume = area.times(wedge.length)
        return [
          baseStep({ shape: 'triangle', base: wedge.base, height: wedge.height }),
          explained(
            equation(times(area, X), volume),
            line`Substitute in ${equation(V, times(B, H))}.`,
            line`Sustituye en ${equation(V, times(B, H))}.`,
          ),
          explained(
            equation(X, equation(divide(volume, area), found)),
            line`Divide the volume by the area of the base.`,
            line`Divide el volumen entre el área de la base.`,
          ),
        ]
      }
      const area = length.times(width)
      const volume = area.times(height).over(3)
      return [
        baseStep({ shape: 'rectangle', sides: [length, width] }),
        explained(
          equation(times(3, volume), volume.times(3)),
          line`The prism with this base and height has three times the volume.`,
          line`El prisma con esta base y esta altura tiene el triple de volumen.`,
        ),
        explained(
          equation(X, equation(divide(volume.times(3), area), found)),
          line`Divide that volume by the area of the base.`,
          line`Divide ese volumen entre el área de la base.`,
        ),
      ]
    },
    check(printed, { amount }) {
      const volume = printed.role('volume')
      if (printed.figure('solid-3d').solid.shape === 'pyramid') {
        const [l, w] = drawnSizes(printed, 'length', 'width')
        return !!l && !!w && exact(amount).times(l).times(w).equals(volume.times(3))
      }
      const [b, h] = drawnSizes(printed, 'base', 'height')
      return !!b && !!h && exact(amount).times(b).times(h).equals(volume.times(2))
    },
  }),

  topped: form(
    story({
      levels: ['hard'],
      settings: toppedThings,
      lines: 5,
      draw(random, { unit, side, low, top }) {
        const [s, t] = random.until(
          () => [random.int(...side), random.int(...top)] as const,
          // With a height of 3, leaving out both the third and the height would do no harm.
          ([one, other]) => (one * one * other) % 3 === 0 && other !== 3,
        )
        return { side: measure(s, unit), low: measure(random.intExcept(...low, s), unit), top: measure(t, unit) }
      },
      answer: measured,
      solve: ({ side, low, top }, { unit }) => {
        const s = evaluate(side)
        return inCubes(s.times(s).times(evaluate(low).plus(evaluate(top).over(3))), unit)
      },
      ask: ({ side, low, top }, { ask }) => ask(side, low, top),
      solution: ({ side, low, top }, { amount, unit }, { ends }) => {
        const [s, h, t] = [side, low, top].map(size => evaluate(size)) as [Ratio, Ratio, Ratio]
        const area = s.times(s)
        const [prism, roof] = [area.times(h), area.times(t).over(3)]
        const found = measure(amount, unit)
        return [
          explained(
            equation(B, workedProduct(s, s)),
            line`Area of the square base, which both parts share.`,
            line`Área de la base cuadrada, que es la misma en las dos partes.`,
          ),
          explained(
            workedProduct(area, h),
            line`Volume of the lower part, a prism: ${times(B, H)}.`,
            line`Volumen de la parte de abajo, un prisma: ${times(B, H)}.`,
          ),
          explained(
            equation(times(over(1, 3), area, t), roof),
            line`Volume of the pyramid: ${times(over(1, 3), B, H)}.`,
            line`Volumen de la pirámide: ${times(over(1, 3), B, H)}.`,
          ),
          answerStep(equation(sum(prism, roof), found), {
            en: [...line`Add the two parts. `, ...ends(found).en],
            es: [...line`Suma las dos partes. `, ...ends(found).es],
          }),
        ]
      },
      // Three times the volume, spread over the base, is three times the lower height and the upper one.
      check: (numberOf, { amount }) =>
        exact(amount)
          .times(3)
          .over(numberOf('side'))
          .over(numberOf('side'))
          .minus(numberOf('low').times(3))
          .equals(numberOf('top')),
    }),
  ),

  liters: form(
    story({
      levels: ['hard'],
      settings: tanks,
      lines: 5,
      draw: (random, { long, wide, tall, free }) => ({
        long: measure(5 * random.int(long[0] / 5, long[1] / 5), 'centimeter'),
        wide: measure(5 * random.int(wide[0] / 5, wide[1] / 5), 'centimeter'),
        tall: measure(2 * random.int(tall[0] / 2, tall[1] / 2), 'centimeter'),
        free: measure(random.int(...free), 'centimeter'),
      }),
      answer: measured,
      solve: ({ long, wide, tall, free }) => ({
        amount: shown(
          evaluate(long)
            .times(evaluate(wide))
            .times(evaluate(tall).minus(evaluate(free)))
            .over(1000),
        ),
        unit: 'liter' as const,
      }),
      ask: ({ long, wide, tall, free }, { ask }) => ask(long, wide, tall, free),
      solution: ({ long, wide, tall, free }, { amount }, { what, ends }) => {
        const [l, w, h, f] = [long, wide, tall, free].map(size => evaluate(size)) as [Ratio, Ratio, Ratio, Ratio]
        const [depth, area] = [h.minus(f), l.times(w)]
        const volume = area.times(depth)
        const found = measure(amount, 'liter')
        return [
          explained(
            equation(minus(h, f), depth),
            [...line`Find the height of the `, what.en, ', in centimeters.'],
            [...line`Halla la altura `, what.es, ', en centímetros.'],
          ),
          explained(
            equation(B, workedProduct(l, w)),
            line`Area of the bottom: length times width.`,
            line`Área del fondo: largo por ancho.`,
          ),
          explained(
            equation(V, workedProduct(area, depth, measure(volume, 'cubic-centimeter'))),
            [...line`Multiply by the height of the `, what.en, '.'],
            [...line`Multiplica por la altura `, what.es, '.'],
          ),
          answerStep(equation(divide(volume, 1000), found), {
            en: [...line`Divide by 1,000 to change to liters. `, ...ends(found).en],
            es: [...line`Divide entre 1,000 para convertir a litros. `, ...ends(found).es],
          }),
        ]
      },
      check: (numberOf, { amount }) =>
        exact(amount)
          .times(1000)
          .over(numberOf('long'))
          .over(numberOf('wide'))
          .plus(numberOf('free'))
          .equals(numberOf('tall')),
    }),
  ),

  troughs: form(
    story({
      levels: ['hard'],
      settings: troughs,
      lines: 5,
      draw(random, { unit, one, other, height, length }) {
        const sizes = [
          Ratio.of(random.int(...one)),
          Ratio.of(2 * random.int(...other) + 1, 2),
          Ratio.of(random.int(...height)),
          Ratio.of(random.int(...length)),
        ] as const
        const [a, b, h, l] = sizes
        return {
          one: sized(a, unit),
          other: sized(b, unit),
          height: sized(h, unit),
          volume: sized(a.plus(b).times(h).over(2).times(l), cubed(unit)),
        }
      },
      answer: measured,
      solve: ({ one, other, height, volume }, { unit }) => ({
        amount: shown(
          evaluate(volume)
            .times(2)
            .over(evaluate(height))
            .over(evaluate(one).plus(evaluate(other))),
        ),
        unit,
      }),
      ask: ({ one, other, height, volume }, { ask }) => ask(one, other, height, volume),
      solution: ({ one, other, height, volume }, { amount, unit }, { ends }) => {
        const [a, b, h, v] = [one, other, height, volume].map(item => evaluate(item)) as [Ratio, Ratio, Ratio, Ratio]
        const found = measure(amount, unit)
        const total = a.plus(b)
        const area = total.times(h).over(2)
        return [
          explained(
            equation(sum(shown(a), shown(b)), shown(total)),
            line`The base of the prism is the trapezoid. Add its parallel sides.`,
            line`La base del prisma es el trapecio. Suma sus lados paralelos.`,
          ),
          explained(
            equation(B, equation(times(over(1, 2), shown(total), shown(h)), shown(area))),
            line`Area of the trapezoid: half of the sum times the height.`,
            line`Área del trapecio: la mitad de la suma por la altura.`,
          ),
          explained(
            equation(times(shown(area), X), shown(v)),
            line`Substitute in ${equation(V, times(B, H))}. Let ${X} be the distance between the two trapezoids.`,
            line`Sustituye en ${equation(V, times(B, H))}. Sea ${X} la distancia entre los dos trapecios.`,
          ),
          answerStep(equation(X, equation(divide(shown(v), shown(area)), found)), {
            en: [...line`Divide the volume by the area. `, ...ends(found).en],
            es: [...line`Divide el volumen entre el área. `, ...ends(found).es],
          }),
        ]
      },
      // Two of them, one turned around, make a box as wide as both parallel sides.
      check: (numberOf, { amount }) =>
        numberOf('volume')
          .times(2)
          .over(exact(amount))
          .over(numberOf('height'))
          .minus(numberOf('one'))
          .equals(numberOf('other')),
    }),
  ),
})
