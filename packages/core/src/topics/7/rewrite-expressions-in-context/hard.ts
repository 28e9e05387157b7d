import {
  bracketed,
  decimal,
  decimalPlaces,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  expression,
  formulaChoice,
  itemOf,
  join,
  line,
  minus,
  percent,
  type Random,
  Ratio,
  role,
  type Sentence,
  sentenceChoice,
  sum,
  symbol,
  times,
} from '../../../author.ts'
import { type Form, paragraphOf, partOf, timesLetter } from './percents.ts'
import { type Step, type TwoChanges, twoChanges } from './two-changes.ts'

interface Drawn {
  readonly of: TwoChanges
  readonly first: number
  readonly second: number
}
const draw = (random: Random): Drawn => {
  const of = random.evenly(twoChanges)
  return random.until(
    () => ({ of, first: random.pick(of.rates[0]), second: random.pick(of.rates[1]) }),
    ({ first, second }) => first !== second,
  )
}
const factorsOf = ({ of: { ways }, first, second }: Drawn): readonly [Ratio, Ratio] => [
  Ratio.of(1).plus(partOf(first).times(ways[0])),
  Ratio.of(1).plus(partOf(second).times(ways[1])),
]
const told = ({ of, first, second }: Drawn) =>
  of.says(
    symbol(of.letter),
    role(of.ways[0] > 0 ? 'up-1' : 'down-1', percent(first)),
    role(of.ways[1] > 0 ? 'up-2' : 'down-2', percent(second)),
  )
/** 0.25p, 0.75p, 0.06(0.75p), 1.06(0.75p). */
const shown = (drawn: Drawn, at: Step): Expr => {
  const [one, two] = factorsOf(drawn)
  const { letter } = drawn.of
  const middle = timesLetter(one, letter)
  return {
    firstPart: timesLetter(partOf(drawn.first), letter),
    middle,
    secondPart: join(decimal(partOf(drawn.second)), bracketed(middle)),
    end: join(decimal(two), bracketed(middle)),
  }[at]
}
const whole = (drawn: Drawn): Expr => {
  const [one, two] = factorsOf(drawn)
  return timesLetter(one.times(two), drawn.of.letter)
}
const inTerms = (drawn: Drawn): Expr => {
  const [middle, second] = [shown(drawn, 'middle'), shown(drawn, 'secondPart')]
  return drawn.of.ways[1] > 0 ? sum(middle, second) : minus(middle, second)
}
/** What needs both percents, worked out as one number: 0.045p, 0.795p. */
const ASKED = ['secondPart', 'end'] as const
const workedOut = (drawn: Drawn, at: (typeof ASKED)[number]): Expr => {
  const [one, two] = factorsOf(drawn)
  return timesLetter(one.times(at === 'end' ? two : partOf(drawn.second)), drawn.of.letter)
}
const STEPS = ['secondPart', 'middle', 'firstPart', 'end'] as const
const meaning = ({ of }: Drawn, at: Step): Sentence => ({
  key: at,
  says: {
    en: { kind: 'paragraph', content: of.means[at].en },
    es: { kind: 'paragraph', content: of.means[at].es },
  },
})
/** The percents of the one amount added: the second is then of the wrong amount. */
const percentsAdded = ({ of: { ways, letter }, first, second }: Drawn): Expr =>
  timesLetter(Ratio.of(1).plus(partOf(first).times(ways[0])).plus(partOf(second).times(ways[1])), letter)
/** 0.8d + 0.3d: the second percent of the first amount. */
const ofTheFirst = (drawn: Drawn): Expr => {
  const [middle, part] = [shown(drawn, 'middle'), timesLetter(partOf(drawn.second), drawn.of.letter)]
  return drawn.of.ways[1] > 0 ? sum(middle, part) : minus(middle, part)
}
const SLIPS = ['added', 'otherWay', 'ofTheFirst'] as const
const SLIPPED: Readonly<Record<(typeof SLIPS)[number], (drawn: Drawn) => Expr>> = {
  added: drawn => percentsAdded(drawn),
  otherWay: drawn => join(decimal(Ratio.of(2).minus(factorsOf(drawn)[1])), bracketed(shown(drawn, 'middle'))),
  ofTheFirst: drawn => ofTheFirst(drawn),
}
const placesOf = ({ d }: Ratio): number => decimalPlaces(d) ?? 0
const AT: Readonly<Record<string, number>> = Object.fromEntries(twoChanges.map(({ letter }) => [letter, 10000]))

/** "100% − 25% is 75%". */
function hundredWith(drawn: Drawn) {
  const [one] = factorsOf(drawn)
  const rate = percent(drawn.first)
  const work = drawn.of.ways[0] > 0 ? sum(percent(100), rate) : minus(percent(100), rate)
  return { en: line`${work} is ${percent(one.times(100))}`, es: line`${work} es ${percent(one.times(100))}` }
}

const middleStep = (drawn: Drawn) => {
  const { en, es } = hundredWith(drawn)
  return explained(
    shown(drawn, 'middle'),
    [...line`After the first change: `, ...en, '.'],
    [...line`Después del primer cambio: `, ...es, '.'],
  )
}
const endStep = (drawn: Drawn) => {
  const [, two] = factorsOf(drawn)
  const rate = percent(drawn.second)
  return explained(
    shown(drawn, 'end'),
    drawn.of.ways[1] > 0
      ? line`The second percent is of this amount: ${sum(percent(100), rate)} is ${percent(two.times(100))}.`
      : line`The second percent is of this amount: ${minus(percent(100), rate)} is ${percent(two.times(100))}.`,
    drawn.of.ways[1] > 0
      ? line`El segundo porcentaje es de esa cantidad: ${sum(percent(100), rate)} es ${percent(two.times(100))}.`
      : line`El segundo porcentaje es de esa cantidad: ${minus(percent(100), rate)} es ${percent(two.times(100))}.`,
  )
}

/** What 10,000 become, from the printed percents. */
function fromPercents(printed: Parameters<NonNullable<Parameters<Form>[0]['check']>>[0]): Ratio {
  return printed
    .terms('role')
    .reduce(
      (value, { name }) => value.plus(value.times(printed.role(name)).times(name.startsWith('up') ? 1 : -1)),
      Ratio.of(10000),
    )
}

export const hardForms = (form: Form) => ({
  oneMultiplier: form({
    levels: ['hard'],
    share: 3,
    kind: 'story',
    draw,
    answer: expression,
    solve: whole,
    ask: drawn =>
      paragraphOf(told(drawn), {
        en: ['Write an expression for ', drawn.of.asked.en, '. Use one multiplier.'],
        es: ['Escribe una expresión para ', drawn.of.asked.es, '. Usa un solo multiplicador.'],
      }),
    solution: drawn => {
      const [one, two] = factorsOf(drawn)
      const [p, q] = [placesOf(two), placesOf(one)]
      const [a, b] = [two.times(10 ** p).n, one.times(10 ** q).n]
      return [
        middleStep(drawn),
        endStep(drawn),
        explained(
          equation(times(decimal(two), decimal(one)), decimal(one.times(two))),
          line`Multiply without the decimal points: ${times(a, b)} is ${a * b}. There are ${p + q} decimal places in all.`,
          line`Multiplica sin los puntos decimales: ${times(a, b)} es ${a * b}. Hay ${p + q} cifras decimales en total.`,
        ),
        explained(whole(drawn), line`Write one multiplier.`, line`Escribe un solo multiplicador.`),
      ]
    },
    check: (printed, answer) => evaluate(answer, AT).equals(fromPercents(printed)),
  }),

  whichDoesNot: form({
    levels: ['hard'],
    draw: (random: Random) => ({ ...draw(random), slip: random.evenly(SLIPS) }),
    answer: formulaChoice,
    solve: drawn => SLIPPED[drawn.slip](drawn),
    mistakes: drawn => ({ product: shown(drawn, 'end'), terms: inTerms(drawn), multiplier: whole(drawn) }),
    ask: drawn =>
      paragraphOf(told(drawn), {
        en: ['Three of these expressions give ', drawn.of.asked.en, '. Which one does not?'],
        es: ['Tres de estas expresiones dan ', drawn.of.asked.es, '. ¿Cuál no?'],
      }),
    solution: drawn => [
      middleStep(drawn),
      endStep(drawn),
      explained(
        SLIPPED[drawn.slip](drawn),
        drawn.slip === 'otherWay'
          ? drawn.of.ways[1] > 0
            ? line`Here ${percent(drawn.second)} is subtracted from 100%, but it must be added.`
            : line`Here ${percent(drawn.second)} is added to 100%, but it must be subtracted.`
          : line`Here the second percent is of ${symbol(drawn.of.letter)}, not of ${shown(drawn, 'middle')}, the amount after the first change.`,
        drawn.slip === 'otherWay'
          ? drawn.of.ways[1] > 0
            ? line`Aquí el ${percent(drawn.second)} se resta del 100%, pero hay que sumarlo.`
            : line`Aquí el ${percent(drawn.second)} se suma al 100%, pero hay que restarlo.`
          : line`Aquí el segundo porcentaje es de ${symbol(drawn.of.letter)} y no de ${shown(drawn, 'middle')}, la cantidad después del primer cambio.`,
      ),
    ],
    whyWrong: drawn => ({
      product: {
        en: [...line`The second percent is of the amount after the first change. This gives `, drawn.of.asked.en, '.'],
        es: [
          ...line`El segundo porcentaje es de la cantidad después del primer cambio. Esta sí da `,
          drawn.of.asked.es,
          '.',
        ],
      },
      terms: {
        en: [
          ...line`It starts with the amount after the first change and uses the second percent of that amount. This gives `,
          drawn.of.asked.en,
          '.',
        ],
        es: [
          ...line`Parte de la cantidad después del primer cambio y usa el segundo porcentaje de esa cantidad. Esta sí da `,
          drawn.of.asked.es,
          '.',
        ],
      },
      multiplier: explained(
        equation(shown(drawn, 'end'), whole(drawn)),
        [...line`The two factors are multiplied. This gives `, drawn.of.asked.en, '.'],
        [...line`Los dos factores están multiplicados. Esta sí da `, drawn.of.asked.es, '.'],
      ),
    }),
    check: (printed, answer) => !evaluate(expr(answer), AT).equals(fromPercents(printed)),
  }),

  whatItMeansInTwo: form({
    levels: ['hard'],
    share: 2,
    draw(random: Random) {
      const at = random.evenly(ASKED)
      const of = random.evenly(twoChanges)
      return random.until(
        () => ({ of, at, first: random.pick(of.rates[0]), second: random.pick(of.rates[1]) }),
        drawn => {
          const [one, two] = factorsOf(drawn)
          const four = [partOf(drawn.first), one, one.times(partOf(drawn.second)), one.times(two), Ratio.of(1)]
          return drawn.first !== drawn.second && new Set(four.map(String)).size === four.length
        },
      )
    },
    answer: sentenceChoice,
    solve: drawn => meaning(drawn, drawn.at),
    mistakes: drawn => Object.fromEntries(STEPS.filter(at => at !== drawn.at).map(at => [at, meaning(drawn, at)])),
    ask: drawn =>
      paragraphOf(told(drawn), {
        en: line`What does the expression ${workedOut(drawn, drawn.at)} mean?`,
        es: line`¿Qué significa la expresión ${workedOut(drawn, drawn.at)}?`,
      }),
    solution: drawn => {
      return [
        explained(
          shown(drawn, 'middle'),
          [
            ...line`After the first change: `,
            ...hundredWith(drawn).en,
            ...line`. This is `,
            ...drawn.of.means.middle.en,
            '.',
          ],
          [
            ...line`Después del primer cambio: `,
            ...hundredWith(drawn).es,
            ...line`. Es `,
            ...drawn.of.means.middle.es,
            '.',
          ],
        ),
        explained(meaning(drawn, drawn.at).says, ...whyOf(drawn)),
      ]
    },
    whyWrong: drawn =>
      Object.fromEntries(
        STEPS.filter(at => at !== drawn.at).map(
          at => [at, { en: line`That is ${shown(drawn, at)}.`, es: line`Eso es ${shown(drawn, at)}.` }] as const,
        ),
      ),
    check(printed, { key }) {
      const of = itemOf(printed.maths, printed.maths.length - 1)
      const value = evaluate(of, AT)
      const [one, two] = printed
        .terms('role')
        .map(({ name }) => printed.role(name).times(name.startsWith('up') ? 1 : -1))
      if (!one || !two) return false
      const size = (ratio: Ratio) => (ratio.n < 0 ? ratio.negated() : ratio)
      const middle = one.plus(1).times(10000)
      const part = size(two).times(middle)
      return (
        key ===
        (value.equals(part) ? 'secondPart' : value.equals(middle.plus(part.times(two.n < 0 ? -1 : 1))) ? 'end' : '')
      )
    },
  }),
})

function whyOf(drawn: Drawn & { readonly at: (typeof ASKED)[number] }) {
  const [, two] = factorsOf(drawn)
  const middle = shown(drawn, 'middle')
  const work = equation(shown(drawn, drawn.at), workedOut(drawn, drawn.at))
  return drawn.at === 'secondPart'
    ? ([
        line`It is ${percent(drawn.second)} of the amount after the first change, ${middle}: ${work}.`,
        line`Es el ${percent(drawn.second)} de la cantidad después del primer cambio, ${middle}: ${work}.`,
      ] as const)
    : ([
        line`It is ${percent(two.times(100))} of the amount after the first change, ${middle}: ${work}.`,
        line`Es el ${percent(two.times(100))} de la cantidad después del primer cambio, ${middle}: ${work}.`,
      ] as const)
}
