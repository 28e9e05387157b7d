import { assert } from '../errors.ts'
import { type Axis, type AxisSpec, axis, axisFor, endOf, startOf } from './axis.ts'
import type { Primitive } from './drawing.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { spokenCoordinate } from './marks.ts'
import { type Name, optionalLabel } from './naming.ts'
import { cropped, dot, label, line, moved } from './pen.ts'
import { listing, sentence, spokenName, told } from './saying.ts'
import { drawScale, type Scale, scaleFor } from './scale.ts'

/** A dot for each value over a scale; several plots stand one above the other over the same scale. */
export interface DotPlot {
  readonly kind: 'dot-plot'
  readonly axis: Axis
  readonly plots: readonly { readonly label: Label | null; readonly values: readonly number[] }[]
}

export interface DotPlotOptions {
  readonly values?: readonly number[]
  /** Instead of `values`, to compare. */
  readonly plots?: readonly { readonly label?: Name | null; readonly values: readonly number[] }[]
  /** Title and scale; without bounds the data choose them. */
  readonly axis?: AxisSpec | { readonly name: Name }
}

export function dotPlot({ values = [], plots = [{ values }], axis: spec }: DotPlotOptions): DotPlot {
  const all = plots.flatMap(plot => plot.values)
  const isScale = spec !== undefined && (Array.isArray(spec) || 'from' in spec)
  assert(all.length > 0 || isScale, 'A dot plot without values needs its scale')
  const scale = axis(
    isScale ? (spec as AxisSpec) : { ...wholeAxis(all), name: (spec as { name: Name } | undefined)?.name ?? null },
  )
  for (const value of all)
    assert(value >= startOf(scale) && value <= endOf(scale), () => `The value ${value} lies outside of the scale`)
  return {
    kind: 'dot-plot',
    axis: scale,
    plots: plots.map(plot => ({ label: optionalLabel(plot.label), values: [...plot.values].sort((a, b) => a - b) })),
  }
}

/** Whole numbers get a tick each where they fit. */
function wholeAxis(values: readonly number[]) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  if (values.every(Number.isInteger) && high - low <= 24) return { from: low - 1, to: high + 1, step: 1 }
  return axisFor(values, null, 20)
}

export const dotPlotFigure = figureKind<DotPlot>('dot-plot', {
  draw(figure, scribe) {
    const scale = scaleFor(figure.axis)
    const items: Primitive[] = []
    let ground = 0
    const radius = dotRadius(figure, scale)
    for (const plot of [...figure.plots].reverse()) {
      const isLast = ground === 0
      const row = [
        ...drawScale(isLast ? figure.axis : { ...figure.axis, every: 0, name: null }, scale, scribe),
        ...dotsOf(plot.values, scale, radius),
      ]
      items.push(...row.map(item => moved(item, 0, ground)))
      if (plot.label) items.push(label([-0.9, ground + 0.5], scribe.layout(plot.label), { x: 'right' }))
      ground += Math.max(highest(plot.values), 2) * radius * 2.2 + 1.3
    }
    // An empty scale leaves room for the dots that are drawn on it.
    const room = figure.plots.every(({ values }) => values.length === 0) ? [line([0, 3.2], [0, 3.2])] : []
    return cropped([...items, ...room])
  },

  describe(figure, scribe) {
    const title = figure.axis.name
      ? sentence(scribe, {
          en: ` (${spokenName(figure.axis.name, scribe)})`,
          es: ` (${spokenName(figure.axis.name, scribe)})`,
        })
      : ''
    return told(
      sentence(scribe, { en: `A dot plot${title}`, es: `Un diagrama de puntos${title}` }),
      ...figure.plots.map(plot => spokenPlot(plot, figure, scribe)),
    )
  },
})

const countsOf = (values: readonly number[]): readonly (readonly [value: number, count: number])[] =>
  [...new Set(values)].map(value => [value, values.filter(other => other === value).length] as const)

const highest = (values: readonly number[]) => Math.max(0, ...countsOf(values).map(([, count]) => count))

/** Dots touch neither beside nor above each other, and the highest pile stays on the page. */
function dotRadius(figure: DotPlot, scale: Scale): number {
  const places = [...new Set(figure.plots.flatMap(({ values }) => values))].sort((a, b) => a - b).map(scale.at)
  const nearest = Math.min(...places.slice(1).map((place, i) => place - places[i]!), 1)
  const tallest = Math.max(1, ...figure.plots.map(({ values }) => highest(values)))
  return Math.max(Math.min(0.3, nearest * 0.44, 5.5 / tallest), 0.1)
}

const dotsOf = (values: readonly number[], scale: Scale, radius: number): readonly Primitive[] =>
  countsOf(values).flatMap(([value, count]) =>
    Array.from({ length: count }, (_, i) => dot([scale.at(value), 0.25 + radius + i * radius * 2.2], radius)),
  )

function spokenPlot({ label, values }: DotPlot['plots'][number], { axis }: DotPlot, scribe: Scribe): string {
  const name = label ? `${spokenName(label, scribe)}, ` : ''
  if (values.length === 0) {
    const [from, to] = [spokenCoordinate(startOf(axis), axis, scribe), spokenCoordinate(endOf(axis), axis, scribe)]
    return sentence(scribe, {
      en: `${name}an empty scale from ${from} to ${to}.`,
      es: `${name}una escala vacía de ${from} a ${to}.`,
    })
  }
  const parts = countsOf(values).map(([value, count]) => {
    const at = spokenCoordinate(value, axis, scribe)
    return sentence(scribe, { en: `${count} at ${at}`, es: `${count} en ${at}` })
  })
  return sentence(scribe, {
    en: `${name}dots: ${listing(parts, scribe)}.`,
    es: `${name}puntos: ${listing(parts, scribe)}.`,
  })
}
