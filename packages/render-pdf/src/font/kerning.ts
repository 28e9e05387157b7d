import { classesAt, coverageAt, taggedAt } from './opentype.ts'

/** How much closer a glyph stands to the one on its left, in units of the font; negative is closer. */
export type Kerning = (left: number, right: number) => number

const PAIRS = 2
const EXTENSION = 9

/** The kerning of pairs that a GPOS table tells, by the script it is for. */
export function readKerning(view: DataView): ReadonlyMap<string, Kerning> {
  const features = taggedAt(view, view.getUint16(6))
  const list = view.getUint16(8)
  const lookups = new Map<number, Kerning>()
  const lookup = (index: number): Kerning => {
    const known = lookups.get(index)
    if (known) return known
    const made = lookupAt(view, list + view.getUint16(list + 2 + 2 * index))
    lookups.set(index, made)
    return made
  }
  return new Map(
    taggedAt(view, view.getUint16(4)).map(({ tag, at }) => {
      const language = at + view.getUint16(at)
      const chosen = numbersAt(view, language + 4)
        .map(index => features[index])
        .filter(feature => feature?.tag === 'kern')
        .flatMap(feature => (feature ? numbersAt(view, feature.at + 2) : []))
      const inOrder = [...new Set(chosen)].sort((one, other) => one - other).map(lookup)
      return [tag, (left, right) => inOrder.reduce((sum, kern) => sum + kern(left, right), 0)] as const
    }),
  )
}

const numbersAt = (view: DataView, at: number): readonly number[] =>
  Array.from({ length: view.getUint16(at) }, (_, i) => view.getUint16(at + 2 + 2 * i))

/** The first of its tables that knows a pair decides. */
function lookupAt(view: DataView, at: number): Kerning {
  const tables = numbersAt(view, at + 4).map(offset => pairsAt(view, view.getUint16(at), at + offset))
  return (left, right) => {
    for (const table of tables) {
      const kern = table(left, right)
      if (kern !== null) return kern
    }
    return 0
  }
}

type Pairs = (left: number, right: number) => number | null

function pairsAt(view: DataView, type: number, at: number): Pairs {
  if (type === EXTENSION) return pairsAt(view, view.getUint16(at + 2), at + view.getUint32(at + 4))
  if (type !== PAIRS) return () => null
  const first = new Map(coverageAt(view, at + view.getUint16(at + 2)).map((glyph, i) => [glyph, i]))
  const [format, own, others] = [0, 4, 6].map(offset => view.getUint16(at + offset)) as [number, number, number]
  const size = 2 * (fieldsOf(own) + fieldsOf(others))
  const advanceAt = (value: number) => (own & ADVANCE ? view.getInt16(value + 2 * fieldsOf(own & BEFORE_ADVANCE)) : 0)
  if (format === 1) {
    return (left, right) => {
      const index = first.get(left)
      if (index === undefined) return null
      const set = at + view.getUint16(at + 10 + 2 * index)
      for (let i = 0; i < view.getUint16(set); i++) {
        const pair = set + 2 + i * (2 + size)
        if (view.getUint16(pair) === right) return advanceAt(pair + 2)
      }
      return null
    }
  }
  const [lefts, rights] = [8, 10].map(offset => classesAt(view, at + view.getUint16(at + offset))) as [Classes, Classes]
  const columns = view.getUint16(at + 14)
  return (left, right) =>
    first.has(left) ? advanceAt(at + 16 + size * ((lefts.get(left) ?? 0) * columns + (rights.get(right) ?? 0))) : null
}

type Classes = ReturnType<typeof classesAt>

const ADVANCE = 4
const BEFORE_ADVANCE = 3

/** A field for each bit of a value's format. */
function fieldsOf(format: number): number {
  let count = 0
  for (let rest = format; rest > 0; rest >>= 1) count += rest & 1
  return count
}
