import {
  apply,
  type Block,
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
  explainedBy,
  type FormMaker,
  fractionInLowestTerms,
  join,
  line,
  m,
  minus,
  over,
  percent,
  power,
  prose,
  Ratio,
  relation,
  sentenceChoice,
  statements,
  step,
  symbol,
  table,
  tableCells,
  wholes,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { type Everyday, everyday } from './everyday.ts'
import type { levels } from './levels.ts'
import { type Counts, drawIndependent, given, instruction, productSteps, TOTAL } from './parts.ts'
import { type Context, furtherContexts } from './two-way-contexts.ts'

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

interface Trial {
  readonly says: (p: Ratio, n: number) => Both<Content>
  /** One try that fails. */
  readonly fails: Both<string>
}
const trials: readonly Trial[] = [
  {
    says: (p, n) => ({
      en: prose`A player makes a free throw with probability ${p}, independently each time. Find the probability of making at least one of ${n} free throws.`,
      es: prose`Una jugadora encesta un tiro libre con probabilidad ${p}, de manera independiente cada vez. Halla la probabilidad de que enceste por lo menos uno de ${n} tiros.`,
    }),
    fails: { en: 'A free throw is missed', es: 'Falla un tiro libre' },
  },
  {
    says: (p, n) => ({
      en: prose`Each seed in a packet sprouts with probability ${p}, independently of the others. Find the probability that at least one of ${n} seeds sprouts.`,
      es: prose`Cada semilla de un paquete germina con probabilidad ${p}, independientemente de las demás. Halla la probabilidad de que germine por lo menos una de ${n} semillas.`,
    }),
    fails: { en: 'A seed does not sprout', es: 'Una semilla no germina' },
  },
  {
    says: (p, n) => ({
      en: prose`Each traffic light on a street is red with probability ${p}, independently of the others. Find the probability that at least one of ${n} lights is red.`,
      es: prose`Cada semáforo de una calle está en rojo con probabilidad ${p}, independientemente de los demás. Halla la probabilidad de que por lo menos uno de ${n} semáforos esté en rojo.`,
    }),
    fails: { en: 'A light is not red', es: 'Un semáforo no está en rojo' },
  },
  {
    says: (p, n) => ({
      en: prose`A game gives a bonus with probability ${p} in each round, independently of the others. Find the probability of at least one bonus in ${n} rounds.`,
      es: prose`Un juego da un premio con probabilidad ${p} en cada ronda, independientemente de las demás. Halla la probabilidad de por lo menos un premio en ${n} rondas.`,
    }),
    fails: { en: 'A round gives no bonus', es: 'Una ronda no da premio' },
  },
  {
    says: (p, n) => ({
      en: prose`A person answers a phone survey with probability ${p}, independently of the others. Find the probability that at least one of ${n} people who are called answers.`,
      es: prose`Una persona responde a una encuesta por teléfono con probabilidad ${p}, independientemente de las demás. Halla la probabilidad de que responda por lo menos una de ${n} personas.`,
    }),
    fails: { en: 'A person does not answer', es: 'Una persona no responde' },
  },
  {
    says: (p, n) => ({
      en: prose`A bus is on time with probability ${p}, independently each day. Find the probability that it is on time on at least one of ${n} days.`,
      es: prose`Un autobús llega a tiempo con probabilidad ${p}, de manera independiente cada día. Halla la probabilidad de que llegue a tiempo por lo menos en uno de ${n} días.`,
    }),
    fails: { en: 'On a given day, the bus is not on time', es: 'En un día dado, el autobús no llega a tiempo' },
  },
  {
    says: (p, n) => ({
      en: prose`Each time it is called, a cat comes with probability ${p}, independently of the other times. Find the probability that it comes at least once in ${n} calls.`,
      es: prose`Cada vez que lo llaman, un gato viene con probabilidad ${p}, independientemente de las demás veces. Halla la probabilidad de que venga por lo menos una de ${n} veces.`,
    }),
    fails: { en: 'The cat does not come when it is called', es: 'El gato no viene cuando lo llaman' },
  },
  {
    says: (p, n) => ({
      en: prose`A bulb from an old box works with probability ${p}, independently of the others. Find the probability that at least one of ${n} bulbs works.`,
      es: prose`Un foco de una caja vieja funciona con probabilidad ${p}, independientemente de los demás. Halla la probabilidad de que funcione por lo menos uno de ${n} focos.`,
    }),
    fails: { en: 'A bulb does not work', es: 'Un foco no funciona' },
  },
]

/** P(A), P(B) and P(A and B), all in percent. */
interface Shares {
  readonly a: number
  readonly b: number
  readonly both: number
}

const SHARES = [20, 25, 30, 40, 50, 60, 75, 80]
/** Every P(B | A) and P(A | B) is a whole percent, and no two of the shares are the same. */
const allShares: readonly Shares[] = SHARES.flatMap(a =>
  SHARES.filter(b => b !== a).flatMap(b =>
    wholes(4, Math.min(a, b) - 4)
      .filter(both => a + b - both <= 96 && (100 * both) % a === 0 && (100 * both) % b === 0)
      .map(both => ({ a, b, both })),
  ),
)
const isIndependent = ({ a, b, both }: Shares) => a * b === 100 * both
const dependentShares = allShares.filter(of => Math.abs(of.a * of.b - 100 * of.both) >= 500)
const independentShares = allShares.filter(isIndependent)

const says = (key: string, share: number, sentence: (share: number) => Both<Block>) => ({
  key: `${key}, ${share}`,
  says: sentence(share),
})

/** The sentence that is true of these shares, and those that take one for another. */
function sentencesOf(of: Everyday, kind: 'forward' | 'backward' | 'independent', { a, b, both }: Shares) {
  const [forward, backward] = [(100 * both) / a, (100 * both) / b]
  const independent = { key: 'independent', says: of.independent }
  switch (kind) {
    case 'forward':
      return {
        right: says(kind, forward, of.secondGivenFirst),
        'turned round': says('backward', forward, of.firstGivenSecond),
        'of all': says('both', forward, of.both),
        independent,
      }
    case 'backward':
      return {
        right: says(kind, backward, of.firstGivenSecond),
        'turned round': says('forward', backward, of.secondGivenFirst),
        'of all': says('both', backward, of.both),
        independent,
      }
    case 'independent':
      return {
        right: independent,
        'all for a group': says('forward', both, of.secondGivenFirst),
        'all for the other group': says('backward', both, of.firstGivenSecond),
        'of all': says('both', b, of.both),
      }
  }
}

const shareOf = (percentage: number) => decimal(Ratio.of(percentage, 100))

export const hardForms = (form: FormMaker<typeof levels>) => ({
  everydayWords: form({
    levels: ['hard'],
    lines: 3,
    draw: random => {
      const kind = random.evenly(['forward', 'backward', 'independent'] as const)
      return {
        kind,
        shares: random.pick(kind === 'independent' ? independentShares : dependentShares),
        of: random.evenly(everyday),
      }
    },
    answer: sentenceChoice,
    solve: ({ of, kind, shares }) => sentencesOf(of, kind, shares).right,
    mistakes: ({ of, kind, shares }) => {
      const { right: _, ...wrong } = sentencesOf(of, kind, shares)
      return wrong
    },
    solution: ({ shares: { a, b, both }, shares }, { says }) => {
      const together = apply('P', m`A ∩ B`)
      return [
        explainedBy(
          equation(
            given('B', 'A'),
            equation(
              over(together, apply('P', symbol('A'))),
              equation(over(shareOf(both), shareOf(a)), shareOf((100 * both) / a)),
            ),
          ),
          {
            en: line`Among those in ${symbol('A')}, the part in ${symbol('B')}.`,
            es: line`Entre los de ${symbol('A')}, la parte que está en ${symbol('B')}.`,
          },
        ),
        explainedBy(
          equation(
            given('A', 'B'),
            equation(
              over(together, apply('P', symbol('B'))),
              equation(over(shareOf(both), shareOf(b)), shareOf((100 * both) / b)),
            ),
          ),
          {
            en: line`Among those in ${symbol('B')}, the part in ${symbol('A')}.`,
            es: line`Entre los de ${symbol('B')}, la parte que está en ${symbol('A')}.`,
          },
        ),
        isIndependent(shares)
          ? explainedBy(equation(given('B', 'A'), apply('P', symbol('B'))), {
              en: line`Equal: ${symbol('A')} and ${symbol('B')} are independent. Of all, ${percent(both)} are in both.`,
              es: line`Iguales: ${symbol('A')} y ${symbol('B')} son independientes. Del total, el ${percent(both)} está en ambos.`,
            })
          : explainedBy(relation(given('B', 'A'), '≠', apply('P', symbol('B'))), {
              en: line`Not equal: ${symbol('A')} and ${symbol('B')} are not independent. Of all, ${percent(both)} are in both.`,
              es: line`No son iguales: ${symbol('A')} y ${symbol('B')} no son independientes. Del total, el ${percent(both)} está en ambos.`,
            }),
        explainedBy(says, {
          en: line`Only this sentence takes the share of the right group.`,
          es: line`Solo esta oración toma la parte del grupo correcto.`,
        }),
      ]
    },
    ask: ({ of: { tells }, shares: { a, b, both } }) => {
      const [first, second, third] = [
        equation(apply('P', symbol('A')), shareOf(a)),
        equation(apply('P', symbol('B')), shareOf(b)),
        equation(apply('P', m`A ∩ B`), shareOf(both)),
      ]
      return {
        en: [tells.en, prose`${first}, ${second}, and ${third}. Which sentence is true?`],
        es: [tells.es, prose`${first}, ${second} y ${third}. ¿Qué oración es verdadera?`],
      }
    },
    whyWrong: ({ kind, shares: { a, b, both } }) => {
      const [ofA, ofB] = [percent((100 * both) / a), percent((100 * both) / b)]
      const ofAll = {
        en: line`Of all, ${percent(both)} are in both.`,
        es: line`Del total, el ${percent(both)} está en ambos.`,
      }
      const ofGroup = kind === 'forward' ? given('A', 'B') : given('B', 'A')
      return {
        'turned round': {
          en: line`It takes the other group: ${equation(ofGroup, kind === 'forward' ? ofB : ofA)}.`,
          es: line`Toma el otro grupo: ${equation(ofGroup, kind === 'forward' ? ofB : ofA)}.`,
        },
        'of all': ofAll,
        independent: {
          en: line`${given('B', 'A')} and ${apply('P', symbol('B'))} are not equal.`,
          es: line`${given('B', 'A')} y ${apply('P', symbol('B'))} no son iguales.`,
        },
        'all for a group': {
          en: line`${percent(both)} is a share of all; ${given('B', 'A')} is ${ofA}.`,
          es: line`${percent(both)} es una parte del total; ${given('B', 'A')} es ${ofA}.`,
        },
        'all for the other group': {
          en: line`${percent(both)} is a share of all; ${given('A', 'B')} is ${ofB}.`,
          es: line`${percent(both)} es una parte del total; ${given('A', 'B')} es ${ofB}.`,
        },
      }
    },
    check(printed, { key }) {
      const [a, b, both] = printed.all('relation').map(({ right }) => evaluate(right))
      if (!a || !b || !both) return false
      if (key === 'independent') return both.over(b).equals(a)
      const [group, share] = key.split(', ')
      const all = group === 'forward' ? a : group === 'backward' ? b : Ratio.of(1)
      return all.times(Number(share)).over(100).equals(both)
    },
  }),

  backwards: form({
    levels: ['hard'],
    instruction,
    // P(A and B) is found first, then P(B).
    draw: random =>
      random.until(
        () => {
          const [n, d] = [random.pick([3, 4, 5]), random.pick([10, 12, 15, 20])]
          const pA = Ratio.of(random.coprimeTo(n), n)
          const forward = Ratio.of(random.int(1, 4), 5)
          return { pA, forward, pB: Ratio.of(random.int(4, d - 2), d) }
        },
        ({ pA, forward, pB }) => {
          const all = pA.times(forward)
          const backward = all.over(pB)
          return (
            backward.compare(1) < 0 &&
            backward.d <= 20 &&
            !pB.equals(pA) &&
            !backward.equals(pA) &&
            pA.plus(pB).minus(all).compare(1) < 0
          )
        },
      ),
    answer: fractionInLowestTerms,
    solve: ({ pB }) => pB,
    solution: ({ pA, forward, pB }) => {
      const [A, B, together] = [apply('P', symbol('A')), apply('P', symbol('B')), apply('P', m`A ∩ B`)]
      const both = pA.times(forward)
      const upsideDown = both.over(pB).power(-1)
      return [
        explainedBy(equation(together, equation(join(given('B', 'A'), A), equation(join(forward, pA), both))), {
          en: line`Use the multiplication rule to find the probability of both.`,
          es: line`Usa la regla de la multiplicación para hallar la probabilidad de ambos.`,
        }),
        explainedBy(equation(B, over(together, given('A', 'B'))), {
          en: line`The probability of both is also ${join(given('A', 'B'), B)}: divide by ${given('A', 'B')}.`,
          es: line`La probabilidad de ambos es también ${join(given('A', 'B'), B)}: divide entre ${given('A', 'B')}.`,
        }),
        step(divide(both, both.over(pB)), because.substituteValues),
        ...productSteps(both, upsideDown, work => step(work, because.multiplyByReciprocal, { value: upsideDown })),
      ]
    },
    ask({ pA, forward, pB }) {
      const [first, second, third] = [
        equation(apply('P', symbol('A')), pA),
        equation(given('B', 'A'), forward),
        equation(given('A', 'B'), pA.times(forward).over(pB)),
      ]
      const wanted = apply('P', symbol('B'))
      return {
        en: prose`${first}, ${second}, and ${third}. Find ${wanted}.`,
        es: prose`${first}, ${second} y ${third}. Halla ${wanted}.`,
      }
    },
    // Both roads to A and B together meet.
    check(printed, answer) {
      const [pA, forward, backward] = printed
        .all('relation')
        .filter(({ sign }) => sign === '=')
        .map(({ right }) => evaluate(right))
      return !!pA && !!forward && !!backward && exact(answer).times(backward).equals(pA.times(forward))
    },
  }),

  completeTheTable: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Complete the table so that the row and column variables are independent.`,
      es: prose`Completa la tabla de modo que las variables de fila y de columna sean independientes.`,
    },
    lines: 3,
    draw: random => ({ context: random.evenly(startingAt(furtherContexts, 3)), counts: drawIndependent(random) }),
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
        because.explain,
        {
          sentence: {
            en: line`Subtract from the totals to fill in the rest.`,
            es: line`Resta de los totales para completar el resto.`,
          },
        },
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
      const d = random.pick([3, 4, 5])
      return {
        p: Ratio.of(random.coprimeTo(d), d),
        n: random.int(2, d === 5 ? 3 : 4),
        trial: random.evenly(trials),
      }
    },
    answer: fractionInLowestTerms,
    solution: ({ p, n, trial: { fails } }, answer) => {
      const miss = Ratio.of(1).minus(p)
      return [
        step(equation(minus(1, p), miss), because.explain, {
          sentence: {
            en: [`${fails.en}: 1 minus the given probability.`],
            es: [`${fails.es}: 1 menos la probabilidad dada.`],
          },
        }),
        step(equation(power(miss, n), miss.power(n)), because.explain, {
          sentence: {
            en: line`This happens ${n} times: the events are independent, so multiply.`,
            es: line`Esto ocurre ${n} veces: los sucesos son independientes, así que multiplica.`,
          },
        }),
        step(equation(minus(1, miss.power(n)), answer), because.oneMinusNone),
      ]
    },
    solve: ({ p, n }) => Ratio.of(1).minus(Ratio.of(1).minus(p).power(n)),
    ask: ({ p, n, trial }) => trial.says(p, n),
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
