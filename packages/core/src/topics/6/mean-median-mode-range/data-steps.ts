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
  line,
  list,
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
  step(quotientLine(values), because.divideByCount),
]

const ABOVE = { en: line`above the mean`, es: line`mayor que la media` }
const BELOW = { en: line`below the mean`, es: line`menor que la media` }
const EQUAL = { en: line`equal to the mean`, es: line`igual a la media` }
const signOf = (order: number) => (order < 0 ? '<' : order > 0 ? '>' : '=')

/** A value put in, or taken away, beside the mean of the data; then the middle of the numbers in order, before and after. */
export function bothSteps(
  data: readonly number[],
  after: readonly number[],
  value: number,
  way: 'added' | 'removed',
  says: Both<Content>,
): readonly Step[] {
  const center = mean(data)
  const order = Ratio.of(value).compare(center)
  const where = order > 0 ? ABOVE : order < 0 ? BELOW : EQUAL
  const compared = relation(value, signOf(order), ends(center) ? shown(center) : decimal(nearest(center)))
  const moves =
    order === 0
      ? { en: line`A value equal to the mean does not move it.`, es: line`Un valor igual a la media no la cambia.` }
      : way === 'added'
        ? { en: line`The mean moves toward the added value.`, es: line`La media se acerca al valor agregado.` }
        : { en: line`The mean moves away from the removed value.`, es: line`La media se aleja del valor que se quita.` }
  const sorted = (values: readonly number[]) => list(...[...values].sort((a, b) => a - b))
  return [
    ...meanSteps(data),
    step(compared, way === 'added' ? because.addedValueIs : because.removedValueIs, { where }),
    explained(
      sorted(data),
      line`In order, the median of these is ${shown(median(data))}.`,
      line`En orden, la mediana de estos es ${shown(median(data))}.`,
    ),
    explained(
      sorted(after),
      way === 'added'
        ? line`With ${value}, the median is ${shown(median(after))}.`
        : line`Without ${value}, the median is ${shown(median(after))}.`,
      way === 'added'
        ? line`Con ${value}, la mediana es ${shown(median(after))}.`
        : line`Sin ${value}, la mediana es ${shown(median(after))}.`,
    ),
    answerStep(says, {
      en: [...moves.en, ...line` The medians are ${shown(median(data))} and ${shown(median(after))}.`],
      es: [...moves.es, ...line` Las medianas son ${shown(median(data))} y ${shown(median(after))}.`],
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
