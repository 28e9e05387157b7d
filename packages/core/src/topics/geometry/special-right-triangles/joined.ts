import {
  degrees,
  type Expr,
  figure,
  itemOf,
  line,
  Ratio,
  root,
  type Surd,
  sum,
  surd,
  surdExpr,
  symbol,
  triangle,
} from '../../../author.ts'
import { type SideIndex, type Special, sidesFrom, toNumber } from '../../kit/triangles/special-triangles.ts'
import type { Words } from './applications.ts'
import { sideSteps } from './side-steps.ts'

/** Two triangles on either side of a height CD. The angles are those at A and B. */
export const JOINED = [
  [45, 30],
  [45, 60],
  [30, 60],
  [60, 45],
  [30, 45],
] as const

/** The base and the slanted side that go with a height, by the angle at the base. */
export function partsFor(angle: 30 | 45 | 60, height: Surd): { readonly base: Surd; readonly slant: Surd } {
  const [short, long, hypotenuse] =
    angle === 45 ? sidesFrom(45, 0, height) : sidesFrom(30, angle === 30 ? 0 : 1, height)
  return { base: angle === 30 ? long : short, slant: hypotenuse }
}

export function joinedFigure(
  [left, right]: readonly [30 | 45 | 60, 30 | 45 | 60],
  height: Surd,
  labels: { readonly CD?: Expr; readonly AC?: Expr; readonly BC?: Expr },
) {
  const [one, two] = [partsFor(left, height), partsFor(right, height)]
  const [a, b] = [toNumber(one.base), toNumber(two.base)]
  return figure(
    triangle({
      shape: {
        vertices: [
          [0, 0],
          [a + b, 0],
          [a, toNumber(height)],
        ],
      },
      sides: { CA: { label: labels.AC ?? null }, BC: { label: labels.BC ?? null } },
      angles: { A: left, B: right },
      cevians: [{ from: 'C', as: a / (a + b), foot: 'D', label: labels.CD ?? null }],
      marked: [{ of: 'BDC', mark: 'square' }],
      size: 13,
    }),
  )
}

/** Like surds gathered, a whole number first. */
export function surdSum(...surds: readonly Surd[]): Expr {
  const terms = new Map<number, Ratio>()
  for (const { q, k } of surds) terms.set(k, (terms.get(k) ?? Ratio.of(0)).plus(q))
  const shown = [...terms].sort(([a], [b]) => a - b).map(([k, q]) => surdExpr(surd(q, k)))
  return shown.length === 1 ? itemOf(shown, 0) : sum(...shown)
}

export const heightFor = (angle: 30 | 45 | 60, slant: Surd): Surd =>
  angle === 45 ? sidesFrom(45, 2, slant)[0] : sidesFrom(30, 2, slant)[angle === 30 ? 0 : 1]

/** How the other two sides of a row follow from the one that is given. */
export const HOW: Readonly<Record<Special, readonly [Words, Words, Words]>> = {
  45: [
    {
      en: line`the legs are equal; a leg times ${root(2)} is the hypotenuse.`,
      es: line`los catetos son iguales; un cateto por ${root(2)} es la hipotenusa.`,
    },
    {
      en: line`the legs are equal; a leg times ${root(2)} is the hypotenuse.`,
      es: line`los catetos son iguales; un cateto por ${root(2)} es la hipotenusa.`,
    },
    {
      en: line`divide the hypotenuse by ${root(2)} for each leg.`,
      es: line`divide la hipotenusa entre ${root(2)} para cada cateto.`,
    },
  ],
  30: [
    {
      en: line`the short leg times ${root(3)} for the long leg, times ${2} for the hypotenuse.`,
      es: line`el cateto menor por ${root(3)} es el cateto mayor; por ${2}, la hipotenusa.`,
    },
    {
      en: line`divide the long leg by ${root(3)} for the short leg, then double that for the hypotenuse.`,
      es: line`divide el cateto mayor entre ${root(3)} para el cateto menor y duplica este para la hipotenusa.`,
    },
    {
      en: line`half of the hypotenuse for the short leg, then times ${root(3)} for the long leg.`,
      es: line`la mitad de la hipotenusa es el cateto menor; por ${root(3)}, el cateto mayor.`,
    },
  ],
}

/** From the slanted side to the height, or back, by the angle at the base. */
export function cornerSteps(
  angle: 30 | 45 | 60,
  from: 'slant' | 'height',
  given: Surd,
  letter: Expr,
  to: 'slant' | 'height',
) {
  const special = angle === 45 ? 45 : 30
  const height: SideIndex = angle === 60 ? 1 : 0
  const at = { slant: 2, height } as const
  return sideSteps(special, at[from], sidesFrom(special, at[from], given), { [at[to]]: letter })
}

/** A base or a slanted side from the height CD, and the triangle whose ratio it is. */
const fromHeight = (angle: 30 | 45 | 60, base: string, slant: string | null): Words => {
  const [small, large] = angle === 45 ? [45, 45] : [30, 60]
  const triangle = line`${degrees(small)}-${degrees(large)}-${degrees(90)}`
  const says: Words = slant
    ? angle === 45
      ? { en: line`${symbol(slant)} is CD times ${root(2)}`, es: line`${symbol(slant)} es CD por ${root(2)}` }
      : angle === 30
        ? { en: line`${symbol(slant)} is twice CD`, es: line`${symbol(slant)} es el doble de CD` }
        : {
            en: line`${symbol(slant)} is twice ${symbol(base)}`,
            es: line`${symbol(slant)} es el doble de ${symbol(base)}`,
          }
    : angle === 45
      ? { en: line`${symbol(base)} is as long as CD`, es: line`${symbol(base)} mide lo mismo que CD` }
      : angle === 30
        ? { en: line`${symbol(base)} is CD times ${root(3)}`, es: line`${symbol(base)} es CD por ${root(3)}` }
        : {
            en: line`${symbol(base)} is CD divided by ${root(3)}`,
            es: line`${symbol(base)} es CD dividido entre ${root(3)}`,
          }
  return { en: [...says.en, ' (', ...triangle, ')'], es: [...says.es, ' (', ...triangle, ')'] }
}

type Corners = readonly [30 | 45 | 60, 30 | 45 | 60]
const both = (one: Words, two: Words): Words => ({
  en: [...one.en, '; ', ...two.en, '.'],
  es: [...one.es, '; ', ...two.es, '.'],
})

export const baseWords = ([left, right]: Corners): Words =>
  both(fromHeight(left, 'AD', null), fromHeight(right, 'BD', null))
export const slantWords = ([left, right]: Corners): Words =>
  both(fromHeight(left, 'AD', 'AC'), fromHeight(right, 'BD', 'BC'))
