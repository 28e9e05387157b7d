import { assert } from '../errors.ts'
import { plainNumber } from './axis.ts'
import type { Primitive } from './drawing.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { labelOf, type Name } from './naming.ts'
import { arrow, cropped, label, labelSize, line, type Point, polygonPath, polyline } from './pen.ts'
import { listing, sentence, spokenName, told } from './saying.ts'

/** The bell curve of a normal distribution, with shaded areas under it and labeled values on its axis. */
export interface NormalCurve {
  readonly kind: 'normal-curve'
  readonly mean: number
  readonly deviation: number
  /** Null is as far as the curve goes. */
  readonly shaded: readonly { readonly from: number | null; readonly to: number | null; readonly label: Label | null }[]
  /** Below the axis: a number, μ, a blank. */
  readonly values: readonly { readonly at: number; readonly label: Label }[]
  readonly name: Label | null
  /** Dashed upright lines at the mean and every deviation. */
  readonly lines: boolean
}

export interface NormalCurveOptions {
  readonly mean?: number
  readonly deviation?: number
  readonly shaded?: readonly { readonly from?: number; readonly to?: number; readonly label?: Name }[]
  /** Values to label; a number stands for itself. Without it, the mean and three deviations either way. */
  readonly values?: readonly (number | { readonly at: number; readonly label: Name })[]
  readonly name?: Name
  readonly lines?: boolean
}

export function normalCurve({
  mean = 0,
  deviation = 1,
  shaded = [],
  values,
  name,
  lines = false,
}: NormalCurveOptions = {}): NormalCurve {
  assert(deviation > 0, 'A standard deviation is positive')
  const marks = values ?? [-3, -2, -1, 0, 1, 2, 3].map(count => Number((mean + count * deviation).toFixed(6)))
  for (const { from = -Infinity, to = Infinity } of shaded)
    assert(from < to, 'A shaded area runs from the smaller to the larger value')
  return {
    kind: 'normal-curve',
    mean,
    deviation,
    lines,
    shaded: shaded.map(({ from, to, label }) => ({
      from: from ?? null,
      to: to ?? null,
      label: label === undefined ? null : labelOf(label),
    })),
    values: marks.map(mark =>
      typeof mark === 'number' ? { at: mark, label: plainNumber(mark) } : { at: mark.at, label: labelOf(mark.label) },
    ),
    name: name === undefined ? null : labelOf(name),
  }
}

const REACH = 3.5
const UNIT = 2.3
const HEIGHT = 5.2

const bell = (z: number) => HEIGHT * Math.exp((-z * z) / 2)

export const normalCurveFigure = figureKind<NormalCurve>('normal-curve', {
  draw(figure, scribe) {
    const z = (value: number) => Math.min(Math.max((value - figure.mean) / figure.deviation, -REACH), REACH)
    const shades = figure.shaded.map(({ from, to }) =>
      polygonPath(underBell(from === null ? -REACH : z(from), to === null ? REACH : z(to)), null, 'light'),
    )
    const edges = figure.shaded.flatMap(({ from, to }) =>
      [from, to].flatMap(value =>
        value === null ? [] : [line([z(value) * UNIT, 0], [z(value) * UNIT, bell(z(value))])],
      ),
    )
    const uprights = figure.lines
      ? [-3, -2, -1, 0, 1, 2, 3].map(count =>
          line([count * UNIT, 0], [count * UNIT, bell(count)], { width: 0.045, dash: 'dashed', tone: 'dark' }),
        )
      : []
    const curve = polyline(
      Array.from({ length: 141 }, (_, i): Point => [(-REACH + i / 20) * UNIT, bell(-REACH + i / 20)]),
      { width: 0.09, dash: 'solid', tone: 'ink' },
    )
    const axis = arrow([-REACH * UNIT - 0.6, 0], [REACH * UNIT + 0.6, 0], 'both')
    const names = figure.name
      ? [label([0, -1.9 - rowsBelow(figure, scribe) * 0.9], scribe.layout(figure.name), { y: 'top' }, 0.88)]
      : []
    return cropped([
      ...shades,
      ...uprights,
      ...edges,
      ...axis,
      curve,
      ...valueLabels(figure, z, scribe),
      ...areaLabels(figure, z, scribe),
      ...names,
    ])
  },

  describe(figure, scribe) {
    const values = listing(
      figure.values.map(({ label }) => spokenName(label, scribe)),
      scribe,
    )
    const name = figure.name
      ? sentence(scribe, { en: ` of ${spokenName(figure.name, scribe)}`, es: ` de ${spokenName(figure.name, scribe)}` })
      : ''
    return told(
      sentence(scribe, { en: `A normal curve${name}`, es: `Una curva normal${name}` }),
      values !== '' &&
        sentence(scribe, {
          en: `Labeled on the axis, from left to right: ${values}.`,
          es: `Etiquetas en el eje, de izquierda a derecha: ${values}.`,
        }),
      ...figure.shaded.map(area => spokenArea(area, figure, scribe)),
    )
  },
})

function underBell(from: number, to: number): readonly Point[] {
  const steps = Math.max(4, Math.ceil((to - from) * 20))
  const top = Array.from({ length: steps + 1 }, (_, i): Point => {
    const z = from + ((to - from) * i) / steps
    return [z * UNIT, bell(z)]
  })
  return [[from * UNIT, 0], ...top, [to * UNIT, 0]]
}

/** Labels that would touch go down a row. */
function valueLabels(figure: NormalCurve, z: (value: number) => number, scribe: Scribe): readonly Primitive[] {
  const rows = rowOfEach(figure, scribe)
  return figure.values.flatMap(({ at, label: of }, i) => [
    line([z(at) * UNIT, -0.15], [z(at) * UNIT, 0.15]),
    label([z(at) * UNIT, -0.35 - rows[i]! * 1], scribe.layout(of), { y: 'top' }, 0.82),
  ])
}

function rowOfEach({ values, mean, deviation }: NormalCurve, scribe: Scribe): readonly number[] {
  const ends: number[] = []
  const places = values.map(({ at, label }, i) => ({
    i,
    middle: ((at - mean) / deviation) * UNIT,
    half: labelSize(scribe.layout(label), 0.82).width / 2 + 0.12,
  }))
  const rows = values.map(() => 0)
  for (const { i, middle, half } of [...places].sort((a, b) => a.middle - b.middle)) {
    const free = ends.findIndex(end => end <= middle - half)
    const row = free >= 0 ? free : ends.length
    ends[row] = middle + half
    rows[i] = row
  }
  return rows
}

const rowsBelow = (figure: NormalCurve, scribe: Scribe) => Math.max(0, ...rowOfEach(figure, scribe))

/** In its area where it is wide and high enough, else above the curve with a line to it. */
function areaLabels(figure: NormalCurve, z: (value: number) => number, scribe: Scribe): readonly Primitive[] {
  return figure.shaded.flatMap(({ from, to, label: of }) => {
    if (!of) return []
    const [left, right] = [from === null ? -REACH : z(from), to === null ? REACH : z(to)]
    const layout = scribe.layout(of)
    const { width } = labelSize(layout)
    const middle =
      left <= 0 && right >= 0
        ? (Math.max(left, -1) + Math.min(right, 1)) / 2
        : left > 0
          ? left + Math.min(0.35, (right - left) / 2)
          : right - Math.min(0.35, (right - left) / 2)
    const isRoomy =
      (right - left) * UNIT > width + 0.3 &&
      bell(Math.max(Math.abs(middle - width / 2 / UNIT), Math.abs(middle + width / 2 / UNIT))) > 1.5
    if (isRoomy) return [label([middle * UNIT, 0.85], layout)]
    const side = middle < 0 ? -1 : 1
    const place: Point = [middle * UNIT + side * (0.9 + width / 2), bell(middle) + 1.3]
    return [
      line([place[0] - side * (width / 2 + 0.05), place[1] - 0.2], [middle * UNIT, bell(middle) * 0.45], {
        width: 0.03,
        dash: 'solid',
        tone: 'dark',
      }),
      label(place, layout),
    ]
  })
}

function spokenArea(
  { from, to, label }: NormalCurve['shaded'][number],
  { values }: NormalCurve,
  scribe: Scribe,
): string {
  const said = (value: number) => spokenName(values.find(({ at }) => at === value)?.label ?? plainNumber(value), scribe)
  const by = label
    ? sentence(scribe, {
        en: `, labeled ${spokenName(label, scribe)}`,
        es: `, con la etiqueta ${spokenName(label, scribe)}`,
      })
    : ''
  if (from !== null && to !== null)
    return sentence(scribe, {
      en: `The area from ${said(from)} to ${said(to)} is shaded${by}.`,
      es: `El área de ${said(from)} a ${said(to)} está sombreada${by}.`,
    })
  if (from !== null)
    return sentence(scribe, {
      en: `The area to the right of ${said(from)} is shaded${by}.`,
      es: `El área a la derecha de ${said(from)} está sombreada${by}.`,
    })
  if (to !== null)
    return sentence(scribe, {
      en: `The area to the left of ${said(to)} is shaded${by}.`,
      es: `El área a la izquierda de ${said(to)} está sombreada${by}.`,
    })
  return sentence(scribe, { en: `All the area is shaded${by}.`, es: `Toda el área está sombreada${by}.` })
}
