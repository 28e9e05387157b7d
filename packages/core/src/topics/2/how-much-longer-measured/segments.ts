import {
  drawing,
  equation,
  expr,
  figure,
  itemOf,
  line,
  minus,
  type Printed,
  prose,
  ruler,
  type Step,
  step,
  sum,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  countedLengths,
  lengthIn,
  type RulerThing,
  type RulerUnit,
  rulerLength,
  theObject,
} from '../../kit/measures/on-a-ruler.ts'

/** A segment to draw above an object, so much longer or shorter. */
export type Asked = { unit: RulerUnit; shape: RulerThing; start: number; length: number; more: number }

const drawn = ({ unit, shape, start, length, more }: Asked, isDone: boolean) =>
  ruler({
    unit,
    length: rulerLength(unit, Math.max(start + length, length + more)),
    start: 0,
    objects: [
      ...(isDone ? [{ to: length + more, shape: 'segment' as const }] : []),
      { from: start, to: start + length, shape },
    ],
  })
export const segmentDrawn = drawing<Asked>(
  value => drawn(value, true),
  value => [{ ...value, more: value.more + 1 }],
)
export function askSegment(asked: Asked) {
  const by = lengthIn(Math.abs(asked.more), asked.unit)
  const object = theObject(asked.shape)
  return withFigure(
    asked.more > 0
      ? {
          en: prose`Start at the dot. Draw a segment that is ${by} longer than ${object}.`,
          es: prose`Empieza en el punto. Dibuja un segmento que mida ${by} más que ${object}.`,
        }
      : {
          en: prose`Start at the dot. Draw a segment that is ${by} shorter than ${object}.`,
          es: prose`Empieza en el punto. Dibuja un segmento que mida ${by} menos que ${object}.`,
        },
    drawn(asked, false),
  )
}
export const segmentSteps = (asked: Asked): readonly Step[] => {
  const { shape, start, length, more } = asked
  const object = { en: line`${theObject(shape)}`, es: line`${theObject(shape)}` }
  return [
    step(start === 0 ? expr(length) : equation(minus(start + length, start), length), because.goesFromTo, {
      object,
      start,
      end: start + length,
    }),
    more > 0
      ? step(equation(sum(length, more), length + more), because.longerSoAdd)
      : step(equation(minus(length, -more), length + more), because.shorterSoSubtract),
    step(figure(drawn(asked, true)), because.drawFromTo, { start: 0, end: length + more }),
  ]
}
/** Longer or shorter by the printed number than what is counted on the ruler. */
export const checkSegment = (printed: Printed, { length, more }: Asked) =>
  printed.take(1)[0].equals(Math.abs(more)) && itemOf(countedLengths(printed), 0) === length
