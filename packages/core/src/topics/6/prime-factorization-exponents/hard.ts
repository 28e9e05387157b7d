import {
  answerStep,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  factorisation,
  failed,
  formulaChoice,
  gcd,
  isPrime,
  itemOf,
  lcm,
  line,
  namedNumbers,
  type PrimePower,
  primeFactors,
  prose,
  type Random,
  role,
  statements,
  symbol,
  times,
  tupleOf,
  type Value,
  type WhyWrong,
  wholes,
  writtenExpression,
} from '../../../author.ts'
import { letterBlanks, primeProduct } from '../../kit/factors/factor-tree.ts'
import type { levels } from './levels.ts'
import { inPowers, isInPowersOf, isInPrimePowers, powersIn, powersShown, valueOf } from './powers.ts'

/** Two numbers that share a prime: their product has three primes at least. */
const FACTORS: readonly (readonly [number, number])[] = [
  [24, 45],
  [12, 75],
  [36, 50],
  [28, 30],
  [40, 66],
  [21, 44],
  [54, 35],
  [45, 56],
  [26, 60],
  [33, 75],
  [22, 90],
  [20, 63],
]
/** None divides another. */
const DIVISORS: readonly (readonly [number, number, number])[] = [
  [8, 12, 15],
  [12, 18, 20],
  [10, 12, 25],
  [12, 14, 21],
  [8, 18, 20],
  [9, 15, 50],
  [16, 20, 24],
  [12, 15, 27],
  [10, 16, 28],
  [6, 20, 45],
  [14, 18, 21],
  [12, 16, 22],
]
const KNOWN = [504, 360, 540, 600, 756, 792, 700, 1008, 1050, 1350, 1188, 660] as const
/** The exponents of 2, 3, 5, 7 in two numbers. */
const PAIRS: readonly (readonly [readonly number[], readonly number[]])[] = [
  [
    [3, 2, 1, 0],
    [2, 3, 0, 1],
  ],
  [
    [2, 1, 2, 0],
    [4, 0, 1, 1],
  ],
  [
    [1, 3, 0, 1],
    [2, 2, 1, 0],
  ],
  [
    [4, 1, 0, 1],
    [3, 2, 0, 0],
  ],
  [
    [0, 2, 2, 1],
    [3, 1, 2, 0],
  ],
  [
    [5, 0, 1, 1],
    [3, 2, 0, 2],
  ],
  [
    [2, 3, 1, 0],
    [3, 1, 2, 0],
  ],
  [
    [0, 4, 1, 1],
    [1, 2, 0, 2],
  ],
  [
    [2, 0, 3, 1],
    [1, 1, 2, 0],
  ],
  [
    [3, 1, 1, 0],
    [2, 0, 2, 1],
  ],
]
/** What is known of a number, and between which numbers it lies: one prime fits, among other numbers. */
const UNKNOWN: readonly (readonly [known: number, above: number, below: number])[] = [
  [144, 1000, 1200],
  [72, 700, 900],
  [36, 440, 520],
  [80, 450, 650],
  [100, 980, 1250],
  [45, 550, 660],
  [96, 1000, 1200],
  [50, 610, 720],
  [56, 680, 800],
  [63, 650, 800],
  [48, 780, 900],
  [108, 1350, 1550],
]

const PRIMES = [2, 3, 5, 7]
const powersOf = (exponents: readonly number[]): readonly PrimePower[] =>
  exponents.map((exponent, i) => ({ prime: itemOf(PRIMES, i), exponent })).filter(({ exponent }) => exponent > 0)

/** Numbers to choose from, by how they compare with a known one. */
interface Candidates {
  readonly factors: readonly number[]
  /** All their primes are there, one not often enough. */
  readonly tooOften: readonly number[]
  /** One of their primes is not there. */
  readonly foreign: readonly number[]
}
const CANDIDATES: ReadonlyMap<number, Candidates> = new Map(
  KNOWN.map((value): [number, Candidates] => {
    const numbers = wholes(12, 99).filter(n => n % 10 !== 0 && factorisation(n).length > 1)
    const known = primeFactors(value)
    const hasPrimes = (n: number) => primeFactors(n).every(prime => known.includes(prime))
    return [
      value,
      {
        factors: numbers.filter(
          n => n > 24 && value % n === 0 && factorisation(n).some(({ exponent }) => exponent > 1),
        ),
        tooOften: numbers.filter(n => value % n !== 0 && hasPrimes(n)),
        foreign: numbers.filter(
          n =>
            factorisation(n).filter(({ prime }) => !known.includes(prime) && prime < 12).length === 1 &&
            n % 2 === 0 &&
            n > 20 &&
            factorisation(n).every(({ prime }) => prime < 12),
        ),
      },
    ]
  }),
)
function drawCandidates(random: Random) {
  const value = random.evenly(KNOWN)
  const { factors, tooOften, foreign } = CANDIDATES.get(value) ?? failed('Every known number has candidates')
  const [often, again] = random.sample(tooOften, 2)
  return { value, right: random.pick(factors), wrong: [often, again, random.pick(foreign)] as const }
}
/** The prime that a number has and another has not, or not so often. */
function tooMuch(number: number, of: number): PrimePower {
  const own = factorisation(number)
  const foreign = own.filter(({ prime }) => of % prime !== 0)
  return itemOf([...foreign, ...own.filter(({ prime, exponent }) => of % prime ** exponent !== 0)], 0)
}
/** 0 for a prime that is no factor. */
const exponentIn = (value: number, prime: number): number => {
  const power = factorisation(value).find(one => one.prime === prime)
  return power === undefined ? 0 : power.exponent
}

const N = symbol('n')

export const hardForms = (form: FormMaker<typeof levels>) => ({
  ofProduct: form({
    levels: ['hard'],
    lines: 4,
    draw: random => ({ factors: random.evenly(FACTORS) }),
    answer: writtenExpression,
    solve: ({ factors: [a, b] }) => inPowers(a * b),
    ask: ({ factors }) => ({
      en: prose`Write the prime factorization of the product ${times(...factors)}. Use exponents for repeated factors.`,
      es: prose`Escribe la descomposición en factores primos del producto ${times(...factors)}. Usa exponentes para los factores repetidos.`,
    }),
    solution: ({ factors: [a, b] }, answer) => [
      explained(
        statements(equation(a, primeProduct(a)), equation(b, primeProduct(b))),
        line`There is no need to multiply: write each factor as a product of primes.`,
        line`No hace falta multiplicar: escribe cada factor como producto de primos.`,
      ),
      explained(
        primeProduct(a * b),
        line`Put all the primes together, equal ones side by side.`,
        line`Junta todos los primos, los iguales uno al lado del otro.`,
      ),
      answerStep(expr(answer), {
        en: line`Count how many times each prime is a factor: that is its exponent.`,
        es: line`Cuenta cuántas veces es factor cada primo: ese es su exponente.`,
      }),
    ],
    check: (printed, answer) => isInPowersOf(evaluate(printed.one('product')).n, answer),
  }),

  leastMultiple: form({
    levels: ['hard'],
    lines: 4,
    draw: random => ({ numbers: random.evenly(DIVISORS) }),
    answer: writtenExpression,
    solve: ({ numbers }) => inPowers(numbers.reduce<number>(lcm, 1)),
    ask({ numbers: [a, b, c] }) {
      const [one, other, third] = [role('a', a), role('b', b), role('c', c)]
      return {
        en: prose`Write the prime factorization of the smallest positive number that is divisible by ${one}, ${other}, and ${third}. Use exponents for repeated factors.`,
        es: prose`Escribe la descomposición en factores primos del menor número positivo que es divisible entre ${one}, ${other} y ${third}. Usa exponentes para los factores repetidos.`,
      }
    },
    key: (_, answer) => ({
      en: prose`The number is ${evaluate(answer)}.`,
      es: prose`El número es ${evaluate(answer)}.`,
    }),
    solution: ({ numbers }, answer) => [
      explained(
        statements(...numbers.map(n => equation(n, inPowers(n)))),
        line`Write the prime factorization of each number.`,
        line`Escribe la descomposición en factores primos de cada número.`,
      ),
      explained(
        statements(...powersIn(answer).map(power => powersShown([power]))),
        line`Take each prime with its largest exponent: the number needs it that many times.`,
        line`Toma cada primo con su mayor exponente: el número lo necesita esa cantidad de veces.`,
      ),
      answerStep(equation(answer, evaluate(answer)), {
        en: line`Multiply these powers. No smaller number is divisible by all three.`,
        es: line`Multiplica estas potencias. Ningún número menor es divisible entre los tres.`,
      }),
    ],
    // Tries every number below.
    check(printed, answer) {
      const numbers = ['a', 'b', 'c'].map(name => printed.role(name).n)
      const value = evaluate(answer).n
      const fits = (n: number) => numbers.every(number => n % number === 0)
      return isInPrimePowers(answer) && fits(value) && !wholes(1, value - 1).some(fits)
    },
  }),

  whichFactor: form({
    levels: ['hard'],
    draw: drawCandidates,
    answer: formulaChoice,
    solve: ({ right }): Value => right,
    mistakes: ({ wrong: [one, other, foreign] }): Record<string, Value> => ({
      tooOften: one,
      alsoTooOften: other,
      otherPrime: foreign,
    }),
    ask({ value }) {
      const of = inPowers(value)
      return {
        en: prose`The prime factorization of a number ${N} is ${of}. Which of these numbers is a factor of ${N}?`,
        es: prose`La descomposición en factores primos de un número ${N} es ${of}. ¿Cuál de estos números es un factor de ${N}?`,
      }
    },
    solution: ({ value, right }) => [
      explained(
        equation(N, inPowers(value)),
        line`A factor of ${N} has only these prime factors, and none of them more times than ${N} has it.`,
        line`Un factor de ${N} tiene solo estos factores primos, y ninguno más veces de las que lo tiene ${N}.`,
      ),
      answerStep(equation(right, inPowers(right)), {
        en: line`${N} has all these primes, each often enough: ${right} is a factor of ${N}.`,
        es: line`${N} tiene todos estos primos, cada uno las veces necesarias: ${right} es un factor de ${N}.`,
      }),
    ],
    whyWrong: ({ value, wrong: [one, other, foreign] }) => {
      const fails = (number: number): WhyWrong => {
        const { prime, exponent } = tooMuch(number, value)
        const has = exponentIn(value, prime)
        const needs = powersShown([{ prime, exponent }])
        const own = powersShown([{ prime, exponent: has }])
        return explained(
          equation(number, inPowers(number)),
          has === 0
            ? line`${N} does not have the prime factor ${prime}.`
            : line`${number} has the factor ${needs}, but ${N} has only ${own}.`,
          has === 0
            ? line`${N} no tiene el factor primo ${prime}.`
            : line`${number} tiene el factor ${needs}, pero ${N} solo tiene ${own}.`,
        )
      }
      return { tooOften: fails(one), alsoTooOften: fails(other), otherPrime: fails(foreign) }
    },
    check: (printed, answer) =>
      exact(answer).isInteger && exact(answer).n > 0 && evaluate(printed.one('product')).n % exact(answer).n === 0,
  }),

  greatestFactor: form({
    levels: ['hard'],
    lines: 2,
    draw: random => ({ pair: random.shuffle(random.evenly(PAIRS)) }),
    answer: writtenExpression,
    solve: ({ pair: [one, other] }): Expr =>
      powersShown(powersOf(one.map((exponent, i) => Math.min(exponent, itemOf(other, i))))),
    ask({ pair: [one, other] }) {
      const [a, b] = tupleOf(
        [one, other].map(exponents => powersShown(powersOf(exponents))),
        2,
      )
      const of = [equation(symbol('a'), a), equation(symbol('b'), b)] as const
      return {
        en: prose`Let ${of[0]} and ${of[1]}. Write the prime factorization of the greatest common factor of ${symbol('a')} and ${symbol('b')}. Use exponents for repeated factors.`,
        es: prose`Sean ${of[0]} y ${of[1]}. Escribe la descomposición en factores primos del máximo común divisor de ${symbol('a')} y ${symbol('b')}. Usa exponentes para los factores repetidos.`,
      }
    },
    solution({ pair: [one, other] }, answer) {
      const shared = PRIMES.filter((_, i) => itemOf(one, i) > 0 && itemOf(other, i) > 0)
      return [
        explained(
          statements(...shared.map(prime => expr(prime))),
          line`These primes are factors of both numbers.`,
          line`Estos primos son factores de los dos números.`,
        ),
        ...shared.map(prime => {
          const [m, n] = tupleOf(
            [one, other].map(exponents => itemOf(exponents, PRIMES.indexOf(prime))),
            2,
          )
          const least = Math.min(m, n)
          return explained(
            powersShown([{ prime, exponent: least }]),
            m === n
              ? line`For ${prime}, the exponent is ${least} in both.`
              : line`For ${prime}, the exponents are ${m} and ${n}. Take the smaller one.`,
            m === n
              ? line`Para el ${prime}, el exponente es ${least} en los dos.`
              : line`Para el ${prime}, los exponentes son ${m} y ${n}. Toma el menor.`,
          )
        }),
        answerStep(equation(answer, evaluate(answer)), {
          en: line`Multiply these powers: the product is the greatest common factor.`,
          es: line`Multiplica estas potencias: el producto es el máximo común divisor.`,
        }),
      ]
    },
    check(printed, answer) {
      const [a, b] = tupleOf(
        printed.all('relation').map(({ right }) => valueOf(powersIn(right))),
        2,
      )
      return isInPowersOf(gcd(a, b), answer)
    },
  }),

  unknownPrime: form({
    levels: ['hard'],
    kind: 'compute',
    lines: 3,
    draw(random) {
      const [known, above, below] = random.evenly(UNKNOWN)
      return { known, above, below }
    },
    answer: namedNumbers('p', 'n'),
    solve({ known, above, below }) {
      const prime = itemOf(wholes(Math.floor(above / known) + 1, Math.ceil(below / known) - 1).filter(isPrime), 0)
      return [prime, prime * known]
    },
    ask({ known, above, below }) {
      const [p, { kind: _, ...product }] = [symbol('p'), inPowers(known) as Extract<Expr, { kind: 'product' }>]
      const of = equation(N, times(...product.factors, p))
      const [least, most] = [role('above', above), role('below', below)]
      const blanks = letterBlanks('p', 'n')
      return {
        en: [
          prose`Let ${of}, where ${p} is a prime number. The number ${N} is greater than ${least} and less than ${most}. Find ${p} and ${N}.`,
          blanks,
        ],
        es: [
          prose`Sea ${of}, donde ${p} es un número primo. El número ${N} es mayor que ${least} y menor que ${most}. Halla ${p} y ${N}.`,
          blanks,
        ],
      }
    },
    solution({ known, above, below }, answer) {
      const [first, last] = [Math.floor(above / known) + 1, Math.ceil(below / known) - 1]
      const [p, n] = tupleOf(answer, 2)
      return [
        explained(
          equation(inPowers(known), known),
          line`Find the value of the factors that are known.`,
          line`Halla el valor de los factores conocidos.`,
        ),
        explained(
          statements(...wholes(first, last).map(factor => equation(times(known, factor), known * factor))),
          line`Only these multiples of ${known} lie between ${above} and ${below}.`,
          line`Solo estos múltiplos de ${known} están entre ${above} y ${below}.`,
        ),
        answerStep(statements(equation(symbol('p'), p), equation(N, n)), {
          en: line`Of the second factors, only ${p} is prime.`,
          es: line`De los segundos factores, solo ${p} es primo.`,
        }),
      ]
    },
    // Puts the prime in, and tries every other prime.
    check(printed, answer) {
      const { right } = printed.one('relation')
      const factors = right.kind === 'product' ? right.factors : []
      const known = evaluate(times(...factors.slice(0, -1))).n
      const [above, below] = [printed.role('above').n, printed.role('below').n]
      const [p, n] = tupleOf(answer, 2)
      const fits = (prime: number) => isPrime(prime) && known * prime > above && known * prime < below
      return (
        fits(exact(p).n) &&
        exact(n).equals(known * exact(p).n) &&
        wholes(2, Math.ceil(below / known)).filter(fits).length === 1
      )
    },
  }),
})
