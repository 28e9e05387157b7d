import { assert } from '../errors.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { labelOf, type Name, optionalLabel } from './naming.ts'
import { at, circle, cropped, dot, label, line, lines, NORMAL, type Point, sector, THIN } from './pen.ts'
import { beyondRim, radiusToHold } from './rim-labels.ts'
import { listing, sentence, spokenName, told } from './saying.ts'
import { finished, rightAngleMark } from './sketch.ts'
import { reachOf, type Wish } from './wish.ts'

/** A circle whose sectors, clockwise from the top, are the parts of a whole. */
export interface CircleGraph {
  readonly kind: 'circle-graph'
  readonly title: Label | null
  readonly sectors: readonly GraphSector[]
  /** The whole in the units of the sizes; what the sectors leave of it is not divided yet. */
  readonly whole: number
  /** So many marks on the rim, equally far from each other, to draw sectors with. */
  readonly marks: number
}
export interface GraphSector {
  readonly name: Label | null
  readonly size: number
  /** What is written in the sector: a percent, an amount, an angle, a box to fill in. */
  readonly value: Label | null
  /** The square of a right angle at the center. */
  readonly square: boolean
}

export interface CircleGraphOptions {
  readonly title?: Name
  readonly sectors: readonly {
    readonly name?: Name
    readonly size: number
    readonly value?: Name | null
    readonly square?: boolean
  }[]
  readonly whole?: number
  readonly marks?: number
}

/** circleGraph({ sectors: [{ name: words('Bus', 'Autobús'), size: 45, value: percent(45) }, …] }) */
export function circleGraph({ title, sectors, marks = 0, ...options }: CircleGraphOptions): CircleGraph {
  const taken = sectors.reduce((sum, { size }) => sum + size, 0)
  const { whole = taken } = options
  assert(
    sectors.length <= 10 && sectors.every(({ size }) => size > 0),
    'A circle graph has up to 10 sectors with a size',
  )
  assert(whole > 0 && taken <= whole * (1 + 1e-9), 'The sectors of a circle graph are not more than its whole')
  assert(marks === 0 || (marks >= 3 && marks <= 72), 'A circle graph has 3 to 72 marks on its rim, or none')
  return {
    kind: 'circle-graph',
    title: optionalLabel(title),
    whole,
    marks,
    sectors: sectors.map(({ name, size, value, square = false }) => {
      assert(!square || 4 * size === whole, 'Only a quarter of the circle has a right angle')
      return { name: name === undefined ? null : labelOf(name), size, value: optionalLabel(value), square }
    }),
  }
}

const CENTER: Point = [0, 0]
const SIZE = 0.95
const [SMALLEST, LARGEST] = [3.6, 4.4]
const ALONG = 0.66

export const circleGraphFigure = figureKind<CircleGraph>('circle-graph', {
  draw({ title, sectors, whole, marks }, scribe) {
    const needed = (value: Label | null, size: number) =>
      value ? radiusToHold(scribe.layout(value), { share: size / whole, along: ALONG, size: SIZE, gap: 0.12 }) : 0
    const radius = Math.min(LARGEST, Math.max(SMALLEST, ...sectors.map(({ value, size }) => needed(value, size))))
    let turn = 90
    const slices = sectors.map(({ name, size, value, square }) => {
      const to = turn
      turn -= (360 * size) / whole
      return { name, value, square, from: turn, to, inside: needed(value, size) <= radius }
    })
    const items = [
      ...slices.flatMap(({ from, to }) => (to - from > 359.9 ? [] : [sector(CENTER, radius, from, to, THIN)])),
      circle(CENTER, radius, NORMAL),
      ...(marks > 0 ? [lines(marksOn(radius, marks))] : []),
      ...(sectors.length === 0 ? [line(CENTER, at(CENTER, radius, 90)), dot(CENTER, 0.1)] : []),
      ...slices.flatMap(({ square, from, to }) =>
        square ? [rightAngleMark(CENTER, at(CENTER, radius, from), at(CENTER, radius, to), 0.5)] : [],
      ),
      ...slices.flatMap(({ value, inside, from, to }) =>
        value && inside ? [label(at(CENTER, radius * ALONG, (from + to) / 2), scribe.layout(value), {}, SIZE)] : [],
      ),
    ]
    const wishes = slices.flatMap(({ name, value, inside, from, to }): Wish[] => {
      const [direction, half] = [(from + to) / 2, (to - from) / 2]
      const aside = value && !inside ? scribe.layout(value) : null
      const beyond = aside ? radius + 0.35 + 2 * reachOf(aside, SIZE, direction) : radius
      return [
        ...(aside ? [beyondRim(aside, SIZE, CENTER, radius, direction, half)] : []),
        ...(name ? [beyondRim(scribe.layout(name), SIZE, CENTER, beyond, direction, half)] : []),
      ]
    })
    const graph = finished({ items, wishes })
    if (!title) return graph
    return cropped([
      ...graph.items,
      label([graph.width / 2, graph.height + 0.3], scribe.layout(title), { y: 'bottom' }, 1),
    ])
  },

  describe({ title, sectors, whole, marks }, scribe) {
    const name = title ? `: ${spokenName(title, scribe)}` : ''
    const left = whole - sectors.reduce((sum, { size }) => sum + size, 0) > whole * 1e-9
    return told(
      sectors.length === 0
        ? sentence(scribe, {
            en: `A circle graph without sectors yet${name}. A line goes from the center to the top`,
            es: `Una gráfica circular todavía sin sectores${name}. Una línea va del centro al punto más alto`,
          })
        : `${sentence(scribe, {
            en: `A circle graph${name}, clockwise from the top`,
            es: `Una gráfica circular${name}, en el sentido de las manecillas del reloj desde arriba`,
          })}: ${listing(
            sectors.map(part => spokenSector(part, whole, scribe)),
            scribe,
          )}`,
      left && sectors.length > 0
        ? sentence(scribe, { en: 'The rest of the circle is empty', es: 'El resto del círculo está vacío' })
        : null,
      marks > 0
        ? sentence(scribe, {
            en: `${marks} marks on the circle are equally far from each other, the first at the top`,
            es: `${marks} marcas en la circunferencia están a igual distancia unas de otras, la primera arriba`,
          })
        : null,
    )
  },
})

const marksOn = (radius: number, marks: number): [Point, Point][] =>
  Array.from({ length: marks }, (_, i) => {
    const direction = 90 - (360 * i) / marks
    return [at(CENTER, radius - 0.25, direction), at(CENTER, radius + 0.1, direction)]
  })

/** Where no value is written, what the eye sees of the size is told. */
function spokenSector({ name, size, value, square }: GraphSector, whole: number, scribe: Scribe): string {
  const said =
    value === null
      ? spokenShare(size / whole, scribe)
      : value.kind === 'blank'
        ? sentence(scribe, { en: 'an empty box', es: 'un recuadro vacío' })
        : scribe.speak(value).trim()
  const corner = square ? sentence(scribe, { en: ' with a right angle', es: ' con un ángulo recto' }) : ''
  return `${name ? `${spokenName(name, scribe)} ` : ''}${name ? `(${said}${corner})` : `${said}${corner}`}`
}

function spokenShare(share: number, scribe: Scribe): string {
  if (share === 1 / 2) return sentence(scribe, { en: 'half of the circle', es: 'la mitad del círculo' })
  if (share === 1 / 4) return sentence(scribe, { en: 'a quarter of the circle', es: 'un cuarto del círculo' })
  const degrees = Math.round(360 * share)
  return sentence(scribe, {
    en: `a sector of about ${degrees} degrees`,
    es: `un sector de unos ${degrees} grados`,
  })
}
