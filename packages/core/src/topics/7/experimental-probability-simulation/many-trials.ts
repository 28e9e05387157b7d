import {
  answerStep,
  type Block,
  type Expr,
  equation,
  exact,
  explained,
  type FormMaker,
  itemOf,
  line,
  over,
  percent,
  prose,
  type Random,
  Ratio,
  role,
  type Sentence,
  sentenceChoice,
  statements,
  sum,
  table,
  things,
  times,
  words,
} from '../../../author.ts'
import { blankAnswers, namedKey, namedLines } from '../../kit/measures/named-blanks.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import type { Said } from './said.ts'
import { type Tries, tries } from './tries.ts'

interface Pooled {
  readonly setting: Tries
  readonly first: readonly [k: number, n: number]
  readonly second: readonly [k: number, n: number]
  readonly all: number
}
function drawPooled(random: Random): Pooled {
  const setting = random.evenly(startingAt(tries, 4))
  const [least, most] = setting.share
  return random.until(
    () => {
      const [n, m] = random.pick([
        [20, 30],
        [30, 70],
        [40, 60],
        [10, 30],
        [15, 35],
        [20, 80],
        [15, 25],
      ] as const)
      const of = (size: number) => random.int(Math.ceil((least * size) / 100), Math.floor((most * size) / 100))
      return { setting, first: [of(n), n], second: [of(m), m], all: 20 * random.int(10, 30) } as const
    },
    ({ first: [k, n], second: [j, m], all }) =>
      (100 * (k + j)) % (n + m) === 0 && ((k + j) * all) % (n + m) === 0 && k * m !== j * n && 2 * (k + j) !== n + m,
  )
}
const pooled = ({ first: [k, n], second: [j, m] }: Pooled) => Ratio.of(k + j, n + m)
const POOLED = [
  { name: { en: 'experimental probability, as a percent', es: 'probabilidad experimental, en porcentaje' } },
  { name: { en: 'prediction', es: 'predicción' } },
]

/** The same experiment watched for longer and longer. */
interface Watch {
  readonly told: Said
  readonly outcome: Expr
  readonly fair: Ratio
  readonly many: Said
}
const watches: readonly Watch[] = [
  {
    told: { en: line`A fair coin is tossed again and again.`, es: line`Una moneda justa se lanza una y otra vez.` },
    outcome: words('Heads', 'Caras'),
    fair: Ratio.of(1, 2),
    many: { en: ['heads'], es: ['caras'] },
  },
  {
    told: {
      en: line`A spinner with 4 equal sections, one of them red, is spun again and again.`,
      es: line`Una ruleta de 4 secciones iguales, una de ellas roja, se gira una y otra vez.`,
    },
    outcome: words('Red', 'Rojo'),
    fair: Ratio.of(1, 4),
    many: { en: ['spins on red'], es: ['giros en rojo'] },
  },
  {
    told: {
      en: line`One of 5 cards, from A to E, is drawn and put back again and again.`,
      es: line`De 5 tarjetas, de la A a la E, se saca una y se devuelve, una y otra vez.`,
    },
    outcome: words('Times A was drawn', 'Veces que salió la A'),
    fair: Ratio.of(1, 5),
    many: { en: ['cards A'], es: ['tarjetas A'] },
  },
  {
    told: {
      en: line`A computer chooses digits from 0 to 9 at random, again and again.`,
      es: line`Una computadora elige al azar dígitos del 0 al 9, una y otra vez.`,
    },
    outcome: words('Digit 7', 'Dígito 7'),
    fair: Ratio.of(1, 10),
    many: { en: ['sevens'], es: ['sietes'] },
  },
]
const TRIALS = [20, 200, 2000] as const
interface Long {
  readonly watch: Watch
  readonly counts: readonly number[]
}

export const manyTrialForms = (form: FormMaker<typeof levels>) => ({
  pooled: form({
    levels: ['hard'],
    share: 2,
    kind: 'story',
    draw: drawPooled,
    answer: blankAnswers,
    solve: facts => [percent(pooled(facts).times(100)), pooled(facts).times(facts.all)],
    ask({ setting, first: [k, n], second: [j, m], all }) {
      const one = setting.told(role('k', k), role('n', n))
      const told = paragraph(
        one,
        {
          en: line`A second count gave ${role('j', j)} of ${role('m', m)} ${things(setting.of)}.`,
          es: line`Un segundo conteo dio ${role('j', j)} de ${role('m', m)} ${things(setting.of)}.`,
        },
        {
          en: [
            ...line`Use the results of both counts together to find the experimental probability that `,
            ...setting.next.en,
            '.',
          ],
          es: [
            ...line`Usa juntos los resultados de los dos conteos para hallar la probabilidad experimental de que `,
            ...setting.next.es,
            '.',
          ],
        },
        setting.more(role('all', all)),
      )
      const lines = namedLines(...POOLED)
      return { en: [told.en, ...lines.en], es: [told.es, ...lines.es] }
    },
    solution(facts, answer) {
      const {
        first: [k, n],
        second: [j, m],
        all,
      } = facts
      const share = pooled(facts)
      return [
        explained(
          statements(equation(sum(k, j), k + j), equation(sum(n, m), n + m)),
          line`Add the favorable trials, then all trials, of both counts.`,
          line`Suma los ensayos favorables y luego todos los ensayos de los dos conteos.`,
        ),
        explained(
          equation(over(k + j, n + m), percent(share.times(100))),
          line`Write favorable trials over all trials, as a percent. The two counts have unequal sizes, so the mean of their percents would be wrong.`,
          line`Escribe los ensayos favorables sobre todos los ensayos, como porcentaje. Los dos conteos no tienen el mismo tamaño, así que la media de sus porcentajes sería incorrecta.`,
        ),
        explained(
          equation(times(share, all), share.times(all)),
          line`Write ${percent(share.times(100))} as a fraction and multiply by ${all}.`,
          line`Escribe ${percent(share.times(100))} como fracción y multiplica por ${all}.`,
        ),
        answerStep(namedKey(POOLED, answer), { en: line`Write both results.`, es: line`Escribe los dos resultados.` }),
      ]
    },
    check(printed, [part, many]) {
      const [k, n, j, m, all] = ['k', 'n', 'j', 'm', 'all'].map(name => printed.role(name)) as [
        Ratio,
        Ratio,
        Ratio,
        Ratio,
        Ratio,
      ]
      const share = k.plus(j).over(n.plus(m))
      return (
        part !== undefined && many !== undefined && exact(part).equals(share) && exact(many).over(share).equals(all)
      )
    },
  }),

  longRun: form({
    levels: ['hard'],
    share: 2,
    wide: true,
    draw(random): Long {
      const watch = random.evenly(watches)
      const fair = watch.fair.toNumber()
      const sign = random.sign()
      const [few, some, many] = [random.int(2, 3) * (watch.fair.d > 4 ? 1 : 2), random.int(4, 8), random.int(8, 16)]
      const count = (trials: number, by: number) => Math.round(fair * trials) + sign * by
      return {
        watch,
        counts: [count(20, Math.min(few, Math.round(20 * fair) - 1)), count(200, some), count(2000, many)],
      }
    },
    answer: sentenceChoice,
    solve: (): Sentence => LONG.closer,
    mistakes: (): Readonly<Record<string, Sentence>> => ({ due: LONG.due, exact: LONG.exact, less: LONG.less }),
    ask({ watch, counts }) {
      const told = paragraph(watch.told, {
        en: line`Which statement do the results support?`,
        es: line`¿Qué afirmación apoyan los resultados?`,
      })
      const drawn: Block = table({
        rows: [
          [words('Trials', 'Ensayos'), ...TRIALS],
          [watch.outcome, ...counts],
        ],
        rowHeads: true,
      })
      return { en: [told.en, drawn], es: [told.es, drawn] }
    },
    solution: ({ watch, counts }, { says }) => [
      explained(
        equation(watch.fair, percent(watch.fair.times(100))),
        line`This is the theoretical probability.`,
        line`Esta es la probabilidad teórica.`,
      ),
      explained(
        statements(
          ...TRIALS.map((trials, i) =>
            equation(over(itemOf(counts, i), trials), percent(decimalPercent(itemOf(counts, i), trials))),
          ),
        ),
        line`Find the experimental probability after each number of trials.`,
        line`Halla la probabilidad experimental después de cada número de ensayos.`,
      ),
      answerStep(says, {
        en: line`The percents come closer to ${percent(watch.fair.times(100))}.`,
        es: line`Los porcentajes se acercan al ${percent(watch.fair.times(100))}.`,
      }),
    ],
    whyWrong: () => ({
      due: {
        en: line`A trial does not make up for earlier ones.`,
        es: line`Un ensayo no compensa los anteriores.`,
      },
      exact: {
        en: line`They come close, but need not match exactly.`,
        es: line`Se acercan, pero no tienen que coincidir exactamente.`,
      },
      less: {
        en: line`With ${itemOf(TRIALS, 0)} trials, the percent is farther off than with ${itemOf(TRIALS, 2)}.`,
        es: line`Con ${itemOf(TRIALS, 0)} ensayos, el porcentaje está más lejos que con ${itemOf(TRIALS, 2)}.`,
      },
    }),
    check(printed, { key }) {
      const rows = printed.block('table').rows.map(row => row.slice(1).map(([item]) => exact(item as Expr)))
      const [trials, counts] = [itemOf(rows, 0), itemOf(rows, 1)]
      const text = JSON.stringify(printed.blocks)
      const fair = watches.find(
        ({ outcome }) => outcome.kind === 'words' && text.includes(JSON.stringify(outcome.en)),
      )?.fair
      const off = counts.map((count, i) => Math.abs(count.over(itemOf(trials, i)).toNumber() - (fair?.toNumber() ?? 0)))
      return key === 'closer' && off.every((value, i) => i === 0 || value < itemOf(off, i - 1))
    },
  }),
})

/** A percent with at most two places. */
const decimalPercent = (count: number, trials: number): Expr => ({
  kind: 'number',
  n: Ratio.of(100 * count, trials).n,
  d: Ratio.of(100 * count, trials).d,
  as: 'decimal',
  places: 0,
})

const LONG = {
  closer: {
    key: 'closer',
    says: {
      en: prose`With more trials, the experimental probability comes closer to the theoretical probability.`,
      es: prose`Con más ensayos, la probabilidad experimental se acerca a la probabilidad teórica.`,
    },
  },
  due: {
    key: 'due',
    says: {
      en: prose`In the next trials the results must make up for the earlier ones.`,
      es: prose`En los próximos ensayos los resultados deben compensar los anteriores.`,
    },
  },
  exact: {
    key: 'exact',
    says: {
      en: prose`After enough trials, the two probabilities are always exactly equal.`,
      es: prose`Después de suficientes ensayos, las dos probabilidades son siempre exactamente iguales.`,
    },
  },
  less: {
    key: 'less',
    says: {
      en: prose`The fewer trials there are, the better they show the theoretical probability.`,
      es: prose`Cuantos menos ensayos hay, mejor muestran la probabilidad teórica.`,
    },
  },
} as const
