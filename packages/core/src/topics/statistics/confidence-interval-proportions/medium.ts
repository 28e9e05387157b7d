import {
  answerStep,
  blank,
  bracketed,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  integer,
  join,
  line,
  minus,
  over,
  percent,
  power,
  prose,
  Ratio,
  relation,
  root,
  statements,
  step,
  symbol,
  table,
  tableCells,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { plain, shown } from '../../kit/statistics/decimals.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { claimForms } from './claims.ts'
import { interpretationForms } from './interpretations.ts'
import type { levels } from './levels.ts'
import { oneProportionForm } from './one-proportion.ts'
import {
  CONDITIONS,
  conditionsTable,
  critical,
  LEVELS,
  MET,
  NOT_MET,
  pollsters,
  thousandths,
} from './proportion-intervals.ts'
import { surveys } from './proportion-surveys.ts'

/** z*² p(1 − p) / E², exactly. */
const sizeFor = (z: number, margin: number, guess: number): Ratio =>
  Ratio.of(z, margin)
    .power(2)
    .times(Ratio.of(guess * (100 - guess), 10_000))

/** A seventh of them, and yet enough for a count of ten. */
const rareMost = (n: number) => Math.max(12, Math.floor(n / 7))

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  ...oneProportionForm(form),

  conditions: form({
    levels: ['medium'],
    lines: 0,
    instruction: {
      en: prose`Complete the table with “met” or “not met” for each condition of a one-proportion interval.`,
      es: prose`Completa la tabla con “se cumple” o “no se cumple” para cada condición de un intervalo para una proporción.`,
    },
    draw(random) {
      const pollster = random.evenly(pollsters)
      const n = random.int(8, 30) * 10
      const isSmallPart = random.evenly([true, false])
      const hasCounts = random.evenly([true, true, false])
      return {
        pollster,
        n,
        all: isSmallPart ? random.int(12, 30) * n : random.int(3, 7) * n,
        x: hasCounts ? (pollster.isRare ? random.int(10, rareMost(n)) : random.int(15, n - 15)) : random.int(2, 8),
        isSmallPart,
        hasCounts,
      }
    },
    answer: tableCells,
    solve({ pollster, isSmallPart, hasCounts }) {
      const [random, part, counts] = [pollster.isRandom, isSmallPart, hasCounts].map(is => (is ? MET : NOT_MET))
      const cells = [random ?? MET, part ?? MET, counts ?? MET] as const
      return { blanks: cells, ...conditionsTable(cells) }
    },
    solution: ({ pollster, n, all, x, isSmallPart, hasCounts }) => [
      answerStep(
        {
          en: prose`${CONDITIONS[0]}: ${pollster.isRandom ? MET : NOT_MET}`,
          es: prose`${CONDITIONS[0]}: ${pollster.isRandom ? MET : NOT_MET}`,
        },
        pollster.isRandom
          ? { en: line`The sample was chosen at random.`, es: line`La muestra se eligió al azar.` }
          : { en: line`Nobody chose the sample at random.`, es: line`Nadie eligió la muestra al azar.` },
      ),
      answerStep(
        relation(n, isSmallPart ? '≤' : '>', join(plain(Ratio.of(1, 10)), all)),
        isSmallPart
          ? { en: line`At most 10% of all: met.`, es: line`Como máximo el 10% de todos: se cumple.` }
          : { en: line`More than 10% of all: not met.`, es: line`Más del 10% de todos: no se cumple.` },
      ),
      answerStep(
        statements(expr(x), equation(minus(n, x), n - x)),
        hasCounts
          ? { en: line`Both counts are at least 10: met.`, es: line`Ambos conteos son por lo menos 10: se cumple.` }
          : { en: line`One count is less than 10: not met.`, es: line`Un conteo es menor que 10: no se cumple.` },
      ),
    ],
    ask({ pollster, n, all, x }) {
      const told = pollster.tell(n, all, x)
      const empty = table(conditionsTable([blank(5), blank(5), blank(5)]))
      return { en: [told.en, empty], es: [told.es, empty] }
    },
    check(printed, { blanks }) {
      const [all, n, x] = tupleOf(
        printed.numbers.map(value => value.toNumber()),
        3,
      )
      const met = [/random|aleatori|azar/.test(printed.text), n / all <= 0.1, Math.min(x, n - x) >= 10]
      return blanks.length === 3 && met.every((is, i) => blanks[i] === (is ? MET : NOT_MET))
    },
  }),

  ...interpretationForms(form),

  sampleSize: form({
    levels: ['medium'],
    draw: random => {
      const [survey, level] = [random.evenly(startingAt(surveys.medium, 5)), random.evenly(LEVELS)]
      return random.until(
        () => ({
          survey,
          ...level,
          margin: random.pick([20, 25, 30, 35, 40, 45, 50]),
          guess: random.pick([20, 25, 30, 35, 40, 50, 50, 50, 60, 70]),
        }),
        ({ z, margin, guess }) => {
          const { n, d } = sizeFor(z, margin, guess)
          return Math.min(n % d, d - (n % d)) / d > 0.05
        },
      )
    },
    answer: integer,
    solve({ z, margin, guess }) {
      const { n, d } = sizeFor(z, margin, guess)
      return Math.ceil(n / d)
    },
    solution({ z, margin, guess }, answer) {
      const n = symbol('n')
      const [most, p, size] = [plain(Ratio.of(margin, 1000)), plain(Ratio.of(guess, 100)), sizeFor(z, margin, guess)]
      const q = plain(Ratio.of(100 - guess, 100))
      return [
        step(relation(join(thousandths(z), root(over(join(p, q), n))), '≤', most), because.explain, {
          sentence: {
            en: line`The margin of error must be small enough.`,
            es: line`El margen de error debe ser lo bastante pequeño.`,
          },
        }),
        step(relation(root(over(join(p, q), n)), '≤', over(most, thousandths(z))), because.divideBothSides, {
          value: thousandths(z),
        }),
        step(relation(n, '≥', join(p, q, power(bracketed(over(thousandths(z), most)), 2))), because.explain, {
          sentence: {
            en: line`Square both sides, and solve for ${n}.`,
            es: line`Eleva ambos lados al cuadrado y despeja ${n}.`,
          },
        }),
        step(relation(n, '≥', shown(size, 2)), because.evaluate, { what: { en: line`the bound`, es: line`la cota` } }),
        step(equation(n, answer), because.alwaysRoundUp),
      ]
    },
    ask({ survey, level, z, margin, guess }) {
      const [most, assumed] = [plain(Ratio.of(margin, 1000)), plain(Ratio.of(guess, 100))]
      const p = equation(power(symbol('p'), symbol('*')), assumed)
      return {
        en: prose`With ${percent(level)} confidence and a margin of error of at most ${most}, we want to estimate the proportion of ${survey.of}. Use ${critical(z)} and ${p}. What is the smallest sample size needed?`,
        es: prose`Con una confianza del ${percent(level)} y un margen de error de ${most} como máximo, queremos estimar la proporción de ${survey.of}. Usa ${critical(z)} y ${p}. ¿Cuál es el menor tamaño de muestra que se necesita?`,
      }
    },
    // The margin is small enough with n and too large with n − 1.
    check(printed, answer) {
      const margin = printed.numbers.find(value => value.compare(1) < 0 && value.compare(Ratio.of(1, 10)) < 0)
      const [z, p] = printed.all('relation').map(({ right }) => evaluate(right).toNumber())
      if (!margin || !z || !p || !exact(answer).isInteger) return false
      const fits = (n: number) => z * Math.sqrt((p * (1 - p)) / n) <= margin.toNumber()
      return fits(exact(answer).n) && !fits(exact(answer).n - 1)
    },
  }),

  ...claimForms(form),
})
