import { exact, failed, type Noun, type Printed, type Quantity, type Ratio } from '../../../author.ts'

/** What one of each unit is worth in the smallest of its kind: the definitions, apart from the factors of the stories. */
const WORTH: ReadonlyMap<string, number> = new Map([
  ['meter', 100],
  ['centimeter', 1],
  ['kilometer', 100_000],
  ['gram', 1],
  ['kilogram', 1000],
  ['milliliter', 1],
  ['liter', 1000],
  ['inch', 1],
  ['foot', 12],
  ['yard', 36],
  ['ounce', 1],
  ['pound', 16],
  ['second', 1],
  ['minute', 60],
  ['hour', 3600],
])
const worthOf = ({ en: [one] }: Noun): number => WORTH.get(one) ?? failed(`${one} is no unit of these stories`)
export const inSmallest = ({ amount, noun }: Quantity): Ratio => exact(amount).times(worthOf(noun))
export const equals = (a: Quantity, b: Quantity): boolean => inSmallest(a).equals(inSmallest(b))

/** The amounts of a story with their units, under their names, in reading order. */
export const quantitiesIn = (printed: Printed): readonly Quantity[] =>
  printed.terms('role').flatMap(({ of }) => (of.kind === 'quantity' ? [of] : []))
