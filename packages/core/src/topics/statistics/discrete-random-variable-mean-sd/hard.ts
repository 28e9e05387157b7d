import {
  answerStep,
  apply,
  blank,
  bracketed,
  decimalNumber,
  type Expr,
  equation,
  exact,
  expr,
  type FormMaker,
  itemOf,
  join,
  lastOf,
  line,
  list,
  minus,
  namedNumbers,
  over,
  power,
  prose,
  Ratio,
  rational,
  relation,
  statements,
  step,
  sum,
  symbol,
  tableCells,
  tupleOf,
  writtenOut,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isSafe, plain, rounded, shown } from '../../kit/statistics/decimals.ts'
import { chanceOf, distributionIn, distributionSpec, distributionTable, meanOf, storiesOf } from './distributions.ts'
import { choose, distributionOf, type Experiment, experimentIn, experiments, outcomesOf, tell } from './experiments.ts'
import type { levels } from './levels.ts'
import {
  countedSteps,
  deviationOf,
  drawTable,
  isMeanAndDeviation,
  meanAndDeviation,
  shownDeviation,
  twentieths,
  under,
} from './parts.ts'

/** The outcomes that give x over all outcomes: 3 · 4² / 5³. */
function countedChance(experiment: Experiment, x: number): Expr {
  const { kind, a, b } = experiment
  const outcomes = outcomesOf(experiment)
  if (kind !== 'prizes') return over(outcomes.filter(outcome => outcome === x).length, outcomes.length)
  const ways = choose(a, x)
  const others = b > 2 && x < a ? [power(b - 1, a - x)] : []
  return over(others.length === 0 ? ways : join(...(ways === 1 ? [] : [ways]), ...others), power(b, a))
}

function countedBy({ kind, b, a }: Experiment) {
  const all = outcomesOf({ kind, a, b }).length
  if (kind !== 'prizes')
    return {
      en: line`Of ${all} equally likely outcomes, count those for each value.`,
      es: line`De ${all} resultados igualmente probables, cuenta los de cada valor.`,
    }
  if (b === 2)
    return {
      en: line`Count the ways to choose the rounds with a prize. In each of the other rounds, there is ${1} box without a prize.`,
      es: line`Cuenta las maneras de elegir las rondas con premio. En cada una de las demás hay ${1} caja sin premio.`,
    }
  return {
    en: line`Count the ways to choose the rounds with a prize. In each of the other rounds, there are ${b - 1} boxes without a prize.`,
    es: line`Cuenta las maneras de elegir las rondas con premio. En cada una de las demás hay ${b - 1} cajas sin premio.`,
  }
}

/** Those whose outcomes can be counted one by one. */
const SPINS = experiments.filter(({ kind }) => kind !== 'prizes')

export const hardForms = (form: FormMaker<typeof levels>) => ({
  deriveDistribution: form({
    levels: ['medium'],
    instruction: {
      en: prose`Complete the probability distribution of ${symbol('X')} with fractions.`,
      es: prose`Completa la distribución de probabilidad de ${symbol('X')} con fracciones.`,
    },
    draw: random => random.evenly(SPINS),
    answer: tableCells,
    solution(experiment) {
      const { a, b } = experiment
      const { values, chances } = distributionOf(experiment)
      const outcomes = outcomesOf(experiment)
      return [
        step(equation(join(a, b), outcomes.length), because.countOutcomes),
        step(
          statements(...values.map(x => equation(apply('N', x), outcomes.filter(outcome => outcome === x).length))),
          because.explain,
          {
            sentence: {
              en: line`${apply('N', symbol('x'))}: how many of them give ${equation(symbol('X'), symbol('x'))}.`,
              es: line`${apply('N', symbol('x'))}: cuántos de ellos dan ${equation(symbol('X'), symbol('x'))}.`,
            },
          },
        ),
        step(list(...chances), because.favorableOverAll),
      ]
    },
    solve(experiment) {
      const { values, chances } = distributionOf(experiment)
      const { rows } = distributionSpec(values, chances)
      return { blanks: chances, rows, rowHeads: true }
    },
    ask(experiment) {
      const { values } = distributionOf(experiment)
      const told = tell(experiment)
      const shown = distributionTable(
        values,
        values.map(() => blank()),
      )
      return { en: [told.en, shown], es: [told.es, shown] }
    },
    // Counts the outcomes one by one.
    check(printed, { blanks }) {
      const outcomes = outcomesOf(experimentIn(printed))
      return distributionIn(printed).every(({ x }, i) =>
        exact(itemOf(blanks, i))
          .times(outcomes.length)
          .equals(outcomes.filter(outcome => outcome === x.n).length),
      )
    },
  }),

  derivedMeanAndDeviation: form({
    levels: ['hard'],
    share: 2,
    lines: 6,
    draw: random =>
      random.until(
        // With fewer outcomes it would be a problem for the level before.
        () => random.evenly(experiments.filter(({ a, b }) => a * b > 6)),
        experiment => {
          const { values, chances } = distributionOf(experiment)
          return isSafe(deviationOf(values, chances), 2)
        },
      ),
    answer: namedNumbers('μ', 'σ'),
    solution(experiment, answer) {
      const { values } = distributionOf(experiment)
      const outcomes = outcomesOf(experiment)
      const counts = values.map(x => outcomes.filter(outcome => outcome === x).length)
      return [
        step(
          statements(
            ...values.map((x, i) => {
              const [counted, chance] = [countedChance(experiment, x), over(itemOf(counts, i), outcomes.length)]
              return writtenOut(counted) === writtenOut(chance)
                ? equation(apply('P', x), chance)
                : equation(equation(apply('P', x), counted), chance)
            }),
          ),
          because.explain,
          { sentence: countedBy(experiment) },
        ),
        ...countedSteps(values, counts, outcomes.length, answer),
      ]
    },
    solve(experiment) {
      const { values, chances } = distributionOf(experiment)
      return [plain(rounded(meanOf(values, chances), 2)), shownDeviation(values, chances)]
    },
    ask(experiment) {
      const told = tell(experiment)
      return { en: [told.en, meanAndDeviation.en], es: [told.es, meanAndDeviation.es] }
    },
    check(printed, [mean, deviation]) {
      const outcomes = outcomesOf(experimentIn(printed))
      const all = outcomes.map(x => ({ x, chance: 1 / outcomes.length }))
      return isMeanAndDeviation(all, exact(mean!), exact(deviation!), 0.005)
    },
  }),

  expectedScore: form({
    levels: ['medium'],
    // An expected score of 0 or 1 for a question leaves nothing to multiply.
    draw: random =>
      random.until(
        () => ({
          questions: random.int(4, 30),
          choices: random.pick([2, 4, 5]),
          right: random.int(3, 10),
          wrong: random.int(1, 2),
        }),
        ({ choices, right, wrong }) => ![0, 1, -1].includes((right - wrong * (choices - 1)) / choices),
      ),
    answer: rational,
    solution: ({ questions, choices, right, wrong }, answer) => {
      const perQuestion = Ratio.of(right - wrong * (choices - 1), choices)
      return [
        step(
          equation(minus(join(right, Ratio.of(1, choices)), join(wrong, Ratio.of(choices - 1, choices))), perQuestion),
          because.weighByProbability,
        ),
        step(
          equation(join(questions, perQuestion.n < 0 ? bracketed(perQuestion) : perQuestion), answer),
          because.explain,
          {
            sentence: {
              en: line`Expected values add: multiply by ${questions} questions.`,
              es: line`Los valores esperados se suman: multiplica por ${questions} preguntas.`,
            },
          },
        ),
        answerStep(expr(answer), {
          en: line`On average, a student who guesses scores ${answer} points.`,
          es: line`En promedio, quien contesta al azar obtiene ${answer} puntos.`,
        }),
      ]
    },
    solve: ({ questions, choices, right, wrong }) =>
      plain(Ratio.of(questions * (right - wrong * (choices - 1)), choices)),
    ask: ({ questions, choices, right, wrong }) => ({
      en: prose`A quiz has ${questions} questions with ${choices} choices each, one of them right. A right answer scores ${right} points; a wrong answer scores ${-wrong}. Find the expected score of a student who guesses every answer at random.`,
      es: prose`Una prueba tiene ${questions} preguntas con ${choices} opciones cada una, y una sola es correcta. Una respuesta correcta vale ${right} puntos; una incorrecta vale ${-wrong}. Halla el puntaje esperado de un estudiante que contesta todo al azar.`,
    }),
    // Adds up the scores of all choices of a question.
    check(printed, answer) {
      const [questions, choices, right, wrong] = tupleOf(
        printed.numbers.map(({ n }) => n),
        4,
      )
      let all = right
      for (let choice = 2; choice <= choices; choice++) all += wrong
      return exact(answer)
        .times(choices)
        .equals(questions * all)
    },
  }),

  raffle: form({
    levels: ['medium'],
    draw: random =>
      random.until(
        () => ({
          tickets: random.evenly([300, 600, 350, 450, 900, 700, 400, 750]),
          price: random.int(2, 10),
          top: 50 * random.int(2, 20),
          others: random.int(2, 10),
          small: 5 * random.int(2, 8),
        }),
        ({ tickets, price, top, others, small }) => {
          const paid = top + others * small
          // A loss halfway between two cents could be rounded either way.
          const isHalf = (1000 * paid) % (10 * tickets) === 5 * tickets
          return !isHalf && (100 * paid) % tickets !== 0 && paid < 0.8 * tickets * price && paid > 0.2 * tickets * price
        },
      ),
    answer: { ...decimalNumber, requires: 'decimal-places-2' },
    solution: ({ tickets, price, top, others, small }, answer) => {
      const paid = top + others * small
      const exactGain = Ratio.of(paid, tickets).minus(price)
      return [
        step(equation(sum(top, join(others, small)), paid), because.explain, {
          sentence: { en: line`Add all prizes.`, es: line`Suma todos los premios.` },
        }),
        step(over(paid, tickets), because.explain, {
          sentence: {
            en: line`Divide by the number of tickets: this is the mean prize of one ticket.`,
            es: line`Divide entre el número de boletos: es el premio medio por boleto.`,
          },
        }),
        step(
          relation(minus(over(paid, tickets), price), 100 % exactGain.d === 0 ? '=' : '≈', answer),
          because.explain,
          {
            sentence: { en: line`Subtract the price of the ticket.`, es: line`Resta el precio del boleto.` },
          },
        ),
        answerStep(relation(apply('E', symbol('X')), 100 % exactGain.d === 0 ? '=' : '≈', answer), {
          en: line`In the long run, the buyer of a ticket loses $${plain(rounded(exactGain.negated(), 2))} on average.`,
          es: line`A la larga, quien compra un boleto pierde en promedio $${plain(rounded(exactGain.negated(), 2))}.`,
        }),
      ]
    },
    solve: ({ tickets, price, top, others, small }) => shown(Ratio.of(top + others * small, tickets).minus(price), 2),
    ask: ({ tickets, price, top, others, small }) => ({
      en: prose`A raffle sells ${tickets} tickets for $${price} each. One ticket wins $${top}, and ${others} tickets win $${small} each. ${symbol('X')} is the gain of one ticket in dollars, the prize minus the price. Find the expected value of ${symbol('X')}. Round to the nearest hundredth.`,
      es: prose`En una rifa se venden ${tickets} boletos a $${price} cada uno. Un boleto gana $${top} y ${others} boletos ganan $${small} cada uno. ${symbol('X')} es la ganancia de un boleto en dólares, el premio menos el precio. Halla el valor esperado de ${symbol('X')}. Redondea a la centésima más cercana.`,
    }),
    // All tickets together, one by one.
    check(printed, answer) {
      const [tickets, price, top, others, small] = tupleOf(
        printed.numbers.map(({ n }) => n),
        5,
      )
      let gain = 0
      for (let i = 0; i < tickets; i++) gain += (i === 0 ? top : i <= others ? small : 0) - price
      return Math.abs(gain / tickets - exact(answer).toNumber()) < 0.00500001
    },
  }),

  twoUnknowns: form({
    levels: ['hard'],
    share: 2,
    lines: 5,
    draw: (random, { least, most }) => {
      const [first, second] = tupleOf(
        random.sample([0, 1, 2, 3], 2).sort((a, b) => a - b),
        2,
      )
      return { ...drawTable(random, storiesOf(0), least, most), first, second }
    },
    answer: namedNumbers('p', 'q'),
    solution({ values, parts, first, second }) {
      const [p, q] = [symbol('p'), symbol('q')]
      const [x1, x2] = [itemOf(values, first), itemOf(values, second)]
      const others = parts.map((part, i) => (i === first || i === second ? 0 : part))
      const rest = others.reduce((a, b) => a + b, 0)
      const [one, other] = [Ratio.of(itemOf(parts, first), 20), Ratio.of(itemOf(parts, second), 20)]
      const together = Ratio.of(20 - rest, 20)
      const weighted = one.times(x1).plus(other.times(x2))
      const mean = plain(meanOf(values, twentieths(parts)))
      const known = values.flatMap((value, i) =>
        itemOf(others, i) === 0 || value === 0 ? [] : [join(value, chanceOf(itemOf(others, i)))],
      )
      const taken = known.reduce<Expr>((left, one) => minus(left, one), mean)
      const term = (x: number, letter: Expr) => (x === 0 ? [] : [join(x, letter)])
      return [
        step(equation(sum(p, q), plain(together)), because.probabilitiesAddToOne),
        step(equation(equation(sum(...term(x1, p), ...term(x2, q)), taken), plain(weighted)), because.explain, {
          sentence: {
            en: line`The other terms of the mean are known: subtract them from ${mean}.`,
            es: line`Los demás términos de la media se conocen: réstalos de ${mean}.`,
          },
        }),
        ...(x1 === 0
          ? []
          : [
              step(equation(join(x2 - x1, q), plain(weighted.minus(together.times(x1)))), because.explain, {
                sentence: {
                  en:
                    x1 === 1
                      ? line`Subtract the first equation from the second.`
                      : x1 < 0
                        ? line`Multiply the first equation by ${-x1} and add it to the second.`
                        : line`Multiply the first equation by ${x1} and subtract it from the second.`,
                  es:
                    x1 === 1
                      ? line`Resta la primera ecuación de la segunda.`
                      : x1 < 0
                        ? line`Multiplica la primera ecuación por ${-x1} y súmala a la segunda.`
                        : line`Multiplica la primera ecuación por ${x1} y réstala de la segunda.`,
                },
              }),
            ]),
        ...(x2 - x1 === 1 ? [] : [step(equation(q, plain(other)), because.divideBothSides, { value: x2 - x1 })]),
        step(
          statements(
            equation(equation(p, minus(plain(one.plus(other)), plain(other))), plain(one)),
            equation(q, plain(other)),
          ),
          because.substituteBack,
          { letter: p },
        ),
      ]
    },
    solve: ({ parts, first, second }) => [
      plain(Ratio.of(itemOf(parts, first), 20)),
      plain(Ratio.of(itemOf(parts, second), 20)),
    ],
    ask({ variable, values, parts, first, second }) {
      const [p, q] = [symbol('p'), symbol('q')]
      const shown = distributionTable(
        values,
        parts.map((part, i) => (i === first ? p : i === second ? q : chanceOf(part))),
      )
      const mean = plain(meanOf(values, twentieths(parts)))
      return under(variable, shown, {
        en: prose`The mean of ${symbol('X')} is ${mean}. Find ${p} and ${q}.`,
        es: prose`La media de ${symbol('X')} es ${mean}. Halla ${p} y ${q}.`,
      })
    },
    check(printed, [p, q]) {
      const mean = lastOf(printed.numbers)
      const unknown = [exact(p!), exact(q!)]
      const all = distributionIn(printed).map(({ x, chance }) => ({ x, chance: chance ?? unknown.shift()! }))
      const sum = (of: (one: (typeof all)[number]) => Ratio) => all.reduce((sum, one) => sum.plus(of(one)), Ratio.of(0))
      return sum(({ chance }) => chance).equals(1) && sum(({ x, chance }) => x.times(chance)).equals(mean)
    },
  }),
})
