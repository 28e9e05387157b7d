import { assert } from '../errors.ts'
import { number } from '../math/build.ts'
import { X, Y } from './axis.ts'
import type { Primitive } from './drawing.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { angleLabelOf, type Name, optionalLabel } from './naming.ts'
import {
  arrow,
  arrowhead,
  at,
  boxOfLabel,
  circle,
  directionOf,
  dot,
  label,
  line,
  NORMAL,
  type Point,
  polyline,
  THIN,
} from './pen.ts'
import { haloOf } from './placing.ts'
import { sentence, spokenName, told } from './saying.ts'
import { finished, rightAngleMark } from './sketch.ts'
import { around, beside, eitherOf, type Spot, type Wish } from './wish.ts'

/** The circle of radius 1 about the origin with angles in standard position. */
export interface UnitCircle {
  readonly kind: 'unit-circle'
  readonly angles: readonly UnitAngle[]
  /** 1 and −1 at the axes. */
  readonly numbers: boolean
  /** Without the circle: an angle in standard position alone. */
  readonly rim: boolean
}

export interface UnitAngle {
  /** May be negative or more than 360. */
  readonly degrees: number
  /** Written in the angle, or along its side where there is no arc. */
  readonly label: Label | null
  /** Written at the point: (√3/2, 1/2), P, or a numbered box. */
  readonly point: Label | null
  /** An arc with an arrow from the right to the terminal side. */
  readonly arc: boolean
  readonly dot: boolean
  /** The reference triangle: its upright side is dashed. */
  readonly triangle: boolean
  readonly horizontal: Label | null
  readonly vertical: Label | null
}

export interface UnitAngleSpec {
  readonly degrees: number
  readonly label?: Name | null
  readonly point?: Name | null
  readonly arc?: boolean
  readonly dot?: boolean
  readonly triangle?: boolean
  readonly horizontal?: Name | null
  readonly vertical?: Name | null
}

export interface UnitCircleOptions {
  readonly angles: readonly UnitAngleSpec[]
  readonly numbers?: boolean
  readonly rim?: boolean
}

export function unitCircle({ angles, numbers = angles.length < 4, rim = true }: UnitCircleOptions): UnitCircle {
  assert(angles.length > 0 || numbers, 'A unit circle shows an angle or its numbers')
  return {
    kind: 'unit-circle',
    numbers,
    rim,
    angles: angles.map(
      ({ degrees, label, point, arc = angles.length === 1, dot = rim, triangle = false, horizontal, vertical }) => ({
        degrees,
        label: label === undefined || label === null ? null : angleLabelOf(label),
        point: optionalLabel(point),
        arc,
        dot,
        triangle,
        horizontal: optionalLabel(horizontal),
        vertical: optionalLabel(vertical),
      }),
    ),
  }
}

const ORIGIN: Point = [0, 0]

export const unitCircleFigure = figureKind<UnitCircle>('unit-circle', {
  draw(figure, scribe) {
    const radius = figure.angles.length > 8 ? 8.2 : figure.angles.length > 3 ? 6 : 5
    const reach = radius * 1.28
    const axes = [...arrow([-reach, 0], [reach, 0], 'both'), ...arrow([0, -reach], [0, reach], 'both')]
    const names = [
      label([reach + 0.15, 0], scribe.layout(X), { x: 'left' }),
      label([0, reach + 0.1], scribe.layout(Y), { y: 'bottom' }),
    ]
    const numbers = figure.numbers ? axisNumbers(radius, scribe) : []
    const rays = figure.angles.flatMap(angle => angleItems(angle, radius, figure.angles.length > 8))
    const wishes = figure.angles.flatMap((angle, i) => angleWishes(angle, i, figure, radius, scribe))
    const rim = figure.rim ? [circle(ORIGIN, radius, NORMAL)] : []
    return finished({ items: [...axes, ...names, ...rim, ...rays, ...numbers], wishes }, true)
  },

  describe(figure, scribe) {
    return told(
      sentence(
        scribe,
        figure.rim
          ? {
              en: 'A circle of radius 1 about the origin of a coordinate plane',
              es: 'Una circunferencia de radio 1 con centro en el origen de un plano de coordenadas',
            }
          : { en: 'A coordinate plane', es: 'Un plano de coordenadas' },
      ),
      ...figure.angles.map(angle => spokenAngle(angle, scribe)),
    )
  },
})

function axisNumbers(radius: number, scribe: Scribe): readonly Primitive[] {
  const [one, minusOne] = [scribe.layout(number(1)), scribe.layout(number(-1))]
  const labels = [
    label([radius + 0.2, -0.2], one, { x: 'left', y: 'top' }, 0.8),
    label([-radius - 0.15, -0.2], minusOne, { x: 'right', y: 'top' }, 0.8),
    label([-0.2, radius + 0.15], one, { x: 'right', y: 'bottom' }, 0.8),
    label([-0.2, -radius - 0.15], minusOne, { x: 'right', y: 'top' }, 0.8),
  ]
  return [...labels.flatMap(item => (item.kind === 'label' ? [haloOf(boxOfLabel(item))] : [])), ...labels]
}

function angleItems(
  { degrees, arc, dot: hasDot, triangle }: UnitAngle,
  radius: number,
  isCrowded: boolean,
): readonly Primitive[] {
  const tip = at(ORIGIN, radius, degrees)
  const foot: Point = [tip[0], 0]
  const isUpright = Math.abs(tip[0]) < 1e-6 || Math.abs(tip[1]) < 1e-6
  return [
    line(ORIGIN, tip, isCrowded ? THIN : NORMAL),
    ...(triangle && !isUpright
      ? [line(tip, foot, { ...NORMAL, dash: 'dashed', width: 0.055 }), rightAngleMark(foot, ORIGIN, tip, 0.45)]
      : []),
    ...(arc ? turnMark(degrees) : []),
    ...(hasDot ? [dot(tip, 0.15)] : []),
  ]
}

/** A spiral where the angle goes around more than once, so that its turns stay apart. */
function turnMark(degrees: number): readonly Primitive[] {
  const count = Math.max(6, Math.ceil(Math.abs(degrees) / 5))
  const points = Array.from(
    { length: count + 1 },
    (_, i): Point => at(ORIGIN, radiusAt((degrees * i) / count, degrees), (degrees * i) / count),
  )
  const [before, tip] = [points.at(-2)!, points.at(-1)!]
  return [polyline(points, THIN), arrowhead(tip, directionOf(before, tip), 0.38)]
}

const radiusAt = (turned: number, degrees: number) => 1.1 + (Math.abs(degrees) > 360 ? Math.abs(turned) / 600 : 0)

function angleWishes(
  { degrees, label, point, arc, horizontal, vertical }: UnitAngle,
  i: number,
  figure: UnitCircle,
  radius: number,
  scribe: Scribe,
): readonly Wish[] {
  const tip = at(ORIGIN, radius, degrees)
  const foot: Point = [tip[0], 0]
  return [
    ...(label
      ? [
          arc
            ? arcWish(scribe.layout(label), degrees)
            : sideWish(
                scribe.layout(label),
                degrees,
                radius * (figure.angles.length > 8 ? [0.72, 0.56][i % 2]! : 0.62),
              ),
        ]
      : []),
    ...(point ? [around(scribe.layout(point), tip, degrees, { gap: 0.25 })] : []),
    ...(horizontal ? [beside(scribe.layout(horizontal), [ORIGIN, foot], tip[1] > 0 ? -90 : 90)] : []),
    ...(vertical ? [beside(scribe.layout(vertical), [foot, tip], tip[0] > 0 ? 0 : 180)] : []),
  ]
}

function arcWish(of: Wish['of'], degrees: number): Wish {
  const wishes = [0.5, 0.35, 0.65, 0.2, 0.8].map((share, i) => {
    const turn = degrees * share
    return around(of, at(ORIGIN, radiusAt(turn, degrees), turn), turn, { gap: 0.15, extra: i * 3 })
  })
  return eitherOf(wishes)
}

/** Upon the terminal side, which a halo interrupts, as on the unit circles of textbooks. */
function sideWish(of: Wish['of'], degrees: number, distance: number): Wish {
  const spots = [0, 0.6, -0.6, 1.2, -1.2].map(
    (shift): Spot => ({ at: at(ORIGIN, distance + shift, degrees), cost: Math.abs(shift) * 5 }),
  )
  return { of, size: 0.8, spots }
}

function spokenAngle(
  { degrees, label, point, arc, triangle, horizontal, vertical }: UnitAngle,
  scribe: Scribe,
): string {
  const place = placeOf(degrees, scribe)
  const angle = label ? spokenName(label, scribe) : ''
  const parts = [
    sentence(
      scribe,
      arc
        ? {
            en: `An angle${angle ? ` labeled ${angle}` : ''} opens ${degrees < 0 ? 'clockwise' : 'counterclockwise'} from the positive x-axis to ${place}`,
            es: `Un ángulo${angle ? ` con la etiqueta ${angle}` : ''} se abre en sentido ${degrees < 0 ? 'horario' : 'antihorario'} desde el semieje x positivo hasta ${place}`,
          }
        : {
            en: `A terminal side${angle ? ` labeled ${angle}` : ''} ${degrees % 90 === 0 ? 'on' : 'in'} ${place}`,
            es: `Un lado terminal${angle ? ` con la etiqueta ${angle}` : ''} en ${place}`,
          },
    ),
    ...(point
      ? [
          sentence(scribe, {
            en: `its point is labeled ${spokenName(point, scribe)}`,
            es: `su punto lleva la etiqueta ${spokenName(point, scribe)}`,
          }),
        ]
      : []),
    ...(triangle
      ? [
          sentence(scribe, {
            en: 'a dashed side down to the x-axis makes a right triangle',
            es: 'un lado discontinuo hasta el eje x forma un triángulo rectángulo',
          }),
        ]
      : []),
    ...[horizontal, vertical].flatMap((item, i) => {
      if (!item) return []
      const side = i === 0 ? { en: 'horizontal', es: 'horizontal' } : { en: 'vertical', es: 'vertical' }
      return [
        sentence(scribe, {
          en: `${side.en} side ${spokenName(item, scribe)}`,
          es: `lado ${side.es} ${spokenName(item, scribe)}`,
        }),
      ]
    }),
  ]
  return `${parts.join('; ')}.`
}

function placeOf(degrees: number, scribe: Scribe): string {
  const turn = ((degrees % 360) + 360) % 360
  const axes = {
    0: { en: 'the positive x-axis', es: 'el semieje x positivo' },
    90: { en: 'the positive y-axis', es: 'el semieje y positivo' },
    180: { en: 'the negative x-axis', es: 'el semieje x negativo' },
    270: { en: 'the negative y-axis', es: 'el semieje y negativo' },
  } as const
  if (turn === 0 || turn === 90 || turn === 180 || turn === 270) return sentence(scribe, axes[turn])
  const quadrant = ['I', 'II', 'III', 'IV'][Math.floor(turn / 90)]!
  return sentence(scribe, { en: `quadrant ${quadrant}`, es: `el cuadrante ${quadrant}` })
}
