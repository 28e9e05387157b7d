import { assert } from '../errors.ts'
import { degrees, number, symbol } from '../math/build.ts'
import { Ratio, type Rational } from '../number/ratio.ts'
import type { Label } from './kind.ts'

/** How a topic writes a label: a name such as 'A', 'B′' or 'x', a number, or maths and words as they are. */
export type Name = Label | Rational | string

/** Points and quantities have few names: each is looked at once. */
const symbols = new Map<string, Label>()

function symbolOf(name: string): Label {
  assert(/^\p{L}{1,4}[\d₀-₉]?[′″]*$/u.test(name), () => `"${name}" is no name of a point or quantity: use words(...)`)
  const label = symbol(name)
  symbols.set(name, label)
  return label
}

export function labelOf(name: Name): Label {
  if (typeof name === 'string') return symbols.get(name) ?? symbolOf(name)
  return typeof name === 'number' || name instanceof Ratio ? number(name) : name
}

export const optionalLabel = (name: Name | null | undefined): Label | null =>
  name === null || name === undefined ? null : labelOf(name)

/** A plain number at an angle is a number of degrees. */
export function angleLabelOf(name: Name): Label {
  if (typeof name === 'number' || name instanceof Ratio) return degrees(name)
  return labelOf(name)
}

/** 'ABC' or ['A', 'B', 'C']; of AA′B the primes belong to the letter before them. */
export const namesOf = (names: string | readonly Name[]): readonly Label[] =>
  (typeof names === 'string' ? (names.match(/\p{L}[′″]*/gu) ?? []) : names).map(labelOf)

/** Whether a label comes with further wishes. */
export const isOptions = <T extends object>(spec: Name | T): spec is T =>
  typeof spec === 'object' && !('kind' in spec) && !(spec instanceof Ratio)
