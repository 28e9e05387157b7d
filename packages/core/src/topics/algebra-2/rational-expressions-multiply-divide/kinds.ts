import {
  type Expr,
  itemOf,
  join,
  line,
  minus,
  negative,
  over,
  type Random,
  Ratio,
  type Step,
  step,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { asFactor, monomial, polynomial } from '../../kit/polynomials/polynomial.ts'
import { drawFactors, HALVES } from './parts.ts'
import {
  canceled,
  type Fraction,
  factorAt,
  inFactors,
  inverted,
  multiplied,
  multipliedOut,
  product,
  reduce,
  simplest,
  zerosOf,
} from './rational.ts'

export interface Drawn {
  readonly of: Expr
  readonly result: Expr
  readonly excluded: readonly Ratio[]
  /** The denominator in factors. */
  readonly below: Expr
  readonly steps: () => readonly Step[]
}

const drawn = (fraction: Fraction): Drawn => ({
  of: multipliedOut(fraction),
  result: simplest(fraction),
  excluded: zerosOf(fraction.bottom),
  below: product(fraction.bottom),
  steps: () => reduce(fraction),
})

export const kinds = {
  factored(random: Random): Drawn {
    const [, , a, b, c] = drawFactors(random)
    const fraction = { top: random.shuffle([a, b]), bottom: random.shuffle([b, c]) }
    const once = asFactor(polynomial(b))
    return {
      ...drawn(fraction),
      of: inFactors(fraction),
      steps: () => [
        step(join(over(polynomial(a), polynomial(c)), over(once, once)), because.commonFactorApart),
        canceled(fraction),
      ],
    }
  },
  monomials(random: Random): Drawn {
    const number = Ratio.of(random.int(1, 6), random.int(2, 6))
    const k = random.int(2, 5)
    const [p, q] = random.sample([1, 2, 3, 4, 5, 6], 2)
    const least = Math.min(p, q)
    const [top, bottom] = [monomial(number.n, ['x', p - least]), monomial(number.d, ['x', q - least])]
    const [below, shared] = [monomial(number.d * k, ['x', q]), monomial(k, ['x', least])]
    const result = p > q && number.d === 1 ? top : over(top, bottom)
    const [, , a] = drawFactors(random)
    const once = asFactor(polynomial(a))
    return {
      of: over(join(monomial(number.n * k, ['x', p]), once), join(below, once)),
      result,
      excluded: [Ratio.of(0)],
      below,
      steps: () => [
        step(join(result, over(join(shared, once), join(shared, once))), because.commonFactorApart),
        step(result, because.cancel, { factor: join(shared, once) }),
      ],
    }
  },
  trinomials(random: Random): Drawn {
    const [, , a, b, c] = drawFactors(random)
    return drawn({ top: [a, b], bottom: [b, c] })
  },
  squares(random: Random): Drawn {
    const [a, b, c] = drawFactors(random)
    const fraction = { top: [a, c], bottom: [a, b] }
    return drawn(random.chance(0.5) ? fraction : inverted(fraction))
  },
  opposite(random: Random): Drawn {
    const [, , a, b] = drawFactors(random)
    const fraction = { top: [a], bottom: [a, b] }
    const turned = minus(-itemOf(a, 0), symbol('x'))
    const result = negative(simplest(fraction))
    return {
      of: over(turned, multiplied([a, b])),
      result,
      excluded: zerosOf([a, b]),
      below: product([a, b]),
      steps: () => [
        step(over(turned, product([a, b])), because.factor),
        step(negative(inFactors(fraction)), because.factorOut, { factor: -1 }),
        step(result, because.cancel, { factor: asFactor(polynomial(a)) }),
      ],
    }
  },
  leading(random: Random): Drawn {
    const [, , a, b] = drawFactors(random)
    const shared = factorAt(...random.pick(HALVES))
    return drawn({ top: [shared, a], bottom: [shared, b] })
  },
  cubes(random: Random): Drawn {
    const c = random.int(1, 5) * random.sign()
    const fraction: Fraction = { top: [factorAt(c), [c * c, c, 1]], bottom: [factorAt(c), factorAt(-c)] }
    return {
      ...drawn(fraction),
      steps: () =>
        reduce(
          fraction,
          c > 0
            ? {
                en: line`Factor: the numerator is a difference of cubes, the denominator a difference of squares.`,
                es: line`Factoriza: el numerador es una diferencia de cubos, y el denominador, una diferencia de cuadrados.`,
              }
            : {
                en: line`Factor: the numerator is a sum of cubes, the denominator a difference of squares.`,
                es: line`Factoriza: el numerador es una suma de cubos, y el denominador, una diferencia de cuadrados.`,
              },
        ),
    }
  },
  grouping(random: Random): Drawn {
    const [, , a, b] = drawFactors(random)
    const square = [random.pick([1, 2, 3, 5]), 0, 1]
    return drawn({ top: [square, a], bottom: [a, b] })
  },
}

export type Kind = keyof typeof kinds
