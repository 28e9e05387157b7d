import {
  type AnswerType,
  type Block,
  type Both,
  blank,
  both,
  decimal,
  type Expr,
  equation,
  evaluate,
  type FormMaker,
  findMistake,
  fractionInLowestTerms,
  line,
  minus,
  mixed,
  over,
  prose,
  type Random,
  Ratio,
  rational,
  type Step,
  sum,
  times,
  tupleOf,
  type Value,
  type Work,
} from '../../../author.ts'
import { withPlaces } from '../../kit/decimals/decimals.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import { proper } from '../../kit/fractions/fractions.ts'
import { told } from '../../kit/stories/told.ts'
import type { levels } from './levels.ts'
import { type Fact, inOneLine, placesOf, resultOf, type Sign, type Style, shown } from './operations.ts'
import { asNumbers, expressionOf, factsOf, type Tree, type Values, valueOf } from './plans.ts'

interface Chained {
  readonly style: Style
  readonly tree: Tree
  readonly values: Values
}
interface Kind {
  readonly tree: Tree
  draw(random: Random): Values
}
const few = (value: Ratio) => placesOf(value) <= 3

const DECIMALS: readonly Kind[] = [
  {
    tree: ['−', 'a', ['×', 'b', 'c']],
    draw(random) {
      const [b, c] = random.until(
        () => [withPlaces(random, 1, 2.3, 9.8), withPlaces(random, 1, 1.2, 4.8)] as const,
        ([b, c]) => placesOf(b.times(c)) === 2,
      )
      return { a: Ratio.of(Math.ceil(b.times(c).toNumber()) + random.int(3, 40)), b, c }
    },
  },
  {
    tree: ['×', ['+', 'a', 'b'], 'c'],
    draw: random =>
      random.until(
        () => ({
          a: withPlaces(random, 1, 3.4, 29.8),
          b: withPlaces(random, 2, 1.23, 8.89),
          c: withPlaces(random, 1, 0.3, 0.9),
        }),
        ({ a, b, c }) => placesOf(a.plus(b)) === 2 && few(a.plus(b).times(c)),
      ),
  },
  {
    tree: ['+', ['÷', 'a', 'b'], 'c'],
    draw(random) {
      const [quotient, b] = random.until(
        () => [withPlaces(random, 1, 3.2, 19.8), withPlaces(random, 1, 0.3, 0.9)] as const,
        ([q, b]) => placesOf(q.times(b)) === 2,
      )
      return { a: quotient.times(b), b, c: withPlaces(random, 2, 2.34, 9.87) }
    },
  },
  {
    tree: ['÷', ['−', 'a', 'b'], 'c'],
    draw(random) {
      const [quotient, c] = random.until(
        () => [withPlaces(random, 1, 3.2, 18.9), withPlaces(random, 1, 0.3, 0.9)] as const,
        ([q, c]) => placesOf(q.times(c)) === 2,
      )
      // The first number has 1 decimal place.
      const b = Ratio.of(10 * random.int(13, 98) + 10 - (quotient.times(c).times(100).n % 10), 100)
      return { a: quotient.times(c).plus(b), b, c }
    },
  },
]

const UNLIKE = [
  [3, 4],
  [4, 6],
  [5, 2],
  [3, 5],
  [6, 9],
  [4, 5],
  [6, 8],
] as const
const FRACTIONS: readonly Kind[] = [
  {
    tree: ['+', 'a', ['×', 'b', 'c']],
    draw: random =>
      random.until(
        () => {
          const [one, other] = random.pick(UNLIKE)
          return {
            a: proper(random, random.pick([4, 6, 8, 9])).plus(random.int(1, 5)),
            b: proper(random, one),
            c: proper(random, other).plus(random.int(1, 3)),
          }
        },
        ({ a, b, c }) => b.n > 1 && !b.times(c).isInteger && a.d !== b.times(c).d && a.plus(b.times(c)).d <= 36,
      ),
  },
  {
    tree: ['×', ['−', 'a', 'b'], 'c'],
    draw: random =>
      random.until(
        () => {
          const [one, other] = random.pick(UNLIKE)
          return {
            a: proper(random, one).plus(random.int(1, 4)),
            b: proper(random, other),
            c: Ratio.of(random.int(4, 9)),
          }
        },
        ({ a, b, c }) => a.minus(Math.floor(a.toNumber())).compare(b) < 0 && !a.minus(b).times(c).isInteger,
      ),
  },
  {
    tree: ['−', ['÷', 'a', 'b'], 'c'],
    draw(random) {
      const [a, d] = [random.int(3, 8), random.int(3, 8)]
      return {
        a: Ratio.of(a),
        b: Ratio.of(1, d),
        c: proper(random, random.pick([5, 6, 7, 8, 9])).plus(random.int(2, 7)),
      }
    },
  },
  {
    tree: ['+', ['÷', 'a', 'b'], 'c'],
    draw: random =>
      random.until(
        () => ({
          a: Ratio.of(1, random.int(3, 6)),
          b: Ratio.of(random.int(3, 6)),
          c: proper(random, random.int(3, 9)),
        }),
        ({ a, b, c }) => c.n > 1 && a.over(b).d % c.d !== 0 && a.over(b).plus(c).d <= 40,
      ),
  },
]

const VERBS: Readonly<Record<Sign, readonly [first: string, then: string, primero: string, antes: string]>> = {
  '+': ['Add', 'add', 'suma', 'sumar'],
  '−': ['Subtract', 'subtract', 'resta', 'restar'],
  '×': ['Multiply', 'multiply', 'Multiplica', 'multiplicar'],
  '÷': ['Divide', 'divide', 'Divide', 'dividir'],
}
function stepsIn({ style, tree, values }: Chained): readonly Step[] {
  const [first, then] = tupleOf(factsOf(tree, style, values), 2)
  const [does, , hace] = VERBS[first.sign]
  const [, next, , antes] = VERBS[then.sign]
  const isInside = first.sign === '+' || first.sign === '−'
  return [
    isInside
      ? told(inOneLine(first), [`${does} in the parentheses first.`], [`Primero ${hace} dentro del paréntesis.`])
      : told(inOneLine(first), [`${does} before you ${next}.`], [`${hace} antes de ${antes}.`]),
    told(inOneLine(then), [`Then ${next}.`], [`Después ${VERBS[then.sign][2].toLowerCase()}.`]),
  ]
}

const chained = (style: Style, kinds: readonly Kind[], instruction: Both<Block>, answer: AnswerType<Value>) =>
  ({
    levels: ['hard'],
    lines: 5,
    instruction,
    draw(random: Random): Chained {
      const { tree, draw } = random.evenly(kinds)
      return { style, tree, values: draw(random) }
    },
    answer,
    solve: ({ tree, values }: Chained): Value => shown(style, valueOf(tree, style, values)),
    ask: ({ tree, values }: Chained) => both(equation(expressionOf(tree, asNumbers(style, values)), blank(3.5))),
    solution: stepsIn,
    check: fitsTheGap,
  }) as const

/** The first number is missing. */
const BACKWARD: readonly Kind[] = [
  {
    tree: ['×', ['−', 'a', 'b'], 'c'],
    draw(random) {
      const [b, rest] = [withPlaces(random, 1, 1.3, 9.8), withPlaces(random, 1, 2.3, 9.8)]
      return { a: rest.plus(b), b, c: Ratio.of(random.int(4, 9)) }
    },
  },
  {
    tree: ['+', ['÷', 'a', 'b'], 'c'],
    draw: random =>
      random.until(
        () => {
          const [b, quotient] = [Ratio.of(random.int(4, 9)), withPlaces(random, 1, 2.3, 9.8)]
          return { a: quotient.times(b), b, c: withPlaces(random, 2, 1.23, 9.87) }
        },
        ({ a }) => !a.isInteger,
      ),
  },
  {
    tree: ['÷', ['+', 'a', 'b'], 'c'],
    draw: random =>
      random.until(
        () => {
          const [c, quotient] = [Ratio.of(random.int(4, 9)), withPlaces(random, 1, 4.3, 9.8)]
          const b = withPlaces(random, 1, 2.3, 12.8)
          return { a: quotient.times(c).minus(b), b, c }
        },
        ({ a }) => a.compare(3) > 0 && !a.isInteger,
      ),
  },
  {
    tree: ['−', ['×', 'a', 'b'], 'c'],
    draw: random =>
      random.until(
        () => ({
          a: withPlaces(random, 1, 2.3, 9.8),
          b: Ratio.of(random.int(4, 9)),
          c: withPlaces(random, 2, 1.23, 8.87),
        }),
        ({ a, b }) => !a.times(b).isInteger,
      ),
  },
]
const UNDO: Readonly<Record<Sign, Sign>> = { '+': '−', '−': '+', '×': '÷', '÷': '×' }
const UNDOES: Readonly<Record<Sign, readonly [en: string, es: string]>> = {
  '+': ['undo + by subtracting.', 'deshaz + restando.'],
  '−': ['undo − by adding.', 'deshaz − sumando.'],
  '×': ['undo × by dividing.', 'deshaz × dividiendo.'],
  '÷': ['undo ÷ by multiplying.', 'deshaz ÷ multiplicando.'],
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

export const twoOperationForms = (form: FormMaker<typeof levels>) => ({
  twoDecimals: form(chained('decimal', DECIMALS, { en: prose`Find the value.`, es: prose`Halla el valor.` }, rational)),
  twoFractions: form(
    chained(
      'fraction',
      FRACTIONS,
      { en: prose`Find the value in lowest terms.`, es: prose`Halla el valor en su mínima expresión.` },
      fractionInLowestTerms,
    ),
  ),

  backward: form({
    levels: ['hard'],
    lines: 5,
    instruction: missingNumber,
    draw(random): Chained {
      const { tree, draw } = random.evenly(BACKWARD)
      return { style: 'decimal', tree, values: draw(random) }
    },
    answer: rational,
    solve: ({ values }) => decimal(valueOf('a', 'decimal', values)),
    ask: ({ tree, values }) =>
      both(
        equation(
          expressionOf(tree, letter => (letter === 'a' ? blank(3) : asNumbers('decimal', values)(letter))),
          shown('decimal', valueOf(tree, 'decimal', values)),
        ),
      ),
    solution({ tree, values }) {
      const facts = factsOf(tree, 'decimal', values)
      const undone = [...facts]
        .reverse()
        .map((fact): Fact => ({ style: 'decimal', sign: UNDO[fact.sign], a: resultOf(fact), b: fact.b }))
      const number = shown('decimal', valueOf('a', 'decimal', values))
      return [
        ...undone.map((fact, i) => {
          const [en, es] = UNDOES[UNDO[fact.sign]]
          return told(
            inOneLine(fact),
            [i === 0 ? 'Work backward: ' : 'Then ', en],
            [i === 0 ? 'Trabaja hacia atrás: ' : 'Después ', es],
          )
        }),
        told(
          equation(
            expressionOf(tree, asNumbers('decimal', values)),
            shown('decimal', valueOf(tree, 'decimal', values)),
          ),
          line`${number} makes the equation true.`,
          line`Con ${number} la igualdad es verdadera.`,
        ),
      ]
    },
    check: fitsTheGap,
  }),

  decimalMistake: form(
    findMistake({
      levels: ['hard'],
      lines: 3,
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
        told(
          equation(sum(decimal(work.a, 2), decimal(work.b)), decimal(sumOf(work))),
          line`Add in the parentheses first, with 2 decimal places in both numbers.`,
          line`Primero suma dentro del paréntesis, con 2 cifras decimales en ambos números.`,
        ),
        told(
          equation(times(decimal(sumOf(work)), decimal(work.c)), decimal(productOf(work))),
          line`Multiply: 2 and 1 decimal places give 3 in the product.`,
          line`Multiplica: 2 y 1 cifras decimales dan 3 en el producto.`,
        ),
        told(
          equation(minus(decimal(productOf(work)), decimal(work.e, 3)), decimal(endOf(work))),
          line`Subtract, with 3 decimal places in both numbers.`,
          line`Resta, con 3 cifras decimales en ambos números.`,
        ),
      ],
      mistakes: {
        sum: {
          says: () => ({
            en: line`the digits of the two addends were not lined up by place`,
            es: line`los dígitos de los dos sumandos no se alinearon por su posición`,
          }),
          work(work) {
            const first = misaligned('+', work.a, work.b)
            return decimalLines(work, first, first.times(work.c), first.times(work.c).minus(work.e))
          },
        },
        product: {
          says: () => ({
            en: line`the product was written with 2 decimal places, but it has 3`,
            es: line`el producto se escribió con 2 cifras decimales, pero tiene 3`,
          }),
          work(work) {
            const product = productOf(work).times(10)
            return decimalLines(work, sumOf(work), product, product.minus(work.e))
          },
        },
        difference: {
          says: () => ({
            en: line`the digits of the two numbers that are subtracted were not lined up by place`,
            es: line`los dígitos de los dos números que se restan no se alinearon por su posición`,
          }),
          work: work => decimalLines(work, sumOf(work), productOf(work), misaligned('−', productOf(work), work.e)),
        },
      },
      follows: isSameValue,
    }),
  ),

  fractionMistake: form(
    findMistake({
      levels: ['hard'],
      lines: 3,
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
          told(
            equation(mixed(c), over(sum(times(w, d), n), d)),
            line`Write the mixed number as a fraction: ${over(c.n, d)}.`,
            line`Escribe el número mixto como fracción: ${over(c.n, d)}.`,
          ),
          told(
            inOneLine({ style: 'fraction', sign: '×', a: b, b: c }),
            line`Multiply before you subtract: numerators and denominators.`,
            line`Multiplica antes de restar: numeradores y denominadores.`,
          ),
          told(
            inOneLine({ style: 'fraction', sign: '−', a, b: product }),
            line`Subtract with a common denominator.`,
            line`Resta con un denominador común.`,
          ),
        ]
      },
      mistakes: {
        improper: {
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
        product: {
          says: () => ({
            en: line`only the numerators were multiplied, not the denominators`,
            es: line`solo se multiplicaron los numeradores y no los denominadores`,
          }),
          work(work) {
            const product = Ratio.of(work.b.n * work.c.n, Math.max(work.b.d, work.c.d))
            return fractionLines(work, work.c.n, product, work.a.minus(product))
          },
        },
        difference: {
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
      follows: isSameValue,
    }),
  ),
})
