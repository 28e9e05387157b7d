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
import {
  bracketedIfNegative,
  drawPair,
  drawStory,
  find,
  type Pair,
  solutionOf,
  undoes,
  valueOf,
  written,
} from './parts.ts'

const powers = [
  { base: 2, exponents: [2, 3, 4, 5, 6] },
  { base: 3, exponents: [2, 3, 4] },
  { base: 4, exponents: [2, 3] },
  { base: 5, exponents: [2, 3] },
  { base: 6, exponents: [2, 3] },
  { base: 7, exponents: [2] },
  { base: 8, exponents: [2] },
  { base: 9, exponents: [2] },
  { base: 10, exponents: [2] },
] as const

function product(factors: readonly number[]): number {
  return factors.reduce((value, factor) => value * factor, 1)
}

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
      const count = random.evenly([3, 4])
      return random.until(
        () => Array.from({ length: count }, () => random.sign() * random.int(2, count === 3 ? 9 : 6)),
        factors => Math.abs(product(factors)) <= 1000 && factors.filter(factor => factor < 0).length >= 2,
      )
    },
    answer: integer,
    solve: factors => product(factors),
    ask: factors =>
      both(equation(times(...factors.map((factor, i) => (i === 0 ? factor : bracketedIfNegative(factor)))), blank(3))),
    solution(factors, value) {
      const negatives = factors.filter(factor => factor < 0).length
      const sizes = factors.map(Math.abs)
      return [
        step(equation(times(...sizes), product(sizes)), because.multiplyAbsoluteValues),
        step(expr(negatives), negatives % 2 === 0 ? because.evenNumberOfNegatives : because.oddNumberOfNegatives),
        negatives % 2 === 0
          ? explained(expr(value), line`The product is positive.`, line`El producto es positivo.`)
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
      const { base, exponents } = random.pick(powers)
      return { inBrackets, base, exponent: random.pick<number>(exponents) }
    },
    answer: integer,
    solve: ({ inBrackets, base, exponent }) => (inBrackets ? (-base) ** exponent : -(base ** exponent)),
    ask: ({ inBrackets, base, exponent }) =>
      both(equation(inBrackets ? power(bracketed(-base), exponent) : negative(power(base, exponent)), blank(3))),
    solution({ inBrackets, base, exponent }, value) {
      const factor = inBrackets ? -base : base
      const repeated = times(
        ...Array.from({ length: exponent }, (_, i) => (i === 0 ? factor : bracketedIfNegative(factor))),
      )
      return inBrackets
        ? [
            step(repeated, because.writeRepeatedFactors),
            step(expr(value), exponent % 2 === 0 ? because.evenNumberOfNegatives : because.oddNumberOfNegatives),
          ]
        : [
            step(equation(power(base, exponent), repeated), because.exponentBelongsToBase),
            step(equation(power(base, exponent), base ** exponent), because.multiply),
            step(expr(value), because.writeTheSignInFront),
          ]
    },
    // Divides by the base as often as the exponent says; the sign in front is taken off first.
    check(printed, answer) {
      const { left } = printed.one('relation')
      const raised = left.kind === 'negative' ? left.of : left
      if (raised.kind !== 'power') return false
      let rest = left.kind === 'negative' ? exact(answer).negated() : exact(answer)
      for (let i = 0; i < evaluate(raised.exponent).n; i++) rest = rest.over(evaluate(raised.base))
      return rest.equals(1)
    },
  }),

  missingNumber: form({
    levels: ['hard'],
    share: 2,
    instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
    draw: (random, level) => ({ ...drawPair(random, level), hidden: random.pick(['left', 'right']) }),
    answer: integer,
    solve: ({ hidden, left, right }) => (hidden === 'left' ? left : right),
    ask({ hidden, operation, left, right }) {
      const [one, two] = hidden === 'left' ? [blank(3), bracketedIfNegative(right)] : [left, blank(3)]
      return both(equation((operation === '×' ? times : divide)(one, two), valueOf({ operation, left, right })))
    },
    solution({ hidden, operation, left, right }) {
      const result = valueOf({ operation, left, right })
      const undone: Pair =
        operation === '×'
          ? { operation: '÷', left: result, right: hidden === 'left' ? right : left }
          : hidden === 'left'
            ? { operation: '×', left: result, right }
            : { operation: '÷', left, right: result }
      const why =
        operation === '×'
          ? {
              en: line`Undo the multiplication: divide the product, ${result}, by the other factor.`,
              es: line`Deshaz la multiplicación: divide el producto, ${result}, entre el otro factor.`,
            }
          : hidden === 'left'
            ? {
                en: line`Undo the division: multiply the quotient, ${result}, by the divisor.`,
                es: line`Deshaz la división: multiplica el cociente, ${result}, por el divisor.`,
              }
            : {
                en: line`The divisor is ${left} divided by the quotient, ${result}.`,
                es: line`El divisor es ${left} dividido entre el cociente, ${result}.`,
              }
      return [explainedBy(written(undone), why), ...solutionOf(undone)]
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
      const target = Ratio.of(-p, q)
      return [
        step(statements(...items.map(item => relation(item, '=', evaluate(item)))), because.signRule),
        step(
          statements(
            ...items.filter(item => evaluate(item).equals(target)).map(item => equation(item, negative(over(p, q)))),
          ),
          because.chooseTheTrueOnes,
        ),
        step(setOf(...answer), because.writeTheirNumbers),
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
