import {
  angleNamed,
  assert,
  type Both,
  bullets,
  type Content,
  defineTopic,
  type Expr,
  figure,
  formulaChoice,
  itemOf,
  line,
  name,
  people,
  prose,
  type Random,
  relation,
  type Sentence,
  type Step,
  segment,
  sentenceChoice,
  sideBySide,
  statements,
  step,
  textList,
  triangleNamed,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { choiceOf, deduced, KNOWN, READ, stillNeeded, WHY, whySaid } from './triangle-congruence-criteria/argued.ts'
import {
  type Criterion,
  isProof,
  joined,
  markedFacts,
  NO_FACTS,
  verdicts,
} from './triangle-congruence-criteria/congruence.ts'
import { factsSaid, said, scenarios } from './triangle-congruence-criteria/congruence-givens.ts'
import { asOption, CRITERIA, criterionIn, criterionOption, which } from './triangle-congruence-criteria/parts.ts'
import {
  angleName,
  criterionBy,
  drawMarked,
  drawPair,
  knownIn,
  type Layout,
  type MarkedPair,
  type Part,
  pairFigure,
  sideName,
  type TrianglePair,
} from './triangle-congruence-criteria/triangle-pairs.ts'

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
  const order = [0, 1, 2].sort((i, j) => (first[i]! < first[j]! ? -1 : 1))
  return [order.map(i => first[i]!).join(''), order.map(i => second[i]!) as unknown as [string, string, string]]
}

const statement = (pair: TrianglePair, order: readonly [number, number, number]): Expr => {
  const [one, two] = inOrder(pair)
  return relation(triangleNamed(one), '≅', triangleNamed(order.map(i => two[i]!).join('')))
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
  figure(pairFigure(pair, parts, 14)),
]

const COMMENTS = {
  SSA: {
    en: prose`The marked angle is not between the two marked sides, so congruence is not proved.`,
    es: prose`El ángulo marcado no está entre los dos lados marcados; por eso no se demuestra la congruencia.`,
  },
  AAA: {
    en: prose`Three pairs of equal angles show the same shape, but not the same size.`,
    es: prose`Tres pares de ángulos iguales muestran la misma forma, pero no el mismo tamaño.`,
  },
  AAS: {
    en: prose`The triangles are congruent, but by ${CRITERIA.AAS}: the marked side is not between the marked angles.`,
    es: prose`Los triángulos son congruentes, pero por ${CRITERIA.AAS}: el lado marcado no está entre los ángulos marcados.`,
  },
  ASA: {
    en: prose`The triangles are congruent, but by ${CRITERIA.ASA}: the marked side is between the marked angles.`,
    es: prose`Los triángulos son congruentes, pero por ${CRITERIA.ASA}: el lado marcado está entre los ángulos marcados.`,
  },
} as const

type Flaw = keyof typeof COMMENTS

const FLAWS = ['SSA', 'AAS', 'AAA', 'ASA'] as const

const CLAIMS = { SSA: CRITERIA.SAS, AAA: CRITERIA.AAA, AAS: CRITERIA.ASA, ASA: CRITERIA.AAS } as const

const comment = (key: Flaw): Sentence => ({ key, says: COMMENTS[key] })

const MISSING: readonly (readonly [Layout, Criterion])[] = [
  ['separate', 'SAS'],
  ['mirror', 'SSS'],
  ['separate', 'ASA'],
  ['turn', 'AAS'],
  ['crossing', 'SAS'],
  ['separate', 'AAS'],
  ['mirror', 'SAS'],
  ['crossing', 'ASA'],
  ['turn', 'ASA'],
  ['separate', 'SSS'],
]

/** Two givens and the fact that completes a criterion, with the facts that do not. */
function drawMissing(random: Random, layout: Layout, criterion: Criterion) {
  const known = knownIn(layout)
  const { pair, parts } = drawMarked(random, layout, criterion)
  const order = random.shuffle(parts)
  const [missing, ...givens] = order as [Part, ...Part[]]
  const others = [0, 1, 2]
    .flatMap(i => [['side', i] as const, ['angle', i] as const])
    .filter(part => ![...known, ...parts].some(([kind, i]) => kind === part[0] && i === part[1]))
    .filter(part => criterionBy([...known, ...givens, part]) !== criterion)
  return { pair, criterion, missing, givens, others: random.shuffle(others) }
}

function claim([kind, i]: Part, { first, second }: TrianglePair, j = i): Expr {
  return kind === 'side'
    ? relation(segment(sideName(first, i)), '≅', segment(sideName(second, j)))
    : relation(angleNamed(angleName(first, i)), '≅', angleNamed(angleName(second, j)))
}

const otherPartner = ({ layout }: TrianglePair, [, i]: Part) => (layout === 'separate' ? (i + 1) % 3 : 1 - (i % 2))
/** The pairs that are marked, and the one that needs no mark. */
const read = ({ pair, parts }: Pick<MarkedPair, 'pair' | 'parts'>): Step =>
  step(statements(...[...parts, ...knownIn(pair.layout)].map(part => claim(part, pair))), because.read, {
    what: READ[pair.layout],
  })

export const triangleCongruenceCriteria = defineTopic(
  {
    id: 'triangle-congruence-criteria',
    name: {
      en: 'Triangle congruence criteria (SSS, SAS, ASA, AAS, HL)',
      es: 'Criterios de congruencia de triángulos (LLL, LAL, ALA, AAL, HC)',
    },
    description: {
      en: 'Decide which criterion, if any, proves that two triangles are congruent.',
      es: 'Decide qué criterio, si lo hay, demuestra que dos triángulos son congruentes.',
    },
    domain: 'Congruence: Triangles & Quadrilaterals',
    standards: ['G-CO.B.8', 'G-SRT.B.5', 'G-CO.B.7'],
    rev: 2,
    levels: {
      easy: {
        cases: [
          ['separate', 'SSS'],
          ['separate', 'ASA'],
          ['separate', 'SAS'],
          ['separate', 'AAS'],
        ],
        criteria: ['SSS', 'SAS', 'ASA', 'AAS'],
      },
      medium: {
        cases: [
          ['mirror', 'SSS'],
          ['turn', 'SAS'],
          ['crossing', 'ASA'],
          ['mirror', 'HL'],
          ['crossing', 'SSA'],
          ['turn', 'ASA'],
          ['mirror', 'AAS'],
          ['separate', 'HL'],
          ['crossing', 'SAS'],
          ['crossing', 'AAA'],
          ['turn', 'SSS'],
          ['crossing', 'AAS'],
          ['mirror', 'SSA'],
          ['mirror', 'SAS'],
          ['separate', 'HL'],
          ['separate', 'SSA'],
        ],
        criteria: ['HL', 'SAS', 'ASA', 'AAS'],
        errorLayouts: ['separate'],
      },
      hard: { errorLayouts: ['mirror', 'crossing', 'turn'] },
    },
  },
  form => ({
    marks: form({
      levels: ['easy', 'medium'],
      share: 3,
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
      check(printed, answer) {
        const found = criterionIn(printed)
        return found !== null && asOption(found) === answer
      },
    }),

    statement: form({
      levels: ['easy', 'medium'],
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
      solution: ({ pair, parts, criterion }) => [
        read({ pair, parts }),
        step(choiceOf(criterion), because.explain, { sentence: WHY[criterion] }),
        step(statement(pair, [0, 1, 2]), because.matchingCorners),
      ],
      // The correspondence that makes the marks a proof.
      check(printed, choice) {
        const drawn = printed.figure('geometry-diagram')
        const proofs = verdicts(drawn, markedFacts(drawn)).filter(({ criterion }) => isProof(criterion))
        const [one, two] = namesIn(choice as Expr)
        return (
          proofs.length === 1 &&
          proofs[0]!.corners[0].every((corner, i) => two[one.indexOf(corner)] === proofs[0]!.corners[1][i])
        )
      },
    }),

    match: form({
      levels: ['easy', 'medium'],
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
            prose`Each pair of triangles is congruent by a different criterion: ${a}, ${b}, ${c}, or ${d}. Write the criterion for each pair.`,
            pictures,
          ],
          es: [
            prose`Cada par de triángulos es congruente por un criterio distinto: ${a}, ${b}, ${c} o ${d}. Escribe el criterio de cada par.`,
            pictures,
          ],
        }
      },
      solution: ({ order }) =>
        order.map((criterion, i) =>
          step(
            { en: prose`${i + 1}) ${CRITERIA[criterion]}`, es: prose`${i + 1}) ${CRITERIA[criterion]}` },
            because.explain,
            { sentence: WHY[criterion] },
          ),
        ),
      check: (printed, answer) =>
        answer.length === 4 && answer.every((criterion, i) => criterionIn(printed, i) === criterion),
    }),

    error: form({
      levels: ['medium', 'hard'],
      kind: 'find-mistake',
      draw(random, { errorLayouts }) {
        const [flaw, layout] = [random.evenly(FLAWS), random.evenly<Layout>(errorLayouts)]
        // A shared side is one side too many for three angles.
        const place = flaw === 'AAA' && layout !== 'separate' ? 'crossing' : layout
        return { flaw, who: random.pick(people), marked: drawMarked(random, place, flaw) }
      },
      answer: sentenceChoice,
      solve: ({ flaw }) => comment(flaw),
      mistakes: ({ flaw }) =>
        Object.fromEntries(FLAWS.filter(other => other !== flaw).map(other => [`taken for ${other}`, comment(other)])),
      ask({ flaw, who, marked: { pair, parts } }): Both<Content> {
        const drawn = figure(pairFigure(pair, parts))
        return {
          en: [
            drawn,
            prose`${name(who)} says that the marks prove the triangles congruent by ${CLAIMS[flaw]}. Which comment is correct?`,
          ],
          es: [
            drawn,
            prose`${name(who)} dice que las marcas demuestran por ${CLAIMS[flaw]} que los triángulos son congruentes. ¿Qué comentario es correcto?`,
          ],
        }
      },
      solution: ({ flaw, marked: { pair, parts } }) => [
        read({ pair, parts }),
        step(COMMENTS[flaw], because.explain, { sentence: WHY[flaw] }),
      ],
      check: (printed, { key }) => criterionIn(printed) === key,
    }),

    givens: form({
      levels: ['hard'],
      share: 2,
      instruction: which,
      draw(random) {
        const scenario = random.evenly(scenarios)
        const pair = random.until(
          () => drawPair(random, scenario.layout, scenario.isRight ? 0 : null),
          ({ angles: [a, , c] }) => scenario.criterion !== 'SSA' || (scenario.layout === 'crossing' ? c < a : a < c),
        )
        return { scenario, pair, givens: random.shuffle(scenario.givens) }
      },
      answer: criterionOption,
      solve: ({ scenario }) => asOption(scenario.criterion),
      ask({ pair, givens }): Both<Content> {
        const drawn = figure(pairFigure(pair, []))
        const items = givens.map(given => said(given, pair))
        return {
          en: [drawn, bullets(...items.map(({ en }) => en))],
          es: [drawn, bullets(...items.map(({ es }) => es))],
        }
      },
      solution: ({ scenario, pair, givens }) => [
        ...givens.map(given =>
          step(claim(deduced(given, pair), pair), because.explain, { sentence: whySaid(given, pair) }),
        ),
        step(claim(itemOf(knownIn(pair.layout), 0), pair), because.explain, { sentence: KNOWN[pair.layout] }),
        step(choiceOf(scenario.criterion), because.explain, { sentence: WHY[scenario.criterion] }),
      ],
      check(printed, answer) {
        const found = criterionIn(printed)
        return found !== null && asOption(found) === answer
      },
    }),

    additional: form({
      levels: ['hard'],
      share: 2,
      draw(random) {
        const [layout, criterion] = random.evenly(MISSING)
        return drawMissing(random, layout, criterion)
      },
      answer: formulaChoice,
      solve: ({ pair, missing }) => claim(missing, pair),
      mistakes: ({ pair, missing, others, criterion }) => ({
        ...Object.fromEntries(others.slice(0, 2).map((part, i) => [`other criterion ${i + 1}`, claim(part, pair)])),
        // With a side and the angle opposite it, the other partner would do as well.
        ...(criterion === 'AAS' ? {} : { wrongPartner: claim(missing, pair, otherPartner(pair, missing)) }),
        ...Object.fromEntries(others.slice(2).map((part, i) => [`other criterion ${i + 3}`, claim(part, pair)])),
      }),
      ask({ pair, givens, criterion }): Both<Content> {
        const drawn = figure(pairFigure(pair, []))
        const items = bullets(...givens.map(part => line`${claim(part, pair)}`))
        const wanted = CRITERIA[criterion]
        return {
          en: [drawn, items, prose`Which additional fact proves the triangles congruent by ${wanted}?`],
          es: [drawn, items, prose`¿Qué dato adicional demuestra por ${wanted} que los triángulos son congruentes?`],
        }
      },
      solution: ({ pair, givens, missing, criterion }) => [
        read({ pair, parts: givens }),
        step(claim(missing, pair), because.explain, { sentence: stillNeeded(criterion, missing) }),
      ],
      // With this fact the givens amount to the named criterion.
      check(printed, choice) {
        const drawn = printed.figure('geometry-diagram')
        const givens = printed.block('bullets').items
        const facts = factsSaid([...givens, line`${choice}`], drawn)
        const wanted = printed.all('words').map(({ en }) => en)
        const found = verdicts(drawn, joined(NO_FACTS, facts)).map(({ criterion }) => criterion)
        return found.length === 1 && wanted.includes(found[0]!)
      },
    }),
  }),
)
