import {
  answerStep,
  decimal,
  decimalPlaces,
  type Expr,
  equation,
  expr,
  line,
  medianOf,
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
import { type Changed, effectOf, withValue } from './changes.ts'
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
  step(quotientLine(values), because.divideByCount),
]

const ABOVE = { en: line`above the mean`, es: line`mayor que la media` }
const BELOW = { en: line`below the mean`, es: line`menor que la media` }
const EQUAL = { en: line`equal to the mean`, es: line`igual a la media` }
const signOf = (order: number) => (order < 0 ? '<' : order > 0 ? '>' : '=')

/** A value put in, or taken away, beside the mean of the data. */
export function effectOnMeanSteps(data: readonly number[], value: number, way: 'added' | 'removed'): readonly Step[] {
  const center = mean(data)
  const order = Ratio.of(value).compare(center)
  const where = order > 0 ? ABOVE : order < 0 ? BELOW : EQUAL
  const pulls = order === 0 ? 'same' : order > 0 === (way === 'added') ? 'up' : 'down'
  const says = {
    up: { en: line`So the mean increases.`, es: line`Por eso la media aumenta.` },
    down: { en: line`So the mean decreases.`, es: line`Por eso la media disminuye.` },
    same: { en: line`So the mean stays the same.`, es: line`Por eso la media sigue igual.` },
  }[pulls]
  const compared = relation(value, signOf(order), ends(center) ? shown(center) : decimal(nearest(center)))
  return [
    ...meanSteps(data),
    step(compared, way === 'added' ? because.addedValueIs : because.removedValueIs, { where }),
    answerStep([], says),
  ]
}

/** The median before and after. */
export function effectOnMedianSteps(before: readonly number[], after: readonly number[]): readonly Step[] {
  const [one, two] = [median(before), median(after)]
  return [
    ...medianOf(before),
    ...medianOf(after),
    answerStep(
      relation(shown(two), signOf(two.compare(one)), shown(one)),
      {
        increases: { en: line`The median increases.`, es: line`La mediana aumenta.` },
        decreases: { en: line`The median decreases.`, es: line`La mediana disminuye.` },
        same: { en: line`The median stays the same.`, es: line`La mediana sigue igual.` },
      }[effectOf(one, two)],
    ),
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
  return [
    step(statements(quotientLine(facts.data), quotientLine(after)), because.meanBeforeAndAfter),
    step(statements(shown(median(facts.data)), shown(median(after))), because.medianBeforeAndAfter),
    answerStep(
      isMean ? relation(decimal(ofMean), '>', decimal(ofMedian)) : relation(decimal(ofMedian), '>', decimal(ofMean)),
      isMean
        ? { en: line`The mean changes more.`, es: line`La media cambia más.` }
        : { en: line`The median changes more.`, es: line`La mediana cambia más.` },
    ),
  ]
}
