import {
  answerStep,
  type Expr,
  equation,
  exact,
  type FormMaker,
  integer,
  itemOf,
  line,
  m,
  minus,
  over,
  prose,
  Ratio,
  rational,
  relation,
  role,
  sentenceChoice,
  step,
  valueAtZStep,
  writtenStandardizeStep,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isSafe, plain, shownFloat } from '../../kit/statistics/decimals.ts'
import type { levels } from './levels.ts'
import { type Pair, pairs } from './pairs.ts'
import { drawContext, drawZ, joined, nextContext, valueAt } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  zScore: form({
    levels: ['easy'],
    lines: 2,
    draw(random) {
      const { context, mean, deviation } = drawContext(random, nextContext(random, 'easy'))
      return { context, mean, deviation, z: drawZ(random, deviation, -2.9, 2.9) }
    },
    answer: rational,
    solve: ({ z }) => plain(Ratio.of(z, 100)),
    solution: ({ mean, deviation, z }, answer) => [
      writtenStandardizeStep(valueAt(mean, deviation, z), mean, deviation),
      answerStep(equation(m`z`, answer), {
        en:
          z > 0
            ? line`${valueAt(mean, deviation, z)} is ${answer} standard deviations above the mean.`
            : line`${valueAt(mean, deviation, z)} is ${plain(Ratio.of(-z, 100))} standard deviations below the mean.`,
        es:
          z > 0
            ? line`${valueAt(mean, deviation, z)} está ${answer} desviaciones estándar por encima de la media.`
            : line`${valueAt(mean, deviation, z)} está ${plain(Ratio.of(-z, 100))} desviaciones estándar por debajo de la media.`,
      }),
    ],
    ask: ({ context, mean, deviation, z }) =>
      joined(context.says(mean, deviation), {
        en: prose`Find the z-score of the value ${valueAt(mean, deviation, z)}.`,
        es: prose`Halla el puntaje z del valor ${valueAt(mean, deviation, z)}.`,
      }),
    check(printed, answer) {
      const [mean, deviation, value] = printed.numbers
      return !!mean && !!deviation && !!value && exact(answer).times(deviation).plus(mean).equals(value)
    },
  }),

  valueFromZ: form({
    levels: ['easy'],
    lines: 2,
    draw(random) {
      const { context, mean, deviation } = drawContext(random, nextContext(random, 'easy', 4))
      return { context, mean, deviation, z: drawZ(random, deviation, -2.9, 2.9) }
    },
    answer: integer,
    solve: ({ mean, deviation, z }) => valueAt(mean, deviation, z),
    solution: ({ mean, deviation, z }) => [
      step(equation(m`x`, m`μ + zσ`), because.writeFormula),
      valueAtZStep(Ratio.of(z, 100), mean, deviation),
    ],
    ask: ({ context, mean, deviation, z }) =>
      joined(context.says(mean, deviation), {
        en: prose`Find the value with z-score ${plain(Ratio.of(z, 100))}.`,
        es: prose`Halla el valor cuyo puntaje z es ${plain(Ratio.of(z, 100))}.`,
      }),
    check(printed, answer) {
      const [mean, deviation, z] = printed.numbers
      return !!mean && !!deviation && !!z && exact(answer).minus(mean).over(deviation).equals(z)
    },
  }),

  compare: form({
    levels: ['easy'],
    lines: 3,
    draw: random => {
      const pair = random.evenly(pairs)
      const isFirst = random.chance(0.5)
      return random.until(
        () => {
          const [one, two] = [pair.first, pair.second].map(([means, deviations]) => {
            const [mean, deviation] = [random.int(...means), random.int(...deviations)]
            return { mean, deviation, value: mean + random.int(-deviation, 2 * deviation) }
          }) as [Measured, Measured]
          return { pair, one, two }
        },
        ({ one, two }) =>
          one.deviation !== two.deviation &&
          Math.abs(zOf(one) - zOf(two)) >= 0.2 &&
          [one, two].every(of => Math.abs(zOf(of)) > 0.15 && isSafe(zOf(of), 2)) &&
          zOf(one) > zOf(two) === isFirst,
      )
    },
    answer: sentenceChoice,
    solve: drawn => choicesOf(drawn).right,
    mistakes: drawn => {
      const { right: _, ...wrong } = choicesOf(drawn)
      return wrong
    },
    ask: ({ pair, one, two }) =>
      pair.tells(
        role('v1', one.value),
        role('m1', one.mean),
        role('s1', one.deviation),
        role('v2', two.value),
        role('m2', two.mean),
        role('s2', two.deviation),
      ),
    solution: ({ pair, one, two }, { says }) => {
      const order =
        zOf(one) > zOf(two) ? relation(shownZ(one), '>', shownZ(two)) : relation(shownZ(two), '>', shownZ(one))
      return [
        ...([one, two] as const).map((of, i) =>
          step(
            relation(
              equation(m`z`, over(minus(of.value, of.mean), of.deviation)),
              100 % Ratio.of(of.value - of.mean, of.deviation).d === 0 ? '=' : '≈',
              shownZ(of),
            ),
            because.standardizeNamed,
            { what: { en: line`${itemOf(pair.names, i)}`, es: line`${itemOf(pair.names, i)}` } },
          ),
        ),
        step(says, because.explain, {
          sentence: {
            en: line`The value with the greater z-score is higher within its group: ${order}.`,
            es: line`El valor con el puntaje z mayor es más alto dentro de su grupo: ${order}.`,
          },
        }),
      ]
    },
    whyWrong: () => {
      return {
        smallerZ: { en: line`Its z-score is less.`, es: line`Su puntaje z es menor.` },
        spreadOfWinner: {
          en: line`A standard deviation alone does not tell how far a value is from its mean.`,
          es: line`La desviación estándar sola no dice a qué distancia de la media está un valor.`,
        },
        spreadOfLoser: {
          en: line`It compares only the spreads, and its z-score is less.`,
          es: line`Compara solo las dispersiones, y su puntaje z es menor.`,
        },
      }
    },
    // Puts the first value on the scale of the second group.
    check(printed, { key }) {
      const at = (name: string) => printed.role(name).toNumber()
      const moved = at('m2') + ((at('v1') - at('m1')) * at('s2')) / at('s1')
      return key === (moved > at('v2') ? 'first by z' : 'second by z')
    },
  }),
})

interface Measured {
  readonly mean: number
  readonly deviation: number
  readonly value: number
}
const zOf = ({ mean, deviation, value }: Measured) => (value - mean) / deviation
const shownZ = (of: Measured) => shownFloat(zOf(of), 2)

/** The relatively higher one with its reason, and what pupils say instead. */
function choicesOf({ pair, one, two }: { readonly pair: Pair; readonly one: Measured; readonly two: Measured }) {
  const isFirst = zOf(one) > zOf(two)
  const [high, low] = isFirst ? [one, two] : [two, one]
  const [winner, loser] = isFirst ? pair.names : ([pair.names[1], pair.names[0]] as const)
  const [name, other] = isFirst ? ['first', 'second'] : ['second', 'first']
  const byZ = (what: Expr) => ({
    en: prose`${what}, because its z-score is greater.`,
    es: prose`${what}, porque su puntaje z es mayor.`,
  })
  const bySpread = (what: Expr, own: number, than: number) =>
    own > than
      ? {
          en: prose`${what}, because its standard deviation, ${own}, is greater than ${than}.`,
          es: prose`${what}, porque su desviación estándar, ${own}, es mayor que ${than}.`,
        }
      : {
          en: prose`${what}, because its standard deviation, ${own}, is less than ${than}.`,
          es: prose`${what}, porque su desviación estándar, ${own}, es menor que ${than}.`,
        }
  return {
    right: { key: `${name} by z`, says: byZ(winner) },
    smallerZ: { key: `${other} by z`, says: byZ(loser) },
    spreadOfWinner: { key: `${name} by spread`, says: bySpread(winner, high.deviation, low.deviation) },
    spreadOfLoser: { key: `${other} by spread`, says: bySpread(loser, low.deviation, high.deviation) },
  }
}
