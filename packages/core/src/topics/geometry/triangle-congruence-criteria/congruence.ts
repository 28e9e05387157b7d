import { assert, type Diagram, itemOf, type Point, tupleOf } from '../../../author.ts'

/** What three pairs of equal parts amount to; two names are of those that prove nothing. */
export type Criterion = 'SSS' | 'SAS' | 'ASA' | 'AAS' | 'HL' | 'SSA' | 'AAA'

/** Side i of a triangle is opposite its corner i. `right` is the corner of a right angle. */
export function criterionOf(
  sides: readonly number[],
  angles: readonly number[],
  right: number | null = null,
): Criterion | null {
  if (sides.length + angles.length !== 3) return null
  const [side] = sides
  const [angle] = angles
  switch (sides.length) {
    case 3:
      return 'SSS'
    case 2:
      return !sides.includes(angle!) ? 'SAS' : right === angle ? 'HL' : 'SSA'
    case 1:
      return angles.includes(side!) ? 'AAS' : 'ASA'
    default:
      return 'AAA'
  }
}

export const isProof = (criterion: Criterion | null): boolean =>
  criterion !== null && criterion !== 'SSA' && criterion !== 'AAA'

/** Equal parts by the names of points; `rights` are right angles, `parallels` parallel sides. */
export interface Facts {
  readonly sides: readonly (readonly [string, string])[]
  readonly angles: readonly (readonly [string, string])[]
  readonly rights: readonly string[]
  readonly parallels: readonly (readonly [string, string])[]
}
export const NO_FACTS: Facts = { sides: [], angles: [], rights: [], parallels: [] }
export const joined = (one: Facts, two: Facts): Facts => ({
  sides: [...one.sides, ...two.sides],
  angles: [...one.angles, ...two.angles],
  rights: [...one.rights, ...two.rights],
  parallels: [...one.parallels, ...two.parallels],
})

export const sideKey = (name: string): string => [...name].sort().join('')
export const angleKey = ([from, vertex, to]: string): string => vertex! + [from!, to!].sort().join('')
const pairsOf = <T>(items: readonly T[]): (readonly [T, T])[] =>
  items.flatMap((one, i) => items.slice(i + 1).map(two => [one, two] as const))

/** The equal parts that ticks and arcs mark. */
export function markedFacts({ lines, angles }: Diagram): Facts {
  const named = angles.map(({ from, vertex, to, mark }) => ({ name: from + vertex + to, mark }))
  return {
    ...NO_FACTS,
    sides: pairsOf(lines)
      .filter(([one, two]) => one.ticks > 0 && one.ticks === two.ticks)
      .map(([one, two]) => [one.from + one.to, two.from + two.to]),
    angles: pairsOf(named)
      .filter(([one, two]) => one.mark === two.mark && one.mark !== 'square')
      .map(([one, two]) => [one.name, two.name]),
    rights: named.filter(({ mark }) => mark === 'square').map(({ name }) => name),
  }
}

/** Three points joined by drawn lines, not on one line. */
export function trianglesIn({ points, lines }: Diagram): readonly (readonly [string, string, string])[] {
  const drawn = new Set(lines.map(({ from, to }) => sideKey(from + to)))
  const names = points.map(({ name }) => name)
  return names.flatMap((a, i) =>
    names.slice(i + 1).flatMap((b, j) =>
      names
        .slice(i + j + 2)
        .filter(c => [a + b, b + c, a + c].every(side => drawn.has(sideKey(side))))
        .map(c => [a, b, c] as const),
    ),
  )
}

type Corners = readonly [string, string, string]
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const
const sideOf = (corners: Corners, i: number) => itemOf(corners, (i + 1) % 3) + itemOf(corners, (i + 2) % 3)
const angleOf = (corners: Corners, i: number) =>
  itemOf(corners, (i + 1) % 3) + itemOf(corners, i) + itemOf(corners, (i + 2) % 3)

export interface Verdict {
  readonly criterion: Criterion
  /** Corresponding corners in order. */
  readonly corners: readonly [Corners, Corners]
}

/** What the given facts show of the two triangles of a figure, for every correspondence with three equal parts. */
export function verdicts(figure: Diagram, facts: Facts): readonly Verdict[] {
  const [first, second, ...others] = trianglesIn(figure)
  assert(first && second && others.length === 0, 'A figure of two triangles')
  const place = (name: string) => figure.points.find(point => point.name === name)!.at
  const known = (pairs: readonly (readonly [string, string])[], key: (name: string) => string) =>
    new Set(pairs.flatMap(([one, two]) => [`${key(one)} ${key(two)}`, `${key(two)} ${key(one)}`]))
  const [equalSides, equalAngles] = [known(facts.sides, sideKey), known(facts.angles, angleKey)]
  const rights = new Set(facts.rights.map(angleKey))
  const parallels = known(facts.parallels, sideKey)

  const areEqualSides = (one: string, two: string) =>
    sideKey(one) === sideKey(two) || equalSides.has(`${sideKey(one)} ${sideKey(two)}`)
  const areOpposite = (one: string, two: string) =>
    one[1] === two[1] &&
    [0, 2].some(i => {
      const [p, q, x, y] = [one[0]!, one[2]!, two[i]!, two[2 - i]!].map(name => from(place(one[1]!), place(name)))
      return runsAgainst(p!, x!) && runsAgainst(q!, y!)
    })
  const areAlternate = (one: string, two: string) =>
    [0, 2].some(i =>
      [0, 2].some(j => {
        const [v, w] = [one[1]!, two[1]!]
        const [p, q, x, y] = [one[i]!, one[2 - i]!, two[j]!, two[2 - j]!]
        return (
          v !== w &&
          parallels.has(`${sideKey(v + p)} ${sideKey(w + x)}`) &&
          runsAgainst(from(place(v), place(p)), from(place(w), place(x))) &&
          runsAgainst(from(place(q), place(v)), from(place(v), place(w))) &&
          runsAgainst(from(place(y), place(w)), from(place(w), place(v)))
        )
      }),
    )
  const areRight = (one: string, two: string) => rights.has(angleKey(one)) && rights.has(angleKey(two))
  const areEqualAngles = (one: string, two: string) =>
    equalAngles.has(`${angleKey(one)} ${angleKey(two)}`) ||
    areRight(one, two) ||
    areOpposite(one, two) ||
    areAlternate(one, two)

  return ORDERS.flatMap(order => {
    const other = tupleOf(
      order.map(i => second[i]),
      3,
    )
    const sides = [0, 1, 2].filter(i => areEqualSides(sideOf(first, i), sideOf(other, i)))
    const angles = [0, 1, 2].filter(i => areEqualAngles(angleOf(first, i), angleOf(other, i)))
    const right = angles.find(i => areRight(angleOf(first, i), angleOf(other, i))) ?? null
    const criterion = criterionOf(sides, angles, right)
    return criterion === null ? [] : [{ criterion, corners: [first, other] as const }]
  })
}

const from = ([a, b]: Point, [x, y]: Point): Point => [x - a, y - b]
const runsAgainst = ([a, b]: Point, [x, y]: Point): boolean =>
  Math.abs(a * y - b * x) < 1e-9 * Math.hypot(a, b) * Math.hypot(x, y) && a * x + b * y < 0
