import {
  answerStep,
  apply,
  bracketed,
  count,
  decimal,
  equation,
  exact,
  expr,
  type FormMaker,
  integer,
  itemOf,
  join,
  line,
  list,
  MU,
  minus,
  namedNumbers,
  over,
  type Printed,
  percent,
  prose,
  Ratio,
  relation,
  SIGMA,
  statements,
  step,
  sum,
  symbol,
  tupleOf,
  valueAtZStep,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isSafe, plain, shownFloat } from '../../kit/statistics/decimals.ts'
import { below, zOf } from '../../kit/statistics/normal.ts'
import type { levels } from './levels.ts'
import { between, drawContext, nextContext } from './parts.ts'

const atUnit = (value: number, unit: number) => Math.round(value / unit) * unit

/** 89.44%: the share below z, to hundredths of a percent. */
const percentBelow = (z: number) => percent(decimal(Ratio.of(Math.round(below(z) * 1e4), 100)))

const ROUNDED = [1, 10, 1000].map(unit => ({
  unit,
  rounding:
    unit === 1
      ? { en: prose`Round to the nearest whole number.`, es: prose`Redondea al número entero más cercano.` }
      : unit === 10
        ? { en: prose`Round to the nearest ten.`, es: prose`Redondea a la decena más cercana.` }
        : { en: prose`Round to the nearest thousand.`, es: prose`Redondea al millar más cercano.` },
}))

/** What is rounded to, from the words. */
const unitIn = (printed: Printed) =>
  /thousand|millar/.test(printed.text) ? 1000 : /nearest ten|decena/.test(printed.text) ? 10 : 1

const unitOf = (deviation: number) => itemOf(ROUNDED, deviation >= 4000 ? 2 : deviation >= 400 ? 1 : 0)

/** The z of a table: to hundredths. */
const zFor = (share: number) => Ratio.of(Math.round(zOf(share) * 1000), 1000)
const zStep = (share: number, z = zFor(share)) =>
  step(
    relation(apply('P', relation(symbol('Z'), '<', plain(z))), '≈', plain(Ratio.of(Math.round(share * 1e4), 1e4))),
    because.zWithAreaBelow,
    {
      area: plain(Ratio.of(Math.round(share * 1e4), 1e4)),
    },
  )

export const hardForms = (form: FormMaker<typeof levels>) => ({
  percentile: form({
    levels: ['hard'],
    share: 2,
    draw: random => {
      const context = nextContext(random, 'hard')
      return random.until(
        () => ({ ...drawContext(random, context), share: random.intExcept(5, 95, 50) }),
        ({ mean, deviation, share }) => {
          const { unit } = unitOf(deviation)
          const fine = zOf(share / 100)
          const rough = Math.round(fine * 100) / 100
          return (
            [fine, rough].every(z => isSafe(mean + deviation * z, -Math.log10(unit))) &&
            atUnit(mean + deviation * fine, unit) === atUnit(mean + deviation * rough, unit)
          )
        },
      )
    },
    answer: integer,
    solve: ({ mean, deviation, share }) => atUnit(mean + deviation * zOf(share / 100), unitOf(deviation).unit),
    solution: ({ context: { things, unit }, mean, deviation, share }, answer) => [
      zStep(share / 100),
      valueAtZStep(zFor(share / 100), mean, deviation),
      answerStep(expr(answer), {
        en: line`About ${share}% of the ${things} are below ${count(answer, unit)}.`,
        es: line`Cerca del ${share}% de ${things} está por debajo de ${count(answer, unit)}.`,
      }),
    ],
    ask({ context, mean, deviation, share }) {
      const { rounding } = unitOf(deviation)
      const told = context.says(mean, deviation)
      const asked = {
        en: prose`Find the value with ${share}% of all values below it.`,
        es: prose`Halla el valor que deja por debajo el ${share}% de todos los valores.`,
      }
      return { en: [told.en, asked.en, rounding.en], es: [told.es, asked.es, rounding.es] }
    },
    check(printed, answer) {
      const numbers = printed.numbers.map(number => number.toNumber())
      const [mean, deviation, share] = tupleOf(numbers, 3)
      const unit = unitIn(printed)
      const z = (exact(answer).toNumber() - mean) / deviation
      const [low, high] = tupleOf(
        [-1, 1].map(way => 0.5 + between(0, z + (way * unit * 0.5001) / deviation)),
        2,
      )
      return exact(answer).n % unit === 0 && low <= share / 100 && high >= share / 100
    },
  }),

  middle: form({
    levels: ['hard'],
    share: 2,
    draw: random => {
      const context = nextContext(random, 'hard', 4)
      return random.until(
        () => ({ ...drawContext(random, context), share: random.intExcept(30, 96, 50) }),
        ({ mean, deviation, share }) => {
          const { unit } = unitOf(deviation)
          const fine = zOf(0.5 + share / 200)
          const rough = Math.round(fine * 100) / 100
          return [fine, rough].every(z =>
            [-1, 1].every(
              way =>
                isSafe(mean + way * deviation * z, -Math.log10(unit)) &&
                atUnit(mean + way * deviation * z, unit) === atUnit(mean + way * deviation * fine, unit),
            ),
          )
        },
      )
    },
    answer: namedNumbers('a', 'b'),
    solution: ({ context: { things, unit }, mean, deviation, share }, answer) => {
      const [low, high] = tupleOf(answer, 2)
      const tail = Ratio.of(100 - share, 200)
      return [
        step(equation(over(minus(1, plain(Ratio.of(share, 100))), 2), plain(tail)), because.explain, {
          sentence: {
            en: line`Half of the rest is below ${symbol('a')}, half is above ${symbol('b')}.`,
            es: line`La mitad del resto está por debajo de ${symbol('a')} y la otra mitad por encima de ${symbol('b')}.`,
          },
        }),
        zStep(tail.toNumber()),
        valueAtZStep(zFor(tail.toNumber()), mean, deviation),
        step(equation(symbol('z'), plain(zFor(tail.toNumber()).negated())), because.explain, {
          sentence: {
            en: line`The curve is symmetric: b lies as far above the mean.`,
            es: line`La curva es simétrica: b está igual de lejos por encima de la media.`,
          },
        }),
        valueAtZStep(zFor(tail.toNumber()).negated(), mean, deviation),
        answerStep(list(equation(symbol('a'), low), equation(symbol('b'), high)), {
          en: line`The middle ${percent(share)} of the ${things} are between ${low} and ${count(high, unit)}.`,
          es: line`El ${percent(share)} central de ${things} está entre ${low} y ${count(high, unit)}.`,
        }),
      ]
    },
    solve: ({ mean, deviation, share }) => {
      const z = zOf(0.5 + share / 200)
      return [-1, 1].map(way => atUnit(mean + way * deviation * z, unitOf(deviation).unit))
    },
    ask({ context, mean, deviation, share }) {
      const { rounding } = unitOf(deviation)
      const asked = {
        en: prose`Find the values ${symbol('a')} and ${symbol('b')}, with ${relation(symbol('a'), '<', symbol('b'))}, between which the middle ${percent(share)} of all values lie.`,
        es: prose`Halla los valores ${symbol('a')} y ${symbol('b')}, con ${relation(symbol('a'), '<', symbol('b'))}, entre los que está el ${percent(share)} central de todos los valores.`,
      }
      const told = context.says(mean, deviation)
      return { en: [told.en, asked.en, rounding.en], es: [told.es, asked.es, rounding.es] }
    },
    // As far below the mean as above it, with the share between them.
    check(printed, [low, high]) {
      const [mean, deviation, share] = tupleOf(
        printed.numbers.map(number => number.toNumber()),
        3,
      )
      const unit = unitIn(printed)
      if (low === undefined || high === undefined) return false
      const ends = [exact(low).toNumber(), exact(high).toNumber()] as const
      return ends.every((end, i) => {
        const z = ((i === 0 ? -1 : 1) * (end - mean)) / deviation
        const step = (unit * 0.5001) / deviation
        return end % unit === 0 && 2 * between(0, z - step) <= share && 2 * between(0, z + step) >= share
      })
    },
  }),

  unknownParameter: form({
    levels: ['hard'],
    share: 2,
    draw: random => {
      const kind = random.evenly(['mean', 'deviation'] as const)
      return random.until(
        () => ({
          kind,
          z: random.int(3, 22) * random.sign(),
          deviation: 10 * random.int(1, 6),
          mean: 10 * random.int(20, 60),
        }),
        ({ z }) => z !== 5 && z !== 10,
      )
    },
    answer: integer,
    solve: ({ mean, deviation, kind }) => (kind === 'mean' ? mean : deviation),
    solution({ z, deviation, mean, kind }) {
      const [score, value] = [Ratio.of(z, 10), mean + (z * deviation) / 10]
      const factor = z < 0 ? bracketed(plain(score)) : plain(score)
      return [
        zStep(below(z / 10), score),
        ...(kind === 'mean'
          ? [
              step(equation(plain(score), over(minus(value, MU), deviation)), because.standardize),
              step(equation(equation(MU, minus(value, join(factor, deviation))), mean), because.explain, {
                sentence: {
                  en: line`Multiply both sides by ${deviation}. The mean is ${value} minus that product.`,
                  es: line`Multiplica ambos lados por ${deviation}. La media es ${value} menos ese producto.`,
                },
              }),
            ]
          : [
              step(equation(plain(score), over(minus(value, mean), SIGMA)), because.standardize),
              step(equation(equation(SIGMA, over(minus(value, mean), plain(score))), deviation), because.explain, {
                sentence: {
                  en: line`Multiply both sides by ${SIGMA}, then divide both by ${plain(score)}.`,
                  es: line`Multiplica ambos lados por ${SIGMA} y divide ambos entre ${plain(score)}.`,
                },
              }),
            ]),
      ]
    },
    ask({ z, deviation, mean, kind }) {
      const value = mean + (z * deviation) / 10
      const share = percentBelow(z / 10)
      return kind === 'mean'
        ? {
            en: prose`A normal distribution has standard deviation ${deviation}, and ${share} of its values are below ${value}. Find the mean. Round to the nearest whole number.`,
            es: prose`Una distribución normal tiene desviación estándar ${deviation}, y el ${share} de sus valores está por debajo de ${value}. Halla la media. Redondea al número entero más cercano.`,
          }
        : {
            en: prose`A normal distribution has mean ${mean}, and ${share} of its values are below ${value}. Find the standard deviation. Round to the nearest whole number.`,
            es: prose`Una distribución normal tiene media ${mean}, y el ${share} de sus valores está por debajo de ${value}. Halla la desviación estándar. Redondea al número entero más cercano.`,
          }
    },
    // The share below the value, half a unit around the answer.
    check(printed, answer) {
      const [known, share, value] = tupleOf(
        printed.numbers.map(number => number.toNumber()),
        3,
      )
      const isMean = !/has mean|tiene media/.test(printed.text)
      const shareAt = (found: number) =>
        isMean ? between(-8, (value - found) / known) : between(-8, (value - known) / found)
      const found = exact(answer).toNumber()
      if (!exact(answer).isInteger || found <= 0) return false
      return (shareAt(found - 0.5) - share) * (shareAt(found + 0.5) - share) < 0
    },
  }),

  both: form({
    levels: ['hard'],
    draw: random =>
      random.until(
        () => ({
          z1: random.int(-20, -5),
          z2: random.int(5, 20),
          deviation: 10 * random.int(1, 6),
          mean: 10 * random.int(30, 60),
        }),
        ({ z1, z2 }) => z2 - z1 > 10,
      ),
    answer: namedNumbers('μ', 'σ'),
    solve: ({ mean, deviation }) => [mean, deviation],
    solution({ z1, z2, deviation, mean }) {
      const [one, two] = [Ratio.of(z1, 10), Ratio.of(z2, 10)]
      const [a, b] = [mean + (z1 * deviation) / 10, mean + (z2 * deviation) / 10]
      const found = (z: Ratio) =>
        relation(apply('P', relation(symbol('Z'), '<', plain(z))), '≈', shownFloat(below(z.toNumber()), 4))
      return [
        step(statements(found(one), found(two)), because.explain, {
          sentence: {
            en: line`Find the z-scores with these areas below them.`,
            es: line`Halla los puntajes z que dejan estas áreas por debajo.`,
          },
        }),
        step(
          statements(equation(sum(MU, join(plain(one), SIGMA)), a), equation(sum(MU, join(plain(two), SIGMA)), b)),
          because.writeEquationForEachFact,
        ),
        step(equation(join(plain(two.minus(one)), SIGMA), b - a), because.subtractFirstEquation, { letter: MU }),
        step(equation(SIGMA, deviation), because.divideBothSides, { value: plain(two.minus(one)) }),
        step(
          statements(
            equation(
              equation(
                MU,
                z2 > 0 ? minus(b, join(plain(two), deviation)) : sum(b, join(plain(two.negated()), deviation)),
              ),
              mean,
            ),
            equation(SIGMA, deviation),
          ),
          because.substituteBack,
          { letter: MU },
        ),
      ]
    },
    ask({ z1, z2, deviation, mean }) {
      const [a, b] = tupleOf(
        [z1, z2].map(z => mean + (z * deviation) / 10),
        2,
      )
      const [first, second] = [percentBelow(z1 / 10), percentBelow(z2 / 10)]
      return {
        en: prose`In a normal distribution, ${first} of the values are below ${a} and ${second} are below ${b}. Find the mean ${MU} and the standard deviation ${SIGMA}. Round to the nearest whole number.`,
        es: prose`En una distribución normal, el ${first} de los valores está por debajo de ${a} y el ${second} está por debajo de ${b}. Halla la media ${MU} y la desviación estándar ${SIGMA}. Redondea al número entero más cercano.`,
      }
    },
    check(printed, answer) {
      const [low, a, high, b] = tupleOf(
        printed.numbers.map(number => number.toNumber()),
        4,
      )
      const [mean, deviation] = answer.map(value => exact(value).toNumber())
      if (mean === undefined || !deviation || deviation <= 0) return false
      return (
        Math.abs(between(-8, (a - mean) / deviation) - low) < 0.0001 &&
        Math.abs(between(-8, (b - mean) / deviation) - high) < 0.0001
      )
    },
  }),
})
