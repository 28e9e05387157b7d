import {
  blank,
  both,
  type CellHole,
  equation,
  evaluate,
  exact,
  explainedBy,
  type FormMaker,
  line,
  match,
  mixed,
  mixedNumberInLowestTerms,
  multiplyFractions,
  over,
  partsOf,
  Ratio,
  statements,
  step,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { formulaIn, valueIn } from '../../kit/choices/cells.ts'
import { isProduct } from '../../kit/decimals/product-check.ts'
import type { levels } from './levels.ts'
import { draw, inLowestTerms, recipe, shown } from './parts.ts'

/** The mixed number and the whole number of a printed product. */
const factorsIn = (hole: CellHole): readonly [Ratio, number] => {
  const [value = Ratio.of(1), by = Ratio.of(1)] = partsOf(formulaIn(hole)).map(factor => evaluate(factor))
  return [value, by.n]
}

/** Products of a mixed and a whole number that differ little, so that none is seen by its size alone. */
interface NearProduct {
  readonly value: Ratio
  readonly by: number
}

const productsOf = (d: number): readonly NearProduct[] =>
  measuredIn(d).flatMap(value => [2, 3, 4, 5, 6, 7].filter(by => Ratio.of(by, d).d === d).map(by => ({ value, by })))

const measuredIn = (d: number): readonly Ratio[] =>
  Array.from({ length: 5 * d }, (_, i) => Ratio.of(d + i + 1, d)).filter(value => value.d === d)

const nearProducts = [3, 5, 7].flatMap(d => {
  const all = productsOf(d)
  return all.flatMap(one => {
    const near = all.filter(
      other =>
        other.by !== one.by &&
        other.value.n * other.by !== one.value.n * one.by &&
        Math.abs(other.value.n * other.by - one.value.n * one.by) <= d,
    )
    return near.some(a => near.some(b => a.by !== b.by && a.value.n * a.by !== b.value.n * b.by)) ? [{ one, near }] : []
  })
})

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  reduced: form({
    levels: ['medium'],
    share: 3,
    instruction: inLowestTerms,
    lines: 4,
    draw,
    answer: mixedNumberInLowestTerms,
    solve: ({ left, right }) => shown(left.times(right)),
    ask: ({ left, right }) => both(equation(times(shown(left), shown(right)), blank(3))),
    solution: ({ left, right }) => multiplyFractions(left, right),
    check: (printed, answer) => isProduct(printed, exact(answer)),
  }),
  improper: form(
    match({
      levels: ['medium'],
      what: {
        en: line`each product with an equal fraction`,
        es: line`cada producto con una fracción igual`,
      },
      draw(random) {
        const { one, near } = random.pick(nearProducts)
        const [two, three] = random.until(
          () => random.sample(near, 2),
          ([a, b]) => a.by !== b.by && a.value.n * a.by !== b.value.n * b.by,
        )
        return [one, two, three].map(({ value, by }) => [times(mixed(value), by), over(value.n * by, value.d)] as const)
      },
      belong: (left, right) => valueIn(left).equals(valueIn(right)),
      solution: pairs => [
        step(
          statements(
            ...pairs.map(([left]) =>
              equation(mixed(factorsIn(left)[0]), over(factorsIn(left)[0].n, factorsIn(left)[0].d)),
            ),
          ),
          because.toImproperFraction,
        ),
        explainedBy(
          statements(
            ...pairs.map(([left, right]) => {
              const [value, by] = factorsIn(left)
              return equation(over(times(value.n, by), value.d), formulaIn(right))
            }),
          ),
          {
            en: line`Multiply each numerator by the whole number and keep the denominator.`,
            es: line`Multiplica cada numerador por el número entero y conserva el denominador.`,
          },
        ),
      ],
    }),
  ),
  trips: form(recipe('medium')),
})
