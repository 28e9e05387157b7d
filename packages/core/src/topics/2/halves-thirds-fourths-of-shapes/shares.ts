import {
  type AreaGrid,
  areaGrid,
  type Figure,
  type FractionBar,
  type FractionCircle,
  fractionBar,
  fractionCircle,
  type Of,
  type Printed,
  type Sentence,
  tupleOf,
  words,
} from '../../../author.ts'

export type Parts = 2 | 3 | 4
/** A wide or a tall rectangle, a circle, a square cut into strips, a square cut into squares. */
export type Kind = 'wide' | 'tall' | 'circle' | 'square'
export const KINDS: readonly Kind[] = ['circle', 'wide', 'square', 'tall']

/** Equal shares of one whole: so many of them are named or shaded. */
export interface Share {
  readonly parts: Parts
  readonly number: number
}
export const SHARES: readonly Share[] = [
  { parts: 3, number: 1 },
  { parts: 4, number: 3 },
  { parts: 2, number: 1 },
  { parts: 3, number: 2 },
  { parts: 4, number: 1 },
  { parts: 4, number: 2 },
]

type Words = Of<'words'>
const SHARE_NAMES: Readonly<Record<string, Words>> = {
  '1/2': words('one half', 'la mitad'),
  '2/2': words('two halves', 'dos mitades'),
  '1/3': words('one third', 'un tercio'),
  '2/3': words('two thirds', 'dos tercios'),
  '3/3': words('three thirds', 'tres tercios'),
  '1/4': words('one fourth', 'un cuarto'),
  '2/4': words('two fourths', 'dos cuartos'),
  '3/4': words('three fourths', 'tres cuartos'),
  '4/4': words('four fourths', 'cuatro cuartos'),
}
export const keyOf = ({ parts, number }: Share) => `${number}/${parts}`
export const shareNamed = (share: Share): Words => SHARE_NAMES[keyOf(share)] ?? words('', '')
export const shareChoice = (share: Share): Sentence => ({
  key: keyOf(share),
  says: { en: shareNamed(share), es: shareNamed(share) },
})
export const plural: Readonly<Record<Parts, Words>> = {
  2: words('halves', 'mitades'),
  3: words('thirds', 'tercios'),
  4: words('fourths', 'cuartos'),
}

/** The share whose name is printed. */
export function shareIn(printed: Printed): Share {
  const said = printed.all('words').map(({ en }) => en)
  const [key] = tupleOf(
    Object.entries(SHARE_NAMES)
      .filter(([, { en }]) => said.includes(en))
      .map(([name]) => name),
    1,
  )
  const [number, parts] = tupleOf(key.split('/').map(Number), 2)
  return { number, parts: parts === 4 ? 4 : parts === 3 ? 3 : 2 }
}

/** A shape in equal shares, the first so many of them shaded. */
export function picture(kind: Kind, parts: number, shaded = 0): FractionBar | FractionCircle | AreaGrid {
  switch (kind) {
    case 'wide':
      return fractionBar({ parts, shaded, wholes: 1 })
    case 'circle':
      return fractionCircle({ parts, shaded, wholes: 1 })
    case 'tall':
      return areaGrid({
        rows: parts,
        columns: 1,
        columnSizes: [parts * 0.55],
        shaded,
        lines: parts === 1 ? 'none' : 'all',
      })
    case 'square':
      return parts === 4
        ? areaGrid({ rows: 2, columns: 2, shaded })
        : areaGrid({ rows: 1, columns: parts, rowSizes: [parts], shaded, lines: parts === 1 ? 'none' : 'all' })
    default:
      return kind satisfies never
  }
}

/** A shape in shares of these sizes. Its alternate text tells the sizes, and not whether they are equal: that is asked. */
export const inSizes = (kind: 'wide' | 'circle', sizes: readonly number[]) =>
  kind === 'wide'
    ? fractionBar({ parts: sizes, wholes: 1, says: 'sizes' })
    : fractionCircle({ parts: sizes, wholes: 1, says: 'sizes' })

/** How many shares a shape has, how many are shaded, and whether all have one size. */
export function countShares(drawn: Figure) {
  const counted = (all: readonly { readonly size: number; readonly fill: string }[]) => ({
    parts: all.length,
    shaded: all.filter(({ fill }) => fill !== 'white').length,
    areEqual: all.every(({ size }) => size === all[0]?.size),
  })
  switch (drawn.kind) {
    case 'fraction-bar':
      return counted(drawn.rows.flatMap(({ wholes }) => wholes.flat()))
    case 'fraction-circle':
      return counted(drawn.circles.flat())
    case 'area-grid':
      return { parts: drawn.rows * drawn.columns, shaded: drawn.shaded.length, areEqual: true }
    default:
      return { parts: 0, shaded: 0, areEqual: false }
  }
}
export const sharesIn = (printed: Printed) => {
  const [drawn] = printed.blocks.flatMap(block => (block.kind === 'figure' ? [countShares(block.figure)] : []))
  return drawn ?? { parts: 0, shaded: 0, areEqual: false }
}
