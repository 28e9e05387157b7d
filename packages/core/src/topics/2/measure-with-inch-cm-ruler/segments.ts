import {
  assert,
  drawing,
  figure,
  list,
  type Printed,
  prose,
  type Random,
  type Ratio,
  ratioOfExact,
  ruler,
  step,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Lengths, lengthIn, type RulerUnit, rulerLength } from '../../kit/measures/on-a-ruler.ts'
import { drawAlong } from './lying.ts'

export const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

export type Segment = { unit: RulerUnit; start: number; length: number }
export const drawnFrom = ({ unit, start, length }: Segment, isDone: boolean) =>
  ruler({
    unit,
    length: rulerLength(unit, start + length),
    start,
    objects: isDone ? [{ from: start, to: start + length, shape: 'segment' }] : [],
  })
export const segmentDrawn = drawing<Segment>(
  value => drawnFrom(value, true),
  value => [{ ...value, length: value.length + 1 }],
)
export const drawSegment = (
  random: Random,
  lengths: Lengths,
  from: readonly [number, number],
  rest: 'any' | 0 | 1 | 2 = 'any',
): Segment => {
  const { unit, start, length } = drawAlong(random, lengths, from, rest)
  return { unit, start, length }
}
export const askSegment = (drawn: Segment) => {
  const long = lengthIn(drawn.length, drawn.unit)
  return withFigure(
    {
      en: prose`Draw a segment ${long} long above the ruler. Start at the dot.`,
      es: prose`Dibuja un segmento de ${long} encima de la regla. Empieza en el punto.`,
    },
    drawnFrom(drawn, false),
  )
}
/** Where the dot is. */
export function startOf(printed: Printed): Ratio {
  const { start } = printed.figure('ruler')
  assert(start, 'There is a dot')
  return ratioOfExact(start)
}
export const segmentSteps = (drawn: Segment) => [
  step(list(...upTo(drawn.start + 1, drawn.start + drawn.length)), because.countUnitsFrom, {
    start: drawn.start,
    length: drawn.length,
  }),
  step(figure(drawnFrom(drawn, true)), because.drawFromTo, { start: drawn.start, end: drawn.start + drawn.length }),
]
