import {
  both,
  box,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  findMistake,
  formulaChoice,
  gcd,
  integer,
  itemOf,
  labelOrder,
  line,
  list,
  mixed,
  numberList,
  over,
  prose,
  Ratio,
  relation,
  statements,
  symbol,
  table,
  times,
  tupleOf,
  type Value,
  wholes,
} from '../../../author.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'
import { asParts, drawer, type Multiple, mixedOf, productOf, resultOf } from './multiple.ts'

const FORMS = { missingFactor: 0, missingNumerator: 1, whichEqual: 2 } as const
/** The product is a mixed number, so that it must first be written in parts. */
const draw = drawer(multiple => {
  const { n, a, d } = multiple
  const result = resultOf(multiple).toNumber()
  return a > 1 && n > 2 && n * d > 11 && result > 1 && result < 8
}, 3)
const large = drawer(multiple => {
  const result = resultOf(multiple).toNumber()
  return multiple.a > 1 && multiple.n > 5 && result > 5 && result < 12
}, 2)

/** 2 2/5 = 12/5: the parts, with the denominator that is printed beside the gap. */
const inParts = (multiple: Multiple) => {
  const { n, a, d } = multiple
  const result = resultOf(multiple)
  const lowest = equation(mixed(result), over(result.n, result.d))
  return explained(
    result.d === d ? lowest : equation(lowest, over(n * a, d)),
    line`Write ${mixed(result)} as a fraction with denominator ${d}.`,
    line`Escribe ${mixed(result)} como fracción con denominador ${d}.`,
  )
}

/** The same product with another whole number: 8 × 3/5 = 12 × 2/5. */
interface Equal {
  readonly multiple: Multiple
  readonly other: Multiple
}
const othersOf = ({ n, a, d }: Multiple): readonly Multiple[] =>
  [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    .filter(m => m !== n && (n * a) % m === 0)
    .map(m => ({ n: m, a: (n * a) / m, d }))
    .filter(other => other.a > 1 && other.a < d && other.n !== a)

const LETTERS = ['A', 'B', 'C'] as const
type Three = readonly [low: Multiple, middle: Multiple, high: Multiple]
/** A product in parts of the larger denominator of its three. */
const partsOf = ({ n, a, d }: Multiple, common: number) => (n * a * common) / d
const commonOf = (three: readonly Multiple[]) => Math.max(...three.map(({ d }) => d))

/** Three products of two denominators, near one another: the numerators alone do not tell their order. */
function rivalsOf(d: number, smaller: number): readonly Three[] {
  const all = [smaller, d].flatMap(under =>
    wholes(3, 9).flatMap(n =>
      wholes(2, under - 1)
        .filter(a => gcd(a, under) === 1)
        .map(a => ({ n, a, d: under }))
        .filter(({ n: whole, a }) => whole * a > under && whole * a < 7 * under),
    ),
  )
  const isAbove = (one: Multiple, other: Multiple) => {
    const gap = partsOf(other, d) - partsOf(one, d)
    return gap > 0 && gap < d && one.n !== other.n
  }
  return all.flatMap(low =>
    all
      .filter(middle => isAbove(low, middle))
      .flatMap(middle =>
        all
          .filter(high => {
            if (!isAbove(middle, high) || low.n === high.n || new Set([low.d, middle.d, high.d]).size !== 2)
              return false
            return low.n * low.a >= middle.n * middle.a || middle.n * middle.a >= high.n * high.a
          })
          .map((high): Three => [low, middle, high]),
      ),
  )
}
let madeRivals: readonly (readonly Three[])[] | undefined
const rivals = () =>
  (madeRivals ??= (
    [
      [8, 4],
      [10, 5],
      [6, 3],
      [12, 4],
    ] as const
  ).map(([d, smaller]) => rivalsOf(d, smaller)))

/** Wrong expressions that look like the right one. */
const wrongOf = ({ multiple: { n, a, d }, other }: Equal): Readonly<Record<string, Multiple>> => ({
  sameSum: a > 2 ? { n: n + 1, a: a - 1, d } : { n: n - 1, a: a + 1, d },
  numeratorKept: { n: other.n, a, d },
  onePartMore: { n: other.n, a: other.a + 1, d },
  onePartLess: { n: other.n, a: other.a - 1, d },
  onceMore: { n: n + 1, a, d },
})

const workOf = ({ n, a, d }: Multiple, top: Expr, parts: number, under: Expr, d2: number, end: Expr) =>
  [times(n, over(a, d)), over(top, under), over(parts, d2), end] as const
const rightWork = (multiple: Multiple) => {
  const { n, a, d } = multiple
  return workOf(multiple, times(n, a), n * a, expr(d), d, mixedOf(multiple))
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  missingFactor: form({
    levels: ['hard'],
    instruction: missingNumber,
    draw: random => draw.one(random, FORMS.missingFactor),
    answer: integer,
    solve: ({ n }) => n,
    ask: multiple => both(equation(times(box(), over(multiple.a, multiple.d)), mixedOf(multiple))),
    solution: multiple => [
      inParts(multiple),
      explained(
        equation(times(multiple.n, multiple.a), multiple.n * multiple.a),
        line`Find how many times ${multiple.a} makes the numerator ${multiple.n * multiple.a}.`,
        line`Halla cuántas veces ${multiple.a} da el numerador ${multiple.n * multiple.a}.`,
      ),
      explained(
        equation(productOf(multiple), asParts(multiple)),
        line`The missing number is ${multiple.n}.`,
        line`El número que falta es ${multiple.n}.`,
      ),
    ],
    check: fitsTheGap,
  }),

  missingNumerator: form({
    levels: ['hard'],
    instruction: missingNumber,
    draw: random => draw.one(random, FORMS.missingNumerator),
    answer: integer,
    solve: ({ a }) => a,
    ask: multiple => both(equation(mixedOf(multiple), times(multiple.n, over(box(), multiple.d)))),
    solution: multiple => [
      inParts(multiple),
      explained(
        equation(times(multiple.n, multiple.a), multiple.n * multiple.a),
        line`The numerator ${multiple.n * multiple.a} is ${multiple.n} times the missing one.`,
        line`El numerador ${multiple.n * multiple.a} es ${multiple.n} veces el que falta.`,
      ),
      explained(
        equation(asParts(multiple), productOf(multiple)),
        line`The missing number is ${multiple.a}.`,
        line`El número que falta es ${multiple.a}.`,
      ),
    ],
    check: fitsTheGap,
  }),

  between: form({
    levels: ['hard'],
    instruction: {
      en: prose`Between which two consecutive whole numbers is the product?`,
      es: prose`¿Entre qué dos números enteros consecutivos está el producto?`,
    },
    draw: random => large.one(random, 0),
    answer: numberList,
    solve(multiple): readonly Value[] {
      const least = Math.floor(resultOf(multiple).toNumber())
      return [least, least + 1]
    },
    ask: multiple => ({
      en: prose`${productOf(multiple)} is between ____ and ____.`,
      es: prose`${productOf(multiple)} está entre ____ y ____.`,
    }),
    key: multiple => {
      const least = Math.floor(resultOf(multiple).toNumber())
      return {
        en: prose`${productOf(multiple)} is between ${least} and ${least + 1}.`,
        es: prose`${productOf(multiple)} está entre ${least} y ${least + 1}.`,
      }
    },
    solution(multiple, answer) {
      const { n, a, d } = multiple
      const [least, most] = tupleOf(
        answer.map(value => exact(value).n),
        2,
      )
      return [
        explained(
          equation(productOf(multiple), over(n * a, d)),
          line`Multiply the numerator by ${n}, and keep the denominator.`,
          line`Multiplica el numerador por ${n} y conserva el denominador.`,
        ),
        explained(
          statements(equation(over(least * d, d), least), equation(over(most * d, d), most)),
          line`Find the whole numbers just below and just above.`,
          line`Halla los números enteros justo antes y justo después.`,
        ),
        explained(
          relation(relation(over(least * d, d), '<', over(n * a, d)), '<', over(most * d, d)),
          line`The product is between ${least} and ${most}.`,
          line`El producto está entre ${least} y ${most}.`,
        ),
      ]
    },
    check(printed, answers) {
      const product = evaluate(printed.one('product'))
      const [least, most] = tupleOf(answers.map(exact), 2)
      return most.minus(least).equals(1) && product.compare(least) > 0 && product.compare(most) < 0
    },
  }),

  whichEqual: form({
    levels: ['hard'],
    draw: random =>
      random.until(
        () => {
          const multiple = draw.one(random, FORMS.whichEqual)
          const others = othersOf(multiple)
          return { multiple, other: others.length > 0 ? random.pick(others) : multiple }
        },
        ({ multiple, other }) => other !== multiple,
      ),
    answer: formulaChoice,
    solve: ({ other }) => productOf(other),
    mistakes(facts) {
      const { d } = facts.multiple
      return Object.fromEntries(
        Object.entries(wrongOf(facts))
          .filter(([, wrong]) => wrong.a > 1 && wrong.a < d && !resultOf(wrong).equals(resultOf(facts.multiple)))
          .map(([name, wrong]) => [name, productOf(wrong)]),
      )
    },
    ask: ({ multiple }) => ({
      en: prose`Which product is equal to ${productOf(multiple)}?`,
      es: prose`¿Qué producto es igual a ${productOf(multiple)}?`,
    }),
    solution: ({ multiple, other }) => [
      explained(
        equation(productOf(multiple), asParts(multiple)),
        line`Multiply the numerator by ${multiple.n}.`,
        line`Multiplica el numerador por ${multiple.n}.`,
      ),
      explained(
        productOf(other),
        line`Here too the whole number times the numerator is ${other.n * other.a}: ${equation(times(other.n, other.a), times(multiple.n, multiple.a))}.`,
        line`Aquí también el número entero por el numerador da ${other.n * other.a}: ${equation(times(other.n, other.a), times(multiple.n, multiple.a))}.`,
      ),
    ],
    whyWrong: facts =>
      Object.fromEntries(
        Object.entries(wrongOf(facts)).map(([name, { n, a }]) => [
          name,
          explained(
            equation(times(n, a), n * a),
            line`The numerator would be ${n * a}.`,
            line`El numerador sería ${n * a}.`,
          ),
        ]),
      ),
    check: (printed, answer) => evaluate(expr(answer)).equals(evaluate(printed.one('product'))),
  }),

  orderProducts: form({
    levels: ['hard'],
    kind: 'order',
    lines: 2,
    draw(random) {
      const [isUp, groups] = [random.evenly([true, false]), random.evenly(rivals())]
      const [low, middle, high] = random.pick(groups)
      // Never printed in order.
      const [first, last] = random.shuffle([low, high])
      return {
        isUp,
        three: random.pick([
          [middle, first, last],
          [first, last, middle],
        ]),
      }
    },
    answer: labelOrder(LETTERS),
    solve: ({ isUp, three }) =>
      [...three]
        .sort((one, other) => (isUp ? 1 : -1) * (partsOf(one, commonOf(three)) - partsOf(other, commonOf(three))))
        .map(multiple => itemOf(LETTERS, three.indexOf(multiple))),
    ask({ isUp, three }) {
      const products = table({ head: LETTERS.map(letter => symbol(letter)), rows: [three.map(productOf)] })
      return isUp
        ? {
            en: [prose`Order the products from least to greatest. Write their letters.`, products],
            es: [prose`Ordena los productos de menor a mayor. Escribe sus letras.`, products],
          }
        : {
            en: [prose`Order the products from greatest to least. Write their letters.`, products],
            es: [prose`Ordena los productos de mayor a menor. Escribe sus letras.`, products],
          }
    },
    solution({ isUp, three }, letters) {
      const [sign, common] = [isUp ? '<' : '>', commonOf(three)] as const
      const [first, second, third] = tupleOf(
        letters.map(letter => over(partsOf(itemOf(three, LETTERS.indexOf(letter)), common), common)),
        3,
      )
      return [
        explained(
          statements(...three.map(multiple => equation(productOf(multiple), asParts(multiple)))),
          line`Multiply each numerator by the whole number.`,
          line`Multiplica cada numerador por el número entero.`,
        ),
        explained(
          statements(
            ...three
              .filter(({ d }) => d < commonOf(three))
              .map(multiple => equation(asParts(multiple), over(partsOf(multiple, commonOf(three)), commonOf(three)))),
          ),
          line`Write all with the denominator ${commonOf(three)}.`,
          line`Escribe todos con el denominador ${commonOf(three)}.`,
        ),
        explained(
          relation(relation(first, sign, second), sign, third),
          line`Compare the numerators.`,
          line`Compara los numeradores.`,
        ),
        explained(
          list(...letters.map(letter => symbol(letter))),
          isUp
            ? line`Write the letter of the least product first.`
            : line`Write the letter of the greatest product first.`,
          isUp
            ? line`Escribe primero la letra del producto menor.`
            : line`Escribe primero la letra del producto mayor.`,
        ),
      ]
    },
    // The direction is that of the printed words.
    check(printed, letters) {
      const products = printed.all('product').map(product => evaluate(product))
      const given = letters.map(letter => itemOf(products, LETTERS.indexOf(letter)))
      const sign = /least to greatest|menor a mayor/.test(printed.text) ? 1 : -1
      return (
        given.length === products.length &&
        given.slice(1).every((value, i) => sign * value.compare(itemOf(given, i)) > 0)
      )
    },
  }),

  findMistake: form(
    findMistake({
      levels: ['hard'],
      isAlwaysThere: true,
      lines: 3,
      draw: random =>
        random.until(
          () => large.one(random, 1),
          multiple => (multiple.n * multiple.a) % multiple.d > 1,
        ),
      work: rightWork,
      steps(multiple) {
        const { n, a, d } = multiple
        const top = over(times(n, a), d)
        const common = gcd(n * a, d)
        return [
          explained(
            equation(productOf(multiple), top),
            line`Multiply the numerator by ${n}, and keep the denominator.`,
            line`Multiplica el numerador por ${n} y conserva el denominador.`,
          ),
          explained(
            equation(top, asParts(multiple)),
            line`Find the numerator: ${equation(times(n, a), n * a)}.`,
            line`Halla el numerador: ${equation(times(n, a), n * a)}.`,
          ),
          explained(
            equation(asParts(multiple), mixedOf(multiple)),
            common > 1
              ? line`Divide the numerator and the denominator by ${common}, and write a mixed number.`
              : line`Write a mixed number.`,
            common > 1
              ? line`Divide el numerador y el denominador entre ${common} y escribe un número mixto.`
              : line`Escribe un número mixto.`,
          ),
        ]
      },
      mistakes: {
        denominatorToo: {
          says: ({ n }) => ({
            en: line`the denominator was multiplied by ${n} too`,
            es: line`también se multiplicó el denominador por ${n}`,
          }),
          work: multiple => {
            const { n, a, d } = multiple
            return workOf(multiple, times(n, a), n * a, times(n, d), n * d, over(a, d))
          },
        },
        wrongFact: {
          says: ({ n, a }) => ({
            en: line`${n} and ${a} were added instead of multiplied`,
            es: line`${n} y ${a} se sumaron en vez de multiplicarse`,
          }),
          work: multiple => {
            const { n, a, d } = multiple
            const top = Ratio.of(n + a, d)
            return workOf(multiple, times(n, a), n + a, expr(d), d, top.compare(1) > 0 ? mixed(top) : expr(top))
          },
        },
        wholeTooLarge: {
          says: multiple => ({
            en: line`${asParts(multiple)} has only ${Math.floor(resultOf(multiple).toNumber())} wholes`,
            es: line`en ${asParts(multiple)} hay solo ${Math.floor(resultOf(multiple).toNumber())} enteros`,
          }),
          work: multiple => {
            const { n, a, d } = multiple
            return workOf(multiple, times(n, a), n * a, expr(d), d, mixed(resultOf(multiple).plus(1)))
          },
        },
      },
      follows: (before, after) => evaluate(before).equals(evaluate(after)),
    }),
  ),
})
