import { answerStep, type Block, type Both, both, prose, type Random, ruler } from '../../../author.ts'
import {
  drawLength,
  isLong,
  type Lengths,
  type Lying,
  lengthIn,
  measuredSteps,
  RULER_UNITS,
  rulerLength,
  theObject,
  thingsOf,
} from '../../kit/measures/on-a-ruler.ts'

export const SHORT: Lengths = { inch: [2, 6], centimeter: [3, 15] }
export const MOVED: Lengths = { inch: [2, 6], centimeter: [3, 10] }
export const BROKEN: Lengths = { inch: [4, 7], centimeter: [5, 11] }

export const along = ({ unit, shape, start, length }: Lying) =>
  ruler({ unit, length: rulerLength(unit, start + length), objects: [{ from: start, to: start + length, shape }] })
export const found = ({ unit, length }: Lying) => lengthIn(length, unit)
export const howLong = ({ shape }: Pick<Lying, 'shape'>): Both<Block> => ({
  en: prose`How long is ${theObject(shape)}?`,
  es: prose`¿Cuánto mide de largo ${theObject(shape)}?`,
})
export const readingOf = (lying: Lying) => [
  ...measuredSteps(lying),
  ...(lying.start === 0 ? [] : [answerStep(both(prose`${found(lying)}`), isLong(lying.shape, found(lying)))]),
]

/** Forms of one sheet draw ends that leave different rests by 3, so that no two show the same length at the same place. */
export const drawAlong = (
  random: Random,
  lengths: Lengths,
  from: readonly [number, number],
  rest: 'any' | 0 | 1 | 2 = 'any',
): Lying => {
  const unit = random.evenly(RULER_UNITS)
  const [start, length] = random.until(
    () => [random.int(...from), drawLength(random, lengths, unit)] as const,
    // A ruler in inches ends at 12.
    ([start, length]) =>
      start !== length &&
      (unit === 'centimeter' || start + length <= 11) &&
      (rest === 'any' || (start + length) % 3 === rest),
  )
  return { unit, shape: random.evenly(thingsOf(unit, length)), start, length }
}
export const FROM_ZERO = [0, 0] as const
export const AFTER_ZERO = [1, 7] as const
export const onBrokenRuler = ({ first, unit, shape, start, length }: Lying & { readonly first: number }) =>
  ruler({
    unit,
    from: first,
    length: start + length + 1 - first,
    objects: [{ from: start, to: start + length, shape }],
  })
