import {
  type Block,
  type Both,
  bracketed,
  type Expr,
  equation,
  itemOf,
  join,
  list,
  MU,
  minus,
  power,
  prose,
  type Random,
  Ratio,
  relation,
  root,
  SIGMA,
  type Step,
  shownValue,
  step,
  sum,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { nearest } from '../../kit/statistics/decimals.ts'
import { drawParts, meanOf, type Variable, varianceOf } from './distributions.ts'

export const twentieths = (parts: readonly number[]) => parts.map(part => Ratio.of(part, 20))

export const deviationOf = (values: readonly number[], chances: readonly Ratio[]) =>
  Math.sqrt(varianceOf(values, chances).toNumber())

export const drawTable = (random: Random, stories: readonly Variable[], least: number, most: number) => {
  const [variable, count] = [random.evenly(stories), random.int(least, most)]
  return { variable, values: variable.values(random, count), parts: drawParts(random, count) }
}

export const under = ({ says }: Variable, shown: Block, asked: Both<Block>) => ({
  en: [says.en, shown, asked.en],
  es: [says.es, shown, asked.es],
})

/** From the definition: the mean balances, and the squared distances from it average to the variance. */
export function isMeanAndDeviation(
  all: readonly { readonly x: number; readonly chance: number }[],
  mean: Ratio,
  deviation: Ratio,
  margin = 0,
): boolean {
  const balance = all.reduce((sum, { x, chance }) => sum + x * chance, 0)
  const variance = all.reduce((sum, { x, chance }) => sum + (x - balance) ** 2 * chance, 0)
  return (
    Math.abs(mean.toNumber() - balance) <= margin + 1e-9 &&
    deviation.n > 0 &&
    Math.abs(deviation.toNumber() - Math.sqrt(variance)) <= 0.005
  )
}

export const meanAndDeviation = {
  en: prose`Find the mean ${MU} and the standard deviation ${SIGMA}. Round to the nearest hundredth if needed.`,
  es: prose`Halla la media ${MU} y la desviación estándar ${SIGMA}. Redondea a la centésima más cercana si es necesario.`,
}

const timesChance = (x: number, chance: Ratio): Expr => join(x < 0 ? bracketed(x) : x, shownValue(chance))
/** Σ x · P(x). */
export const meanStep = (values: readonly number[], chances: readonly Ratio[], name: Value = MU): Step =>
  step(
    equation(
      equation(name, sum(...values.map((x, i) => timesChance(x, itemOf(chances, i))))),
      shownValue(meanOf(values, chances)),
    ),
    because.weighByProbability,
  )
/** The mean, the mean of the squares, the variance, and its root. */
export function meanAndDeviationSteps(
  values: readonly number[],
  chances: readonly Ratio[],
  answer: readonly Value[],
): readonly Step[] {
  const [mean, deviation] = tupleOf(answer, 2)
  const exactMean = meanOf(values, chances)
  const squares = values.map(x => x * x)
  const meanToSquare =
    isShort(exactMean) && exactMean.compare(0) >= 0 ? shownValue(exactMean) : bracketed(shownValue(exactMean))
  const [ofSquares, variance] = [meanOf(squares, chances), varianceOf(values, chances)]
  return [
    meanStep(values, chances),
    step(
      equation(sum(...squares.map((x, i) => timesChance(x, itemOf(chances, i)))), shownValue(ofSquares)),
      because.meanOfSquares,
    ),
    step(
      equation(equation(power(SIGMA, 2), minus(shownValue(ofSquares), power(meanToSquare, 2))), shownValue(variance)),
      because.varianceFromSquares,
    ),
    step(
      list(
        relation(MU, isShort(exactMean) ? '=' : '≈', mean),
        relation(equation(SIGMA, root(shownValue(variance))), '≈', deviation),
      ),
      because.rootOfVariance,
      { place: nearest.hundredth },
    ),
  ]
}
const isShort = (value: Ratio) => 100 % value.d === 0
