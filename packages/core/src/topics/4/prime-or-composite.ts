import {
  answerStep,
  blank,
  both,
  defineTopic,
  equation,
  evaluate,
  exact,
  expr,
  figure,
  formulaChoice,
  hundredChart,
  integer,
  itemOf,
  line,
  list,
  minus,
  numbersInAnyOrder,
  option,
  prose,
  type Random,
  type Step,
  statements,
  step,
  sum,
  times,
  trueOrFalse,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { howOften, printedOf } from '../kit/choices/statements.ts'
import {
  hasTwoFactors,
  isPrime,
  oftenStatements,
  PRIMES,
  range,
  statements as truths,
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
      ...random.sample([51, 57, 87, 91, 39, 49, 63, 69, 77, 81, 93, 99, 33], 3),
      ...random.sample(
        PRIMES.filter(prime => prime > 30),
        4,
      ),
      random.int(31, 49) * 2,
    ]),
}

const kind = option({
  prime: { en: prose`prime`, es: prose`primo` },
  composite: { en: prose`composite`, es: prose`compuesto` },
  neither: { en: prose`neither`, es: prose`ninguno de los dos` },
})

const howOftenTrue = {
  always: {
    word: words('always', 'siempre'),
    sentence: { en: line`It is always true.`, es: line`Siempre es verdadera.` },
  },
  sometimes: {
    word: words('sometimes', 'a veces'),
    sentence: { en: line`It is sometimes true.`, es: line`A veces es verdadera.` },
  },
  never: { word: words('never', 'nunca'), sentence: { en: line`It is never true.`, es: line`Nunca es verdadera.` } },
}

const primeAfter = (value: number) =>
  itemOf(
    PRIMES.filter(prime => prime > value),
    0,
  )
const leastFactor = (value: number) =>
  itemOf(
    range.filter(factor => value % factor === 0),
    0,
  )
/** 91 = 7 × 13. */
const asProduct = (value: number) => equation(value, times(leastFactor(value), value / leastFactor(value)))

/** The primes that a factor would have to be, and the two factors that are left. */
const testedPrime = (value: number): readonly Step[] => {
  const tested = PRIMES.filter(prime => prime * prime <= value)
  return [
    tested.length > 0
      ? step(list(...tested), because.explain, {
          sentence: {
            en: line`${value} is not a multiple of any of these.`,
            es: line`${value} no es múltiplo de ninguno de estos.`,
          },
        })
      : step(list(1, value), because.explain, {
          sentence: {
            en: line`No number between them divides ${value}.`,
            es: line`Ningún número entre ellos divide a ${value}.`,
          },
        }),
    step(equation(value, times(1, value)), because.onlyTwoFactors, { value }),
  ]
}

function kindOf(value: number): readonly Step[] {
  if (value === 1)
    return [
      step(equation(times(1, 1), 1), because.explain, {
        sentence: { en: line`1 has only one factor.`, es: line`El 1 tiene un solo factor.` },
      }),
      answerStep(words('neither', 'ninguno de los dos'), {
        en: line`Prime numbers have two factors, composite numbers more.`,
        es: line`Los primos tienen dos factores y los compuestos, más.`,
      }),
    ]
  if (isPrime(value)) return testedPrime(value)
  const factor = leastFactor(value)
  return [
    step(equation(times(1, value), value), because.explain, {
      sentence: {
        en: line`Every number has 1 and itself as factors.`,
        es: line`Todo número tiene como factores el 1 y él mismo.`,
      },
    }),
    step(asProduct(value), because.hasAnotherFactor, { factor }),
  ]
}

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
      solution: ({ value }) => kindOf(value),
      check(printed, answer) {
        const [{ n: value }] = printed.take(1)
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
      solution: ({ shown }, answer) => [
        step(statements(...shown.filter(n => !isPrime(n)).map(asProduct)), because.explain, {
          sentence: { en: line`These numbers are composite.`, es: line`Estos números son compuestos.` },
        }),
        step(list(...answer), because.explain, {
          sentence: {
            en: line`The others have only two factors: prime.`,
            es: line`Los otros tienen solo dos factores: primos.`,
          },
        }),
      ],
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
      draw: random => ({ from: random.int(0, 8) * 10 + 1, rows: random.int(1, 2) }),
      answer: numbersInAnyOrder,
      solve: ({ from, rows }) => PRIMES.filter(prime => prime >= from && prime < from + 10 * rows),
      ask: ({ from, rows }) => both(figure(hundredChart({ from, to: from + 10 * rows - 1 }))),
      solution({ from, rows }, answer) {
        const crossed = Array.from({ length: 10 * rows }, (_, i) => from + i).filter(
          n => (n % 2 === 0 || n % 5 === 0) && !isPrime(n),
        )
        return [
          step(list(...crossed), because.explain, {
            sentence:
              from === 1
                ? {
                    en: line`Cross out multiples of 2 and 5, but not 2 and 5.`,
                    es: line`Tacha los múltiplos de 2 y de 5, pero no el 2 ni el 5.`,
                  }
                : { en: line`Cross out multiples of 2 and 5.`, es: line`Tacha los múltiplos de 2 y de 5.` },
          }),
          step(list(...answer), because.explain, {
            sentence:
              from === 1
                ? {
                    en: line`Cross out 1 and multiples of 3 and 7, but not 3 and 7. These are left.`,
                    es: line`Tacha el 1 y los múltiplos de 3 y de 7, pero no el 3 ni el 7. Quedan estos.`,
                  }
                : {
                    en: line`Cross out multiples of 3 and 7. These are left.`,
                    es: line`Tacha los múltiplos de 3 y de 7. Quedan estos.`,
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
      draw: random => ({ value: random.int(8, 96) }),
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
          ...(between.length > 0
            ? [
                step(statements(...between.map(asProduct)), because.explain, {
                  sentence: {
                    en: line`What comes between is composite.`,
                    es: line`Lo que está en medio es compuesto.`,
                  },
                }),
              ]
            : []),
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
      instruction: {
        en: prose`Write two prime numbers that make the equation true.`,
        es: prose`Escribe dos números primos que hagan verdadera la igualdad.`,
      },
      draw: random => ({ total: random.pick(SUMS) }),
      answer: numbersInAnyOrder,
      solve: ({ total }) => itemOf(pairsFor(total), 0),
      ask: ({ total }) => both(equation(sum(blank(2), blank(2)), total)),
      solution({ total }) {
        const [a, b] = itemOf(pairsFor(total), 0)
        return [
          step(equation(minus(total, a), b), because.explain, {
            sentence: {
              en: line`Try small prime numbers: ${a} leaves a prime number.`,
              es: line`Prueba primos pequeños: con ${a} queda un número primo.`,
            },
          }),
          step(equation(sum(a, b), total), because.explain, {
            sentence: { en: line`Both numbers are prime.`, es: line`Los dos números son primos.` },
          }),
        ]
      },
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
        otherSum: pairSum([a, primeAfter(b)]),
      }),
      ask: ({ total }) => ({
        en: prose`Which two prime numbers have a sum of ${total}?`,
        es: prose`¿Qué dos números primos suman ${total}?`,
      }),
      solution: ({ total, pair }) => [
        step(statements(equation(4, times(2, 2)), equation(9, times(3, 3))), because.explain, {
          sentence: {
            en: line`4 and 9 are composite, and 1 is not prime.`,
            es: line`El 4 y el 9 son compuestos y el 1 no es primo.`,
          },
        }),
        step(equation(pairSum(pair), total), because.explain, {
          sentence: { en: line`Both numbers are prime.`, es: line`Los dos números son primos.` },
        }),
      ],
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

    trueOrFalse: form({
      levels: ['medium'],
      instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
      draw: random => {
        const isTrue = random.evenly([true, false])
        return random.pick(truths.filter(statement => statement.isTrue === isTrue))
      },
      answer: trueOrFalse,
      solve: ({ isTrue }) => (isTrue ? 'true' : 'false'),
      ask: ({ says }) => says,
      solution: ({ because: { work, en, es }, isTrue }) => [
        step(work, because.explain, { sentence: { en, es } }),
        isTrue
          ? answerStep(words('true', 'verdadero'), {
              en: line`The statement is true.`,
              es: line`La afirmación es verdadera.`,
            })
          : answerStep(words('false', 'falso'), {
              en: line`The statement is false.`,
              es: line`La afirmación es falsa.`,
            }),
      ],
      check(printed, answer) {
        const said = printedOf(truths, printed)
        return said !== undefined && answer === String(said.holds(hasTwoFactors))
      },
    }),
  }),
)
