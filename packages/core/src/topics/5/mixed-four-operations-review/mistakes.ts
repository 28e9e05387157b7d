import {
  decimal,
  type Expr,
  equation,
  evaluate,
  explained,
  type FormMaker,
  findMistake,
  line,
  type Mistake,
  minus,
  mixed,
  over,
  type Random,
  Ratio,
  type Step,
  sum,
  times,
  type Work,
} from '../../../author.ts'
import { withPlaces } from '../../kit/decimals/decimals.ts'
import { proper } from '../../kit/fractions/fractions.ts'
import type { levels } from './levels.ts'
import { inOneLine, placesOf, shown } from './operations.ts'
import { UNLIKE } from './two-operations.ts'

interface Family<F> {
  draw(random: Random): F
  work(facts: F): Work
  steps(facts: F): readonly Step[]
  /** A mistake in each of the three lines. */
  readonly mistakes: Readonly<Record<'first' | 'second' | 'third', Mistake<F>>>
}
/** The lines of somebody's work: a sum or a difference, a product, and what is taken away. */
interface DecimalWork {
  readonly a: Ratio
  readonly b: Ratio
  readonly c: Ratio
  readonly e: Ratio
}
const sumOf = ({ a, b }: DecimalWork) => a.plus(b)
const productOf = ({ c, ...work }: DecimalWork) => sumOf({ c, ...work }).times(c)
const endOf = (work: DecimalWork) => productOf(work).minus(work.e)
/** The lines from a first sum, a product and a result. */
const decimalLines = (work: DecimalWork, first: Ratio, product: Ratio, last: Ratio): Work => {
  const { a, b, c, e } = work
  return [
    minus(times({ kind: 'group', of: sum(decimal(a), decimal(b)), brackets: 'round' }, decimal(c)), decimal(e)),
    minus(times(decimal(first), decimal(c)), decimal(e)),
    minus(decimal(product), decimal(e)),
    decimal(last),
  ]
}
/** Digits written one under the other from the right, whatever their places. */
const misaligned = (sign: '+' | '−', a: Ratio, b: Ratio): Ratio => {
  const [one, other] = [a.times(10 ** placesOf(a)), b.times(10 ** placesOf(b))]
  const places = Math.max(placesOf(a), placesOf(b))
  return (sign === '+' ? one.plus(other) : one.minus(other)).over(10 ** places)
}

/** a − b × c: c as an improper fraction, the product, the difference. */
interface FractionWork {
  readonly a: Ratio
  readonly b: Ratio
  readonly c: Ratio
}
const partsIn = (value: Ratio) => {
  const w = Math.floor(value.toNumber())
  return { w, n: value.minus(w).n, d: value.d }
}
const fractionLines = ({ a, b, c }: FractionWork, top: number, product: Ratio, last: Ratio): Work => [
  minus(mixed(a), times(b, mixed(c))),
  minus(mixed(a), times(b, over(top, c.d))),
  minus(mixed(a), shown('fraction', product)),
  shown('fraction', last),
]
/** The smaller of the two fractions is taken from the greater one. */
const smallerFromGreater = (a: Ratio, b: Ratio): Ratio => {
  const [left, right] = [partsIn(a), partsIn(b)]
  const difference = Ratio.of(left.n, left.d).minus(Ratio.of(right.n, right.d))
  const size = difference.compare(0) < 0 ? difference.negated() : difference
  return size.plus(left.w - right.w)
}

const isSameValue = (before: Expr, after: Expr) => evaluate(before).equals(evaluate(after))

const decimals: Family<DecimalWork> = {
  draw: random =>
    random.until(
      (): DecimalWork => ({
        a: withPlaces(random, 1, 3.4, 19.8),
        b: withPlaces(random, 2, 1.23, 8.87),
        c: withPlaces(random, 1, 0.3, 0.9),
        e: withPlaces(random, 1, 0.4, 0.9),
      }),
      work => {
        const slipped = misaligned('+', work.a, work.b).times(work.c)
        return (
          placesOf(sumOf(work)) === 2 &&
          placesOf(productOf(work)) === 3 &&
          placesOf(slipped) === 3 &&
          slipped.compare(1) > 0
        )
      },
    ),
  work: work => decimalLines(work, sumOf(work), productOf(work), endOf(work)),
  steps: work => [
    explained(
      equation(sum(decimal(work.a, 2), decimal(work.b)), decimal(sumOf(work))),
      line`Add in the parentheses first, with 2 decimal places in both numbers.`,
      line`Primero suma dentro del paréntesis, con 2 cifras decimales en ambos números.`,
    ),
    explained(
      equation(times(decimal(sumOf(work)), decimal(work.c)), decimal(productOf(work))),
      line`Multiply: factors with 2 decimal places and 1 decimal place give a product with 3.`,
      line`Multiplica: con 2 cifras decimales y 1 cifra decimal, el producto tiene 3.`,
    ),
    explained(
      equation(minus(decimal(productOf(work)), decimal(work.e, 3)), decimal(endOf(work))),
      line`Subtract, with 3 decimal places in both numbers.`,
      line`Resta, con 3 cifras decimales en ambos números.`,
    ),
  ],
  mistakes: {
    first: {
      says: () => ({
        en: line`the digits of the two addends were not lined up by place`,
        es: line`los dígitos de los dos sumandos no se alinearon por su posición`,
      }),
      work(work) {
        const first = misaligned('+', work.a, work.b)
        return decimalLines(work, first, first.times(work.c), first.times(work.c).minus(work.e))
      },
    },
    second: {
      says: () => ({
        en: line`the product was written with 2 decimal places, but it has 3`,
        es: line`el producto se escribió con 2 cifras decimales, pero tiene 3`,
      }),
      work(work) {
        const product = productOf(work).times(10)
        return decimalLines(work, sumOf(work), product, product.minus(work.e))
      },
    },
    third: {
      says: () => ({
        en: line`the digits of the two numbers that are subtracted were not lined up by place`,
        es: line`los dígitos de los dos números que se restan no se alinearon por su posición`,
      }),
      work: work => decimalLines(work, sumOf(work), productOf(work), misaligned('−', productOf(work), work.e)),
    },
  },
}

const fractions: Family<FractionWork> = {
  draw(random): FractionWork {
    const [b, c] = random.until(
      () => {
        const [one, other] = random.pick(UNLIKE)
        return [proper(random, one), proper(random, other).plus(random.int(2, 3))] as const
      },
      ([b, c]) => {
        const { w, n, d } = partsIn(b.times(c))
        return b.n > 1 && w > 0 && 5 * n >= 2 * d && d <= 12
      },
    )
    const product = b.times(c)
    const right = partsIn(product)
    const least = Math.ceil(Ratio.of(b.n * c.n, Math.max(b.d, c.d)).toNumber()) + 1
    const a = random.until(
      () => proper(random, random.pick([3, 4, 5, 6, 8])).plus(least + random.int(0, 4)),
      value => partsIn(value).n * right.d < right.n * value.d && value.minus(product).d <= 40,
    )
    return { a, b, c }
  },
  work: work => fractionLines(work, work.c.n, work.b.times(work.c), work.a.minus(work.b.times(work.c))),
  steps({ a, b, c }) {
    const product = b.times(c)
    const { w, n, d } = partsIn(c)
    return [
      explained(
        equation(mixed(c), over(sum(times(w, d), n), d)),
        line`Write the mixed number as a fraction: ${over(c.n, d)}.`,
        line`Escribe el número mixto como fracción: ${over(c.n, d)}.`,
      ),
      explained(
        inOneLine({ style: 'fraction', sign: '×', a: b, b: c }),
        line`Multiply before you subtract: numerators and denominators.`,
        line`Multiplica antes de restar: numeradores y denominadores.`,
      ),
      explained(
        inOneLine({ style: 'fraction', sign: '−', a, b: product }),
        line`Subtract with a common denominator.`,
        line`Resta con un denominador común.`,
      ),
    ]
  },
  mistakes: {
    first: {
      says: ({ c }) => {
        const { w, n } = partsIn(c)
        return {
          en: line`${w} was added to the numerator ${n}, but ${w} wholes are ${w * c.d} parts`,
          es: line`se sumó ${w} al numerador ${n}, pero ${w} enteros son ${w * c.d} partes`,
        }
      },
      work(work) {
        const { w, n, d } = partsIn(work.c)
        const product = work.b.times(Ratio.of(w + n, d))
        return fractionLines(work, w + n, product, work.a.minus(product))
      },
    },
    second: {
      says: () => ({
        en: line`only the numerators were multiplied, not the denominators`,
        es: line`solo se multiplicaron los numeradores y no los denominadores`,
      }),
      work(work) {
        const product = Ratio.of(work.b.n * work.c.n, Math.max(work.b.d, work.c.d))
        return fractionLines(work, work.c.n, product, work.a.minus(product))
      },
    },
    third: {
      says: () => ({
        en: line`the smaller fraction was subtracted from the greater one, and no whole was regrouped`,
        es: line`se restó la fracción menor de la mayor y no se reagrupó ningún entero`,
      }),
      work(work) {
        const product = work.b.times(work.c)
        return fractionLines(work, work.c.n, product, smallerFromGreater(work.a, product))
      },
    },
  },
}

type Facts = DecimalWork | FractionWork
const by = <T>(facts: Facts, decimal: (work: DecimalWork) => T, fraction: (work: FractionWork) => T): T =>
  'e' in facts ? decimal(facts) : fraction(facts)
const mistakeOf = (name: 'first' | 'second' | 'third'): Mistake<Facts> => ({
  says: facts => by(facts, decimals.mistakes[name].says, fractions.mistakes[name].says),
  work: facts => by(facts, decimals.mistakes[name].work, fractions.mistakes[name].work),
})

export const mistakeForm = (form: FormMaker<typeof levels>) => ({
  firstMistake: form(
    findMistake({
      levels: ['hard'],
      lines: 3,
      draw: (random): Facts => random.evenly([fractions, decimals]).draw(random),
      work: facts => by(facts, decimals.work, fractions.work),
      steps: facts => by(facts, decimals.steps, fractions.steps),
      mistakes: { second: mistakeOf('second'), first: mistakeOf('first'), third: mistakeOf('third') },
      follows: isSameValue,
    }),
  ),
})
