import type { Expr } from './expr.ts'

/** Builds an expression from what stands in the holes of a template. */
export type Maker = (holes: readonly Expr[]) => Expr

const fixedMakers = new WeakSet<Maker>()

export function fixed(value: Expr): Maker {
  const maker = () => value
  fixedMakers.add(maker)
  return maker
}

/** A part without holes is built once and shared by all problems. */
export function combine(parts: readonly Maker[], build: (parts: Expr[]) => Expr): Maker {
  if (parts.every(part => fixedMakers.has(part))) return fixed(build(parts.map(part => part([]))))
  return holes => build(parts.map(part => part(holes)))
}
