import {
  both,
  divide,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  formulaChoice,
  integer,
  line,
  list,
  minus,
  numbersInAnyOrder,
  prose,
  statements,
  step,
  sum,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { asProduct, enumerated, kind, kindOf, leastFactor, numbers } from './parts.ts'
import { hasTwoFactors, isPrime, PRIMES } from './prime-statements.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
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
    whyWrong({ value }, answer) {
      if (answer === 'neither')
        return {
          prime: {
            en: line`A prime number has exactly 2 factors. 1 has only one.`,
            es: line`Un número primo tiene exactamente 2 factores. El 1 tiene uno solo.`,
          },
        }
      const neither = {
        en: line`Only the number 1 has a single factor, and ${value} has at least two.`,
        es: line`Solo el 1 tiene un único factor, y el ${value} tiene al menos dos.`,
      }
      if (answer === 'composite')
        return {
          neither,
          prime:
            value % 2 === 1
              ? {
                  en: line`Not every odd number is prime: ${value} also has the factor ${leastFactor(value)}.`,
                  es: line`No todo número impar es primo: ${value} también tiene el factor ${leastFactor(value)}.`,
                }
              : {
                  en: line`An even number greater than 2 has the factor 2 besides 1 and itself.`,
                  es: line`Un número par mayor que 2 tiene el factor 2, además del 1 y de sí mismo.`,
                },
        }
      return {
        neither,
        composite:
          value === 2
            ? {
                en: line`2 is even, but its only factors are 1 and 2.`,
                es: line`El 2 es par, pero sus únicos factores son 1 y 2.`,
              }
            : {
                en: line`The only product that makes ${value} is ${times(1, value)}.`,
                es: line`El único producto que da ${value} es ${times(1, value)}.`,
              },
      }
    },
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
      const tried = enumerated(PRIMES.filter(prime => prime * prime <= most))
      const inOrder = [...answer].sort((one, other) => exact(one).compare(exact(other)))
      return [
        step(statements(...shown.filter(n => !isPrime(n)).map(asProduct)), because.explain, {
          sentence: { en: line`These numbers are composite.`, es: line`Estos números son compuestos.` },
        }),
        step(list(...inOrder), because.explain, {
          sentence: answer.some(prime => exact(prime).n ** 2 <= most)
            ? {
                en: [
                  'Try ',
                  ...tried.en,
                  '. None of the other numbers has one of these as a factor besides itself: they are prime.',
                ],
                es: [
                  'Prueba con ',
                  ...tried.es,
                  '. Ninguno de los otros números tiene uno de estos como factor, aparte de sí mismo: son primos.',
                ],
              }
            : {
                en: ['Try ', ...tried.en, '. None of the other numbers has one of these as a factor: they are prime.'],
                es: [
                  'Prueba con ',
                  ...tried.es,
                  '. Ninguno de los otros números tiene uno de estos como factor: son primos.',
                ],
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
      step(equation(divide(value, leastFactor(value)), value / leastFactor(value)), because.explain, {
        sentence: {
          en: line`A composite number has a factor other than 1 and itself.`,
          es: line`Un número compuesto tiene un factor distinto de 1 y de él mismo.`,
        },
      }),
      step(expr(answer), because.hasAnotherFactor, { factor: leastFactor(value) }),
    ],
    whyWrong: () => ({
      oneTimes: {
        en: line`Prime numbers are 1 times themselves too.`,
        es: line`Los números primos también son 1 por ellos mismos.`,
      },
      sum: { en: line`A sum shows no factors.`, es: line`Una suma no muestra factores.` },
      difference: { en: line`A difference shows no factors.`, es: line`Una resta no muestra factores.` },
    }),
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
})
