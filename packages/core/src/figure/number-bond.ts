import { assert } from '../errors.ts'
import type { Expr } from '../math/expr.ts'
import type { Primitive } from './drawing.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { labelOf, type Name } from './naming.ts'
import {
  at,
  circle,
  cropped,
  directionOf,
  label,
  labelSize,
  line,
  NORMAL,
  type Point,
  polygonPath,
  rectangle,
} from './pen.ts'
import { listing, sentence, told } from './saying.ts'

/** A whole and its parts in circles; as a fact triangle, or a fact house with equations to fill in. */
export interface NumberBond {
  readonly kind: 'number-bond'
  /** null: left empty for the pupil. */
  readonly whole: Label | null
  readonly parts: readonly (Label | null)[]
  readonly style: 'bond' | 'triangle' | 'house'
  /** In the rooms of the house, with their blanks. */
  readonly equations: readonly Expr[]
}

/** numberBond(7, [4, null]): null is left empty. */
export function numberBond(
  whole: Name | null,
  parts: readonly (Name | null)[],
  style: NumberBond['style'] = 'bond',
  equations: readonly Expr[] = [],
): NumberBond {
  assert(parts.length >= 2 && parts.length <= 4, 'A number bond has two to four parts')
  assert(style === 'bond' || parts.length === 2, () => `A fact ${style} has two parts`)
  assert(style === 'house' || equations.length === 0, 'Only a house has rooms for equations')
  const filled = (name: Name | null) => (name === null ? null : labelOf(name))
  return { kind: 'number-bond', whole: filled(whole), parts: parts.map(filled), style, equations }
}

/** What is drawn where a number is missing. */
const EMPTY = {
  bond: { en: 'an empty circle', es: 'un círculo vacío' },
  triangle: { en: 'an empty corner', es: 'una esquina vacía' },
  house: { en: 'an empty place', es: 'un lugar vacío' },
} as const

export const numberBondFigure = figureKind<NumberBond>('number-bond', {
  draw(figure, scribe) {
    switch (figure.style) {
      case 'bond':
        return cropped(drawBond(figure, scribe))
      case 'triangle':
        return cropped(drawTriangle(figure, scribe))
      case 'house':
        return cropped(drawHouse(figure, scribe))
    }
  },

  describe({ whole, parts, style, equations }, scribe) {
    const said = (part: Label | null) =>
      part && part.kind !== 'blank' ? scribe.speak(part).trim() : sentence(scribe, EMPTY[style])
    const all = listing(parts.map(said), scribe)
    const kinds = {
      bond: { en: 'Number bond', es: 'Vínculo numérico' },
      triangle: { en: 'Fact triangle', es: 'Triángulo de operaciones' },
      house: { en: 'Fact house', es: 'Casa de operaciones' },
    }
    const name = sentence(scribe, kinds[style])
    const top = style === 'triangle' || style === 'house'
    return told(
      sentence(
        scribe,
        top
          ? {
              en: `${name}. At the top: ${said(whole)}. Below: ${all}`,
              es: `${name}. Arriba: ${said(whole)}. Abajo: ${all}`,
            }
          : {
              en: `${name}. Whole: ${said(whole)}. Parts: ${all}`,
              es: `${name}. Total: ${said(whole)}. Partes: ${all}`,
            },
      ),
      equations.length > 0 &&
        sentence(scribe, {
          en: `Equations: ${equations.map(item => scribe.speak(item).trim()).join('; ')}`,
          es: `Ecuaciones: ${equations.map(item => scribe.speak(item).trim()).join('; ')}`,
        }),
    )
  },
})

const SIZE = 1.05

function drawBond({ whole, parts }: NumberBond, scribe: Scribe): Primitive[] {
  const layouts = [whole, ...parts].map(part => (part ? scribe.layout(part) : null))
  const radius = Math.max(
    1.05,
    ...layouts.map(layout => {
      const { width, height } = layout ? labelSize(layout, SIZE) : { width: 0, height: 0 }
      return Math.hypot(width, height) / 2 + 0.15
    }),
  )
  const gap = radius * 2 + 0.9
  const places = parts.map((_, i): Point => [(i - (parts.length - 1) / 2) * gap, -(radius * 2 + 1)])
  return [
    ...places.map(place => {
      const direction = directionOf([0, 0], place)
      return line(at([0, 0], radius, direction), at(place, -radius, direction), NORMAL)
    }),
    ...[[0, 0] as Point, ...places].flatMap((place, i) => [
      circle(place, radius, NORMAL, 'paper'),
      ...(layouts[i] ? [label(place, layouts[i], {}, SIZE)] : []),
    ]),
  ]
}

/** The total stands in the top corner. */
function drawTriangle({ whole, parts }: NumberBond, scribe: Scribe): Primitive[] {
  const corners: readonly Point[] = [
    [0, 5.4],
    [-3.3, 0],
    [3.3, 0],
  ]
  const places: readonly Point[] = [
    [0, 3.2],
    [-1.5, 0.85],
    [1.5, 0.85],
  ]
  return [polygonPath(corners, NORMAL), ...[whole, ...parts].flatMap((part, i) => slot(part, places[i]!, scribe))]
}

function drawHouse({ whole, parts, equations }: NumberBond, scribe: Scribe): Primitive[] {
  const layouts = equations.map(item => scribe.layout(item))
  const half = Math.max(3.4, ...layouts.map(layout => labelSize(layout, SIZE).width / 2 + 0.6))
  const floor = 2
  const bottom = -layouts.length * floor
  return [
    polygonPath(
      [
        [-half - 0.5, 0],
        [0, 4.4],
        [half + 0.5, 0],
      ],
      NORMAL,
    ),
    ...slot(whole, [0, 2.7], scribe),
    ...parts.flatMap((part, i) => slot(part, [i === 0 ? -1.5 : 1.5, 0.95], scribe)),
    ...(layouts.length > 0 ? [rectangle(-half, bottom, half * 2, -bottom, NORMAL)] : []),
    ...layouts.map((layout, i) => label([0, -(i + 0.45) * floor], layout, {}, SIZE)),
  ]
}

const slot = (part: Label | null, place: Point, scribe: Scribe): Primitive[] =>
  part ? [label(place, scribe.layout(part), {}, 1.1)] : [rectangle(place[0] - 0.75, place[1] - 0.6, 1.5, 1.2)]
