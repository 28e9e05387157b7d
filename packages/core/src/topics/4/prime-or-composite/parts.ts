import {
  answerStep,
  assert,
  type Both,
  equation,
  type Inline,
  itemOf,
  line,
  list,
  option,
  prose,
  type Random,
  type Step,
  step,
  sum,
  times,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isPrime, PRIMES, range } from './prime-statements.ts'

/** "2, 3, 5, and 7". */
export const enumerated = (values: readonly number[]): Both<readonly Inline[]> => {
  const joined = (last: string) =>
    values.flatMap((value, i): readonly Inline[] => [
      i === 0 ? '' : i < values.length - 1 ? ', ' : last,
      ...line`${value}`,
    ])
  return { en: joined(values.length > 2 ? ', and ' : ' and '), es: joined(' y ') }
}

export const ODD_COMPOSITES = [51, 57, 87, 91, 39, 49, 63, 69, 77, 81, 93, 99, 33]
export const upTo = (most: number) => Array.from({ length: most - 3 }, (_, i) => i + 4).filter(n => !isPrime(n))
/** Prime and composite take turns. */
export const numbers = {
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

export const kind = option({
  prime: { en: prose`prime`, es: prose`primo` },
  composite: { en: prose`composite`, es: prose`compuesto` },
  neither: { en: prose`neither`, es: prose`ninguno de los dos` },
})

export const howOftenTrue = {
  always: {
    word: words('always', 'siempre'),
    sentence: { en: line`Every case fits the statement.`, es: line`Todos los casos cumplen la afirmación.` },
  },
  sometimes: {
    word: words('sometimes', 'a veces'),
    sentence: {
      en: line`Some cases fit the statement, and others do not.`,
      es: line`Unos casos cumplen la afirmación y otros no.`,
    },
  },
  never: {
    word: words('never', 'nunca'),
    sentence: { en: line`No case fits the statement.`, es: line`Ningún caso cumple la afirmación.` },
  },
}

export const primeAfter = (value: number) =>
  itemOf(
    PRIMES.filter(prime => prime > value),
    0,
  )
/** Prime numbers before a gap in which at least two odd numbers are composite. */
export const BEFORE_GAPS = PRIMES.filter(prime => prime > 22 && prime < 97 && primeAfter(prime) > prime + 5)
export const leastFactor = (value: number) =>
  itemOf(
    range.filter(factor => value % factor === 0),
    0,
  )
/** 91 = 7 × 13. */
export const asProduct = (value: number) => equation(value, times(leastFactor(value), value / leastFactor(value)))

/** The primes that a factor would have to be, and the two factors that are left. */
export const testedPrime = (value: number): readonly Step[] => {
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

export function kindOf(value: number): readonly Step[] {
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
export const pairsFor = (total: number) =>
  PRIMES.filter(p => p <= total / 2 && isPrime(total - p)).map(p => [p, total - p] as const)

/** Even sums with two pairs of different primes or more: the difference tells which is meant. */
export const SUMS = range.filter(
  total => total % 2 === 0 && total >= 16 && total <= 40 && pairsFor(total).filter(([a, b]) => a < b).length > 1,
)

export const primesBetween = (from: number, to: number) => PRIMES.filter(prime => prime > from && prime < to)
export const WINDOWS = [20, 30, 40, 50, 60, 70, 80, 90].flatMap(from =>
  [from + 10, from + 20].filter(to => to <= 100).map(to => ({ from, to })),
)
export const windowsWith = (count: number) => {
  const [first, ...others] = WINDOWS.filter(({ from, to }) => primesBetween(from, to).length === count)
  assert(first, 'Some tens have so many prime numbers')
  return [first, ...others] as const
}

/** Two odd numbers with this sum, one of them at least composite. */
export const oddPairsWithAComposite = (total: number) =>
  Array.from({ length: total / 2 - 2 }, (_, i) => [i + 3, total - i - 3] as const).filter(
    ([a, b]) => a % 2 === 1 && a < b && !(isPrime(a) && isPrime(b)),
  )
export const compositeOf = ([a, b]: readonly [number, number]) => (isPrime(a) ? b : a)
export const pairSum = ([a, b]: readonly [number, number]) => sum(a, b)
