import {
  divide,
  type Expr,
  equation,
  type Figure,
  list,
  measure,
  type Printed,
  type Step,
  scaleReading,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

/** Marks from 0 on; every so many bear a number. */
export type Scale = {
  readonly device: 'cup' | 'dial'
  readonly unit: 'milliliter' | 'gram' | 'kilogram'
  readonly to: number
  readonly each: number
  readonly every: number
}
export type Marks = 'halves' | 'fine'
const scales = (
  device: Scale['device'],
  unit: Scale['unit'],
  ...all: readonly (readonly [to: number, each: number, every: number])[]
): readonly Scale[] => all.map(([to, each, every]) => ({ device, unit, to, each, every }))

const HALVES = [
  [500, 50, 2],
  [1000, 100, 2],
  [200, 20, 2],
  [250, 25, 2],
  [400, 50, 2],
  [800, 100, 2],
  [100, 10, 2],
] as const
const FINE = [
  [400, 20, 5],
  [500, 25, 4],
  [1000, 50, 4],
  [300, 20, 5],
  [1000, 50, 5],
  [400, 25, 4],
  [800, 50, 4],
] as const
export const CUPS: Readonly<Record<Marks, readonly Scale[]>> = {
  halves: scales('cup', 'milliliter', ...HALVES),
  fine: scales('cup', 'milliliter', ...FINE),
}
export const DIALS: Readonly<Record<Marks, readonly Scale[]>> = {
  halves: [
    ...scales('dial', 'gram', ...HALVES),
    ...scales('dial', 'kilogram', [20, 1, 2], [50, 5, 2], [10, 1, 2], [40, 5, 2]),
  ],
  fine: [
    ...scales('dial', 'gram', ...FINE),
    ...scales('dial', 'kilogram', [40, 2, 5], [60, 5, 4], [30, 2, 5], [80, 5, 4]),
  ],
}

/** What a scale shows. */
export interface Reading {
  readonly scale: Scale
  readonly value: number
}
/** Marks without a number, past the first number; of several between two numbers not the middle one, which needs no counting. */
export const between = ({ to, each, every }: Scale): readonly number[] =>
  Array.from({ length: to / each }, (_, i) => i).flatMap(i =>
    i > every && i % every !== 0 && (every === 2 || 2 * (i % every) !== every) ? [i * each] : [],
  )

export const inUnit = ({ scale: { unit }, value }: Reading) => ({ amount: value, unit })
export const amountOf = ({ scale: { unit }, value }: Reading): Expr => measure(value, unit)
const drawn = ({ device, unit, to, each, every }: Scale, value: number | null, name?: string): Figure =>
  scaleReading({ device, unit, to, step: each, every, value, ...(name === undefined ? {} : { name }) })
export const shown = ({ scale, value }: Reading, name?: string): Figure => drawn(scale, value, name)
export const empty = (scale: Scale, name?: string): Figure => drawn(scale, null, name)
export const numberBelow = ({ scale: { each, every }, value }: Reading): number =>
  Math.floor(value / (each * every)) * each * every
/** The marks above the number below the reading: 220, 240, 260. */
export const marksUp = (reading: Reading): Expr => {
  const { each } = reading.scale
  const below = numberBelow(reading)
  return list(...Array.from({ length: (reading.value - below) / each }, (_, i) => below + each * (i + 1)))
}

/** What a mark is worth, then the marks counted up. */
export function countedMarks(reading: Reading): readonly Step[] {
  const { each, every, unit } = reading.scale
  const low = numberBelow(reading)
  return [
    step(equation(divide(every * each, every), each), because.spacesTellTheMark, {
      low,
      high: low + every * each,
      spaces: every,
      each: measure(each, unit),
    }),
    step(marksUp(reading), because.countUpByMarks, { each, number: low }),
  ]
}
export const SIGNS: Readonly<Record<Scale['unit'], readonly [en: string, es: string]>> = {
  gram: ['g', 'g'],
  kilogram: ['kg', 'kg'],
  milliliter: ['mL', 'mL'],
}

/** What each printed scale shows, by the number below and the marks above that. */
export const readings = (printed: Printed): readonly number[] =>
  printed.figures('scale-reading').flatMap(({ value, scale }) => {
    if (value === null) return []
    const apart = scale.step * scale.every
    const low = Math.floor(value / apart) * apart
    return [low + Math.round((value - low) / scale.step) * scale.step]
  })
