import {
  assert,
  type Both,
  both,
  type Content,
  type Expr,
  type FormMaker,
  figure,
  formulaChoice,
  type Inline,
  itemOf,
  line,
  paragraphOf,
  prose,
  relation,
  sideBySide,
  step,
  symbol,
  textList,
  triangleNamed,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { choiceOf, notThisCriterion, WHY } from './argued.ts'
import { type Criterion, isProof, markedFacts, verdicts } from './congruence.ts'
import type { levels } from './levels.ts'
import { asOption, CRITERIA, criterionIn, criterionOption, which } from './parts.ts'
import { claim, read } from './shared.ts'
import { drawMarked, knownIn, type Layout, type MarkedPair, pairFigure, type TrianglePair } from './triangle-pairs.ts'

type Proof = 'SSS' | 'SAS' | 'ASA' | 'AAS' | 'HL'

const criterionList = textList({
  SSS: { en: line`${CRITERIA.SSS}`, es: line`${CRITERIA.SSS}` },
  SAS: { en: line`${CRITERIA.SAS}`, es: line`${CRITERIA.SAS}` },
  ASA: { en: line`${CRITERIA.ASA}`, es: line`${CRITERIA.ASA}` },
  AAS: { en: line`${CRITERIA.AAS}`, es: line`${CRITERIA.AAS}` },
  HL: { en: line`${CRITERIA.HL}`, es: line`${CRITERIA.HL}` },
})

/** Corners in alphabetical order, their partners beside them. */
function inOrder({ first, second }: TrianglePair): readonly [string, readonly [string, string, string]] {
  const order = [0, 1, 2].sort((i, j) => (itemOf(first, i) < itemOf(first, j) ? -1 : 1))
  return [
    order.map(i => itemOf(first, i)).join(''),
    tupleOf(
      order.map(i => itemOf(second, i)),
      3,
    ),
  ]
}

const statement = (pair: TrianglePair, order: readonly [number, number, number]): Expr => {
  const [one, two] = inOrder(pair)
  return relation(triangleNamed(one), '≅', triangleNamed(order.map(i => itemOf(two, i)).join('')))
}

/** Each corner with its partner. */
function paired(pair: TrianglePair): Both<Content> {
  const [one, [a, b, c]] = inOrder(pair)
  const [p, q, r] = [...one].map(name => symbol(name)) as [Expr, Expr, Expr]
  const [x, y, z] = [symbol(a), symbol(b), symbol(c)]
  return {
    en: prose`${p} with ${x}, ${q} with ${y}, ${r} with ${z}`,
    es: prose`${p} con ${x}, ${q} con ${y}, ${r} con ${z}`,
  }
}

function namesIn(choice: Expr): readonly [string, string] {
  assert(choice.kind === 'relation', 'A statement says that two triangles are congruent')
  const [one, two] = [choice.left, choice.right].map(side =>
    side.kind === 'prefixed' && side.of.kind === 'symbol' ? side.of.name : '',
  )
  return [one!, two!]
}

const numbered = ({ pair, parts }: MarkedPair, place: number): Content => [
  prose`${place})`,
  figure(pairFigure(pair, parts, 11)),
]

export const easyForms = (form: FormMaker<typeof levels>) => ({
  marks: form({
    levels: ['easy', 'medium'],
    instruction: which,
    draw(random, { cases }) {
      const [layout, criterion] = random.evenly<readonly [Layout, Criterion]>(cases)
      return drawMarked(random, layout, criterion)
    },
    answer: criterionOption,
    solve: ({ criterion }) => asOption(criterion),
    ask({ pair, parts }): Both<Content> {
      const drawn = figure(pairFigure(pair, parts))
      return { en: drawn, es: drawn }
    },
    solution: ({ pair, parts, criterion }) => [
      read({ pair, parts }),
      step(choiceOf(criterion), because.explain, { sentence: WHY[criterion] }),
    ],
    whyWrong: ({ pair, parts, criterion }) => notThisCriterion(criterion, [...parts, ...knownIn(pair.layout)], pair),
    check(printed, answer) {
      const found = criterionIn(printed)
      return found !== null && asOption(found) === answer
    },
  }),
  statement: form({
    levels: ['easy'],
    instruction: {
      en: prose`Which congruence statement is correct?`,
      es: prose`¿Qué enunciado de congruencia es correcto?`,
    },
    draw: (random, { criteria }) => drawMarked(random, 'separate', random.evenly(criteria)),
    answer: formulaChoice,
    solve: ({ pair }) => statement(pair, [0, 1, 2]),
    mistakes: ({ pair }) => ({
      firstTwoSwapped: statement(pair, [1, 0, 2]),
      lastTwoSwapped: statement(pair, [0, 2, 1]),
      endsSwapped: statement(pair, [2, 1, 0]),
    }),
    ask({ pair, parts }): Both<Content> {
      const drawn = figure(pairFigure(pair, parts))
      return { en: drawn, es: drawn }
    },
    solution: ({ pair, parts }) => [
      read({ pair, parts }),
      step(paired(pair), because.explain, {
        sentence: {
          en: line`Match each vertex with the one that has the same marks beside it or across from it.`,
          es: line`Relaciona cada vértice con el que tiene las mismas marcas a su lado o enfrente.`,
        },
      }),
      step(statement(pair, [0, 1, 2]), because.matchingCorners),
    ],
    whyWrong: ({ pair }) => {
      const [one, two] = inOrder(pair)
      const mismatched = (at: number, partner: number) => ({
        en: line`It pairs ${symbol(itemOf([...one], at))} with ${symbol(itemOf([...two], partner))}, which do not match.`,
        es: line`Relaciona ${symbol(itemOf([...one], at))} con ${symbol(itemOf([...two], partner))}, que no se corresponden.`,
      })
      return { firstTwoSwapped: mismatched(0, 1), lastTwoSwapped: mismatched(1, 2), endsSwapped: mismatched(0, 2) }
    },
    // The correspondence that makes the marks a proof.
    check(printed, choice) {
      const drawn = printed.figure('geometry-diagram')
      const proofs = verdicts(drawn, markedFacts(drawn)).filter(({ criterion }) => isProof(criterion))
      const [one, two] = namesIn(choice as Expr)
      return (
        proofs.length === 1 &&
        itemOf(proofs, 0).corners[0].every((corner, i) => two[one.indexOf(corner)] === itemOf(proofs, 0).corners[1][i])
      )
    },
  }),
  match: form({
    levels: ['medium'],
    kind: 'match',
    wide: true,
    draw(random, { criteria }) {
      const order = random.shuffle<readonly Proof[]>(criteria)
      return { order, drawn: order.map(criterion => drawMarked(random, 'separate', criterion)) }
    },
    answer: criterionList,
    solve: ({ order }) => order,
    ask({ order, drawn }): Both<Content> {
      const [a, b, c, d] = [...order].sort().map(criterion => CRITERIA[criterion]) as [Expr, Expr, Expr, Expr]
      const pictures = sideBySide(...drawn.map((item, i) => numbered(item, i + 1)))
      return {
        en: [
          prose`The triangles of each pair are congruent by a different criterion: ${a}, ${b}, ${c}, or ${d}. Write the criterion for each pair.`,
          pictures,
        ],
        es: [
          prose`Los triángulos de cada par son congruentes por un criterio distinto: ${a}, ${b}, ${c} o ${d}. Escribe el criterio de cada par.`,
          pictures,
        ],
      }
    },
    solution: ({ order, drawn }) =>
      order.map((criterion, i) => {
        const { pair, parts } = itemOf(drawn, i)
        const equal = parts.flatMap((part, at): readonly Inline[] => [at === 0 ? ' ' : '; ', claim(part, pair)])
        const shown = paragraphOf(both([...line`${i + 1})`, ...equal, ...line`: ${CRITERIA[criterion]}`]))
        return step(shown, because.explain, {
          sentence: WHY[criterion],
        })
      }),
    check: (printed, answer) =>
      answer.length === 4 && answer.every((criterion, i) => criterionIn(printed, i) === criterion),
  }),
})
