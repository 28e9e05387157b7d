import {
  type Block,
  type Both,
  bracketed,
  decimal,
  type Expr,
  equation,
  type FormMaker,
  type Inline,
  join,
  m,
  minus,
  type Random,
  Ratio,
  role,
  sum,
} from '../../../author.ts'
import { dollarsOf, type SignedAmount } from '../../kit/stories/signed-amounts.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>
export type Words = Both<readonly Inline[]>
type Role = ReturnType<typeof role>

/** px + q = r, p(x + q) = r, or q − px = r. */
export type Shape = 'sum' | 'group' | 'drain'
export interface Numbers {
  readonly p: Ratio
  readonly q: Ratio
  readonly x: Ratio
  readonly r: Ratio
}
export interface Story {
  readonly shape: Shape
  readonly draw: (random: Random) => Omit<Numbers, 'r'>
  /** Which of p, q and r are amounts of money. */
  readonly money: string
  readonly unit: (x: Ratio) => SignedAmount
  readonly says: (p: Role, q: Role, r: Role, extra: Role) => Both<Block>
  /** "the number of months". */
  readonly letIs: Words
  /** How the equation comes about. */
  readonly models: Words
  readonly ends: (found: SignedAmount) => Words
  /** A number that is not needed, and what it is. */
  readonly extra?: { readonly range: readonly [number, number]; readonly is: Words }
}

const x = m`x`
const RIGHTS: Readonly<Record<Shape, (numbers: Omit<Numbers, 'r'>) => Ratio>> = {
  sum: ({ p, q, x }) => p.times(x).plus(q),
  group: ({ p, q, x }) => p.times(x.plus(q)),
  drain: ({ p, q, x }) => q.minus(p.times(x)),
}
export const rightOf = (shape: Shape, numbers: Omit<Numbers, 'r'>): Ratio => RIGHTS[shape](numbers)

const term = (p: Ratio): Expr => join(decimal(p), x)
const WRITTEN: Readonly<Record<Shape, (p: Ratio, q: Ratio, r: Ratio) => Expr>> = {
  sum: (p, q, r) => equation(sum(term(p), decimal(q)), decimal(r)),
  group: (p, q, r) => equation(join(decimal(p), bracketed(sum(x, decimal(q)))), decimal(r)),
  drain: (p, q, r) => equation(minus(decimal(q), term(p)), decimal(r)),
}
export const equationOf = (shape: Shape, { p, q, r }: Numbers): Expr => WRITTEN[shape](p, q, r)

export interface Told {
  readonly story: Story
  readonly numbers: Numbers
  readonly extra: Ratio
}
export function drawTold(random: Random, story: Story): Told {
  return random.until(
    () => {
      const drawn = story.draw(random)
      const numbers = { ...drawn, r: rightOf(story.shape, drawn) }
      return { story, numbers, extra: Ratio.of(story.extra ? random.int(...story.extra.range) : 0) }
    },
    ({ numbers: { p, q, x, r }, extra }) =>
      r.n > 0 &&
      r.times(100).isInteger &&
      // The unknown is never printed, and the fee and the rate can be told apart.
      new Set([p, q, x, r, ...(story.extra ? [extra] : [])].map(String)).size === (story.extra ? 5 : 4),
  )
}
export function rolesOf({ story: { shape, money }, numbers, extra }: Told): readonly [Role, Role, Role, Role] {
  const shown = (name: 'p' | 'q' | 'r') =>
    role(`${shape} ${name}`, money.includes(name) ? dollarsOf(numbers[name]) : decimal(numbers[name]))
  return [shown('p'), shown('q'), shown('r'), role('extra', decimal(extra))]
}

/** Equations that a mistake leads to; none is solved by x. */
export function wrongEquations({ story: { shape }, numbers: { p, q, r } }: Told): Readonly<Record<string, Expr>> {
  switch (shape) {
    case 'sum':
      return {
        swapped: WRITTEN.sum(q, p, r),
        grouped: WRITTEN.group(p, q, r),
        subtracted: equation(minus(term(p), decimal(q)), decimal(r)),
      }
    case 'group':
      return {
        onlyOnce: WRITTEN.sum(p, q, r),
        swapped: WRITTEN.group(q, p, r),
        subtracted: equation(join(decimal(p), bracketed(minus(x, decimal(q)))), decimal(r)),
      }
    case 'drain':
      return {
        added: WRITTEN.sum(p, q, r),
        swapped: WRITTEN.drain(q, p, r),
        turned: equation(minus(term(p), decimal(q)), decimal(r)),
      }
  }
}
export const WHY: Readonly<Record<string, Words>> = {
  swapped: {
    en: [`The two numbers have changed places.`],
    es: [`Los dos números están cambiados de lugar.`],
  },
  grouped: {
    en: [`The fixed amount stands in the parentheses: it is multiplied, but it counts only once.`],
    es: [`La cantidad fija está dentro del paréntesis: se multiplica, pero cuenta una sola vez.`],
  },
  onlyOnce: {
    en: [`The extra amount is counted only once, but it is there each time.`],
    es: [`La cantidad adicional se cuenta solo una vez, pero está cada vez.`],
  },
  subtracted: {
    en: [`It subtracts, but the story adds.`],
    es: [`Resta, pero en la historia se suma.`],
  },
  added: { en: [`It adds, but the amount gets less.`], es: [`Suma, pero la cantidad disminuye.`] },
  turned: {
    en: [`It subtracts in the opposite order.`],
    es: [`Resta en el orden contrario.`],
  },
}
