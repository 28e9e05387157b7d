import { angleNamed, type Expr, relation, type Step, segment, statements, step } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { READ } from './argued.ts'
import { angleName, knownIn, type MarkedPair, type Part, sideName, type TrianglePair } from './triangle-pairs.ts'

export function claim([kind, i]: Part, { first, second }: TrianglePair, j = i): Expr {
  return kind === 'side'
    ? relation(segment(sideName(first, i)), '≅', segment(sideName(second, j)))
    : relation(angleNamed(angleName(first, i)), '≅', angleNamed(angleName(second, j)))
}

/** The pairs that are marked, and the one that needs no mark. */
export const read = ({ pair, parts }: Pick<MarkedPair, 'pair' | 'parts'>): Step =>
  step(statements(...[...parts, ...knownIn(pair.layout)].map(part => claim(part, pair))), because.read, {
    what: READ[pair.layout],
  })
