import { formulaChoice } from '../../answer/choice.ts'
import { integer } from '../../answer/number.ts'
import { numbersInAnyOrder } from '../../answer/number-list.ts'
import { option, trueOrFalse } from '../../answer/option.ts'
import { both, figure, prose } from '../../content.ts'
import { hundredChart } from '../../figure/hundred-chart.ts'
import { blank, equation, expr, list, sum, times } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { howOften, printedOf } from '../common/statements.ts'
import {
  hasTwoFactors,
  isPrime,
  oftenStatements,
  PRIMES,
  range,
  statements,
} from './prime-or-composite/prime-statements.ts'

const numbers = {
  'to thirty': (random: Random) =>
    random.until(
      () => random.int(2, 30),
      n => isPrime(n) === random.chance(0.5),
    ),
  'to ninety-nine': (random: Random) =>
    random.pick([
      1,
      ...random.sample([51, 57, 87, 91, 39, 49, 63, 69, 77, 81, 93, 99, 33, 27], 3),
      ...random.sample(PRIMES, 4),
      random.int(31, 49) * 2,
    ]),
}

const kind = option({
  prime: { en: prose`prime`, es: prose`primo` },
  composite: { en: prose`composite`, es: prose`compuesto` },
  neither: { en: prose`neither`, es: prose`ni primo ni compuesto` },
})

/** Pairs of primes with this sum, the smaller first. */
const pairsFor = (total: number) =>
  PRIMES.filter(p => p <= total / 2 && isPrime(total - p)).map(p => [p, total - p] as const)

/** Sums with just one pair of primes, so that the key holds every right answer. */
const SUMS = range.filter(total => total <= 60 && pairsFor(total).length === 1)

const pairSum = ([a, b]: readonly [number, number]) => sum(a, b)

export const primeOrComposite = defineTopic(
  {
    id: 'prime-or-composite',
    name: { en: 'Prime and composite numbers', es: 'Números primos y compuestos' },
    description: {
      en: 'Decide whether a number up to 100 is prime, composite or neither.',
      es: 'Decide si un número hasta 100 es primo, compuesto o ninguno de los dos.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['4.OA.B.4'],
    levels: {
      easy: { numbers: 'to thirty' },
      medium: { numbers: 'to ninety-nine' },
      hard: { numbers: 'to ninety-nine' },
    },
  },
  form => ({
    classify: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction: {
        en: prose`Is the number prime, composite, or neither?`,
        es: prose`¿El número es primo, compuesto o ninguno de los dos?`,
      },
      draw: (random, level) => ({ value: numbers[level.numbers](random) }),
      answer: kind,
      solve: ({ value }) => (value === 1 ? 'neither' : isPrime(value) ? 'prime' : 'composite'),
      ask: ({ value }) => both(expr(value)),
      steps({ value }) {
        const factor = range.find(n => n < value && value % n === 0)
        if (factor) return both(equation(value, times(factor, value / factor)))
        return value === 1
          ? { en: prose`1 has only one factor.`, es: prose`El 1 tiene un solo factor.` }
          : { en: prose`Factors: ${list(1, value)}`, es: prose`Factores: ${list(1, value)}` }
      },
      check(printed, answer) {
        const value = printed.numbers[0]?.n ?? 0
        return answer === (value === 1 ? 'neither' : hasTwoFactors(value) ? 'prime' : 'composite')
      },
    }),

    findThePrimes: form({
      instruction: {
        en: prose`Write all the prime numbers in the list.`,
        es: prose`Escribe todos los números primos de la lista.`,
      },
      levels: ['easy', 'medium'],
      lines: 1,
      draw: (random, level) => {
        const most = level.numbers === 'to thirty' ? 30 : 99
        const primes = random.sample(
          PRIMES.filter(prime => prime <= most),
          random.int(2, 4),
        )
        const others = random.sample(
          Array.from({ length: most - 3 }, (_, i) => i + 4).filter(n => !isPrime(n) && (n % 2 === 1 || n < 12)),
          6 - primes.length,
        )
        return { primes, shown: random.shuffle([...primes, ...others]) }
      },
      answer: numbersInAnyOrder,
      solve: ({ primes }) => primes,
      ask: ({ shown }) => both(list(...shown)),
      check: (printed, answer) =>
        printed
          .all('number')
          .filter(({ n }) => hasTwoFactors(n))
          .map(({ n }) => n)
          .sort((a, b) => a - b)
          .join() ===
        answer
          .map(value => exact(value).n)
          .sort((a, b) => a - b)
          .join(),
    }),

    sieve: form({
      levels: ['hard'],
      instruction: {
        en: prose`Write all the prime numbers in the chart.`,
        es: prose`Escribe todos los números primos de la tabla.`,
      },
      lines: 1,
      draw: random => ({ from: random.int(0, 8) * 10 + 1, rows: random.int(1, 2) }),
      answer: numbersInAnyOrder,
      solve: ({ from, rows }) => PRIMES.filter(prime => prime >= from && prime < from + 10 * rows),
      ask: ({ from, rows }) => both(figure(hundredChart({ from, to: from + 10 * rows - 1 }))),
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
      lines: 1,
      draw: random => ({ value: random.int(8, 96) }),
      answer: integer,
      solve: ({ value }) => PRIMES.find(prime => prime > value) ?? 0,
      ask: ({ value }) => ({
        en: prose`What is the first prime number after ${value}?`,
        es: prose`¿Cuál es el primer número primo después de ${value}?`,
      }),
      check(printed, answer) {
        const value = printed.numbers[0]?.n ?? 0
        const next = exact(answer).n
        return next > value && hasTwoFactors(next) && range.every(n => n <= value || n >= next || !hasTwoFactors(n))
      },
    }),

    twoPrimes: form({
      levels: ['hard'],
      instruction: {
        en: prose`Write two prime numbers that make the equation true.`,
        es: prose`Escribe dos números primos que hagan verdadera la igualdad.`,
      },
      lines: 1,
      draw: random => ({ total: random.pick(SUMS) }),
      answer: numbersInAnyOrder,
      solve: ({ total }) => pairsFor(total)[0] ?? [],
      ask: ({ total }) => both(equation(sum(blank(2), blank(2)), total)),
      check(printed, answer) {
        const total = printed.numbers[0] ?? printed.all('number').map(({ n }) => exact(n))[0]
        const [a, b] = answer.map(value => exact(value))
        return (
          a !== undefined &&
          b !== undefined &&
          hasTwoFactors(a.n) &&
          hasTwoFactors(b.n) &&
          total?.equals(a.plus(b)) === true
        )
      },
    }),

    choosePair: form({
      levels: ['hard'],
      draw(random) {
        const total = 2 * random.int(8, 20)
        return { total, pair: random.pick(pairsFor(total)) }
      },
      answer: formulaChoice,
      solve: ({ pair }) => pairSum(pair),
      mistakes: ({ total, pair: [a, b] }) => ({
        oneAsPrime: pairSum([1, total - 1]),
        twoEvenNumbers: pairSum([4, total - 4]),
        nineAsPrime: pairSum([9, total - 9]),
        otherSum: pairSum([a, PRIMES.find(prime => prime > b) ?? b + 2]),
      }),
      ask: ({ total }) => ({
        en: prose`Which two prime numbers have the sum ${total}?`,
        es: prose`¿Qué dos números primos tienen como suma ${total}?`,
      }),
      check(printed, answer) {
        const pair = expr(answer)
        return (
          pair.kind === 'sum' &&
          pair.terms.every(term => hasTwoFactors(evaluate(term).n)) &&
          evaluate(pair).equals(printed.numbers[0] ?? 0)
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
      // Finds out for all numbers to 99.
      check(printed, answer) {
        const said = printedOf(oftenStatements, printed)
        const results = said?.results() ?? []
        const right = results.every(Boolean) ? 'always' : results.some(Boolean) ? 'sometimes' : 'never'
        return said !== undefined && answer === right
      },
    }),

    trueOrFalse: form({
      levels: ['hard', 'medium'],
      instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
      draw: random => random.pick(statements),
      answer: trueOrFalse,
      solve: ({ isTrue }) => (isTrue ? 'true' : 'false'),
      ask: ({ says }) => says,
      check(printed, answer) {
        const said = printedOf(statements, printed)
        return said !== undefined && answer === String(said.holds(hasTwoFactors))
      },
    }),
  }),
)
