import {
  apply,
  type Both,
  blank,
  both,
  type Content,
  decimal,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  type FormMaker,
  fractionInLowestTerms,
  join,
  line,
  m,
  minus,
  over,
  power,
  prose,
  Ratio,
  sentenceChoice,
  statements,
  step,
  symbol,
  table,
  tableCells,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Everyday, everyday } from './everyday.ts'
import type { levels } from './levels.ts'
import { type Counts, drawIndependent, given, instruction, TOTAL } from './parts.ts'
import { type Context, contexts } from './two-way-contexts.ts'

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

const trials: readonly ((p: Ratio, n: number) => Both<Content>)[] = [
  (p, n) => ({
    en: prose`A player makes a free throw with probability ${p}, independently each time. Find the probability of making at least one of ${n} free throws.`,
    es: prose`Una jugadora encesta un tiro libre con probabilidad ${p}, de manera independiente cada vez. Halla la probabilidad de que enceste por lo menos uno de ${n} tiros.`,
  }),
  (p, n) => ({
    en: prose`A seed sprouts with probability ${p}, independently of the others. Find the probability that at least one of ${n} seeds sprouts.`,
    es: prose`Una semilla germina con probabilidad ${p}, independientemente de las demás. Halla la probabilidad de que germine por lo menos una de ${n} semillas.`,
  }),
  (p, n) => ({
    en: prose`A traffic light is red with probability ${p}, independently of the others. Find the probability that at least one of ${n} lights is red.`,
    es: prose`Un semáforo está en rojo con probabilidad ${p}, independientemente de los demás. Halla la probabilidad de que por lo menos uno de ${n} semáforos esté en rojo.`,
  }),
  (p, n) => ({
    en: prose`A game gives a bonus with probability ${p} in each round, independently of the others. Find the probability of at least one bonus in ${n} rounds.`,
    es: prose`Un juego da un premio con probabilidad ${p} en cada ronda, independientemente de las demás. Halla la probabilidad de por lo menos un premio en ${n} rondas.`,
  }),
  (p, n) => ({
    en: prose`A person answers a phone survey with probability ${p}, independently of the others. Find the probability that at least one of ${n} people who are called answers.`,
    es: prose`Una persona responde a una encuesta por teléfono con probabilidad ${p}, independientemente de las demás. Halla la probabilidad de que responda por lo menos una de ${n} personas.`,
  }),
  (p, n) => ({
    en: prose`A bus is on time with probability ${p}, independently each day. Find the probability that it is on time on at least one of ${n} days.`,
    es: prose`Un autobús llega a tiempo con probabilidad ${p}, de manera independiente cada día. Halla la probabilidad de que llegue a tiempo por lo menos uno de ${n} días.`,
  }),
  (p, n) => ({
    en: prose`A cat comes when it is called with probability ${p}, independently each time. Find the probability that it comes at least once in ${n} calls.`,
    es: prose`Un gato viene cuando lo llaman con probabilidad ${p}, de manera independiente cada vez. Halla la probabilidad de que venga por lo menos una de ${n} veces.`,
  }),
  (p, n) => ({
    en: prose`A bulb from an old box works with probability ${p}, independently of the others. Find the probability that at least one of ${n} bulbs works.`,
    es: prose`Un foco de una caja vieja funciona con probabilidad ${p}, independientemente de los demás. Halla la probabilidad de que funcione por lo menos uno de ${n} focos.`,
  }),
]

const sentencesOf = (of: Everyday, share: number) => ({
  forward: { key: 'forward', says: of.secondGivenFirst(share) },
  backward: { key: 'backward', says: of.firstGivenSecond(share) },
  both: { key: 'both', says: of.both(share) },
  independent: { key: 'independent', says: of.independent },
})

export const hardForms = (form: FormMaker<typeof levels>) => ({
  everydayWords: form({
    levels: ['hard'],
    draw: random => ({
      of: random.evenly(everyday),
      kind: random.evenly(['forward', 'backward', 'independent'] as const),
      share: random.intExcept(21, 89, 50),
    }),
    answer: sentenceChoice,
    solution: ({ kind }, { says }) => [
      step(
        kind === 'backward' ? given('A', 'B') : given('B', 'A'),
        because.explain,
        kind === 'backward'
          ? {
              sentence: {
                en: line`After the bar stands the group: among those in B, the part in A.`,
                es: line`Después de la barra está el grupo: entre los de B, la parte que está en A.`,
              },
            }
          : {
              sentence: {
                en: line`After the bar stands the group: among those in A, the part in B.`,
                es: line`Después de la barra está el grupo: entre los de A, la parte que está en B.`,
              },
            },
      ),
      step(says, because.saidInContext),
    ],
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
    draw: random => {
      const d = random.pick([10, 12, 15, 20])
      const b = random.int(4, d - 2)
      return { pB: Ratio.of(b, d), pAB: Ratio.of(random.int(1, b - 1), d) }
    },
    answer: fractionInLowestTerms,
    solve: ({ pB }) => pB,
    solution: ({ pB, pAB }, answer) => [
      step(equation(given('A', 'B'), over(apply('P', m`A ∩ B`), apply('P', symbol('B')))), because.writeFormula),
      step(equation(apply('P', symbol('B')), over(apply('P', m`A ∩ B`), given('A', 'B'))), because.explain, {
        sentence: {
          en: line`Multiply both sides by ${apply('P', symbol('B'))}, then divide both by ${given('A', 'B')}.`,
          es: line`Multiplica ambos lados por ${apply('P', symbol('B'))} y divide ambos entre ${given('A', 'B')}.`,
        },
      }),
      step(divide(pAB, pAB.over(pB)), because.substituteValues),
      step(equation(join(pAB, pAB.over(pB).power(-1)), answer), because.multiplyByReciprocal, {
        value: pAB.over(pB).power(-1),
      }),
    ],
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
    draw: random => ({ context: random.evenly(contexts), counts: drawIndependent(random) }),
    answer: tableCells,
    solution: ({ counts: [[a, b], [c, d]] }) => [
      step(equation(over(a + c, a + b + c + d), Ratio.of(a + c, a + b + c + d)), because.explain, {
        sentence: {
          en: line`Independent: in each row, the first column has the same share as in the total.`,
          es: line`Independientes: en cada fila, la primera columna tiene la misma parte que en el total.`,
        },
      }),
      step(equation(join(a + b, Ratio.of(a + c, a + b + c + d)), a), because.explain, {
        sentence: {
          en: line`First cell: that share of the first row.`,
          es: line`Primera casilla: esa parte de la primera fila.`,
        },
      }),
      step(
        statements(equation(minus(a + b, a), b), equation(minus(a + c, a), c), equation(minus(c + d, c), d)),
        because.fillTheRest,
      ),
    ],
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
    draw: random => {
      const d = random.pick([2, 3, 4, 5])
      return {
        p: Ratio.of(random.coprimeTo(d), d),
        n: random.int(2, d === 2 ? 5 : d === 5 ? 3 : 4),
        tell: random.evenly(trials),
      }
    },
    answer: fractionInLowestTerms,
    solution: ({ p, n }, answer) => {
      const miss = Ratio.of(1).minus(p)
      return [
        step(equation(minus(1, p), miss), because.explain, {
          sentence: {
            en: line`For one alone, take the opposite: 1 minus the given probability.`,
            es: line`Para un solo caso, toma lo contrario: 1 menos la probabilidad dada.`,
          },
        }),
        step(equation(power(miss, n), miss.power(n)), because.explain, {
          sentence: {
            en: line`None of ${n}: independent, so multiply.`,
            es: line`Ninguna de ${n}: son independientes, así que multiplica.`,
          },
        }),
        step(equation(minus(1, miss.power(n)), answer), because.oneMinusNone),
      ]
    },
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
})
