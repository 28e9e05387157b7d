import {
  type Block,
  type Both,
  bracketed,
  type Expr,
  equation,
  explained,
  itemOf,
  join,
  line,
  list,
  MU,
  minus,
  over,
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
  writtenOut,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { nearest, plain, shownFloat } from '../../kit/statistics/decimals.ts'
import { drawParts, meanOf, type Variable, varianceOf } from './distributions.ts'

export const twentieths = (parts: readonly number[]) => parts.map(part => Ratio.of(part, 20))

const isShort = (value: Ratio) => 100 % value.d === 0

export const deviationOf = (values: readonly number[], chances: readonly Ratio[]) =>
  Math.sqrt(varianceOf(values, chances).toNumber())

/** The root of the variance where no digit of it is rounded. */
function exactDeviation(values: readonly number[], chances: readonly Ratio[]): Ratio | null {
  const { n, d } = varianceOf(values, chances)
  const [above, below] = [Math.sqrt(n), Math.sqrt(d)]
  if (!Number.isInteger(above) || !Number.isInteger(below)) return null
  const found = Ratio.of(above, below)
  return isShort(found) ? found : null
}

export function shownDeviation(values: readonly number[], chances: readonly Ratio[]): Expr {
  const found = exactDeviation(values, chances)
  return found ? plain(found) : shownFloat(deviationOf(values, chances), 2)
}

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
/** The variance from the mean of the squares, and its root. */
function deviationSteps(
  values: readonly number[],
  chances: readonly Ratio[],
  answer: readonly Value[],
): readonly Step[] {
  const [mean, deviation] = tupleOf(answer, 2)
  const [exactMean, variance] = [meanOf(values, chances), varianceOf(values, chances)]
  const ofSquares = meanOf(
    values.map(x => x * x),
    chances,
  )
  const meanToSquare =
    isShort(exactMean) && exactMean.compare(0) >= 0 ? shownValue(exactMean) : bracketed(shownValue(exactMean))
  const rooted = equation(SIGMA, root(shownValue(variance)))
  const isExact = isShort(exactMean) && exactDeviation(values, chances) !== null
  return [
    step(
      equation(equation(power(SIGMA, 2), minus(shownValue(ofSquares), power(meanToSquare, 2))), shownValue(variance)),
      because.varianceFromSquares,
    ),
    isExact
      ? explained(
          list(equation(MU, mean), equation(rooted, deviation)),
          line`Take the square root of the variance.`,
          line`Saca la raíz cuadrada de la varianza.`,
        )
      : step(
          list(relation(MU, isShort(exactMean) ? '=' : '≈', mean), relation(rooted, '≈', deviation)),
          because.rootOfVariance,
          { place: nearest.hundredth },
        ),
  ]
}

/** From outcomes that are equally likely, so many for each value. */
export function countedSteps(
  values: readonly number[],
  counts: readonly number[],
  all: number,
  answer: readonly Value[],
): readonly Step[] {
  const chances = counts.map(count => Ratio.of(count, all))
  const average = (of: readonly number[]): Expr => {
    const total = of.reduce((sum, x, i) => sum + x * itemOf(counts, i), 0)
    const worked = over(sum(...of.map((x, i) => join(x, itemOf(counts, i)))), all)
    const found = shownValue(Ratio.of(total, all))
    const quotient = over(total, all)
    return writtenOut(quotient) === writtenOut(found)
      ? equation(worked, found)
      : equation(equation(worked, quotient), found)
  }
  return [
    explained(
      equation(MU, average(values)),
      line`Multiply each value by its number of outcomes, add, and divide by ${all}.`,
      line`Multiplica cada valor por su número de resultados, suma y divide entre ${all}.`,
    ),
    step(average(values.map(x => x * x)), because.meanOfSquares),
    ...deviationSteps(values, chances, answer),
  ]
}

/** The mean, the mean of the squares, the variance, and its root. */
export function meanAndDeviationSteps(
  values: readonly number[],
  chances: readonly Ratio[],
  answer: readonly Value[],
): readonly Step[] {
  const squares = values.map(x => x * x)
  return [
    meanStep(values, chances),
    step(
      equation(sum(...squares.map((x, i) => timesChance(x, itemOf(chances, i)))), shownValue(meanOf(squares, chances))),
      because.meanOfSquares,
    ),
    ...deviationSteps(values, chances, answer),
  ]
}
