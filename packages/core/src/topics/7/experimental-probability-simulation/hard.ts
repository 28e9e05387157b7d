import {
  answerStep,
  type Block,
  type Expr,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  type Hole,
  type Inline,
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
  times,
  type WhyWrong,
  words,
} from '../../../author.ts'
import { blankAnswers, namedKey, namedLines } from '../../kit/measures/named-blanks.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import type { Said } from './said.ts'
import { type Simulated, simulated } from './simulated.ts'
import { type Tries, tries } from './tries.ts'

/** "The digits from 0 to 2 stand for". */
function range(from: number, to: number): Said {
  if (from === to) return { en: line`he digit ${from} stands for `, es: line`l dígito ${from} representa ` }
  return to === from + 1
    ? { en: line`he digits ${from} and ${to} stand for `, es: line`os dígitos ${from} y ${to} representan ` }
    : { en: line`he digits from ${from} to ${to} stand for `, es: line`os dígitos del ${from} al ${to} representan ` }
}
const begun = (begin: string, [first, ...rest]: readonly Inline[]): readonly Inline[] => [
  `${begin}${String(first)}`,
  ...rest,
]
/** Which digits stand for it and which do not. */
export function digitsSaid({ yes, no }: Simulated, k: number): Said {
  const [low, high] = [range(0, k - 1), range(k, 9)]
  const [one, other] = [k === 1 ? 'E' : 'L', k === 9 ? 'e' : 'l']
  return {
    en: [...begun('T', low.en), ...yes.en, ...begun(', and t', high.en), ...no.en, '.'],
    es: [...begun(one, low.es), ...yes.es, ...begun(`, y ${other}`, high.es), ...no.es, '.'],
  }
}
const digitsChoice = (setting: Simulated, k: number): Sentence => ({
  key: `digits ${k}`,
  says: paragraph(digitsSaid(setting, k)),
})

/** A device with the chance that it models. */
interface Model {
  readonly chance: Ratio
  readonly says: Said
}
const models: readonly Model[] = [
  { chance: Ratio.of(1, 6), says: { en: ['Roll a number cube: a 1 counts.'], es: ['Lanzar un dado: cuenta el 1.'] } },
  {
    chance: Ratio.of(1, 3),
    says: { en: ['Roll a number cube: a 1 or a 2 counts.'], es: ['Lanzar un dado: cuentan el 1 y el 2.'] },
  },
  {
    chance: Ratio.of(2, 3),
    says: {
      en: ['Roll a number cube: any number less than 5 counts.'],
      es: ['Lanzar un dado: cuenta todo número menor que 5.'],
    },
  },
  {
    chance: Ratio.of(5, 6),
    says: {
      en: ['Roll a number cube: any number except 6 counts.'],
      es: ['Lanzar un dado: cuenta todo número menos el 6.'],
    },
  },
  {
    chance: Ratio.of(1, 4),
    says: { en: ['Toss two coins: two heads count.'], es: ['Lanzar dos monedas: cuenta sacar dos caras.'] },
  },
  {
    chance: Ratio.of(3, 4),
    says: {
      en: ['Toss two coins: at least one head counts.'],
      es: ['Lanzar dos monedas: cuenta sacar por lo menos una cara.'],
    },
  },
  { chance: Ratio.of(1, 2), says: { en: ['Toss a coin: heads counts.'], es: ['Lanzar una moneda: cuenta la cara.'] } },
  {
    chance: Ratio.of(1, 5),
    says: {
      en: ['Spin a spinner with 5 equal sections, one of them red: red counts.'],
      es: ['Girar una ruleta de 5 secciones iguales, una de ellas roja: cuenta el rojo.'],
    },
  },
  {
    chance: Ratio.of(4, 5),
    says: {
      en: ['Spin a spinner with 5 equal sections, one of them red: any other color counts.'],
      es: ['Girar una ruleta de 5 secciones iguales, una de ellas roja: cuenta todo otro color.'],
    },
  },
]
const modelChoice = ({ chance, says }: Model): Sentence => ({ key: `${chance}`, says: paragraph(says) })
/** Stories of chances that a device can model; the share is told in each. */
const stories: readonly { readonly chances: readonly Ratio[]; readonly told: (part: Hole) => Said }[] = [
  {
    chances: [Ratio.of(2, 3), Ratio.of(4, 5)],
    told: part => ({
      en: line`A bus is on time on ${part} of all days. Which simulation models whether it is on time on a day?`,
      es: line`Un autobús llega a tiempo en ${part} de los días. ¿Qué simulación representa si llega a tiempo un día?`,
    }),
  },
  {
    chances: [Ratio.of(1, 4), Ratio.of(1, 5), Ratio.of(1, 6)],
    told: part => ({
      en: line`A toy is in ${part} of all cereal boxes. Which simulation models whether a box has a toy?`,
      es: line`Hay un juguete en ${part} de las cajas de cereal. ¿Qué simulación representa si una caja tiene juguete?`,
    }),
  },
  {
    chances: [Ratio.of(3, 4), Ratio.of(5, 6)],
    told: part => ({
      en: line`A player makes ${part} of her free throws. Which simulation models whether a free throw goes in?`,
      es: line`Una jugadora encesta ${part} de sus tiros libres. ¿Qué simulación representa si entra un tiro libre?`,
    }),
  },
  {
    chances: [Ratio.of(1, 3), Ratio.of(1, 4)],
    told: part => ({
      en: line`In spring it rains on ${part} of the days. Which simulation models whether it rains on a day?`,
      es: line`En primavera llueve en ${part} de los días. ¿Qué simulación representa si llueve un día?`,
    }),
  },
  {
    chances: [Ratio.of(4, 5), Ratio.of(5, 6), Ratio.of(3, 4)],
    told: part => ({
      en: line`Of a kind of seed, ${part} sprout. Which simulation models whether a seed sprouts?`,
      es: line`De un tipo de semilla germinan ${part}. ¿Qué simulación representa si una semilla germina?`,
    }),
  },
  {
    chances: [Ratio.of(1, 3), Ratio.of(2, 3)],
    told: part => ({
      en: line`A cat chooses the blue bowl ${part} of the time. Which simulation models which bowl it chooses?`,
      es: line`Un gato elige el plato azul ${part} de las veces. ¿Qué simulación representa qué plato elige?`,
    }),
  },
  {
    chances: [Ratio.of(1, 5), Ratio.of(1, 6)],
    told: part => ({
      en: line`In a town, ${part} of the families have a dog. Which simulation models whether a family has a dog?`,
      es: line`En un pueblo, ${part} de las familias tienen perro. ¿Qué simulación representa si una familia tiene perro?`,
    }),
  },
  {
    chances: [Ratio.of(1, 2), Ratio.of(2, 3)],
    told: part => ({
      en: line`A team wins ${part} of its home games. Which simulation models whether it wins a home game?`,
      es: line`Un equipo gana ${part} de sus partidos en casa. ¿Qué simulación representa si gana un partido en casa?`,
    }),
  },
]

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
      es: line`De 5 tarjetas, de la A a la E, se saca y se devuelve una, una y otra vez.`,
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

export const hardForms = (form: FormMaker<typeof levels>) => ({
  digits: form({
    levels: ['hard'],
    wide: true,
    draw(random) {
      const setting = random.evenly(simulated.slice(0, 4))
      return { setting, k: random.pick(setting.tenths) }
    },
    answer: sentenceChoice,
    solve: ({ setting, k }): Sentence => digitsChoice(setting, k),
    mistakes: ({ setting, k }): Readonly<Record<string, Sentence>> => ({
      oneMore: digitsChoice(setting, k + 1),
      turned: digitsChoice(setting, 10 - k),
      oneLess: digitsChoice(setting, k - 1),
      half: digitsChoice(setting, 5),
    }),
    ask: ({ setting, k }) =>
      paragraph(setting.told(role('chance', percent(10 * k))), {
        en: line`Random digits from 0 to 9 are used for a simulation. What should the digits stand for?`,
        es: line`Para una simulación se usan dígitos al azar del 0 al 9. ¿Qué deben representar los dígitos?`,
      }),
    solution: ({ k }, { says }) => [
      explained(
        equation(percent(10 * k), over(k, 10)),
        line`Of ${10} equally likely digits, ${k} must count.`,
        line`De ${10} dígitos igualmente probables deben contar ${k}.`,
      ),
      answerStep(says, {
        en: line`From 0 to ${k - 1} there are ${k} digits, since 0 is one of them.`,
        es: line`Del 0 al ${k - 1} hay ${k} dígitos, pues el 0 es uno de ellos.`,
      }),
    ],
    whyWrong: ({ k }) => {
      const counts = (many: number): WhyWrong => ({
        en: line`It lets ${many} of ${10} digits count, not ${k}.`,
        es: line`Hace contar ${many} de ${10} dígitos, no ${k}.`,
      })
      return { oneMore: counts(k + 1), turned: counts(10 - k), oneLess: counts(k - 1), half: counts(5) }
    },
    check: (printed, { key }) => key === `digits ${printed.role('chance').times(10)}`,
  }),

  device: form({
    levels: ['hard'],
    share: 2,
    wide: true,
    draw(random) {
      const story = random.evenly(stories)
      const chance = random.pick(story.chances)
      const others = random.sample(
        models.filter(model => !model.chance.equals(chance)),
        3,
      )
      return { story, chance, others }
    },
    answer: sentenceChoice,
    solve: ({ chance }): Sentence =>
      modelChoice(models.find(model => model.chance.equals(chance)) ?? itemOf(models, 0)),
    mistakes: ({ others }): Readonly<Record<string, Sentence>> =>
      Object.fromEntries(others.map((model, i) => [`other ${i}`, modelChoice(model)])),
    ask: ({ story, chance }) => paragraph(story.told(role('chance', chance))),
    solution: ({ chance }, { says }) => [
      explained(
        expr(chance),
        line`The simulation must have the probability ${chance}.`,
        line`La simulación debe tener la probabilidad ${chance}.`,
      ),
      answerStep(says, {
        en: line`This simulation has the probability ${chance}.`,
        es: line`Esta simulación tiene la probabilidad ${chance}.`,
      }),
    ],
    whyWrong: ({ others }) =>
      Object.fromEntries(
        others.map(
          (model, i) =>
            [
              `other ${i}`,
              { en: line`Its probability is ${model.chance}.`, es: line`Su probabilidad es ${model.chance}.` },
            ] as const,
        ),
      ),
    check: (printed, { key }) => key === `${printed.role('chance')}`,
  }),

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
          en: line`In a second count it was ${role('j', j)} of ${role('m', m)}.`,
          es: line`En un segundo conteo fueron ${role('j', j)} de ${role('m', m)}.`,
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
          line`Multiply the probability by ${all}.`,
          line`Multiplica la probabilidad por ${all}.`,
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
        exact(part ?? 0).equals(share) &&
        exact(many ?? 0)
          .over(share)
          .equals(all)
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
      const [trials, counts] = [rows[0] ?? [], rows[1] ?? []]
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
