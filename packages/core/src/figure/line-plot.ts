import { assert } from '../errors.ts'
import type { Ratio, Rational } from '../number/ratio.ts'
import { itemOf } from '../tuple.ts'
import type { Primitive } from './drawing.ts'
import { type Exact, exact, numeric, ratioOfExact, sameExact } from './exact.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { type Name, optionalLabel } from './naming.ts'
import { type LineNumbers, tickLabel } from './number-line.ts'
import { cropped, dot, label, labelSize, line, NORMAL, THIN } from './pen.ts'
import { several } from './plural.ts'
import { sentence, spokenName, told } from './saying.ts'

/** Marks stacked above a number line, one for each datum. */
export interface LinePlot {
  readonly kind: 'line-plot'
  readonly from: Exact
  readonly to: Exact
  readonly step: Exact
  /** Every datum; none is a plot to complete. */
  readonly values: readonly Exact[]
  readonly ticks: readonly { readonly at: Exact; readonly label: Label }[]
  readonly mark: 'x' | 'dot'
  readonly title: Label | null
  /** Below the line. */
  readonly axisTitle: Label | null
}

export interface LinePlotOptions {
  readonly from: Rational
  readonly to: Rational
  readonly step?: Rational
  readonly values?: readonly Rational[]
  /** mixed writes 1 1/2; fraction keeps the denominator of the step: 4/8. */
  readonly numbers?: LineNumbers
  /** Every so many ticks bear a number. */
  readonly every?: number
  readonly mark?: LinePlot['mark']
  readonly title?: Name
  readonly axisTitle?: Name
}

export function linePlot({
  from,
  to,
  step = 1,
  values = [],
  numbers = 'mixed',
  every = 1,
  mark = 'x',
  title,
  axisTitle,
}: LinePlotOptions): LinePlot {
  const [start, end, stride] = [from, to, step].map(value => ratioOfExact(exact(value))) as [Ratio, Ratio, Ratio]
  const count = end.minus(start).over(stride)
  assert(count.isInteger && count.n >= 1 && count.n <= 24, 'A line plot begins and ends on a tick and has at most 24')
  const all = Array.from({ length: count.n + 1 }, (_, i) => start.plus(stride.times(i)))
  const data = values.map(exact)
  const places = all.map(exact)
  for (const value of data)
    assert(
      places.some(place => sameExact(place, value)),
      () => `${value.n}/${value.d} stands on no tick`,
    )
  const ticks = all
    .filter((_, i) => i % every === 0)
    .map((tick, i) => ({ at: itemOf(places, i * every), label: tickLabel(tick, stride, numbers) }))
  return {
    kind: 'line-plot',
    from: exact(start),
    to: exact(end),
    step: exact(stride),
    values: data,
    ticks,
    mark,
    title: optionalLabel(title),
    axisTitle: optionalLabel(axisTitle),
  }
}

const RISE = 0.95

export const linePlotFigure = figureKind<LinePlot>('line-plot', {
  draw({ from, to, step, values, ticks, mark, title, axisTitle }, scribe) {
    const count = Math.round((numeric(to) - numeric(from)) / numeric(step))
    const names = ticks.map(tick => ({ at: indexOf(tick.at, from, step), of: scribe.layout(tick.label) }))
    const gaps = names
      .slice(1)
      .map(
        (name, i) => ((labelSize(name.of).width + labelSize(names[i]!.of).width) / 2 + 0.35) / (name.at - names[i]!.at),
      )
    const pitch = Math.max(Math.min(2.2, 13 / count), 0.95, ...gaps)
    const wide = count * pitch
    const tall = Math.max(...names.map(({ of }) => labelSize(of).height))
    const stacks = new Map<number, number>()
    const marks = values.flatMap((value): Primitive[] => {
      const place = indexOf(value, from, step)
      const level = stacks.get(place) ?? 0
      stacks.set(place, level + 1)
      return drawMark(place * pitch, 0.75 + level * RISE, mark)
    })
    const highest = Math.max(2.5, ...stacks.values()) * RISE + 0.5
    return cropped([
      line([-0.8, 0], [wide + 0.8, 0], NORMAL),
      ...Array.from({ length: count + 1 }, (_, i) => line([i * pitch, -0.22], [i * pitch, 0.22], THIN)),
      ...marks,
      ...names.map(({ at, of }) => label([at * pitch, -0.4 - tall / 2], of)),
      ...(title ? [label([wide / 2, highest + 0.3], scribe.layout(title), { y: 'bottom' }, 1)] : []),
      ...(axisTitle ? [label([wide / 2, -0.7 - tall], scribe.layout(axisTitle), { y: 'top' }, 0.85)] : []),
    ])
  },

  describe({ from, step, values, ticks, mark, title, axisTitle }, scribe) {
    const names = ticks.map(({ label }) => scribe.speak(label).trim()).join(', ')
    const [heading, below] = [spokenName(title, scribe), spokenName(axisTitle, scribe)]
    const places = [...new Set(values.map(value => indexOf(value, from, step)))].sort((a, b) => a - b)
    const [first, second] = ticks
    const apart = first && second ? indexOf(second.at, first.at, step) : 1
    const word = mark === 'x' ? 'X' : sentence(scribe, { en: 'dot', es: 'punto' })
    return told(
      sentence(scribe, { en: 'Line plot', es: 'Diagrama de puntos' }) + (heading === '' ? '' : `: ${heading}`),
      sentence(scribe, {
        en: `Numbers on the line: ${names}${below === '' ? '' : ` (${below})`}`,
        es: `Números en la recta: ${names}${below === '' ? '' : ` (${below})`}`,
      }),
      apart > 1 &&
        sentence(scribe, {
          en: `From one number to the next there are ${several(apart, ['step', 'steps'])}`,
          es: `De un número al siguiente hay ${several(apart, ['paso', 'pasos'])}`,
        }),
      places.length === 0 && sentence(scribe, { en: 'There are no marks yet', es: 'Todavía no hay marcas' }),
      ...places.map(place => {
        const run = values
          .filter(value => indexOf(value, from, step) === place)
          .map(() => word)
          .join(' ')
        const tick = ticks.find(tick => indexOf(tick.at, from, step) === place)
        const name = tick ? scribe.speak(tick.label).trim() : spokenPlace(place, apart, ticks, from, step, scribe)
        return sentence(scribe, { en: `Above ${name}: ${run}`, es: `Sobre ${name}: ${run}` })
      }),
    )
  },
})

/** A tick without a number, by the one before it. */
function spokenPlace(
  place: number,
  apart: number,
  ticks: LinePlot['ticks'],
  from: Exact,
  step: Exact,
  scribe: Scribe,
): string {
  const before = ticks.find(({ at }) => indexOf(at, from, step) === place - (place % apart))
  const number = before ? scribe.speak(before.label).trim() : ''
  return sentence(scribe, {
    en: `the tick ${several(place % apart, ['step', 'steps'])} after ${number}`,
    es: `la marca ${several(place % apart, ['paso', 'pasos'])} después de ${number}`,
  })
}

const indexOf = (value: Exact, from: Exact, step: Exact): number =>
  Math.round((numeric(value) - numeric(from)) / numeric(step))

function drawMark(x: number, y: number, mark: LinePlot['mark']): Primitive[] {
  if (mark === 'dot') return [dot([x, y], 0.3)]
  const reach = 0.28
  return [
    line([x - reach, y - reach], [x + reach, y + reach], NORMAL),
    line([x - reach, y + reach], [x + reach, y - reach], NORMAL),
  ]
}
