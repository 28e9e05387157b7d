import { assert } from '../errors.ts'
import type { Primitive } from './drawing.ts'
import type { FigureKind, Label, Scribe } from './kind.ts'
import { angleLabelOf, type Name, optionalLabel } from './naming.ts'
import { arrowhead, at, dot, line, NORMAL, type Point } from './pen.ts'
import { around } from './placing.ts'
import { sentence, spokenName, told } from './saying.ts'
import { type AngleMark, angleSketch, combined, finished, nameWish, type Sketch, sweepOf } from './sketch.ts'

/** Rays from one vertex, with marked and labelled angles between them. */
export interface AngleFigure {
  readonly kind: 'angle'
  readonly rays: readonly AngleRay[]
  readonly angles: readonly MarkedAngle[]
  readonly vertex: Label | null
}
export interface AngleRay {
  /** Degrees counterclockwise from the right. */
  readonly direction: number
  /** The name of a point on it. */
  readonly label: Label | null
  /** Its length, where 1 is usual. */
  readonly length: number
}
/** From one ray counterclockwise to another, by their places in the list. */
export interface MarkedAngle {
  readonly from: number
  readonly to: number
  readonly mark: AngleMark
  readonly label: Label | null
}

type RaySpec = number | readonly [direction: number, label: Name] | { readonly direction: number; readonly label?: Name; readonly length?: number }
export interface AngleOptions {
  readonly rays: readonly RaySpec[]
  /** A plain number as a label is a number of degrees. */
  readonly angles?: readonly { readonly from: number; readonly to: number; readonly mark?: AngleMark; readonly label?: Name }[]
  readonly vertex?: Name
}

export function angle({ rays, angles = [], vertex }: AngleOptions): AngleFigure {
  assert(rays.length >= 2 && rays.length <= 8, 'An angle needs 2 to 8 rays')
  assert(angles.every(({ from, to }) => rays[from] !== undefined && rays[to] !== undefined && from !== to), 'An angle lies between two of the rays')
  return {
    kind: 'angle', rays: rays.map(rayOf), vertex: optionalLabel(vertex),
    angles: angles.map(({ from, to, mark = 'arc', label }) => ({ from, to, mark, label: label === undefined ? null : angleLabelOf(label) })),
  }
}

function rayOf(spec: RaySpec): AngleRay {
  if (typeof spec === 'number') return { direction: spec, label: null, length: 1 }
  if (isPair(spec)) return { direction: spec[0], label: optionalLabel(spec[1]), length: 1 }
  return { direction: spec.direction, label: optionalLabel(spec.label), length: spec.length ?? 1 }
}
const isPair = (spec: Exclude<RaySpec, number>): spec is readonly [number, Name] => Array.isArray(spec)

const CENTER: Point = [0, 0]
const LENGTH = 5

export const angleFigure: FigureKind<AngleFigure> = {
  draw(figure, scribe) {
    const ends = figure.rays.map(({ direction, length }) => at(CENTER, LENGTH * length, direction))
    const rays: readonly Primitive[] = [
      ...figure.rays.flatMap(({ direction }, i) => [line(CENTER, at(ends[i]!, -0.2, direction), NORMAL), arrowhead(ends[i]!, direction, 0.45)]),
      dot(CENTER, 0.15),
    ]
    const names: Sketch = {
      items: figure.rays.flatMap(({ direction, length, label }) => (label ? [dot(at(CENTER, LENGTH * length * 0.78, direction), 0.13)] : [])),
      wishes: figure.rays.flatMap(({ direction, length, label }) => (label ? [around(scribe.layout(label), at(CENTER, LENGTH * length * 0.78, direction), direction + 90)] : [])),
    }
    const vertex: Sketch = { items: [], wishes: figure.vertex ? [nameWish(scribe.layout(figure.vertex), CENTER, ends)] : [] }
    const angles = figure.angles.map(({ from, to, mark, label }) =>
      angleSketch({ vertex: CENTER, from: ends[from]!, to: ends[to]!, mark, label: label ? scribe.layout(label) : null }))
    return finished(combined({ items: rays, wishes: [] }, ...angles, vertex, names))
  },

  describe({ rays, angles, vertex }, scribe) {
    const names = rays.map(({ label }, i) => spokenName(label, scribe) || `${i + 1}`)
    const point = spokenName(vertex, scribe)
    return told(
      sentence(scribe, { en: `${rays.length} rays with the same vertex ${point}`, es: `${rays.length} semirrectas con el mismo vértice ${point}` }),
      ...rays.map(({ direction }, i) => sentence(scribe, { en: `Ray ${names[i]} points ${wayOf(direction, scribe)}`, es: `La semirrecta ${names[i]} apunta ${wayOf(direction, scribe)}` })),
      ...angles.map(({ from, to, mark, label }) => spokenAngle([names[from]!, names[to]!], mark, label, sweepOf(rays[from]!.direction, rays[to]!.direction) > 180, scribe)),
    )
  },
}

function spokenAngle([one, two]: readonly [string, string], mark: AngleMark, label: Label | null, reflex: boolean, scribe: Scribe): string {
  const said = label && label.kind !== 'blank' ? `: ${scribe.speak(label).trim()}` : ''
  const square = mark === 'square'
  return sentence(scribe, {
    en: `The ${reflex ? 'outer ' : ''}angle between rays ${one} and ${two}${square ? ' has the mark of a right angle' : ' is marked'}${said}`,
    es: `El ángulo ${reflex ? 'exterior ' : ''}entre las semirrectas ${one} y ${two}${square ? ' lleva la marca de ángulo recto' : ' está marcado'}${said}`,
  })
}

const WAYS = [
  { en: 'right', es: 'a la derecha' }, { en: 'up and to the right', es: 'arriba a la derecha' }, { en: 'up', es: 'hacia arriba' }, { en: 'up and to the left', es: 'arriba a la izquierda' },
  { en: 'left', es: 'a la izquierda' }, { en: 'down and to the left', es: 'abajo a la izquierda' }, { en: 'down', es: 'hacia abajo' }, { en: 'down and to the right', es: 'abajo a la derecha' },
] as const

/** Roughly: the measure is for the pupil to find. */
function wayOf(direction: number, scribe: Scribe): string {
  const turn = ((direction % 360) + 360) % 360
  const straight = turn % 90 < 1e-9 ? turn / 45 : Math.floor(turn / 90) * 2 + 1
  return sentence(scribe, WAYS[straight]!)
}
