import {
  type Expr,
  evaluate,
  exact,
  type FormMaker,
  type Printed,
  prose,
  Ratio,
  ratioOfExact,
} from '../../../author.ts'
import type { Measured } from '../../kit/measures/measured.ts'
import type { Wedge } from './faces.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>

export const FIND = {
  box: {
    en: prose`Find the surface area of the rectangular prism.`,
    es: prose`Halla el área de superficie del prisma rectangular.`,
  },
  wedge: {
    en: prose`Find the surface area of the triangular prism.`,
    es: prose`Halla el área de superficie del prisma triangular.`,
  },
  rightWedge: {
    en: prose`The bases of the prism are right triangles. Find its surface area.`,
    es: prose`Las bases del prisma son triángulos rectángulos. Halla su área de superficie.`,
  },
  pyramid: {
    en: prose`Find the surface area of the square pyramid.`,
    es: prose`Halla el área de superficie de la pirámide cuadrada.`,
  },
} as const

export const findWedge = ({ left, height }: Wedge) => (left.equals(height) ? FIND.rightWedge : FIND.wedge)

const isExactly = (label: unknown, size: Ratio) => label === null || evaluate(label as Expr).equals(size)

/** All around the base, as high as the box, and both bases. */
export const wrapped = (l: Ratio, w: Ratio, h: Ratio): Ratio => l.plus(w).times(2).times(h).plus(l.times(w).times(2))

/** From the drawn box and its labels. */
export function isBoxSurface(printed: Printed, { amount }: Measured): boolean {
  const { solid } = printed.figure('solid-3d')
  if (solid.shape !== 'rectangular-prism') return false
  const [l, w, h] = [solid.length, solid.width, solid.height].map(size => Ratio.from(ratioOfExact(size))) as Three
  const { labels } = solid
  return (
    isExactly(labels.length, l) &&
    isExactly(labels.width, w) &&
    isExactly(labels.height, h) &&
    exact(amount).equals(wrapped(l, w, h))
  )
}
type Three = [Ratio, Ratio, Ratio]

/** All around the triangle, as long as the prism, and both triangles; the sides close, by Pythagoras. */
export function isWedgeSurface(printed: Printed, { amount }: Measured): boolean {
  const { solid } = printed.figure('solid-3d')
  if (solid.shape !== 'triangular-prism') return false
  const [base, height, length] = [solid.base, solid.height, solid.length].map(size =>
    Ratio.from(ratioOfExact(size)),
  ) as Three
  const apex = Ratio.from(ratioOfExact(solid.apex))
  const { labels } = solid
  const right = evaluate(labels.right as Expr)
  const left = labels.left ? evaluate(labels.left as Expr) : height
  const closes = (side: Ratio, foot: Ratio) => side.times(side).equals(foot.times(foot).plus(height.times(height)))
  return (
    closes(left, apex) &&
    closes(right, base.minus(apex)) &&
    isExactly(labels.base, base) &&
    isExactly(labels.height, height) &&
    isExactly(labels.length, length) &&
    exact(amount).equals(base.plus(left).plus(right).times(length).plus(base.times(height)))
  )
}
