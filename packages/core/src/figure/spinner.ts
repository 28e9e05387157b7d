import { assert } from '../errors.ts'
import { FILL_WORDS } from './counters.ts'
import type { Primitive } from './drawing.ts'
import { type Fill, filledSector } from './fill.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { labelOf, type Name } from './naming.ts'
import { arrowhead, at, circle, dot, label, labelSize, line, NORMAL, type Point, THIN } from './pen.ts'
import { beyondRim, radiusToHold } from './rim-labels.ts'
import { listing, sentence, spokenName, told } from './saying.ts'
import { finished } from './sketch.ts'

/** A spinner whose sectors are as wide as their sizes say, clockwise from the top. */
export interface Spinner {
  readonly kind: 'spinner'
  readonly sectors: readonly SpinnerSector[]
  /** Where the arrow points, in degrees clockwise from the top. */
  readonly pointer: number
  /** What is seen, not the sizes themselves. */
  readonly says?: 'looks'
}
export interface SpinnerSector {
  readonly label: Label | null
  readonly size: number
  readonly fill: Fill
}

export type SectorSpec = Name | { readonly label?: Name; readonly size?: number; readonly fill?: Fill }

/** spinner([1, 2, 3, 4]), spinner([{ label: words('Red', 'Rojo'), size: 3 }, { label: 'B', size: 1 }]). */
export function spinner(sectors: readonly SectorSpec[], { pointer = 40 }: { readonly pointer?: number } = {}): Spinner {
  assert(sectors.length >= 2 && sectors.length <= 16, 'A spinner has 2 to 16 sectors')
  return { kind: 'spinner', pointer, sectors: sectors.map(sectorOf) }
}

function sectorOf(spec: SectorSpec): SpinnerSector {
  if (typeof spec !== 'object' || 'kind' in spec || 'n' in spec) return { label: labelOf(spec), size: 1, fill: 'white' }
  const { label, size = 1, fill = 'white' } = spec
  assert(size > 0, 'A sector has a size')
  return { label: label === undefined ? null : labelOf(label), size, fill }
}

const CENTER: Point = [0, 0]
const SIZE = 0.95
const LARGEST = 5.5

export const spinnerFigure = figureKind<Spinner>('spinner', {
  draw({ sectors, pointer }, scribe) {
    const all = sectors.reduce((sum, { size }) => sum + size, 0)
    const needed = Math.max(3.6, ...sectors.map(sector => radiusFor(sector, all, scribe)))
    // Where a sector is too narrow for its label, the labels stand outside.
    const outside = needed > LARGEST
    const radius = outside ? 3.8 : needed
    let turn = 90
    const slices = sectors.map(sector => {
      const to = turn
      turn -= (360 * sector.size) / all
      return { sector, from: turn, to }
    })
    const items = [
      ...slices.flatMap(({ sector: { fill }, from, to }) => filledSector(CENTER, radius, from, to, fill, THIN)),
      circle(CENTER, radius, NORMAL),
      ...slices.flatMap(({ sector, from, to }) =>
        sector.label && !outside ? written(sector, at(CENTER, radius * 0.68, (from + to) / 2), scribe) : [],
      ),
      ...arrowOf(90 - pointer, radius),
    ]
    const wishes = slices.flatMap(({ sector, from, to }) =>
      sector.label && outside
        ? [beyondRim(scribe.layout(sector.label), SIZE, CENTER, radius, (from + to) / 2, (to - from) / 2)]
        : [],
    )
    return finished({ items, wishes })
  },

  describe({ sectors, says }, scribe) {
    const even = new Set(sectors.map(({ size }) => size)).size === 1
    const sized = !even && says !== 'looks'
    const fills = new Set(sectors.map(({ fill }) => fill)).size > 1
    const all = listing(
      sectors.map(sector => {
        const fill = fills ? sentence(scribe, { en: FILL_WORDS[sector.fill].en, es: FILL_WORDS[sector.fill].es.m }) : ''
        const name = spokenName(sector.label, scribe) || sentence(scribe, { en: 'without a label', es: 'sin rótulo' })
        const details = [
          fill,
          !sized ? '' : sentence(scribe, { en: `size ${sector.size}`, es: `tamaño ${sector.size}` }),
        ]
          .filter(part => part !== '')
          .join(', ')
        return details === '' ? name : `${name} (${details})`
      }),
      scribe,
    )
    return told(
      sentence(
        scribe,
        even
          ? { en: `A spinner with equal sectors: ${all}`, es: `Una ruleta con sectores iguales: ${all}` }
          : {
              en: `A spinner with sectors of different sizes: ${all}`,
              es: `Una ruleta con sectores de distinto tamaño: ${all}`,
            },
      ),
    )
  },
})

/** On dark or striped paper a label stands on a white ground. */
function written({ label: name, fill }: SpinnerSector, place: Point, scribe: Scribe): Primitive[] {
  const layout = scribe.layout(name!)
  const { width, height } = labelSize(layout, 0.95)
  const ground =
    fill === 'white' || fill === 'gray' ? [] : [circle(place, Math.max(width, height) / 2 + 0.12, null, 'paper')]
  return [...ground, label(place, layout, {}, 0.95)]
}

const radiusFor = ({ label: name, size }: SpinnerSector, all: number, scribe: Scribe): number =>
  name ? radiusToHold(scribe.layout(name), { share: size / all, along: 0.68, size: SIZE, gap: 0.12 }) : 0

function arrowOf(direction: number, radius: number): Primitive[] {
  const tip = radius * 0.45
  return [
    line(at(CENTER, -radius * 0.14, direction), at(CENTER, tip - 0.3, direction), { ...NORMAL, width: 0.16 }),
    arrowhead(at(CENTER, tip, direction), direction, 0.75),
    circle(CENTER, 0.26, THIN, 'paper'),
    dot(CENTER, 0.1),
  ]
}
