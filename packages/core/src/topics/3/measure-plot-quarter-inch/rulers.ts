import {
  answerStep,
  both,
  count,
  type Expr,
  explainedBy,
  itemOf,
  line,
  list,
  type MeasuredShape,
  mixed,
  type Printed,
  prose,
  type Quantity,
  type Random,
  Ratio,
  ratioOfExact,
  ruler,
  type Step,
  symbol,
  things,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { isLong, theObject } from '../../kit/measures/on-a-ruler.ts'

/** Things of a hand's size, in whole inches. */
export const SIZES = {
  key: [2, 3],
  crayon: [2, 4],
  nail: [1, 4],
  pencil: [4, 6],
  ribbon: [2, 6],
  paintbrush: [5, 7],
} as const satisfies Partial<Record<MeasuredShape, readonly [number, number]>>
export type Thing = keyof typeof SIZES
export const THINGS = ['pencil', 'key', 'ribbon', 'crayon', 'nail', 'paintbrush'] as const satisfies readonly Thing[]

/** Something along a ruler: where it begins and how long it is, in parts of an inch. */
export interface Lying {
  readonly shape: Thing
  /** In whole inches. */
  readonly start: number
  readonly length: Ratio
  /** Ticks in an inch. */
  readonly parts: number
}
export const inches = (value: Ratio): Quantity => count(mixed(value), nouns.inch)
export const endOf = ({ start, length }: Lying): Ratio => length.plus(start)

/** So many halves or fourths of an inch as a thing of this kind may be long. */
export function drawLength(random: Random, shape: Thing, parts: number, fits: (ticks: number) => boolean): Ratio {
  const [least, most] = SIZES[shape]
  return Ratio.of(
    random.until(() => random.int(least * parts, most * parts), fits),
    parts,
  )
}

export const rulerLength = (end: Ratio): number => Math.max(6, Math.floor(end.toNumber()) + 1)
export const along = (...lying: readonly Lying[]) =>
  ruler({
    parts: itemOf(lying, 0).parts,
    length: Math.max(...lying.map(each => rulerLength(endOf(each)))),
    objects: lying.map(({ shape, start, length }, i) => ({
      from: start,
      to: length.plus(start),
      shape,
      ...(lying.length > 1 ? { label: itemOf(['A', 'B', 'C'], i) } : {}),
    })),
  })

/** What a part between two numbers is. */
export const partStep = (parts: number): Step => {
  const part = Ratio.of(1, parts)
  return explainedBy(both(prose`${inches(part)}`), {
    en: line`Each inch is divided into ${parts} equal parts: each part is ${inches(part)}.`,
    es: line`Cada pulgada está dividida en ${parts} partes iguales: cada parte es ${inches(part)}.`,
  })
}
/** The marks after a whole number: 3 1/4, 3 2/4, 3 3/4. */
const marksAfter = (value: Ratio, parts: number): Expr => {
  const whole = Math.floor(value.toNumber())
  const marks = value.minus(whole).times(parts).n
  return list(...Array.from({ length: marks }, (_, i) => mixed(Ratio.of(whole * parts + i + 1, parts))))
}
/** The same of one of several objects. */
export const rightEndOf = (letter: 'A' | 'B' | 'C', value: Ratio, parts: number): Step => {
  const whole = Math.floor(value.toNumber())
  return explainedBy(marksAfter(value, parts), {
    en: line`${symbol(letter)}: the right end is past ${whole}. Count the marks after ${whole}.`,
    es: line`${symbol(letter)}: el extremo derecho está después del ${whole}. Cuenta las marcas después del ${whole}.`,
  })
}
/** The mark at the right end, counted from the whole number before it. */
export const rightEnd = (value: Ratio, parts: number): Step => {
  const whole = Math.floor(value.toNumber())
  const marks = value.minus(whole).times(parts).n
  return marks === 0
    ? explainedBy(mixed(value), {
        en: line`The right end is at ${whole}.`,
        es: line`El extremo derecho está en el ${whole}.`,
      })
    : explainedBy(marksAfter(value, parts), {
        en: line`The right end is past ${whole}: count the marks after ${whole}.`,
        es: line`El extremo derecho está después del ${whole}: cuenta las marcas después del ${whole}.`,
      })
}
export const ends = ({ shape, length }: Lying): Step =>
  answerStep(both(prose`${inches(length)}`), isLong(shape, inches(length)))
export const howLong = ({ shape }: Lying) => ({
  en: prose`How long is ${theObject(shape)}? ____ ${things(nouns.inch)}`,
  es: prose`¿Cuánto mide de largo ${theObject(shape)}? ____ ${things(nouns.inch)}`,
})

/** The length of each printed object, counted in marks of the ruler. */
export const printedLengths = (printed: Printed): readonly Ratio[] =>
  printed.figures('ruler').flatMap(({ rulers, objects }) =>
    objects.map(({ from, to }) => {
      const { parts } = itemOf(rulers, 0)
      const marks = (at: typeof from) => ratioOfExact(at).times(parts).toNumber()
      let counted = 0
      for (let mark = marks(from); mark < marks(to); mark++) counted++
      return Ratio.of(counted, parts)
    }),
  )
