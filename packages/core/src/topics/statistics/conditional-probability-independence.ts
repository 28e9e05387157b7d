import { sentenceChoice } from '../../answer/choice.ts'
import { fractionInLowestTerms } from '../../answer/number.ts'
import { tableCells } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { type Block, type Both, both, type Content, prose, table } from '../../content.ts'
import { apply, blank, decimal, equation, relation, symbol, words } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { type Everyday, everyday } from './shared/everyday.ts'
import { type Context, contexts } from './shared/two-way-contexts.ts'

type Counts = readonly [readonly [number, number], readonly [number, number]]

const TOTAL = words('Total', 'Total')

function tableOf({ rows, columns }: Context, counts: Counts): Block {
  const [[a, b], [c, d]] = counts
  return table({
    rowHeads: true,
    head: [words('Group', 'Grupo'), ...columns, TOTAL],
    rows: [
      [rows[0], a, b, a + b],
      [rows[1], c, d, c + d],
      [TOTAL, a + c, b + d, a + b + c + d],
    ],
  })
}

/** The totals, with these cells in the middle. */
function marginsOf({ rows, columns }: Context, [[a, b], [c, d]]: Counts, cells: readonly number[]) {
  return {
    rowHeads: true,
    head: [words('Group', 'Grupo'), ...columns, TOTAL],
    rows: [
      [rows[0], cells[0] ?? blank(2), cells[1] ?? blank(2), a + b],
      [rows[1], cells[2] ?? blank(2), cells[3] ?? blank(2), c + d],
      [TOTAL, a + c, b + d, a + b + c + d],
    ],
  }
}

/** Counts whose two rates differ by at least 0.05. */
const drawDependent = (random: Random): Counts =>
  random.until(
    () =>
      [
        [random.int(8, 90), random.int(8, 90)],
        [random.int(8, 90), random.int(8, 90)],
      ] as const,
    ([[a, b], [c, d]]) => Math.abs(a / (a + b) - c / (c + d)) >= 0.05,
  )

/** Rows in proportion: the rates are exactly the same. */
const drawIndependent = (random: Random): Counts => {
  const [p, q] = [random.int(2, 9), random.int(2, 9)]
  const [k, l] = random.until(
    () => [random.int(2, 9), random.int(2, 9)] as const,
    ([k, l]) => k !== l,
  )
  return [
    [p * k, q * k],
    [p * l, q * l],
  ]
}

/** The four inner counts of the printed table. */
function countsIn(printed: Printed): Counts {
  const { rows } = printed.block('table')
  const at = (i: number, j: number) => evaluate((rows[i]?.[j]?.[0] ?? blank()) as Expr).n
  return [
    [at(0, 1), at(0, 2)],
    [at(1, 1), at(1, 2)],
  ]
}

const instruction = {
  en: prose`Write the probability as a fraction in lowest terms.`,
  es: prose`Escribe la probabilidad como fracción en su mínima expresión.`,
}

const given = (left: string, right: string) => apply('P', relation(symbol(left), '∣', symbol(right)))

interface Trial {
  tell(p: Ratio, n: number): Both<Content>
}

const trials: readonly Trial[] = [
  {
    tell: (p, n) => ({
      en: prose`A player makes a free throw with probability ${p}, independently each time. Find the probability of making at least one of ${n} free throws.`,
      es: prose`Una jugadora encesta un tiro libre con probabilidad ${p}, de manera independiente cada vez. Halla la probabilidad de que enceste por lo menos uno de ${n} tiros.`,
    }),
  },
  {
    tell: (p, n) => ({
      en: prose`A seed sprouts with probability ${p}, independently of the others. Find the probability that at least one of ${n} seeds sprouts.`,
      es: prose`Una semilla germina con probabilidad ${p}, independientemente de las demás. Halla la probabilidad de que germine por lo menos una de ${n} semillas.`,
    }),
  },
  {
    tell: (p, n) => ({
      en: prose`A traffic light is red with probability ${p}, independently of the others. Find the probability that at least one of ${n} lights is red.`,
      es: prose`Un semáforo está en rojo con probabilidad ${p}, independientemente de los demás. Halla la probabilidad de que por lo menos uno de ${n} semáforos esté en rojo.`,
    }),
  },
]

export const conditionalProbabilityIndependence = defineTopic(
  {
    id: 'conditional-probability-independence',
    name: { en: 'Conditional probability and independence', es: 'Probabilidad condicional e independencia' },
    description: {
      en: 'Find the probability of one event given another and test whether two events are independent.',
      es: 'Halla la probabilidad de un evento dado otro y comprueba si dos eventos son independientes.',
    },
    domain: 'Probability',
    standards: ['S-CP.A.2', 'S-CP.A.3', 'S-CP.A.4', 'S-CP.A.5', 'S-CP.B.6', 'AP-STAT-4.5', 'AP-STAT-4.6'],
    levels: {
      easy: {},
      medium: {},
      hard: {},
    },
  },
  form => ({
    columnGivenRow: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction,
      lines: 3,
      draw: random => ({ context: random.pick(contexts), counts: drawDependent(random) }),
      answer: fractionInLowestTerms,
      solve: ({ counts: [[a, b]] }) => Ratio.of(a, a + b),
      ask: ({ context, counts }): Both<Content> => ({
        en: [tableOf(context, counts), context.columnGivenRow.en],
        es: [tableOf(context, counts), context.columnGivenRow.es],
      }),
      // Of those in the first row, so many: the answer times the row's total.
      check(printed, answer) {
        const [[a, b]] = countsIn(printed)
        return exact(answer)
          .times(a + b)
          .equals(a)
      },
    }),

    rowGivenColumn: form({
      levels: ['easy', 'medium'],
      instruction,
      lines: 3,
      draw: random => ({ context: random.pick(contexts), counts: drawDependent(random) }),
      answer: fractionInLowestTerms,
      solve: ({ counts: [[a], [c]] }) => Ratio.of(a, a + c),
      ask: ({ context, counts }): Both<Content> => ({
        en: [tableOf(context, counts), context.rowGivenColumn.en],
        es: [tableOf(context, counts), context.rowGivenColumn.es],
      }),
      check(printed, answer) {
        const [[a], [c]] = countsIn(printed)
        return exact(answer)
          .times(a + c)
          .equals(a)
      },
    }),

    independent: form({
      levels: ['medium'],
      share: 2,
      lines: 4,
      draw: random => ({
        context: random.pick(contexts),
        counts: random.evenly([true, false]) ? drawIndependent(random) : drawDependent(random),
      }),
      answer: option({
        independent: { en: prose`Yes, they are independent.`, es: prose`Sí, son independientes.` },
        dependent: { en: prose`No, they are not independent.`, es: prose`No, no son independientes.` },
      }),
      solve: ({ counts: [[a, b], [c, d]] }) =>
        Ratio.of(a, a + b).equals(Ratio.of(c, c + d)) ? 'independent' : 'dependent',
      ask: ({ context, counts }): Both<Content> => ({
        en: [tableOf(context, counts), context.independent.en],
        es: [tableOf(context, counts), context.independent.es],
      }),
      // P(A and B) against P(A) P(B), in counts.
      check(printed, answer) {
        const [[a, b], [c, d]] = countsIn(printed)
        return answer === (a * (a + b + c + d) === (a + b) * (a + c) ? 'independent' : 'dependent')
      },
    }),

    fromIntersection: form({
      levels: ['medium'],
      instruction,
      lines: 2,
      draw: random => {
        const d = random.pick([8, 10, 12, 15, 20])
        const b = random.int(3, d - 1)
        return { pB: Ratio.of(b, d), pAB: Ratio.of(random.int(1, b - 1), d) }
      },
      answer: fractionInLowestTerms,
      solve: ({ pB, pAB }) => pAB.over(pB),
      ask({ pB, pAB }) {
        const [known, whole, wanted] = [
          equation(apply('P', m`A ∩ B`), pAB),
          equation(apply('P', symbol('B')), pB),
          given('A', 'B'),
        ]
        return { en: prose`${known} and ${whole}. Find ${wanted}.`, es: prose`${known} y ${whole}. Halla ${wanted}.` }
      },
      check(printed, answer) {
        const [both, whole] = printed
          .all('relation')
          .filter(({ sign }) => sign === '=')
          .map(({ right }) => evaluate(right))
        return (
          both !== undefined &&
          whole !== undefined &&
          exact(answer).times(whole).equals(both) &&
          exact(answer).compare(1) < 0
        )
      },
    }),

    intersection: form({
      levels: ['medium'],
      instruction,
      lines: 2,
      draw: random => {
        const [c, d] = [random.pick([3, 4, 5, 8]), random.pick([3, 4, 5, 6, 10])]
        return { pB: Ratio.of(random.coprimeTo(d), d), condition: Ratio.of(random.coprimeTo(c), c) }
      },
      answer: fractionInLowestTerms,
      solve: ({ pB, condition }) => condition.times(pB),
      ask({ pB, condition }) {
        const [known, whole, wanted] = [
          equation(given('A', 'B'), condition),
          equation(apply('P', symbol('B')), pB),
          apply('P', m`A ∩ B`),
        ]
        return { en: prose`${known} and ${whole}. Find ${wanted}.`, es: prose`${known} y ${whole}. Halla ${wanted}.` }
      },
      // Back from the intersection to the condition.
      check(printed, answer) {
        const [condition, whole] = printed
          .all('relation')
          .filter(({ sign }) => sign === '=')
          .map(({ right }) => evaluate(right))
        return condition !== undefined && whole !== undefined && exact(answer).over(whole).equals(condition)
      },
    }),

    independentFromProbabilities: form({
      levels: ['medium'],
      instruction: {
        en: prose`Are ${symbol('A')} and ${symbol('B')} independent?`,
        es: prose`¿Son independientes ${symbol('A')} y ${symbol('B')}?`,
      },
      lines: 2,
      draw: random => {
        const [a, b] = [random.int(2, 8), random.int(2, 8)]
        const isIndependent = random.evenly([true, false])
        // At least 0.05 away from the product, and possible for both events.
        const [least, most] = [Math.max(0, 10 * (a + b) - 100), 10 * Math.min(a, b)]
        const others = [5, 10, -5, -10].map(step => a * b + step).filter(value => value >= least && value <= most)
        return { a, b, both: isIndependent ? a * b : random.pick(others) }
      },
      answer: option({
        independent: { en: prose`Yes, they are independent.`, es: prose`Sí, son independientes.` },
        dependent: { en: prose`No, they are not independent.`, es: prose`No, no son independientes.` },
      }),
      solve: ({ a, b, both: all }) => (a * b === all ? 'independent' : 'dependent'),
      ask({ a, b, both: all }) {
        const [first, second, third] = [
          equation(apply('P', symbol('A')), decimal(Ratio.of(a, 10))),
          equation(apply('P', symbol('B')), decimal(Ratio.of(b, 10))),
          equation(apply('P', m`A ∩ B`), decimal(Ratio.of(all, 100))),
        ]
        return { en: prose`${first}, ${second}, and ${third}.`, es: prose`${first}, ${second} y ${third}.` }
      },
      // P(A | B) against P(A).
      check(printed, answer) {
        const [a, b, all] = printed.all('relation').map(({ right }) => evaluate(right))
        return !!a && !!b && !!all && answer === (all.over(b).equals(a) ? 'independent' : 'dependent')
      },
    }),

    everydayWords: form({
      levels: ['hard'],
      lines: 0,
      draw: random => ({
        of: random.evenly(everyday),
        kind: random.evenly(['forward', 'backward', 'independent'] as const),
        share: random.intExcept(21, 89, 50),
      }),
      answer: sentenceChoice,
      solve: ({ of, kind, share }) => sentencesOf(of, share)[kind],
      mistakes: ({ of, kind, share }) => {
        const { [kind]: _, ...others } = sentencesOf(of, share)
        return others
      },
      ask: ({ of: { tells }, kind, share }) => {
        const value = decimal(Ratio.of(share, 100))
        const says =
          kind === 'independent'
            ? equation(given('B', 'A'), apply('P', symbol('B')))
            : equation(kind === 'forward' ? given('B', 'A') : given('A', 'B'), value)
        return {
          en: [tells.en, prose`Which sentence says ${says} in everyday words?`],
          es: [tells.es, prose`¿Qué oración dice ${says} en palabras de todos los días?`],
        }
      },
      check(printed, { key }) {
        const says = printed.all('relation').find(({ sign }) => sign === '=')
        if (says?.left.kind !== 'apply') return false
        const [condition] = says.left.to
        if (says.right.kind === 'apply') return key === 'independent'
        const isForward =
          condition?.kind === 'relation' && condition.left.kind === 'symbol' && condition.left.name === 'B'
        return key === (isForward ? 'forward' : 'backward')
      },
    }),

    backwards: form({
      levels: ['hard'],
      instruction,
      lines: 2,
      draw: random => {
        const d = random.pick([10, 12, 15, 20])
        const b = random.int(4, d - 2)
        return { pB: Ratio.of(b, d), pAB: Ratio.of(random.int(1, b - 1), d) }
      },
      answer: fractionInLowestTerms,
      solve: ({ pB }) => pB,
      ask({ pB, pAB }) {
        const [known, condition, wanted] = [
          equation(apply('P', m`A ∩ B`), pAB),
          equation(given('A', 'B'), pAB.over(pB)),
          apply('P', symbol('B')),
        ]
        return {
          en: prose`${known} and ${condition}. Find ${wanted}.`,
          es: prose`${known} y ${condition}. Halla ${wanted}.`,
        }
      },
      check(printed, answer) {
        const [both, condition] = printed
          .all('relation')
          .filter(({ sign }) => sign === '=')
          .map(({ right }) => evaluate(right))
        return both !== undefined && condition !== undefined && exact(answer).times(condition).equals(both)
      },
    }),

    completeTheTable: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Complete the table so that row and column are independent.`,
        es: prose`Completa la tabla de modo que fila y columna sean independientes.`,
      },
      lines: 3,
      draw: random => ({ context: random.pick(contexts), counts: drawIndependent(random) }),
      answer: tableCells,
      solve: ({ context, counts }) => ({ blanks: counts.flat(), ...marginsOf(context, counts, counts.flat()) }),
      ask: ({ context, counts }) => both(table(marginsOf(context, counts, []))),
      // The margins hold, and the cells are in proportion.
      check(printed, { blanks: answers }) {
        const { rows } = printed.block('table')
        const at = (i: number, j: number) => evaluate((rows[i]?.[j]?.[0] ?? blank()) as Expr)
        const [a, b, c, d] = answers.map(answer => exact(answer))
        return (
          a !== undefined &&
          b !== undefined &&
          c !== undefined &&
          d !== undefined &&
          a.plus(b).equals(at(0, 3)) &&
          c.plus(d).equals(at(1, 3)) &&
          a.plus(c).equals(at(2, 1)) &&
          b.plus(d).equals(at(2, 2)) &&
          a.times(d).equals(b.times(c))
        )
      },
    }),

    atLeastOne: form({
      levels: ['hard'],
      share: 2,
      instruction,
      lines: 3,
      draw: random => {
        const d = random.pick([2, 3, 4, 5])
        return {
          p: Ratio.of(random.coprimeTo(d), d),
          n: random.int(2, d === 2 ? 5 : d === 5 ? 3 : 4),
          tell: random.pick(trials).tell,
        }
      },
      answer: fractionInLowestTerms,
      solve: ({ p, n }) => Ratio.of(1).minus(Ratio.of(1).minus(p).power(n)),
      ask: ({ p, n, tell }) => tell(p, n),
      // Adds the probabilities of all outcomes with a success.
      check(printed, answer) {
        const [p, n] = printed.numbers
        if (p === undefined || n === undefined) return false
        let total = Ratio.of(0)
        for (let outcome = 1; outcome < 2 ** n.n; outcome++) {
          const successes = outcome.toString(2).split('1').length - 1
          total = total.plus(
            p.power(successes).times(
              Ratio.of(1)
                .minus(p)
                .power(n.n - successes),
            ),
          )
        }
        return exact(answer).equals(total)
      },
    }),
  }),
)

const sentencesOf = (of: Everyday, share: number) => ({
  forward: { key: 'forward', says: of.secondGivenFirst(share) },
  backward: { key: 'backward', says: of.firstGivenSecond(share) },
  both: { key: 'both', says: of.both(share) },
  independent: { key: 'independent', says: of.independent },
})
