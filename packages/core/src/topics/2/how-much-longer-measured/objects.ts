import {
  answerStep,
  type Block,
  type Both,
  both,
  equation,
  expr,
  figure,
  type Inline,
  itemOf,
  line,
  minus,
  type Printed,
  prose,
  type Random,
  ruler,
  type Step,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  countedLengths,
  lengthIn,
  RULER_UNITS,
  type RulerThing,
  type RulerUnit,
  rulerLength,
  theObject,
  thingsOf,
} from '../../kit/measures/on-a-ruler.ts'

/** Objects over one ruler. */
export interface Objects {
  readonly unit: RulerUnit
  readonly shapes: readonly RulerThing[]
  readonly starts: readonly number[]
  readonly lengths: readonly number[]
}

type Measured = Pick<Objects, 'starts' | 'lengths'>
const endsOf = ({ starts, lengths }: Measured) => lengths.map((length, i) => itemOf(starts, i) + length)
const long = ({ unit, shapes, starts, lengths }: Objects, length: number, from = 0, to = shapes.length) =>
  ruler({
    unit,
    length,
    objects: shapes.slice(from, to).map((shape, i) => ({
      shape,
      from: itemOf(starts, from + i),
      to: itemOf(starts, from + i) + itemOf(lengths, from + i),
    })),
  })
const reach = (objects: Objects) => rulerLength(objects.unit, Math.max(...endsOf(objects)))
export const overRuler = (objects: Objects) => long(objects, reach(objects))
/** Each object over a ruler of its own, all at one scale. */
export const overOwnRulers = (objects: Objects): readonly Block[] =>
  objects.shapes.map((_, i) => figure(long(objects, reach(objects), i, i + 1)))

/** The places of the longest and the shortest object. */
export const extremes = ({ lengths }: Pick<Objects, 'lengths'>): readonly [longest: number, shortest: number] => [
  lengths.indexOf(Math.max(...lengths)),
  lengths.indexOf(Math.min(...lengths)),
]
export const differenceOf = ({ lengths }: Pick<Objects, 'lengths'>) => Math.max(...lengths) - Math.min(...lengths)
/** What comparing the marks at the right ends would give. */
export function marksApart(objects: Measured): number {
  const [longest, shortest] = extremes(objects)
  const ends = endsOf(objects)
  return Math.abs(itemOf(ends, longest) - itemOf(ends, shortest))
}

/** Whoever compares the right ends takes the longest object for longer, too. */
export function longestReachesFarthest(objects: Measured): boolean {
  const [longest] = extremes(objects)
  const ends = endsOf(objects)
  return itemOf(ends, longest) === Math.max(...ends)
}

const LEAST = { inch: 2, centimeter: 3 } as const
const MOST = { inch: 8, centimeter: 13 } as const
/** So many objects of different length; of more than one, the longest is 2 to 8 longer than the shortest. */
const drawLengths = (random: Random, unit: RulerUnit, many: number): readonly number[] =>
  random.until(
    () => Array.from({ length: many }, () => random.int(LEAST[unit], MOST[unit])),
    lengths => {
      const apart = Math.max(...lengths) - Math.min(...lengths)
      // Twice as long, the shorter one would be as long as the difference.
      return new Set(lengths).size === many && apart >= 2 && apart <= 8 && apart !== Math.min(...lengths)
    },
  )

/** Different things, each of which may be so long, in all ways. */
const shapesFor = (unit: RulerUnit, [length, ...others]: readonly number[]): readonly (readonly RulerThing[])[] =>
  length === undefined
    ? [[]]
    : shapesFor(unit, others).flatMap(rest =>
        thingsOf(unit, length)
          .filter(shape => !rest.includes(shape))
          .map(shape => [shape, ...rest]),
      )

const withShapes = (random: Random, objects: Omit<Objects, 'shapes'>): Objects => ({
  ...objects,
  shapes: random.pick(shapesFor(objects.unit, objects.lengths)),
})
const zeros = (many: number) => Array<number>(many).fill(0)

/** Two different lengths, their difference one of these. */
function drawTwoLengths(random: Random, unit: RulerUnit, differences: readonly number[]): readonly number[] {
  const apart = random.pick(differences.filter(difference => difference <= MOST[unit] - LEAST[unit]))
  const less = random.until(
    () => random.int(LEAST[unit], MOST[unit] - apart),
    length => length !== apart,
  )
  return random.shuffle<readonly [number, number]>([less, less + apart])
}

/** Two objects that begin at 0, so much apart. */
export const drawTwoFromZero = (random: Random, differences: readonly number[]): Objects => {
  const unit = random.evenly(RULER_UNITS)
  return withShapes(random, { unit, starts: zeros(2), lengths: drawTwoLengths(random, unit, differences) })
}
/** One of them is not at 0: its mark at the right end misleads. */
export const drawOneMoved = (random: Random, many: number, units: readonly RulerUnit[] = RULER_UNITS): Objects => {
  const moved = random.turn(many)
  const unit = random.evenly(units)
  const measured = random.until(
    () => ({
      unit,
      lengths: drawLengths(random, unit, many),
      starts: zeros(many).with(moved, random.int(1, unit === 'inch' ? 3 : 5)),
    }),
    drawn => marksApart(drawn) !== differenceOf(drawn) && marksApart(drawn) > 0,
  )
  return withShapes(random, measured)
}
/** None of them is at 0. */
export const drawBothMoved = (random: Random, unit: RulerUnit): Objects => {
  const measured = random.until(
    () => ({ unit, lengths: drawLengths(random, unit, 2), starts: random.sample([1, 2, 3], 2) }),
    drawn => marksApart(drawn) !== differenceOf(drawn) && marksApart(drawn) > 0,
  )
  return withShapes(random, measured)
}
/** The longest one stands last. */
export function longestLast({ unit, shapes, starts, lengths }: Objects): Objects {
  const longest = lengths.indexOf(Math.max(...lengths))
  const moved = <T>(items: readonly T[]) => [...items.filter((_, i) => i !== longest), itemOf(items, longest)]
  return { unit, shapes: moved(shapes), starts: moved(starts), lengths: moved(lengths) }
}

/** "How much longer is the key than the nail?", or how much shorter the nail is. */
export function question(objects: Objects, asked: 'longer' | 'shorter'): Both<Block> {
  const [a, b] = longAndShort(objects)
  return asked === 'longer'
    ? { en: prose`How much longer is ${a} than ${b}?`, es: prose`¿Cuánto más mide ${a} que ${b}?` }
    : { en: prose`How much shorter is ${b} than ${a}?`, es: prose`¿Cuánto menos mide ${b} que ${a}?` }
}
export const longAndShort = (objects: Objects) => {
  const [longest, shortest] = extremes(objects)
  return [theObject(itemOf(objects.shapes, longest)), theObject(itemOf(objects.shapes, shortest))] as const
}
export function comparison(
  objects: Objects,
  apart = differenceOf(objects),
  asked: 'longer' | 'shorter' = 'longer',
): Both<readonly Inline[]> {
  const [a, b] = longAndShort(objects)
  const by = lengthIn(apart, objects.unit)
  return asked === 'longer'
    ? { en: line`${a} is ${by} longer than ${b}.`, es: line`${a} mide ${by} más que ${b}.` }
    : { en: line`${b} is ${by} shorter than ${a}.`, es: line`${b} mide ${by} menos que ${a}.` }
}

/** The marks at the right ends of objects that all begin at 0. */
export const rightEnds = ({ shapes, lengths }: Objects): Step =>
  step(
    both({
      kind: 'paragraph',
      content: shapes.flatMap((shape, i) => [
        ...(i > 0 ? ['; '] : []),
        ...line`${theObject(shape)}: ${itemOf(lengths, i)}`,
      ]),
    }),
    because.allLeftEndsAtZero,
  )
/** How long each object is, from mark to mark. */
export const lengthSteps = ({ shapes, starts, lengths }: Objects): readonly Step[] =>
  shapes.map((shape, i) => {
    const [start, length] = [itemOf(starts, i), itemOf(lengths, i)]
    const end = start + length
    const object = { en: line`${theObject(shape)}`, es: line`${theObject(shape)}` }
    return step(start === 0 ? expr(length) : equation(minus(end, start), length), because.goesFromTo, {
      object,
      start,
      end,
    })
  })
export const subtracted = (more: number, less: number) =>
  step(equation(minus(more, less), more - less), because.longerMinusShorter)
const longestLess = (objects: Objects): Step => {
  const [longest, shortest] = longAndShort(objects)
  const { lengths } = objects
  return step(
    equation(minus(Math.max(...lengths), Math.min(...lengths)), differenceOf(objects)),
    because.longestLessShortest,
    { longest, shortest },
  )
}
export const comparisonSteps = (objects: Objects, asked: 'longer' | 'shorter' = 'longer'): readonly Step[] => [
  ...(objects.starts.every(start => start === 0) ? [rightEnds(objects)] : lengthSteps(objects)),
  objects.lengths.length > 2
    ? longestLess(objects)
    : subtracted(Math.max(...objects.lengths), Math.min(...objects.lengths)),
  answerStep(
    both(prose`${lengthIn(differenceOf(objects), objects.unit)}`),
    comparison(objects, differenceOf(objects), asked),
  ),
]

/** The longest less the shortest of the printed objects, mark by mark. */
export function apartIn(printed: Printed): number {
  const lengths = countedLengths(printed)
  return Math.max(...lengths) - Math.min(...lengths)
}
