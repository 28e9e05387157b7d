import {
  answerStep,
  blank,
  both,
  bracketed,
  count,
  divide,
  equation,
  evaluate,
  exact,
  explained,
  explainedBy,
  expr,
  type FormMaker,
  findMistake,
  integer,
  isTrue,
  line,
  negative,
  numberSet,
  over,
  power,
  prose,
  quantity,
  Ratio,
  relation,
  setOf,
  signOf,
  statements,
  step,
  steps,
  times,
  tupleOf,
  type Work,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import type { levels } from './levels.ts'
import { bracketedIfNegative, drawStory, find, solutionOf, undoes, written } from './parts.ts'

const powers = [
  { base: 2, exponents: [2, 3, 4, 5, 6] },
  { base: 3, exponents: [2, 3, 4] },
  { base: 4, exponents: [2, 3] },
  { base: 5, exponents: [2, 3] },
  { base: 6, exponents: [2, 3] },
  { base: 7, exponents: [2] },
  { base: 8, exponents: [2] },
  { base: 9, exponents: [2] },
] as const

function product(factors: readonly number[]): number {
  return factors.reduce((value, factor) => value * factor, 1)
}

const powerOf = ({
  inBrackets,
  base,
  exponent,
}: {
  readonly inBrackets: boolean
  readonly base: number
  readonly exponent: number
}) => (inBrackets ? (-base) ** exponent : -(base ** exponent))

type Factors = readonly [number, number, number]

const workOf = ([a, b, c]: Factors, firstTwo: number, all: number): Work => [
  times(a, bracketedIfNegative(b), bracketedIfNegative(c)),
  times(firstTwo, bracketedIfNegative(c)),
  expr(all),
]

const signMistake = (a: number, b: number) =>
  a * b > 0
    ? {
        en: line`two numbers with the same sign have a positive product`,
        es: line`dos números del mismo signo tienen un producto positivo`,
      }
    : {
        en: line`two numbers with unlike signs have a negative product`,
        es: line`dos números de signos distintos tienen un producto negativo`,
      }

export const hardForms = (form: FormMaker<typeof levels>) => ({
  severalFactors: form({
    levels: ['hard'],
    share: 2,
    instruction: find,
    draw(random) {
      const count = random.evenly([4, 3, 4])
      return random.until(
        () => Array.from({ length: count }, () => random.sign() * random.int(2, count === 3 ? 9 : 6)),
        factors =>
          Math.abs(product(factors)) >= 90 &&
          Math.abs(product(factors)) <= 1000 &&
          new Set(factors.map(Math.abs)).size >= 3 &&
          factors.filter(factor => factor < 0).length >= 2,
      )
    },
    answer: integer,
    solve: factors => product(factors),
    ask: factors =>
      both(equation(times(...factors.map((factor, i) => (i === 0 ? factor : bracketedIfNegative(factor)))), blank(3))),
    solution(factors, value) {
      const negatives = factors.filter(factor => factor < 0)
      const sizes = factors.map(Math.abs)
      const sign = negatives.length % 2 === 0
      return [
        step(
          statements(
            ...sizes.slice(1).map((size, i) => {
              const before = product(sizes.slice(0, i + 1))
              return equation(times(before, size), before * size)
            }),
          ),
          because.multiplyAbsoluteValues,
        ),
        explained(
          statements(...negatives.map(expr)),
          sign
            ? line`Count the negative factors: ${negatives.length}, an even number. The product is positive.`
            : line`Count the negative factors: ${negatives.length}, an odd number. The product is negative.`,
          sign
            ? line`Cuenta los factores negativos: ${negatives.length}, un número par. El producto es positivo.`
            : line`Cuenta los factores negativos: ${negatives.length}, un número impar. El producto es negativo.`,
        ),
        sign
          ? explained(expr(value), line`Write the product without a sign.`, line`Escribe el producto sin signo.`)
          : step(expr(value), because.writeTheSignInFront),
      ]
    },
    check: (printed, answer) => undoes(printed.one('relation').left, answer),
  }),

  power: form({
    levels: ['hard'],
    share: 2,
    instruction: find,
    draw(random) {
      const inBrackets = random.evenly([true, false])
      return random.until(
        () => {
          const { base, exponents } = random.pick(powers)
          return {
            inBrackets,
            base,
            exponent: random.pick<number>(exponents),
            factor: random.sign() * random.int(2, 9),
          }
        },
        ({ base, exponent, factor }) =>
          base ** exponent * Math.abs(factor) <= 1000 &&
          // Of two positive numbers no sign would be to find.
          (factor < 0 || !inBrackets || exponent % 2 === 1),
      )
    },
    answer: integer,
    solve: facts => powerOf(facts) * facts.factor,
    ask: ({ inBrackets, base, exponent, factor }) =>
      both(
        equation(
          times(
            inBrackets ? power(bracketed(-base), exponent) : negative(power(base, exponent)),
            bracketedIfNegative(factor),
          ),
          blank(3),
        ),
      ),
    solution(facts) {
      const { inBrackets, base, exponent, factor } = facts
      const raised = inBrackets ? power(bracketed(-base), exponent) : power(base, exponent)
      const one = inBrackets ? bracketed(-base) : base
      const repeated = times(...Array.from({ length: exponent }, () => one))
      return [
        inBrackets
          ? step(equation(raised, repeated), because.writeRepeatedFactors)
          : step(equation(raised, repeated), because.exponentBelongsToBase),
        inBrackets
          ? exponent % 2 === 0
            ? step(equation(raised, powerOf(facts)), because.evenNumberOfNegatives)
            : step(equation(raised, powerOf(facts)), because.oddNumberOfNegatives)
          : step(equation(negative(raised), powerOf(facts)), because.writeTheSignInFront),
        ...solutionOf({ operation: '×', left: powerOf(facts), right: factor }),
      ]
    },
    check: (printed, answer) => undoes(printed.one('relation').left, answer),
  }),

  missingNumber: form({
    levels: ['hard'],
    share: 2,
    instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
    draw(random) {
      const hidden = random.evenly(['factor', 'dividend', 'divisor'])
      return random.until(
        () => ({
          hidden,
          known: [random.sign() * random.int(2, 9), random.sign() * random.int(2, 9)] as const,
          other: random.sign() * random.int(2, 12),
          first: random.pick([true, false]),
        }),
        ({ known: [a, b], other }) =>
          (a < 0 || b < 0) && (a * b < 0 || other < 0) && Math.abs(a) !== Math.abs(b) && Math.abs(a * b * other) <= 600,
      )
    },
    answer: integer,
    solve: ({ hidden, known: [a, b], other }) => (hidden === 'dividend' ? a * b * other : other),
    ask({ hidden, known: [a, b], other, first }) {
      const knownProduct = times(a, bracketedIfNegative(b))
      if (hidden === 'dividend') return both(equation(divide(blank(3), bracketedIfNegative(other)), knownProduct))
      if (hidden === 'divisor') return both(equation(divide(a * b * other, blank(3)), knownProduct))
      return both(
        equation(
          first
            ? times(blank(3), bracketedIfNegative(a), bracketedIfNegative(b))
            : times(a, blank(3), bracketedIfNegative(b)),
          a * b * other,
        ),
      )
    },
    solution({ hidden, known: [a, b], other }) {
      const knownProduct = a * b
      const all = knownProduct * other
      const signs =
        knownProduct < 0
          ? { en: 'Unlike signs: the product is negative.', es: 'Signos distintos: el producto es negativo.' }
          : { en: 'Same signs: the product is positive.', es: 'Signos iguales: el producto es positivo.' }
      const { undone, why } = {
        factor: {
          undone: { operation: '÷', left: all, right: knownProduct } as const,
          why: {
            en: line`Undo the multiplication: divide the product, ${all}, by ${knownProduct}.`,
            es: line`Deshaz la multiplicación: divide el producto, ${all}, entre ${knownProduct}.`,
          },
        },
        dividend: {
          undone: { operation: '×', left: knownProduct, right: other } as const,
          why: {
            en: line`Undo the division: multiply the quotient, ${knownProduct}, by the divisor.`,
            es: line`Deshaz la división: multiplica el cociente, ${knownProduct}, por el divisor.`,
          },
        },
        divisor: {
          undone: { operation: '÷', left: all, right: knownProduct } as const,
          why: {
            en: line`The divisor is ${all} divided by the quotient, ${knownProduct}.`,
            es: line`El divisor es ${all} dividido entre el cociente, ${knownProduct}.`,
          },
        },
      }[hidden]
      return [
        explained(
          equation(times(a, bracketedIfNegative(b)), knownProduct),
          [hidden === 'factor' ? 'Multiply the known factors. ' : 'Work out the known product. ', signs.en],
          [hidden === 'factor' ? 'Multiplica los factores conocidos. ' : 'Calcula el producto conocido. ', signs.es],
        ),
        explainedBy(written(undone), why),
        ...solutionOf(undone),
      ]
    },
    // Puts the number into the blank.
    check: (printed, answer) => exact(answer).n !== 0 && isTrue(filled(printed.one('relation'), answer)),
  }),

  equivalentQuotients: form({
    levels: ['hard'],
    lines: 1,
    draw(random) {
      const q = random.int(3, 12)
      const p = random.coprimeTo(q)
      const right = random.sample([over(-p, q), over(p, -q), negative(bracketed(over(-p, -q)))], random.pick([2, 3]))
      const wrong = random.sample(
        [over(-p, -q), negative(bracketed(over(-p, q))), negative(bracketed(over(p, -q))), over(-q, p)],
        4 - right.length,
      )
      return { p, q, items: random.shuffle([...right, ...wrong]) }
    },
    answer: numberSet,
    solve: ({ p, q, items }) => items.flatMap((item, i) => (evaluate(item).equals(Ratio.of(-p, q)) ? [i + 1] : [])),
    ask({ p, q, items }) {
      const target = negative(over(p, q))
      const numbered = steps(...items.map(item => line`${item}`))
      return {
        en: [prose`Which of these are equal to ${target}? Write the set of their numbers.`, numbered],
        es: [prose`¿Cuáles de estos son iguales a ${target}? Escribe el conjunto de sus números.`, numbered],
      }
    },
    solution({ p, q, items }, answer) {
      return [
        explained(
          statements(...items.map(item => relation(item, '=', evaluate(item)))),
          line`Count the minus signs of each: an odd number gives a negative quotient, an even number a positive one.`,
          line`Cuenta los signos menos de cada uno: un número impar da un cociente negativo; un número par, uno positivo.`,
        ),
        explained(
          setOf(...answer),
          line`Write the numbers of those equal to ${negative(over(p, q))}.`,
          line`Escribe los números de los que son iguales a ${negative(over(p, q))}.`,
        ),
      ]
    },
    // An item is equal when the target and its opposite cancel out.
    check(printed, answer) {
      const [target, ...items] = printed.maths.map(item => evaluate(item)) as [Ratio, ...Ratio[]]
      const chosen = answer.map(value => exact(value).n)
      return (
        chosen.every(number => number >= 1 && number <= items.length) &&
        items.every((item, i) => chosen.includes(i + 1) === (item.minus(target).n === 0))
      )
    },
  }),

  howMany: form({
    levels: ['medium'],
    kind: 'story',
    draw: random => drawStory(random, 3),
    answer: quantity,
    solve: ({ story, times }) => count(times, story.turns),
    ask: ({ story, each, times, who }) => story.howMany(-each * times, -each, who),
    solution: ({ each, times }, answer) => [
      explained(
        divide(-each * times, bracketed(-each)),
        line`How many times does ${-each} go into ${-each * times}? Divide.`,
        line`¿Cuántas veces cabe ${-each} en ${-each * times}? Divide.`,
      ),
      ...solutionOf({ operation: '÷', left: -each * times, right: -each }),
      answerStep(
        { kind: 'paragraph', content: [answer] },
        { en: line`It takes ${answer}.`, es: line`Se necesitan ${answer}.` },
      ),
    ],
    check: (printed, { amount }) => exact(amount).times(printed.role('each')).equals(printed.role('total')),
  }),

  findTheMistake: form(
    findMistake({
      levels: ['hard'],
      lines: 2,
      draw: random =>
        random.until(
          () =>
            tupleOf(
              [0, 0, 0].map(() => random.sign() * random.int(2, 9)),
              3,
            ),
          factors => Math.abs(product(factors)) <= 500 && factors.filter(factor => factor < 0).length >= 2,
        ),
      work: ([a, b, c]) => workOf([a, b, c], a * b, a * b * c),
      steps: ([a, b, c]) => [
        step(times(a * b, bracketedIfNegative(c)), signOf(a * b)),
        step(equation(times(a * b, bracketedIfNegative(c)), a * b * c), signOf(a * b * c)),
      ],
      mistakes: {
        firstSign: {
          says: ([a, b]) => signMistake(a, b),
          work: ([a, b, c]) => workOf([a, b, c], -a * b, -a * b * c),
        },
        secondSign: {
          says: ([a, b, c]) => signMistake(a * b, c),
          work: ([a, b, c]) => workOf([a, b, c], a * b, -a * b * c),
        },
      },
      follows: (before, after) => evaluate(before).equals(evaluate(after)),
    }),
  ),
})
