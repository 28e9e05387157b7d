import {
  angleNamed,
  type Diagram,
  type Expr,
  type Inline,
  isNear,
  itemOf,
  line,
  relation,
  segment,
  symbol,
} from '../../../author.ts'
import { type Criterion, type Facts, joined, NO_FACTS } from './congruence.ts'
import { angleName, type Layout, sideName, type TrianglePair } from './triangle-pairs.ts'

/** A given in terms of corners 0, 1, 2 of the first triangle and the same corners of the second. */
export type Given =
  | readonly ['side' | 'angle' | 'parallel', number]
  /** The shared side bisects the angle at this shared corner. */
  | readonly ['bisects', 0 | 1]
  /** The shared corner is the midpoint between this corner and its partner. */
  | readonly ['midpoint', 0 | 1 | 2]
  /** The shared side meets the line through corners 2 at a right angle at corner 0. */
  | readonly ['perpendicular', 0]

export interface Scenario {
  readonly layout: Layout
  readonly isRight?: true
  readonly givens: readonly [Given, Given]
  readonly criterion: Criterion
}

export const scenarios: readonly Scenario[] = [
  {
    layout: 'turn',
    givens: [
      ['parallel', 0],
      ['side', 0],
    ],
    criterion: 'SAS',
  },
  {
    layout: 'turn',
    givens: [
      ['parallel', 0],
      ['parallel', 1],
    ],
    criterion: 'ASA',
  },
  {
    layout: 'turn',
    givens: [
      ['parallel', 1],
      ['angle', 2],
    ],
    criterion: 'AAS',
  },
  {
    layout: 'turn',
    givens: [
      ['side', 0],
      ['side', 1],
    ],
    criterion: 'SSS',
  },
  {
    layout: 'turn',
    givens: [
      ['parallel', 1],
      ['side', 0],
    ],
    criterion: 'SSA',
  },
  {
    layout: 'mirror',
    givens: [
      ['bisects', 0],
      ['side', 1],
    ],
    criterion: 'SAS',
  },
  {
    layout: 'mirror',
    givens: [
      ['bisects', 0],
      ['bisects', 1],
    ],
    criterion: 'ASA',
  },
  {
    layout: 'mirror',
    givens: [
      ['bisects', 1],
      ['angle', 2],
    ],
    criterion: 'AAS',
  },
  {
    layout: 'mirror',
    givens: [
      ['bisects', 0],
      ['side', 0],
    ],
    criterion: 'SSA',
  },
  {
    layout: 'mirror',
    isRight: true,
    givens: [
      ['perpendicular', 0],
      ['midpoint', 2],
    ],
    criterion: 'SAS',
  },
  {
    layout: 'mirror',
    isRight: true,
    givens: [
      ['perpendicular', 0],
      ['side', 0],
    ],
    criterion: 'HL',
  },
  {
    layout: 'mirror',
    isRight: true,
    givens: [
      ['perpendicular', 0],
      ['angle', 2],
    ],
    criterion: 'AAS',
  },
  {
    layout: 'mirror',
    isRight: true,
    givens: [
      ['perpendicular', 0],
      ['bisects', 1],
    ],
    criterion: 'ASA',
  },
  {
    layout: 'mirror',
    isRight: true,
    givens: [
      ['midpoint', 2],
      ['side', 0],
    ],
    criterion: 'SSS',
  },
  {
    layout: 'crossing',
    givens: [
      ['midpoint', 0],
      ['midpoint', 1],
    ],
    criterion: 'SAS',
  },
  {
    layout: 'crossing',
    givens: [
      ['midpoint', 0],
      ['angle', 0],
    ],
    criterion: 'ASA',
  },
  {
    layout: 'crossing',
    givens: [
      ['midpoint', 0],
      ['angle', 1],
    ],
    criterion: 'AAS',
  },
  {
    layout: 'crossing',
    givens: [
      ['midpoint', 1],
      ['side', 2],
    ],
    criterion: 'SSA',
  },
]

interface Said {
  readonly en: readonly Inline[]
  readonly es: readonly Inline[]
}
const plain = (of: Expr): Said => ({ en: line`${of}`, es: line`${of}` })

export function said([kind, i]: Given, { layout, first, second }: TrianglePair): Said {
  switch (kind) {
    case 'side':
      return plain(relation(segment(sideName(first, i)), '≅', segment(sideName(second, i))))
    case 'angle':
      return plain(relation(angleNamed(angleName(first, i)), '≅', angleNamed(angleName(second, i))))
    case 'parallel':
      return plain(relation(segment(sideName(first, i)), '∥', segment(sideName(second, i))))
    case 'perpendicular':
      return plain(relation(segment(sideName(first, 2)), '⊥', segment(first[2] + second[2])))
    case 'midpoint': {
      const [middle, ends] = [symbol(layout === 'crossing' ? first[2] : first[0]), segment(first[i] + second[i])]
      return { en: line`${middle} is the midpoint of ${ends}.`, es: line`${middle} es el punto medio de ${ends}.` }
    }
    case 'bisects': {
      const [ray, whole] = [segment(first[i] + itemOf(first, 1 - i)), angleNamed(first[2] + first[i] + second[2])]
      return { en: line`${ray} bisects ${whole}.`, es: line`${ray} es bisectriz de ${whole}.` }
    }
  }
}

const nameOf = (of: Expr): string => (of.kind === 'symbol' ? of.name : '')
const named = (of: Expr): string => (of.kind === 'accented' || of.kind === 'prefixed' ? nameOf(of.of) : nameOf(of))

/** What printed givens say of the parts of the triangles in a figure. */
export const factsSaid = (items: readonly (readonly Inline[])[], figure: Diagram): Facts =>
  items.map(item => factsOf(item, figure)).reduce(joined, NO_FACTS)

function factsOf(item: readonly Inline[], figure: Diagram): Facts {
  const [one, two] = item.filter((part): part is Expr => typeof part !== 'string')
  if (one?.kind === 'relation') {
    const [left, right] = [named(one.left), named(one.right)]
    if (one.sign === '∥') return { ...NO_FACTS, parallels: [[left, right]] }
    if (one.sign === '⊥') return { ...NO_FACTS, rights: rightsAt(left, right, figure) }
    return left.length === 2 ? { ...NO_FACTS, sides: [[left, right]] } : { ...NO_FACTS, angles: [[left, right]] }
  }
  const [a, b] = [named(one!), named(two!)]
  if (one?.kind === 'symbol') return { ...NO_FACTS, sides: [[b[0]! + a, a + b[1]!]] }
  const other = a.replace(b[1]!, '')
  return { ...NO_FACTS, angles: [[b[0]! + b[1]! + other, other + b[1]! + b[2]!]] }
}

/** BD ⊥ AC makes right angles at the end of BD that lies between A and C. */
function rightsAt(standing: string, lying: string, { points }: Diagram): readonly string[] {
  const place = (name: string) => points.find(point => point.name === name)!.at
  const [a, c] = [place(lying[0]!), place(lying[1]!)]
  const foot = [...standing].find(name => {
    const p = place(name)
    return isNear((p[0] - a[0]) * (c[1] - a[1]), (p[1] - a[1]) * (c[0] - a[0]))
  })!
  return [...lying].map(end => end + foot + standing.replace(foot, ''))
}
