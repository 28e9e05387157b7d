import {
  answerStep,
  both,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  hundredChart,
  integer,
  line,
  list,
  minus,
  numbersInAnyOrder,
  prose,
  role,
  statements,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { howOften, printedOf } from '../../kit/choices/statements.ts'
import type { levels } from './levels.ts'
import {
  asProduct,
  BEFORE_GAPS,
  compositeOf,
  howOftenTrue,
  oddPairsWithAComposite,
  pairSum,
  pairsFor,
  primeAfter,
  SUMS,
  testedPrime,
} from './parts.ts'
import { hasTwoFactors, isPrime, oftenStatements, PRIMES, range } from './prime-statements.ts'

const differenceOf = ([a, b]: readonly [number, number]) => equation(minus(b, a), b - a)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  sieve: form({
    levels: ['hard'],
    instruction: {
      en: prose`Write all the prime numbers in the chart.`,
      es: prose`Escribe todos los números primos de la tabla.`,
    },
    draw: random => ({ from: random.evenly([2, 5, 7, 3, 8, 1, 6, 4]) * 10 + 1, rows: 2 }),
    answer: numbersInAnyOrder,
    solve: ({ from, rows }) => PRIMES.filter(prime => prime >= from && prime < from + 10 * rows),
    ask: ({ from, rows }) => both(figure(hundredChart({ from, to: from + 10 * rows - 1 }))),
    solution({ from, rows }, answer) {
      const all = Array.from({ length: 10 * rows }, (_, i) => from + i).filter(n => !isPrime(n))
      const first = all.filter(n => n % 2 === 0 || n % 5 === 0)
      const second = all.filter(n => n % 2 > 0 && n % 5 > 0)
      return [
        step(list(...first), because.explain, {
          sentence: { en: line`Cross out the multiples of 2 and 5.`, es: line`Tacha los múltiplos de 2 y de 5.` },
        }),
        step(list(...second), because.explain, {
          sentence: {
            en: line`Cross out the other multiples of 3 and 7.`,
            es: line`Tacha los demás múltiplos de 3 y de 7.`,
          },
        }),
        step(list(...answer), because.explain, {
          sentence: {
            en: line`These are left. They are prime: the next prime number, 11, times itself is 121.`,
            es: line`Quedan estos. Son primos: el primo siguiente, 11, por él mismo es 121.`,
          },
        }),
      ]
    },
    check: (printed, answer) =>
      printed
        .figure('hundred-chart')
        .cells.filter(({ value }) => hasTwoFactors(value))
        .map(({ value }) => value)
        .join() === answer.map(value => exact(value).n).join(),
  }),

  nextPrime: form({
    levels: ['hard'],
    share: 2,
    draw: random => ({ value: random.evenly(BEFORE_GAPS) + random.int(0, 1) }),
    answer: integer,
    solve: ({ value }) => primeAfter(value),
    ask: ({ value }) => ({
      en: prose`What is the first prime number after ${value}?`,
      es: prose`¿Cuál es el primer número primo después de ${value}?`,
    }),
    solution({ value }) {
      const next = primeAfter(value)
      const between = range.filter(n => n > value && n < next)
      return [
        step(statements(...between.map(asProduct)), because.explain, {
          sentence: {
            en: line`The numbers between ${value} and ${next} are composite.`,
            es: line`Los números entre ${value} y ${next} son compuestos.`,
          },
        }),
        ...testedPrime(next),
      ]
    },
    check(printed, answer) {
      const [{ n: value }] = printed.take(1)
      const next = exact(answer).n
      return next > value && hasTwoFactors(next) && range.every(n => n <= value || n >= next || !hasTwoFactors(n))
    },
  }),

  twoPrimes: form({
    levels: ['hard'],
    lines: 3,
    draw(random) {
      const total = random.pick(SUMS)
      return { total, pair: random.pick(pairsFor(total).filter(([a, b]) => a < b)) }
    },
    answer: numbersInAnyOrder,
    solve: ({ pair }) => pair,
    ask: ({ total, pair: [a, b] }) => ({
      en: prose`Two prime numbers have a sum of ${role('sum', total)} and a difference of ${role('difference', b - a)}. Write the two numbers.`,
      es: prose`Dos números primos suman ${role('sum', total)} y su diferencia es ${role('difference', b - a)}. Escribe los dos números.`,
    }),
    solution({ total, pair: [a, b] }) {
      return [
        step(list(...pairsFor(total).map(pairSum)), because.explain, {
          sentence: {
            en: line`Try the prime numbers from 2 on. In these sums of ${total}, both numbers are prime.`,
            es: line`Prueba los primos desde el 2. En estas sumas de ${total}, los dos números son primos.`,
          },
        }),
        step(statements(...pairsFor(total).map(differenceOf)), because.explain, {
          sentence: {
            en: line`Subtract in each pair: the difference of ${b} and ${a} is ${b - a}.`,
            es: line`Resta en cada pareja: la diferencia entre ${b} y ${a} es ${b - a}.`,
          },
        }),
        answerStep(list(a, b), {
          en: line`These are the two prime numbers.`,
          es: line`Estos son los dos números primos.`,
        }),
      ]
    },
    check(printed, answer) {
      const [a, b] = answer.map(value => exact(value))
      return (
        a !== undefined &&
        b !== undefined &&
        hasTwoFactors(a.n) &&
        hasTwoFactors(b.n) &&
        a.plus(b).equals(printed.role('sum')) &&
        (a.n > b.n ? a.minus(b) : b.minus(a)).equals(printed.role('difference'))
      )
    },
  }),

  choosePair: form({
    levels: ['hard'],
    draw(random) {
      const total = 2 * random.int(14, 20)
      return {
        total,
        pair: random.pick(pairsFor(total).filter(([a, b]) => a < b)),
        wrong: random.sample(oddPairsWithAComposite(total), 3),
      }
    },
    answer: formulaChoice,
    solve: ({ pair }) => pairSum(pair),
    mistakes: ({ wrong }) => Object.fromEntries(wrong.map(pair => [`with${compositeOf(pair)}`, pairSum(pair)])),
    ask: ({ total }) => ({
      en: prose`Which two prime numbers have a sum of ${total}?`,
      es: prose`¿Qué dos números primos suman ${total}?`,
    }),
    solution: ({ total, pair }) => [
      step(list(...pair), because.explain, {
        sentence: {
          en: line`Both numbers of the sum must be prime.`,
          es: line`Los dos números de la suma deben ser primos.`,
        },
      }),
      step(equation(pairSum(pair), total), because.explain, {
        sentence: {
          en: line`Neither ${pair[0]} nor ${pair[1]} has a factor other than 1 and itself: both are prime.`,
          es: line`Ni ${pair[0]} ni ${pair[1]} tienen más factores que 1 y el propio número: los dos son primos.`,
        },
      }),
    ],
    whyWrong: ({ wrong }) =>
      Object.fromEntries(
        wrong.map(pair => [
          `with${compositeOf(pair)}`,
          step(asProduct(compositeOf(pair)), because.explain, {
            sentence: { en: line`${compositeOf(pair)} is composite.`, es: line`${compositeOf(pair)} es compuesto.` },
          }),
        ]),
      ),
    check(printed, answer) {
      const pair = expr(answer)
      return (
        pair.kind === 'sum' &&
        pair.terms.every(term => hasTwoFactors(evaluate(term).n)) &&
        evaluate(pair).equals(printed.take(1)[0])
      )
    },
  }),

  howOften: form({
    levels: ['hard'],
    instruction: { en: prose`Always, sometimes, or never?`, es: prose`¿Siempre, a veces o nunca?` },
    draw: random => random.pick(oftenStatements),
    answer: howOften,
    solve: ({ often }) => often,
    ask: ({ says }) => says,
    solution: ({ because: { work, en, es }, often }) => [
      step(work, because.explain, { sentence: { en, es } }),
      answerStep(howOftenTrue[often].word, howOftenTrue[often].sentence),
    ],
    // Finds out for all numbers to 99.
    check(printed, answer) {
      const said = printedOf(oftenStatements, printed)
      const results = said?.results() ?? []
      const right = results.every(Boolean) ? 'always' : results.some(Boolean) ? 'sometimes' : 'never'
      return said !== undefined && answer === right
    },
  }),
})
