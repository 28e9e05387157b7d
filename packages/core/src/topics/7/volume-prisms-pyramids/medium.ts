import {
  answerStep,
  type Block,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  figure,
  line,
  measure,
  over,
  type Point,
  polygon,
  prose,
  pyramid,
  type Random,
  Ratio,
  role,
  type Sentence,
  sentenceChoice,
  story,
  sum,
  times,
  withFigure,
} from '../../../author.ts'
import { notTheClaim } from '../../kit/choices/leads-elsewhere.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { drawnArea, isNearDrawn, isTrueToScale } from '../../kit/geometry/drawn.ts'
import { cubed, squared } from '../../kit/measures/length-units.ts'
import { measured } from '../../kit/measures/measured.ts'
import { drawnSizes } from './easy.ts'
import { pyramidThings } from './pyramid-settings.ts'
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
  type LengthUnit,
  pyramidStep,
  sized,
  V,
  whole,
} from './solids.ts'

/** A rectangle that is no square, and a height, whose product is a multiple of 3. */
const drawPyramid = (random: Random) =>
  random.until(
    () => ({ length: whole(random.int(5, 14)), width: whole(random.int(4, 12)), height: whole(random.int(5, 15)) }),
    ({ length, width, height }) => (length.n * width.n * height.n) % 3 === 0 && length.compare(width) > 0,
  )
type Pyramid = ReturnType<typeof drawPyramid>
const floorOf = ({ length, width }: Pyramid): Base => ({ shape: 'rectangle', sides: [length, width] })
const volumeOf = (solid: Pyramid): Ratio => baseArea(floorOf(solid)).times(solid.height).over(3)
const drawn = ({ length, width, height }: Pyramid, unit: LengthUnit) => pyramid(length, width, height, { unit })

/** A trapezoid with a right angle at the left, or its top in the middle; its area is whole. */
function drawTrapezoid(random: Random) {
  const [long, short, height] = random.until(
    () => [random.int(8, 15), random.int(4, 9), random.int(3, 9)] as const,
    ([a, b, h]) => a >= b + 3 && ((a + b) * h) % 2 === 0,
  )
  return {
    base: { shape: 'trapezoid', parallels: [whole(long), whole(short)], height: whole(height) } as const,
    isRight: random.chance(0.5),
  }
}
/** The base of a prism, with the height of the trapezoid dashed where it is no side. */
export function trapezoidFigure({ base, isRight }: ReturnType<typeof drawTrapezoid>, unit: LengthUnit): Block {
  const [long, short] = base.parallels
  const [b, t, h] = [long, short, base.height].map(size => size.toNumber()) as [number, number, number]
  const shift = isRight ? 0 : (b - t) / 2
  const vertices: readonly Point[] = [
    [0, 0],
    [b, 0],
    [shift + t, h],
    [shift, h],
  ]
  const label = (size: Ratio) => sized(size, unit)
  return figure(
    polygon({
      vertices,
      names: 'ABCD',
      sides: [label(long), null, label(short), isRight ? label(base.height) : null],
      ...(isRight
        ? { angles: [{ mark: 'square' as const }, null, null, { mark: 'square' as const }] }
        : { heights: [{ from: 'D', to: 'AB', label: label(base.height) }] }),
    }),
  )
}

const SLIPS = {
  noThird: {
    says: {
      en: prose`The volume of a prism was found, without taking one third.`,
      es: prose`Se halló el volumen de un prisma, sin tomar la tercera parte.`,
    },
    work: ({ length, width, height }: Pyramid): Expr => times(length, width, height),
  },
  half: {
    says: { en: prose`Half was taken, not a third.`, es: prose`Se tomó la mitad y no la tercera parte.` },
    work: ({ length, width, height }: Pyramid): Expr => times(over(1, 2), length, width, height),
  },
  perimeter: {
    says: {
      en: prose`The perimeter of the base was used, not its area.`,
      es: prose`Se usó el perímetro de la base y no su área.`,
    },
    work: ({ length, width, height }: Pyramid): Expr =>
      times(over(1, 3), { kind: 'group', of: sum(length, width, length, width), brackets: 'round' }, height),
  },
  added: {
    says: {
      en: prose`The height was added, not multiplied.`,
      es: prose`La altura se sumó en lugar de multiplicarse.`,
    },
    work: ({ length, width, height }: Pyramid): Expr => sum(times(over(1, 3), length, width), height),
  },
} as const
type Slip = keyof typeof SLIPS
const SLIP_NAMES = ['noThird', 'perimeter', 'half', 'added'] as const
const said = (slip: Slip): Sentence => ({ key: slip, says: SLIPS[slip].says })

export const mediumForms = (form: Form) => ({
  pyramid: form({
    levels: ['medium'],
    lines: 3,
    draw: random => ({ unit: random.pick(LENGTH_UNITS), ...drawPyramid(random) }),
    answer: measured,
    solve: ({ unit, ...solid }) => inCubes(volumeOf(solid), unit),
    ask: ({ unit, ...solid }) =>
      withFigure(
        {
          en: prose`Find the volume of the rectangular pyramid.`,
          es: prose`Halla el volumen de la pirámide de base rectangular.`,
        },
        drawn(solid, unit),
      ),
    solution: ({ unit, ...solid }, { amount }) => [
      baseStep(floorOf(solid)),
      pyramidStep(baseArea(floorOf(solid)), solid.height, measure(amount, cubed(unit))),
    ],
    // Three such pyramids fill the box around one of them.
    check(printed, { amount }) {
      const [l, w, h] = drawnSizes(printed, 'length', 'width', 'height')
      return !!l && !!w && !!h && exact(amount).times(3).over(l).over(w).equals(h)
    },
  }),

  barePyramid: form({
    levels: ['medium'],
    lines: 3,
    draw: random => ({
      unit: random.pick(LENGTH_UNITS),
      ...random.until(
        () => ({ area: whole(random.int(14, 80)), height: whole(random.int(4, 15)), kind: random.int(0, 2) }),
        ({ area, height }) => (area.n * height.n) % 3 === 0,
      ),
    }),
    answer: measured,
    solve: ({ unit, area, height }) => inCubes(area.times(height).over(3), unit),
    ask: ({ unit, area, height, kind }) => {
      const [b, h] = [role('area', sized(area, squared(unit))), role('height', sized(height, unit))]
      return kind === 0
        ? {
            en: prose`A triangular pyramid is ${h} high. The area of its base is ${b}. Find its volume.`,
            es: prose`Una pirámide triangular mide ${h} de altura. El área de su base es de ${b}. Halla su volumen.`,
          }
        : kind === 1
          ? {
              en: prose`The base of a pyramid is a pentagon with an area of ${b}. The height of the pyramid is ${h}. Find its volume.`,
              es: prose`La base de una pirámide es un pentágono con un área de ${b}. La altura de la pirámide es de ${h}. Halla su volumen.`,
            }
          : {
              en: prose`The base of a pyramid is a hexagon with an area of ${b}. The height of the pyramid is ${h}. Find its volume.`,
              es: prose`La base de una pirámide es un hexágono con un área de ${b}. La altura de la pirámide es de ${h}. Halla su volumen.`,
            }
    },
    solution: ({ unit, area, height }, { amount }) => [
      explained(
        equation(times(area, height), area.times(height)),
        line`Area of the base times height: a prism with this base and height.`,
        line`Área de la base por altura: un prisma con esta base y esta altura.`,
      ),
      explained(
        equation(V, equation(times(over(1, 3), area.times(height)), measure(amount, cubed(unit)))),
        line`A pyramid has one third of the volume of the prism with the same base and height: ${equation(V, times(over(1, 3), B, H))}.`,
        line`Una pirámide tiene la tercera parte del volumen del prisma de igual base y altura: ${equation(V, times(over(1, 3), B, H))}.`,
      ),
    ],
    check: (printed, { amount }) => exact(amount).times(3).over(printed.role('height')).equals(printed.role('area')),
  }),

  trapezoidPrism: form({
    levels: ['medium'],
    share: 2,
    lines: 3,
    draw: random => ({
      unit: random.pick(LENGTH_UNITS),
      ...drawTrapezoid(random),
      height: whole(random.int(6, 20)),
    }),
    answer: measured,
    solve: ({ unit, base, height }) => inCubes(baseArea(base).times(height), unit),
    ask: ({ unit, height, ...base }) => {
      const tall = role('height', sized(height, unit))
      const shape = trapezoidFigure(base, unit)
      return {
        en: [prose`The trapezoid is the base of a right prism. The prism is ${tall} high. Find its volume.`, shape],
        es: [
          prose`El trapecio es la base de un prisma recto. El prisma mide ${tall} de altura. Halla su volumen.`,
          shape,
        ],
      }
    },
    solution: ({ unit, base, height }, { amount }) => [
      baseStep(base),
      heightStep(baseArea(base), height, measure(amount, cubed(unit))),
    ],
    // From the coordinates of the drawn base.
    check(printed, { amount }) {
      const shape = printed.figure('polygon')
      return isTrueToScale(shape) && isNearDrawn(exact(amount).over(printed.role('height')), drawnArea(shape))
    },
  }),

  pyramidThings: form(
    story({
      levels: ['medium'],
      settings: pyramidThings,
      lines: 3,
      draw(random, { unit, side, height }) {
        const [s, h] = random.until(
          () => [random.int(...side), random.int(...height)] as const,
          // With a height of 3, the base alone has the number of the volume.
          ([one, other]) => (one * one * other) % 3 === 0 && other !== 3,
        )
        return { side: measure(s, unit), height: measure(h, unit) }
      },
      answer: measured,
      solve: ({ side, height }, { unit }) =>
        inCubes(evaluate(side).times(evaluate(side)).times(evaluate(height)).over(3), unit),
      ask: ({ side, height }, { ask }) => ask(side, height),
      solution: ({ side, height }, { amount, unit }, { ends }) => {
        const s = evaluate(side)
        const found = measure(amount, unit)
        const last = pyramidStep(s.times(s), evaluate(height), found)
        return [
          explained(
            equation(B, equation(times(s, s), s.times(s))),
            line`Area ${B} of the square base.`,
            line`Área ${B} de la base cuadrada.`,
          ),
          answerStep(last.work, {
            en: [...last.says.en, ' ', ...ends(found).en],
            es: [...last.says.es, ' ', ...ends(found).es],
          }),
        ]
      },
      check: (numberOf, { amount }) =>
        exact(amount).times(3).over(numberOf('side')).over(numberOf('height')).equals(numberOf('side')),
    }),
  ),

  whatWentWrong: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw(random) {
      const slip = random.evenly(SLIP_NAMES)
      const solid = random.until(
        () => drawPyramid(random),
        one => {
          const values = SLIP_NAMES.map(name => evaluate(SLIPS[name].work(one)))
          return new Set([volumeOf(one), ...values].map(String)).size === 5 && evaluate(SLIPS[slip].work(one)).isInteger
        },
      )
      return { ...solid, slip, unit: random.pick(LENGTH_UNITS) }
    },
    answer: sentenceChoice,
    solve: ({ slip }) => said(slip),
    mistakes: ({ slip }) =>
      Object.fromEntries(SLIP_NAMES.filter(other => other !== slip).map(other => [other, said(other)])),
    ask: ({ slip, unit, ...solid }) => {
      const wrong = role('wrong', sized(evaluate(SLIPS[slip].work(solid)), cubed(unit)))
      return withFigure(
        {
          en: prose`A student says that the volume of this pyramid is ${wrong}. What was the mistake?`,
          es: prose`Un estudiante dice que el volumen de esta pirámide es de ${wrong}. ¿Cuál fue el error?`,
        },
        drawn(solid, unit),
      )
    },
    key: ({ slip: _, unit, ...solid }) => {
      const right = sized(volumeOf(solid), cubed(unit))
      return { en: prose`The volume is ${right}.`, es: prose`El volumen es de ${right}.` }
    },
    solution: ({ slip, unit, ...solid }) => {
      const work = SLIPS[slip].work(solid)
      return [
        baseStep(floorOf(solid)),
        pyramidStep(baseArea(floorOf(solid)), solid.height, sized(volumeOf(solid), cubed(unit))),
        answerStep(said(slip).says, {
          en: line`The student worked out ${equation(work, shown(evaluate(work)))}.`,
          es: line`El estudiante calculó ${equation(work, shown(evaluate(work)))}.`,
        }),
      ]
    },
    whyWrong: ({ slip, unit, ...solid }) =>
      Object.fromEntries(
        SLIP_NAMES.filter(other => other !== slip).map(other => {
          const work = SLIPS[other].work(solid)
          const value = evaluate(work)
          const claim = sized(evaluate(SLIPS[slip].work(solid)), cubed(unit))
          return [other, notTheClaim(work, claim, expr(value))] as const
        }),
      ),
    check(printed, { key }) {
      const [l, w, h] = drawnSizes(printed, 'length', 'width', 'height')
      const wrong = printed.role('wrong')
      if (!l || !w || !h) return false
      const floor = l.times(w)
      const made: Readonly<Record<string, Ratio>> = {
        noThird: wrong.over(h),
        half: wrong.times(2).over(h),
        perimeter: wrong.times(3).over(h).over(2).minus(w).equals(l) ? floor : Ratio.of(0),
        added: wrong.minus(h).times(3),
      }
      return made[key]?.equals(floor) === true
    },
  }),
})
