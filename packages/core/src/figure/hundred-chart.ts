import { assert } from '../errors.ts'
import { number } from '../math/build.ts'
import type { Primitive } from './drawing.ts'
import { figureKind, type Scribe } from './kind.ts'
import { circle, cropped, label, line, NORMAL, type Point, rectangle, THIN } from './pen.ts'
import { listing, sentence, told } from './saying.ts'

/** The chart of whole numbers in rows of ten from 1, or any piece of it. */
export interface HundredChart {
  readonly kind: 'hundred-chart'
  readonly cells: readonly ChartCell[]
}
export interface ChartCell {
  readonly value: number
  /** Whether the number is printed, or left for the pupil. */
  readonly shown: boolean
  readonly mark: 'none' | 'shaded' | 'circled' | 'crossed'
}

export interface HundredChartOptions {
  /** The piece from one corner to the other; the whole chart to 100 without. */
  readonly from?: number
  readonly to?: number
  /** Just these cells, such as a number and its neighbors. */
  readonly cells?: readonly number[]
  /** Numbers that the pupil fills in. */
  readonly blanks?: readonly number[]
  /** Only these numbers are printed. */
  readonly shown?: readonly number[]
  readonly shaded?: readonly number[]
  readonly circled?: readonly number[]
  readonly crossed?: readonly number[]
}

const rowOf = (value: number) => Math.floor((value - 1) / 10)
const columnOf = (value: number) => (value - 1) % 10

export function hundredChart({
  from = 1,
  to = 100,
  cells,
  blanks = [],
  shown,
  shaded = [],
  circled = [],
  crossed = [],
}: HundredChartOptions = {}): HundredChart {
  const all = Array.from({ length: to }, (_, i) => i + 1)
  const values =
    cells ??
    all.filter(
      value => rowOf(value) >= rowOf(from) && columnOf(value) >= columnOf(from) && columnOf(value) <= columnOf(to),
    )
  assert(
    values.length > 0 && values.every(value => Number.isInteger(value) && value >= 1 && value <= 200),
    'A hundred chart holds whole numbers from 1',
  )
  for (const value of [...blanks, ...(shown ?? []), ...shaded, ...circled, ...crossed])
    assert(values.includes(value), () => `${value} is not on this piece of the chart`)
  const markOf = (value: number): ChartCell['mark'] =>
    shaded.includes(value)
      ? 'shaded'
      : circled.includes(value)
        ? 'circled'
        : crossed.includes(value)
          ? 'crossed'
          : 'none'
  return {
    kind: 'hundred-chart',
    cells: [...values]
      .sort((a, b) => a - b)
      .map(value => ({
        value,
        shown: !blanks.includes(value) && (shown?.includes(value) ?? true),
        mark: markOf(value),
      })),
  }
}

const CELL = 1.75

export const hundredChartFigure = figureKind<HundredChart>('hundred-chart', {
  draw: ({ cells }, scribe) => cropped(cells.flatMap(cell => drawCell(cell, scribe))),

  describe({ cells }, scribe) {
    const rows = [...new Set(cells.map(({ value }) => rowOf(value)))]
    return told(
      sentence(scribe, {
        en: 'A piece of the number chart with rows of ten',
        es: 'Una parte de la tabla de números con filas de diez',
      }),
      ...rows.map((row, i) => {
        const said = listing(
          cells.filter(({ value }) => rowOf(value) === row).map(cell => spokenCell(cell, scribe)),
          scribe,
        )
        return sentence(scribe, { en: `Row ${i + 1}: ${said}`, es: `Fila ${i + 1}: ${said}` })
      }),
    )
  },
})

function drawCell({ value, shown, mark }: ChartCell, scribe: Scribe): Primitive[] {
  const [left, bottom] = [columnOf(value) * CELL, -(rowOf(value) + 1) * CELL]
  const middle: Point = [left + CELL / 2, bottom + CELL / 2]
  const reach = CELL * 0.36
  return [
    rectangle(left, bottom, CELL, CELL, THIN, mark === 'shaded' ? 'light' : 'paper'),
    ...(mark === 'circled' ? [circle(middle, CELL * 0.43, NORMAL)] : []),
    ...(mark === 'crossed'
      ? [line([middle[0] - reach, middle[1] - reach], [middle[0] + reach, middle[1] + reach], NORMAL)]
      : []),
    ...(shown ? [label(middle, scribe.layout(number(value)))] : []),
  ]
}

function spokenCell({ value, shown, mark }: ChartCell, scribe: Scribe): string {
  if (!shown && mark === 'shaded') return sentence(scribe, { en: 'empty gray box', es: 'casilla gris vacía' })
  const name = shown ? `${value}` : sentence(scribe, { en: 'empty box', es: 'casilla vacía' })
  const marks = {
    none: { en: '', es: '' },
    shaded: { en: ' shaded', es: ' sombreado' },
    circled: { en: ' circled', es: ' encerrado en un círculo' },
    crossed: { en: ' crossed out', es: ' tachado' },
  }
  return name + sentence(scribe, marks[mark])
}
