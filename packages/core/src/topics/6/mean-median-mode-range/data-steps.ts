import {
  answerStep,
  type Both,
  type Content,
  decimal,
  decimalPlaces,
  type Expr,
  equation,
  explained,
  expr,
  itemOf,
  line,
  list,
  minus,
  over,
  Ratio,
  type Rational,
  relation,
  type Step,
  statements,
  step,
  sum,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Changed, withValue } from './changes.ts'
import { mean, median } from './data-sets.ts'

const shown = (value: Rational): Expr => {
  const exact = Ratio.from(value)
  return decimalPlaces(exact.d) === null ? expr(exact) : decimal(exact)
}
const nearest = (value: Ratio) => Ratio.of(Math.round(value.toNumber() * 100), 100)
const ends = (value: Ratio) => decimalPlaces(value.d) !== null
const totalOf = (values: readonly Rational[]) => values.reduce<Ratio>((all, value) => all.plus(value), Ratio.of(0))

/** 157/5 = 31.4, or 157/6 ≈ 26.17. */
function quotientLine(values: readonly Rational[]): Expr {
  const all = totalOf(values)
  const center = all.over(values.length)
  const written = over(shown(all), values.length)
  return ends(center) ? equation(written, shown(center)) : relation(written, '≈', decimal(nearest(center)))
}

export const meanSteps = (values: readonly Rational[]): readonly Step[] => [
  step(equation(sum(...values.map(shown)), shown(totalOf(values))), because.addValues),
  explained(
    quotientLine(values),
    line`Divide by the number of values, ${values.length}.`,
    line`Divide entre el número de valores, ${values.length}.`,
  ),
]

/** 18, or (16 + 45)/2 = 30.5 where two values stand in the middle. */
export function medianLine(values: readonly Rational[]): Expr {
  const sorted = values.map(value => Ratio.from(value)).sort((a, b) => a.compare(b))
  const half = Math.floor(sorted.length / 2)
  const [low, high] = [sorted.length % 2 === 1 ? half : half - 1, half].map(i => itemOf(sorted, i)) as [Ratio, Ratio]
  return sorted.length % 2 === 1
    ? shown(high)
    : equation(over(sum(shown(low), shown(high)), 2), shown(low.plus(high).over(2)))
}

/** Both measures before and after, the sums and the numbers in order written out. */
export function bothSteps(data: readonly number[], after: readonly number[], says: Both<Content>): readonly Step[] {
  const sorted = (values: readonly number[]) => list(...[...values].sort((a, b) => a - b))
  const sumLine = (values: readonly number[]) => equation(sum(...values.map(shown)), shown(totalOf(values)))
  return [
    explained(
      statements(sumLine(data), quotientLine(data)),
      line`The mean before: add the values and divide by ${data.length}.`,
      line`La media antes: suma los valores y divide entre ${data.length}.`,
    ),
    explained(
      statements(sumLine(after), quotientLine(after)),
      line`The mean after: now there are ${after.length} values.`,
      line`La media después: ahora hay ${after.length} valores.`,
    ),
    explained(
      sorted(data),
      line`In order before: the median is ${medianLine(data)}.`,
      line`En orden, antes: la mediana es ${medianLine(data)}.`,
    ),
    explained(
      sorted(after),
      line`In order after: the median is ${medianLine(after)}.`,
      line`En orden, después: la mediana es ${medianLine(after)}.`,
    ),
    answerStep(says, {
      en: line`Compare the two means and the two medians.`,
      es: line`Compara las dos medias y las dos medianas.`,
    }),
  ]
}

/** Mean and median before and after, and by how much each changes. */
export function changeSteps(facts: Changed): readonly Step[] {
  const after = withValue(facts)
  const change = (measure: (values: readonly number[]) => Ratio) => {
    const difference = measure(after).minus(measure(facts.data))
    return nearest(difference.n < 0 ? difference.negated() : difference)
  }
  const [ofMean, ofMedian] = [change(mean), change(median)]
  const isMean = ofMean.compare(ofMedian) > 0
  const sorted = (values: readonly number[]) => list(...[...values].sort((a, b) => a - b))
  const apart = (measure: (values: readonly number[]) => Ratio, by: Ratio) => {
    const [less, more] = [measure(facts.data), measure(after)].sort((a, b) => a.compare(b)) as [Ratio, Ratio]
    const work = minus(decimal(nearest(more)), decimal(nearest(less)))
    return ends(less) && ends(more) ? equation(work, decimal(by)) : relation(work, '≈', decimal(by))
  }
  return [
    explained(
      statements(equation(sum(...facts.data), shown(totalOf(facts.data))), quotientLine(facts.data)),
      line`The mean before: add the values and divide by ${facts.data.length}.`,
      line`La media antes: suma los valores y divide entre ${facts.data.length}.`,
    ),
    explained(
      statements(equation(sum(totalOf(facts.data), facts.value), shown(totalOf(after))), quotientLine(after)),
      line`The mean after: add ${facts.value} to the sum. Now there are ${after.length} values.`,
      line`La media después: suma ${facts.value} al total. Ahora hay ${after.length} valores.`,
    ),
    explained(
      sorted(after),
      line`In order, with ${facts.value}: the median is ${medianLine(after)}. Without it, the median is ${medianLine(facts.data)}.`,
      line`En orden, con ${facts.value}: la mediana es ${medianLine(after)}. Sin él, la mediana es ${medianLine(facts.data)}.`,
    ),
    explained(
      statements(apart(mean, ofMean), apart(median, ofMedian)),
      line`Subtract to find how much the mean changes and how much the median changes.`,
      line`Resta para hallar cuánto cambia la media y cuánto cambia la mediana.`,
    ),
    answerStep(
      isMean ? relation(decimal(ofMean), '>', decimal(ofMedian)) : relation(decimal(ofMedian), '>', decimal(ofMean)),
      isMean
        ? { en: line`The mean changes more.`, es: line`La media cambia más.` }
        : { en: line`The median changes more.`, es: line`La mediana cambia más.` },
    ),
  ]
}
