import {
  answerStep,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  formulaChoice,
  line,
  measure,
  over,
  type Printed,
  prose,
  type Random,
  Ratio,
  ratioOfExact,
  rectangularPrism,
  role,
  story,
  sum,
  times,
  triangularPrism,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import { workedProduct } from '../../kit/geometry/products.ts'
import { cubed, squared } from '../../kit/measures/length-units.ts'
import { measured } from '../../kit/measures/measured.ts'
import { wedgeThings } from './prism-settings.ts'
import {
  B,
  type Base,
  baseArea,
  baseStep,
  type Form,
  H,
  heightStep,
  inCubes,
  LENGTH_UNITS,
  prismStep,
  sized,
  V,
  whole,
} from './solids.ts'

/** The size of each labelled edge of a drawn solid. */
export function drawnSizes(printed: Printed, ...names: readonly string[]): readonly Ratio[] {
  const solid = printed.figure('solid-3d').solid as unknown as Readonly<
    Record<string, Parameters<typeof ratioOfExact>[0]>
  >
  return names.map(name => Ratio.from(ratioOfExact(solid[name] as Parameters<typeof ratioOfExact>[0])))
}

/** A right triangle of a whole area, and a length at which it is well seen. */
export function drawWedge(random: Random) {
  const [base, height] = random.until(
    () => [random.int(4, 12), random.int(3, 12)] as const,
    ([a, b]) => (a * b) % 2 === 0 && a !== b && a <= 3 * b && b <= 2 * a,
  )
  const most = Math.max(base, height)
  return {
    base: whole(base),
    height: whole(height),
    length: whole(
      random.until(
        () => random.int(Math.max(4, Math.ceil(most / 2)), most + 8),
        length => length !== base && length !== height,
      ),
    ),
  }
}
const triangleOf = ({ base, height }: { readonly base: Ratio; readonly height: Ratio }): Base => ({
  shape: 'triangle',
  base,
  height,
})

export const easyForms = (form: Form) => ({
  box: form({
    levels: ['easy'],
    lines: 3,
    draw: random => ({
      unit: random.pick(LENGTH_UNITS),
      sides: random.until(
        () => [whole(random.int(5, 15)), whole(random.int(3, 10)), whole(random.int(3, 12))] as const,
        ([l, w, h]) => l.compare(w) > 0 && !l.equals(h),
      ),
    }),
    answer: measured,
    solve: ({ unit, sides: [l, w, h] }) => inCubes(l.times(w).times(h), unit),
    ask: ({ unit, sides }) =>
      withFigure(
        { en: prose`Find the volume of the rectangular prism.`, es: prose`Halla el volumen del prisma rectangular.` },
        rectangularPrism(...sides, { unit }),
      ),
    solution: ({ unit, sides: [l, w, h] }, { amount }) => [
      baseStep({ shape: 'rectangle', sides: [l, w] }),
      heightStep(l.times(w), h, measure(amount, cubed(unit))),
    ],
    check(printed, { amount }) {
      const [l, w, h] = drawnSizes(printed, 'length', 'width', 'height')
      return !!l && !!w && !!h && exact(amount).over(h).over(l).equals(w)
    },
  }),

  wedge: form({
    levels: ['easy'],
    share: 2,
    lines: 3,
    draw: random => ({ unit: random.pick(LENGTH_UNITS), ...drawWedge(random) }),
    answer: measured,
    solve: ({ unit, length, ...triangle }) => inCubes(baseArea(triangleOf(triangle)).times(length), unit),
    ask: ({ unit, base, height, length }) =>
      withFigure(
        {
          en: prose`The bases of the prism are right triangles. Find its volume.`,
          es: prose`Las bases del prisma son triángulos rectángulos. Halla su volumen.`,
        },
        triangularPrism(base, height, length, { unit, apex: 0 }),
      ),
    solution: ({ unit, length, ...triangle }, { amount }) => [
      baseStep(triangleOf(triangle)),
      prismStep(baseArea(triangleOf(triangle)), length, measure(amount, cubed(unit))),
    ],
    // Two such prisms make a box.
    check(printed, { amount }) {
      const [base, height, length] = drawnSizes(printed, 'base', 'height', 'length')
      return !!base && !!height && !!length && exact(amount).times(2).over(length).over(base).equals(height)
    },
  }),

  bare: form({
    levels: ['easy'],
    lines: 2,
    draw: random => ({
      unit: random.pick(LENGTH_UNITS),
      area: whole(random.int(12, 60)),
      height: whole(random.int(3, 12)),
    }),
    answer: measured,
    solve: ({ unit, area, height }) => inCubes(area.times(height), unit),
    ask: ({ unit, area, height }) => {
      const [b, h] = [role('area', sized(area, squared(unit))), role('height', sized(height, unit))]
      return {
        en: prose`The base of a prism has an area of ${b}. The prism is ${h} high. Find its volume.`,
        es: prose`La base de un prisma tiene un área de ${b}. El prisma mide ${h} de altura. Halla su volumen.`,
      }
    },
    solution: ({ unit, area, height }, { amount }) => [
      explained(
        equation(V, times(B, H)),
        line`The volume of a prism is the area of its base times its height.`,
        line`El volumen de un prisma es el área de su base por su altura.`,
      ),
      explained(
        equation(V, workedProduct(area, height, measure(amount, cubed(unit)))),
        line`Substitute and multiply.`,
        line`Sustituye y multiplica.`,
      ),
    ],
    check: (printed, { amount }) => exact(amount).over(printed.role('area')).equals(printed.role('height')),
  }),

  expression: form({
    levels: ['easy'],
    draw: random =>
      random.until(
        () => ({
          unit: random.pick(LENGTH_UNITS),
          sides: [whole(random.int(7, 16)), whole(random.int(3, 6)), whole(random.int(4, 12))] as const,
        }),
        ({ sides }) => new Set(sides.map(String)).size === 3,
      ),
    answer: formulaChoice,
    solve: ({ sides }) => times(...sides),
    mistakes: ({ sides: [l, w, h] }) => ({
      half: times(over(1, 2), l, w, h),
      added: sum(times(l, w), h),
      third: times(over(1, 3), l, w, h),
    }),
    ask: ({ unit, sides }) =>
      withFigure(
        {
          en: prose`Which expression gives the volume of the rectangular prism?`,
          es: prose`¿Qué expresión da el volumen del prisma rectangular?`,
        },
        rectangularPrism(...sides, { unit }),
      ),
    solution: ({ sides: [l, w] }, answer) => [
      explained(
        times(l, w),
        line`The base is a rectangle: length times width.`,
        line`La base es un rectángulo: largo por ancho.`,
      ),
      answerStep(expr(answer), {
        en: line`Multiply it by the height of the prism.`,
        es: line`Multiplícala por la altura del prisma.`,
      }),
    ],
    whyWrong: () => ({
      half: {
        en: line`It takes one half, as for a triangular base, but the base is a rectangle.`,
        es: line`Toma la mitad, como con una base triangular, pero la base es un rectángulo.`,
      },
      added: { en: line`It adds the height instead of multiplying.`, es: line`Suma la altura en vez de multiplicar.` },
      third: {
        en: line`It takes one third, as for a pyramid.`,
        es: line`Toma la tercera parte, como en una pirámide.`,
      },
    }),
    check(printed, answer) {
      const [l, w, h] = tupleOf(drawnSizes(printed, 'length', 'width', 'height'), 3)
      return evaluate(expr(answer)).over(h).over(l).equals(w)
    },
  }),

  wedgeThings: form(
    story({
      levels: ['easy'],
      settings: wedgeThings,
      lines: 3,
      draw(random, { unit, base, height, length }) {
        const [b, h] = random.until(
          () => [random.int(...base), random.int(...height)] as const,
          ([one, other]) => (one * other) % 2 === 0,
        )
        return { base: measure(b, unit), height: measure(h, unit), length: measure(random.int(...length), unit) }
      },
      answer: measured,
      solve: ({ base, height, length }, { unit }) =>
        inCubes(evaluate(base).times(evaluate(height)).times(evaluate(length)).over(2), unit),
      ask: ({ base, height, length }, { ask }) => ask(base, height, length),
      solution: ({ base, height, length }, { amount, unit }, { ends }) => {
        const triangle = triangleOf({ base: evaluate(base), height: evaluate(height) })
        const found = measure(amount, unit)
        const last = prismStep(baseArea(triangle), evaluate(length), found)
        return [
          baseStep(triangle),
          answerStep(last.work, {
            en: [...last.says.en, ' ', ...ends(found).en],
            es: [...last.says.es, ' ', ...ends(found).es],
          }),
        ]
      },
      check: (numberOf, { amount }) =>
        exact(amount).times(2).over(numberOf('base')).over(numberOf('length')).equals(numberOf('height')),
    }),
  ),
})
