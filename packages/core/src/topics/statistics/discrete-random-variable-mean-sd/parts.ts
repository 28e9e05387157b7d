import { type Block, type Both, prose, type Random, Ratio } from '../../../author.ts'
import { drawParts, type Variable, variables, varianceOf } from './distributions.ts'

export const twentieths = (parts: readonly number[]) => parts.map(part => Ratio.of(part, 20))

export const deviationOf = (values: readonly number[], chances: readonly Ratio[]) =>
  Math.sqrt(varianceOf(values, chances).toNumber())

export const drawTable = (random: Random, least: number, most: number) => {
  const [variable, count] = [random.evenly(variables), random.int(least, most)]
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
  en: prose`Find the mean, then the standard deviation. Round to the nearest hundredth if needed.`,
  es: prose`Halla la media y después la desviación estándar. Redondea a la centésima más cercana si es necesario.`,
}
