import { decimal, exact, mixed, Ratio, type Value } from '../../../author.ts'

export const negated = (value: Value): Value => {
  const ratio = exact(value).negated()
  if (typeof value !== 'object' || !('kind' in value) || value.kind !== 'number') return ratio
  return value.as === 'decimal' ? decimal(ratio) : value.as === 'mixed' ? mixed(ratio) : ratio
}

const HUNDREDTH = Ratio.of(1, 100)

export const apart = (a: Value, b: Value) => Math.abs(exact(a).minus(exact(b)).toNumber()) >= HUNDREDTH.toNumber()

export const isLess = (a: Value, b: Value) => exact(a).compare(exact(b)) < 0
