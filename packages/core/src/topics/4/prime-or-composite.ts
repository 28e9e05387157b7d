import {
  answerStep,
  assert,
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
  role,
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

const ODD_COMPOSITES = [51, 57, 87, 91, 39, 49, 63, 69, 77, 81, 93, 99, 33]
const upTo = (most: number) => Array.from({ length: most - 3 }, (_, i) => i + 4).filter(n => !isPrime(n))
/** Prime and composite take turns. */
const numbers = {
  'to thirty': (random: Random) =>
    random.evenly([true, false, false, true])
      ? random.pick(PRIMES.filter(prime => prime <= 30))
      : random.pick(upTo(30)),
  'to ninety-nine': (random: Random) =>
    ({
      odd: () => random.pick(ODD_COMPOSITES),
      prime: () => random.pick(PRIMES.filter(prime => prime > 30)),
      one: () => 1,
      even: () => random.int(31, 49) * 2,
    })[random.evenly(['odd', 'prime', 'odd', 'prime', 'even', 'prime', 'odd', 'one'] as const)](),
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
  const nextTried = itemOf(PRIMES, tested.length)
  return [
    tested.length > 0
      ? step(list(...tested), because.explain, {
          sentence: {
            en: line`${value} is not a multiple of any of these prime numbers. Stop here: ${equation(times(nextTried, nextTried), nextTried * nextTried)} is more than ${value}.`,
            es: line`${value} no es múltiplo de ninguno de estos primos. No hace falta seguir: ${equation(times(nextTried, nextTried), nextTried * nextTried)} es más que ${value}.`,
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

/** Even sums with two pairs of different primes or more: the difference tells which is meant. */
const SUMS = range.filter(
  total => total % 2 === 0 && total >= 16 && total <= 40 && pairsFor(total).filter(([a, b]) => a < b).length > 1,
)

const primesBetween = (from: number, to: number) => PRIMES.filter(prime => prime > from && prime < to)
const WINDOWS = [20, 30, 40, 50, 60, 70, 80, 90].flatMap(from =>
  [from + 10, from + 20].filter(to => to <= 100).map(to => ({ from, to })),
)
const windowsWith = (count: number) => {
  const [first, ...others] = WINDOWS.filter(({ from, to }) => primesBetween(from, to).length === count)
  assert(first, 'Some tens have so many prime numbers')
  return [first, ...others] as const
}

/** Two odd numbers with this sum, one of them at least composite. */
const oddPairsWithAComposite = (total: number) =>
  Array.from({ length: total / 2 - 2 }, (_, i) => [i + 3, total - i - 3] as const).filter(
    ([a, b]) => a % 2 === 1 && a < b && !(isPrime(a) && isPrime(b)),
  )
const compositeOf = ([a, b]: readonly [number, number]) => (isPrime(a) ? b : a)
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
      share: 2,
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
      solution({ shown }, answer) {
        const most = Math.max(...shown)
        const tried = list(...PRIMES.filter(prime => prime * prime <= most))
        return [
          step(statements(...shown.filter(n => !isPrime(n)).map(asProduct)), because.explain, {
            sentence: { en: line`These numbers are composite.`, es: line`Estos números son compuestos.` },
          }),
          step(list(...answer), because.explain, {
            sentence: answer.some(prime => exact(prime).n ** 2 <= most)
              ? {
                  en: line`The others are prime: none of ${tried} divides them, except itself.`,
                  es: line`Los otros son primos: ninguno de los números ${tried} los divide, salvo a sí mismo.`,
                }
              : {
                  en: line`The others are prime: none of ${tried} divides them.`,
                  es: line`Los otros son primos: ninguno de los números ${tried} los divide.`,
                },
          }),
        ]
      },
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

    whichShows: form({
      levels: ['easy'],
      draw: random => ({ value: random.pick([9, 10, 14, 15, 16, 18, 20, 21, 22, 24, 25, 26, 27, 28, 30]) }),
      answer: formulaChoice,
      solve: ({ value }) => asProduct(value),
      mistakes: ({ value }) => ({
        oneTimes: equation(value, times(1, value)),
        sum: equation(value, sum(value - leastFactor(value), leastFactor(value))),
        difference: equation(value, minus(value + 1, 1)),
      }),
      ask: ({ value }) => ({
        en: prose`Which equation shows that ${value} is composite?`,
        es: prose`¿Qué igualdad muestra que ${value} es compuesto?`,
      }),
      solution: ({ value }, answer) => [
        step(equation(value, times(1, value)), because.explain, {
          sentence: {
            en: line`Every number is 1 times itself: this does not show it. Sums and differences show no factors.`,
            es: line`Todo número es 1 por él mismo: eso no lo muestra. Las sumas y las restas no muestran factores.`,
          },
        }),
        step(expr(answer), because.hasAnotherFactor, { factor: leastFactor(value) }),
      ],
      check(printed, answer) {
        const chosen = expr(answer)
        const [{ n: value }] = printed.take(1)
        if (chosen.kind !== 'relation' || chosen.right.kind !== 'product') return false
        const factors = chosen.right.factors.map(factor => evaluate(factor).n)
        return factors.every(factor => factor > 1) && evaluate(chosen.right).equals(value)
      },
    }),

    onlyComposite: form({
      levels: ['easy'],
      draw(random) {
        const primes = random.sample(
          PRIMES.filter(prime => prime <= 30),
          3,
        )
        const value = random.evenly([9, 21, 4, 15, 27, 6, 25, 8])
        return { primes, value, shown: random.shuffle([...primes, value]) }
      },
      answer: integer,
      solve: ({ value }) => value,
      ask: ({ shown }) => ({
        en: [prose`Three of these numbers are prime. Which one is composite?`, list(...shown)],
        es: [prose`Tres de estos números son primos. ¿Cuál es compuesto?`, list(...shown)],
      }),
      solution: ({ primes, value }) => [
        step(list(...[...primes].sort((a, b) => a - b)), because.explain, {
          sentence: {
            en: line`The only factors of each of these are 1 and the number itself.`,
            es: line`Los únicos factores de cada uno de estos son el 1 y el número mismo.`,
          },
        }),
        step(asProduct(value), because.hasAnotherFactor, { factor: leastFactor(value) }),
      ],
      check: (printed, answer) =>
        !hasTwoFactors(exact(answer).n) && printed.all('number').some(({ n }) => exact(answer).equals(n)),
    }),

    howManyPrimes: form({
      levels: ['medium'],
      draw: random => random.pick(windowsWith(random.evenly([2, 5, 3, 4, 1]))),
      answer: integer,
      solve: ({ from, to }) => primesBetween(from, to).length,
      ask: ({ from, to }) => ({
        en: prose`How many prime numbers are there between ${from} and ${to}?`,
        es: prose`¿Cuántos números primos hay entre ${from} y ${to}?`,
      }),
      solution({ from, to }, answer) {
        const odd = range.filter(n => n > from && n < to && n % 2 > 0 && n % 5 > 0)
        const composite = odd.filter(n => !isPrime(n))
        const found = odd.filter(isPrime)
        return [
          step(list(...odd), because.explain, {
            sentence: {
              en: line`Even numbers and numbers that end in 5 are composite here. These are left.`,
              es: line`Aquí los números pares y los que terminan en 5 son compuestos. Quedan estos.`,
            },
          }),
          ...(composite.length > 0
            ? [
                step(statements(...composite.map(asProduct)), because.explain, {
                  sentence: {
                    en: line`Try 3 and 7: composite.`,
                    es: line`Prueba con 3 y con 7: compuesto.`,
                  },
                }),
              ]
            : []),
          ...(found.length > 0 && composite.length > 0
            ? [
                step(list(...found), because.explain, {
                  sentence: {
                    en: line`Neither 3 nor 7 divides what is left: prime.`,
                    es: line`Ni el 3 ni el 7 dividen a lo que queda: primo.`,
                  },
                }),
              ]
            : []),
          answerStep(expr(answer), { en: line`Count the prime numbers.`, es: line`Cuenta los números primos.` }),
        ]
      },
      check(printed, answer) {
        const [{ n: from }, { n: to }] = printed.take(2)
        return exact(answer).equals(range.filter(n => n > from && n < to && hasTwoFactors(n)).length)
      },
    }),

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
      draw: random => ({
        value: random.until(
          () => random.int(13, 95),
          n => primeAfter(n) > n + 2,
        ),
      }),
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
                    en: line`The numbers that come before it are composite.`,
                    es: line`Los números que vienen antes son compuestos.`,
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
          step(equation(minus(b, a), b - a), because.explain, {
            sentence: {
              en: line`Subtract in each pair: only this one has a difference of ${b - a}.`,
              es: line`Resta en cada pareja: solo esta tiene una diferencia de ${b - a}.`,
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
      solution: ({ total, pair, wrong }) => [
        step(statements(...wrong.map(one => asProduct(compositeOf(one)))), because.explain, {
          sentence: {
            en: line`These numbers of the other sums are composite.`,
            es: line`Estos números de las otras sumas son compuestos.`,
          },
        }),
        step(equation(pairSum(pair), total), because.explain, {
          sentence: {
            en: line`Neither ${pair[0]} nor ${pair[1]} has a factor other than 1 and itself: both are prime.`,
            es: line`Ni ${pair[0]} ni ${pair[1]} tienen más factores que 1 y el propio número: los dos son primos.`,
          },
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
