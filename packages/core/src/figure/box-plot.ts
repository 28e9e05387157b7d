import { assert } from '../errors.ts'
import { type Axis, type AxisSpec, axis, axisFor, endOf, startOf } from './axis.ts'
import type { Primitive } from './drawing.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { spokenCoordinate } from './marks.ts'
import { type Name, optionalLabel } from './naming.ts'
import { cropped, dot, label, line, NORMAL, rectangle } from './pen.ts'
import { listing, sentence, spokenName, told } from './saying.ts'
import { drawScale, type Scale, scaleFor } from './scale.ts'

/** Five numbers drawn as a box with whiskers; outliers as dots. Several stand one above the other over one scale. */
export interface BoxPlot {
  readonly kind: 'box-plot'
  readonly axis: Axis
  readonly plots: readonly Box[]
}

export interface Box {
  readonly label: Label | null
  readonly minimum: number
  readonly lowerQuartile: number
  readonly median: number
  readonly upperQuartile: number
  readonly maximum: number
  readonly outliers: readonly number[]
}

/** The five numbers from least to greatest. */
export interface BoxSpec {
  readonly five: readonly [number, number, number, number, number]
  readonly label?: Name | null
  readonly outliers?: readonly number[]
}

export interface BoxPlotOptions {
  /** [] leaves an empty scale to draw on. */
  readonly plots: readonly BoxSpec[]
  readonly axis?: AxisSpec | { readonly name: Name }
}

export function boxPlot({ plots, axis: spec }: BoxPlotOptions): BoxPlot {
  const isScale = spec !== undefined && (Array.isArray(spec) || 'from' in spec)
  const all = plots.flatMap(({ five, outliers = [] }) => [...five, ...outliers])
  assert(all.length > 0 || isScale, 'A box plot without data needs its scale')
  const scale = axis(
    isScale ? (spec as AxisSpec) : axisFor(all, (spec as { name: Name } | undefined)?.name ?? null, 20),
  )
  for (const { five } of plots)
    assert(
      five.every((value, i) => i === 0 || value >= five[i - 1]!),
      () => `${five.join(', ')} are no five numbers from least to greatest`,
    )
  for (const value of all)
    assert(value >= startOf(scale) && value <= endOf(scale), () => `The value ${value} lies outside of the scale`)
  return {
    kind: 'box-plot',
    axis: scale,
    plots: plots.map(({ five: [minimum, lowerQuartile, median, upperQuartile, maximum], label, outliers = [] }) => ({
      label: optionalLabel(label),
      minimum,
      lowerQuartile,
      median,
      upperQuartile,
      maximum,
      outliers,
    })),
  }
}

const HEIGHT = 1.5
const ROW = 2.5

export const boxPlotFigure = figureKind<BoxPlot>('box-plot', {
  draw(figure, scribe) {
    const scale = scaleFor(figure.axis, 14)
    const rows = figure.plots.flatMap((box, i) => {
      const middle = 1.4 + (figure.plots.length - 1 - i) * ROW
      return [
        ...boxItems(box, middle, scale),
        ...(box.label ? [label([-0.9, middle], scribe.layout(box.label), { x: 'right' })] : []),
      ]
    })
    const room = figure.plots.length === 0 ? [line([0, 3.2], [0, 3.2])] : []
    return cropped([...drawScale(figure.axis, scale, scribe), ...rows, ...room])
  },

  describe(figure, scribe) {
    const title = figure.axis.name
      ? sentence(scribe, {
          en: ` (${spokenName(figure.axis.name, scribe)})`,
          es: ` (${spokenName(figure.axis.name, scribe)})`,
        })
      : ''
    const [from, to] = [startOf(figure.axis), endOf(figure.axis)].map(value =>
      spokenCoordinate(value, figure.axis, scribe),
    )
    return told(
      figure.plots.length === 0
        ? sentence(scribe, {
            en: `An empty scale${title} from ${from} to ${to}`,
            es: `Una escala vacía${title} de ${from} a ${to}`,
          })
        : sentence(scribe, {
            en: figure.plots.length === 1 ? `A box plot${title}` : `Box plots${title}`,
            es: figure.plots.length === 1 ? `Un diagrama de caja${title}` : `Diagramas de caja${title}`,
          }),
      ...figure.plots.map(box => spokenBox(box, figure, scribe)),
    )
  },
})

function boxItems(
  { minimum, lowerQuartile, median, upperQuartile, maximum, outliers }: Box,
  middle: number,
  scale: Scale,
): readonly Primitive[] {
  const [low, left, center, right, high] = [minimum, lowerQuartile, median, upperQuartile, maximum].map(scale.at) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const [bottom, top] = [middle - HEIGHT / 2, middle + HEIGHT / 2]
  return [
    line([low, middle], [left, middle], NORMAL),
    line([right, middle], [high, middle], NORMAL),
    line([low, middle - 0.4], [low, middle + 0.4], NORMAL),
    line([high, middle - 0.4], [high, middle + 0.4], NORMAL),
    rectangle(left, bottom, right - left, HEIGHT, NORMAL, 'light'),
    line([center, bottom], [center, top], { ...NORMAL, width: 0.11 }),
    ...outliers.map(value => dot([scale.at(value), middle], 0.16)),
  ]
}

/** Lines and box as they are drawn; which of them is called what is for the pupil to know. */
function spokenBox(box: Box, { axis }: BoxPlot, scribe: Scribe): string {
  const said = (value: number) => spokenCoordinate(value, axis, scribe)
  const name = box.label ? `${spokenName(box.label, scribe)}: ` : ''
  const outliers =
    box.outliers.length === 0
      ? { en: '', es: '' }
      : {
          en: `; ${box.outliers.length === 1 ? 'a separate dot' : 'separate dots'} at ${listing(box.outliers.map(said), scribe)}`,
          es: `; ${box.outliers.length === 1 ? 'un punto suelto' : 'puntos sueltos'} en ${listing(box.outliers.map(said), scribe)}`,
        }
  return sentence(scribe, {
    en: `${name}whiskers from ${said(box.minimum)} to ${said(box.maximum)}, box from ${said(box.lowerQuartile)} to ${said(box.upperQuartile)}, line in the box at ${said(box.median)}${outliers.en}.`,
    es: `${name}bigotes de ${said(box.minimum)} a ${said(box.maximum)}, caja de ${said(box.lowerQuartile)} a ${said(box.upperQuartile)}, línea dentro de la caja en ${said(box.median)}${outliers.es}.`,
  })
}
