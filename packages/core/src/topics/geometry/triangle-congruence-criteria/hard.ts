import {
  type Block,
  type Both,
  bullets,
  type Content,
  type FormMaker,
  figure,
  formulaChoice,
  type Inline,
  itemOf,
  lastOf,
  line,
  prose,
  type Random,
  segment,
  step,
  symbol,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { choiceOf, deduced, KNOWN, notThisCriterion, stillNeeded, WHY, whySaid } from './argued.ts'
import { type Criterion, joined, NO_FACTS, verdicts } from './congruence.ts'
import { factsSaid, type Given, said, scenarios } from './congruence-givens.ts'
import type { levels } from './levels.ts'
import { asOption, CRITERIA, criterionIn, criterionOption, which } from './parts.ts'
import { claim, read } from './shared.ts'
import {
  criterionBy,
  drawMarked,
  drawPair,
  knownIn,
  type Layout,
  type Part,
  pairFigure,
  type TrianglePair,
} from './triangle-pairs.ts'

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

/** A fact of the figure said by its cause, where there is one: a bisector, parallel sides, a midpoint. */
function givenOf([kind, i]: Part, { layout }: TrianglePair): Given {
  const isShared = i === 0 || i === 1
  if (kind === 'angle' && isShared && layout === 'mirror') return ['bisects', i]
  if (kind === 'angle' && isShared && layout === 'turn') return ['parallel', 1 - i]
  if (kind === 'side' && isShared && layout === 'crossing') return ['midpoint', i === 0 ? 1 : 0]
  return [kind === 'side' ? 'side' : 'angle', i]
}

/** On which sides of the shared side the other corners lie. */
function opposite({ layout, first, second }: TrianglePair): Both<readonly Block[]> {
  if (layout === 'separate' || layout === 'crossing') return { en: [], es: [] }
  const [one, other, shared] = [symbol(first[2]), symbol(second[2]), segment(first[0] + first[1])]
  return {
    en: [prose`${one} and ${other} lie on opposite sides of ${shared}.`],
    es: [prose`${one} y ${other} están en lados opuestos de ${shared}.`],
  }
}

/** A fact alone is a sentence, several stand under one another. */
function listed(items: readonly (readonly Inline[])[]): Block {
  const [only] = items
  if (items.length !== 1 || only === undefined) return bullets(...items)
  const end = lastOf(only)
  return { kind: 'paragraph', content: typeof end === 'string' && end.endsWith('.') ? only : [...only, '.'] }
}

/** What a fact that is not asked would amount to. */
function leadsTo({ pair, givens }: ReturnType<typeof drawMissing>, part: Part) {
  const found = criterionBy([...knownIn(pair.layout), ...givens, part])
  const name = found ? CRITERIA[found] : words('nothing', 'nada')
  return found === 'SSA' || found === 'AAA'
    ? {
        en: line`It gives ${name}, which does not prove congruence.`,
        es: line`Da ${name}, que no demuestra la congruencia.`,
      }
    : { en: line`It gives ${name}.`, es: line`Da ${name}.` }
}

const otherPartner = ({ layout }: TrianglePair, [, i]: Part) => (layout === 'separate' ? (i + 1) % 3 : 1 - (i % 2))

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
      const { en, es } = opposite(pair)
      return {
        en: [drawn, ...en, bullets(...items.map(({ en }) => en))],
        es: [drawn, ...es, bullets(...items.map(({ es }) => es))],
      }
    },
    solution: ({ scenario, pair, givens }) => [
      ...givens.map(given =>
        step(claim(deduced(given, pair), pair), because.explain, { sentence: whySaid(given, pair) }),
      ),
      step(claim(itemOf(knownIn(pair.layout), 0), pair), because.explain, { sentence: KNOWN[pair.layout] }),
      step(choiceOf(scenario.criterion), because.explain, { sentence: WHY[scenario.criterion] }),
    ],
    whyWrong: ({ scenario: { criterion }, pair, givens }) =>
      notThisCriterion(criterion, [...givens.map(given => deduced(given, pair)), ...knownIn(pair.layout)], pair),
    check(printed, answer) {
      const found = criterionIn(printed)
      return found !== null && asOption(found) === answer
    },
  }),
  additional: form({
    levels: ['medium', 'hard'],
    draw(random, { missing }) {
      const [layout, criterion] = random.evenly<readonly [Layout, Criterion]>(missing)
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
      const items = givens.map(part => said(givenOf(part, pair), pair))
      const wanted = CRITERIA[criterion]
      return {
        en: [
          drawn,
          listed(items.map(({ en }) => en)),
          prose`Which additional fact proves the triangles congruent by ${wanted}?`,
        ],
        es: [
          drawn,
          listed(items.map(({ es }) => es)),
          prose`¿Qué dato adicional demuestra por ${wanted} que los triángulos son congruentes?`,
        ],
      }
    },
    solution(facts) {
      const { pair, givens, missing, criterion } = facts
      return [
        ...(pair.layout === 'separate'
          ? [read({ pair, parts: givens })]
          : [
              ...givens.map(part =>
                step(claim(part, pair), because.explain, { sentence: whySaid(givenOf(part, pair), pair) }),
              ),
              step(claim(itemOf(knownIn(pair.layout), 0), pair), because.explain, { sentence: KNOWN[pair.layout] }),
            ]),
        step(claim(missing, pair), because.explain, { sentence: stillNeeded(criterion, missing) }),
      ]
    },
    whyWrong: facts => ({
      ...Object.fromEntries(facts.others.map((part, i) => [`other criterion ${i + 1}`, leadsTo(facts, part)])),
      wrongPartner: {
        en: line`It pairs parts that do not correspond.`,
        es: line`Relaciona partes que no se corresponden.`,
      },
    }),
    // With this fact the givens amount to the named criterion.
    check(printed, choice) {
      const drawn = printed.figure('geometry-diagram')
      const [list] = printed.blocksOf('bullets')
      const givens = list ? list.items : [itemOf(printed.blocksOf('paragraph'), 0).content]
      const facts = factsSaid([...givens, line`${choice}`], drawn)
      const wanted = printed.all('words').map(({ en }) => en)
      const found = verdicts(drawn, joined(NO_FACTS, facts)).map(({ criterion }) => criterion)
      return found.length === 1 && wanted.includes(itemOf(found, 0))
    },
  }),
})
